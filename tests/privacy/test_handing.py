"""A hand opens to nobody but the one who has held the button of the own cover."""

from __future__ import annotations

from dekabes.engine import DOUBLE_SIX, History, Play, Seat, StartRound, new_match
from dekabes.session import HandOff, Human
from tests.engine.positions import PLAIN_DEAL, deal_of
from tests.ui.pilot import seating_of, session_of

# Seat 4 holds 66; seat 1 holds all the sixes.
FOUR_OPENS = (
    "10 40 51 52 11 65 61 / 62 55 41 53 32 33 44 / 21 43 42 63 54 64 20 / 22 66 30 00 60 50 31"
)
ALL_SIXES = (
    "66 65 64 63 62 61 60 / 00 10 20 30 40 50 11 / 21 31 41 51 22 32 42 / 52 33 43 53 44 54 55"
)


def test_a_waived_look_takes_the_device_from_whoever_looked_before() -> None:
    """3 holds 66 and has looked; 4 has the device, waives its look, and sees nothing of 3."""
    session = session_of(seating_of("Ana", "Budi", "Citra", "Dewi"), first_deal(PLAIN_DEAL))
    for _ in range(3):
        session.uncover()
        session.ready()
    session.ready()
    assert session.awaits == HandOff(Seat.THREE)
    assert session.viewer is None


def test_whoever_looks_last_and_opens_keeps_the_device() -> None:
    """4 uncovered last, and nobody has had the device since."""
    session = session_of(seating_of("Ana", "Budi", "Citra", "Dewi"), first_deal(FOUR_OPENS))
    for _ in range(4):
        session.uncover()
        session.ready()
    assert session.awaits == Human(Seat.FOUR)
    assert session.viewer is Seat.FOUR


def test_passing_by_itself_set_on_anothers_cover_opens_no_hand() -> None:
    """1 plays 66 and holds all the sixes; 2 has the device and lets forced passes be played."""
    session = session_of(seating_of("Ana", "Budi", "Citra", "Dewi"), first_deal(ALL_SIXES))
    for _ in range(4):
        session.uncover()
        session.ready()
    session.uncover()
    session.decide(Play(Seat.ONE, DOUBLE_SIX, None))
    assert session.awaits == HandOff(Seat.TWO)
    session.passes_by_itself = True
    for _ in range(3):
        session.step(1.0)
    assert session.awaits == HandOff(Seat.ONE)
    assert session.viewer is None


def test_whoever_plays_while_all_others_pass_by_themselves_keeps_the_device() -> None:
    """The same with the setting on beforehand: no cover came for anybody else."""
    session = session_of(seating_of("Ana", "Budi", "Citra", "Dewi"), first_deal(ALL_SIXES))
    session.passes_by_itself = True
    for _ in range(4):
        session.uncover()
        session.ready()
    session.uncover()
    session.decide(Play(Seat.ONE, DOUBLE_SIX, None))
    assert session.viewer is None
    for _ in range(3):
        session.step(1.0)
    assert session.awaits == Human(Seat.ONE)
    assert session.viewer is Seat.ONE


def first_deal(words: str) -> History:
    """A match in which this was dealt first."""
    return History.of(new_match(), [StartRound(1), deal_of(words)])
