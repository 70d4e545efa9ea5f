"""The tables of `masks` for numpy: hands of many worlds at once, each a uint32 of 28 bits.

An open end is a number 0 to 6, or -1 while nothing lies: as an index, -1 finds the last row.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from dekabes.engine import ALL_TILES, NUMBERS
from dekabes.players import masks

Masks = NDArray[np.uint32]
EMPTY = -1

# By tile: its bit, numbers, pips, and whether it is a double; all of shape (28,).
BITS: Masks = np.left_shift(np.uint32(1), np.arange(len(ALL_TILES), dtype=np.uint32))
HIGH: NDArray[np.int8] = np.array([tile.high for tile in ALL_TILES], np.int8)
LOW: NDArray[np.int8] = np.array([tile.low for tile in ALL_TILES], np.int8)
PIPS: NDArray[np.int16] = np.array(masks.PIPS, np.int16)
IS_DOUBLE: NDArray[np.bool_] = HIGH == LOW

# By number: the tiles that have it, shape (7,).
WITH: Masks = np.array(masks.WITH, np.uint32)
# By tile and one of its numbers: the number of the other half, or -1 without it; (28, 7).
OTHER: NDArray[np.int8] = np.array(
    [[tile.other(n) if tile.has(n) else -1 for n in NUMBERS] for tile in ALL_TILES], np.int8
)

HALF = len(ALL_TILES) // 2


def _pips_of_half(first: int) -> NDArray[np.int16]:
    """The pips of every set of fourteen tiles from `first` on, shape (2 ** 14,)."""
    sums = np.zeros(1, np.int16)
    for pips in masks.PIPS[first : first + HALF]:
        sums = np.concatenate([sums, sums + np.int16(pips)])
    return sums


_LOWER_PIPS = _pips_of_half(0)
_UPPER_PIPS = _pips_of_half(HALF)


def pips_in(hands: Masks) -> NDArray[np.int16]:
    """The pips of each hand; the same shape as `hands`."""
    lower: NDArray[np.int16] = _LOWER_PIPS[hands & np.uint32((1 << HALF) - 1)]
    upper: NDArray[np.int16] = _UPPER_PIPS[hands >> np.uint32(HALF)]
    return np.add(lower, upper)


def counts_in(hands: Masks) -> NDArray[np.uint8]:
    """How many tiles each hand holds; the same shape as `hands`."""
    return np.bitwise_count(hands)
