"""How long a computer's move is held back, so that the time it takes tells nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

# Seconds. What took longer was no thinking: the machine stood still, or had too much to do.
LONGEST_PAUSE = 3.0


class Pace:
    """How long the slowest decision of each level took on this device."""

    def __init__(
        self,
        known: Mapping[str, float] | None = None,
        keep: Callable[[str, float], None] = lambda _level, _seconds: None,
    ) -> None:
        """From earlier runs some are known; `keep` is told of every slower one."""
        self._slowest = dict(known or {})
        self._keep = keep

    def pause(self, level: str, least: float) -> float:
        """Seconds before a move of this level is shown; none where no pause is wanted at all.

        They are the same for a forced move: a shorter pause would tell that there was no choice.
        """
        return max(least, self._slowest.get(level, 0.0)) if least else 0.0

    def took(self, level: str, seconds: float) -> None:
        """A decision came after so long."""
        if self._slowest.get(level, 0.0) < seconds <= LONGEST_PAUSE:
            self._slowest[level] = seconds
            self._keep(level, seconds)
