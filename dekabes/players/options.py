"""A decision and what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Action


@dataclass(frozen=True, slots=True)
class Option:
    """A legal decision and what it brings the team of the seat that decides.

    `value` are the points expected from the round less the other team's, `win` is the chance to
    win the round, `equity` the chance to win the match.
    """

    action: Action
    value: float
    win: float
    equity: float
