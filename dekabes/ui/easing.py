"""How things move: from 0 to 1 as their time runs from 0 to 1."""

from __future__ import annotations

from math import cos, exp, pi


def out_quad(part: float) -> float:
    """Quick at first, then slower."""
    return 1 - (1 - part) ** 2


def out_cubic(part: float) -> float:
    """Fast at first, then settling."""
    return 1 - (1 - part) ** 3


def in_out_cubic(part: float) -> float:
    """Slow at both ends."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def in_quart(part: float) -> float:
    """Slow at first, then with force."""
    return part**4


def out_back(part: float) -> float:
    """Past the end by a little, and back."""
    return 1 + 2.7 * (part - 1) ** 3 + 1.7 * (part - 1) ** 2


def shaken(part: float) -> float:
    """A shake that dies away: -1 to 1, 0 before and after."""
    return exp(-4 * part) * cos(5 * pi * part) if 0 < part < 1 else 0.0
