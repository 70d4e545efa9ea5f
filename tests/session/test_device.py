"""One device that goes round: covers, looks in their order, and whose hand may be seen."""

from __future__ import annotations

from random import Random

import pytest

from dekabes.engine import (
    Deal,
    History,
    Keep,
    Open,
    Pass,
    Phase,
    Play,
    Redeal,
    Seat,
    StartRound,
    Tile,
    deal,
    legal_actions,
    match_from,
    new_match,
    view_for,
)
from dekabes.session import (
    ByItself,
    Computer,
    HandOff,
    Human,
    Look,
    Occupant,
    RoundOver,
    Seating,
    Session,
    Thinker,
)
from tests.session.tables import AtOnce, awaited, first_legal, play_on
from tests.session.test_undo import entitled_deal, ordinary_round

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
    return Session(history, people(*seats), Thinker(AtOnce(), first_legal), seed="1")


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


# Looks.


def test_in_a_matchs_first_round_the_looks_begin_at_seat_1() -> None:
    session = shared(History.of(new_match()), 1, 2, 3, 4)
    play_on(session)
    assert [look(session) for _ in range(4)] == [ONE, TWO, THREE, FOUR]
    assert not isinstance(session.awaits, Look)


@pytest.mark.parametrize(
    ("chooser", "seats", "order"),
    [
        (ONE, (1, 2, 3, 4), [TWO, THREE, FOUR, ONE]),
        (THREE, (1, 2, 3, 4), [FOUR, ONE, TWO, THREE]),
        (TWO, (1, 3), [THREE, ONE]),
        (FOUR, (2, 4), [TWO, FOUR]),
    ],
)
def test_later_they_begin_after_the_chooser(
    chooser: Seat, seats: tuple[int, ...], order: list[Seat]
) -> None:
    session = shared(dealt(chooser), *seats)
    assert [look(session) for _ in order] == order


def test_a_chooser_who_has_looked_keeps_the_device_and_one_who_has_not_is_covered() -> None:
    session = shared(dealt(ONE), 1, 3)
    look(session)
    look(session)
    assert awaited(session) == Human(ONE)
    session = after_looks(shared(dealt(ONE), 1, 3))
    assert awaited(session) == HandOff(ONE)


def test_until_the_last_look_is_done_nothing_says_who_opens() -> None:
    session = shared(History.of(new_match()), 1, 2, 3, 4)
    play_on(session)
    for seat in (ONE, TWO, THREE, FOUR):
        for _ in ("covered", "uncovered"):
            view = session.view
            assert (view.phase, view.seat, view.opener, view.legal) == (Phase.DEAL, None, None, ())
            if isinstance(session.awaits, HandOff):
                assert view.hand is None
                session.uncover()
        hands = session.history.state.hands or ()
        assert session.view.hand == hands[seat.index]
        session.ready()
    assert session.view.phase is Phase.PLAY
    assert session.view.opener is session.view.seat


def test_only_the_entitled_seats_own_look_shows_the_right() -> None:
    session = shared(entitled(), 1, 2, 3, 4)
    legal = []
    for _ in range(4):  # seats 3, 4, 1, 2
        assert session.view.legal == ()
        session.uncover()
        legal.append(session.view.legal)
        session.ready()
    assert legal == [(), (), (Redeal(ONE), Keep(ONE)), ()]
    assert session.history.past[-1] == Keep(ONE)


def test_a_look_that_is_waived_unseen_keeps() -> None:
    session = shared(entitled(), 1, 2, 3, 4)
    after_looks(session)
    assert session.history.past[-1] == Keep(ONE)
    assert awaited(session) == HandOff(TWO)


def test_a_redeal_starts_the_looks_afresh_behind_covers() -> None:
    session = shared(entitled(), 1, 2, 3, 4)
    look(session)
    look(session)
    session.uncover()
    session.decide(Redeal(ONE))
    assert session.viewer is None
    play_on(session)
    assert awaited(session) == HandOff(THREE, to_look=True)
    assert session.view.redeals == (ONE,)
    assert [look(session) for _ in range(4)] == [THREE, FOUR, ONE, TWO]


def test_a_computers_demand_comes_before_any_look() -> None:
    session = shared(entitled(), 2, 3)
    assert awaited(session) == Computer(ONE)
    assert session.view.phase is Phase.DEAL
    session.step(0.0)
    assert session.history.past[-1] == Redeal(ONE)
    play_on(session)
    assert awaited(session) == HandOff(THREE, to_look=True)


def test_a_record_that_was_left_at_a_deal_is_looked_at_afresh() -> None:
    session = shared(entitled().then(Keep(ONE)), 1, 3)
    assert awaited(session) == HandOff(THREE, to_look=True)
    look(session)
    session.uncover()
    assert session.view.legal == ()  # the question was answered in the record


def test_a_record_that_was_left_after_the_choice_has_no_looks() -> None:
    session = shared(dealt(ONE).then(Open(THREE)), 1, 3)
    assert awaited(session) == HandOff(THREE)


def test_with_one_person_there_is_a_look_only_for_the_entitled() -> None:
    assert awaited(shared(dealt(TWO), 1)) == Computer(TWO)
    assert awaited(shared(entitled(), 1)) == Look(ONE)


# The device.


def test_the_hand_shuts_with_the_decision_and_opens_to_nobody_before_it_is_uncovered() -> None:
    session = after_looks(shared(dealt(ONE), 1, 2, 3, 4))
    session.uncover()
    session.decide(Open(ONE))
    assert (awaited(session), session.viewer) == (Human(ONE), ONE)  # the same person goes on
    session.decide(legal_actions(session.history.state)[0])
    assert (awaited(session), session.viewer) == (HandOff(TWO), None)
    assert session.view == view_for(session.history.state, None)
    session.uncover()
    assert session.view == view_for(session.history.state, TWO)


def test_the_partner_who_is_chosen_gets_the_device_behind_a_cover() -> None:
    session = after_looks(shared(dealt(ONE), 1, 3))
    session.uncover()
    session.decide(Open(THREE))
    assert (awaited(session), session.viewer) == (HandOff(THREE), None)


def test_computers_between_two_people_play_while_the_hand_is_shut() -> None:
    session = after_looks(shared(dealt(ONE), 1, 3))
    session.uncover()
    session.decide(Open(ONE))
    session.decide(legal_actions(session.history.state)[0])
    assert (awaited(session), session.viewer) == (Computer(TWO), None)
    assert session.next_at_device is THREE
    play_on(session)
    assert awaited(session) == HandOff(THREE)


def test_nothing_can_be_decided_or_uncovered_out_of_place() -> None:
    session = shared(dealt(ONE), 1, 3)
    with pytest.raises(ValueError, match="no person"):
        session.decide(Open(ONE))
    after_looks(session)
    with pytest.raises(ValueError, match="no look"):
        session.ready()
    session.uncover()
    with pytest.raises(ValueError, match="nobody's hand"):
        session.uncover()


def test_at_a_look_only_its_own_answers_are_taken() -> None:
    session = shared(dealt(ONE), 1, 3)
    session.uncover()
    with pytest.raises(ValueError, match="a look is answered"):
        session.decide(Open(ONE))


def test_the_table_turns_to_whoever_uncovers_and_stays_while_the_hand_is_shut() -> None:
    session = after_looks(shared(dealt(TWO), 2, 4))
    assert session.bottom is TWO
    act(session)  # opens itself
    act(session)
    assert (awaited(session), session.bottom) == (HandOff(FOUR), TWO)
    session.uncover()
    assert session.bottom is FOUR


def test_a_covered_hand_is_opened_by_its_owner_alone() -> None:
    session = after_looks(shared(dealt(ONE), 1, 3))
    session.uncover()
    session.cover()
    assert (awaited(session), session.viewer) == (HandOff(ONE), None)


def test_one_persons_hand_is_open_from_the_start_and_can_be_covered() -> None:
    session = shared(dealt(ONE), 1)
    assert (awaited(session), session.viewer) == (Human(ONE), ONE)
    session.cover()
    assert (awaited(session), session.viewer) == (HandOff(ONE), None)
    session.uncover()
    act(session)
    assert session.viewer is ONE  # also while the computers play


# Undo, redo, restart.


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


# Passing by itself.


def pass_position() -> History:
    """Seat 1 has opened with 66, and seat 2 holds no six; seat 3 holds one."""
    hands = (
        "66 10 20 30 40 50 00",
        "11 21 31 41 51 22 32",
        "61 62 63 64 65 60 42",
        "52 33 43 53 44 54 55",
    )
    tiles = [[Tile.of(int(w[0]), int(w[1])) for w in hand.split()] for hand in hands]
    one, two, three, four = (tuple(sorted(hand)) for hand in tiles)
    history = History.of(new_match(), [StartRound(1), Deal((one, two, three, four))])
    return history.then(Play(ONE, Tile.of(6, 6), None))


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
    assert session.viewer is None
    play_on(session)
    assert (awaited(session), session.viewer) == (Human(ONE), ONE)


def test_after_the_setting_is_turned_on_a_hand_that_can_only_pass_shuts() -> None:
    session = shared(pass_position(), 1, 2, 3, 4)
    session.uncover()
    assert session.viewer is TWO
    session.passes_by_itself = True
    assert session.viewer is None


def test_deals_differ_but_the_one_at_the_cover_gets_the_same_view() -> None:
    views = set()
    for seed in range(20):
        history = History.of(match_from((0, 0), 1, ONE), [StartRound(1), deal(Random(seed))])
        if history.state.phase is Phase.CHOOSE:
            views.add(repr(shared(history, 1, 2, 3, 4).view))
    assert len(views) == 1
