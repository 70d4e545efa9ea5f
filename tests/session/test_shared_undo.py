"""Undo, redo and restart among several people: each lands behind a cover."""

from __future__ import annotations

from dekabes.engine import (
    Keep,
    Open,
)
from dekabes.session import (
    HandOff,
    RoundOver,
)
from tests.session.people import (
    ONE,
    THREE,
    TWO,
    act,
    after_looks,
    dealt,
    entitled,
    shared,
)
from tests.session.tables import awaited


def test_undo_redo_and_restart_land_behind_the_cover_of_whose_decision_it_was() -> None:
    session = after_looks(shared(dealt(ONE), 1, 2, 3, 4))
    act(session)
    act(session)
    act(session)  # seat 1 opened with a tile, seat 2 answered
    played = session.history
    session.uncover()
    assert session.undo_seat is TWO
    session.undo()
    assert (awaited(session), session.viewer) == (HandOff(TWO), None)
    session.uncover()
    session.redo()
    assert (awaited(session), session.viewer) == (HandOff(THREE), None)
    assert session.history == played
    session.restart()
    assert (awaited(session), session.viewer) == (HandOff(ONE), None)
    session.redo()
    assert session.history == played


def test_a_chooser_who_takes_back_the_own_choice_is_covered_too() -> None:
    session = after_looks(shared(dealt(ONE), 1, 3))
    session.uncover()
    session.decide(Open(ONE))
    session.undo()
    assert (awaited(session), session.viewer) == (HandOff(ONE), None)


def test_with_several_people_a_round_that_is_over_can_be_restarted_but_not_undone() -> None:
    session = after_looks(shared(dealt(ONE), 1, 3))
    while not isinstance(session.awaits, RoundOver):
        act(session)
    assert (session.can_undo, session.can_restart) == (False, True)
    cursor = session.history.cursor
    session.undo()
    assert session.history.cursor == cursor
    session.restart()
    assert awaited(session) == HandOff(ONE)


def test_undo_takes_back_no_look() -> None:
    session = shared(entitled(), 1, 2, 3, 4)
    after_looks(session)
    assert not session.can_undo
    session.uncover()
    session.decide(Open(TWO))
    session.undo()
    assert session.history.past[-1] == Keep(ONE)
    assert awaited(session) == HandOff(TWO)
    assert not session.can_undo
