"""Duplicate deals in a batch, to measure how one way to choose does against another."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dekabes.players.batch import Batch, Chooser, deals, play_out
from dekabes.players.moves import Ints, heaviest_of


def duel(one: Chooser, other: Chooser, number: int, rng: Generator) -> NDArray[np.float64]:
    """The points a round of `one` less those of `other`, on each of so many deals.

    Each deal is played twice; the first seat opens, once for `one` and once for `other`.
    """
    hands = deals(number, rng)
    opening = play_out(Batch.of(hands, 0), _by_teams(one, other), rng)
    replying = play_out(Batch.of(hands, 0), _by_teams(other, one), rng)
    return (opening.astype(np.float64) - replying) / 2


def _by_teams(openers: Chooser, others: Chooser) -> Chooser:
    """One way to choose for the team that opened, another for those who sit between."""

    def choose(batch: Batch, rng: Generator) -> Ints:
        return (others if batch.turn % 2 else openers)(batch, rng)

    return choose


def heaviest(batch: Batch, _: Generator) -> Ints:
    """The heaviest tile that fits, to the left if it can; the level greedy in a batch."""
    return heaviest_of(*batch.options())
