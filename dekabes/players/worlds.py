"""Worlds: the deals of the unseen tiles that agree with all a seat knows, drawn exactly uniformly.

All worlds stand in one order, by who holds the first unseen tile, then the second, and so on. A
table of how many ways there are to go on from each tile turns a number in that order into its
world, for many numbers at once; a random world is that of a random number.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from dekabes.engine import SEATS
from dekabes.players.tables import BITS, Masks
from dekabes.players.unseen import Unseen

Int64s = NDArray[np.int64]


def count(unseen: Unseen) -> int:
    """How many worlds there are."""
    return int(_ways(unseen)[0, unseen.room[0], unseen.room[1]])


def sample(unseen: Unseen, number: int, rng: np.random.Generator) -> Masks:
    """Independent worlds, each as likely as any other: hands in seat order, shape (number, 4)."""
    ways = _ways(unseen)
    total = ways[0, unseen.room[0], unseen.room[1]]
    return _worlds(unseen, ways, rng.integers(total, size=number))


def all_worlds(unseen: Unseen) -> Masks:
    """Every world once, shape (count, 4): for where they are few."""
    ways = _ways(unseen)
    total = ways[0, unseen.room[0], unseen.room[1]]
    return _worlds(unseen, ways, np.arange(total))


def _ways(unseen: Unseen) -> Int64s:
    """In how many ways the tiles from one on can go to three seats, by tile and by the room left
    in the first and in the second of them; what the third has left follows.

    Shape (tiles + 1, room + 2, room + 2): the last row and column are no room at all, and stay 0.
    They are where an index of -1 leads, for a tile that a full seat would be given.
    """
    first, second, _ = unseen.room
    tiles = len(unseen.tiles)
    ways = np.zeros((tiles + 1, first + 2, second + 2), np.int64)
    ways[tiles, 0, 0] = 1
    for tile in reversed(range(tiles)):
        here, rest = ways[tile], ways[tile + 1]
        may = [seat[tile] for seat in unseen.may_hold]
        if may[0]:
            here[1:-1] += rest[:-2]
        if may[1]:
            here[:, 1:-1] += rest[:, :-2]
        if may[2]:
            here += rest
    return ways


def _worlds(unseen: Unseen, ways: Int64s, numbers: Int64s) -> Masks:
    """The worlds with these numbers, shape (number, 4); uses up `numbers`."""
    held = np.zeros((len(SEATS), len(numbers)), np.uint32)
    held[unseen.viewer.index] = unseen.hand
    first, second, third = (held[seat.index] for seat in unseen.seats)
    row = ways.shape[2]
    # Where each world stands in the table of the next tile, as one flat index.
    at = np.full(len(numbers), unseen.room[0] * row + unseen.room[1])
    nothing = np.zeros_like(numbers)
    for place, tile in enumerate(unseen.tiles):
        rest = ways[place + 1].ravel()
        to_first = rest[at - row] if unseen.may_hold[0][place] else nothing
        past_first = numbers >= to_first
        numbers -= to_first * past_first
        to_second = rest[at - 1] if unseen.may_hold[1][place] else nothing
        to_third = past_first & (numbers >= to_second)
        numbers -= to_second * to_third
        at -= np.where(past_first, past_first ^ to_third, row)
        first |= BITS[tile] * ~past_first
        second |= BITS[tile] * (past_first ^ to_third)
        third |= BITS[tile] * to_third
    return np.ascontiguousarray(held.T)
