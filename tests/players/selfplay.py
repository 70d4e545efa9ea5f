"""Positions as they come about between players of unlike strength."""

import os
from collections.abc import Iterator
from random import Random

from dekabes.engine import (
    Phase,
    StartRound,
    State,
    apply,
    deal,
    new_match,
    view_for,
)
from dekabes.players import choose


def asked_for(name: str, usual: int) -> int:
    """How many of something a test takes: more where an environment variable says so."""
    return int(os.environ.get(name, usual))


def played(number: int, seed: int) -> Iterator[State]:
    """So many states of matches in which seats 1 and 3 are steady, and the others only easy."""
    rng = Random(seed)
    state = new_match()
    while number > 0:
        if state.hands and state.seat:
            yield state
            number -= 1
        state = _next(state, rng)


def _next(state: State, rng: Random) -> State:
    if state.phase is Phase.MATCH_OVER:
        return new_match()
    if state.phase is Phase.DEAL and state.round > 0:
        return apply(state, deal(rng))
    if state.seat is None:
        return apply(state, StartRound(state.round + 1))
    level = "steady" if state.seat % 2 else "easy"
    return apply(state, choose(level, view_for(state, state.seat), rng.getrandbits(32)))
