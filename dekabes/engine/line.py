"""The line of tiles on the table and its two open ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dekabes.engine.tiles import NUMBERS, Tile


class End(Enum):
    """One of the two open ends of the line, as everyone at the table sees it."""

    LEFT = "L"
    RIGHT = "R"


ENDS = tuple(End)


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile as it lies in the line: the number towards the left end, then towards the right."""

    left: int
    right: int

    @property
    def tile(self) -> Tile:
        """The tile that lies here."""
        return Tile.of(self.left, self.right)

    def __str__(self) -> str:
        return f"{self.left}{self.right}"


# Every way in which a tile can lie, made once: by its left and its right number.
_LAID = [[Laid(left, right) for right in NUMBERS] for left in NUMBERS]


@dataclass(frozen=True, slots=True)
class Line:
    """The tiles from left to right as they lie, and which of them opened the round."""

    laid: tuple[Laid, ...] = ()
    opening: int = 0

    @property
    def ends(self) -> tuple[int, int] | None:
        """The open numbers, left and right; None while nothing lies."""
        return (self.laid[0].left, self.laid[-1].right) if self.laid else None

    def number_at(self, end: End) -> int:
        """The open number at an end; ValueError while nothing lies."""
        if not self.laid:
            raise ValueError("an empty line has no ends")
        return self.laid[0].left if end is End.LEFT else self.laid[-1].right

    def fits(self, tile: Tile, end: End) -> bool:
        """Whether a tile can be joined to an end."""
        return tile.has(self.number_at(end))

    def opened(self, tile: Tile) -> Line:
        """The line of this opening tile alone, its higher number to the left."""
        return Line((_LAID[tile.high][tile.low],))

    def joined(self, tile: Tile, end: End) -> Line:
        """The line with a tile joined to an end; ValueError if it does not fit."""
        number = self.number_at(end)
        outer = tile.other(number)
        if end is End.LEFT:
            return Line((_LAID[outer][number], *self.laid), self.opening + 1)
        return Line((*self.laid, _LAID[number][outer]), self.opening)
