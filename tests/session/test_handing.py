"""A hand opens to nobody but the one who has held the button of the own cover."""

from __future__ import annotations

from dekabes.engine import DOUBLE_SIX, Play, Seat
from dekabes.session import ByItself, HandOff, Human, Session
from tests.engine.positions import PLAIN_DEAL
from tests.session.people import first_deal, shared
from tests.session.tables import awaited, seen

# Seat 4 holds 66; seat 1 holds all the sixes.
FOUR_OPENS = (
    "10 40 51 52 11 65 61 / 62 55 41 53 32 33 44 / 21 43 42 63 54 64 20 / 22 66 30 00 60 50 31"
)
ALL_SIXES = (
    "66 65 64 63 62 61 60 / 00 10 20 30 40 50 11 / 21 31 41 51 22 32 42 / 52 33 43 53 44 54 55"
)


def test_a_waived_look_takes_the_device_from_whoever_looked_before() -> None:
    """3 holds 66 and has looked; 4 has the device, waives its look, and sees nothing of 3."""
    session = shared(first_deal(PLAIN_DEAL), 1, 2, 3, 4)
    for _ in range(3):
        session.uncover()
        session.ready()
    session.ready()
    assert awaited(session) == HandOff(Seat.THREE)
    assert seen(session) is None


def test_whoever_looks_last_and_opens_keeps_the_device() -> None:
    """4 uncovered last, and nobody has had the device since."""
    session = shared(first_deal(FOUR_OPENS), 1, 2, 3, 4)
    for _ in range(4):
        session.uncover()
        session.ready()
    assert awaited(session) == Human(Seat.FOUR)
    assert seen(session) is Seat.FOUR


def test_passing_by_itself_set_on_anothers_cover_opens_no_hand() -> None:
    """1 plays 66 and holds all the sixes; 2 has the device and lets forced passes be played."""
    session = shared(first_deal(ALL_SIXES), 1, 2, 3, 4)
    for _ in range(4):
        session.uncover()
        session.ready()
    session.uncover()
    session.decide(Play(Seat.ONE, DOUBLE_SIX, None))
    assert awaited(session) == HandOff(Seat.TWO)
    session.passes_by_itself = True
    for _ in range(3):
        session.step(1.0)
    assert awaited(session) == HandOff(Seat.ONE)
    assert seen(session) is None


def opened_with_a_six() -> Session:
    """Seat 1 has laid 66 and holds all other sixes, and the table passes by itself."""
    session = shared(first_deal(ALL_SIXES), 1, 2, 3, 4)
    session.passes_by_itself = True
    for _ in range(4):
        session.uncover()
        session.ready()
    session.uncover()
    session.decide(Play(Seat.ONE, DOUBLE_SIX, None))
    return session


def test_whoever_plays_while_all_others_pass_by_themselves_keeps_the_device() -> None:
    """The same with the setting on beforehand: no cover came for anybody else."""
    session = opened_with_a_six()
    assert seen(session) is None
    for _ in range(3):
        session.step(1.0)
    assert awaited(session) == Human(Seat.ONE)
    assert seen(session) is Seat.ONE


def test_a_window_that_is_left_on_a_shut_rack_takes_the_device_from_whoever_held_it() -> None:
    """The others pass by themselves meanwhile, and no cover came for any of them."""
    session = opened_with_a_six()
    assert awaited(session) == ByItself(Seat.TWO)
    session.cover()
    for _ in range(3):
        session.step(1.0)
    assert awaited(session) == HandOff(Seat.ONE)
    assert seen(session) is None
