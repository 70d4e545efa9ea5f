"""What a computer player is, and what all of them do alike."""

from __future__ import annotations

from random import Random
from typing import Protocol

from dekabes.engine import Action, Redeal, View


class Player(Protocol):
    """Whoever decides for a seat, knowing no more than what that seat may know.

    The answer is one of `view.legal`, and the same again for an equal view and an equal random
    source: a player remembers nothing, measures no time and reads nothing else.
    """

    def __call__(self, view: View, rng: Random, /) -> Action:
        """Decide for the seat that the view belongs to and whose decision it is."""


def demanded_redeal(view: View) -> Redeal | None:
    """The demand for a redeal, which a computer that may demand one never leaves out."""
    return next((action for action in view.legal if isinstance(action, Redeal)), None)
