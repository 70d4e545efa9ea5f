"""Draws the app's icon into assets/icon: `python -m gallery.icon` after its art has changed.

PNG in every size for windows and for Linux, and one ICO that holds them all for Windows.
"""

from __future__ import annotations

import os
import struct
from io import BytesIO

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from dekabes.ui.art.appicon import SIZES, app_icon
from dekabes.ui.assets import ICONS

_ICON, _ENTRY = struct.Struct("<HHH"), struct.Struct("<BBBBHHII")


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    pictures = {size: png(app_icon(size)) for size in SIZES}
    for size, picture in pictures.items():
        (ICONS / f"dekabes-{size}.png").write_bytes(picture)
    (ICONS / "dekabes.ico").write_bytes(ico(pictures))


def png(picture: pygame.Surface) -> bytes:
    out = BytesIO()
    pygame.image.save(picture, out, ".png")
    return out.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file of Windows: its head, a line for each PNG, and the PNGs."""
    head, body = _ICON.pack(0, 1, len(pictures)), b""
    first = _ICON.size + len(pictures) * _ENTRY.size
    for size, picture in pictures.items():
        side = size % 256  # 0 says 256
        head += _ENTRY.pack(side, side, 0, 0, 1, 32, len(picture), first + len(body))
        body += picture
    return head + body


if __name__ == "__main__":
    main()
