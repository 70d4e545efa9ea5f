"""What points are worth: the chance to win the match.

`python -m dekabes.players.equity --out FILE` makes the table by self-play: the policy plays rounds,
and from how often each outcome comes follows the chance at every score between two rounds, both
teams playing alike.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.random import PCG64, Generator

from dekabes.engine import POINTS_TO_WIN, Points, Team
from dekabes.players.batch import Batch, deals, play_out
from dekabes.players.policy import ASSETS, trained

FILE = ASSETS / "equity.json"
VALUES = (-2, -1, 0, 1, 2)  # what a round may bring, in units of its base
BASES = (1, 2)
LEADS = range(1 - POINTS_TO_WIN, POINTS_TO_WIN)
ROUNDS_AT_ONCE = 4096
SWEEPS = 500  # far more than it takes for nothing to change any more


@dataclass(frozen=True, slots=True)
class Equity:
    """By base and lead: the chance of the match for the team that opens the next round.

    Its lead, -3 to 3, is its points less the other team's, of which one has none.
    """

    chances: Mapping[int, Mapping[int, float]]

    @staticmethod
    def from_outcomes(outcomes: Mapping[int, float]) -> Equity:
        """From how often a round brings the opening team each of the values."""
        equity = Equity({base: dict.fromkeys(LEADS, 0.5) for base in BASES})
        for _ in range(SWEEPS):
            equity = Equity({base: equity._swept(base, outcomes) for base in BASES})
        return equity

    def _swept(self, base: int, outcomes: Mapping[int, float]) -> dict[int, float]:
        """The chances of one base, once more looked ahead a round."""
        return {
            lead: sum(share * self.after(lead, base, value) for value, share in outcomes.items())
            for lead in LEADS
        }

    def after(self, lead: int, base: int, value: int) -> float:
        """The chance of a round's opening team when it has brought that team this value.

        `lead` and `base` are those of the round, `value` counts its bases. The winners open the
        next round, and the others have no points any more; after a draw the same team opens.
        """
        if value == 0:
            return self.chances[2][lead]
        if value < 0:
            return 1 - self.after(-lead, base, -value)
        points = max(lead, 0) + value * base
        return 1.0 if points >= POINTS_TO_WIN else self.chances[1][points]

    def of_values(self, points: Points, base: int, opener: Team) -> tuple[float, ...]:
        """Team A's chance of the match after a round that brings it -2, -1, 0, 1, 2 bases.

        `points`, `base` and `opener` are those of the round.
        """
        lead = points[0] - points[1]
        if opener is Team.A:
            return tuple(self.after(lead, base, value) for value in VALUES)
        return tuple(1 - self.after(-lead, base, -value) for value in VALUES)


@cache
def known() -> Equity:
    """The table that comes with the program."""
    table = json.loads(FILE.read_text(encoding="utf-8"))
    chances = table["chances"]
    return Equity({base: {lead: chances[str(base)][str(lead)] for lead in LEADS} for base in BASES})


def measured(rounds: int, seed: int) -> dict[int, float]:
    """How often a round of the policy against itself brings the opening team each value."""
    rng = Generator(PCG64(seed))
    found = np.zeros(len(VALUES), np.int64)
    for _ in range(max(1, rounds // ROUNDS_AT_ONCE)):
        values = play_out(Batch.of(deals(ROUNDS_AT_ONCE, rng), 0), trained(), rng)
        found += np.bincount(values.astype(np.intp) + 2, minlength=len(VALUES))
    return dict(zip(VALUES, (found / found.sum()).tolist(), strict=True))


def main() -> None:
    """Measure and write the table."""
    parser = argparse.ArgumentParser("python -m dekabes.players.equity", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    options = parser.parse_args()
    outcomes = measured(options.rounds, options.seed)
    table = {
        "made by": f"python -m dekabes.players.equity --rounds {options.rounds}"
        f" --seed {options.seed}",
        "outcomes for the opening team": outcomes,
        "chances": Equity.from_outcomes(outcomes).chances,
    }
    options.out.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
