"""What a seat can notice about each of its moves, as numbers about as large as 1."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from dekabes.players import masks
from dekabes.players.moves import (
    BIT,
    FITTING,
    LEFT_AFTER,
    NUMBER,
    RIGHT_AFTER,
    TILES,
    Ints,
    NumberBits,
    at,
)
from dekabes.players.sight import Counts, Sight
from dekabes.players.tables import HALF, HIGH, IS_DOUBLE, LOW, PIPS, WITH, Masks, counts_in, pips_in

Float32s = NDArray[np.float32]

# Of a move: `new` is the number that it brings to an end, `other` the number of the other end,
# `covered` the number that it joins (none of an opening); "rest" is the own hand afterwards, and a
# share is one of the tiles that are not down. Who "opened" a number brought it to an end.
NAMES = (
    "pips",
    "double",
    "double of many",
    "numbers in the rest",
    "rest with new",
    "rest with other",
    "rest with covered",
    "rest with the double of new",
    "rest with the double of other",
    "rest fits nowhere",
    "rest that fits",
    "share of new in the rest",
    "share of other in the rest",
    "ends equal",
    "unseen with new",
    "unseen with other",
    "new is dead",
    "other is dead",
    "an end is dead and the hand light",
    "only mine go on",
    "all end here",
    "the end is won",
    "chance that all others pass",
    "all others pass and the hand is light",
    "both opponents pass",
    "the next opponent alone passes",
    "goes out next",
    "goes out next with a dékabès",
    "next: must pass",
    "partner: must pass",
    "last: must pass",
    "next: goes out",
    "partner: goes out",
    "last: goes out",
    "next: passed on new",
    "partner: passed on new",
    "last: passed on new",
    "next: passed on covered",
    "partner: passed on covered",
    "last: passed on covered",
    "next: opened new",
    "partner: opened new",
    "last: opened new",
    "next: opened other",
    "partner: opened other",
    "last: opened other",
    "next: has no new",
    "partner: has no new",
    "last: has no new",
)

# By an open end, -1 too: the tiles with its number, (8,).
HAVING: Masks = np.append(WITH, np.uint32(0))
_DOUBLE_OF: Masks = HAVING & np.uint32(masks.DOUBLES)


def _pass_chances() -> Float32s:
    """The chance that c tiles of u, of which k fit, are none of those; shape (28 * 16 * 8,)."""
    table = np.zeros((28, 16, 8), np.float32)
    for u in range(28):
        for k in range(min(u, 15) + 1):
            for c in range(min(u, 7) + 1):
                table[u, k, c] = comb(u - k, c) / comb(u, c)
    return table.ravel()


_PASS_CHANCE = _pass_chances()


def _without_numbers() -> Masks:
    """By a set of numbers: the tiles with none of them, shape (128,)."""
    sets = [[number for number in range(7) if each >> number & 1] for each in range(128)]
    return np.array([masks.ALL & ~masks.with_any(numbers) for numbers in sets], np.uint32)


_WITHOUT = _without_numbers()


@dataclass(frozen=True, slots=True)
class _Moves:
    """What several features are made of: m moves, all arrays of shape (m,) or (3, m)."""

    tile: Ints
    rest: Masks
    unseen: Masks
    new: Ints
    other: Ints
    covered: Ints
    fits: Masks  # the tiles that fit an end afterwards
    mine: Counts  # how many of them are in the rest
    theirs: Counts  # how many of them are unseen
    shut: Float32s  # each other seat's chance that none of its tiles fits

    @staticmethod
    def of(sight: Sight, moves: Ints) -> _Moves:
        """From a sight with a position for each move, shape (m,)."""
        right = moves >= TILES
        after_left = LEFT_AFTER[at(moves, sight.left)]
        after_right = RIGHT_AFTER[at(moves, sight.right)]
        rest = sight.own & ~BIT[moves]
        unseen = np.uint32(masks.ALL) & ~(sight.down | sight.own)
        fits = FITTING[after_left] | FITTING[after_right]
        return _Moves(
            tile=moves % TILES,
            rest=rest,
            unseen=unseen,
            new=np.where(right, after_right, after_left),
            other=np.where(right, after_left, after_right),
            covered=np.where(right, sight.right, sight.left),
            fits=fits,
            mine=counts_in(rest & fits),
            theirs=counts_in(unseen & fits),
            shut=_shut(sight, unseen, fits),
        )


def _shut(sight: Sight, unseen: Masks, fits: Masks) -> Float32s:
    """The chance of each other seat to have to pass, its tiles drawn from those it may hold."""
    may_hold = unseen & _WITHOUT[sight.passed]
    held = counts_in(may_hold).astype(np.intp)
    fitting = counts_in(may_hold & fits)
    chances: Float32s = _PASS_CHANCE[(held * 16 + fitting) * 8 + sight.counts]
    return chances


def features(sight: Sight, rows: Ints, moves: Ints) -> Float32s:
    """The features of m moves, each at its row of the sight; shape (len(NAMES), m)."""
    seen = sight.at(rows)
    ahead = _Moves.of(seen, moves)
    found = np.empty((len(NAMES), len(moves)), np.float32)
    _about_the_hand(ahead, found[:14])
    _about_the_ends(seen, ahead, found[14:28])
    _about_the_others(seen, ahead, found[28:].reshape(7, 3, len(moves)))
    return found


def _about_the_hand(ahead: _Moves, found: Float32s) -> None:
    rest, double = ahead.rest, IS_DOUBLE[ahead.tile]
    with_new = counts_in(rest & HAVING[ahead.new])
    with_other = counts_in(rest & HAVING[ahead.other])
    found[0] = PIPS[ahead.tile] / np.float32(10)
    found[1] = double
    found[2] = double * with_new / np.float32(5)
    found[3] = np.bitwise_count(_numbers_in(rest)) / np.float32(7)
    found[4] = with_new / np.float32(5)
    found[5] = with_other / np.float32(5)
    found[6] = counts_in(rest & HAVING[ahead.covered]) / np.float32(5)
    found[7] = rest & _DOUBLE_OF[ahead.new] != 0
    found[8] = rest & _DOUBLE_OF[ahead.other] != 0
    found[9] = ahead.mine == 0
    found[10] = ahead.mine / np.float32(5)
    found[11] = _share(with_new, counts_in(ahead.unseen & HAVING[ahead.new]))
    found[12] = _share(with_other, counts_in(ahead.unseen & HAVING[ahead.other]))
    found[13] = ahead.new == ahead.other


def _share(mine: Counts, theirs: Counts) -> Float32s:
    """What of all these is mine; nothing of nothing."""
    share: Float32s = mine / np.maximum(mine + theirs, 1).astype(np.float32)
    return share


def _about_the_ends(seen: Sight, ahead: _Moves, found: Float32s) -> None:
    mean = (pips_in(ahead.unseen) / counts_in(ahead.unseen)).astype(np.float32)
    pips = pips_in(ahead.rest)
    light = (mean * counts_in(ahead.rest) - pips) / np.float32(10)
    having_new, having_other = HAVING[ahead.new], HAVING[ahead.other]
    left = ahead.rest | ahead.unseen
    none_fits = ahead.theirs == 0
    next_shut, partner_shut, last_shut = ahead.shut
    found[0] = counts_in(ahead.unseen & having_new) / np.float32(5)
    found[1] = counts_in(ahead.unseen & having_other) / np.float32(5)
    found[2] = left & having_new == 0
    found[3] = left & having_other == 0
    found[4] = np.maximum(found[2], found[3]) * light
    found[5] = none_fits & (ahead.mine > 0)
    found[6] = none_fits & (ahead.mine == 0)
    found[7] = found[6] * _won(seen, pips, mean)
    found[8] = next_shut * partner_shut * last_shut
    found[9] = found[8] * light
    found[10] = next_shut * last_shut
    found[11] = next_shut * (1 - partner_shut)
    found[12:] = _goes_out(ahead, having_new & having_other)


def _won(seen: Sight, pips: NDArray[np.int16], mean: Float32s) -> Float32s:
    """By how much the own team holds the lowest count, each unseen tile taken for a mean one."""
    ours = np.minimum(pips, mean * seen.counts[1])
    theirs = mean * np.minimum(seen.counts[0], seen.counts[2])
    won: Float32s = np.clip((theirs - ours) / np.float32(10), -1, 1)
    return won


def _goes_out(ahead: _Moves, both: Masks) -> NDArray[np.bool_]:
    """Whether one tile is left and fits now, and whether it would make a dékabès; (2, m)."""
    last = counts_in(ahead.rest) == 1
    dekabes = ahead.rest & both & ~np.uint32(masks.DOUBLES) != 0
    return np.stack([last & (ahead.mine == 1), last & dekabes])


def _about_the_others(seen: Sight, ahead: _Moves, found: Float32s) -> None:
    new, covered = NUMBER[ahead.new], NUMBER[ahead.covered]
    found[0] = ahead.shut
    found[1] = (seen.counts == 1) * (1 - ahead.shut)
    found[2] = (seen.passed & new) != 0
    found[3] = (seen.passed & covered) != 0
    found[4] = (seen.brought & new) != 0
    found[5] = (seen.brought & NUMBER[ahead.other]) != 0
    found[6] = _shut(seen, ahead.unseen, HAVING[ahead.new])


def _numbers_of_half(first: int) -> NumberBits:
    """The numbers of every set of fourteen tiles from `first` on, shape (2 ** 14,)."""
    found = np.zeros(1, np.uint8)
    for high, low in zip(HIGH[first : first + HALF], LOW[first : first + HALF], strict=True):
        found = np.concatenate([found, found | NUMBER[high] | NUMBER[low]])
    return found


_NUMBERS_LOWER = _numbers_of_half(0)
_NUMBERS_UPPER = _numbers_of_half(HALF)


def _numbers_in(hands: Masks) -> NumberBits:
    """The numbers of each hand as a set."""
    lower: NumberBits = _NUMBERS_LOWER[hands & np.uint32((1 << HALF) - 1)]
    upper: NumberBits = _NUMBERS_UPPER[hands >> np.uint32(HALF)]
    return lower | upper
