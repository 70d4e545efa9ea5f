"""Reasons, each true of a position made for it, and those told first that others do not share."""

from collections.abc import Sequence

import pytest

from dekabes.engine import Phase, Play, Seat, State, view_for
from dekabes.players.options import Option
from dekabes.players.reason import Kind, Reason
from dekabes.players.reasons import reasons_for
from dekabes.players.unseen import Unseen
from tests.engine.positions import ENTITLED_DEAL, dealt, decision, hand
from tests.players.stories import story, table


def reasons(state: State, said: str, figures: Sequence[Option] = ()) -> tuple[Reason, ...]:
    """What speaks for a decision of the seat whose turn it is."""
    return reasons_for(view_for(state, state.seat), figures)[decision(said)]


def kinds(state: State, said: str, figures: Sequence[Option] = ()) -> list[Kind]:
    return [reason.kind for reason in reasons(state, said, figures)]


def weighed(equities: dict[str, float], win: float = 0.5) -> list[Option]:
    """Figures of decisions by their chance of the match."""
    return [Option(decision(said), 0.0, win, equity) for said, equity in equities.items()]


def test_the_positions_are_whole() -> None:
    state = story("61 54", "2:31 3:32L")
    assert sum(map(len, state.hands or ())) == 26
    unseen = Unseen.of(view_for(state, Seat.ONE))
    assert len(unseen.tiles) == sum(unseen.room) == 24


def test_going_out_says_so_and_nothing_else() -> None:
    assert reasons(table("61", "13 32"), "1:61L") == (Reason(Kind.OUT),)


def test_going_out_where_the_tile_fitted_both_ends_is_a_dekabes() -> None:
    assert reasons(table("21", "13 32"), "1:21L") == (Reason(Kind.DEKABES),)
    assert reasons(table("21", "13 31"), "1:21R") == (Reason(Kind.DEKABES),)


def test_a_double_that_goes_out_is_none() -> None:
    assert reasons(table("11", "13 31"), "1:11L") == (Reason(Kind.OUT),)


def test_the_only_tile_that_fits() -> None:
    assert kinds(table("61 54", "13 32"), "1:61L")[0] is Kind.ONLY
    assert Kind.ONLY not in kinds(table("61 62", "13 32"), "1:61L")
    # The end is still to be chosen: 21 fits both, and leaves 2 and 2 or 1 and 1.
    assert Kind.ONLY not in kinds(table("21 54", "13 32"), "1:21L")
    # Here both ends are 1, and come to the same.
    assert kinds(table("61 54", "13 31"), "1:61R")[0] is Kind.ONLY


def test_the_double_six_must_open_a_first_round() -> None:
    first = table("66 65 63 40 30 20 10", "", round=1, chooser=None)
    assert kinds(first, "1:66")[0] is Kind.FIRST
    later = table("66 65 63 40 30 20 10", "")
    assert Kind.FIRST not in kinds(later, "1:66")


def test_a_pass_and_a_redeal() -> None:
    assert reasons(table("54", "13 32"), "1:pass") == (Reason(Kind.PASS),)
    entitled = dealt(ENTITLED_DEAL)  # seat 2 holds 22 44 11 33 66 65 63: 52 pips
    assert reasons(entitled, "Redeal2") == (Reason(Kind.REDEAL, count=5),)
    assert reasons(entitled, "Keep2") == (Reason(Kind.KEEP, count=2),)


def test_a_light_hand_may_be_kept() -> None:
    # 0 + 2 + 4 + 6 + 8 + 10 + 11 = 41 pips, and 43 with 66 for 55.
    light = dealt(
        "00 11 22 33 44 55 65 / 62 61 60 54 53 52 51 / 50 43 42 41 40 32 31 / 66 64 63 30 21 20 10"
    )
    assert reasons(light, "Keep1") == (
        Reason(Kind.KEEP_LIGHT, count=41),
        Reason(Kind.KEEP, count=1),
    )
    # 0 + 2 + 4 + 6 + 8 + 12 + 10 = 42 pips, as many as seven tiles have on average.
    mean = dealt(
        "00 11 22 33 44 66 64 / 62 61 60 54 53 52 51 / 50 43 42 41 40 32 31 / 55 65 63 30 21 20 10"
    )
    assert reasons(mean, "Keep1") == (Reason(Kind.KEEP, count=1),)


def choosing(own: str) -> State:
    return table(own, "", phase=Phase.CHOOSE, opener=None)


def test_the_chooser_opens_itself_to_shed_doubles() -> None:
    state = choosing("66 55 41 42 30 20 10")
    assert reasons(state, "Open1") == (Reason(Kind.DOUBLES, count=2), Reason(Kind.OPENS))
    assert reasons(state, "Open3") == (Reason(Kind.PARTNER_OPENS, count=2, seats=(Seat.THREE,)),)


def test_the_chooser_opens_itself_with_a_strong_number_and_its_double() -> None:
    state = choosing("44 43 42 40 51 60 21")
    strong = Reason(Kind.STRONG, number=4, count=4)
    assert reasons(state, "Open1") == (strong, Reason(Kind.OPENS))
    # Without 44, or with three 4s, there is none.
    assert reasons(choosing("41 43 42 40 51 60 22"), "Open1") == (Reason(Kind.OPENS),)
    assert reasons(choosing("44 43 42 30 51 60 21"), "Open1") == (Reason(Kind.OPENS),)


def test_the_partner_may_have_more_doubles() -> None:
    may = Reason(Kind.PARTNER_MAY, count=1, seats=(Seat.THREE,))
    assert reasons(choosing("44 43 42 30 51 60 21"), "Open3") == (may,)


def test_the_better_opener_is_the_one_that_did_best() -> None:
    state = choosing("44 43 42 30 51 60 21")
    figures = weighed({"Open1": 0.5, "Open3": 0.52})
    assert kinds(state, "Open3", figures) == [Kind.PARTNER_MAY, Kind.TRIED]
    assert kinds(state, "Open1", figures) == [Kind.OPENS]


# Seat 1 can join 61 to the left 6, which leaves 1 at both ends and no other tile with 1.
BUT_22 = "62 20 00 01 11 12 23 30 05 51 13 33 34 42 25 53 36 66 65 55 54 44 41"
BUT_55 = "62 20 00 01 11 12 22 23 30 05 51 13 33 34 42 25 53 36 66 65 54 44 41"


def test_a_block_that_no_opponent_can_win() -> None:
    # Seat 1 keeps 40, and the others have 60, 55 and 64: six pips at least.
    state = table("61 40", BUT_55)
    unseen = Unseen.of(view_for(state, Seat.ONE))
    assert len(unseen.tiles) == sum(unseen.room) == 3
    told = reasons(state, "1:61L")
    assert told == (Reason(Kind.BLOCKS_SURELY, count=4), Reason(Kind.BLOCKS))
    # To the right it leaves 6 and 6, for 60 and 64.
    assert not {Kind.BLOCKS, Kind.BLOCKS_SURELY} & set(kinds(state, "1:61R"))


def test_a_block_that_may_be_drawn_is_not_sure() -> None:
    # Seat 1 keeps 40, and an opponent may have 22.
    assert kinds(table("61 40", BUT_22), "1:61L") == [Kind.BLOCKS]


def test_a_block_is_likely_if_its_chance_is_above_one_half() -> None:
    state = table("61 40", BUT_22)
    likely = weighed({"1:61L": 0.6, "1:61R": 0.5}, win=0.66)
    assert reasons(state, "1:61L", likely)[0] == Reason(Kind.BLOCKS_LIKELY, count=4)
    even = weighed({"1:61L": 0.6, "1:61R": 0.5}, win=0.5)
    assert kinds(state, "1:61L", even) == [Kind.BLOCKS, Kind.TRIED]


def test_what_a_seat_passed_on_makes_a_block_sure() -> None:
    # 22 can be with neither opponent, as both passed on 2.
    state = table("61 40", BUT_22, "1:52 2:pass 3:54L 4:pass")
    assert reasons(state, "1:61L")[0] == Reason(Kind.BLOCKS_SURELY, count=4)
    # Of seat 4 nothing is known.
    one = table("61 40", BUT_22, "1:52 2:pass 3:54L")
    assert kinds(one, "1:61L") == [Kind.BLOCKS]


def test_the_last_tile_fits_both_ends_then() -> None:
    # 22 leaves 1 and 2, and 21 is the last; 21 leaves 2 and 2 or 1 and 1, and 22 is the last.
    state = table("22 21", "13 32")
    assert Kind.DEKABES_NEXT in kinds(state, "1:22R")
    assert Kind.OUT_NEXT not in kinds(state, "1:22R")
    assert Kind.OUT_NEXT in kinds(state, "1:21L")
    assert not {Kind.DEKABES_NEXT, Kind.OUT_NEXT} & set(kinds(state, "1:21R"))
    assert Kind.DEKABES_NEXT not in kinds(table("22 21 50", "13 32"), "1:22R")


def test_the_last_tile_fits_one_end_then() -> None:
    # After 61 it fits the 6, after 41 the 4.
    state = table("61 64", "13 32")
    assert kinds(state, "1:61L").count(Kind.OUT_NEXT) == 1
    assert Kind.DEKABES_NEXT not in kinds(state, "1:61L")
    assert Kind.OUT_NEXT not in kinds(table("61 54", "13 32"), "1:61L")


def test_a_last_double_makes_no_dekabes() -> None:
    state = table("61 66", "13 36")  # ends 1 and 6; then 6 and 6
    assert Kind.DEKABES_NEXT not in kinds(state, "1:61L")
    assert Kind.OUT_NEXT in kinds(state, "1:61L")


# 5 and 4 were open when seats 2 and 4 passed; now seat 1 can make both ends 4 with 42.
TWO_PASSED = "1:54 2:pass 3:52L 4:pass"  # 2 on 5 and 4, 4 on 2 and 4


def test_the_next_opponent_must_pass() -> None:
    state = story("42 21 30", TWO_PASSED)
    assert Reason(Kind.SHUTS, seats=(Seat.TWO,)) in reasons(state, "1:42L")
    assert Kind.SHUTS not in kinds(state, "1:21L")  # 1 and 4: seat 2 may have a 1


def test_who_must_pass_now_would_still_have_to() -> None:
    # The ends are 5 and 4, on which seat 2 passed: 55 keeps both.
    state = story("55 51 52 41 40 42", "1:54 2:pass 3:44R 4:pass")
    assert Reason(Kind.SHUTS_STILL, seats=(Seat.TWO,)) in reasons(state, "1:55L")
    assert Kind.SHUTS not in kinds(state, "1:55L")
    assert Kind.SHUTS_STILL not in kinds(state, "1:51L")


def test_an_end_on_which_opponents_passed() -> None:
    state = story("42 21 30", TWO_PASSED)
    both = (Seat.TWO, Seat.FOUR)
    assert Reason(Kind.LACKED, number=4, seats=both, stays=True) in reasons(state, "1:42L")
    # 51 brings 5, on which seat 2 passed.
    again = story("51 41 30", "1:54 2:pass 3:53L 4:31L")
    assert Reason(Kind.LACKED, number=5, seats=(Seat.TWO,)) in reasons(again, "1:51L")
    # Seats 3 and 4 passed on 2, but seat 3 is the partner.
    only = story("22 30 60", "1:54 2:52L 3:pass 4:pass")
    alone = Reason(Kind.LACKED, number=2, seats=(Seat.FOUR,), stays=True)
    assert alone in reasons(only, "1:22L")


# Of the 4s only 44 and 42 are not down; the ends are 2 and 4.
TWO_FOURS = "25 54 41 10 04 46 63 34"


def test_all_others_must_pass() -> None:
    state = table("42 44 21 65 33", TWO_FOURS)
    assert reasons(state, "1:42L")[0] == Reason(Kind.SHUTS_ALL)
    assert Kind.SHUTS not in kinds(state, "1:42L")
    assert Kind.SHUTS_ALL not in kinds(state, "1:44R")


def test_going_out_while_all_others_must_pass_is_sure() -> None:
    # After 42 the ends are 4 and 4, and 44 is the last 4.
    told = kinds(table("42 44", TWO_FOURS), "1:42L")
    assert told[0] is Kind.SURE_OUT
    assert not {Kind.SHUTS_ALL, Kind.OUT_NEXT} & set(told)
    # With 21 besides there is a tile too many.
    assert Kind.SURE_OUT not in kinds(table("42 44 21", TWO_FOURS), "1:42L")


def test_a_dekabes_while_all_others_must_pass_is_sure() -> None:
    # All 4s and all 0s but these are down, and the ends are 4 and 0: 44 keeps them for 40.
    laid = "41 10 02 24 43 30 05 54 46 60"
    assert kinds(table("44 40", f"{laid} 00"), "1:44L")[0] is Kind.SURE_DEKABES
    assert kinds(table("44 00 40", laid), "1:44L")[0] is Kind.SURE_DEKABES
    # Somebody has 00.
    assert Kind.SURE_DEKABES not in kinds(table("44 40", laid), "1:44L")


def test_only_the_own_tiles_have_a_number() -> None:
    # The ends are 6 and 4, and of the 6s 66 62 63 65 are down.
    laid = "66 62 23 36 65 54"
    state = table("60 61 64 41", laid)
    assert Reason(Kind.ONLY_MINE, number=6, stays=True) in reasons(state, "1:41R")
    assert Kind.ONLY_MINE not in kinds(state, "1:60L")
    assert Kind.ONLY_MINE not in kinds(table("60 64 41", laid), "1:41R")  # somebody has 61


def test_the_own_tile_may_bring_a_number_that_nobody_else_has() -> None:
    # The ends are 1 and 5, and of the 6s 61 62 63 64 are down.
    state = table("65 60 66 10", "12 26 63 31 16 64 45")
    assert Reason(Kind.ONLY_MINE, number=6) in reasons(state, "1:65R")


def test_a_number_that_the_partner_brought_stays_open() -> None:
    state = story("40 20 10", TWO_PASSED)
    mine = Reason(Kind.PARTNERS, number=2, seats=(Seat.THREE,), stays=True)
    assert mine in reasons(state, "1:40R")
    assert Kind.PARTNERS not in kinds(state, "1:20L")


def test_a_number_is_the_partners_only_if_it_brought_that_end() -> None:
    # Seat 3 brought 2 to the left, where seat 4 covered it; the 2 at the right is seat 2's.
    by = "3:54 4:pass 1:43R 2:32R 3:52L 4:21L"
    state = story("20 10 66", by)
    assert Kind.PARTNERS not in kinds(state, "1:10L")


def test_a_number_that_the_partner_brought_can_be_brought_back() -> None:
    # Seat 3 opened with 54, and seat 4 covered the 5.
    state = story("52 63 30", "3:54 4:51L 1:21L 2:43R")
    assert Reason(Kind.PARTNERS, number=5, seats=(Seat.THREE,)) in reasons(state, "1:52L")
    assert Kind.PARTNERS not in kinds(state, "1:63R")
    # Here it passed on the 5 before that.
    since = story("50 11 60", "3:54 4:40R 1:55L 2:pass 3:pass 4:51L")
    assert Kind.PARTNERS not in kinds(since, "1:50R")


def test_a_number_on_which_the_partner_passed_is_not_kept_for_it() -> None:
    # The 5 is seat 3's, which passed on 5 and 1 since.
    state = story("20 50 60", "3:54 4:43R 1:31R 2:pass 3:pass 4:21R")
    assert Kind.PARTNERS not in kinds(state, "1:20R")


def test_it_covers_what_an_opponent_brought_to_that_end() -> None:
    state = story("62 40 30", "3:54 4:52L")
    assert Reason(Kind.COVERS, number=2, seats=(Seat.FOUR,)) in reasons(state, "1:62L")
    # The 4 is the partner's.
    assert Kind.COVERS not in kinds(state, "1:40R")
    # Seat 4 brought a 2 before, but this one is seat 1's own.
    own = story("62 61 30", "4:52 1:21R 2:pass 3:41R 4:pass 1:42R 2:53L 3:33L 4:31L")
    assert Kind.COVERS not in kinds(own, "1:62R")
    partners = story("62 40 30", "2:54 3:52L 4:pass")
    assert Kind.COVERS not in kinds(partners, "1:62L")
    # Seat 1 brought 2 with its opening, and seat 4 brought it again.
    again = story("42 53 30", "1:52 2:21R 3:61R 4:62R")
    assert Kind.COVERS not in kinds(again, "1:42R")


def test_what_stays_open_is_not_covered() -> None:
    # Both ends are 2, one of them seat 4's.
    state = story("62 20 30", "3:54 4:52L 1:42R")
    assert Kind.COVERS not in kinds(state, "1:62L")
    # A double leaves the number that it joins.
    double = story("22 40 30", "3:54 4:52L")
    assert Kind.COVERS not in kinds(double, "1:22L")


def test_what_an_opponent_has_none_of_need_not_be_covered() -> None:
    # Seat 4 brought 2, and passed on 2 and 1 since.
    state = story("62 10 30", "3:54 4:52L 1:43R 2:31R 3:pass 4:pass")
    assert Kind.COVERS not in kinds(state, "1:62L")


def test_what_the_partner_brought_too_is_not_covered_against_an_opponent() -> None:
    # Seat 3 brought 2 with 52, seat 4 covered it with 21 and seat 2 brings 2 again with 42.
    by = "2:54 3:52L 4:21L 1:pass 2:42R"
    state = story("62 61 30", by)
    assert Kind.COVERS not in kinds(state, "1:62R")
    assert Reason(Kind.COVERS, number=1, seats=(Seat.FOUR,)) in reasons(state, "1:61L")


def test_it_covers_a_number_on_which_the_partner_passed() -> None:
    # Seat 3 passed on 2 and 4, and 22 leaves the 2 open.
    state = story("62 22 30", "1:54 2:52L 3:pass 4:pass")
    assert Reason(Kind.FREES, number=2, seats=(Seat.THREE,)) in reasons(state, "1:62L")
    assert Kind.FREES not in kinds(state, "1:22L")


def test_it_keeps_two_fives_for_later() -> None:
    state = table("51 55 52 60 41", "13 30")
    assert Reason(Kind.KEEPS, number=5, count=2) in reasons(state, "1:51L")
    # 55 leaves the 5 that was open, of which 54 and 53 are left.
    double = table("55 54 53 10", "13 35")
    assert Reason(Kind.KEEPS, number=5, count=2, stays=True) in reasons(double, "1:55R")
    assert Kind.KEEPS not in kinds(table("51 55 60", "13 30"), "1:51L")  # only one more


def test_as_many_of_another_number_are_no_reason_why_not_that_one() -> None:
    # 51 keeps 55 and 52, and 61 keeps 66 and 64.
    state = table("51 55 52 61 66 64", "13 30")
    assert Kind.KEEPS not in kinds(state, "1:61L")
    three = table("51 55 52 61 66 64 63", "13 30")
    assert Reason(Kind.KEEPS, number=6, count=3) in reasons(three, "1:61L")


def test_a_double_and_the_heaviest_tile() -> None:
    state = table("63 44 21 10", "")
    assert Kind.DOUBLE in kinds(state, "1:44")
    assert Kind.DOUBLE not in kinds(state, "1:63")
    assert Reason(Kind.HEAVY, count=9) in reasons(state, "1:63")
    assert Kind.HEAVY not in kinds(state, "1:44")
    # 54 has as many pips.
    assert Kind.HEAVY not in kinds(table("63 54 21 10", ""), "1:63")


def test_tiles_for_both_ends() -> None:
    # After 61 the ends are 6 and 2.
    assert Kind.BOTH_ENDS in kinds(table("61 64 20 12", "13 32"), "1:61L")
    assert Kind.BOTH_ENDS not in kinds(table("61 64 33 12", "13 34"), "1:61L")
    # 62 is one tile.
    assert Kind.BOTH_ENDS not in kinds(table("61 62 33 00", "13 32"), "1:61L")


def test_the_others_have_the_fewest_tiles_that_fit() -> None:
    # Not seen with 6 or 2 after 61: 60 62 63 65 66 and 20 21 22 24 25, ten; after 51 with 5 or 2
    # 50 52 53 54 55 56 and 20 21 22 24 26, eleven.
    state = table("61 51 64", "13 32")
    assert Reason(Kind.FEWEST, count=10) in reasons(state, "1:61L")
    assert Kind.FEWEST not in kinds(state, "1:51L")
    # Without 64 in the hand there are eleven either way.
    assert Kind.FEWEST not in kinds(table("61 51 30", "13 32"), "1:61L")


def test_the_hand_keeps_the_most_numbers() -> None:
    # Without 60 are left 5 and 1, without 51 6, 0 and 1.
    state = table("60 51 11", "63 35")
    assert Reason(Kind.VARIED, count=3) in reasons(state, "1:51R")
    assert Kind.VARIED not in kinds(state, "1:60L")
    # 5, 1 and 3 are left, or 6, 1 and 3.
    assert Kind.VARIED not in kinds(table("61 51 33", "12 24"), "1:61L")


def test_what_close_decisions_have_too_is_told_later() -> None:
    # 61, 62 and 51 all leave a number of this hand; 61 is the heaviest but 62, 51 keeps 55 and 50.
    state = table("66 55 12 30", "63 32 25")  # ends 6 and 5; 66, 55 and others
    assert Kind.DOUBLE not in kinds(state, "1:66L")  # all that fit are doubles
    state = table("66 55 52 30", "63 34 45")
    figures = weighed({"1:66L": 0.6, "1:55R": 0.595, "1:52R": 0.4})
    told = kinds(state, "1:66L", figures)
    assert told.index(Kind.HEAVY) < told.index(Kind.DOUBLE)  # 55 is close, and a double too
    not_nearest = weighed({"1:66L": 0.6, "1:52R": 0.595, "1:55R": 0.585})
    told = kinds(state, "1:66L", not_nearest)
    assert told.index(Kind.HEAVY) < told.index(Kind.DOUBLE)
    far = weighed({"1:66L": 0.6, "1:52R": 0.595, "1:55R": 0.4})
    told = kinds(state, "1:66L", far)
    assert told.index(Kind.DOUBLE) < told.index(Kind.HEAVY)


def test_the_best_was_tried_where_little_else_can_be_said() -> None:
    # 66 and 55 differ in their pips alone, and a lighter one did better.
    state = table("66 55 30", "63 34 45")
    figures = weighed({"1:66L": 0.4, "1:55R": 0.6})
    assert kinds(state, "1:55R", figures)[-1] is Kind.TRIED
    assert Kind.TRIED not in kinds(state, "1:66L", figures)
    assert Kind.TRIED not in kinds(state, "1:55R")


@pytest.mark.parametrize("said", ["1:66L", "1:55R"])
def test_what_alone_speaks_for_all_of_them_is_told_nevertheless(said: str) -> None:
    assert kinds(table("66 55 30", "63 34 45"), said)


def test_either_of_two_equal_ends_has_the_same_reasons() -> None:
    state = story("62 20 30", "3:54 4:52L 1:42R")
    view = view_for(state, Seat.ONE)
    told = reasons_for(view)
    plays = [action for action in view.legal if isinstance(action, Play)]
    for tile in hand("62 20"):
        left, right = (told[action] for action in plays if action.tile == tile)
        assert left == right
