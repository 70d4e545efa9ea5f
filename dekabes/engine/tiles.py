"""The 28 tiles of a double-six set, and hands of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter

NUMBERS = range(7)
HAND_SIZE = 7


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One tile: its two numbers, 0 to 6, the higher first."""

    high: int
    low: int

    def __post_init__(self) -> None:
        if not NUMBERS[0] <= self.low <= self.high <= NUMBERS[-1]:
            raise ValueError(f"no tile of a double-six set: {self.high}, {self.low}")

    @staticmethod
    def of(one: int, other: int) -> Tile:
        """The tile with these two numbers, in either order; ValueError if there is none."""
        return Tile(max(one, other), min(one, other))

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same number."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """The pips of both halves together."""
        return self.high + self.low

    def has(self, number: int) -> bool:
        """Whether one of the halves shows this number."""
        return number == self.high or number == self.low

    def other(self, number: int) -> int:
        """The number on the half that is not `number` (the same again for a double)."""
        if not self.has(number):
            raise ValueError(f"{self} has no {number}")
        return self.low if number == self.high else self.high

    def __str__(self) -> str:
        return f"{self.high}{self.low}"


Hand = tuple[Tile, ...]

ALL_TILES: Hand = tuple(Tile(high, low) for high in NUMBERS for low in range(high + 1))
DOUBLE_SIX = Tile(6, 6)

_NUMBERS_OF = attrgetter("high", "low")


def hand_of(tiles: Iterable[Tile]) -> Hand:
    """These tiles as a hand: sorted, so that order never decides anything."""
    # By their numbers, which is the order of tiles itself: Python compares those far faster.
    return tuple(sorted(tiles, key=_NUMBERS_OF))


def pips_of(hand: Hand) -> int:
    """The count of a hand: the pips of all its tiles."""
    return sum(tile.pips for tile in hand)


def doubles_in(hand: Hand) -> int:
    """How many doubles a hand holds."""
    return sum(tile.is_double for tile in hand)
