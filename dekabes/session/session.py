"""One table being played: whose decision is awaited, who may look, undo and redo, the computers."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import (
    Action,
    Event,
    History,
    Keep,
    Pass,
    Phase,
    Points,
    Redeal,
    Seat,
    StartRound,
    View,
    events,
    view_for,
)
from dekabes.record import Tags
from dekabes.session.absence import Absence
from dekabes.session.advice import Hints
from dekabes.session.awaited import Awaited, ByItself, Computer, Dealer, HandOff, Human, Look
from dekabes.session.chance import dealing, thinking_seed
from dekabes.session.device import device_for, looks_at, next_person
from dekabes.session.moment import Moment, Table
from dekabes.session.seating import Occupant, Seating, retagged
from dekabes.session.thinking import Thinker
from dekabes.session.undo import Decisions, redo_target, restart_target, undo_target


@dataclass(frozen=True, slots=True)
class Change:
    """That something happened; `events` tell a step of the match.

    A jump (undo, redo, restart), a look that is over and a change of seats have none.
    """

    events: tuple[Event, ...] = ()


class Session:
    """A match at the table; a screen is given only the view that may be seen, and public events.

    With several people nobody's hand may be seen until that person has uncovered it, and only as
    long as that seat is to decide.
    """

    def __init__(
        self,
        history: History,
        seating: Seating,
        thinker: Thinker,
        *,
        seed: str,
        tags: Tags = (),
        hints: Hints | None = None,
    ) -> None:
        self._history = history
        self.seating = seating
        self.tags = tags
        self.hints = hints
        self.pause = 0.0  # seconds before a computer's move is shown, if it needs no longer
        self._passes_by_itself = False
        self.people = seating.humans  # the seats that people sat down at: they may come and go
        self._absence = Absence()
        self._device = device_for(seating, history)
        self._thinker = thinker
        self._seed = seed
        self._waited = 0.0
        self._before_restart: int | None = None
        self._changes: list[Change] = []
        self._kept: Moment | None = None

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
        """The seat whose hand may be seen now."""
        return self._device.open_to

    @property
    def view(self) -> View:
        """All that the screen may show."""
        return self._moment.view

    @property
    def _moment(self) -> Moment:
        table = Table(self._history.state, self.seating, self._device, self._passes_by_itself)
        if self._kept is None or self._kept.table != table:
            self._kept = Moment.of(table)
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

    # The people, and the device that goes round.

    @property
    def bottom(self) -> Seat:
        """The seat at the bottom of the screen: whoever holds the device, or did last."""
        return self._device.bottom

    @property
    def next_at_device(self) -> Seat | None:
        """The person whom the device goes to next, as far as everybody can tell.

        Whoever can only pass may not need it: then nobody is told before it is certain.
        """
        state = self._history.state
        if self._passes_by_itself and state.phase is Phase.PLAY:
            return None
        return next_person(state, self.seating, self._device.looks)

    def uncover(self) -> None:
        """Whoever is awaited has the device and sees the own hand; ValueError if nobody is."""
        awaited = self.awaits
        if not isinstance(awaited, HandOff):
            raise ValueError("nobody's hand is covered")
        self._device = self._device.uncovered(awaited.seat)

    def cover(self) -> None:
        """No hand may be seen until it is uncovered again, with one person too."""
        self._device = self._device.covered()
        if self.hints:
            self.hints.drop()

    def _drop_questions(self) -> None:
        """No answer to what was asked before is heard: the table is another one now."""
        self._thinker.drop()
        if self.hints:
            self.hints.drop()
        self._waited = 0.0

    @property
    def passes_by_itself(self) -> bool:
        """Whether a person who can only pass does so without being asked."""
        return self._passes_by_itself

    @passes_by_itself.setter
    def passes_by_itself(self, value: bool) -> None:
        self._passes_by_itself = value
        self._hand_on()

    def can_reseat(self, seat: Seat) -> bool:
        """Whether a person may leave this seat, or come back to it, now.

        Not during the looks, which would show who may demand a redeal; and nobody comes back to a
        hand that the others may know.
        """
        phase = self._history.state.phase
        if phase.is_over:
            return seat in self.people and phase is not Phase.MATCH_OVER
        is_kept_away = seat in self._absence.barred and seat in self._absent
        is_looking = bool(self._device.looks) or phase is Phase.REDEAL
        return seat in self.people and not is_looking and not is_kept_away

    def reseat(self, seat: Seat, occupant: Occupant) -> None:
        """Somebody leaves a seat to a computer, or comes back; what was undone is dropped.

        ValueError where that cannot be now.
        """
        if not self.can_reseat(seat):
            raise ValueError(f"nobody can leave seat {seat} or come back to it now")
        self._drop_questions()
        self._history = History.of(self._history.start, self._history.past)
        self._before_restart = None
        before, self.seating = self.seating, self.seating.with_at(seat, occupant)
        self.tags = retagged(self.tags, self.seating)
        self._device = self._device.reseated(before, self.seating)
        self._changes.append(Change())

    def _hand_on(self) -> None:
        """Shut the hand of whoever has decided; open it to the one who simply goes on."""
        awaited = self.awaits
        due = awaited.seat if isinstance(awaited, HandOff | Look | Human) else None
        self._device = self._device.due(due, shared=self.seating.is_shared)

    # Time, and what people decide.

    @property
    def is_settling(self) -> bool:
        """Whether a computer has yet to say if the deal stands: nobody sees it before that."""
        state = self._history.state
        return state.phase is Phase.REDEAL and state.seat in self.seating.computers

    @property
    def is_due(self) -> bool:
        """Whether the next step may act: the pause is over and no person is awaited."""
        awaited = self.awaits
        return isinstance(awaited, Dealer) or (
            isinstance(awaited, Computer | ByItself) and self._has_paused
        )

    @property
    def acts_by_itself(self) -> bool:
        """Whether the next action needs no person."""
        return isinstance(self.awaits, Dealer | Computer | ByItself)

    @property
    def _has_paused(self) -> bool:
        """Whether a computer's move may come; its demand for a redeal comes before any look."""
        return self.is_settling or self._waited >= self._whole_pause

    @property
    def _whole_pause(self) -> float:
        awaited = self.awaits
        if isinstance(awaited, Computer):
            return self._thinker.pace.pause(self._level(awaited.seat), self.pause)
        return self.pause

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
        before, awaited = self._history, self.awaits
        if isinstance(awaited, Computer) and not (before.future or self._thinker.is_asked):
            self._ask(awaited.seat)
        self._waited += seconds
        self._thinker.wait(seconds)
        if self.hints:
            self.hints.wait(seconds)
        if isinstance(awaited, Dealer):
            self._apply(dealing(self._seed, self._history.state))
        elif isinstance(awaited, Computer) and self._has_paused:
            self._hear_computer()
        elif isinstance(awaited, ByItself) and self._has_paused:
            self._pass_by_itself(awaited.seat)
        return self._history is not before

    def decide(self, action: Action) -> None:
        """A person's decision; IllegalAction if the rules forbid it.

        ValueError where no person's decision is awaited, or another one.
        """
        awaited = self.awaits
        if not isinstance(awaited, Look | Human | ByItself):
            raise ValueError("no person's decision is awaited")
        if isinstance(awaited, Look) and action != Redeal(awaited.seat):
            raise ValueError("a look is answered by ready or a redeal")
        self._apply(action)

    def ready(self) -> None:
        """The look is over, or is waived unseen on its cover: whoever has a right does not use it.

        ValueError where no look is awaited.
        """
        awaited, history = self.awaits, self._history
        if not (isinstance(awaited, Look) or (isinstance(awaited, HandOff) and awaited.to_look)):
            raise ValueError("no look is awaited")
        if history.state.phase is Phase.REDEAL and history.state.seat == awaited.seat:
            self._history = history.then(Keep(awaited.seat))
        self._waited = 0.0
        self._device = self._device.looked()
        self._hand_on()
        # The same for everybody: a look that kept a right shows in nothing.
        self._changes.append(Change())

    def next_round(self) -> None:
        """Clear the table for the next round."""
        self._apply(StartRound(self._history.state.round + 1))

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision of this round can be taken back."""
        return self.undo_seat is not None

    @property
    def undo_seat(self) -> Seat | None:
        """The seat whose decision undo takes back; with several people none of a round over."""
        target = self._undo_target
        return None if target is None else self._history.states[target].seat

    @property
    def _undo_target(self) -> int | None:
        if self.seating.is_shared and self._history.state.phase.is_over:
            return None
        target = undo_target(self._history, self._decisions)
        return None if target is None or self._stands(target) else target

    @property
    def _decisions(self) -> Decisions:
        by_people = not self._passes_by_itself
        return Decisions(self.seating.humans, passes=by_people, others=self._absence.places)

    def _stands(self, cursor: int) -> bool:
        """Whether something after this place must not be taken back."""
        return self._absence.stands(self._history, cursor, self.seating.humans)

    @property
    def _absent(self) -> frozenset[Seat]:
        """The people who have left."""
        return frozenset(self.people) - frozenset(self.seating.humans)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be brought back."""
        return bool(self._history.future)

    @property
    def can_restart(self) -> bool:
        """Whether something of this round was played, so that it can begin again."""
        target = restart_target(self._history)
        return target is not None and target < self._history.cursor and not self._stands(target)

    def undo(self) -> None:
        """Take back the last human decision of this round and every reply after it."""
        self._jump(self._undo_target)

    def redo(self) -> None:
        """Bring back exactly what the last undo or restart took back."""
        self._jump(self._before_restart or redo_target(self._history, self._decisions))
        self._before_restart = None

    def restart(self) -> None:
        """Play the same hands again from where the round's last deal was ready."""
        if self.can_restart:
            before = self._before_restart or self._history.cursor
            self._jump(restart_target(self._history))
            self._before_restart = before

    def _jump(self, cursor: int | None) -> None:
        if cursor is None:
            return
        self._drop_questions()
        self._absence = self._absence.taken_back(self._history, cursor, self._absent)
        self._history = self._history.at(cursor)
        if self.seating.is_shared:
            self.cover()
        # What happened before a jump is not shown happening any more.
        self._changes = [Change()]

    def _apply(self, action: Action) -> None:
        before = self._history
        self._drop_questions()
        self._history = before.then(action)
        for_absent = before.state.seat in self._absent
        self._absence = self._absence.after(before.cursor, for_absent=for_absent)
        self._before_restart = None
        self._moved(before, action)

    def _moved(self, before: History, action: Action) -> None:
        self._waited = 0.0
        if self._history.state.phase is Phase.DEAL:
            self._device = self._device.dealt(())
            self._absence = self._absence.dealt(())
        elif before.state.phase is Phase.DEAL:
            self._device = self._device.dealt(looks_at(self._history.state, self.seating))
            self._absence = self._absence.dealt(self._absent)
        self._hand_on()
        self._changes.append(Change(events(before.state, action, self._history.state)))

    def _ask(self, seat: Seat) -> None:
        state = self._history.state
        seed = thinking_seed(self._seed, state)
        self._thinker.ask(self._level(seat), view_for(state, seat), seed)

    def _level(self, seat: Seat) -> str:
        return self.seating.at(seat).level or ""

    def _hear_computer(self) -> None:
        if self._history.future:
            self._replay()
        elif answer := self._thinker.answer():
            self._apply(answer)

    def _pass_by_itself(self, seat: Seat) -> None:
        if self._history.future:
            self._replay()
        else:
            self._apply(Pass(seat))

    def _replay(self) -> None:
        """After a restart computers play as they did, so that redo keeps what comes after."""
        before = self._history
        self._history = before.at(before.cursor + 1)
        self._moved(before, before.future[0])
