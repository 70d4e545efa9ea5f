"""`selfplay`: lets two levels play duplicate deals and says by how much one is the better."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path

from dekabes.cli.progress import with_progress
from dekabes.cli.signals import children_deaf_to_ctrl_c
from dekabes.cli.streams import complain
from dekabes.engine import SEATS, History
from dekabes.players import FOR_MEASURING, PERFECT, PLAYERS
from dekabes.players.duplicate import Game, Levels, play_duplicate
from dekabes.players.tally import OUTCOMES, Tally
from dekabes.record import Record, format_seats, write_record

Pair = tuple[Game, Game]
READY = (*PLAYERS, *FOR_MEASURING, PERFECT)
NOT_WRITTEN = 1
CHUNK = 4  # deals a worker is handed at a time
HELP = """\
Play duplicate deals: ordinary rounds at 0-0 and base 1, seats 1 to 4 opening in turn, each deal
once with the level of --team-a as team A and once as team B. All figures are those of the level
named by --team-a, whichever seats it has."""
END = """\
Rates are shares of all rounds. A draw counts as blocked too. Decisions with only one legal answer
are left out of the times; deals in which a seat may demand a redeal are dealt again."""


def main(argv: list[str]) -> int:
    """Play the deals, print what they show and return the exit status."""
    options = _parser().parse_args(argv)
    try:
        tally = _play(options)
    except OSError as fault:
        complain(f"selfplay: {fault}")
        return NOT_WRITTEN
    levels = options.team_a, options.team_b
    print(json.dumps(tally.figures()) if options.json else _text(tally, levels))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m dekabes selfplay", description=HELP, epilog=END, allow_abbrev=False
    )
    ready = ", ".join(READY)
    parser.add_argument("--team-a", required=True, type=_level, metavar="LEVEL", help=ready)
    parser.add_argument("--team-b", required=True, type=_level, metavar="LEVEL", help=ready)
    parser.add_argument("--deals", required=True, type=_count, metavar="N", help="how many")
    parser.add_argument("--seed", default=0, type=int, metavar="N", help="other deals (0)")
    parser.add_argument("--jobs", default=1, type=_count, metavar="J", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write each round there")
    return parser


def _level(name: str) -> str:
    if name not in READY:
        raise argparse.ArgumentTypeError(f"{name} has no player (there are {', '.join(READY)})")
    return name


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1")
    return int(text)


def _play(options: argparse.Namespace) -> Tally:
    levels: Levels = (options.team_a, options.team_b)
    play = partial(play_duplicate, levels, options.seed, clock=time.perf_counter)
    tally = Tally()
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    with _pairs(play, options.deals, options.jobs) as pairs:
        for number, pair in enumerate(with_progress(pairs, options.deals), start=1):
            tally.add(pair)
            if options.records:
                for game in pair:
                    _write(options.records, f"deal {number} of seed {options.seed}", levels, game)
    return tally


def _write(folder: Path, name: str, levels: Levels, game: Game) -> None:
    """Write a round as a record, named after its deal and the team that --team-a was."""
    one, two, three, four = (levels[seat.team is not game.first] for seat in SEATS)
    tags = (("Event", f"selfplay, {name}"), ("Seats", format_seats((one, two, three, four))))
    record = Record.of(tags, History.of(game.start, game.actions))
    file = folder / f"{name} {game.first.value}.dkb".replace(" ", "-")
    file.write_text(write_record(record), encoding="utf-8", newline="\n")


@contextmanager
def _pairs(play: Callable[[int], Pair], deals: int, jobs: int) -> Iterator[Iterator[Pair]]:
    """The games of each deal in the order of the deals, however many processes play them."""
    if jobs == 1:
        yield map(play, range(deals))
        return
    pool = _pool(jobs)
    try:
        yield pool.imap(play, range(deals), CHUNK)
    finally:
        pool.terminate()
        pool.join()


def _pool(jobs: int) -> Pool:
    """Worker processes that leave Ctrl-C to this one, from their first moment on."""
    with children_deaf_to_ctrl_c():
        return multiprocessing.get_context("spawn").Pool(jobs)


def _text(tally: Tally, levels: Levels) -> str:
    """The figures for people."""
    error = "" if tally.stderr is None else f" ± {tally.stderr:.3f}"
    share = {name: f"{tally.rate(name):.1%}" for name in OUTCOMES}
    times = ", ".join(
        f"{name} {mean:.2f} (99th percentile {p99:.2f})"
        for name, (mean, p99) in zip("AB", tally.decision_ms(), strict=True)
    )
    return f"""\
{levels[0]} (A) against {levels[1]} (B), {len(tally.means)} deals played twice
points a round for A: {tally.mean:+.3f}{error}
won {share["win"]}, lost {share["loss"]}, drawn {share["draw"]}, blocked {share["blocked"]}
dékabès by A {share["dekabes a"]}, by B {share["dekabes b"]}
milliseconds a decision: {times}"""
