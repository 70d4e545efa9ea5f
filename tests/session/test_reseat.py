"""People who leave a seat to a computer in mid-match, and come back: nobody's hand opens by it."""

from __future__ import annotations

from random import Random

import pytest

from dekabes.engine import (
    SEATS,
    Action,
    History,
    Keep,
    Open,
    Pass,
    Phase,
    Redeal,
    Seat,
    StartRound,
    Tile,
    View,
    legal_actions,
    new_match,
)
from dekabes.session import (
    ByItself,
    Computer,
    Dealer,
    HandOff,
    Human,
    Look,
    MatchOver,
    Occupant,
    Questions,
    RoundOver,
    Seating,
    Session,
    Thinker,
    tags_of_seating,
)
from tests.session.people import pass_position
from tests.session.tables import (
    AtOnce,
    OnDemand,
    awaited,
    entitled_deal,
    first_legal,
    ordinary_round,
    play_on,
    seen,
)

NAMES = ("Ana", "Béla", "Citra", "Dani")
ANA_AND_CITRA = Seating(
    (Occupant(None, "Ana"), Occupant("steady"), Occupant(None, "Citra"), Occupant("steady"))
)


def shared(history: History, *people: Seat, executor: AtOnce | OnDemand | None = None) -> Session:
    """A session with people at these seats, all covered."""
    one, two, three, four = (
        Occupant(None if seat in people else "steady", NAMES[seat.index]) for seat in SEATS
    )
    seating = Seating((one, two, three, four))
    thinker = Thinker(Questions(executor or AtOnce()), first_legal)
    return Session(history, seating, thinker, seed="1", tags=tags_of_seating(seating))


def leave(session: Session, seat: Seat) -> None:
    session.reseat(seat, Occupant("steady", NAMES[seat.index]))


def come_back(session: Session, seat: Seat) -> None:
    session.reseat(seat, Occupant(None, NAMES[seat.index]))


def waive_all(session: Session) -> None:
    """Everybody waives the look."""
    while isinstance(awaited(session), HandOff) and session.view.phase is Phase.DEAL:
        session.ready()


def choosing(*people: Seat) -> Session:
    """Everybody has waived the look, and seat 1 is to choose who opens, behind its cover."""
    session = shared(ordinary_round(Seat.ONE), *people)
    waive_all(session)
    assert awaited(session) == HandOff(Seat.ONE)
    return session


def opened_by(seat: Seat) -> History:
    return ordinary_round(seat).then(Open(seat))


def test_the_computer_plays_for_one_who_leaves_behind_the_own_cover() -> None:
    session = choosing(*SEATS)
    leave(session, Seat.ONE)
    assert awaited(session) == Computer(Seat.ONE)
    assert seen(session) is None
    play_on(session)
    assert awaited(session) == HandOff(Seat.TWO)


def test_an_open_hand_is_shut_when_its_owner_leaves() -> None:
    session = choosing(*SEATS)
    session.uncover()
    leave(session, Seat.ONE)
    assert seen(session) is None
    assert session.view.hand is None


def test_an_open_hand_stays_open_when_another_leaves() -> None:
    session = choosing(*SEATS)
    session.uncover()
    leave(session, Seat.TWO)
    assert awaited(session) == Human(Seat.ONE)
    assert seen(session) is Seat.ONE


def test_who_is_left_alone_uncovers_once_and_never_again() -> None:
    session = choosing(Seat.ONE, Seat.TWO)
    session.uncover()
    leave(session, Seat.ONE)
    play_on(session)
    assert awaited(session) == HandOff(Seat.TWO)
    assert seen(session) is None
    session.uncover()
    session.decide(session.view.legal[0])
    assert seen(session) is Seat.TWO


def test_who_comes_back_to_another_leads_to_a_cover_for_both() -> None:
    session = choosing(Seat.ONE, Seat.THREE)
    session.uncover()
    leave(session, Seat.THREE)
    assert seen(session) is Seat.ONE
    come_back(session, Seat.THREE)
    assert seen(session) is None
    assert awaited(session) == HandOff(Seat.ONE)


def test_the_device_goes_to_who_came_back_when_that_seat_is_due() -> None:
    session = choosing(*SEATS)
    leave(session, Seat.ONE)
    come_back(session, Seat.ONE)
    assert awaited(session) == HandOff(Seat.ONE)


def test_four_computers_play_on_when_the_last_person_leaves() -> None:
    session = choosing(Seat.ONE, Seat.THREE)
    session.uncover()
    leave(session, Seat.THREE)
    leave(session, Seat.ONE)
    assert seen(session) is None
    play_on(session)
    assert awaited(session) == RoundOver()


def test_who_comes_back_to_computers_alone_finds_the_own_hand_covered() -> None:
    session = choosing(Seat.ONE, Seat.THREE)
    session.uncover()
    leave(session, Seat.THREE)
    leave(session, Seat.ONE)
    come_back(session, Seat.ONE)
    assert seen(session) is None
    assert awaited(session) == HandOff(Seat.ONE)
    session.uncover()
    assert seen(session) is Seat.ONE


def test_what_was_taken_back_is_lost_and_the_rest_stays() -> None:
    session = choosing(*SEATS)
    session.uncover()
    session.decide(Open(Seat.ONE))
    session.decide(session.view.legal[0])
    session.undo()
    history = session.history
    assert len(history.future) == 1
    leave(session, Seat.FOUR)
    assert session.history.past == history.past
    assert not session.can_redo


def test_undo_takes_back_what_a_person_did_and_not_what_one_did_who_left() -> None:
    session = shared(opened_by(Seat.ONE), *SEATS)
    for _ in (Seat.ONE, Seat.TWO):
        session.uncover()
        session.decide(session.view.legal[0])
    leave(session, Seat.TWO)
    assert session.undo_seat is Seat.ONE
    session.undo()
    assert awaited(session) == HandOff(Seat.ONE)


def by_level(level: str, view: View, _seed: int) -> Action:
    """A steady computer takes its first legal action, any other its last."""
    return view.legal[0] if level == "steady" else view.legal[-1]


def test_an_answer_that_the_computer_was_thinking_about_is_not_heard_any_more() -> None:
    """Ana leaves to a steady computer, is back before it answers, and leaves to an easy one."""
    executor = OnDemand()
    thinker = Thinker(Questions(executor), by_level)
    session = Session(opened_by(Seat.ONE), ANA_AND_CITRA, thinker, seed="1")
    first, *_, last = legal_actions(session.history.state)
    assert first != last
    leave(session, Seat.ONE)
    session.step(1.0)
    come_back(session, Seat.ONE)
    session.reseat(Seat.ONE, Occupant("easy", "Ana"))
    session.step(1.0)
    executor.work()
    session.step(1.0)
    assert session.history.past[-1] == last


def test_a_play_that_was_restarted_is_lost_when_somebody_leaves() -> None:
    session = choosing(*SEATS)
    session.uncover()
    session.decide(Open(Seat.ONE))
    session.decide(session.view.legal[0])
    session.restart()
    leave(session, Seat.FOUR)
    before = session.history
    assert not session.can_redo
    session.redo()
    assert session.history == before


def test_what_is_undone_after_a_restart_and_a_leaving_is_what_redo_brings_back() -> None:
    """1 is a computer with 66, 2 has passed by itself; 3 has played, restarts, and leaves."""
    session = shared(pass_position(), Seat.TWO, Seat.THREE)
    session.passes_by_itself = True
    session.step(1.0)
    session.uncover()
    session.decide(session.view.legal[0])
    session.restart()
    session.step(1.0)
    session.step(1.0)
    assert session.history.past[-1] == Pass(Seat.TWO)
    session.passes_by_itself = False
    leave(session, Seat.THREE)
    passed = session.history
    session.undo()
    assert session.history.past == passed.past[:-1]
    session.redo()
    assert session.history == passed


def test_the_name_stays_on_the_seat_and_the_record_says_who_plays() -> None:
    session = choosing(*SEATS)
    leave(session, Seat.TWO)
    assert session.seating.at(Seat.TWO) == Occupant("steady", "Béla")
    tags = dict(session.tags)
    assert (tags["Seats"], tags["Name2"]) == ("human computer:steady human human", "Béla")
    come_back(session, Seat.TWO)
    assert dict(session.tags)["Seats"] == "human human human human"
    assert session.people == SEATS


# At a deal: seat 1 holds five doubles.


def looks() -> Session:
    """Four people at a deal of the first round: seat 1 looks first and may demand."""
    return shared(History.of(new_match(), [StartRound(1), entitled_deal()]), *SEATS)


def next_look(session: Session) -> Seat:
    waiting = awaited(session)
    assert isinstance(waiting, HandOff)
    assert waiting.to_look
    return waiting.seat


def test_nobody_leaves_or_comes_back_during_the_looks() -> None:
    """A computer at once demands, or does not: the others would know who had the right."""
    for session in (looks(), shared(ordinary_round(Seat.ONE), *SEATS)):
        for _ in SEATS:
            assert not any(map(session.can_reseat, SEATS))
            with pytest.raises(ValueError, match="leave seat 2"):
                leave(session, Seat.TWO)
            assert next_look(session)
            session.ready()
        assert all(map(session.can_reseat, SEATS))


def test_nobody_leaves_a_look_that_is_open() -> None:
    session = looks()
    session.uncover()
    assert isinstance(awaited(session), Look)
    assert not session.can_reseat(Seat.ONE)


def test_nobody_leaves_a_match_that_is_over_or_a_seat_that_was_always_a_computers() -> None:
    session = shared(ordinary_round(Seat.ONE), Seat.ONE, Seat.THREE)
    waive_all(session)
    assert [session.can_reseat(seat) for seat in SEATS] == [True, False, True, False]


def test_a_right_that_was_answered_before_leaving_is_not_used_by_the_computer() -> None:
    session = looks()
    waive_all(session)
    leave(session, Seat.ONE)
    play_on(session)
    assert Redeal(Seat.ONE) not in session.history.past
    assert Keep(Seat.ONE) in session.history.past


def test_once_the_looks_are_over_nobody_who_comes_back_looks() -> None:
    session = choosing(*SEATS)
    leave(session, Seat.TWO)
    come_back(session, Seat.TWO)
    assert awaited(session) == HandOff(Seat.ONE)


# Whole matches in which people come and go.


def act(session: Session, random: Random) -> bool:
    """Do something that is due; whether a hand was uncovered."""
    match awaited(session):
        case HandOff(to_look=True) if random.random() < 0.3:
            session.ready()
        case HandOff():
            session.uncover()
            return True
        case Look(seat):
            may = Redeal(seat) in session.view.legal and random.random() < 0.5
            session.decide(Redeal(seat)) if may else session.ready()
        case Human():
            session.decide(random.choice(session.view.legal))
        case RoundOver():
            session.next_round()
        case Dealer() | Computer() | ByItself():
            session.step(1.0)
        case MatchOver():
            raise AssertionError("the match is over")
    return False


def hand_of(session: Session, seat: Seat | None) -> tuple[Tile, ...] | None:
    hands = session.history.state.hands
    return hands[seat.index] if hands and seat else None


@pytest.mark.parametrize("seed", range(25))
def test_no_hand_opens_but_by_uncovering_however_people_come_and_go(seed: int) -> None:
    random, changes = Random(seed), 0
    session = shared(History.of(new_match()), *SEATS)
    last = None  # who uncovered last and has not been followed by another since
    while awaited(session) != MatchOver():
        if random.random() < 0.1:
            before, seat = session.viewer, random.choice(SEATS)
            if session.can_reseat(seat):
                (leave if session.seating.at(seat).is_human else come_back)(session, seat)
                changes += 1
            assert seen(session) in (None, before)
            last = session.viewer
        elif act(session, random):
            last = session.viewer
            assert last in session.seating.humans
        assert seen(session) in (None, last)
        if not session.view.phase.is_over:
            assert session.view.hand == hand_of(session, session.viewer)
    assert changes > 2
