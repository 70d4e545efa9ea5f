"""The level perfect: sees all hands, so that others can be measured against what nobody can do."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.random import PCG64, Generator

from dekabes.engine import Action, Phase, State, Team, legal_actions, view_for
from dekabes.players import masks
from dekabes.players.player import demanded_redeal
from dekabes.players.search import outcomes
from dekabes.players.solver import solve

COPIES = 100  # how often the one true world is played on after each of the best decisions


def perfect(state: State, rng: Random) -> Action:
    """An exactly best decision with all hands open.

    Of several it is the one that brings most when all play on by the policy, as others err.
    """
    if state.hands is None or state.seat is None:
        raise ValueError("no seat is to decide")
    view = view_for(state, state.seat)
    if state.phase is Phase.REDEAL:
        return demanded_redeal(view) or view.legal[0]
    legal = legal_actions(state)
    best = solve(state).best if len(legal) > 1 else legal
    if len(best) == 1:
        return best[0]
    hands = np.array([[masks.mask_of(hand) for hand in state.hands]], np.uint32)
    generator = Generator(PCG64(rng.getrandbits(64)))
    values = outcomes(view, best, np.repeat(hands, COPIES, axis=0), generator)
    sign = 1 if state.seat.team is Team.A else -1
    return best[int(np.argmax(sign * values.mean(axis=1)))]
