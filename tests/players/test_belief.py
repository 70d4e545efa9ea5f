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
    Seat,
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
from dekabes.players.features import NAMES
from dekabes.players.moves import move_of
from dekabes.players.policy import PHASES, Policy, trained
from dekabes.players.sight import Sight
from dekabes.players.unseen import Unseen
from dekabes.players.worlds import sample
from tests.engine.positions import PLAIN_DEAL, after, dealt, moves
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


@pytest.mark.parametrize("viewer", [Seat.ONE, Seat.TWO, Seat.FOUR])
def test_66_that_has_to_open_a_first_round_tells_nothing(viewer: Seat) -> None:
    state = after(dealt(PLAIN_DEAL), *moves("3:66"))
    view = view_for(state, viewer)
    worlds = sample(Unseen.of(view), 50, Generator(PCG64(1)))
    assert likelihoods(view, worlds, trained()).tolist() == [1.0] * 50
    # In a later round it was one of seven tiles.
    chosen = after(dealt(PLAIN_DEAL, match_from((0, 1), 1, Seat.THREE)), Open(Seat.THREE))
    later = view_for(after(chosen, *moves("3:66")), viewer)
    assert len(set(likelihoods(later, worlds, trained()).tolist())) > 1


def test_in_a_first_round_every_later_move_counts_as_ever() -> None:
    made = after(dealt(PLAIN_DEAL), *moves("3:66 4:64L 1:65R 2:55R"))
    view = view_for(made, Seat.THREE)
    worlds = sample(Unseen.of(view), 5, Generator(PCG64(2)))
    found = likelihoods(view, worlds, trained())
    for world, likely in zip(worlds.tolist(), found, strict=True):
        assert likely == pytest.approx(by_the_engine(view, world), rel=1e-4)


# Seat 3 opens with 66, and of 65 (11 pips) and 60 (6 pips) seat 4 plays the one or the other.
@pytest.mark.parametrize(
    ("weight", "played", "expected"),
    [
        # To a policy that weighs nothing both are as likely. Like the policy 0.6 * 1/2, like greedy
        # 0.2 * (0.8 + 0.2 * 1/2), at random 0.2 * 1/2; and for the lighter one 0.2 * 0.2 * 1/2.
        (0.0, "65", 0.6 * 0.5 + 0.2 * 0.9 + 0.2 * 0.5),
        (0.0, "60", 0.6 * 0.5 + 0.2 * 0.1 + 0.2 * 0.5),
        # A policy that would surely play the heavier one slips once in ten times.
        (1000.0, "65", 0.6 * (0.9 + 0.1 * 0.5) + 0.2 * 0.9 + 0.2 * 0.5),
        (1000.0, "60", 0.6 * (0.1 * 0.5) + 0.2 * 0.1 + 0.2 * 0.5),
    ],
)
def test_a_move_of_two_by_hand(weight: float, played: str, expected: float) -> None:
    deal = (
        "10 11 20 21 22 30 31 / 32 33 40 41 42 43 44 / 66 61 62 63 64 50 51 / 65 60 52 53 54 55 00"
    )
    made = after(
        dealt(deal, match_from((0, 0), 1, Seat.THREE)),
        Open(Seat.THREE),
        *moves(f"3:66 4:{played}L"),
    )
    view = view_for(made, Seat.THREE)
    assert made.hands
    world = np.array([[masks.mask_of(hand) for hand in made.hands]], np.uint32)
    weights = np.zeros((PHASES, len(NAMES)), np.float32)
    weights[:, NAMES.index("pips")] = weight
    assert likelihoods(view, world, Policy(weights)).tolist() == pytest.approx([expected])


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


def test_which_world_has_the_remainder_is_left_to_chance() -> None:
    worlds = np.arange(12, dtype=np.uint32).reshape(3, 4)
    picks = [resampled(worlds, np.ones(3), 1, Generator(PCG64(seed)))[0, 0] for seed in range(300)]
    # Each world 100 times, with a standard deviation of 8.2.
    assert all(abs(picks.count(first) - 100) < 41 for first in (0, 4, 8))


class Lowest(Generator):
    """Draws the lowest number that there is."""

    def random(self, *_: object, **__: object) -> float:  # type: ignore[override]
        return 0.0


def test_an_impossible_world_never_comes_even_at_the_edge() -> None:
    worlds = np.arange(8, dtype=np.uint32).reshape(2, 4)
    picked = resampled(worlds, np.array([0.0, 1.0]), 5, Lowest(PCG64(0)))
    assert picked[:, 0].tolist() == [4] * 5


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
