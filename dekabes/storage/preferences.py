"""What a person chose, as values and as the bytes of a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

FORMAT, VERSION = "dekabes-preferences", 1


@dataclass(frozen=True, slots=True)
class Place:
    """Who held a seat: a computer of a level, or a person (no level); the name may be empty."""

    level: str | None
    name: str = ""


FourPlaces = tuple[Place, Place, Place, Place]


@dataclass(frozen=True, slots=True)
class Preferences:
    """Who sat down last, and what was set; None where a person has chosen nothing yet.

    Types are checked here. What a value means, and whether there is such a one, others know.
    """

    seats: FourPlaces | None = None
    lang: str | None = None
    speed: str | None = None
    volume: float | None = None
    muted: bool | None = None
    passes_by_itself: bool | None = None
    covers_when_left: bool | None = None
    uncovers_by_taps: bool | None = None


_KINDS: dict[str, tuple[type, ...]] = {
    "lang": (str,),
    "speed": (str,),
    "volume": (int, float),
    "muted": (bool,),
    "passes_by_itself": (bool,),
    "covers_when_left": (bool,),
    "uncovers_by_taps": (bool,),
}


def format_preferences(preferences: Preferences) -> bytes:
    """The bytes of the file."""
    values = {field.name: getattr(preferences, field.name) for field in fields(preferences)}
    chosen = {name: value for name, value in values.items() if value is not None}
    if preferences.seats:
        chosen["seats"] = [
            {"level": place.level, "name": place.name} for place in preferences.seats
        ]
    told = {"format": FORMAT, "version": VERSION, **chosen}
    return (json.dumps(told, ensure_ascii=False, indent=2) + "\n").encode()


def parse_preferences(content: bytes) -> Preferences:
    """What the bytes of a file say; ValueError if they are no preferences of this version."""
    try:
        told = json.loads(content.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError(f"it is no {FORMAT}")
    if told.get("version") != VERSION or isinstance(told["version"], bool):
        raise ValueError(f"it is of another version than {VERSION}")
    chosen = {name: _typed(told, name, *kinds) for name, kinds in _KINDS.items() if name in told}
    seats = _seats(told["seats"]) if "seats" in told else None
    return Preferences(seats=seats, **chosen)


def _typed(told: Mapping[str, object], name: str, *kinds: type) -> Any:  # noqa: ANN401 -- as JSON has it
    value = told.get(name)
    if type(value) not in kinds:  # a bool would be an int as well
        raise ValueError(f"{name} is of the wrong type")
    return value


def _seats(told: object) -> FourPlaces:
    if not isinstance(told, list) or len(told) != 4:
        raise ValueError("seats are not four")
    one, two, three, four = map(_place, told)
    return one, two, three, four


def _place(told: object) -> Place:
    if not isinstance(told, dict):
        raise ValueError("a seat is of the wrong type")
    return Place(_typed(told, "level", str, type(None)), _typed(told, "name", str))
