"""The exact worth of a round with all four hands open: to look back at it, never to play it.

A worth is what the round brings team A if all play their best, at base 1: -2 to 2, a round that B
wins counting below zero. Seats are numbered 0 to 3 here, so that the odd ones are team B.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dekabes.engine import (
    ALL_TILES,
    Action,
    Hands,
    Line,
    Phase,
    State,
    Team,
    Tile,
    apply,
    legal_actions,
)
from dekabes.players.masks import ALL, DOUBLES, INDEX, TILE_AT, WITH, mask_of, pips_in

MOST = 2

# Two open ends are named by the tile that has their numbers, for left and right weigh the same
# here. An opening tile so leaves itself as the ends.
EMPTY_LINE = len(ALL_TILES)

# By ends: the tiles that fit one of them, and those that go out with a dékabès.
_FITS = (*(WITH[tile.high] | WITH[tile.low] for tile in ALL_TILES), ALL)
_FIT_BOTH = (*(WITH[tile.high] & WITH[tile.low] & ~DOUBLES for tile in ALL_TILES), 0)


def _joined(ends: Tile, tile: Tile) -> tuple[int, ...]:
    """The ends that a tile can leave: none, one or two."""
    ways = ((ends.high, ends.low), (ends.low, ends.high))
    left = (TILE_AT[tile.other(at)][rest] for at, rest in ways if tile.has(at))
    return tuple(dict.fromkeys(left))


# By ends and by tile: the ends that it can leave.
_JOINED = (
    *(tuple(_joined(ends, tile) for tile in ALL_TILES) for ends in ALL_TILES),
    tuple((index,) for index in range(len(ALL_TILES))),
)


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth to team A in points, the base counted in, and the best decisions."""

    value: int
    best: tuple[Action, ...]


def solve(state: State) -> Solution:
    """The worth of a position in which a seat is to choose an opener, to play or to pass.

    All decisions of equal worth are given, in the order of `legal_actions`.
    """
    if state.hands is None or state.seat is None or state.phase is Phase.REDEAL:
        raise ValueError("no seat is to choose an opener or to move")
    solver = Solver(map(mask_of, state.hands))
    mine = _sign(state.seat.team)
    most, best = -MOST, list[Action]()
    for action in legal_actions(state):
        value = mine * _worth(solver, state, action, mine, most)
        if value > most:
            most, best = value, [action]
        elif value == most:
            best.append(action)
    return Solution(mine * most * state.base, tuple(best))


def _sign(team: Team) -> int:
    return 1 if team is Team.A else -1


def _worth(solver: Solver, state: State, action: Action, mine: int, most: int) -> int:
    """The worth after a decision; exact where it is at least `most` for the team to decide."""
    after = apply(state, action)
    if after.phase.is_over:
        result = after.rounds[-1].result
        return _sign(result.team) * result.value // state.base if result.team else 0
    if after.hands is None or after.seat is None:
        raise AssertionError("a round in play has hands and a seat to move")
    low, high = (most - 1, MOST) if mine > 0 else (-MOST, 1 - most)
    return solver.value(_held(after.hands), ends_of(after.line), after.seat.index, low, high)


def _held(hands: Hands) -> int:
    return sum(map(mask_of, hands))


def ends_of(line: Line) -> int:
    """The number that stands for the open ends of a line."""
    return INDEX[Tile.of(*line.ends)] if line.ends else EMPTY_LINE


class Solver:
    """Alpha-beta over one deal; what was found for a position serves all later questions."""

    def __init__(self, hands: Iterable[int]) -> None:
        """For four hands as masks, in seat order, as dealt or at any later time of the round."""
        self.hands = tuple(hands)
        # By position: the least and the most that it can be worth to the team that moves.
        self._known: dict[int, tuple[int, int]] = {}

    def value(self, held: int, ends: int, mover: int, low: int = -MOST, high: int = MOST) -> int:
        """The worth to team A when these of the tiles are still held and `mover` is next.

        It is exact between `low` and `high`; else it says only on which side of them it lies.
        """
        while True:
            fits = _FITS[ends]
            if not held & fits:
                return self._blocked(held)
            while not (hand := self.hands[mover] & held) & fits:
                mover = (mover + 1) & 3
            playable = hand & fits
            if playable & (playable - 1):
                break
            # There is only one tile to play: it ends the round, or perhaps leaves no choice.
            if hand == playable:
                worth = 2 if playable & _FIT_BOTH[ends] else 1
                return -worth if mover & 1 else worth
            left = _JOINED[ends][playable.bit_length() - 1]
            if len(left) > 1:
                break
            held, ends, mover = held ^ playable, left[0], (mover + 1) & 3
        if mover & 1:
            return -self._best(held, ends, mover, -high, -low)
        return self._best(held, ends, mover, low, high)

    def _best(self, held: int, ends: int, mover: int, low: int, high: int) -> int:
        """The most that the team of `mover` can get; the bounds are as in `value`, in its view."""
        key = held << 7 | ends << 2 | mover
        least, most = self._known.get(key, (-MOST, MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        best, wanted = -MOST - 1, low
        for bit, left in self._moves(held, ends, mover):
            if mover & 1:
                value = -self.value(held ^ bit, left, (mover + 1) & 3, -high, -wanted)
            else:
                value = self.value(held ^ bit, left, (mover + 1) & 3, wanted, high)
            if value > best:
                best, wanted = value, max(value, wanted)
                if value >= high:
                    break
        self._known[key] = (least if best <= low else best, most if best >= high else best)
        return best

    def _moves(self, held: int, ends: int, mover: int) -> list[tuple[int, int]]:
        """The bit of each tile that can be played and the ends that it leaves, the likeliest first.

        Likely good is what leaves the opponents little to answer with, and the next one nothing.
        The weights visit the fewest positions of those that were tried.
        """
        joined = _JOINED[ends]
        follower = self.hands[(mover + 1) & 3] & held
        last = self.hands[(mover + 3) & 3] & held
        playable = self.hands[mover] & held & _FITS[ends]
        moves = []
        while playable:
            bit = playable & -playable
            playable ^= bit
            for left in joined[bit.bit_length() - 1]:
                fits = _FITS[left]
                answers = (follower & fits).bit_count() or -2
                moves.append((8 * answers + 3 * (last & fits).bit_count(), bit, left))
        moves.sort()
        return [(bit, left) for _, bit, left in moves]

    def _blocked(self, held: int) -> int:
        one, two, three, four = (pips_in(hand & held) for hand in self.hands)
        ours, theirs = min(one, three), min(two, four)
        return (ours < theirs) - (theirs < ours)
