"""Hints: for the one who is to play, seen from that seat alone, and never heard too late."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dekabes.engine import Open, Pass, Phase, Play, Seat, View, legal_actions, view_for
from dekabes.players import Advised, Reason, ReasonKind
from dekabes.session import (
    Hint,
    Hints,
    Human,
    OpenerHint,
    Questions,
    Session,
    Thinker,
    may_be_hinted,
)
from tests.session.people import people
from tests.session.tables import (
    AtOnce,
    OnDemand,
    Process,
    awaited,
    decide_first,
    first_legal,
    one_person,
    ordinary_round,
    play_on,
)

WHY = Reason(ReasonKind.DOUBLE)


def last_legal(_level: str, view: View, _seed: int) -> tuple[Advised, ...]:
    """An adviser that proposes the last of the legal actions."""
    return (Advised(view.legal[-1], None, (WHY,)),)


def in_turn(executor: AtOnce | OnDemand, advise: object = last_legal) -> tuple[Session, Hints]:
    """A round that seat 1 opens, alone against computers, and its hints."""
    hints = Hints(Questions(executor), advise, "1")  # type: ignore[arg-type]
    thinker = Thinker(Questions(AtOnce()), first_legal)
    session = Session(ordinary_round(), one_person(1), thinker, seed="1", hints=hints)
    play_on(session)
    if not session.view.legal or not isinstance(session.view.legal[0], Play):
        decide_first(session)  # who opens
        play_on(session)
    assert isinstance(session.awaits, Human)
    return session, hints


def test_a_hint_proposes_a_legal_play_with_its_reason_and_plays_nothing() -> None:
    session, hints = in_turn(AtOnce())
    before = session.history
    hints.ask(session.view)
    assert hints.is_ready
    legal = legal_actions(session.history.state)
    assert hints.take() == Hint(legal[-1], (WHY,))  # type: ignore[arg-type]
    assert session.history is before
    assert not hints.is_asked


def test_the_expert_is_asked_with_the_view_of_the_one_who_looks() -> None:
    asked: list[tuple[str, View, int]] = []

    def advise(level: str, view: View, seed: int) -> tuple[Advised, ...]:
        asked.append((level, view, seed))
        return last_legal(level, view, seed)

    session, hints = in_turn(AtOnce(), advise)
    hints.ask(session.view)
    hints.ask(session.view)
    level, view, seed = asked[0]
    assert level == "expert"
    assert view == view_for(session.history.state, Seat.ONE)
    assert asked == [(level, view, seed)] * 2  # at the same place the same question
    decide_first(session)
    play_on(session)
    hints.ask(session.view)
    assert asked[2][2] != seed


def helped(hints: Hints, session: Session) -> frozenset[int]:
    """The rounds with a hint that are told once the round is over."""
    return hints.helped_rounds(replace(session.view, phase=Phase.ROUND_OVER))


def test_a_round_with_a_hint_is_told_as_helped_once_it_is_over() -> None:
    session, hints = in_turn(AtOnce())
    assert helped(hints, session) == frozenset()
    hints.ask(session.view)
    assert helped(hints, session) == frozenset()
    hints.take()
    assert helped(hints, session) == {1}
    assert hints.helped_rounds(session.view) == frozenset()
    while isinstance(awaited(session), Human):
        decide_first(session)
        play_on(session)
    assert hints.helped_rounds(session.view) == {1}
    session.next_round()
    play_on(session)
    assert hints.helped_rounds(session.view) == {1}


@pytest.mark.parametrize("jump", [Session.undo, Session.restart])
def test_a_hint_that_was_seen_stays_seen(jump: Callable[[Session], None]) -> None:
    session, hints = in_turn(AtOnce())
    hints.ask(session.view)
    hints.take()
    decide_first(session)
    jump(session)
    assert helped(hints, session) == {1}
    session.redo()
    assert helped(hints, session) == {1}


@pytest.mark.parametrize("what", ["decide", "undo", "cover", "reseat"])
def test_an_answer_that_comes_too_late_is_not_heard(what: str) -> None:
    executor = OnDemand()
    session, hints = in_turn(executor)
    if what == "undo":
        decide_first(session)
        play_on(session)
    hints.ask(session.view)
    assert (hints.is_asked, hints.is_ready) == (True, False)
    match what:
        case "decide":
            decide_first(session)
        case "undo":
            session.undo()
        case "cover":
            session.cover()
        case "reseat":
            session.reseat(Seat.ONE, people(2).at(Seat.ONE))
    executor.work()
    assert (hints.is_asked, hints.is_ready) == (False, False)
    assert hints.take() is None
    assert helped(hints, session) == frozenset()


def test_who_chooses_the_opener_may_ask_too() -> None:
    hints = Hints(Questions(AtOnce()), last_legal, "1")
    thinker = Thinker(Questions(AtOnce()), first_legal)
    session = Session(ordinary_round(), one_person(1), thinker, seed="1", hints=hints)
    assert may_be_hinted(session.view)
    assert not may_be_hinted(view_for(session.history.state, Seat.THREE))
    hints.ask(session.view)
    assert hints.take_opener() == OpenerHint(Open(Seat.THREE), (WHY,))
    assert helped(hints, session) == {1}


def test_there_is_no_hint_for_who_may_not_play_now() -> None:
    session, hints = in_turn(AtOnce())
    view = session.view
    session.cover()
    assert not may_be_hinted(session.view)
    with pytest.raises(ValueError, match="who is to decide"):
        hints.ask(session.view)
    state = session.history.state
    for other in (Seat.TWO, Seat.THREE, Seat.FOUR, None):
        assert not may_be_hinted(view_for(state, other))
    assert may_be_hinted(view)


def fails(_level: str, _view: View, _seed: int) -> tuple[Advised, ...]:
    raise RuntimeError("64 is in the hand")


def passes(_level: str, view: View, _seed: int) -> tuple[Advised, ...]:
    assert view.viewer
    return (Advised(Pass(view.viewer), None, (WHY,)),)


def hopeless(_level: str, _view: View, _seed: int) -> tuple[Advised, ...]:
    return ()


def silent(_level: str, view: View, _seed: int) -> tuple[Advised, ...]:
    return (Advised(view.legal[0], None, ()),)


def leaves(_level: str, view: View, _seed: int) -> tuple[Advised, ...]:
    raise SystemExit(f"64 {view.hand}")


@pytest.mark.parametrize("advise", [fails, leaves, passes, hopeless, silent])
def test_what_fails_or_is_not_legal_is_no_hint_and_no_hand_is_logged(
    advise: object, caplog: pytest.LogCaptureFixture
) -> None:
    session, hints = in_turn(AtOnce(), advise)
    hints.ask(session.view)
    assert hints.take() is None
    assert helped(hints, session) == frozenset()
    assert len(caplog.records) == 1
    assert "64" not in caplog.text


def test_a_hint_that_never_comes_is_not_waited_for_for_ever(
    caplog: pytest.LogCaptureFixture,
) -> None:
    session, hints = in_turn(OnDemand())
    hints.ask(session.view)
    for _ in range(9):
        session.step(1.0)
        assert not hints.is_ready
    session.step(1.5)
    assert [hints.is_ready] == [True]
    assert hints.take() is None
    assert helped(hints, session) == frozenset()
    assert caplog.messages == ["a hint failed at seat 1: no answer"]


def test_a_stuck_hint_costs_no_computer_its_move(caplog: pytest.LogCaptureFixture) -> None:
    """The computer behind it is asked a second later, and plays what it chooses: its last tile."""
    process = Process()
    questions = Questions(process, renew=process.renew)
    questions.ask(str)
    process.work()
    hints = Hints(questions, last_legal, "1")
    thinker = Thinker(questions, lambda _level, view, _seed: view.legal[-1])
    start = ordinary_round(seed=6)
    session = Session(start, one_person(1), thinker, seed="1", hints=hints)
    decide_first(session)  # who opens
    hints.ask(session.view)
    decide_first(session)
    choice = legal_actions(session.history.state)
    assert len(choice) > 1
    for _ in range(15):
        session.step(0.1)
    assert process.renewals == 1
    process.work()
    session.step(0.1)
    assert session.history.past[-1] == choice[-1]
    assert caplog.messages == []
