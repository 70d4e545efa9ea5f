"""`advise`: what the seat to decide should do at the end of a record, and why."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from dekabes.cli.arguments import parse_seed
from dekabes.cli.files import STANDARD_INPUT, lines_of_input, load_record
from dekabes.cli.streams import complain, need_output
from dekabes.engine import Seat, view_for
from dekabes.i18n import FALLBACK, LANGUAGES, Catalogue, load
from dekabes.players import FOR_MEASURING, PLAYERS, Advised, advise
from dekabes.record import MAX_BYTES, Record, Refusal, format_action, read_record
from dekabes.session import place_of, reason_text

REFUSED = 2
NOT_READ = 1
DEFAULT = "expert"
NOTHING_TO_DECIDE = "no seat has anything to decide"
END_OF_RECORD = (b".\n", b".\r\n", b".")  # the last where nothing follows
HELP = """\
Say what the seat to decide should do at the end of a record, and why: its decisions, best first,
with the points expected from the round, the chance to win it and the chance to win the match."""
END = """\
With - many records are read from standard input, each ended by a line with a single dot, and each
is answered at once by a line of JSON."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """The advice that a seat got."""

    seat: Seat
    level: str
    options: tuple[Advised, ...]
    texts: Catalogue

    def as_object(self) -> dict[str, object]:
        """The answer under the names of the command line's JSON."""
        return {
            "seat": int(self.seat),
            "level": self.level,
            "choice": format_action(self.options[0].action),
            "options": [self._option(option) for option in self.options],
        }

    def _option(self, option: Advised) -> dict[str, object]:
        figures = option.figures
        return {
            "action": format_action(option.action),
            "value": figures and figures.value,
            "win": figures and figures.win,
            "equity": figures and figures.equity,
            "reason": self.reason(option),
        }

    def reason(self, option: Advised) -> str:
        """The weightiest reason in words."""
        name = partial(place_of, self.texts, self.seat)
        return reason_text(self.texts, option.reasons[0], name)

    def text(self) -> str:
        """The answer for people."""
        lines = [f"Seat {self.seat} ({self.level}): {format_action(self.options[0].action)}"]
        for option in self.options:
            said = f"  {format_action(option.action):8}"
            if figures := option.figures:
                said += f" points {figures.value:+.2f}, round {figures.win:.0%},"
                said += f" match {figures.equity:.1%} "
            lines.append(f"{said} {self.reason(option)}")
        return "\n".join(lines)


def main(argv: list[str]) -> int:
    """Advise on the record that the arguments name; 2 if there is nothing to advise on."""
    options = _parser().parse_args(argv)
    need_output()
    if options.file == STANDARD_INPUT:
        return _answer_many(options)
    try:
        answer = _answer(load_record(options.file), options)
    except Refusal as refusal:
        complain(refusal)
        return REFUSED
    if answer is None:
        complain(f"advise: {NOTHING_TO_DECIDE}")
        return REFUSED
    print(json.dumps(answer.as_object(), ensure_ascii=False) if options.json else answer.text())
    return 0


def _answer_many(options: argparse.Namespace) -> int:
    """Answer what comes from standard input, at once; 1 if it cannot be read."""
    try:
        for data in _records(lines_of_input()):
            print(json.dumps(_reply(data, options), ensure_ascii=False), flush=True)
    except Refusal as refusal:
        complain(refusal)
        return NOT_READ
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m dekabes advise", description=HELP, epilog=END, allow_abbrev=False
    )
    levels = (*PLAYERS, *FOR_MEASURING)
    parser.add_argument("file", metavar="FILE", help="a record; - reads many")
    parser.add_argument(
        "--level",
        choices=levels,
        default=DEFAULT,
        metavar="LEVEL",
        help=f"who advises: {', '.join(levels)} ({DEFAULT})",
    )
    parser.add_argument("--seed", type=parse_seed, default=0, metavar="N", help="other chances (0)")
    parser.add_argument(
        "--lang",
        choices=list(LANGUAGES),
        default=FALLBACK,
        metavar="LANG",
        help=f"language of the reasons: {', '.join(LANGUAGES)} ({FALLBACK})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _records(parts: Iterable[bytes]) -> Iterator[bytes]:
    """The records in lines, or in parts of long lines; the last one also if no dot ends it."""
    kept: list[bytes] = []
    size, begins_line = 0, True
    for part in parts:
        if begins_line and part in END_OF_RECORD:
            yield b"".join(kept)
            kept, size = [], 0
        elif size <= MAX_BYTES:  # the rest of a record that is too long is not kept
            kept.append(part)
            size += len(part)
        begins_line = part.endswith(b"\n")
    if b"".join(kept).strip():
        yield b"".join(kept)


def _reply(data: bytes, options: argparse.Namespace) -> dict[str, object]:
    try:
        answer = _answer(read_record(data, STANDARD_INPUT), options)
    except Refusal as refusal:
        return {"error": str(refusal)}
    return {"error": NOTHING_TO_DECIDE} if answer is None else answer.as_object()


def _answer(record: Record, options: argparse.Namespace) -> _Answer | None:
    """The advice to the seat to decide; None where there is none."""
    seat = record.state.seat
    if seat is None:
        return None
    advice = advise(options.level, view_for(record.state, seat), _chances(options.seed))
    return _Answer(seat, options.level, advice, load(options.lang))


def _chances(seed: int) -> int:
    """What the player's chances come from: Python's own seeds take no notice of a sign."""
    return seed if seed >= 0 else Random(str(seed)).getrandbits(63)
