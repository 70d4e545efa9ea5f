"""The level perfect: sees all hands, so that others can be measured against what nobody can do."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.random import PCG64, Generator

from dekabes.engine import Action, State, Team, view_for
from dekabes.players import masks
from dekabes.players.search import played_out

COPIES = 100  # how often the one true world is played on after each decision


def perfect(state: State, rng: Random) -> Action:
    """The decision that brings most when all play on by the policy from the hands as they are."""
    if state.hands is None or state.seat is None:
        raise ValueError("no seat is to decide")
    view = view_for(state, state.seat)
    if len(view.legal) == 1:
        return view.legal[0]
    hands = np.array([[masks.mask_of(hand) for hand in state.hands]], np.uint32)
    generator = Generator(PCG64(rng.getrandbits(64)))
    values = played_out(view, view.legal, np.repeat(hands, COPIES, axis=0), generator)
    sign = 1 if state.seat.team is Team.A else -1
    return view.legal[int(np.argmax(sign * values.mean(axis=1)))]
