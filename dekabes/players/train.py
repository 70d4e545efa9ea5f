"""Learns the policy's weights by self-play: `python -m dekabes.players.train --out FILE`.

REINFORCE: each deal is played several times by the policy against itself, and each move is made
likelier by as much as its team won more than that deal usually brought.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.random import PCG64, Generator
from numpy.typing import NDArray

from dekabes.players.batch import Batch, deals, play_out
from dekabes.players.duel import duel, heaviest
from dekabes.players.features import NAMES
from dekabes.players.moves import Ints
from dekabes.players.policy import PHASES, Choices, Policy, draw

DEALS = 512  # in a step of learning,
COPIES = 8  # each played so many times
RATE = 0.02  # how far a weight goes in a step at the beginning, about; less towards the end
MEASURED_EVERY = 100  # steps
MEASURED_DEALS = 2000

Gradient = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Turn:
    """What is kept of a turn: `pull` (m,) is 1 for a chosen move, less the chance of each move."""

    rounds: Ints
    sign: int
    choices: Choices
    pull: NDArray[np.float64]


@dataclass(slots=True)
class _Learner:
    """A chooser that plays by a policy and keeps what it needs to learn from the outcome."""

    policy: Policy
    turns: list[_Turn] = field(default_factory=list)

    def __call__(self, batch: Batch, rng: Generator) -> Ints:
        choices, moves = Choices.of(batch.sight())
        if len(choices.rows):
            pull = -self.policy.chances(choices)
            picked = draw(choices, -pull, rng)
            pull[picked] += 1
            moves[choices.rows] = choices.moves[picked]
            sign = -1 if batch.turn % 2 else 1
            self.turns.append(_Turn(batch.rows[choices.rows], sign, choices, pull))
        return moves

    def gradient(self, advantages: NDArray[np.float64]) -> Gradient:
        """How the weights go for the openers' team to win what it won more than usual, (N,)."""
        total = np.zeros(self.policy.weights.shape)
        for turn in self.turns:
            choices = turn.choices
            pull = turn.pull * turn.sign * advantages[turn.rounds][choices.at]
            for phase in np.unique(choices.phase):
                total[phase] += choices.features @ np.where(choices.phase == phase, pull, 0)
        return total / len(advantages)


@dataclass(slots=True)
class _Adam:
    """Steps of about the same size for each weight, whatever the size of its gradient."""

    shape: tuple[int, ...]
    mean: Gradient = field(init=False)
    square: Gradient = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        self.mean, self.square = np.zeros(self.shape), np.zeros(self.shape)

    def step(self, gradient: Gradient) -> Gradient:
        """By how much to change the weights, in units of the rate."""
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.999 * self.square + 0.001 * gradient**2
        mean = self.mean / (1 - 0.9**self.steps)
        return mean / (np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8)


def train(rounds: int, seed: int) -> Policy:
    """The policy after so many rounds of self-play; the same for the same numbers.

    Its weights are the means of those of the second half, as each step's deals push them about.
    """
    rng = Generator(PCG64(seed))
    weights = np.zeros((PHASES, len(NAMES)))
    adam = _Adam(weights.shape)
    total = np.zeros(weights.shape)
    steps = max(1, rounds // (DEALS * COPIES))
    for step in range(steps):
        weights += RATE * (1 - step / steps) * adam.step(_gradient(_policy(weights), rng))
        if step >= steps // 2:
            total += weights
        if step % MEASURED_EVERY == MEASURED_EVERY - 1:
            _tell((step + 1) / steps, _policy(weights), seed)
    return _policy(total / (steps - steps // 2))


def _policy(weights: Gradient) -> Policy:
    return Policy(weights.astype(np.float32))


def _gradient(policy: Policy, rng: Generator) -> Gradient:
    """From one step's deals; what a deal usually brings is the mean of its copies."""
    hands = np.repeat(deals(DEALS, rng), COPIES, axis=0)
    learner = _Learner(policy)
    values = play_out(Batch.of(hands, 0), learner, rng).reshape(DEALS, COPIES)
    return learner.gradient((values - values.mean(axis=1, keepdims=True)).ravel())


def _tell(share: float, policy: Policy, seed: int) -> None:
    points = duel(policy, heaviest, MEASURED_DEALS, Generator(PCG64(seed)))
    error = points.std() / len(points) ** 0.5
    print(f"{share:4.0%}: {points.mean():+.3f} ± {error:.3f} against greedy", file=sys.stderr)


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser("python -m dekabes.players.train", description=__doc__)
    parser.add_argument("--rounds", type=int, default=18_000_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    options = parser.parse_args()
    policy = train(options.rounds, options.seed)
    np.savez(options.out, weights=policy.weights, features=np.array(NAMES))


if __name__ == "__main__":
    main()
