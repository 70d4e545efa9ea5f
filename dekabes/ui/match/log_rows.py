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


def pages_of(
    log: Iterable[Event], size: int, helped: Container[int] = ()
) -> tuple[tuple[Row, ...], ...]:
    """Pages of so many rows; each belongs to one round and begins with its heading."""
    pages: list[tuple[Row, ...]] = []
    under = size - 1  # rows under a heading
    for number, told in reversed(_rounds(log)):
        heading, newest = RoundHeading(number, number in helped), told[::-1]
        starts = range(0, len(newest), under)
        pages += [(heading, *newest[start : start + under]) for start in starts]
    return tuple(pages) or ((),)


def _rounds(log: Iterable[Event]) -> list[tuple[int, list[Told]]]:
    """What was told of each round."""
    rounds: list[tuple[int, list[Told]]] = []
    for event in log:
        if isinstance(event, RoundStarted):
            rounds.append((event.number, []))
        elif isinstance(event, Told):
            rounds[-1][1].append(event)
    return rounds
