"""The linear policy: its chances by hand, its draws, and the weights that come with the game."""

from math import exp, log

import numpy as np
import pytest
from numpy.random import PCG64, Generator

from dekabes.engine import State, view_for
from dekabes.players.batch import Batch, play_out
from dekabes.players.duel import duel, heaviest
from dekabes.players.features import NAMES
from dekabes.players.moves import PASS, move_of
from dekabes.players.policy import PHASES, WEIGHTS, Choices, Policy, draw, trained
from dekabes.players.sight import Sight
from tests.engine.positions import move, playing
from tests.players.rounds import batch_of, random_round


def weighing(**weights: float) -> Policy:
    """A policy that looks at these features alone, in every phase."""
    row = [weights.get(name, 0.0) for name in NAMES]
    return Policy(np.array([row] * PHASES, np.float32))


def sight(state: State) -> Sight:
    return Sight.of(view_for(state, state.seat))


# To the 6 goes 61, to the 4 go 44 and 41; pips 7, 8, 5.
TABLE = playing("61 44 41 30 / 66 / 55 / 33", "65 54", seat=1)


def test_a_move_is_likelier_by_e_to_its_weighted_sum() -> None:
    choices, only = Choices.of(sight(TABLE))
    assert only.tolist() == [move_of(move("1:61L"))]  # the first, where there are several
    assert [int(each) for each in choices.moves] == [
        move_of(move(word)) for word in ("1:61L", "1:41R", "1:44R")
    ]
    # Pips count in tens.
    total = exp(0.7) + exp(0.5) + exp(0.8)
    expected = [exp(0.7) / total, exp(0.5) / total, exp(0.8) / total]
    assert weighing(pips=1).chances(choices).tolist() == pytest.approx(expected)


def test_how_likely_a_move_was() -> None:
    made = np.array([move_of(move("1:41R"))])
    total = exp(0.7) + exp(0.5) + exp(0.8)
    found = weighing(pips=1).log_chances(sight(TABLE), made)
    assert found.tolist() == pytest.approx([log(exp(0.5) / total)])


def test_a_move_that_alone_was_legal_tells_nothing() -> None:
    forced = playing("61 30 / 66 / 55 / 33", "65 54", seat=1)
    assert weighing(pips=1).log_chances(sight(forced), np.array([move_of(move("1:61L"))])) == [0]
    passing = playing("33 30 / 66 / 55 / 33", "65 54", seat=1)
    assert weighing(pips=1).log_chances(sight(passing), np.array([PASS])) == [0]
    assert Choices.of(sight(passing))[1] == [PASS]


def test_left_or_right_is_all_one_where_both_ends_are_equal() -> None:
    table = playing("64 43 30 / 66 / 55 / 33", "45 54", seat=1)
    choices, _ = Choices.of(sight(table))
    assert len(choices.moves) == 2
    policy = weighing(pips=1)
    left, right = (
        policy.log_chances(sight(table), np.array([move_of(move(f"1:64{end}"))])) for end in "LR"
    )
    assert left == right == pytest.approx(1.0 - log(exp(1.0) + exp(0.7)))


def test_moves_are_drawn_as_often_as_they_are_likely() -> None:
    choices, _ = Choices.of(sight(TABLE))
    rows = np.arange(30_000)
    many = Choices(
        rows, 3 * rows, np.repeat(rows, 3), np.tile(choices.moves, 30_000), choices.features, rows
    )
    picked = draw(many, np.tile([0.2, 0.3, 0.5], 30_000), Generator(PCG64(3)))
    assert (picked // 3 == rows).all()
    # Standard deviations of 69, 79 and 87.
    found = np.bincount(picked % 3)
    assert found.tolist() == pytest.approx([6000, 9000, 15000], abs=400)


def test_the_phases_of_a_round() -> None:
    rounds = [random_round(number) for number in range(20)]
    batch = batch_of(rounds)
    rng = Generator(PCG64(0))
    policy = weighing()
    while batch.going_on:
        choices, _ = Choices.of(batch.sight())
        laid = np.bitwise_count(batch.down[choices.rows])[choices.at]
        expected = [sum(n > most for most in (0, 5, 11, 17)) for n in laid]
        assert choices.phase.tolist() == expected
        batch.step(policy(batch, rng))


def test_the_same_source_draws_the_same_moves() -> None:
    rounds = [random_round(number) for number in range(50)]
    one, other = (play_out(batch_of(rounds), trained(), Generator(PCG64(5))) for _ in range(2))
    assert one.tolist() == other.tolist()
    assert set(one.tolist()) <= {-2, -1, 0, 1, 2}


def test_the_weights_that_come_with_the_game_fit_its_features() -> None:
    assert trained().weights.shape == (PHASES, len(NAMES))
    assert trained().weights.dtype == np.float32
    assert np.isfinite(trained().weights).all()
    with np.load(WEIGHTS, allow_pickle=False) as file:
        assert file["features"].tolist() == list(NAMES)


def test_the_trained_policy_beats_the_heaviest_tile() -> None:
    # A standard error of this mean is 0.017, its usual value about +0.5.
    assert duel(trained(), heaviest, 2000, Generator(PCG64(8))).mean() > 0.4


def test_a_duel_with_oneself_is_even() -> None:
    def same(batch: Batch, rng: Generator) -> np.ndarray:
        return heaviest(batch, rng)

    assert not duel(same, heaviest, 300, Generator(PCG64(0))).any()
