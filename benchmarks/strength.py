"""How strong the levels are: points a round over duplicate deals, with one standard error.

All rows take hours, so what was played is kept in `strength.json`: this shows it, and plays those
rows anew that are named, or `all`. The rows of the package `dominoes` need
`pip install -r benchmarks/requirements-peers.txt`. The deals are those of `selfplay` for the seed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks import guests
from benchmarks.tables import table
from dekabes.cli.progress import with_progress
from dekabes.players.duplicate import Game, play_duplicate
from dekabes.players.tally import Tally

KEPT = Path(__file__).with_suffix(".json")
SEED = 7
CEILING, COMPARED, FLOOR = "perfect", "expert", "greedy"
SHARE = 0.53  # wanted of what perfect gains over greedy


@dataclass(frozen=True, slots=True)
class Row:
    """Two levels or guests, how many deals they play, and what is wanted of the first."""

    first: str
    second: str
    deals: int
    wanted: float | None = None

    @property
    def name(self) -> str:
        return f"{self.first} – {self.second}"


ROWS = (
    Row("expert", "greedy", 2000, 0.70),
    Row("expert", "steady", 2000, 0.33),
    Row("expert", "strong", 2000, 0.12),
    Row("expert", "dominoes", 200, 0.30),
    Row("expert", "dominoes, this game's solver", 200, 0.30),
    Row("perfect", "greedy", 1000),
    Row("strong", "steady", 1000, 0.10),
    Row("steady", "easy", 1000, 0.10),
    Row("easy", "random", 1000),
)


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.strength", description=__doc__)
    parser.add_argument(
        "rows", nargs="*", metavar="ROW", choices=[[], "all", *(row.name for row in ROWS)]
    )
    named = parser.parse_args().rows
    for row in ROWS:
        if row.name in named or "all" in named:
            keep(row.name, played(row))
    show(json.loads(KEPT.read_text(encoding="utf-8")))


def played(row: Row) -> dict[str, object]:
    """The figures of a row; times are those of the processor."""
    tally = Tally()
    with multiprocessing.get_context("spawn").Pool() as pool:
        games = pool.imap(partial(pair, (row.first, row.second)), range(row.deals))
        for both in with_progress(games, row.deals):
            tally.add(both)
    return tally.figures()


def pair(levels: tuple[str, str], number: int) -> tuple[Game, Game]:
    guests.welcome()
    return play_duplicate(levels, SEED, number, process_time)


def keep(name: str, figures: dict[str, object]) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    text = json.dumps(kept | {name: figures}, indent=1, sort_keys=True)
    KEPT.write_text(f"{text}\n", encoding="utf-8")


def show(kept: dict[str, Any]) -> None:
    """The rows that were played, as a table, and the share of the ceiling."""
    print(f"points a round of the first against the second, seed {SEED}; ms a decision, p99:\n")
    rows = [cells(row, kept[row.name]) for row in ROWS if row.name in kept]
    table(("", "deals", "points a round", "wanted", "first", "second"), rows)
    gains = [kept.get(f"{level} – {FLOOR}") for level in (COMPARED, CEILING)]
    if gains[0] and gains[1]:
        share = gains[0]["mean"] / gains[1]["mean"]
        print(
            f"\n{COMPARED}'s share of what {CEILING} gains over {FLOOR}: {share:.0%}"
            f" (wanted: {SHARE:.0%} or more)"
        )


def cells(row: Row, figures: dict[str, Any]) -> tuple[str, ...]:
    wanted = "" if row.wanted is None else f"≥ {row.wanted:+.2f}"
    times = (f"{of['mean']:.1f}, {of['p99']:.1f}" for of in figures["decision_ms"].values())
    points = f"{figures['mean']:+.3f} ± {figures['stderr']:.3f}"
    return row.name, f"{figures['deals']:,}", points, wanted, *times


if __name__ == "__main__":
    main()
