"""The pictures that are kept: which they are, and how one is drawn and read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from dekabes.ui.theme import USUAL, Dress, Theme
from gallery.scenes import SCENES, Look
from tests.ui.pilot import Pilot

FOLDER = Path(__file__).parent / "kept"
Pixels = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Kept:
    """A scene of the gallery that is kept at one size and in one language."""

    scene: str
    size: tuple[int, int] = (1280, 800)
    lang: str = "en"
    dress: Dress = USUAL

    @property
    def file(self) -> Path:
        """Where it is kept."""
        name = "{}-{}x{}-{}-{}.png"
        return FOLDER / name.format(self.scene, *self.size, self.lang, self.dress.theme)

    def pilot(self, folder: Path) -> Pilot:
        """The app in that moment."""
        return SCENES[self.scene](Look(self.size, self.lang, folder, self.dress))


KEPT = (
    Kept("title-match"),
    Kept("setup"),
    Kept("opening"),
    Kept("preview"),
    Kept("preview", (800, 1280)),
    Kept("preview", dress=Dress(Theme.EBONY)),
    Kept("drag", dress=Dress(Theme.IVORY, coloured=True)),
    Kept("hint-move", dress=Dress(Theme.CONTRAST)),
    Kept("longest", (1024, 600)),
    Kept("hint-where", lang="id"),
    Kept("pass", (1920, 1080)),
    Kept("cover"),
    Kept("since"),
    Kept("look"),
    Kept("entitled"),
    Kept("shut", dress=Dress(Theme.CONTRAST)),
    Kept("choose", (1024, 600), "id"),
    Kept("dekabes"),
    Kept("blocked", (800, 1280)),
    Kept("domino", (800, 1280), dress=Dress(Theme.EBONY, coloured=True)),
    Kept("draw", dress=Dress(Theme.CONTRAST)),
    Kept("match-over"),
    Kept("match-over-long", (800, 600), "id"),
    Kept("rules-2", lang="id"),
    Kept("settings", (800, 600)),
    Kept("log", (800, 1280)),
)


def halved(surface: pygame.Surface) -> Pixels:
    """A picture at half its size, the mean of each four pixels: shape (width, height, 3).

    It is a quarter of the bytes, and shows a shift by one pixel as well as the whole does.
    """
    width, height = (side // 2 * 2 for side in surface.get_size())
    pixels = pygame.surfarray.array3d(surface)[:width, :height].astype(np.int16)
    sums: Pixels = pixels.reshape(width // 2, 2, height // 2, 2, 3).sum(axis=(1, 3)) // 4
    return sums.astype(np.int16)


def read(file: Path) -> Pixels:
    """A kept picture, as `halved` gives it."""
    return pygame.surfarray.array3d(pygame.image.load(file)).astype(np.int16)


def write(pixels: Pixels, file: Path) -> None:
    """Keep what `halved` gives."""
    file.parent.mkdir(exist_ok=True)
    pygame.image.save(pygame.surfarray.make_surface(pixels.astype(np.uint8)), file)
