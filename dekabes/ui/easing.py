"""How things move: from 0 to 1 as their time runs from 0 to 1."""

from __future__ import annotations

from math import pi, sin


def in_quad(part: float) -> float:
    """Slow at first, then quicker."""
    return part**2


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


def out_back(part: float, past: float = 1.7) -> float:
    """Past the end by a little, and back; 1.7 goes a tenth too far."""
    return 1 + (past + 1) * (part - 1) ** 3 + past * (part - 1) ** 2


def shaken(part: float) -> float:
    """Three swings that die away: within -1 to 1, and at rest before and after."""
    return (1 - part) ** 2 * sin(6 * pi * part) if 0 < part < 1 else 0.0
