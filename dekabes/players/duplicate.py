"""Duplicate deals: each is played twice with the teams swapped, so that luck cancels out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from dekabes.engine import (
    SEATS,
    Action,
    Deal,
    Open,
    Result,
    Seat,
    StartRound,
    State,
    Team,
    apply,
    deal,
    entitled_seat,
    match_from,
    view_for,
)
from dekabes.players.levels import PERFECT, player_for

Clock = Callable[[], float]
Levels = tuple[str, str]
Times = tuple[list[float], list[float]]


@dataclass(frozen=True, slots=True)
class Game:
    """One round between two levels, of which the first plays the seats of `first`.

    The actions lead from `start`; `times` are the seconds of each level's decisions, forced ones
    left out.
    """

    first: Team
    start: State
    actions: tuple[Action, ...]
    result: Result
    times: Times

    @property
    def points(self) -> int:
        """The points of the first level less those of the second."""
        sign = 1 if self.result.team is self.first else -1
        return sign * self.result.value


def play_duplicate(levels: Levels, seed: int, number: int, clock: Clock) -> tuple[Game, Game]:
    """Both games of a deal: the first level as team A, then as team B."""
    dealt = deal_without_redeal(Random(f"{seed} {number}"))
    opener = SEATS[number % len(SEATS)]
    first, second = (
        _play(levels, team, dealt, opener, Random(f"{seed} {number} {team.value}"), clock)
        for team in Team
    )
    return first, second


def deal_without_redeal(rng: Random) -> Deal:
    """The first shuffled deal in which no seat may demand another."""
    while True:
        dealt = deal(rng)
        if entitled_seat(dealt.hands) is None:
            return dealt


def _play(
    levels: Levels, first: Team, dealt: Deal, opener: Seat, rng: Random, clock: Clock
) -> Game:
    """An ordinary round at 0-0 and base 1, which this seat opens with any tile."""
    state = start = match_from((0, 0), 1, opener)
    actions: list[Action] = [StartRound(1), dealt, Open(opener)]
    for action in actions:
        state = apply(state, action)
    times: Times = ([], [])
    while state.seat is not None:
        side = 0 if state.seat.team is first else 1
        action = _decide(levels[side], state, state.seat, rng, clock, times[side])
        actions.append(action)
        state = apply(state, action)
    return Game(first, start, tuple(actions), state.rounds[-1].result, times)


def _decide(
    level: str, state: State, seat: Seat, rng: Random, clock: Clock, times: list[float]
) -> Action:
    view = view_for(state, seat)
    if len(view.legal) == 1:
        return view.legal[0]
    began = clock()
    action = _perfect(state, rng) if level == PERFECT else player_for(level)(view, rng)
    times.append(clock() - began)
    return action


def _perfect(state: State, rng: Random) -> Action:
    """The one level that is given the whole state."""
    from dekabes.players.perfect import perfect

    return perfect(state, rng)
