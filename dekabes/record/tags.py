"""The tags before a record's first round, and who plays as they say it."""

from __future__ import annotations

import re

from dekabes.engine import SEATS
from dekabes.record.words import BLANKS, Fault, check_characters, shown

LEVELS = ("easy", "steady", "strong", "expert", "random", "greedy", "perfect")
Tag = tuple[str, str]
Tags = tuple[Tag, ...]
FourLevels = tuple[str | None, str | None, str | None, str | None]  # None: a person plays
FourNames = tuple[str | None, str | None, str | None, str | None]  # None: no name is given

_NAME = re.compile("[A-Za-z0-9_]+")
_TAG = re.compile(
    rf"\[[{BLANKS}]*([A-Za-z0-9_]+)[{BLANKS}]+"
    r'"([^"\\]*(?:\\["\\][^"\\]*)*)"'
    rf"[{BLANKS}]*\][{BLANKS}]*(?:;.*)?",
)
_ESCAPED = re.compile(r'\\(["\\])')


def is_tag(line: str) -> bool:
    """Whether a line begins as a tag does."""
    return line.lstrip(BLANKS).startswith("[")


def parse_tag(line: str) -> Tag:
    """The name and the value of a tag; a Fault if the line is none or says what none may."""
    found = _TAG.fullmatch(line.strip(BLANKS))
    if not found:
        raise Fault(
            f'{shown(line.strip(BLANKS))} is no tag: a tag is [Name "value"], its name of letters,'
            ' digits and _, and in its value \\" and \\\\ are the only escapes'
        )
    name, value = found[1], _ESCAPED.sub(r"\1", found[2])
    if name == "Seats":
        parse_seats(value)
    return name, value


def format_tag(name: str, value: str) -> str:
    """The line of a tag; a Fault if its name or its value cannot be written."""
    if not _NAME.fullmatch(name):
        raise Fault(f"{shown(name)} is no name of a tag")
    check_characters(value)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def parse_seats(text: str) -> FourLevels:
    """Who plays seats 1 to 4, from the four words of `Seats`; a Fault if they are none."""
    levels = [_parse_level(word) for word in re.findall(f"[^{BLANKS}]+", text)]
    if len(levels) != len(SEATS):
        raise Fault(f"Seats holds four words, one for each seat, not {len(levels)}")
    one, two, three, four = levels
    return one, two, three, four


def format_seats(levels: FourLevels) -> str:
    """The value of a `Seats` tag."""
    return " ".join(f"computer:{level}" if level else "human" for level in levels)


def levels_of(tags: Tags) -> FourLevels | None:
    """Who plays, by the `Seats` tag; None if nothing is said about it."""
    value = dict(tags).get("Seats")
    return None if value is None else parse_seats(value)


def names_of(tags: Tags) -> FourNames:
    """The names of seats 1 to 4, by `Name1` to `Name4`."""
    one, two, three, four = (dict(tags).get(f"Name{seat}") for seat in SEATS)
    return one, two, three, four


def _parse_level(word: str) -> str | None:
    if word == "human":
        return None
    kind, _, level = word.partition(":")
    if kind == "computer" and level in LEVELS:
        return level
    raise Fault(
        f"{shown(word)} cannot play a seat: Seats takes human, or computer: and a level"
        f" ({', '.join(LEVELS)})"
    )
