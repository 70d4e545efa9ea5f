"""Texts that the tests of this room begin with, and two ways to read them."""

from dekabes.engine import State
from dekabes.record import Record, Refusal, read_record

FIRST_LINE = "dekabes-record 1"
# Seat 3 holds 66; nobody holds more than three doubles.
DEAL = (
    "Deal 10 40 51 52 11 65 61 / 62 55 41 53 32 33 44 / 22 66 30 00 60 50 31 / 21 43 42 63 54 64 20"
)
# Seat 2 holds the five doubles 00 to 44; seat 4 holds 66.
ENTITLED = (
    "Deal 10 20 30 40 50 60 21 / 00 11 22 33 44 31 41 / 51 61 32 42 52 62 43 / 53 63 54 64 55 65 66"
)
# The round of record.md: seat 4 goes out with 54 at the right end, a domino worth 1.
ROUND = """\
3:66 4:63R 1:61L 2:41L 3:30R 4:43L 1:40R 2:33L
3:31L 4:64R 1:11L 2:62R 3:22R 4:21L 1:52R 2:32L
3:50R 4:20R 1:pass 2:53L 3:pass 4:42R 1:65L 2:44R
3:60L 4:54R
"""
PLAYED = f"{FIRST_LINE}\nRound 1\n{DEAL}\n{ROUND}"
RESULT = "Result domino 4 1 0-1\n"


def read(text: str | bytes) -> Record:
    """The record of a text that is none of a file."""
    data = text if isinstance(text, bytes) else text.encode("utf-8")
    return read_record(data, "match.dkb")


def state_of(text: str | bytes) -> State:
    """Where a text leads."""
    return read(text).state


def refusal_of(text: str | bytes) -> Refusal:
    """Why a text is refused; an AssertionError if it is not."""
    try:
        record = read(text)
    except Refusal as refusal:
        return refusal
    raise AssertionError(f"not refused: {record}")
