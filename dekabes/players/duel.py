"""Duplicate deals in a batch, to measure how one way to choose does against another."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dekabes.engine import ALL_TILES
from dekabes.players.batch import Batch, Chooser, deals, play_out
from dekabes.players.moves import PASS, Ints, spread


def duel(one: Chooser, other: Chooser, number: int, rng: Generator) -> NDArray[np.float64]:
    """The points a round of `one` less those of `other`, on each of so many deals.

    Each deal is played twice; the first seat opens, once for `one` and once for `other`.
    """
    hands = deals(number, rng)
    opening = play_out(Batch.of(hands, 0), _by_teams(one, other), rng)
    replying = play_out(Batch.of(hands, 0), _by_teams(other, one), rng)
    return (opening.astype(float) - replying) / 2


def _by_teams(openers: Chooser, others: Chooser) -> Chooser:
    """One way to choose for the team that opened, another for those who sit between."""

    def choose(batch: Batch, rng: Generator) -> Ints:
        return (others if batch.turn % 2 else openers)(batch, rng)

    return choose


def _ranks() -> NDArray[np.uint8]:
    """By move: how heavy its tile is among all, the pass the lightest; shape (64,)."""
    by_weight = sorted(ALL_TILES, key=lambda tile: (tile.pips, tile.is_double, tile.high))
    ranks = [by_weight.index(tile) + 2 for tile in ALL_TILES]
    return np.array([*ranks, *ranks, 1, *[0] * (63 - PASS)], np.uint8)


_RANKS = _ranks()


def heaviest(batch: Batch, _: Generator) -> Ints:
    """The heaviest tile that fits, to the left if it can; the level greedy in a batch."""
    may = spread(*batch.options())
    may[:, PASS] = True
    moves: Ints = np.argmax(may * _RANKS, axis=1)
    return moves
