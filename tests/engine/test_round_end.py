"""Ends of rounds, points and the end of a match."""

import pytest

from dekabes.engine import Kind, Phase, Result, Seat, State, Team, apply, legal_actions
from tests.engine.positions import after, move, moves, playing


def result(state: State) -> Result:
    """The result of the round that has just ended."""
    return state.rounds[-1].result


# Empty hand.


def test_an_empty_hand_ends_the_round_at_once_and_wins_it() -> None:
    table = apply(playing("10 / 64 / 21 33 / 30", "56 66", seat=2), move("2:64R"))
    assert (table.phase, table.seat) == (Phase.ROUND_OVER, None)
    assert result(table) == Result(Kind.DOMINO, Seat.TWO, 1, (1, 0, 9, 3))
    assert result(table).team is Team.B
    assert legal_actions(table) == ()


def test_all_hands_are_there_to_be_shown_when_the_round_is_over() -> None:
    table = apply(playing("10 / 64 / 21 / 30", "46 65", seat=2), move("2:64L"))
    assert table.hands is not None
    assert [len(held) for held in table.hands] == [1, 0, 1, 1]


# Dékabès: 2 points, 4 after a draw.


@pytest.mark.parametrize("word", ["3:64L", "3:64R"])
@pytest.mark.parametrize(("base", "value"), [(1, 2), (2, 4)])
def test_a_last_tile_that_fits_both_ends_is_a_dekabes(word: str, base: int, value: int) -> None:
    table = playing("10 / 55 / 64 / 30", "45 56", seat=3, base=base)
    assert result(apply(table, move(word))) == Result(
        Kind.DEKABES, Seat.THREE, value, (1, 10, 0, 3)
    )


@pytest.mark.parametrize("word", ["3:64L", "3:64R"])
def test_two_ends_with_the_same_number_make_a_dekabes_too(word: str) -> None:
    table = playing("10 / 55 / 64 / 30", "45 54", seat=3)
    assert result(apply(table, move(word))) == Result(Kind.DEKABES, Seat.THREE, 2, (1, 10, 0, 3))


def test_it_counts_although_no_other_tile_of_the_number_is_left() -> None:
    # All other 4s are down: the tile that ends the round is the last 4.
    laid = "40 03 34 44 45 51 14 42 26"
    table = playing("10 / 55 / 64 / 30", laid, seat=3)
    assert table.line.ends == (4, 6)
    assert result(apply(table, move("3:64R"))).kind is Kind.DEKABES


def test_a_last_tile_that_fits_one_end_is_a_plain_win() -> None:
    table = playing("10 / 55 / 64 / 30", "45 53", seat=3)
    assert result(apply(table, move("3:64L"))) == Result(Kind.DOMINO, Seat.THREE, 1, (1, 10, 0, 3))


@pytest.mark.parametrize("word", ["3:44L", "3:44R"])
def test_a_last_double_is_a_plain_win_even_if_it_fits_both_ends(word: str) -> None:
    table = playing("10 / 55 / 44 / 30", "45 54", seat=3)
    assert result(apply(table, move(word))) == Result(Kind.DOMINO, Seat.THREE, 1, (1, 10, 0, 3))


# Blocked.


def test_four_passes_in_a_row_block_the_round_at_once() -> None:
    table = playing("10 / 22 / 33 / 55", "44", seat=1)
    three = after(table, *moves("1:pass 2:pass 3:pass"))
    assert (three.phase, three.passes) == (Phase.PLAY, 3)
    four = apply(three, move("4:pass"))
    assert (four.phase, four.seat) == (Phase.ROUND_OVER, None)
    assert result(four) == Result(Kind.BLOCKED, Seat.ONE, 1, (1, 4, 6, 10))


def test_the_lowest_single_count_wins_never_the_sum_of_partners() -> None:
    # Team A has 1 + 23 pips, team B 4 + 5.
    table = playing("10 / 22 / 66 65 / 32", "44", seat=1, passes=3)
    assert result(apply(table, move("1:pass"))) == Result(Kind.BLOCKED, Seat.ONE, 1, (1, 4, 23, 5))


def test_a_block_after_a_draw_is_worth_2() -> None:
    table = playing("30 / 22 / 66 / 10", "44", seat=1, passes=3, base=2)
    assert result(apply(table, move("1:pass"))) == Result(Kind.BLOCKED, Seat.FOUR, 2, (3, 4, 12, 1))


def test_the_lowest_count_with_both_partners_wins_and_names_the_lower_seat() -> None:
    table = playing("30 / 22 / 21 / 10 50", "66", seat=1, passes=3)
    assert result(apply(table, move("1:pass"))) == Result(Kind.BLOCKED, Seat.ONE, 1, (3, 4, 3, 6))


# Draw.


@pytest.mark.parametrize(
    ("held", "pips"),
    [
        ("30 / 21 / 66 / 65", (3, 3, 12, 11)),
        ("30 / 66 / 65 / 21", (3, 12, 11, 3)),
        ("66 / 30 / 21 / 65", (12, 3, 3, 11)),
        ("30 / 21 / 10 20 / 65", (3, 3, 3, 11)),
        ("40 / 31 / 10 30 / 22", (4, 4, 4, 4)),
    ],
)
def test_the_lowest_count_in_both_teams_is_a_draw(held: str, pips: tuple[int, ...]) -> None:
    table = playing(held, "55", seat=1, passes=3, points=(0, 2))
    drawn = apply(table, move("1:pass"))
    assert result(drawn) == Result(Kind.DRAW, None, 0, pips)  # type: ignore[arg-type]
    assert (drawn.phase, drawn.points) == (Phase.ROUND_OVER, (0, 2))
    assert result(drawn).team is None


def test_equal_counts_above_the_lowest_are_no_draw() -> None:
    table = playing("30 / 22 / 40 / 66", "55", seat=1, passes=3)
    assert result(apply(table, move("1:pass"))).kind is Kind.BLOCKED


# Base.


def drawn_at(base: int) -> State:
    return apply(playing("30 / 21 / 66 / 65", "44", seat=1, passes=3, base=base), move("1:pass"))


def test_a_round_after_a_draw_is_worth_2() -> None:
    assert drawn_at(base=1).base == 2


def test_more_draws_in_a_row_do_not_raise_it_above_2() -> None:
    assert drawn_at(base=2).base == 2


def test_a_decided_round_puts_it_back_to_1() -> None:
    out = playing("10 / 55 / 64 / 30", "45 56", seat=3, base=2)
    assert apply(out, move("3:64L")).base == 1
    blocked = playing("10 / 55 / 64 / 30", "22", seat=3, base=2, passes=3)
    assert apply(blocked, move("3:pass")).base == 1


# Points.


@pytest.mark.parametrize(
    ("points", "after_it"),
    [((0, 0), (1, 0)), ((2, 0), (3, 0)), ((0, 3), (1, 0))],
)
def test_winners_add_the_value_and_the_losers_go_back_to_0(
    points: tuple[int, int], after_it: tuple[int, int]
) -> None:
    table = playing("10 / 55 / 64 / 30", "45 53", seat=3, points=points)
    assert apply(table, move("3:64L")).points == after_it


def test_team_b_adds_its_points_likewise() -> None:
    table = playing("10 / 64 / 55 / 30", "45 56", seat=2, points=(3, 0))
    assert apply(table, move("2:64L")).points == (0, 2)


# The end of a match.


@pytest.mark.parametrize(
    ("points", "base", "laid", "after_it"),
    [
        ((3, 0), 1, "45 53", (4, 0)),  # a plain win
        ((2, 0), 1, "45 56", (4, 0)),  # a dékabès
        ((3, 0), 1, "45 56", (5, 0)),
        ((2, 0), 2, "45 53", (4, 0)),  # a plain win after a draw
        ((0, 3), 2, "45 56", (4, 0)),  # a dékabès after a draw, from nothing
        ((3, 0), 2, "45 56", (7, 0)),
    ],
)
def test_four_points_or_more_win_the_match(
    points: tuple[int, int], base: int, laid: str, after_it: tuple[int, int]
) -> None:
    won = apply(playing("10 / 55 / 64 / 30", laid, seat=3, points=points, base=base), move("3:64L"))
    assert (won.phase, won.points, won.winner) == (Phase.MATCH_OVER, after_it, Team.A)
    assert (won.seat, legal_actions(won)) == (None, ())


def test_a_block_can_win_the_match_for_team_b() -> None:
    table = playing("30 / 22 / 66 / 10", "44", seat=1, passes=3, points=(0, 3))
    won = apply(table, move("1:pass"))
    assert (won.phase, won.points, won.winner) == (Phase.MATCH_OVER, (0, 4), Team.B)


def test_three_points_do_not_win_the_match() -> None:
    table = playing("10 / 55 / 64 / 30", "45 53", seat=3, points=(2, 0))
    three = apply(table, move("3:64L"))
    assert (three.phase, three.points, three.winner) == (Phase.ROUND_OVER, (3, 0), None)


def test_a_draw_at_three_points_wins_nothing() -> None:
    table = playing("30 / 21 / 66 / 65", "44", seat=1, passes=3, points=(0, 3))
    drawn = apply(table, move("1:pass"))
    assert (drawn.phase, drawn.points, drawn.winner) == (Phase.ROUND_OVER, (0, 3), None)


# What is kept of a round.


def test_a_round_that_is_over_is_kept_as_a_row() -> None:
    table = playing(
        "10 / 64 / 21 / 30",
        "56 66",
        seat=1,
        round=5,
        redeals=(Seat.TWO, Seat.TWO),
        opener=Seat.THREE,
        moves=moves("3:66 4:65L"),
        points=(0, 1),
    )
    row = after(table, *moves("1:pass 2:64R")).rounds[-1]
    assert (row.number, row.redeals, row.opener, row.plies) == (5, (2, 2), 3, 4)
    assert row.points == (0, 2)
