"""Deals from a random source that is handed in."""

from __future__ import annotations

from random import Random

from dekabes.engine.actions import Deal
from dekabes.engine.seats import SEATS
from dekabes.engine.tiles import ALL_TILES, HAND_SIZE


def deal(rng: Random) -> Deal:
    """A shuffled deal of all 28 tiles, seven to each seat."""
    tiles = list(ALL_TILES)
    rng.shuffle(tiles)
    return Deal(tuple(tuple(tiles[seat.index * HAND_SIZE :][:HAND_SIZE]) for seat in SEATS))
