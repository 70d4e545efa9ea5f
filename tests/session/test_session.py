"""Whose decision is awaited, what may be seen, and computers that answer in their own time."""

from __future__ import annotations

import pytest

from dekabes.engine import (
    Deal,
    Dealt,
    History,
    IllegalAction,
    Pass,
    Phase,
    Redeal,
    RoundStarted,
    Seat,
    StartRound,
    TilePlayed,
    match_from,
    new_match,
    view_for,
)
from dekabes.session import Computer, Dealer, Human, Look, MatchOver, RoundOver
from tests.session.tables import (
    OnDemand,
    awaited,
    decide_first,
    entitled_deal,
    ordinary_round,
    play_on,
    table,
    to_a_pass,
    to_the_end,
)


def test_a_new_match_is_dealt_without_anybody_being_asked() -> None:
    session = table(History.of(new_match()))
    assert awaited(session) == Dealer()
    session.step(0.0)
    session.step(0.0)
    assert session.view.phase is not Phase.DEAL
    assert [type(event) for event in session.log][:2] == [RoundStarted, Dealt]


def test_the_same_seed_deals_the_same_hands_and_another_seed_others() -> None:
    def hands(seed: str) -> object:
        session = table(History.of(new_match()), seed=seed)
        play_on(session)
        return next(state.hands for state in session.history.states if state.hands)

    assert hands("7") == hands("7")
    assert len({str(hands(str(seed))) for seed in range(200)}) == 200


def test_the_screen_gets_the_persons_view_and_no_other_hand() -> None:
    session = table(ordinary_round())
    assert session.view == view_for(session.history.state, Seat.ONE)
    assert session.view.shown is None


def test_with_computers_alone_nobody_looks() -> None:
    session = table(ordinary_round(), human=0)
    assert session.viewer is None
    assert session.view.hand is None
    assert session.view.legal == ()


def test_a_computer_waits_its_pause_and_not_longer() -> None:
    session = table(ordinary_round(Seat.TWO))
    session.pause = 0.9
    session.step(0.5)
    assert awaited(session) == Computer(Seat.TWO)
    assert not session.is_due
    session.step(0.5)
    assert session.view.phase is Phase.PLAY


def test_the_pause_is_the_same_for_a_forced_pass() -> None:
    session = table(to_a_pass(), human=0)
    session.pause = 0.9
    session.step(0.85)
    before = session.history.cursor
    session.step(0.1)
    assert session.history.cursor == before + 1


def test_a_computer_entitled_to_a_redeal_is_asked_and_the_person_is_not() -> None:
    history = History.of(match_from((0, 0), 1, Seat.TWO), [StartRound(1), entitled_deal()])
    session = table(history, human=2)
    assert awaited(session) == Computer(Seat.ONE)
    session.step(1.0)
    assert session.history.past[-1] == Redeal(Seat.ONE)


def test_a_person_entitled_to_a_redeal_is_given_a_look() -> None:
    history = History.of(match_from((0, 0), 1, Seat.TWO), [StartRound(1), entitled_deal()])
    session = table(history, human=1)
    assert awaited(session) == Look(Seat.ONE)
    session.ready()
    assert awaited(session) == Computer(Seat.TWO)


def test_nothing_can_be_decided_while_a_computer_is_awaited() -> None:
    session = table(ordinary_round(Seat.TWO))
    with pytest.raises(ValueError, match="no person"):
        session.decide(Pass(Seat.ONE))
    assert session.history == ordinary_round(Seat.TWO)


def test_an_illegal_decision_changes_nothing() -> None:
    session = table(ordinary_round())
    decide_first(session)
    before = session.history
    with pytest.raises(IllegalAction):
        session.decide(Pass(Seat.ONE))
    assert session.history is before


def test_an_answer_to_a_question_that_was_taken_back_is_dropped() -> None:
    executor = OnDemand()
    session = table(ordinary_round(), executor=executor)
    decide_first(session)
    decide_first(session)
    session.step(1.0)  # seat 2 is asked
    session.undo()
    executor.work()
    session.step(1.0)
    assert awaited(session) == Human(Seat.ONE)
    assert session.view.moves == ()


def test_a_computer_that_needs_time_is_waited_for_without_blocking() -> None:
    executor = OnDemand()
    session = table(ordinary_round(Seat.TWO), executor=executor)
    for _ in range(90):
        session.step(0.1)
    assert awaited(session) == Computer(Seat.TWO)
    executor.work()
    session.step(1.0)
    assert session.awaits != Computer(Seat.TWO) or session.view.phase is Phase.PLAY


def test_every_round_goes_on_until_the_match_is_won() -> None:
    session = table(History.of(new_match()), human=0, seed="whole")
    for _ in range(200):
        play_on(session)
        if session.awaits == MatchOver():
            break
        assert awaited(session) == RoundOver()
        session.next_round()
    assert awaited(session) == MatchOver()
    assert max(session.view.points) >= 4


def test_changes_tell_each_step_once() -> None:
    session = table(ordinary_round())
    decide_first(session)
    session.take_changes()
    decide_first(session)
    (change,) = session.take_changes()
    assert [type(event) for event in change.events] == [TilePlayed]
    assert session.take_changes() == ()
    session.undo()
    (jump,) = session.take_changes()
    assert jump.events == ()


def test_the_log_forgets_what_was_taken_back() -> None:
    session = table(ordinary_round())
    decide_first(session)
    decide_first(session)
    assert isinstance(session.log[-1], TilePlayed)
    session.undo()
    assert not isinstance(session.log[-1], TilePlayed)


def test_three_matches_in_a_row_have_the_same_seats_for_people_and_computers() -> None:
    for seed in ("a", "b", "c"):
        session = table(History.of(new_match()), human=3, seed=seed)
        play_on(session)
        assert session.seating.humans == (Seat.THREE,)
        assert session.viewer is Seat.THREE


def test_a_match_taken_up_at_the_end_of_a_round_waits_for_the_next() -> None:
    session = table(to_the_end(ordinary_round(), human=1))
    assert awaited(session) == RoundOver()
    session.step(5.0)
    assert awaited(session) == RoundOver()
    session.next_round()
    session.step(0.0)
    assert session.view.counts == (7, 7, 7, 7)


def test_deals_of_a_round_differ_after_a_redeal() -> None:
    start = History.of(match_from((0, 0), 1, Seat.TWO), [StartRound(1), entitled_deal()])
    session = table(start, human=2)
    play_on(session)
    first, second = (a for a in session.history.past if isinstance(a, Deal))
    assert first.hands != second.hands
