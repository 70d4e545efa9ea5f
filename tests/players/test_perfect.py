"""The level perfect, which others are measured against."""

import time
from random import Random
from statistics import fmean

import pytest

from dekabes.engine import Redeal, Seat, legal_actions, match_from
from dekabes.players.duplicate import play_duplicate
from dekabes.players.perfect import perfect
from dekabes.players.solver import solve
from tests.engine.positions import ENTITLED_DEAL, dealt, move, playing
from tests.players.rounds import ended_with, random_round


def test_its_choice_is_legal_and_repeats() -> None:
    for number in range(10):
        for state in random_round(number).states[:-1:3]:
            action = perfect(state, Random(number))
            assert action in legal_actions(state)
            assert perfect(state, Random(number)) == action


def test_it_sees_what_no_seat_can_see() -> None:
    # Seat 1 leaves 4 or 5 open beside 2, with one tile more: who holds which decides the round.
    hidden = {"50": "1:64L", "40": "1:65L"}
    for tile, chosen in hidden.items():
        table = playing(f"64 65 33 / {tile} / 63 / 66", "63 31 12", seat=1)
        assert perfect(table, Random(1)) == move(chosen)


# The ends are 2 and 0. With 20 to the left all must pass, and seat 2 wins the block with 5 pips;
# with 32 to the left its 20 is a last tile that nobody can shut out. With 20 to the right ends are
# 2 and 2: if seat 3 errs and plays 22, then 32 wins by a dékabès; but it plays 52, seat 4 must play
# 53 to the 5, and 33 is the last tile of seat 1.
RISKY = (
    "1:43 2:54L 3:30R 4:10R 1:31R 2:63R 3:66R 4:55L 1:50L 2:60L 3:65L 4:61R 1:51L 2:41R 3:42R"
    " 4:62R 1:64R 2:44R 3:21L 4:40R 1:00R"
)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_best_only_if_others_err_is_not_chosen(seed: int) -> None:
    state = ended_with(RISKY, "33 / 20 32 / 22 52 / 11 53")
    assert perfect(state, Random(seed)) in {move("2:20L"), move("2:32L")}


# The ends are 6 and 4. Seat 3 has to play 30 next, and seat 4 after it 64. After 43 to the right
# the ends are 4 and 0 then, and seat 2 has to find 40 to the right, as 40 to the left is a block
# that seat 3 wins with 4 pips. After 40 to the right the ends are 4 and 3, and whatever seat 2
# plays, it or its partner goes out.
SURE = (
    "4:20 1:60R 2:21L 3:62R 4:61L 1:32R 2:31R 3:63L 4:pass 1:53L 2:11R 3:52L 4:42L 1:54L 2:10R"
    " 3:00R 4:65L 1:50R 2:pass 3:51R 4:66L 1:41R"
)


@pytest.mark.parametrize("seed", range(3))
def test_of_what_wins_it_takes_what_wins_even_after_errors_of_its_own_team(seed: int) -> None:
    state = ended_with(SURE, "55 / 33 40 43 / 22 30 / 44 64")
    assert set(solve(state).best) == {move("2:40R"), move("2:43R")}
    assert perfect(state, Random(seed)) == move("2:40R")


def test_it_demands_a_redeal_that_it_may_demand() -> None:
    for asked in (dealt(ENTITLED_DEAL), dealt(ENTITLED_DEAL, match_from((0, 2), 1, Seat.FOUR))):
        assert perfect(asked, Random(1)) == Redeal(Seat.TWO)


def test_it_beats_greedy_by_far() -> None:
    # It should win about 1.2 points a round; 12 deals leave a standard error of about 0.2.
    levels = ("perfect", "greedy")
    pairs = [play_duplicate(levels, 1, number, time.perf_counter) for number in range(12)]
    assert fmean(game.points for pair in pairs for game in pair) > 0.4
