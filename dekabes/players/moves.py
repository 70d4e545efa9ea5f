"""Moves as small numbers for numpy, and tables of what each of them does to the line.

Move t joins tile t to the left end, or opens with it; move 28 + t joins it to the right end; move
56 is the pass. Where both ends show the same number, left and right come to the same.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from dekabes.engine import ALL_TILES, End, Pass, Play, Seat
from dekabes.players import masks
from dekabes.players.tables import BITS, EMPTY, HALF, HIGH, LOW, OTHER, WITH, Masks

Ints = NDArray[np.intp]
NumberBits = NDArray[np.uint8]  # sets of numbers: bit n stands for the number n

TILES = len(ALL_TILES)
PASS = 2 * TILES

# By move: the bit of its tile, none for the pass; shape (57,).
BIT: Masks = np.concatenate([BITS, BITS, np.zeros(1, np.uint32)])
# By an open end, -1 too: the tiles that fit it, and the number as a set; shape (8,).
FITTING: Masks = np.append(WITH, np.uint32(masks.ALL))
NUMBER: NumberBits = np.append(1 << np.arange(7), 0).astype(np.uint8)


def move_of(action: Play | Pass) -> int:
    """The number of a move of the engine."""
    if isinstance(action, Pass):
        return PASS
    return masks.INDEX[action.tile] + TILES * (action.end is End.RIGHT)


def action_of(move: int, seat: Seat, *, opens: bool) -> Play | Pass:
    """The engine's move of that number."""
    if move == PASS:
        return Pass(seat)
    end = None if opens else End.RIGHT if move >= TILES else End.LEFT
    return Play(seat, ALL_TILES[move % TILES], end)


def at(moves: Ints, ends: Ints) -> Ints:
    """Where `by_move_and_end` has these; an end of -1 finds the unused last place before."""
    return moves * 8 + ends


def _by_move_and_end(entry: Callable[[int, int], int]) -> Ints:
    """A flat table of an entry for each move and end, shape (57 * 8,)."""
    table = np.zeros((PASS + 1) * 8, np.intp)
    for move in range(PASS + 1):
        for end in range(EMPTY, 7):
            table[move * 8 + end] = entry(move, end)
    return table


def _after(move: int, end: int, first: int, opened: NDArray[np.int8]) -> int:
    """An end after a move, if the moves to it begin at `first`; an opening changes both."""
    tile = move - first
    if end == EMPTY:
        return int(opened[move % TILES])
    return int(OTHER[tile][end]) if 0 <= tile < TILES and OTHER[tile][end] >= 0 else end


def _brought(move: int, end: int, first: int, opened: NDArray[np.int8]) -> int:
    """The number that a move brings to an end, as a set; none if it joins the other end."""
    joins = 0 <= move - first < TILES or (end == EMPTY and move < TILES)
    return 1 << _after(move, end, first, opened) if joins else 0


# By move and the end before it: what the end shows afterwards, and which number came to it.
LEFT_AFTER = _by_move_and_end(lambda move, end: _after(move, end, 0, HIGH))
RIGHT_AFTER = _by_move_and_end(lambda move, end: _after(move, end, TILES, LOW))
LEFT_BROUGHT: NumberBits = _by_move_and_end(lambda move, end: _brought(move, end, 0, HIGH)).astype(
    np.uint8
)
RIGHT_BROUGHT: NumberBits = _by_move_and_end(
    lambda move, end: _brought(move, end, TILES, LOW)
).astype(np.uint8)


def options(hands: Masks, left: Ints, right: Ints) -> tuple[Masks, Masks]:
    """The tiles that go left (or open) and those that go right; none right where it is the same."""
    return hands & FITTING[left], hands & FITTING[right] * (left != right)


def _kth_bits() -> NDArray[np.uint8]:
    """By fourteen bits and k: which of them is the k-th that is set; shape (2 ** 14 * 16,)."""
    table = np.zeros((1 << HALF, 16), np.uint8)
    sets = np.arange(1 << HALF)
    found = np.zeros(1 << HALF, np.intp)
    for bit in range(HALF):
        having = np.flatnonzero(sets >> bit & 1)
        table[having, found[having]] = bit
        found[having] += 1
    return table.ravel()


_KTH_BIT = _kth_bits()


def kth(to_left: Masks, to_right: Masks, k: Ints) -> Ints:
    """The k-th move of each row of options; the pass where there are none."""
    lefts = np.bitwise_count(to_left)
    goes_right = k >= lefts
    tiles = np.where(goes_right, to_right, to_left)
    k = k - lefts * goes_right
    lower = tiles & np.uint32((1 << HALF) - 1)
    in_lower = np.bitwise_count(lower)
    is_upper = k >= in_lower
    half = np.where(is_upper, tiles >> np.uint32(HALF), lower).astype(np.intp)
    bit = _KTH_BIT[half * 16 + k - in_lower * is_upper]
    moves = bit + HALF * is_upper + TILES * goes_right
    return np.where(tiles == 0, PASS, moves)


def listed(to_left: Masks, to_right: Masks) -> tuple[Ints, Ints]:
    """All options of all rows, row by row in the order of their moves: rows and moves."""
    found = np.flatnonzero(spread(to_left, to_right))
    return found >> 6, found & 63


def spread(to_left: Masks, to_right: Masks) -> NDArray[np.bool_]:
    """Whether a row has a move among its options; shape (n, 64), from 56 on nothing."""
    both = to_left.astype("<u8") | to_right.astype("<u8") << np.uint64(TILES)
    bits = np.unpackbits(both.view(np.uint8), bitorder="little")
    return bits.view(np.bool_).reshape(-1, 64)


def _ranks() -> NDArray[np.uint8]:
    """By move: how heavy its tile is among all, the pass the lightest; shape (64,)."""
    by_weight = sorted(ALL_TILES, key=lambda tile: (tile.pips, tile.is_double, tile.high))
    ranks = [by_weight.index(tile) + 2 for tile in ALL_TILES]
    return np.array([*ranks, *ranks, 1, *[0] * (63 - PASS)], np.uint8)


_RANKS = _ranks()


def heaviest_of(to_left: Masks, to_right: Masks) -> Ints:
    """The heaviest tile of each row of options, to the left if it can; the pass without any."""
    may = spread(to_left, to_right)
    may[:, PASS] = True
    moves: Ints = np.argmax(may * _RANKS, axis=1)
    return moves
