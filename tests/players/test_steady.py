"""The manners of steady, each at a position made for it."""

import time
from dataclasses import replace
from statistics import fmean

import pytest

from dekabes.engine import Action, Open, Phase, Seat, State, view_for
from dekabes.players import choose
from dekabes.players.duplicate import play_duplicate
from dekabes.players.knowledge import Knowledge
from tests.engine.positions import move, moves, playing

OTHERS = "/ 66 65 64 63 / 55 53 50 41 / 43 40 30 20"


def choices(state: State) -> set[Action]:
    """What steady may choose for the seat to decide: one action, unless some weigh the same."""
    view = view_for(state, state.seat)
    return {choose("steady", view, seed) for seed in range(20)}


def test_a_double_goes_before_a_tile_as_heavy() -> None:
    # 33 and 42 have six pips each.
    table = playing(f"33 42 00 {OTHERS}", "31 14", seat=1)
    assert choices(table) == {move("1:33L")}


def test_a_heavy_tile_goes_before_a_light_one() -> None:
    table = playing(f"61 20 55 {OTHERS}", "13 32", seat=1)
    assert choices(table) == {move("1:61L")}


def test_the_hand_keeps_its_numbers_varied() -> None:
    # 60 and 51 have six pips each; without 60 only 5 and 1 would be left, without 51 6, 0 and 1.
    table = playing(f"60 51 11 {OTHERS}", "63 35", seat=1)
    assert choices(table) == {move("1:51R")}


def opening(hand: str) -> State:
    """Seat 1 opens a later round with this hand."""
    return playing(f"{hand} / 66 / 66 / 66", "", seat=1)


def test_it_leads_its_own_strong_number() -> None:
    # Four 6s and three 1s: 61 is continued by five tiles, and 65, the heaviest, by three.
    assert choices(opening("65 62 61 60 43 10 21")) == {move("1:61")}


def test_it_leads_the_double_of_its_strong_number() -> None:
    assert choices(opening("55 54 52 51 63 30 20")) == {move("1:55")}


def test_it_shuts_out_an_opponent_by_the_numbers_it_passed_on() -> None:
    # Seat 2 passed on 4: 42 to the left leaves 4 and 4, and seat 2 must pass again.
    table = playing(
        "42 21 30 / 66 65 63 61 / 55 53 50 / 43 40 10",
        "25 54 44",
        seat=1,
        moves=moves("1:44 2:pass 3:54L 4:52L"),
    )
    assert choices(table) == {move("1:42L")}


def test_it_does_not_shut_out_its_partner() -> None:
    # Seat 3 passed on 3 and 4: 32 may leave 2 and 2, or 3 and 3.
    table = playing(
        "32 60 11 / 66 65 63 / 55 51 50 61 / 40 41 10",
        "34 44 42",
        seat=1,
        moves=moves("1:44 2:43L 3:pass 4:42R"),
    )
    assert choices(table) == {move("1:32L")}


def test_it_leaves_open_what_its_partner_opened() -> None:
    # Seat 3 brought the 1, seat 4 the 4: 41 covers either.
    table = playing(
        "41 22 30 / 55 53 50 / 33 31 10 / 44 43 40",
        "15 56 66 64",
        seat=1,
        moves=moves("1:66 2:65L 3:51L 4:64R"),
    )
    assert choices(table) == {move("1:41R")}


def test_it_covers_what_an_opponent_opened() -> None:
    # Seat 2 brought the 4 and seat 1 the 1: 41 covers either. Of each number five are unseen.
    table = playing(
        "41 22 30 / 66 65 63 / 55 53 50 / 33 32 20",
        "46 61",
        seat=1,
        moves=moves("1:61 2:64L 3:pass 4:pass"),
    )
    assert choices(table) == {move("1:41L")}


def test_an_opponent_that_must_pass_is_worth_more_than_its_two_ends() -> None:
    # Seat 2 passed on 2 and on 0: 21 leaves these. 40 would weigh as much but for that.
    table = playing(
        "21 40 43 / 33 51 53 61 63 66 / 32 52 62 65 / 11 55",
        "13 30 02 22 24 45 50 00 06 64 44 41 10",
        seat=1,
        moves=moves(
            "4:64 1:60L 2:00L 3:44R 4:50L 1:54L 2:pass 3:pass 4:42L 1:22L 2:pass 3:20L 4:41R"
            " 1:10R 2:pass 3:30L 4:31L"
        ),
    )
    assert choices(table) == {move("1:21L")}


def test_a_partner_that_must_pass_is_worth_more_than_its_two_ends() -> None:
    # Seat 1 passed on 5 and on 2: 32 leaves these. It would weigh as much as 51 but for that.
    table = playing(
        "33 41 61 63 / 00 10 11 20 44 / 32 51 / 21 22 31 42",
        "55 52 26 66 60 04 45 53 34 46 65 50 03",
        seat=3,
        moves=moves(
            "4:52 1:pass 2:62R 3:66R 4:60R 1:40R 2:55L 3:54R 4:pass 1:pass 2:pass 3:53R 4:43R"
            " 1:64R 2:pass 3:65R 4:pass 1:pass 2:pass 3:50R 4:pass 1:30R 2:pass"
        ),
    )
    assert choices(table) == {move("3:51L")}


def test_a_number_to_go_on_with_counts_more_for_an_opening() -> None:
    # 43: 7 pips, four more tiles with 4 or 3 (20), all numbers kept (42), eight unseen that fit
    # (-32): 37. 66: 12 pips and a double (10), six numbers (36), six unseen (-24): 34.
    assert choices(opening("20 30 41 42 43 54 66")) == {move("1:43")}


def test_it_blocks_for_a_partner_with_few_tiles() -> None:
    # 51 to the left leaves 5 and 5, the last of them. The five tiles unseen have 21 pips: one of
    # the partner's is likely to have 4, two of an opponent 8, and seat 3 keeps 9.
    table = playing(
        "61 / 11 21 / 51 63 / 22 32",
        "10 03 33 31 14 42 20 04 44 46 66 65 54 43 35 50 00 06 62 25 55",
        seat=3,
    )
    assert choices(table) == {move("3:51L")}


# All 2s but 42 are down, and the ends are 4 and 2: to the left it blocks the round, to the right
# it leaves 4 and 4. The others hold some five pips a tile.
LAST_TWO = "45 52 22 21 10 02 23 36 62"


def test_it_blocks_with_a_light_hand() -> None:
    table = playing("42 00 11 30 / 66 65 64 63 / 55 53 50 / 43 40 44 54", LAST_TWO, seat=1)
    assert choices(table) == {move("1:42L")}


def test_it_does_not_block_with_a_heavy_hand() -> None:
    table = playing("42 66 65 63 55 / 64 11 00 30 / 53 50 51 41 / 43 40 44 61", LAST_TWO, seat=1)
    assert choices(table) == {move("1:42R")}


def choosing(hand: str) -> State:
    """Seat 3, the chooser, holds this hand and sees nothing else."""
    table = playing(f"66 / 65 / {hand} / 64", "", seat=3, opener=None)
    return replace(table, phase=Phase.CHOOSE, chooser=Seat.THREE)


@pytest.mark.parametrize(
    ("hand", "opener"),
    [
        ("00 11 52 43 62 50 31", Seat.THREE),  # two doubles to get rid of
        ("44 43 42 40 51 60 21", Seat.THREE),  # 4s to lead, 44 among them
        ("44 43 52 30 51 60 21", Seat.ONE),
        ("61 43 52 30 51 60 21", Seat.ONE),
    ],
)
def test_the_chooser_opens_with_doubles_or_a_strong_number_else_its_partner_does(
    hand: str, opener: Seat
) -> None:
    assert choices(choosing(hand)) == {Open(opener)}


def test_knowledge_is_what_the_log_says() -> None:
    table = playing(
        "41 / 55 / 33 / 44", "15 56 66 64", seat=1, moves=moves("1:66 2:65L 3:51L 4:64R 1:pass")
    )
    known = Knowledge.of(view_for(table, Seat.TWO))
    assert known.lacks_of(Seat.ONE) == {1, 4}
    assert known.lacks_of(Seat.THREE) == set()
    assert [known.brought_by(seat) for seat in Seat] == [{6}, {5}, {1}, {4}]
    assert known.bringers == (Seat.THREE, Seat.FOUR)


def test_whoever_opens_brings_both_ends() -> None:
    table = playing("41 / 55 / 33 / 44", "64", seat=3, moves=moves("2:64"))
    known = Knowledge.of(view_for(table, Seat.THREE))
    assert known.bringers == (Seat.TWO, Seat.TWO)
    assert known.brought_by(Seat.TWO) == {6, 4}
    nothing = playing("41 / 55 / 33 / 44", "", seat=3)
    assert Knowledge.of(view_for(nothing, Seat.THREE)).bringers is None


def test_steady_beats_easy_clearly_over_duplicate_deals() -> None:
    games = [play_duplicate(("steady", "easy"), 11, n, time.perf_counter) for n in range(200)]
    # A standard error of this mean is about 0.05.
    assert fmean(game.points for pair in games for game in pair) > 0.25
