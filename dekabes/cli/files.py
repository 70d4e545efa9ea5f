"""Records as commands are given them: a file's name, or - for standard input."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dekabes.cli.streams import as_given, read_input, read_line
from dekabes.record import MAX_BYTES, Record, Refusal, read_record

STANDARD_INPUT = "-"


def load_record(file: str) -> Record:
    """The record in a file; a Refusal if it cannot be read or breaks a rule."""
    return read_record(_bytes_of(file), as_given(file))


def _bytes_of(file: str) -> bytes:
    """The bytes of a file, one more than a record may have at the most."""
    try:
        if file == STANDARD_INPUT:
            return read_input(MAX_BYTES + 1)
        with open(file, "rb") as stream:  # noqa: PTH123 -- Path takes "" for this directory
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as fault:
        raise _unread(file, fault) from None


def lines_of_input() -> Iterator[bytes]:
    """The lines of standard input, in parts if longer than a record; a Refusal if none come."""
    while True:
        try:
            line = read_line(MAX_BYTES)
        except OSError as fault:
            raise _unread(STANDARD_INPUT, fault) from None
        if not line:
            return
        yield line


def _unread(file: str, fault: OSError | ValueError) -> Refusal:
    why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return Refusal(as_given(file), 1, f"the file cannot be read: {why}")


def is_same_file(path: Path, record: str | None) -> bool:
    """Whether a file to be written is the record that is read."""
    try:
        return record is not None and path.samefile(record)
    except OSError:
        return False
