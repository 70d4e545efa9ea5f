"""A linear policy: how likely a sound player makes each of its moves, by weights learnt by play."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dekabes.players.batch import Batch
from dekabes.players.features import Float32s, features
from dekabes.players.moves import TILES, Ints, kth, listed, options
from dekabes.players.sight import Sight
from dekabes.players.tables import counts_in

# A packed program unpacks its data elsewhere and says where.
ASSETS = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[2])) / "assets"
WEIGHTS = ASSETS / "policy.npz"

# A round has phases with weights of their own, by the tiles of the line: the opening, then up to
# five tiles, up to eleven, up to seventeen, and more.
PHASES = 5
_PHASE_AFTER = np.repeat(np.arange(PHASES), [1, 5, 6, 6, 10])


@dataclass(frozen=True, slots=True)
class Choices:
    """All moves of the positions in which there are several, position by position.

    Of p such positions `rows` (p,) says which they are and `starts` (p,) where the moves of each
    begin; `at` (m,) is the place in `rows` of each move. `features` (f, m), `phase` (m,).
    """

    rows: Ints
    starts: Ints
    at: Ints
    moves: Ints
    features: Float32s
    phase: Ints

    @property
    def ends(self) -> Ints:
        """Where the moves of each position end, (p,)."""
        return np.append(self.starts[1:], len(self.moves))

    @staticmethod
    def of(sight: Sight) -> tuple[Choices, Ints]:
        """The choices, and the only move of every position that has no other."""
        to_left, to_right = options(sight.own, sight.left, sight.right)
        number = counts_in(to_left) + counts_in(to_right)
        only = kth(to_left, to_right, np.zeros(len(number), np.intp))
        rows = np.flatnonzero(number > 1)
        places, moves = listed(to_left[rows], to_right[rows])
        numbers = number[rows].astype(np.intp)
        starts = np.cumsum(numbers) - numbers
        phase = _PHASE_AFTER[counts_in(sight.down[rows])][places]
        found = features(sight, rows[places], moves)
        return Choices(rows, starts, places, moves, found, phase), only


@dataclass(frozen=True, slots=True)
class Policy:
    """Weights of shape (PHASES, features): a move is likelier by e to the weighted sum."""

    weights: Float32s

    def __call__(self, batch: Batch, rng: Generator) -> Ints:
        """A move for every round of a batch, drawn by its chance; the chooser of `play_out`."""
        choices, moves = Choices.of(batch.sight())
        if len(choices.rows):
            picked = draw(choices, self.chances(choices), rng)
            moves[choices.rows] = choices.moves[picked]
        return moves

    def log_chances(self, sight: Sight, moves: Ints) -> NDArray[np.float64]:
        """How likely it was to make these legal moves, (n,); 0 where there was no other."""
        logs = np.zeros(len(moves))
        choices, _ = Choices.of(sight)
        if len(choices.rows):
            # Where both ends are equal only the left one is listed.
            made = np.where(sight.left == sight.right, moves % TILES, moves)[choices.rows]
            is_made = choices.moves == made[choices.at]
            logs[choices.rows] = np.log(self.chances(choices)[is_made])
        return logs

    def chances(self, choices: Choices) -> NDArray[np.float64]:
        """The chance of each move among those of its position, (m,)."""
        scores = self.scores(choices)
        highest = np.maximum.reduceat(scores, choices.starts)
        likely = np.exp(scores - highest[choices.at])
        chances: NDArray[np.float64] = likely / np.add.reduceat(likely, choices.starts)[choices.at]
        return chances

    def scores(self, choices: Choices) -> NDArray[np.float64]:
        """The weighted sum of each move, (m,)."""
        # Not as a matrix product: that adds in another order on another kind of processor, and
        # a seed is to play the same game everywhere.
        weighted = np.take(self.weights.T, choices.phase, axis=1) * choices.features
        scores: Float32s = np.add.reduce(weighted, axis=0)
        return scores.astype(np.float64)


def draw(choices: Choices, chances: NDArray[np.float64], rng: Generator) -> Ints:
    """The index of one move for each position, drawn by its chance, (p,)."""
    numbers = np.arange(len(choices.rows))
    # The chances of each position sum to 1, so those up to position k sum to k.
    picked = np.searchsorted(np.cumsum(chances), numbers + rng.random(len(numbers)), "right")
    return np.clip(picked, choices.starts, choices.ends - 1)


@cache
def trained() -> Policy:
    """The policy whose weights come with the program."""
    with np.load(WEIGHTS, allow_pickle=False) as file:
        return Policy(file["weights"])
