"""How long the exact solution of a whole deal takes, with all hands open."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from dekabes.engine import SEATS, Open, StartRound, State, apply, match_from
from dekabes.players.duplicate import deal_without_redeal
from dekabes.players.masks import ALL, mask_of
from dekabes.players.solver import EMPTY_LINE, Solver, solve

DEALS = 100
LIMIT = 150  # milliseconds, for the median


def main() -> None:
    rng = Random(1)
    states = [start(rng, number) for number in range(DEALS)]
    print(f"what a deal is worth: {figures([time_of_value(state) for state in states])}")
    print(f"and all its best openings: {figures([time_of_solution(state) for state in states])}")


def start(rng: Random, number: int) -> State:
    """A later round that the seats open in turn, with any tile."""
    opener = SEATS[number % len(SEATS)]
    state = match_from((0, 0), 1, opener)
    for action in (StartRound(1), deal_without_redeal(rng), Open(opener)):
        state = apply(state, action)
    return state


def time_of_value(state: State) -> float:
    assert state.hands is not None
    assert state.seat is not None
    began = process_time()
    Solver(map(mask_of, state.hands)).value(ALL, EMPTY_LINE, state.seat.index)
    return process_time() - began


def time_of_solution(state: State) -> float:
    began = process_time()
    solve(state)
    return process_time() - began


def figures(seconds: list[float]) -> str:
    """What is told of the times of all deals."""
    middle, longest = median(seconds) * 1000, max(seconds) * 1000
    return f"median {middle:.0f} ms, longest {longest:.0f} ms ({DEALS} deals; limit: {LIMIT} ms)"


if __name__ == "__main__":
    main()
