"""Belief: how likely the moves that were seen would have been in other worlds."""

from random import Random

import numpy as np
import pytest
from numpy.random import PCG64, Generator

from dekabes.engine import (
    Deal,
    Keep,
    Open,
    Pass,
    Phase,
    Play,
    StartRound,
    State,
    View,
    apply,
    hand_of,
    legal_actions,
    match_from,
    view_for,
)
from dekabes.players import belief, choose, masks
from dekabes.players.belief import likelihoods, resampled
from dekabes.players.moves import move_of
from dekabes.players.policy import trained
from dekabes.players.sight import Sight
from dekabes.players.unseen import Unseen
from dekabes.players.worlds import sample
from tests.players.rounds import random_round


def by_the_engine(view: View, world: list[int]) -> float:
    """The same from the rules alone: the round is played again from the deal of this world."""
    kinds: dict[int, list[float]] = {}
    for state, move in replayed(view, world):
        if move.seat is not view.viewer:
            each = kinds.setdefault(move.seat, [1.0, 1.0, 1.0])
            for kind, chance in enumerate(chances(state, move)):
                each[kind] *= chance
    likely = 1.0
    for policy, greedy, anything in kinds.values():
        likely *= (
            belief.LIKE_POLICY * policy + belief.LIKE_GREEDY * greedy + belief.AT_RANDOM * anything
        )
    return likely


def replayed(view: View, world: list[int]) -> list[tuple[State, Play | Pass]]:
    """Each move of the round with the state before it."""
    assert view.opener
    hands = [list(masks.hand_in(hand)) for hand in world]
    for move in view.moves:
        if isinstance(move, Play):
            hands[move.seat.index].append(move.tile)
    one, two, three, four = map(hand_of, hands)
    state = match_from((0, 0), 1, view.opener)
    for action in (StartRound(1), Deal((one, two, three, four))):
        state = apply(state, action)
    if state.phase is Phase.REDEAL and state.seat:
        state = apply(state, Keep(state.seat))
    state = apply(state, Open(view.opener))
    found = []
    for move in view.moves:
        found.append((state, move))
        state = apply(state, move)
    return found


def chances(state: State, move: Play | Pass) -> tuple[float, float, float]:
    """How likely the move is for one like the policy, like greedy, and like anybody."""
    seen = view_for(state, move.seat)
    ends = state.line.ends
    is_same = ends is not None and ends[0] == ends[1]
    options = {
        (action.tile, None if is_same else action.end) if isinstance(action, Play) else None
        for action in legal_actions(state)
    }
    anything = 1 / len(options)
    policy = np.exp(trained().log_chances(Sight.of(seen), np.array([move_of(move)])))[0]
    heaviest = choose("greedy", seen, 0)
    is_heaviest = not isinstance(move, Play) or (
        isinstance(heaviest, Play) and heaviest.tile == move.tile
    )
    slips, more_slips = belief.SLIPS_OF_POLICY, belief.SLIPS_OF_GREEDY
    return (
        (1 - slips) * policy + slips * anything,
        (1 - more_slips) * is_heaviest + more_slips * anything,
        anything,
    )


@pytest.mark.parametrize("number", range(20))
def test_it_is_what_the_rules_say_of_each_world(number: int) -> None:
    states = random_round(number).states
    state = states[min(len(states) - 2, number)]
    view = view_for(state, state.seat)
    worlds = sample(Unseen.of(view), 5, Generator(PCG64(number)))
    found = likelihoods(view, worlds, trained())
    for world, likely in zip(worlds.tolist(), found, strict=True):
        assert likely == pytest.approx(by_the_engine(view, world), rel=1e-4)


def test_before_the_opening_all_worlds_are_alike() -> None:
    state = random_round(1).states[0]
    view = view_for(state, state.seat)
    worlds = sample(Unseen.of(view), 5, Generator(PCG64(1)))
    assert likelihoods(view, worlds, trained()).tolist() == [1.0] * 5


def test_a_world_comes_as_often_as_its_chance_says() -> None:
    worlds = np.arange(12, dtype=np.uint32).reshape(3, 4)
    for seed in range(20):
        picked = resampled(worlds, np.array([1.0, 0.0, 3.0]), 100, Generator(PCG64(seed)))
        assert np.unique(picked[:, 0], return_counts=True)[1].tolist() == [25, 75]
        uneven = resampled(worlds, np.array([1.0, 1.0, 1.0]), 10, Generator(PCG64(seed)))
        assert set(np.unique(uneven[:, 0], return_counts=True)[1].tolist()) <= {3, 4}


def test_the_true_world_is_likelier_than_others_when_sound_players_play() -> None:
    rng, seen = Random(1), []
    for number in range(60):
        state = random_round(number).states[0]
        for _ in range(12):
            state = apply(state, choose("steady", view_for(state, state.seat), rng.getrandbits(9)))
            if state.seat is None:
                break
        if state.seat and state.hands:
            view = view_for(state, state.seat)
            others = sample(Unseen.of(view), 200, Generator(PCG64(number)))
            true = np.array([[masks.mask_of(hand) for hand in state.hands]], np.uint32)
            likely = likelihoods(view, np.concatenate([true, others]), trained())
            seen.append(np.log(likely[0] / likely[1:].mean()))
    # By chance it would lie at about 0 or below.
    assert np.mean(seen) > 3 * np.std(seen) / len(seen) ** 0.5
