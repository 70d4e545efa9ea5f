"""What nobody learns by leaving a seat to a computer, taking back what it played, and returning."""

from __future__ import annotations

from dekabes.engine import SEATS, History, Seat
from dekabes.session import RoundOver
from tests.session.tables import awaited, play_on
from tests.session.test_reseat import come_back, leave, opened_by, shared


def test_nobody_comes_back_in_a_round_in_which_the_computers_play_was_taken_back() -> None:
    session = shared(opened_by(Seat.ONE), Seat.ONE, Seat.TWO)
    session.uncover()
    leave(session, Seat.TWO)
    session.decide(session.view.legal[0])
    play_on(session)
    assert session.can_reseat(Seat.TWO)  # what was played lies on the table for all to see
    session.undo()
    assert not session.can_reseat(Seat.TWO)
    assert session.can_reseat(Seat.ONE)
    while awaited(session) != RoundOver():
        session.decide(session.view.legal[0])
        play_on(session)
    session.next_round()
    assert session.can_reseat(Seat.TWO)


def test_a_restart_takes_back_the_computers_plays_as_well() -> None:
    session = shared(opened_by(Seat.ONE), Seat.ONE, Seat.TWO)
    session.uncover()
    leave(session, Seat.TWO)
    session.decide(session.view.legal[0])
    play_on(session)
    session.restart()
    assert not session.can_reseat(Seat.TWO)


def test_a_computers_play_is_not_taken_back_once_its_person_is_there_again() -> None:
    """Else everybody would know a tile of the hand that the person goes on with."""
    session = shared(opened_by(Seat.ONE), *SEATS)
    session.uncover()
    session.decide(session.view.legal[0])
    leave(session, Seat.TWO)
    session.step(1.0)  # the computer plays for seat 2
    come_back(session, Seat.TWO)
    assert not session.can_undo
    assert not session.can_restart
    session.undo()
    session.restart()
    assert len(session.view.moves) == 2
    session.uncover()
    session.decide(session.view.legal[0])  # seat 3 plays: that can be taken back
    assert session.undo_seat is Seat.THREE
    session.undo()
    assert len(session.view.moves) == 2


def test_nobody_comes_back_to_a_round_that_was_dealt_without_them() -> None:
    """A lone person looks only if entitled, which the others would know."""
    session = shared(round_over(), *SEATS)
    for seat in (Seat.ONE, Seat.THREE, Seat.FOUR):
        leave(session, seat)
    session.next_round()
    play_on(session)
    assert [session.can_reseat(seat) for seat in SEATS] == [False, True, False, False]


def test_nobody_comes_back_to_a_round_whose_hands_were_seen_and_which_was_opened_again() -> None:
    session = shared(round_over(), *SEATS)
    for seat in (Seat.ONE, Seat.THREE, Seat.FOUR):
        leave(session, seat)
    session.undo()
    assert not session.view.phase.is_over
    assert [session.can_reseat(seat) for seat in SEATS] == [False, True, False, False]


def round_over() -> History:
    """A round that four people have played to its end, with first legal moves."""
    session = shared(opened_by(Seat.ONE), *SEATS)
    while awaited(session) != RoundOver():
        session.uncover()
        session.decide(session.view.legal[0])
    return session.history
