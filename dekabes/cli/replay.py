"""`replay`: prints the state that each record leads to, for people or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from dekabes.cli.describe import describe_state, describe_view
from dekabes.engine import Seat, view_for
from dekabes.record import MAX_BYTES, Record, Refusal, read_record, state_object, view_object

STANDARD_INPUT = "-"
SOME_REFUSED = 2


def main(argv: list[str]) -> int:
    """Replay the records that the arguments name; 2 if one of them was refused."""
    options = _parse(argv)
    status = 0
    for number, file in enumerate(options.files):
        try:
            record = read_record(_bytes_of(file), _as_given(file))
        except Refusal as refusal:
            print(refusal, file=sys.stderr)
            status = SOME_REFUSED
            continue
        if options.json:
            print(json.dumps(_object(record, options.view), ensure_ascii=False))
        else:
            heading = f"{_as_given(file)}\n" if len(options.files) > 1 else ""
            between = "\n" if number else ""
            print(f"{between}{heading}{_text(record, options.view)}")
    return status


def _parse(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="dekabes replay",
        description="Read records and print the state that each leads to.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record; - reads one from standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument(
        "--view",
        choices=["0", "1", "2", "3", "4"],
        metavar="S",
        help="print only what seat S may know (1 to 4; 0: what anybody may know)",
    )
    options = parser.parse_intermixed_args(argv)
    if options.files.count(STANDARD_INPUT) > 1:
        parser.error("- may be given once")
    return options


def _bytes_of(file: str) -> bytes:
    """The bytes of a file, one more than a record may have at the most."""
    try:
        if file == STANDARD_INPUT:
            return _standard_input()
        with Path(file).open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise Refusal(_as_given(file), 1, f"the file cannot be read: {why}") from None


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer.read(MAX_BYTES + 1)


def _as_given(file: str) -> str:
    """A file's name such that writing it as UTF-8 gives back the bytes of the command line."""
    return os.fsencode(file).decode("utf-8", "surrogateescape")


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
