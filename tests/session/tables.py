"""Tables for the tests of the session: computers that play a fixed way, time that is handed on."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from random import Random
from typing import Any, ParamSpec, TypeVar

from dekabes.engine import (
    Action,
    Deal,
    History,
    Open,
    Pass,
    Play,
    Seat,
    StartRound,
    Tile,
    View,
    deal,
    legal_actions,
    match_from,
    view_for,
)
from dekabes.session import (
    Awaited,
    Choose,
    Computer,
    Dealer,
    Human,
    Look,
    Occupant,
    Questions,
    Seating,
    Session,
    Thinker,
)

P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(Executor):
    """Does the work when it is asked, and hands on whatever was raised, as a process does."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future


class OnDemand(Executor):
    """Keeps the work until it is told to do it, as a computer that thinks for long."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()

        def job() -> None:
            if future.set_running_or_notify_cancel():
                future.set_result(fn(*args, **kwargs))

        self.waiting.append(job)
        return future

    def work(self) -> None:
        """Answer everything that was asked and not cancelled."""
        for job in self.waiting:
            job()
        self.waiting.clear()


class Process(Executor):
    """Begins with all that it is asked, as a process does, and ends when a test tells it to."""

    def __init__(self) -> None:
        self.at_work: list[Callable[[], None]] = []
        self.renewals = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()

        def end() -> None:
            try:
                future.set_result(fn(*args, **kwargs))
            except Exception as error:
                future.set_exception(error)

        self.at_work.append(end)
        return future

    def work(self) -> None:
        """End what was begun."""
        for end in self.at_work:
            end()
        self.at_work.clear()

    def renew(self) -> None:
        """Another process takes its place."""
        self.renewals += 1
        self.at_work.clear()


def first_legal(_level: str, view: View, _seed: int) -> Action:
    """A computer that takes the first of its legal actions."""
    return view.legal[0]


def one_person(human: int) -> Seating:
    """A person at this seat (0: nowhere), computers at the others."""
    one, two, three, four = (Occupant(None if seat == human else "steady") for seat in (1, 2, 3, 4))
    return Seating((one, two, three, four))


def table(
    history: History,
    human: int = 1,
    *,
    choose: Choose = first_legal,
    executor: Executor | None = None,
    seed: str = "1",
) -> Session:
    """A session with one person and computers that need no time."""
    return Session(
        history, one_person(human), Thinker(Questions(executor or AtOnce()), choose), seed=seed
    )


def play_on(session: Session, limit: int = 200) -> None:
    """Let the table deal and the computers play until a person or nobody is awaited."""
    for _ in range(limit):
        if not isinstance(session.awaits, Dealer | Computer):
            return
        session.step(1.0)
    raise AssertionError("the computers did not come to an end")


def decide_first(session: Session) -> Action:
    """The person takes the first legal action of what is awaited; which one it was."""
    assert isinstance(session.awaits, Human | Look)
    action = legal_actions(session.history.state)[0]
    session.decide(action)
    return action


def decisions(session: Session) -> list[Action]:
    """The person's decisions so far that undo may take back."""
    history = session.history
    return [
        action
        for place, action in enumerate(history.past)
        if isinstance(action, Open | Play | Pass)
        and history.states[place].seat in session.seating.humans
    ]


def awaited(session: Session) -> Awaited:
    """What the table waits for now (asked anew each time)."""
    return session.awaits


def seen(session: Session) -> Seat | None:
    """Whose hand may be seen now (asked anew each time)."""
    return session.viewer


def ordinary_round(chooser: Seat = Seat.ONE, seed: int = 5) -> History:
    """Dealt, with nobody entitled to a redeal, and the chooser to decide."""
    return History.of(match_from((0, 0), 1, chooser), [StartRound(1), deal(Random(seed))])


def entitled_deal() -> Deal:
    """Seat 1 holds 66, 55, 44, 33, 22 and two plain tiles."""
    words = (
        "66 55 44 33 22 10 20",
        "65 64 63 62 61 60 54",
        "53 52 51 50 43 42 41",
        "40 32 31 30 21 11 00",
    )
    return Deal(tuple(tuple(Tile.of(int(w[0]), int(w[1])) for w in h.split()) for h in words))


def to_the_end(history: History, human: int) -> History:
    """The round played on with first legal actions until it is over."""
    session = table(history, human)
    play_on(session)
    while isinstance(session.awaits, Human):
        decide_first(session)
        play_on(session)
    return session.history


def to_a_pass() -> History:
    """A position in which the seat to decide can only pass."""
    session = table(ordinary_round(), human=0)
    for _ in range(60):
        state = session.history.state
        if state.seat and view_for(state, state.seat).legal == (Pass(state.seat),):
            return session.history
        session.step(1.0)
    raise AssertionError("nobody passed")
