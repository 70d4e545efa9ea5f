"""Where the felt is free: the largest rectangles between the things that lie on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect


def free_rooms(inside: Rect, taken: Sequence[Rect], least: tuple[int, int]) -> tuple[Rect, ...]:
    """Those of at least a width and height; none lies within another one."""
    inner = [rect.clip(inside) for rect in taken if rect.colliderect(inside)]
    tops = sorted({inside.top, *(rect.bottom for rect in inner)})
    bottoms = sorted({inside.bottom, *(rect.top for rect in inner)})
    found = [
        gap
        for top in tops
        for bottom in bottoms
        if bottom - top >= least[1]
        for gap in _gaps(Rect(inside.x, top, inside.width, bottom - top), inner)
        if gap.width >= least[0]
    ]
    return tuple(
        room
        for room in found
        if not any(other is not room and other.contains(room) for other in found)
    )


def _gaps(row: Rect, taken: Sequence[Rect]) -> Iterator[Rect]:
    """What is left of a row beside what reaches into it."""
    x = row.left
    for left, right in sorted((rect.left, rect.right) for rect in taken if rect.colliderect(row)):
        yield Rect(x, row.y, max(left - x, 0), row.height)
        x = max(x, right)
    yield Rect(x, row.y, max(row.right - x, 0), row.height)
