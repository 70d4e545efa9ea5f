"""The public events of a match as rows to be read: the newest first, grouped by round."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass

from dekabes.engine import (
    Event,
    MatchWon,
    OpenerChosen,
    Passed,
    RedealDemanded,
    RoundEnded,
    RoundStarted,
    TilePlayed,
)

Told = OpenerChosen | TilePlayed | Passed | RedealDemanded | RoundEnded | MatchWon


@dataclass(frozen=True, slots=True)
class RoundHeading:
    """The round that the rows after it belong to, and whether there was a hint in it."""

    round: int
    is_helped: bool = False


Row = RoundHeading | Told


@dataclass(frozen=True, slots=True)
class _Entry:
    round: int
    told: Told


def pages_of(
    log: Iterable[Event], size: int, helped: Container[int] = ()
) -> tuple[tuple[Row, ...], ...]:
    """Pages of so many rows; every page begins with the heading of its round."""
    pages: list[list[Row]] = [[]]
    heading = None
    for entry in reversed(_entries(log)):
        room = size - len(pages[-1])
        if room < 1 or (entry.round != heading and room < 2):
            pages.append([])
        if entry.round != heading or not pages[-1]:
            heading = entry.round
            pages[-1].append(RoundHeading(heading, heading in helped))
        pages[-1].append(entry.told)
    return tuple(tuple(page) for page in pages)


def _entries(log: Iterable[Event]) -> list[_Entry]:
    entries, number = [], 0
    for event in log:
        if isinstance(event, RoundStarted):
            number = event.number
        elif isinstance(event, Told):
            entries.append(_Entry(number, event))
    return entries
