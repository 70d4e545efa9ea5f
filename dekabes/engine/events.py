"""What happened between two states, for everything that shows, sounds or logs it."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine.actions import Action, Deal, Open, Pass, Play, Redeal, StartRound
from dekabes.engine.line import End
from dekabes.engine.seats import Seat, Team
from dekabes.engine.state import Points, Result, State
from dekabes.engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """The table was cleared for a round."""

    number: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Every seat received its seven tiles."""


@dataclass(frozen=True, slots=True)
class RedealDemanded:
    """A seat threw the deal in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OpenerChosen:
    """The chooser named who opens."""

    chooser: Seat
    opener: Seat


@dataclass(frozen=True, slots=True)
class TilePlayed:
    """A tile came to the line; `end` is None for the opening tile."""

    seat: Seat
    tile: Tile
    end: End | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat had nothing for these open numbers."""

    seat: Seat
    ends: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round was decided or drawn; the points stand before and after it."""

    result: Result
    before: Points
    after: Points


@dataclass(frozen=True, slots=True)
class MatchWon:
    """A team reached four points."""

    team: Team


Event = (
    RoundStarted
    | Dealt
    | RedealDemanded
    | OpenerChosen
    | TilePlayed
    | Passed
    | RoundEnded
    | MatchWon
)


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    """The public events of an action, in order; that a seat kept its hand is none."""
    return (*_of_action(before, action), *_of_end(before, after))


def _of_action(before: State, action: Action) -> tuple[Event, ...]:
    match action:
        case StartRound(number):
            return (RoundStarted(number),)
        case Deal():
            return (Dealt(),)
        case Redeal(seat):
            return (RedealDemanded(seat),)
        case Open(opener) if before.chooser is not None:
            return (OpenerChosen(before.chooser, opener),)
        case Play(seat, tile, end):
            return (TilePlayed(seat, tile, end),)
        case Pass(seat) if before.line.ends is not None:
            return (Passed(seat, before.line.ends),)
        case _:
            return ()


def _of_end(before: State, after: State) -> tuple[Event, ...]:
    if len(after.rounds) == len(before.rounds):
        return ()
    ended = RoundEnded(after.rounds[-1].result, before.points, after.points)
    return (ended, MatchWon(after.winner)) if after.winner else (ended,)
