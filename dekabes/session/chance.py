"""The chance in a match: its deals and what its computers draw on, all from one seed."""

from __future__ import annotations

from random import Random

from dekabes.engine import Action, StartRound, State, deal


def dealing(seed: str, state: State) -> Action:
    """What the table does where a deal is due; after a demand for a redeal it is another deal."""
    if state.round == 0:
        return StartRound(1)
    return deal(Random(f"{seed}/deal {state.round}.{len(state.redeals)}"))


def thinking_seed(seed: str, state: State) -> int:
    """What a computer draws on for the decision that is due now."""
    place = f"{seed}/think {state.round}.{len(state.redeals)}.{len(state.moves)}"
    return Random(place).getrandbits(63)
