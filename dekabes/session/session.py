"""One table being played: whose decision is awaited, who may look, undo and redo, the computers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dekabes.engine import (
    Action,
    Event,
    History,
    Phase,
    Points,
    Seat,
    StartRound,
    State,
    View,
    deal,
    events,
    view_for,
)
from dekabes.record import Tags
from dekabes.session.seating import Seating
from dekabes.session.thinking import Thinker
from dekabes.session.undo import redo_target, restart_target, undo_target


@dataclass(frozen=True, slots=True)
class Dealer:
    """The table deals: the next action needs nobody's decision."""


@dataclass(frozen=True, slots=True)
class Look:
    """A person looks at a deal and says whether to keep it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Human:
    """A person decides."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer decides."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The hands lie open until somebody wants the next round."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is won."""


Awaited = Dealer | Look | Human | Computer | RoundOver | MatchOver


@dataclass(frozen=True, slots=True)
class Change:
    """That the history moved; `events` tell a step forward, a jump (undo, redo) has none."""

    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class _Moment:
    """What a state means at this table; asked for many times between two actions."""

    state: State
    view: View
    awaits: Awaited


class Session:
    """A match at the table; a screen is given only the view that may be seen, and public events."""

    def __init__(
        self,
        history: History,
        seating: Seating,
        thinker: Thinker,
        *,
        seed: str,
        tags: Tags = (),
    ) -> None:
        self._history = history
        self.seating = seating
        self.tags = tags
        self.pause = 0.0  # seconds before a computer's move is shown
        self._thinker = thinker
        self._seed = seed
        self._waited = 0.0
        self._before_restart: int | None = None
        self._changes: list[Change] = []
        self._kept: _Moment | None = None

    @property
    def history(self) -> History:
        """What has happened, hands and all, for keeping a record; never for a screen."""
        return self._history

    @property
    def awaits(self) -> Awaited:
        """What the table waits for."""
        return self._moment.awaits

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hand may be seen now: the one person's at the table, if there is one."""
        humans = self.seating.humans
        return humans[0] if len(humans) == 1 else None

    @property
    def view(self) -> View:
        """All that the screen may show."""
        return self._moment.view

    @property
    def _moment(self) -> _Moment:
        state = self._history.state
        if self._kept is None or self._kept.state is not state:
            self._kept = _Moment(state, view_for(state, self.viewer), _awaited(state, self.seating))
        return self._kept

    @property
    def log(self) -> tuple[Event, ...]:
        """The public events of the match so far, the oldest first."""
        history = self._history
        return tuple(
            event
            for place, action in enumerate(history.past)
            for event in events(history.states[place], action, history.states[place + 1])
        )

    @property
    def is_settling(self) -> bool:
        """Whether a computer has yet to say if the deal stands: nobody sees it before that."""
        state = self._history.state
        return state.phase is Phase.REDEAL and state.seat in self.seating.computers

    @property
    def is_due(self) -> bool:
        """Whether the next step may act: the pause is over and no person is awaited."""
        awaited = self.awaits
        return isinstance(awaited, Dealer) or (isinstance(awaited, Computer) and self._has_paused)

    @property
    def _has_paused(self) -> bool:
        """Whether a computer's move may come; its demand for a redeal comes before any look."""
        return self.is_settling or self._waited >= self.pause

    @property
    def round_began_with(self) -> tuple[Points, int]:
        """The points of both teams and the base as the last round found them."""
        states = reversed(self._history.states[: self._history.cursor + 1])
        state = next(state for state in states if not state.phase.is_over)
        return state.points, state.base

    def take_changes(self) -> tuple[Change, ...]:
        """What has changed since this was last asked, in order."""
        changes = tuple(self._changes)
        self._changes.clear()
        return changes

    def step(self, seconds: float) -> bool:
        """Let time pass: deal, ask a computer, play its answer; whether one action happened."""
        before = self._history
        self._waited += seconds
        awaited = self.awaits
        if isinstance(awaited, Dealer):
            self._apply(self._next_deal())
        elif isinstance(awaited, Computer):
            self._await_computer(awaited.seat)
        return self._history is not before

    def decide(self, action: Action) -> None:
        """A person's decision; IllegalAction if the rules forbid it.

        ValueError where no person's decision is awaited.
        """
        if not isinstance(self.awaits, Look | Human):
            raise ValueError("no person's decision is awaited")
        self._apply(action)

    def next_round(self) -> None:
        """Clear the table for the next round."""
        self._apply(StartRound(self._history.state.round + 1))

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision of this round can be taken back."""
        return undo_target(self._history, self.seating.humans) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be brought back."""
        return bool(self._history.future)

    @property
    def can_restart(self) -> bool:
        """Whether something of this round was played, so that it can begin again."""
        target = restart_target(self._history)
        return target is not None and target < self._history.cursor

    def undo(self) -> None:
        """Take back the last human decision of this round and every reply after it."""
        self._jump(undo_target(self._history, self.seating.humans))

    def redo(self) -> None:
        """Bring back exactly what the last undo or restart took back."""
        self._jump(self._before_restart or redo_target(self._history, self.seating.humans))
        self._before_restart = None

    def restart(self) -> None:
        """Play the same hands again from where the round's last deal was ready."""
        before = self._before_restart or self._history.cursor
        self._jump(restart_target(self._history))
        self._before_restart = before

    def _jump(self, cursor: int | None) -> None:
        if cursor is None:
            return
        self._thinker.drop()
        self._history = self._history.at(cursor)
        self._waited = 0.0
        # What happened before a jump is not shown happening any more.
        self._changes = [Change()]

    def _apply(self, action: Action) -> None:
        before = self._history
        self._thinker.drop()
        self._history = before.then(action)
        self._before_restart = None
        self._moved(before, action)

    def _moved(self, before: History, action: Action) -> None:
        self._waited = 0.0
        self._changes.append(Change(events(before.state, action, self._history.state)))

    def _await_computer(self, seat: Seat) -> None:
        if self._history.future:
            self._replay()
            return
        if not self._thinker.is_asked:
            level = self.seating.at(seat).level or ""
            self._thinker.ask(level, view_for(self._history.state, seat), self._thinking_seed())
        if not self._has_paused:
            return
        answer = self._thinker.answer()
        if answer:
            self._apply(answer)

    def _replay(self) -> None:
        """After a restart computers play as they did, so that redo keeps what comes after."""
        if not self._has_paused:
            return
        before = self._history
        self._history = before.at(before.cursor + 1)
        self._moved(before, before.future[0])

    def _next_deal(self) -> Action:
        state = self._history.state
        if state.round == 0:
            return StartRound(1)
        return deal(Random(f"{self._seed}/deal {state.round}.{len(state.redeals)}"))

    def _thinking_seed(self) -> int:
        state = self._history.state
        place = f"{self._seed}/think {state.round}.{len(state.redeals)}.{len(state.moves)}"
        return Random(place).getrandbits(63)


def _awaited(state: State, seating: Seating) -> Awaited:
    if state.phase is Phase.MATCH_OVER:
        return MatchOver()
    if state.phase is Phase.ROUND_OVER:
        return RoundOver()
    if state.seat is None:
        return Dealer()
    if not seating.at(state.seat).is_human:
        return Computer(state.seat)
    return Look(state.seat) if state.phase is Phase.REDEAL else Human(state.seat)
