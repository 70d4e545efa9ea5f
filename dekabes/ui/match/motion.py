"""A short stretch of time on the clock of a screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time in seconds at normal speed."""

    start: float
    length: float

    @property
    def stop(self) -> float:
        return self.start + self.length

    def part(self, now: float) -> float:
        """How much of it is over, 0 to 1."""
        return min(1.0, max(0.0, (now - self.start) / self.length))


class Clock:
    """The time that a screen's one short motion takes; `factor` stretches it, 0 cuts it."""

    def __init__(self, length: float, factor: float) -> None:
        self.length = length
        self._factor = factor
        self.now = 0.0 if factor else length

    @property
    def is_over(self) -> bool:
        """Whether everything has come to its end."""
        return self.now >= self.length

    def step(self, seconds: float) -> bool:
        """Let time pass; whether something moved."""
        if self.is_over:
            return False
        self.now = min(self.length, self.now + seconds / self._factor)
        return True

    def finish(self) -> None:
        """Cut what moves to its end."""
        self.now = self.length
