"""Passing by itself: forced passes that the table plays, and that nobody is asked for."""

from __future__ import annotations

from dekabes.engine import (
    Pass,
    Play,
    Tile,
)
from dekabes.session import (
    ByItself,
    Computer,
    HandOff,
    Human,
)
from tests.session.people import (
    ONE,
    THREE,
    TWO,
    after_looks,
    pass_position,
    shared,
)
from tests.session.tables import awaited, play_on, seen


def test_a_person_who_can_only_pass_is_asked_unless_the_table_passes_by_itself() -> None:
    session = shared(pass_position(), 1, 2, 3, 4)
    assert awaited(session) == HandOff(TWO)
    session.passes_by_itself = True
    session.pause = 0.9
    assert awaited(session) == ByItself(TWO)
    assert session.viewer is None
    session.step(0.8)
    assert awaited(session) == ByItself(TWO)  # after the pause that a computer makes
    session.step(0.2)
    assert session.history.past[-1] == Pass(TWO)
    assert awaited(session) == HandOff(THREE)  # who can play is always asked


def test_a_pass_by_itself_is_no_decision_that_undo_would_land_on() -> None:
    session = shared(pass_position(), 1, 2, 3, 4)
    session.passes_by_itself = True
    session.step(1.0)
    assert session.undo_seat is ONE
    session.undo()
    assert awaited(session) == HandOff(ONE)
    session.redo()
    assert session.history.past[-1] == Pass(TWO)


def test_the_one_who_simply_goes_on_is_not_covered() -> None:
    """Seat 2 passes by itself, 3 and 4 are computers: seat 1 still holds the device."""
    history = pass_position()
    session = shared(history.at(history.cursor - 1), 1, 2)
    session.passes_by_itself = True
    after_looks(session)
    session.uncover()
    session.decide(Play(ONE, Tile.of(6, 6), None))
    assert (awaited(session), session.viewer) == (ByItself(TWO), None)
    session.step(1.0)
    assert seen(session) is None
    play_on(session)
    assert (awaited(session), session.viewer) == (Human(ONE), ONE)


def test_after_the_setting_is_turned_on_a_hand_that_can_only_pass_shuts() -> None:
    session = shared(pass_position(), 1, 2, 3, 4)
    session.uncover()
    assert session.viewer is TWO
    session.passes_by_itself = True
    assert session.viewer is None


def test_whoever_can_only_pass_may_tap_it_before_the_table_does() -> None:
    session = shared(pass_position(), 2)
    session.passes_by_itself = True
    session.pause = 0.9
    session.step(0.4)
    assert awaited(session) == ByItself(TWO)
    session.decide(Pass(TWO))
    assert session.history.past[-1] == Pass(TWO)
    assert awaited(session) == Computer(THREE)


def test_after_a_restart_a_pass_by_itself_comes_as_it_did_and_redo_stays_possible() -> None:
    """Seat 1 is a computer: after the restart its 66 and the pass of seat 2 come by themselves."""
    session = shared(pass_position(), 2, 3)
    session.passes_by_itself = True
    session.step(1.0)
    session.uncover()
    session.decide(session.view.legal[0])
    played = session.history
    session.restart()
    assert session.history.past == played.past[:2]
    session.step(1.0)
    session.step(1.0)
    assert session.history.past == played.past[:4]
    assert awaited(session) == HandOff(THREE)
    session.redo()
    assert session.history == played
    assert not session.can_redo
