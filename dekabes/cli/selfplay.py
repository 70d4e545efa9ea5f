"""`selfplay`: lets two levels play duplicate deals and says by how much one is the better."""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from pathlib import Path

from dekabes.cli.arguments import parse_count, parse_path, parse_seed
from dekabes.cli.pool import in_order
from dekabes.cli.progress import with_progress
from dekabes.cli.signals import ctrl_c_raises
from dekabes.cli.streams import complain, need_output
from dekabes.engine import SEATS, History
from dekabes.players import FOR_MEASURING, PERFECT, PLAYERS, prepare
from dekabes.players.duplicate import Game, Levels, play_duplicate
from dekabes.players.tally import OUTCOMES, Tally
from dekabes.record import Record, format_seats, write_record
from dekabes.storage import write_whole

READY = (*PLAYERS, *FOR_MEASURING, PERFECT)
BROKEN_OFF = 1
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
    need_output()
    prepare()  # while Ctrl-C need not wait for anything
    tally = Tally()
    try:
        with ctrl_c_raises():
            _play(options, tally)
    except KeyboardInterrupt:
        complain(f"interrupted {so_far(tally)}")
        raise
    except BrokenProcessPool:
        complain(f"selfplay: a process that played has died; broken off {so_far(tally)}")
        return BROKEN_OFF
    except OSError as fault:
        complain(f"selfplay: {fault}; broken off {so_far(tally)}")
        return BROKEN_OFF
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
    parser.add_argument("--deals", required=True, type=parse_count, metavar="N", help="how many")
    parser.add_argument("--seed", default=0, type=parse_seed, metavar="N", help="other deals (0)")
    parser.add_argument("--jobs", default=1, type=parse_count, metavar="J", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--records", type=parse_path, metavar="DIR", help="write each round there")
    return parser


def _level(name: str) -> str:
    if name not in READY:
        raise argparse.ArgumentTypeError(f"{name} has no player (there are {', '.join(READY)})")
    return name


def _play(options: argparse.Namespace, tally: Tally) -> None:
    """Play the deals; the tally grows with each, so that it says something at any time."""
    levels: Levels = (options.team_a, options.team_b)
    play = partial(play_duplicate, levels, options.seed, clock=time.perf_counter)
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    with (
        in_order(play, options.deals, options.jobs) as played,
        closing(with_progress(played, options.deals)) as pairs,
    ):
        for number, pair in enumerate(pairs, start=1):
            if options.records:
                for game in pair:
                    _write(options.records, f"deal {number} of seed {options.seed}", levels, game)
            tally.add(pair)


def _write(folder: Path, name: str, levels: Levels, game: Game) -> None:
    """Write a round as a record, named after its deal and the team that --team-a was."""
    one, two, three, four = (levels[seat.team is not game.first] for seat in SEATS)
    tags = (("Event", f"selfplay, {name}"), ("Seats", format_seats((one, two, three, four))))
    record = Record.of(tags, History.of(game.start, game.actions))
    file = folder / f"{name} {game.first.value}.dkb".replace(" ", "-")
    write_whole(file, write_record(record).encode())


def so_far(tally: Tally) -> str:
    """How many deals were done, and what they show."""
    deals = len(tally.means)
    if not deals:
        return "before the first deal was done"
    return f"after {deals} {'deal' if deals == 1 else 'deals'}: {_points(tally)}"


def _points(tally: Tally) -> str:
    error = "" if tally.stderr is None else f" ± {tally.stderr:.3f}"
    return f"{tally.mean:+.3f}{error}"


def _text(tally: Tally, levels: Levels) -> str:
    """The figures for people."""
    share = {name: f"{tally.rate(name):.1%}" for name in OUTCOMES}
    times = ", ".join(
        f"{name} {mean:.2f} (99th percentile {p99:.2f})"
        for name, (mean, p99) in zip("AB", tally.decision_ms(), strict=True)
    )
    return f"""\
{levels[0]} (A) against {levels[1]} (B), {len(tally.means)} deals played twice
points a round for A: {_points(tally)}
won {share["win"]}, lost {share["loss"]}, drawn {share["draw"]}, blocked {share["blocked"]}
dékabès by A {share["dekabes a"]}, by B {share["dekabes b"]}
milliseconds a decision: {times}"""
