"""The wiring: which deals a run has, and who sits where in match after match."""

from __future__ import annotations

from pathlib import Path

import pytest

from dekabes.app import Sessions
from dekabes.engine import Hands, Pass, Seat
from dekabes.record import Record, read_record
from dekabes.session import Dealer, Human, Occupant, Seating, Session
from tests.session.tables import AtOnce

RECORDS = Path(__file__).parent / "data" / "records"


def seating(level: str = "easy", human: int = 1) -> Seating:
    one, two, three, four = (Occupant(None if seat == human else level) for seat in (1, 2, 3, 4))
    return Seating((one, two, three, four))


def dealt(session: Session) -> Hands:
    """The hands of the first deal."""
    while isinstance(session.awaits, Dealer):
        session.step(0.0)
    return next(state.hands for state in session.history.states if state.hands)


def test_two_hundred_cold_starts_have_two_hundred_deals() -> None:
    starts = (Sessions(AtOnce(), None).fresh(seating()) for _ in range(200))
    assert len({dealt(session) for session in starts}) == 200


def test_a_seed_repeats_the_deals_whatever_the_computers_level() -> None:
    def deals(level: str) -> list[Hands]:
        sessions = Sessions(AtOnce(), 7)
        return [dealt(sessions.fresh(seating(level))) for _ in range(3)]

    assert deals("easy") == deals("steady")
    assert len(set(deals("easy"))) == 3


def test_three_matches_in_a_row_and_a_resumed_one_have_the_same_seats() -> None:
    sessions = Sessions(AtOnce(), 1)
    record = read_record((RECORDS / "unfinished_play.dkb").read_bytes(), "unfinished_play.dkb")
    who = seating(human=3)
    for session in (*(sessions.fresh(who) for _ in range(3)), sessions.resumed(record, who)):
        assert session.seating.humans == (Seat.THREE,)
        assert session.viewer is Seat.THREE


@pytest.mark.parametrize("passes", [1, 2, 3])
def test_a_match_goes_on_with_the_passes_in_a_row_that_it_was_left_with(passes: int) -> None:
    session = resumed_after(passes)
    state = session.history.state
    assert state.passes == passes
    assert [isinstance(move, Pass) for move in state.moves[-passes:]] == [True] * passes
    assert state.line.ends is not None
    hands = state.hands or ()
    tiles = [tile for hand in hands for tile in hand] + [laid.tile for laid in state.line.laid]
    assert len(set(tiles)) == len(tiles) == 28


def test_the_tags_of_a_resumed_match_say_who_plays_now() -> None:
    record = read_record((RECORDS / "free_form.dkb").read_bytes(), "free_form.dkb")
    session = Sessions(AtOnce(), 1).resumed(record, seating("easy", human=2))
    assert dict(session.tags) == {
        "Event": "free form",
        "Note": 'a; b "c" \\ d',
        "Seats": "computer:easy human computer:easy computer:easy",
    }


def resumed_after(passes: int, human: int = 1) -> Session:
    """The last round of a blocked match, taken up after so many of its four last passes."""
    record = read_record((RECORDS / "blocked_team_a.dkb").read_bytes(), "blocked_team_a.dkb")
    history = record.history()
    left = Record.of(record.tags, history.at(history.cursor - 4 + passes))
    return Sessions(AtOnce(), 1).resumed(left, seating(human=human))


def test_four_passes_block_at_once_and_undo_gives_the_count_back() -> None:
    session = resumed_after(3, human=3)
    assert session.awaits == Human(Seat.THREE)
    session.decide(Pass(Seat.THREE))
    assert session.view.phase.is_over
    session.undo()
    assert (session.view.passes, session.view.seat) == (3, Seat.THREE)
