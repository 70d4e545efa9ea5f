"""Undo, redo and restart, as people at the table mean them."""

from __future__ import annotations

from random import Random

import pytest

from dekabes.engine import (
    Action,
    History,
    Keep,
    Phase,
    Play,
    Redeal,
    Seat,
    StartRound,
    deal,
    match_from,
    new_match,
)
from dekabes.session import Change, Computer, Human, Look, RoundOver
from tests.session.tables import (
    awaited,
    decide_first,
    decisions,
    entitled_deal,
    one_person,
    ordinary_round,
    play_on,
    table,
    to_the_end,
)


def test_one_undo_goes_back_to_the_persons_own_decision_and_one_redo_brings_all_back() -> None:
    session = table(ordinary_round())
    decide_first(session)  # who opens: seat 1 itself
    decide_first(session)  # the opening tile
    play_on(session)
    after = session.history
    assert len(after.past) == 2 + 1 + 4  # start, deal, open, seat 1, 2, 3, 4

    session.undo()

    assert session.history.past == after.past[:3]
    assert awaited(session) == Human(Seat.ONE)
    assert session.view.counts == (7, 7, 7, 7)
    session.step(10.0)
    assert session.history.past == after.past[:3]  # no computer moves until the person acts

    session.redo()

    assert session.history.past == after.past
    assert not session.can_redo


def test_undo_stops_at_the_first_decision_after_the_deal() -> None:
    session = table(ordinary_round())
    before = session.can_undo
    decide_first(session)
    after = session.can_undo
    session.undo()
    assert (before, after, session.can_undo) == (False, True, False)
    assert session.history.past == ordinary_round().past


def test_undo_takes_back_no_answer_to_a_redeal() -> None:
    history = History.of(match_from((0, 0), 1, Seat.ONE), [StartRound(1), entitled_deal()])
    session = table(history)
    assert awaited(session) == Look(Seat.ONE)
    session.ready()
    assert not session.can_undo
    decide_first(session)
    session.undo()
    assert session.history.past[-1] == Keep(Seat.ONE)
    assert not session.can_undo


def test_undo_while_a_computer_is_awaited_means_the_same() -> None:
    session = table(ordinary_round())
    decide_first(session)
    decide_first(session)
    session.step(1.0)  # seat 2 has played, seat 3 is awaited
    assert awaited(session) == Computer(Seat.THREE)
    session.undo()
    assert awaited(session) == Human(Seat.ONE)
    session.redo()
    assert awaited(session) == Computer(Seat.THREE)
    play_on(session)
    assert awaited(session) == Human(Seat.ONE)


def test_a_new_decision_after_an_undo_drops_what_could_be_redone() -> None:
    session = table(ordinary_round())
    decide_first(session)
    decide_first(session)
    play_on(session)
    session.undo()
    other = session.view.legal[-1]
    session.decide(other)
    assert session.history.past[-1] == other
    assert not session.can_redo


def test_undo_many_times_then_redo_many_times_is_the_same_match() -> None:
    whole = to_the_end(ordinary_round(), human=1)
    session = table(whole)
    made = decisions(session)
    for left in range(len(made), 0, -1):
        assert len(decisions(session)) == left
        session.undo()
    assert decisions(session) == []
    while session.can_redo:
        session.redo()
    assert session.history.past == whole.past
    assert session.history.state == whole.state


def test_at_the_end_of_a_round_undo_gives_back_points_and_base() -> None:
    session = table(to_the_end(ordinary_round(), human=1))
    assert awaited(session) == RoundOver()
    assert session.view.points != (0, 0)
    session.undo()
    assert session.view.phase is Phase.PLAY
    assert (session.view.points, session.view.base) == ((0, 0), 1)


def test_undo_ends_with_the_round_once_the_next_one_has_been_started() -> None:
    session = table(to_the_end(ordinary_round(), human=1))
    session.next_round()
    assert not session.can_undo
    assert not session.can_restart


def test_restart_plays_the_same_hands_again_and_redo_brings_the_play_back() -> None:
    whole = to_the_end(ordinary_round(), human=1)
    session = table(whole)

    session.restart()

    view = session.view
    assert (view.phase, view.seat, view.points, view.base) == (
        Phase.CHOOSE,
        Seat.ONE,
        (0, 0),
        1,
    )
    assert session.history.state.hands == whole.states[2].hands
    session.redo()
    assert session.history.past == whole.past


@pytest.mark.parametrize("moves", [0, 1, 20])
def test_restart_after_so_many_moves_keeps_hands_and_opener(moves: int) -> None:
    session = table(History.of(new_match()), human=1, seed="restart")
    play_on(session)
    opener, hands = session.view.opener, None
    states = session.history.states
    hands = next(state.hands for state in states if state.hands)
    for _ in range(moves):
        if isinstance(session.awaits, Human):
            decide_first(session)
        session.step(1.0)
    session.restart()
    assert session.history.state.hands == hands
    assert session.history.state.opener == opener
    assert session.history.state.moves == ()


def test_after_a_restart_computers_play_as_they_did_and_redo_stays_possible() -> None:
    # Seat 3 opens, so the computers at 3 and 4 play before the person at 1.
    history = ordinary_round(Seat.THREE)
    whole = to_the_end(history, human=1)
    session = table(whole)
    session.restart()
    play_on(session)
    assert awaited(session) == Human(Seat.ONE)
    assert session.history.past == whole.past[: len(session.history.past)]
    assert session.can_redo
    session.redo()
    assert session.history.past == whole.past


def test_restart_keeps_an_accepted_redeal() -> None:
    again = deal(Random(5))
    actions: list[Action] = [StartRound(1), entitled_deal(), Redeal(Seat.ONE), again]
    session = table(History.of(match_from((0, 0), 1, Seat.ONE), actions))
    decide_first(session)
    decide_first(session)
    play_on(session)
    session.restart()
    assert session.history.state.hands == again.hands
    assert session.history.state.redeals == (Seat.ONE,)


def test_nobody_at_the_table_can_undo_nothing() -> None:
    session = table(ordinary_round(), human=0)
    play_on(session)
    assert one_person(0).humans == ()
    assert not session.can_undo


def test_a_play_survives_undo_and_redo_with_all_28_tiles() -> None:
    session = table(ordinary_round())
    decide_first(session)
    decide_first(session)
    play_on(session)
    for move in (session.undo, session.redo, session.undo, session.restart, session.redo):
        move()
        state = session.history.state
        hands = state.hands or ()
        tiles = [t for hand in hands for t in hand] + [laid.tile for laid in state.line.laid]
        assert len(set(tiles)) == len(tiles) == 28
        assert isinstance(state.moves, tuple)
        assert sum(isinstance(move, Play) for move in state.moves) == len(state.line.laid)


def test_restarted_twice_and_redone_is_the_first_play() -> None:
    """Before the second restart the computers at 3 and 4 have played anew, as they did."""
    whole = to_the_end(ordinary_round(Seat.THREE), human=1)
    session = table(whole)
    session.restart()
    play_on(session)
    session.restart()
    session.redo()
    assert session.history.past == whole.past
    assert not session.can_redo


def test_what_happened_before_a_jump_is_not_shown_happening() -> None:
    session = table(ordinary_round())
    decide_first(session)
    decide_first(session)
    play_on(session)
    session.undo()
    assert session.take_changes() == (Change(),)
    decide_first(session)
    play_on(session)
    session.restart()
    assert session.take_changes() == (Change(),)
