"""`replay`: prints the state that each record leads to, for people or as JSON."""

from __future__ import annotations

import argparse
import json

from dekabes.cli.describe import describe_state, describe_view
from dekabes.cli.files import STANDARD_INPUT, load_record
from dekabes.cli.streams import as_given, complain, need_output
from dekabes.engine import Seat, view_for
from dekabes.record import Record, Refusal, state_object, view_object

SOME_REFUSED = 2


def main(argv: list[str]) -> int:
    """Replay the records that the arguments name; 2 if one of them was refused."""
    options = _parse(argv)
    need_output()
    status, printed = 0, 0
    for file in options.files:
        try:
            record = load_record(file)
        except Refusal as refusal:
            complain(refusal)
            status = SOME_REFUSED
            continue
        if printed and not options.json:
            print()
        print(_output(file, record, options), flush=True)
        printed += 1
    return status


def _parse(argv: list[str]) -> argparse.Namespace:
    parser = _parser()
    # Options and files may be mixed; what stands after -- is a file, whatever it looks like.
    dashes = argv.index("--") if "--" in argv else len(argv)
    options = parser.parse_intermixed_args(argv[:dashes])
    options.files += argv[dashes + 1 :]
    if not options.files:
        parser.error("a FILE is needed")
    if options.files.count(STANDARD_INPUT) > 1:
        parser.error("- may be given once")
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m dekabes replay",
        usage="%(prog)s FILE… [--json] [--view S]",
        description="Read records and print the state that each leads to.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="a record; - reads one from standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument(
        "--view",
        choices=["0", "1", "2", "3", "4"],
        metavar="S",
        help="print only what seat S may know (1 to 4; 0: what anybody may know)",
    )
    return parser


def _output(file: str, record: Record, options: argparse.Namespace) -> str:
    if options.json:
        return json.dumps(_object(record, options.view), ensure_ascii=False)
    text = _text(record, options.view)
    return f"{as_given(file)}\n{text}" if len(options.files) > 1 else text


def _object(record: Record, view: str | None) -> dict[str, object]:
    if view is None:
        return state_object(record.state, record.tags)
    return view_object(view_for(record.state, _viewer(view)), record.tags)


def _text(record: Record, view: str | None) -> str:
    if view is None:
        return describe_state(record.state, record.tags)
    return describe_view(view_for(record.state, _viewer(view)), record.tags)


def _viewer(view: str) -> Seat | None:
    return None if view == "0" else Seat(int(view))
