"""Draws every screen at every size into a folder, for eyes: FOLDER/SIZE/SCENE-LANG.png.

In another dress than ivory the name says so: SCENE-LANG-ebony-coloured.png.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from dekabes.cli.arguments import parse_size
from dekabes.cli.progress import with_progress
from dekabes.i18n import LANGUAGES
from dekabes.ui.theme import SMALLEST_UPRIGHT, USUAL, Dress, Theme
from gallery.scenes import SCENES, Look
from tests.ui.table.lines import SIZES


def main() -> None:
    options = parser().parse_args()
    dress = Dress(Theme(options.theme), options.coloured)
    jobs = [
        (size, lang, scene)
        for size in options.size or (*SIZES, SMALLEST_UPRIGHT)
        for lang in options.lang or ("en",)
        for scene in options.scene or SCENES
    ]
    for size, lang, scene in with_progress(jobs, len(jobs)):
        draw(scene, size, lang, dress, options.folder)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m gallery", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--size", action="append", type=parse_size, metavar="WxH")
    parser.add_argument("--lang", action="append", choices=tuple(LANGUAGES))
    parser.add_argument("--scene", action="append", choices=tuple(SCENES))
    parser.add_argument("--theme", choices=tuple(map(str, Theme)), default=str(Theme.IVORY))
    parser.add_argument("--coloured", action="store_true", help="colour pips by their number")
    return parser


def draw(scene: str, size: tuple[int, int], lang: str, dress: Dress, folder: Path) -> None:
    place = folder / "{}x{}".format(*size)
    place.mkdir(parents=True, exist_ok=True)
    words = [scene, lang]
    words += [str(dress.theme)] * (dress.theme is not USUAL.theme)
    words += ["coloured"] * dress.coloured
    with TemporaryDirectory() as name:
        pilot = SCENES[scene](Look(size, lang, Path(name) / "trace", dress))
        pilot.shot(place / f"{'-'.join(words)}.png")
        pilot.desk.top.close()  # what it laid would be drawn over the next one
        pilot.leave()


if __name__ == "__main__":
    main()
