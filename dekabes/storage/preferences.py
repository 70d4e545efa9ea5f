"""What a person chose, as named values and as the bytes of a file."""

from __future__ import annotations

import json
from collections.abc import Mapping

FORMAT, VERSION = "dekabes-preferences", 1

Value = str | float | bool
# What the names and values mean, and which there are, others know.
Preferences = Mapping[str, Value]


def format_preferences(preferences: Preferences) -> bytes:
    """The bytes of the file; ValueError if a text cannot be written."""
    told = {"format": FORMAT, "version": VERSION, **preferences}
    return (json.dumps(told, ensure_ascii=False, indent=2) + "\n").encode()


def parse_preferences(content: bytes) -> Preferences:
    """What the bytes of a file say; ValueError if they are no preferences of this version."""
    try:
        told = json.loads(content.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(told, dict) or told.pop("format", None) != FORMAT:
        raise ValueError(f"it is no {FORMAT}")
    version = told.pop("version", None)
    if version != VERSION or isinstance(version, bool):
        raise ValueError(f"it is of another version than {VERSION}")
    for name, value in told.items():
        _check(name, value)
    return told


def _check(name: str, value: object) -> None:
    if not isinstance(value, str | int | float):
        raise ValueError(f"{name!a} has no plain value")
    f"{name}{value}".encode()  # JSON can escape halves of characters, which are no text
