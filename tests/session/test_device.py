"""One device that goes round: whose hand may be seen, and whom it goes to next."""

from __future__ import annotations

import pytest

from dekabes.engine import (
    History,
    Open,
    Phase,
    Seat,
    legal_actions,
    match_from,
    new_match,
    view_for,
)
from dekabes.session import (
    Computer,
    HandOff,
    Human,
    MatchOver,
    RoundOver,
)
from tests.session.people import (
    FOUR,
    ONE,
    THREE,
    TWO,
    act,
    after_looks,
    dealt,
    entitled,
    shared,
)
from tests.session.tables import awaited, play_on, to_the_end


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


# Whom it goes to next.


@pytest.mark.parametrize(("chooser", "first"), [(None, ONE), (ONE, TWO), (FOUR, ONE), (TWO, THREE)])
def test_before_a_deal_it_goes_to_whoever_will_look_first(
    chooser: Seat | None, first: Seat
) -> None:
    start = match_from((0, 0), 1, chooser) if chooser else new_match()
    assert shared(History.of(start), 1, 2, 3, 4).next_at_device is first


def test_during_the_looks_it_goes_to_the_next_look_and_then_to_the_chooser() -> None:
    session = shared(dealt(ONE), 1, 2, 3, 4)
    following = []
    for _ in range(4):
        following.append(session.next_at_device)
        session.ready()
    assert following == [TWO, THREE, FOUR, ONE]
    assert (session.view.phase, session.next_at_device) == (Phase.CHOOSE, ONE)


def test_while_a_computer_may_demand_a_redeal_it_goes_to_the_first_look() -> None:
    session = shared(entitled(TWO), 2, 3)
    assert awaited(session) == Computer(ONE)
    assert session.next_at_device is THREE


def test_while_a_computer_chooses_nobody_can_tell_who_is_next() -> None:
    """It may choose itself, and then 3 is next, or its partner 4, and then it is 1."""
    session = after_looks(shared(dealt(TWO), 1, 3))
    assert awaited(session) == Computer(TWO)
    assert session.next_at_device is None


@pytest.mark.parametrize(
    ("opener", "seats", "following"),
    [(ONE, (1, 3), ONE), (TWO, (1, 3), THREE), (FOUR, (1, 3), ONE), (THREE, (2,), TWO)],
)
def test_in_play_it_goes_to_the_next_person_in_turn(
    opener: Seat, seats: tuple[int, ...], following: Seat
) -> None:
    session = shared(dealt(opener).then(Open(opener)), *seats)
    assert session.next_at_device is following


def test_where_one_may_pass_by_itself_nobody_is_told_before_the_cover_comes() -> None:
    """Who is told to give the device away, and goes on because the other passes, kept it."""
    session = shared(dealt(FOUR).then(Open(FOUR)), 1, 3)
    session.passes_by_itself = True
    assert session.next_at_device is None
    session.passes_by_itself = False
    assert session.next_at_device is ONE


def test_during_the_looks_passing_by_itself_changes_nothing() -> None:
    session = shared(dealt(ONE), 1, 2, 3, 4)
    session.passes_by_itself = True
    assert session.next_at_device is TWO


def test_among_computers_alone_it_goes_to_nobody() -> None:
    assert shared(dealt(ONE).then(Open(ONE))).next_at_device is None
    assert shared(dealt(ONE)).next_at_device is None


def test_once_a_round_or_the_match_is_over_it_goes_to_nobody() -> None:
    """Whoever wins the round: with three points before it wins the match."""
    endings = set()
    for points in ((0, 3), (3, 0)):
        start = History.of(match_from(points, 1, ONE), dealt(ONE).past)
        session = shared(to_the_end(start, human=1), 1, 2, 3, 4)
        endings.add(awaited(session))
        assert session.next_at_device is None
    assert endings == {RoundOver(), MatchOver()}


def test_with_one_person_it_goes_to_that_one_for_a_look_and_for_nothing_else_at_a_deal() -> None:
    assert shared(entitled(), 1).next_at_device is ONE
    assert shared(entitled(), 2).next_at_device is None
    assert shared(History.of(new_match()), 1).next_at_device is None
