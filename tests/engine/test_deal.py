"""The deal, and the right to a redeal."""

from math import sqrt
from random import Random

from dekabes.engine import (
    ALL_TILES,
    Deal,
    Keep,
    Phase,
    Redeal,
    Seat,
    StartRound,
    apply,
    deal,
    doubles_in,
    entitled_seat,
    legal_actions,
    match_from,
    new_match,
    pips_of,
)
from tests.engine.positions import (
    ENTITLED_DEAL,
    ENTITLED_ELSEWHERE,
    PLAIN_DEAL,
    after,
    deal_of,
    dealt,
    decisions,
    hand,
    hands,
)


def test_10_000_seeds_deal_28_different_tiles_seven_to_each_seat() -> None:
    for seed in range(10_000):
        shuffled = deal(Random(seed)).hands
        assert [len(held) for held in shuffled] == [7, 7, 7, 7]
        assert sorted(tile for held in shuffled for tile in held) == list(ALL_TILES)


def test_200_sources_give_200_different_deals() -> None:
    assert len({deal(Random(seed)) for seed in range(200)}) == 200


def test_the_same_source_gives_the_same_deal() -> None:
    assert deal(Random(7)) == deal(Random(7))


def test_a_match_begins_with_a_round_that_is_not_yet_dealt() -> None:
    begun = apply(new_match(), StartRound(1))
    assert (begun.phase, begun.round, begun.hands, begun.seat) == (Phase.DEAL, 1, None, None)
    assert (begun.points, begun.base) == ((0, 0), 1)
    assert legal_actions(begun) == ()


def test_each_seat_receives_its_seven_tiles() -> None:
    table = dealt(PLAIN_DEAL)
    assert table.hands is not None
    assert table.hands[0] == hand("10 11 40 51 52 61 65")
    assert table.hands[3] == hand("20 21 42 43 54 63 64")


def test_a_deal_holds_its_hands_sorted() -> None:
    assert deal_of(PLAIN_DEAL) == Deal(tuple(held[::-1] for held in hands(PLAIN_DEAL)))


def test_five_doubles_may_demand_a_redeal_before_anyone_opens() -> None:
    table = dealt(ENTITLED_DEAL)
    assert (table.phase, table.seat, table.opener) == (Phase.REDEAL, Seat.TWO, None)
    assert legal_actions(table) == decisions("Redeal2 Keep2")


def test_four_doubles_may_not() -> None:
    four = (
        "00 11 22 33 64 65 63 / 44 55 66 10 20 30 40 / 21 31 41 51 61 32 42 / 50 60 52 62 43 53 54"
    )
    assert entitled_seat(hands(four)) is None
    assert dealt(four).phase is Phase.PLAY


def test_seven_doubles_entitle_one_seat_alone() -> None:
    seven = (
        "64 65 63 10 20 30 40 / 21 31 41 51 61 32 42 / 00 11 22 33 44 55 66 / 50 60 52 62 43 53 54"
    )
    assert entitled_seat(hands(seven)) is Seat.THREE
    assert dealt(seven).seat is Seat.THREE


def test_a_redeal_is_never_automatic_the_hand_may_be_kept() -> None:
    kept = apply(dealt(ENTITLED_DEAL), Keep(Seat.TWO))
    assert (kept.phase, kept.seat, kept.redeals) == (Phase.PLAY, Seat.TWO, ())
    assert kept.hands == hands(ENTITLED_DEAL)


def test_a_demanded_redeal_puts_all_hands_away_and_awaits_a_deal_of_the_same_round() -> None:
    thrown_in = apply(dealt(ENTITLED_DEAL), Redeal(Seat.TWO))
    assert (thrown_in.phase, thrown_in.round) == (Phase.DEAL, 1)
    assert (thrown_in.hands, thrown_in.seat) == (None, None)
    assert thrown_in.redeals == (Seat.TWO,)


def test_it_may_happen_again_after_a_redeal_any_number_of_times() -> None:
    table = dealt(ENTITLED_DEAL)
    for _ in range(3):
        table = after(table, Redeal(Seat.TWO), deal_of(ENTITLED_ELSEWHERE), Redeal(Seat.ONE))
        table = apply(table, deal_of(ENTITLED_DEAL))
    assert table.redeals == (2, 1, 2, 1, 2, 1)
    assert legal_actions(table) == decisions("Redeal2 Keep2")


def test_after_a_redeal_the_new_hands_decide_who_opens_a_first_round() -> None:
    table = after(dealt(ENTITLED_DEAL), Redeal(Seat.TWO), deal_of(PLAIN_DEAL))
    assert (table.phase, table.opener) == (Phase.PLAY, Seat.THREE)


def test_in_a_later_round_the_chooser_decides_after_the_hand_is_kept() -> None:
    table = dealt(ENTITLED_DEAL, match_from((0, 2), 1, Seat.FOUR))
    assert (table.phase, table.seat) == (Phase.REDEAL, Seat.TWO)
    kept = apply(table, Keep(Seat.TWO))
    assert (kept.phase, kept.seat) == (Phase.CHOOSE, Seat.FOUR)


def test_over_20_000_seeds_all_seats_get_equal_pips_and_doubles_within_chance() -> None:
    # The pips of a tile have the mean 6 and the variance 9: their squares add up to 1260, which is
    # 45 a tile. Seven tiles of 28 without putting back: 7 * 9 * 21 / 27 = 49.
    # Doubles are a quarter of the tiles: the mean is 7/4, the variance 7 * 3/16 * 21/27 = 49/48.
    number = 20_000
    pips, doubles = [0] * 4, [0] * 4
    for seed in range(number):
        for seat, held in enumerate(deal(Random(seed)).hands):
            pips[seat] += pips_of(held)
            doubles[seat] += doubles_in(held)
    # Five standard errors of the mean.
    for seat in range(4):
        assert abs(pips[seat] / number - 42) < 5 * sqrt(49 / number)
        assert abs(doubles[seat] / number - 7 / 4) < 5 * sqrt(49 / 48 / number)
