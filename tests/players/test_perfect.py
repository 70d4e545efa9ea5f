"""The level perfect, which others are measured against."""

import time
from random import Random
from statistics import fmean

from dekabes.engine import legal_actions
from dekabes.players.duplicate import play_duplicate
from dekabes.players.perfect import perfect
from tests.engine.positions import move, playing
from tests.players.rounds import random_round


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


def test_it_beats_greedy_by_far() -> None:
    # It should win about 1.2 points a round; 12 deals leave a standard error of about 0.2.
    levels = ("perfect", "greedy")
    pairs = [play_duplicate(levels, 1, number, time.perf_counter) for number in range(12)]
    assert fmean(game.points for pair in pairs for game in pair) > 0.4
