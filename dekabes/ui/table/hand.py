"""The own order of a hand in the rack: it outlives plays and undo, and is for the eye alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from dekabes.engine import Hand, Tile


@dataclass(frozen=True, slots=True)
class HandOrder:
    """The tiles of a deal in the order that their owner gave them, played ones included."""

    order: tuple[Tile, ...] = ()

    def of_hand(self, hand: Hand) -> HandOrder:
        """The order for this hand: the same while it is of the same deal, else the hand's own."""
        return self if set(hand) <= set(self.order) else HandOrder(tuple(hand))

    def shown(self, hand: Hand) -> tuple[Tile, ...]:
        """The hand in its own order."""
        return tuple(tile for tile in self.order if tile in hand)

    def sorted(self) -> HandOrder:
        """The order from low to high."""
        return HandOrder(tuple(sorted(self.order)))

    def moved(self, hand: Hand, tile: Tile, slot: int) -> HandOrder:
        """The order once a tile of the hand has been put into another slot of the rack."""
        others = [other for other in self.shown(hand) if other != tile]
        rest = [other for other in self.order if other != tile]
        # A tile played earlier keeps its neighbours, so that undo brings it back between them.
        at = rest.index(others[slot]) if slot < len(others) else len(rest)
        return HandOrder((*rest[:at], tile, *rest[at:]))


def with_open_slot(tiles: Sequence[Tile], held: Tile | None) -> tuple[Tile | None, ...]:
    """The rack while a tile is held: its slot stays open."""
    return tuple(None if tile == held else tile for tile in tiles)


def slot_at(slots: Sequence[Rect], x: int) -> int:
    """The slot whose middle is nearest to `x`."""
    return min(range(len(slots)), key=lambda slot: abs(slots[slot].centerx - x))
