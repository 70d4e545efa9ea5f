"""What a number of duplicate deals shows about two levels."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field
from math import ceil
from statistics import fmean, stdev

from dekabes.engine import Kind
from dekabes.players.duplicate import Game

OUTCOMES = ("win", "loss", "draw", "blocked", "dekabes a", "dekabes b")


@dataclass(slots=True)
class Tally:
    """Figures that grow with every pair of games, seen from the first level's side."""

    means: list[float] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    times: tuple[array[float], array[float]] = field(
        default_factory=lambda: (array("d"), array("d"))
    )

    def add(self, pair: tuple[Game, Game]) -> None:
        """Count both games of a deal."""
        self.means.append(fmean(game.points for game in pair))
        for game in pair:
            self.outcomes.update(_outcomes(game))
            for kept, new in zip(self.times, game.times, strict=True):
                kept.extend(new)

    @property
    def mean(self) -> float:
        """The first level's points a round less the second's."""
        return fmean(self.means)

    @property
    def stderr(self) -> float | None:
        """The standard error of the mean over pairs; one pair says nothing about it."""
        return stdev(self.means) / len(self.means) ** 0.5 if len(self.means) > 1 else None

    def rate(self, outcome: str) -> float:
        """In which share of the rounds this happened."""
        return self.outcomes[outcome] / (2 * len(self.means))

    def decision_ms(self) -> list[tuple[float, float]]:
        """Of each level: the mean and the 99th percentile of its decisions, in milliseconds."""
        return [(1000 * fmean(times), 1000 * percentile(times, 99)) for times in self.times]

    def figures(self) -> dict[str, object]:
        """Everything, under the names of the command line's JSON."""
        return {
            "deals": len(self.means),
            "mean": self.mean,
            "stderr": self.stderr,
            **{name: self.rate(name) for name in ("win", "loss", "draw", "blocked")},
            "dekabes": [self.rate("dekabes a"), self.rate("dekabes b")],
            "decision_ms": {
                side: {"mean": mean, "p99": p99}
                for side, (mean, p99) in zip("ab", self.decision_ms(), strict=True)
            },
        }


def percentile(values: array[float], percent: int) -> float:
    """The smallest of the values that so many per cent of them do not exceed."""
    return sorted(values)[ceil(len(values) * percent / 100) - 1]


def _outcomes(game: Game) -> list[str]:
    """How a game counts; a draw is a block too."""
    result = game.result
    blocked = ["blocked"] if result.kind in {Kind.BLOCKED, Kind.DRAW} else []
    if result.team is None:
        return ["draw", *blocked]
    won = result.team is game.first
    dekabes = ["dekabes a" if won else "dekabes b"] if result.kind is Kind.DEKABES else []
    return ["win" if won else "loss", *blocked, *dekabes]
