"""The level easy: any legal decision, at random."""

from __future__ import annotations

from random import Random

from dekabes.engine import Action, View
from dekabes.players.player import demanded_redeal


def easy(view: View, rng: Random) -> Action:
    """Any of the legal decisions at random, but always the demand for a redeal."""
    return demanded_redeal(view) or rng.choice(view.legal)
