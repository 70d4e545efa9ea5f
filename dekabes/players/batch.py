"""Many rounds at once, in lock-step: in each step one seat moves in every round that goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dekabes.engine import DOUBLES_FOR_A_REDEAL, View
from dekabes.players import masks
from dekabes.players.moves import (
    BIT,
    FITTING,
    LEFT_AFTER,
    LEFT_BROUGHT,
    NUMBER,
    PASS,
    RIGHT_AFTER,
    RIGHT_BROUGHT,
    TILES,
    Ints,
    NumberBits,
    at,
    kth,
    move_of,
    options,
)
from dekabes.players.sight import Counts, Sight
from dekabes.players.steps import Steps, Stepwise
from dekabes.players.tables import BITS, EMPTY, IS_DOUBLE, Masks, counts_in, pips_in

Values = NDArray[np.int8]

PASSES_TO_BLOCK = 4
OVER = 128  # more passes in a row than any block has: a round that is over and not yet dropped
DROPPED_AT = 4  # one in so many rounds must be over before all are dropped


@dataclass(slots=True)
class Batch:
    """n rounds that go on, of N that began; `rows` (n,) says which of the N they are.

    What is known of a seat has the shape (4, n): row k is the seat k places after the one that
    moved first in its round, so that in all rounds the same row is to move. `first` (N,) are the
    indices of the seats that moved first. `values` (N,) are the points that team A has won, in
    units of the base: -2 to 2, 0 while a round goes on.
    """

    rows: Ints
    hands: Masks
    counts: Counts
    passed: NumberBits
    brought: NumberBits
    down: Masks
    left: Ints
    right: Ints
    passes: Counts
    first: Ints
    values: Values
    turn: int = 0
    over: int = 0

    @staticmethod
    def of(hands: Masks, first: Ints | int) -> Batch:
        """Rounds before their opening: hands of shape (N, 4) by seat, and who opens."""
        number = len(hands)
        first = np.broadcast_to(np.asarray(first, np.intp), (number,))
        order = (first + np.arange(4)[:, None]) % 4
        held = hands[np.arange(number), order]
        return Batch(
            rows=np.arange(number),
            hands=held,
            counts=counts_in(held),
            passed=np.zeros((4, number), np.uint8),
            brought=np.zeros((4, number), np.uint8),
            down=np.zeros(number, np.uint32),
            left=np.full(number, EMPTY, np.intp),
            right=np.full(number, EMPTY, np.intp),
            passes=np.zeros(number, np.uint8),
            first=first,
            values=np.zeros(number, np.int8),
        )

    @staticmethod
    def before(view: View, worlds: Masks) -> Batch:
        """The round of a view before its opening, in each of the worlds.

        `worlds` (N, 4) are hands by seat that may be held now; the tiles played since go back.
        """
        if view.opener is None:
            raise ValueError("nobody has opened")
        dealt = worlds.copy()
        for move in view.moves:
            dealt[:, move.seat.index] |= BIT[move_of(move)]
        return Batch.of(dealt, view.opener.index)

    @staticmethod
    def now(view: View, worlds: Masks) -> Batch:
        """The position of a view in each of the worlds, hands of shape (N, 4) by seat."""
        batch = Batch.before(view, worlds)
        for move in view.moves:
            batch.step(np.full(len(worlds), move_of(move)))
        return batch

    @property
    def going_on(self) -> int:
        """How many rounds are not over."""
        return len(self.rows) - self.over

    def sight(self) -> Sight:
        """What the seats to move see, shape (n,); rounds that are over show empty hands."""
        others = [(self.turn + k) % 4 for k in (1, 2, 3)]
        return Sight(
            self.hands[self.turn % 4],
            self.down,
            self.left,
            self.right,
            self.counts[others],
            self.passed[others],
            self.brought[others],
        )

    def options(self) -> tuple[Masks, Masks]:
        """The tiles that the seats to move can join left (or open with) and right, (n,) each."""
        return options(self.hands[self.turn % 4], self.left, self.right)

    def step(self, moves: Ints) -> None:
        """Make these moves, shape (n,); they must be legal, a pass where there is no other."""
        mover = self.turn % 4
        left, right = self.left, self.right
        plays = moves != PASS
        bits = BIT[moves]
        to_left, to_right = at(moves, left), at(moves, right)
        self.hands[mover] &= ~bits
        self.down |= bits
        self.counts[mover] -= plays
        self.passed[mover] |= np.where(plays, 0, NUMBER[left] | NUMBER[right])
        self.brought[mover] |= LEFT_BROUGHT[to_left] | RIGHT_BROUGHT[to_right]
        self.left, self.right = LEFT_AFTER[to_left], RIGHT_AFTER[to_right]
        self.passes = np.where(plays, 0, self.passes + np.uint8(1))
        out = plays & (self.hands[mover] == 0)
        self._end_out(np.flatnonzero(out), moves, left, right)
        self._end_blocked(np.flatnonzero(self.passes == PASSES_TO_BLOCK))
        self.turn += 1
        if self.over * DROPPED_AT > len(self.rows):
            self._drop()

    def _end_out(self, ended: Ints, moves: Ints, left: Ints, right: Ints) -> None:
        """A hand is empty; it is a dékabès by the ends as they stood before the last tile."""
        tile = moves[ended] % TILES
        both = FITTING[left[ended]] & FITTING[right[ended]] & BIT[tile]
        points = np.where((both != 0) & ~IS_DOUBLE[tile], 2, 1)
        self._end(ended, points * self._sign(ended, self.turn))

    def _end_blocked(self, ended: Ints) -> None:
        """The lowest single count wins; in both teams it is a draw."""
        pips = pips_in(self.hands[:, ended])
        points = np.sign(np.minimum(pips[1], pips[3]) - np.minimum(pips[0], pips[2]))
        self._end(ended, points * self._sign(ended, 0))

    def _sign(self, ended: Ints, turn: int) -> Ints:
        """1 where the seat of a turn is of team A, -1 where it is of team B."""
        return 1 - 2 * ((self.first[self.rows[ended]] + turn) & 1)

    def _end(self, ended: Ints, values: Ints) -> None:
        self.values[self.rows[ended]] = values
        self.hands[:, ended] = 0
        self.passes[ended] = OVER
        self.over += len(ended)

    def _drop(self) -> None:
        """Go on with only those rounds that are not over."""
        kept = np.flatnonzero(self.passes < PASSES_TO_BLOCK)
        for name in ("rows", "down", "left", "right", "passes"):
            setattr(self, name, getattr(self, name)[kept])
        for name in ("hands", "counts", "passed", "brought"):
            setattr(self, name, getattr(self, name)[:, kept])
        self.over = 0


Chooser = Callable[[Batch, Generator], Ints]


@Stepwise
def play_out(batch: Batch, chooser: Chooser, rng: Generator) -> Steps[Values]:
    """Play all rounds to their ends: the points that team A wins of each, shape (N,)."""
    while batch.going_on:
        batch.step(chooser(batch, rng))
        yield
    return batch.values


def at_random(batch: Batch, rng: Generator) -> Ints:
    """Any legal move, each as likely."""
    to_left, to_right = batch.options()
    number = np.bitwise_count(to_left) + np.bitwise_count(to_right)
    k = (rng.random(len(number), np.float32) * number).astype(np.intp)
    return kth(to_left, to_right, k)


def deals(number: int, rng: Generator) -> Masks:
    """Shuffled hands, shape (number, 4), in none of which a seat may demand a redeal."""
    hands = _shuffled(number, rng)
    while len(again := np.flatnonzero(_entitled(hands))):
        hands[again] = _shuffled(len(again), rng)
    return hands


def _shuffled(number: int, rng: Generator) -> Masks:
    tiles = rng.permuted(np.tile(BITS, (number, 1)), axis=1)
    hands: Masks = np.bitwise_or.reduce(tiles.reshape(number, 4, 7), axis=2)
    return hands


def _entitled(hands: Masks) -> NDArray[np.bool_]:
    doubles = np.bitwise_count(hands & np.uint32(masks.DOUBLES))
    entitled: NDArray[np.bool_] = (doubles >= DOUBLES_FOR_A_REDEAL).any(axis=1)
    return entitled
