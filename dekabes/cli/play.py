"""`play`: the options that the app is opened with."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from dekabes.cli.arguments import parse_file, parse_path, parse_seconds, parse_seed, parse_size
from dekabes.cli.files import is_same_file
from dekabes.i18n import LANGUAGES
from dekabes.players import player_for
from dekabes.session import DEFAULT_LEVEL, Occupant, Seating
from dekabes.ui.draft import cleaned
from dekabes.ui.settings import Speed
from dekabes.ui.start import Start


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What `play` was asked for; None is what was left open."""

    start: Start
    seating: Seating | None
    seed: int | None
    record: str | None
    demo: bool
    data_dir: Path | None  # None: where the platform keeps such things


def parse_play(argv: list[str]) -> PlayOptions:
    """The options in these arguments; a usage error leaves the program with status 2."""
    parser = _parser()
    asked = parser.parse_args(argv)
    if asked.after is not None and asked.screenshot is None:
        parser.error("--after needs --screenshot")
    if asked.demo and asked.seats and asked.seats.humans:
        parser.error(f"--demo is for four computers: --seats has a person at {asked.seats.first}")
    for written in (asked.screenshot, asked.ui_trace):
        if written and is_same_file(written, asked.record):
            parser.error(f"{written} is the record, which is never written to")
    start = Start(
        size=asked.size,
        fullscreen=asked.fullscreen,
        lang=asked.lang,
        speed=Speed(asked.speed) if asked.speed else None,
        screenshot=asked.screenshot,
        after=asked.after or 0.0,
        ui_trace=asked.ui_trace,
    )
    return PlayOptions(start, asked.seats, asked.seed, asked.record, asked.demo, asked.data_dir)


def parse_seats(text: str) -> Seating:
    """Seats 1 to 4 from `human[:NAME]` or `computer[:LEVEL]`, parted by commas."""
    words = text.split(",")
    if len(words) != 4:
        raise argparse.ArgumentTypeError(f"four seats are wanted, not {len(words)}: {text!r}")
    one, two, three, four = map(_parse_occupant, words)
    return Seating((one, two, three, four))


def _parse_occupant(word: str) -> Occupant:
    kind, _, rest = word.partition(":")
    if kind == "human":
        return Occupant(None, cleaned(rest))
    if kind != "computer":
        raise argparse.ArgumentTypeError(f"{word!r} is neither human[:NAME] nor computer[:LEVEL]")
    level = rest or DEFAULT_LEVEL
    try:
        player_for(level)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return Occupant(level)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m dekabes play", description="Open the app.", allow_abbrev=False
    )
    add = parser.add_argument
    add("--fullscreen", action="store_true", help="fill the screen (F11 toggles)")
    add(
        "--size",
        type=parse_size,
        metavar="WxH",
        help="window size (default: 1280x800, or the screen's own where that is smaller)",
    )
    add(
        "--lang",
        choices=tuple(LANGUAGES),
        help="language (default: as set last, else the system's)",
    )
    add(
        "--seats",
        type=parse_seats,
        metavar="A,B,C,D",
        help="who sits at seats 1 to 4, each human[:NAME] or computer[:LEVEL]; starts a match",
    )
    add("--seed", type=parse_seed, metavar="N", help="deals and computers repeat")
    add(
        "--record",
        type=parse_file,
        metavar="FILE",
        help="go on from a record, which is never written to",
    )
    speeds = tuple(speed.value for speed in Speed)
    add("--speed", choices=speeds, help="none: no motion, no pause (default: as set last)")
    add(
        "--demo",
        action="store_true",
        help="four computers play, of --seats or the record if they say it",
    )
    add("--screenshot", type=parse_path, metavar="FILE.png", help="write a picture and leave")
    add(
        "--after", type=parse_seconds, metavar="SECONDS", help="when the picture is taken (at once)"
    )
    add("--data-dir", type=parse_path, metavar="DIR", help="keep names and settings there")
    add(
        "--ui-trace",
        type=parse_path,
        metavar="FILE",
        help="tell there what can be seen and touched",
    )
    return parser
