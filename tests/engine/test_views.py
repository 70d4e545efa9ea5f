"""What a seat may know."""

from dataclasses import fields, replace
from random import Random

import pytest

from dekabes.engine import (
    SEATS,
    Keep,
    Open,
    Phase,
    Redeal,
    Seat,
    StartRound,
    State,
    View,
    apply,
    legal_actions,
    match_from,
    new_match,
    view_for,
)
from tests.engine.positions import (
    ENTITLED_DEAL,
    PLAIN_DEAL,
    after,
    dealt,
    decisions,
    hand,
    hands,
    moves,
    playing,
)
from tests.engine.sampler import completed, passed_on
from tests.engine.walks import Walk

# ENTITLED_DEAL with 44 and 64 exchanged between seats 2 and 4 (54): nobody is entitled.
NOT_ENTITLED = (
    "50 21 20 41 61 40 53 / 22 54 11 33 66 65 63 / 60 52 42 10 31 55 64 / 44 43 00 62 30 32 51"
)


def test_a_view_has_no_place_for_another_seats_hand() -> None:
    names = {field.name for field in fields(View)}
    assert "hands" not in names
    assert not isinstance(view_for(dealt(PLAIN_DEAL), Seat.ONE), State)


def test_a_seat_sees_its_own_hand_and_how_many_tiles_the_others_hold() -> None:
    table = playing("64 00 / 51 / 22 11 / 65 33 10", "45 56", seat=1)
    view = view_for(table, Seat.TWO)
    assert (view.viewer, view.hand) == (Seat.TWO, hand("51"))
    assert view.counts == (2, 1, 2, 3)
    assert view.shown is None


def test_a_seat_sees_all_that_is_public() -> None:
    table = playing(
        "64 00 / 51 / 22 11 / 65 33 10",
        "45 56",
        seat=1,
        points=(0, 3),
        base=2,
        passes=1,
        redeals=(Seat.THREE,),
        moves=moves("2:45 3:56R 4:pass"),
        round=4,
    )
    view = view_for(table, Seat.TWO)
    assert (view.phase, view.round, view.points, view.base) == (Phase.PLAY, 4, (0, 3), 2)
    assert (view.seat, view.opener, view.chooser, view.passes) == (1, 1, 1, 1)
    assert (view.line, view.moves, view.redeals) == (table.line, table.moves, (3,))


def test_legal_decisions_are_told_to_the_seat_to_decide_alone() -> None:
    table = playing("64 00 / 51 / 22 11 / 65 33 10", "45 56", seat=1)
    assert view_for(table, Seat.ONE).legal == decisions("1:64L 1:64R")
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR, None):
        assert view_for(table, seat).legal == ()


def test_nobody_sees_no_hand() -> None:
    view = view_for(dealt(PLAIN_DEAL), None)
    assert (view.viewer, view.hand, view.counts, view.legal) == (None, None, (7, 7, 7, 7), ())


def test_before_the_deal_there_is_nothing_to_see() -> None:
    for state in (new_match(), after(new_match(), StartRound(1))):
        view = view_for(state, Seat.ONE)
        assert (view.hand, view.counts, view.shown) == (None, None, None)


def test_a_partners_hand_is_as_unseen_as_any_other() -> None:
    one = playing("64 00 / 51 / 22 11 / 65 33 10", "45 56", seat=1)
    other = replace(one, hands=hands("64 00 / 51 / 65 33 / 22 11 10"))
    assert view_for(one, Seat.ONE) == view_for(other, Seat.ONE)


def test_the_chooser_sees_only_its_own_hand() -> None:
    table = dealt(PLAIN_DEAL, match_from((1, 0), 1, Seat.THREE))
    view = view_for(table, Seat.THREE)
    assert view.legal == decisions("Open1 Open3")
    assert (view.hand, view.shown) == (hand("00 22 30 31 50 60 66"), None)


def test_all_four_hands_are_shown_when_the_round_is_over_and_not_a_moment_earlier() -> None:
    table = playing("10 / 22 / 33 / 55", "44", seat=4, passes=3)
    assert view_for(table, Seat.FOUR).shown is None
    over = after(table, *moves("4:pass"))
    for seat in (*SEATS, None):
        assert view_for(over, seat).shown == hands("10 / 22 / 33 / 55")


def test_they_are_shown_after_an_empty_hand_too() -> None:
    over = after(playing("10 / 64 / 21 / 30", "56 66", seat=2), *moves("2:64R"))
    for seat in (*SEATS, None):
        assert view_for(over, seat).shown == hands("10 / / 21 / 30")


def test_they_are_shown_at_the_end_of_a_match_too() -> None:
    table = playing("10 / 64 / 21 / 30", "56 66", seat=2, points=(0, 3))
    over = after(table, *moves("2:64R"))
    assert over.phase is Phase.MATCH_OVER
    assert view_for(over, None).shown == hands("10 / / 21 / 30")


def test_a_new_round_hides_them_again() -> None:
    over = after(playing("10 / 22 / 33 / 55", "44", seat=4, passes=3), *moves("4:pass"))
    begun = apply(over, StartRound(3))
    assert view_for(begun, Seat.ONE).shown is None
    assert view_for(dealt(PLAIN_DEAL, over), Seat.ONE).shown is None


# The redeal question.

FIRST_ROUND = dealt(ENTITLED_DEAL)
LATER_ROUND = dealt(ENTITLED_DEAL, match_from((0, 2), 1, Seat.FOUR))
OTHERS = (Seat.ONE, Seat.THREE, Seat.FOUR, None)


def test_the_entitled_seat_sees_its_question() -> None:
    view = view_for(FIRST_ROUND, Seat.TWO)
    assert (view.phase, view.seat) == (Phase.REDEAL, Seat.TWO)
    assert view.legal == decisions("Redeal2 Keep2")


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("asked", [FIRST_ROUND, LATER_ROUND])
def test_another_seats_question_reads_as_if_it_had_kept(asked: State, seat: Seat | None) -> None:
    assert view_for(asked, seat) == view_for(apply(asked, Keep(Seat.TWO)), seat)


def test_the_chooser_may_already_choose_while_its_opponent_is_asked() -> None:
    view = view_for(LATER_ROUND, Seat.FOUR)
    assert (view.phase, view.seat) == (Phase.CHOOSE, Seat.FOUR)
    assert view.legal == decisions("Open2 Open4")


@pytest.mark.parametrize("start", [new_match(), match_from((0, 2), 1, Seat.FOUR)])
def test_that_a_seat_was_asked_or_kept_shows_nowhere(start: State) -> None:
    asked = dealt(ENTITLED_DEAL, start)
    kept = apply(asked, Keep(Seat.TWO))
    never_asked = dealt(NOT_ENTITLED, start)
    assert never_asked.phase is not Phase.REDEAL
    for seat in (Seat.ONE, Seat.THREE, None):
        assert view_for(asked, seat) == view_for(kept, seat) == view_for(never_asked, seat)


def test_a_demand_is_public_and_the_hands_thrown_in_are_not_shown() -> None:
    thrown_in = apply(FIRST_ROUND, Redeal(Seat.TWO))
    for seat in (*SEATS, None):
        view = view_for(thrown_in, seat)
        assert (view.phase, view.redeals) == (Phase.DEAL, (Seat.TWO,))
        assert (view.hand, view.counts, view.shown) == (None, None, None)


# The law: a view knows nothing that other hands would change.


@pytest.mark.parametrize("seed", range(20))
def test_a_view_completed_with_any_hands_that_agree_with_the_log_is_the_same_view(
    seed: int,
) -> None:
    rng = Random(seed)
    for state in Walk(seed).match():
        for seat in (*SEATS, None):
            view = view_for(state, seat)
            for _ in range(2):
                assert view_for(completed(view, rng), seat) == view


def test_the_law_is_tried_with_hands_that_differ() -> None:
    table = dealt(PLAIN_DEAL, match_from((0, 0), 1, Seat.ONE))
    view = view_for(after(table, Open(Seat.ONE), *decisions("1:65 2:55R")), Seat.ONE)
    completions = {completed(view, Random(seed)).hands for seed in range(20)}
    assert len(completions) == 20


def test_the_sampler_deals_no_number_to_a_seat_that_passed_on_it() -> None:
    # Seat 2 passed at 6 and 6, seat 4 at 6 and 4.
    said = moves("1:66 2:pass 3:64R 4:pass")
    assert passed_on(said) == {1: set(), 2: {6}, 3: set(), 4: {6, 4}}


def test_completed_hands_allow_the_passes_that_were_seen() -> None:
    rng = Random(5)
    for state in Walk(5).match():
        view = view_for(state, Seat.ONE)
        if view.phase is not Phase.PLAY:
            continue
        held = completed(view, rng).hands
        assert held is not None
        for seat, lacks in passed_on(view.moves).items():
            assert not any(tile.has(number) for tile in held[seat.index] for number in lacks)


def test_the_views_of_a_state_ask_nothing_of_it() -> None:
    before = hash(FIRST_ROUND)
    for seat in (*SEATS, None):
        view_for(FIRST_ROUND, seat)
    assert hash(FIRST_ROUND) == before
    assert legal_actions(FIRST_ROUND) == decisions("Redeal2 Keep2")
