"""A tile held by the pointer: where it flies, which end it leans to, where it would drop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from dekabes.engine import Play, Tile
from dekabes.ui.easing import out_quad
from dekabes.ui.pointer import Point
from dekabes.ui.table.layout import Layout
from dekabes.ui.table.model import Ghost, ghost_placed

RISE_SECONDS = 0.12
# What is held grows by this part and leans by so many degrees, clockwise.
GROWTH, TILT = 0.10, 12.0
# How near a held tile has to come to a place, in short sides of the line's tiles; from where
# on that place leans to it, and from where on as far as it can.
REACH = 2.0
LEANS_FROM, LEANS_MOST = 8.0, 3.0


@dataclass(frozen=True, slots=True)
class Held:
    """A tile under the pointer; `time` goes from 0 (where it lay) to 1 (clear of the finger)."""

    tile: Tile
    at: Point
    offset: Point  # from the pointer to the tile's middle when it was taken up
    in_turn: bool  # whether it was taken up in the person's own turn
    time: float = 0.0

    @property
    def rise(self) -> float:
        """How far it has come: quick at first, so that it follows the finger at once."""
        return out_quad(self.time)

    def moved(self, at: Point) -> Held:
        """The tile with the pointer elsewhere."""
        return replace(self, at=at)

    def risen(self, seconds: float) -> Held:
        """The tile a little later."""
        return replace(self, time=min(1.0, self.time + seconds / RISE_SECONDS))

    def centre(self, away: Point) -> Point:
        """The tile's middle, in the end so far away from the pointer."""
        x, y = (
            at + lay * (1 - self.rise) + flies * self.rise
            for at, lay, flies in zip(self.at, self.offset, away, strict=True)
        )
        return round(x), round(y)


def nearest(plays: Sequence[Play], layout: Layout, at: Point) -> tuple[float, Play] | None:
    """The play whose place is nearest to a point, and how far that is in short sides."""
    found = [(_distance(play, layout, at), place, play) for place, play in enumerate(plays)]
    if not found:
        return None
    distance, _, play = min(found)
    return distance, play


def drop(plays: Sequence[Play], layout: Layout, points: Sequence[Point]) -> Play | None:
    """The play that letting go means: the nearest place, if one of the points is near enough."""
    near = [found for at in points if (found := nearest(plays, layout, at))]
    if not near:
        return None
    distance, play = min(near, key=lambda found: found[0])
    # The opening tile has the whole felt for itself.
    return play if play.end is None or distance <= REACH else None


def ghosts_while_held(plays: Sequence[Play], layout: Layout, at: Point) -> tuple[Ghost, ...]:
    """A ghost at each place where the held tile could go; the near one leans towards it."""
    found = nearest(plays, layout, at)
    if found is None:
        return ()
    distance, near = found
    lean = min(max(0.0, (LEANS_FROM - distance) / (LEANS_FROM - LEANS_MOST)), 1.0)
    return tuple(
        Ghost(play.tile, play.end, lean=lean, towards=at)
        if play == near
        else Ghost(play.tile, play.end, far=True)
        for play in plays
    )


def _distance(play: Play, layout: Layout, at: Point) -> float:
    rect = ghost_placed(layout, Ghost(play.tile, play.end)).rect
    return hypot(rect.centerx - at[0], rect.centery - at[1]) / layout.s
