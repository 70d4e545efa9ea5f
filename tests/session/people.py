"""Tables of several people who share one device, for the tests of the session."""

from __future__ import annotations

from dekabes.engine import (
    History,
    Seat,
    StartRound,
    legal_actions,
    match_from,
    new_match,
)
from dekabes.session import HandOff, Look, Occupant, Questions, Seating, Session, Thinker
from tests.engine.positions import deal_of, move
from tests.session.tables import AtOnce, entitled_deal, first_legal, ordinary_round, play_on

ONE, TWO, THREE, FOUR = Seat


def people(*seats: int) -> Seating:
    """People at these seats, computers at the others."""
    one, two, three, four = (
        Occupant(None if seat in seats else "steady", f"P{seat}" if seat in seats else "")
        for seat in (1, 2, 3, 4)
    )
    return Seating((one, two, three, four))


def shared(history: History, *seats: int) -> Session:
    """A session of several people, computers without pauses between them."""
    return Session(history, people(*seats), Thinker(Questions(AtOnce()), first_legal), seed="1")


def dealt(chooser: Seat = ONE) -> History:
    """An ordinary deal of a later round, nobody entitled, the chooser to decide."""
    return ordinary_round(chooser)


def entitled(chooser: Seat = TWO) -> History:
    """A deal in which seat 1 holds five doubles."""
    return History.of(match_from((0, 0), 1, chooser), [StartRound(1), entitled_deal()])


def after_looks(session: Session) -> Session:
    """The session with all looks waived unseen."""
    while isinstance(session.awaits, HandOff) and session.awaits.to_look:
        session.ready()
    return session


def look(session: Session) -> Seat:
    """Uncover the next look and say ready; whose it was."""
    session.uncover()
    looking = session.awaits
    assert isinstance(looking, Look)
    assert session.viewer is looking.seat
    session.ready()
    return looking.seat


def act(session: Session) -> None:
    """The person who is awaited uncovers the hand and takes the first legal action."""
    if isinstance(session.awaits, HandOff):
        session.uncover()
    session.decide(legal_actions(session.history.state)[0])
    play_on(session)


def first_deal(words: str) -> History:
    """A match in which this was dealt first."""
    return History.of(new_match(), [StartRound(1), deal_of(words)])


def pass_position() -> History:
    """Seat 1 has opened with 66, and seat 2 holds no six; seat 3 holds one."""
    words = (
        "66 10 20 30 40 50 00 / 11 21 31 41 51 22 32 / 61 62 63 64 65 60 42 / 52 33 43 53 44 54 55"
    )
    return first_deal(words).then(move("1:66"))
