"""The room on a framed felt, and how parts are cut from it."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect

from dekabes.ui.art.backdrop import narrow_felt
from dekabes.ui.theme import Scale

# What lies on the felt is at most so large.
WIDTH, HEIGHT = 1128, 880
WIDTH_UPRIGHT, HEIGHT_UPRIGHT = 664, 1240
# Letters do not shrink below their floor, so on the smallest windows they need more of the width.
WIDTH_CROWDED, CROWDED = 820, 0.8
# How much of the felt stays free above and below.
ABOVE, BELOW = 20, 22
SIDE = 32


def stage_of(scale: Scale) -> Rect:
    """The middle of the felt, where everything stands."""
    felt = narrow_felt(scale)
    width = scale.px(_width_upright(scale) if scale.upright else WIDTH)
    height = scale.px(HEIGHT_UPRIGHT if scale.upright else HEIGHT)
    room = Rect(felt.x, felt.y + scale.px(ABOVE), felt.width - 2 * scale.px(SIDE), 0)
    room.height = felt.height - scale.px(ABOVE) - scale.px(BELOW)
    stage = Rect(0, 0, min(width, room.width), min(height, room.height))
    stage.center = (felt.centerx, room.centery)
    return stage


def _width_upright(scale: Scale) -> int:
    """Wider where letters are larger than their share, because smaller ones could not be read."""
    return WIDTH_CROWDED if scale.u < CROWDED else WIDTH_UPRIGHT


class Room:
    """What is left of a rectangle while parts are cut from its sides."""

    def __init__(self, rect: Rect) -> None:
        self.rest = rect.copy()

    def top(self, height: int, gap: int = 0) -> Rect:
        """Cut from the top, and leave a gap under it."""
        part = Rect(self.rest.x, self.rest.y, self.rest.width, height)
        self.rest.y += height + gap
        self.rest.height -= height + gap
        return part

    def bottom(self, height: int, gap: int = 0) -> Rect:
        """Cut from the bottom, and leave a gap above it."""
        self.rest.height -= height + gap
        return Rect(self.rest.x, self.rest.bottom + gap, self.rest.width, height)

    def left(self, width: int, gap: int = 0) -> Rect:
        """Cut from the left, and leave a gap beside it."""
        part = Rect(self.rest.x, self.rest.y, width, self.rest.height)
        self.rest.x += width + gap
        self.rest.width -= width + gap
        return part

    def right(self, width: int, gap: int = 0) -> Rect:
        """Cut from the right, and leave a gap beside it."""
        self.rest.width -= width + gap
        return Rect(self.rest.right + gap, self.rest.y, width, self.rest.height)


def evenly(rect: Rect, count: int, gap: int, *, down: bool = False) -> tuple[Rect, ...]:
    """A rectangle shared by so many parts, side by side or one below the other."""
    length = (rect.height if down else rect.width) + gap
    edges = [length * place // count for place in range(count + 1)]
    parts = []
    for start, stop in pairwise(edges):
        size = stop - start - gap
        if down:
            parts.append(Rect(rect.x, rect.y + start, rect.width, size))
        else:
            parts.append(Rect(rect.x + start, rect.y, size, rect.height))
    return tuple(parts)
