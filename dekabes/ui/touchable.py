"""What a fingertip needs: how large a thing must be to be found, and how far from the next."""

from __future__ import annotations

from dekabes.ui.theme import Scale

# In pixels: no target is smaller than a fingertip, and none nearer to another one.
FINGER = 44
APART = 8


def finger(scale: Scale, units: float) -> int:
    """A length in pixels that a fingertip finds."""
    return max(scale.px(units), FINGER)


def apart(scale: Scale, units: float = APART) -> int:
    """A gap in pixels between two things that are touched."""
    return max(scale.px(units), APART)
