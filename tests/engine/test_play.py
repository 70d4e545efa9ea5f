"""Playing and passing."""

from dekabes.engine import Keep, Phase, Seat, apply, legal_actions
from tests.engine.positions import (
    ENTITLED_DEAL,
    after,
    dealt,
    decisions,
    hand,
    line,
    move,
    moves,
    playing,
)


def test_play_runs_from_seat_1_to_2_to_3_to_4_and_to_1_again() -> None:
    table = playing("61 10 / 62 20 / 55 30 / 22 40", "66", seat=1)
    turns = []
    for each in moves("1:61L 2:62R 3:pass 4:22R"):
        table = apply(table, each)
        turns.append(table.seat)
    assert turns == [2, 3, 4, 1]


# Ends 3 and 5, and the tile 53 in the hand.


def test_a_tile_with_both_numbers_can_go_to_either_end() -> None:
    table = playing("53 00 / 11 / 22 / 66", "34 45", seat=1)
    assert legal_actions(table) == decisions("1:53L 1:53R")


def test_to_the_left_it_leaves_5_and_5() -> None:
    table = apply(playing("53 00 / 11 / 22 / 66", "34 45", seat=1), move("1:53L"))
    assert table.line == line("53 34 45", opening=1)
    assert table.line.ends == (5, 5)


def test_to_the_right_it_leaves_3_and_3() -> None:
    table = apply(playing("53 00 / 11 / 22 / 66", "34 45", seat=1), move("1:53R"))
    assert table.line == line("34 45 53")
    assert table.line.ends == (3, 3)


# Both ends show 4, and the tile is 42.


def test_left_and_right_are_two_moves_even_when_both_ends_show_the_same_number() -> None:
    table = playing("42 00 / 11 / 33 / 66", "45 55 54", seat=1)
    assert legal_actions(table) == decisions("1:42L 1:42R")
    assert apply(table, move("1:42L")).line == line("24 45 55 54", opening=1)
    assert apply(table, move("1:42R")).line == line("45 55 54 42")


# Doubles are ordinary tiles of the line.


def test_a_double_leaves_its_own_number_open() -> None:
    doubled = apply(playing("44 00 / 42 11 / 33 / 22", "45 56", seat=1), move("1:44L"))
    assert doubled.line.ends == (4, 6)
    assert legal_actions(doubled) == decisions("2:42L")


def test_a_double_does_not_branch_the_line() -> None:
    table = playing("44 00 / 42 11 / 41 22 / 33", "45 56", seat=1)
    assert after(table, *moves("1:44L 2:42L")).line.ends == (2, 6)


def test_a_tile_joins_an_equal_number_alone() -> None:
    table = playing("64 65 33 / 11 / 22 / 00", "45 56", seat=1)
    assert legal_actions(table) == decisions("1:64L 1:64R 1:65R")


def test_the_played_tile_leaves_the_hand_and_no_other_hand_changes() -> None:
    table = apply(playing("64 65 33 / 11 / 22 / 00", "45 56", seat=1), move("1:65R"))
    assert table.hands == (hand("33 64"), hand("11"), hand("22"), hand("00"))
    assert table.moves == moves("1:65R")


def test_a_seat_that_can_play_has_no_pass() -> None:
    assert legal_actions(playing("64 33 / 11 / 22 / 00", "45 55", seat=1)) == decisions("1:64L")


def test_a_seat_that_cannot_play_must_pass_and_nobody_draws() -> None:
    table = playing("11 33 / 64 / 22 / 00", "45 55", seat=1)
    assert legal_actions(table) == decisions("1:pass")
    passed = apply(table, move("1:pass"))
    assert (passed.hands, passed.line, passed.seat) == (table.hands, table.line, Seat.TWO)
    assert passed.moves == moves("1:pass")


def test_legal_plays_come_in_the_order_of_the_hand_left_before_right() -> None:
    table = playing("65 51 55 / 11 / 22 / 00", "56 65", seat=1)
    assert legal_actions(table) == decisions("1:51L 1:51R 1:55L 1:55R 1:65L 1:65R")


# Passes in a row.


def test_three_passes_and_then_the_same_seat_plays_again() -> None:
    table = playing("41 10 / 22 / 33 / 20", "44", seat=1)
    again = after(table, *moves("1:41L 2:pass 3:pass 4:pass"))
    assert (again.phase, again.seat, again.passes) == (Phase.PLAY, Seat.ONE, 3)
    assert legal_actions(again) == decisions("1:10L")


def test_a_play_after_three_passes_sets_the_count_back_and_three_more_do_not_block() -> None:
    table = playing("41 10 00 / 22 / 33 / 55", "44", seat=1)
    again = after(table, *moves("1:41L 2:pass 3:pass 4:pass 1:10L"))
    assert again.passes == 0
    later = after(again, *moves("2:pass 3:pass 4:pass"))
    assert (later.phase, later.seat, later.passes) == (Phase.PLAY, Seat.ONE, 3)


def test_a_new_round_begins_with_no_passes() -> None:
    blocked = after(
        playing("10 / 22 / 33 / 55", "44", seat=1), *moves("1:pass 2:pass 3:pass 4:pass")
    )
    assert blocked.phase is Phase.ROUND_OVER
    assert dealt(ENTITLED_DEAL, blocked).passes == 0
    assert apply(dealt(ENTITLED_DEAL, blocked), Keep(Seat.TWO)).passes == 0
