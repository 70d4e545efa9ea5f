"""Rows of the log: the newest first, each page under the heading of its round."""

from dekabes.engine import (
    Dealt,
    Event,
    Kind,
    OpenerChosen,
    Passed,
    Result,
    RoundEnded,
    RoundStarted,
    Seat,
    Tile,
    TilePlayed,
)
from dekabes.ui.match.log_rows import RoundHeading, pages_of

DRAW = RoundEnded(Result(Kind.DRAW, None, 0, (3, 3, 4, 5)), (0, 0), (0, 0))
SIX = TilePlayed(Seat.TWO, Tile(6, 6), None)
PASS = Passed(Seat.THREE, (6, 6))
CHOSEN = OpenerChosen(Seat.TWO, Seat.FOUR)
LOG: tuple[Event, ...] = (
    RoundStarted(1),
    Dealt(),
    SIX,
    PASS,
    DRAW,
    RoundStarted(2),
    Dealt(),
    CHOSEN,
)


def test_the_newest_is_first_and_every_round_has_pages_of_its_own() -> None:
    assert pages_of(LOG, 10) == (
        (RoundHeading(2), CHOSEN),
        (RoundHeading(1), DRAW, PASS, SIX),
    )


def test_a_round_that_goes_on_on_another_page_has_its_heading_again() -> None:
    assert pages_of(LOG, 3) == (
        (RoundHeading(2), CHOSEN),
        (RoundHeading(1), DRAW, PASS),
        (RoundHeading(1), SIX),
    )


def test_nothing_has_happened_yet() -> None:
    assert pages_of((), 5) == ((),)
    assert pages_of((RoundStarted(1), Dealt()), 5) == ((),)


def test_the_heading_of_a_round_tells_of_a_hint() -> None:
    assert [rows[0] for rows in pages_of(LOG, 10, helped={1})] == [
        RoundHeading(2),
        RoundHeading(1, is_helped=True),
    ]
