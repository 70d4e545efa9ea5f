"""A stretch of a line as an example shows it, without the table around it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.ui.art.marks import Ring, ring_surface
from dekabes.ui.art.tiles import GAP, TileLook
from dekabes.ui.screens.frame import draw_tiles
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import Scale

GHOST_GAP = 0.15  # between a ghost and the line, in short sides


@dataclass(frozen=True, slots=True)
class Stretch:
    """Part of a line, left to right, each tile as it lies; ghosts at its ends."""

    line: tuple[str, ...]
    left: str = ""
    right: str = ""

    @property
    def width(self) -> float:
        """How long it is, in short sides."""
        tiles = [tile for tile in (self.left, *self.line, self.right) if tile]
        ghosts = bool(self.left) + bool(self.right)
        gaps = GAP * (len(self.line) - 1) + GHOST_GAP * ghosts
        return sum(1 if is_double(tile) else 2 for tile in tiles) + gaps

    def side(self, scale: Scale, room: tuple[int, int], most: float) -> int:
        """The short side of the largest tiles with which it fits, `most` units at the most."""
        return int(min(scale.px(most), room[0] / (self.width + 0.4), room[1] / 2.3))

    def places(self, s: int, left: float, middle: int) -> list[tuple[Placed, bool]]:
        """Where its tiles lie from its left edge, and which of them are ghosts."""
        lain: list[tuple[Placed, bool]] = []
        for number, tile in enumerate((self.left, *self.line, self.right)):
            if not tile:
                continue
            ghost = number in {0, len(self.line) + 1}
            left += s * (GHOST_GAP if ghost or lain[-1][1] else GAP) if lain else 0
            wide, high = (s, 2 * s) if is_double(tile) else (2 * s, s)
            place = Rect(round(left), middle - high // 2, wide, high)
            lain.append((Placed(place, int(tile[0]), int(tile[1])), ghost))
            left += wide
        return lain


def is_double(tile: str) -> bool:
    """Whether both numbers of a tile are the same."""
    return tile[0] == tile[1]


def upright_at(tile: str, x: int, y: int, s: int) -> Placed:
    """A tile that stands with its upper left corner at a place."""
    return Placed(Rect(x, y, s, 2 * s), int(tile[0]), int(tile[1]))


def draw_stretch(
    surface: pygame.Surface, scale: Scale, stretch: Stretch, s: int, left: float, middle: int
) -> Rect:
    """Draw part of a line from its left edge; returns where its last tile lies."""
    lain = stretch.places(s, left, middle)
    draw_tiles(surface, scale, s, [placed for placed, ghost in lain if not ghost])
    for placed, ghost in lain:
        if ghost:
            draw_ghost(surface, scale, s, placed)
    return lain[-1][0].rect


def draw_centred(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    stretch: Stretch,
    most: float,
    beside: int = 0,
) -> Rect:
    """Draw part of a line in the middle of a place, with room for something beside it."""
    s = stretch.side(scale, (rect.width - beside, rect.height), most)
    left = rect.centerx - (stretch.width * s + beside) / 2
    return draw_stretch(surface, scale, stretch, s, left, rect.centery)


def draw_ghost(surface: pygame.Surface, scale: Scale, s: int, placed: Placed) -> None:
    """Draw a tile as it would lie, with its ring of light."""
    draw_tiles(surface, scale, s, [placed], TileLook.GHOST)
    ring = Ring.PLAIN if scale.contrast else Ring.GHOST
    ring_surface(s, not placed.upright, ring).blit(surface, *placed.rect.topleft)
