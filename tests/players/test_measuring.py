"""The players that others are measured against."""

from dataclasses import replace

import pytest
from numpy.random import PCG64, Generator

from dekabes.engine import Action, Open, Phase, Seat, State, Team, apply, view_for
from dekabes.players import choose
from dekabes.players.duel import heaviest
from dekabes.players.moves import action_of
from tests.engine.positions import move, playing
from tests.players.rounds import batch_of, random_round

OTHERS = "/ 66 / 65 / 55"


def greedy(state: State) -> Action:
    return choose("greedy", view_for(state, state.seat), 0)


@pytest.mark.parametrize(
    ("hand", "laid", "chosen"),
    [
        ("61 32 20", "13 32", "1:61L"),  # 7 pips against 5 and 2
        ("33 42 51", "13 33", "1:33R"),  # all 6 pips: the double first
        ("42 51 60", "13 34", "1:51L"),  # 42 and 51: the higher number; 60 does not fit
        ("41 32", "14 42", "1:41L"),  # 41 and 32: the higher number
        ("62 30", "23 36", "1:62L"),  # 62 fits both ends: to the left
    ],
)
def test_greedy_plays_the_heaviest_tile_that_fits(hand: str, laid: str, chosen: str) -> None:
    assert greedy(playing(f"{hand} {OTHERS}", laid, seat=1)) == move(chosen)


def test_greedy_opens_with_its_heaviest_tile() -> None:
    assert greedy(playing(f"10 54 63 44 {OTHERS}", "", seat=1)) == move("1:63")


def test_greedy_opens_itself_where_it_may_choose() -> None:
    table = playing("66 / 65 / 10 / 64", "", seat=3, opener=None)
    assert greedy(replace(table, phase=Phase.CHOOSE, chooser=Seat.THREE)) == Open(Seat.THREE)


def test_random_makes_every_legal_choice_as_often() -> None:
    view = view_for(playing(f"61 41 44 {OTHERS}", "65 54", seat=1), Seat.ONE)
    chosen = [choose("random", view, seed) for seed in range(3000)]
    # The standard deviation is 26.
    assert [chosen.count(action) for action in view.legal] == pytest.approx([1000] * 3, abs=130)


def test_the_heaviest_tile_in_a_batch_is_that_of_the_level_greedy() -> None:
    rounds = [random_round(number) for number in range(40)]
    batch = batch_of(rounds)
    rng = Generator(PCG64(0))
    states = [each.states[0] for each in rounds]
    while batch.going_on:
        chosen = heaviest(batch, rng)
        for place, row in enumerate(batch.rows):
            state = states[row]
            if state.seat is not None:
                action = action_of(int(chosen[place]), state.seat, opens=not state.line.laid)
                assert action == greedy(state)
                states[row] = apply(state, action)
        batch.step(chosen)
    results = [state.rounds[-1].result for state in states]
    signs = [1 if result.team is Team.A else -1 for result in results]
    assert batch.values.tolist() == [s * r.value for s, r in zip(signs, results, strict=True)]
