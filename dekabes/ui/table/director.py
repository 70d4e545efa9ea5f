"""Turns what happens at the table into motion: tiles in flight, the line making room."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.easing import in_out_cubic, out_cubic
from dekabes.ui.table.layout import Layout, Placed
from dekabes.ui.table.model import Flight

FLIGHT_SECONDS = 0.28
HOME_SECONDS = 0.22
LINE_SECONDS = 0.26
# The tile is a little larger than its place before it lies there, as what comes near the eye.
SWELL = 0.02
GROWN = 0.20  # the part of its way on which it takes the size of its place


@dataclass(slots=True)
class _Way:
    """A tile on its way from one place to another."""

    placed: Placed  # its halves and its place at the end
    start: Rect
    turn: float  # degrees still to turn at the start
    seconds: float
    passed: float = 0.0

    @property
    def is_done(self) -> bool:
        return self.passed >= self.seconds

    def flight(self) -> Flight:
        part = out_cubic(min(self.passed / self.seconds, 1.0))
        there = self.placed.rect
        x = self.start.centerx + (there.centerx - self.start.centerx) * part
        y = self.start.centery + (there.centery - self.start.centery) * part
        start_s = min(self.start.size)
        s = start_s + (min(there.size) - start_s) * min(part / GROWN, 1.0)
        return Flight(
            first=self.placed.first,
            second=self.placed.second,
            centre=(round(x), round(y)),
            s=round(s * (1 + SWELL * sin(pi * part))),
            angle=resting_angle(self.placed) - self.turn * (1 - part),
            gliding=True,
        )


class Director:
    """Moves tiles; `factor` stretches all times, 0 cuts them to their end."""

    def __init__(self) -> None:
        self.factor = 1.0
        self._way: _Way | None = None
        self._home: _Way | None = None
        self._before: dict[Tile, Rect] = {}
        self._passed = 0.0

    @property
    def is_resting(self) -> bool:
        """Whether nothing moves."""
        return self._way is None and self._home is None

    def finish(self) -> None:
        """Cut everything that moves to its end."""
        self._way = self._home = None
        self._before = {}

    def lay(self, before: Layout, after: Layout, tile: Tile, start: Rect) -> None:
        """A tile comes to the line from `start`; the others make room for it."""
        self.finish()
        if not self.factor:
            return
        placed = next(placed for placed in after.tiles if placed.tile == tile)
        turn = 0.0 if (start.height > start.width) == placed.upright else 90.0
        self._way = _Way(placed, start, turn, FLIGHT_SECONDS * self.factor)
        self._before = {placed.tile: placed.rect for placed in before.tiles}

    def send_home(self, placed: Placed, start: Rect, tilt: float) -> None:
        """A tile that was let go nowhere, tilted by so much, glides back to its slot."""
        if self.factor:
            self._home = _Way(placed, start, tilt, HOME_SECONDS * self.factor)

    def step(self, seconds: float) -> bool:
        """Let time pass; whether something moved."""
        if self.is_resting:
            return False
        for way in (self._way, self._home):
            if way:
                way.passed += seconds
        if self._way and self._way.is_done:
            self._way, self._before = None, {}
        if self._home and self._home.is_done:
            self._home = None
        return True

    @property
    def laying(self) -> Tile | None:
        """The tile that is on its way to the line."""
        return self._way.placed.tile if self._way else None

    @property
    def homing(self) -> Tile | None:
        """The tile that is on its way back to its slot."""
        return self._home.placed.tile if self._home else None

    def line(self, layout: Layout) -> tuple[Placed, ...] | None:
        """Where the lying tiles are on the way to their new places; None while nothing comes."""
        if self._way is None:
            return None
        seconds = self._way.seconds * LINE_SECONDS / FLIGHT_SECONDS
        part = in_out_cubic(min(self._way.passed / seconds, 1.0))
        return tuple(
            Placed(_between(self._before.get(p.tile, p.rect), p.rect, part), p.first, p.second)
            for p in layout.tiles
            if p.tile != self._way.placed.tile
        )

    def flights(self) -> tuple[Flight, ...]:
        """The tiles in the air."""
        return tuple(way.flight() for way in (self._way, self._home) if way)


def resting_angle(placed: Placed) -> float:
    """How far an upright tile is turned, counter-clockwise, to lie like this one."""
    return 0.0 if placed.upright else 90.0


def _between(start: Rect, stop: Rect, part: float) -> Rect:
    def mid(one: int, other: int) -> int:
        return round(one + (other - one) * part)

    return Rect(
        mid(start.x, stop.x),
        mid(start.y, stop.y),
        mid(start.width, stop.width),
        mid(start.height, stop.height),
    )
