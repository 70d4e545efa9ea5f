"""Time in equal steps, however long the frames are."""

from __future__ import annotations

STEPS_PER_SECOND = 120
STEP = 1 / STEPS_PER_SECOND
# After a stall (a suspended tablet, a window being dragged) time is not made up for.
LONGEST_FRAME = 0.25


class FixedStep:
    """Turns the seconds of frames into a whole number of steps, keeping the rest."""

    def __init__(self) -> None:
        self._rest = 0.0

    def steps(self, seconds: float) -> int:
        """How many steps are due after these seconds."""
        self._rest += min(seconds, LONGEST_FRAME)
        due = int(self._rest * STEPS_PER_SECOND + 1e-9)
        self._rest -= due * STEP
        return due
