"""The exact worth of a position with all hands open."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from dekabes.engine import (
    SEATS,
    Action,
    Open,
    Phase,
    StartRound,
    State,
    Team,
    apply,
    deal,
    hand_of,
    legal_actions,
    match_from,
)
from dekabes.players.masks import mask_of
from dekabes.players.solver import EMPTY_LINE, Solution, Solver, ends_of, solve
from tests.engine.positions import (
    ENTITLED_DEAL,
    PLAIN_DEAL,
    after,
    dealt,
    decisions,
    playing,
)
from tests.engine.walks import Walk
from tests.players.selfplay import asked_for


def solution(value: int, words: str) -> Solution:
    return Solution(value, decisions(words))


def by_trying_everything(state: State) -> Solution:
    """The rules alone, with no thought of what could be left out."""
    if state.phase.is_over:
        result = state.rounds[-1].result
        return Solution({Team.A: 1, Team.B: -1, None: 0}[result.team] * result.value, ())
    assert state.seat is not None
    values = {
        action: by_trying_everything(apply(state, action)).value for action in legal_actions(state)
    }
    choice = max if state.seat.team is Team.A else min
    value = choice(values.values())
    return Solution(value, tuple(action for action, each in values.items() if each == value))


def test_a_last_tile_that_fits_one_end_wins_the_base() -> None:
    table = playing("64 / 11 / 22 / 33", "46 65", seat=1)
    assert solve(table) == solution(1, "1:64L")
    assert solve(replace(table, base=2)) == solution(2, "1:64L")


def test_a_last_tile_that_fits_both_ends_wins_twice_the_base() -> None:
    table = playing("64 / 11 / 22 / 33", "42 26", seat=1)
    assert solve(table) == solution(2, "1:64L 1:64R")
    assert solve(replace(table, base=2)) == solution(4, "1:64L 1:64R")


def test_a_last_double_is_no_dekabes_though_both_ends_show_its_number() -> None:
    table = playing("44 / 11 / 22 / 33", "42 24", seat=1)
    assert solve(table) == solution(1, "1:44L 1:44R")


def test_a_last_tile_is_a_dekabes_at_two_ends_with_one_number() -> None:
    table = playing("41 / 11 / 22 / 33", "42 24", seat=1)
    assert solve(table).value == 2


def test_what_team_b_wins_counts_below_zero() -> None:
    table = playing("11 / 64 / 22 / 33", "42 26", seat=2)
    assert solve(table) == solution(-2, "2:64L 2:64R")


def test_the_dekabes_of_a_partner_is_set_up() -> None:
    # Nobody else can play. After 32 seat 3 goes out at either end, after 62 only at the left.
    table = playing("32 62 / 10 00 / 43 / 11 55", "45 52", seat=1)
    assert solve(table) == solution(2, "1:32R")


def test_a_block_goes_to_the_lowest_single_count_and_never_to_the_sum() -> None:
    # Nobody has a 6. Seat 2 has one pip; the thirteen of seat 4 do not matter.
    table = playing("11 / 10 / 20 / 55 30", "64 46", seat=1)
    assert solve(table) == solution(-1, "1:pass")


def test_a_block_with_the_lowest_count_in_both_teams_is_worth_nothing() -> None:
    table = playing("11 / 20 / 33 / 55", "64 46", seat=1, base=2)
    assert solve(table) == solution(0, "1:pass")


def test_who_passes_leaves_the_turn_to_the_next_who_can_play() -> None:
    # Only seat 4 can play, and goes out.
    table = playing("11 / 20 / 33 / 65", "64 44", seat=1)
    assert solve(table) == solution(-1, "1:pass")


def test_the_better_opener_is_chosen() -> None:
    # Only seat 3 has any 3 or 4: it opens 33 and goes out with 43. If seat 1 opens, seat 4 wins.
    table = playing("65 51 / 66 62 / 43 33 / 50 20", "", seat=1, opener=None)
    assert solve(replace(table, phase=Phase.CHOOSE)) == solution(2, "Open3")


def test_the_holder_of_66_has_no_other_opening() -> None:
    assert solve(dealt(PLAIN_DEAL)).best == decisions("3:66")


def test_there_is_nothing_to_solve_where_no_seat_chooses_or_moves() -> None:
    over = after(playing("64 / 11 / 22 / 33", "46 65", seat=1), *decisions("1:64L"))
    for state in (State(), apply(State(), StartRound(1)), dealt(ENTITLED_DEAL), over):
        with pytest.raises(ValueError, match="no seat"):
            solve(state)


@cache
def endings() -> list[State]:
    """Positions with up to nine tiles held, as random matches leave them."""
    found: list[State] = []
    seed = 0
    while len(found) < asked_for("DEKABES_ENDINGS", 300):
        seed += 1
        found += [
            state
            for state in Walk(seed).match()
            if state.phase is Phase.PLAY and state.counts and sum(state.counts) <= 9
        ]
    return found


def test_it_agrees_with_trying_everything_at_small_endings() -> None:
    values = set()
    for state in endings():
        expected = by_trying_everything(state)
        assert solve(state) == expected
        values.add(expected.value)
    assert values >= {-2, -1, 0, 1, 2}


def random_start(seed: int, tiles: int) -> State:
    """Hands of so many tiles, out of which a seat opens with any."""
    rng = Random(seed)
    one, two, three, four = (hand_of(rng.sample(hand, tiles)) for hand in deal(rng).hands)
    return replace(playing("///", "", seat=seed % 4 + 1), hands=(one, two, three, four))


@pytest.mark.parametrize("seed", range(10))
def test_it_agrees_with_trying_everything_from_small_deals(seed: int) -> None:
    table = random_start(seed, 3)
    choosing = replace(table, phase=Phase.CHOOSE, chooser=table.seat, opener=None)
    assert solve(table) == by_trying_everything(table)
    assert solve(choosing) == by_trying_everything(choosing)


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_deal_is_worth_what_its_best_opening_leads_to(seed: int) -> None:
    """Each successor is solved by itself, with nothing left over from another."""
    state = apply(match_from((0, 0), 1, SEATS[seed]), StartRound(1))
    state = after(state, deal(Random(seed)), Open(SEATS[seed]))
    assert state.seat is not None
    found = solve(state)
    values: dict[Action, int] = {
        action: solve(apply(state, action)).value for action in legal_actions(state)
    }
    best = (max if state.seat.team is Team.A else min)(values.values())
    assert found == Solution(best, tuple(a for a, value in values.items() if value == best))


def test_one_solver_answers_for_every_later_position_of_its_round() -> None:
    rounds = [state for state in Walk(3).match() if state.hands and state.seat]
    dealt_hands = rounds[0].hands
    assert dealt_hands is not None
    solver = Solver(map(mask_of, dealt_hands))
    for state in rounds:
        if state.round > 1 or state.hands is None or state.seat is None or not state.moves:
            continue
        held = sum(map(mask_of, state.hands))
        value = solver.value(held, ends_of(state.line), state.seat.index)
        assert value * state.base == solve(state).value


def test_bounds_tell_on_which_side_the_value_lies() -> None:
    hands = [mask_of(hand) for hand in deal(Random(4)).hands]
    held = sum(hands)
    value = Solver(hands).value(held, EMPTY_LINE, 0)
    for bound in range(-2, 2):
        narrow = Solver(hands).value(held, EMPTY_LINE, 0, bound, bound + 1)
        assert (narrow > bound) == (value > bound)
