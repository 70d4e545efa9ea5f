"""The moment after a tap in which a second one, of those who tap twice, is no answer."""

from __future__ import annotations

TWICE_SECONDS = 0.4


class Calm:
    """Says whether a tap is an answer yet."""

    def __init__(self) -> None:
        self._left = 0.0  # seconds

    @property
    def is_over(self) -> bool:
        """Whether a tap is an answer."""
        return self._left <= 0

    def begin(self) -> None:
        """A tap has just been taken."""
        self._left = TWICE_SECONDS

    def step(self, seconds: float) -> bool:
        """Let time pass; whether the moment is over with it."""
        was_over = self.is_over
        self._left -= seconds
        return self.is_over and not was_over
