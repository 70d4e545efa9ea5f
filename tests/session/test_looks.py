"""Looks at a deal: their order, what they show, and that each begins with a cover."""

from __future__ import annotations

from random import Random

import pytest

from dekabes.engine import (
    History,
    Keep,
    Open,
    Phase,
    Redeal,
    Seat,
    StartRound,
    deal,
    match_from,
    new_match,
)
from dekabes.session import (
    Change,
    Computer,
    HandOff,
    Human,
    Look,
)
from tests.session.people import (
    FOUR,
    ONE,
    THREE,
    TWO,
    after_looks,
    dealt,
    entitled,
    look,
    shared,
)
from tests.session.tables import awaited, entitled_deal, play_on


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


def test_whoever_demanded_and_looks_first_again_is_covered_too() -> None:
    """In a match's first round seat 1 decides last before the new deal, and looks first."""
    session = shared(History.of(new_match(), [StartRound(1), entitled_deal()]), 1, 2, 3, 4)
    session.uncover()
    session.decide(Redeal(ONE))
    play_on(session)
    assert (awaited(session), session.viewer) == (HandOff(ONE, to_look=True), None)
    assert session.view.hand is None


def test_each_look_that_is_over_is_told_alike_and_tells_nothing() -> None:
    """Also seat 1's, which keeps five doubles, and also those that were waived."""
    session = shared(entitled(), 1, 2, 3, 4)
    session.take_changes()
    for uncovers in (True, False, True, False):
        if uncovers:
            session.uncover()
        session.ready()
        assert session.take_changes() == (Change(),)


@pytest.mark.parametrize("uncovers", [True, False])
def test_the_pause_after_the_last_look_is_whole_however_long_it_took(uncovers: bool) -> None:
    session = shared(dealt(TWO), 1, 3)
    session.pause = 0.9
    look(session)
    if uncovers:
        session.uncover()
    session.step(5.0)
    session.ready()
    session.step(0.8)
    assert awaited(session) == Computer(TWO)
    assert session.view.phase is Phase.CHOOSE
    session.step(0.2)
    assert session.history.past[-1] == Open(TWO)


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


def test_deals_differ_but_the_one_at_the_cover_gets_the_same_view() -> None:
    views = set()
    for seed in range(20):
        history = History.of(match_from((0, 0), 1, ONE), [StartRound(1), deal(Random(seed))])
        if history.state.phase is Phase.CHOOSE:
            views.add(repr(shared(history, 1, 2, 3, 4).view))
    assert len(views) == 1
