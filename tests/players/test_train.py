"""Learning by self-play: repeatable, and towards what wins."""

import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.random import PCG64, Generator

from dekabes.engine import view_for
from dekabes.players import train
from dekabes.players.batch import Batch, Chooser, Values, at_random, play_out
from dekabes.players.duel import duel
from dekabes.players.features import NAMES
from dekabes.players.policy import PHASES, Choices, Policy
from dekabes.players.sight import Sight
from tests.engine.positions import playing

STEP = 1024


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "DEALS", STEP // train.COPIES)


def test_the_same_seed_learns_the_same_weights() -> None:
    one, other = (train.train(2 * STEP, seed=4) for _ in range(2))
    assert np.array_equal(one.weights, other.weights)
    assert not np.array_equal(one.weights, train.train(2 * STEP, seed=5).weights)


def test_forty_steps_are_enough_to_beat_chance() -> None:
    learnt = train.train(40 * STEP, seed=1)
    # The standard error is 0.025.
    assert duel(learnt, at_random, 1000, Generator(PCG64(2))).mean() > 0.2


@pytest.mark.parametrize(("sign", "toward"), [(1, 1), (-1, -1)])
def test_a_move_becomes_likelier_by_what_its_team_won_more(sign: int, toward: int) -> None:
    # 61 (7 pips) and 41 (5 pips) fit; 61 was chosen at even chances, and the openers' team won 1.5
    # more than usual in the one of two rounds in which this was.
    table = playing("61 41 / 66 / 55 / 33", "65 54", seat=1)
    choices, _ = Choices.of(Sight.of(view_for(table, table.seat)))
    learner = train._Learner(Policy(np.zeros((PHASES, len(NAMES)), np.float32)))
    learner.turns.append(train._Turn(np.array([1]), sign, choices, np.array([0.5, -0.5])))
    gradient = learner.gradient(np.array([0.0, 1.5]))
    # (0.7 * 0.5 - 0.5 * 0.5) * 1.5 / 2, in the phase of two tiles.
    assert gradient[1, NAMES.index("pips")] == pytest.approx(toward * 0.075)
    assert not gradient[[0, 2, 3, 4]].any()


def test_what_a_deal_brings_anyway_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def won_by_all_copies(batch: Batch, chooser: Chooser, rng: Generator) -> Values:
        """A deal brings each of its copies the same: the first 2, the second 1, and so on."""
        play_out(batch, chooser, rng)
        return np.repeat(2 - np.arange(train.DEALS) % 5, train.COPIES).astype(np.int8)

    monkeypatch.setattr(train, "play_out", won_by_all_copies)
    policy = Policy(np.zeros((PHASES, len(NAMES)), np.float32))
    assert not train._gradient(policy, Generator(PCG64(1))).any()


def test_the_command_writes_plain_arrays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    monkeypatch.setattr(train, "MEASURED_EVERY", 1)
    monkeypatch.setattr(train, "MEASURED_DEALS", 10)
    monkeypatch.setattr(
        sys, "argv", ["train", "--rounds", str(STEP), "--seed", "3", "--out", str(file)]
    )
    train.main()
    with np.load(file, allow_pickle=False) as arrays:
        assert np.array_equal(arrays["weights"], train.train(STEP, seed=3).weights)
        assert arrays["features"].tolist() == list(NAMES)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("100%: ")
    assert "against greedy" in captured.err
