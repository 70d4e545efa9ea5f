"""Large letters lit from above: the game's name, and the cries of a round's end."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame

from dekabes.ui import text
from dekabes.ui.art import raster
from dekabes.ui.art.raster import Cast, Pixels
from dekabes.ui.text import Role
from dekabes.ui.theme import LETTERING, PLAIN_BRASS, SHADOW, WHITE, Scale, rgb

# Where the lettering's light begins and ends, in ems above the baseline: a cry shines longer, and
# stands on an edge of dark gold.
_LIGHT_TOP, _LIGHT_FOOT, _CRY_FOOT = 0.82, -0.25, -0.69
_EDGE, _EDGE_COLOUR = 0.01, rgb("6B4718")
_LETTERING_CASTS = (Cast(0.0, 0.018, 0.03, 0.55), Cast(0.0, 0.05, 0.11, 0.45))


@lru_cache(maxsize=16)
def lettering(scale: Scale, string: str, role: Role, *, cry: bool = False) -> pygame.Surface:
    """Large letters lit from above, with room for accents and a soft shadow around them.

    In high contrast they are flat.
    """
    plain, px = text.text_surface(scale, string, role, WHITE), scale.font_px(role.size)
    pad = lettering_room(px)
    canvas = raster.Canvas(plain.get_width() + 2 * pad, plain.get_height())
    mask = np.zeros(canvas.size, np.float32)
    mask[pad:-pad] = pygame.surfarray.array_alpha(plain) / np.float32(255)
    if scale.contrast:
        canvas.paint(mask, PLAIN_BRASS)
        return canvas.surface()
    for cast in (cast.scaled(px) for cast in _LETTERING_CASTS):
        fallen = raster.shifted(mask, cast.dx, cast.dy)
        canvas.paint(raster.blurred(fallen, cast.blur), SHADOW, cast.opacity)
    if cry:
        canvas.paint(raster.shifted(mask, 0, max(1.0, _EDGE * px)), _EDGE_COLOUR)
    foot = _CRY_FOOT if cry else _LIGHT_FOOT
    canvas.paint(mask, _light(canvas.size, text.ascent(scale, role), px, foot))
    return canvas.surface()


def lettering_room(px: int) -> int:
    """The pixels beside the letters that their shadow needs."""
    return round(px * 0.14)


def _light(size: tuple[int, int], baseline: int, px: int, foot: float) -> Pixels:
    height = np.arange(size[1], dtype=np.float32)
    at = (height - (baseline - _LIGHT_TOP * px)) / ((_LIGHT_TOP - foot) * px)
    return np.broadcast_to(raster.blend(at, LETTERING), (*size, 3))
