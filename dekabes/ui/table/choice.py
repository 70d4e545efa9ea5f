"""Where check and cross stand by a preview: on free felt, nothing else within a finger's slip."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import TableModel, ghost_placed, layout_of, targets
from dekabes.ui.touchable import APART


def check_and_cross(geometry: Geometry, model: TableModel) -> tuple[Rect, Rect]:
    """Where check and cross stand by the one preview of a model."""
    layout = layout_of(geometry, model)
    ghost = ghost_placed(layout, model.ghosts[0]).rect
    taken = [placed.rect for placed in layout.tiles] + [ghost]
    taken += [rect for name, rect in targets(geometry, model).items() if name != "preview"]
    return place_pair(geometry, ghost, taken)


def place_pair(geometry: Geometry, ghost: Rect, taken: list[Rect]) -> tuple[Rect, Rect]:
    """Two round buttons (check, cross) as near as can be to a ghost and on nothing else."""
    m = geometry.measures
    side, gap = m.round_button, m.round_gap
    pair = Rect(ghost.x, ghost.bottom + m.beyond, 2 * side + gap, side)
    room = geometry.felt.inflate(-2 * m.gap, -2 * m.gap)
    slip = max(APART, m.button_gap)
    grown = [rect.inflate(2 * slip, 2 * slip) for rect in taken]
    free = (
        rect
        for rect in _candidates(pair, ghost, room, m.beyond)
        if room.contains(rect) and rect.collidelist(grown) == -1
    )
    pair = next(free, pair.clamp(room))
    return Rect(pair.right - side, pair.y, side, side), Rect(pair.x, pair.y, side, side)


def _candidates(pair: Rect, ghost: Rect, room: Rect, beyond: int) -> Iterator[Rect]:
    """Places for the pair: under the ghost, over it, beside it, then all others by nearness."""
    under, over, right, left = (pair.copy() for _ in range(4))
    under.midtop = (ghost.centerx, ghost.bottom + beyond)
    over.midbottom = (ghost.centerx, ghost.top - beyond)
    right.midleft = (ghost.right + beyond, ghost.centery)
    left.midright = (ghost.left - beyond, ghost.centery)
    yield from (rect.clamp(room) for rect in (under, over, right, left))
    away, lowest = pair.height // 8, room.bottom - pair.height
    others = [
        pair.move(x - pair.x, y - pair.y)
        for x in range(room.left, room.right - pair.width + 1, away)
        for y in (*range(room.top, lowest, away), lowest)
    ]
    yield from sorted(others, key=lambda rect: _apart(rect, ghost))


def _apart(one: Rect, other: Rect) -> int:
    x, y = one.centerx - other.centerx, one.centery - other.centery
    return x * x + y * y
