"""Where the marks of the latest tiles stand: by their tile, on free felt, in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil, inf

from pygame import Rect

from dekabes.engine import Line, Tile
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.layout import Layout
from dekabes.ui.table.model import line_layout
from dekabes.ui.theme import Scale

# A mark's height, its tail's length, and what stays free around it, in units.
HEIGHT, TAIL, CLEAR = 44, 13, 5
# Nothing narrower can hold a number that is read with ease, in pixels.
LEAST = 34
TAIL_WIDTH = 24
THICK = 0.07  # how far a tile's foot is seen under it, in its short sides
# What it costs a mark to lose its name or to be left out: more than any way of standing does.
BARE, ABSENT = 100.0, 1000.0
# How far the tail moves along its tile, and the mark along its tail, from one side to the other.
_ALONG = (0.0, -1.0, 1.0)
_SLIDES = (0.0, -0.5, 0.5, -1.0, 1.0)
# How far away it may be: near, beyond a double that stands out of the row, beyond another mark.
_STEPS = (0.0, 0.5, 1.0)


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on the felt: its body, its tail from there to the tip at the tile, and its cost."""

    rect: Rect
    tail: Rect
    tip: Point
    named: bool
    cost: float


@dataclass(frozen=True, slots=True)
class _Felt:
    """What marks must keep away from."""

    room: Rect
    taken: tuple[Rect, ...]
    clear: int
    middle: int  # marks of tiles in rows below stand under them

    def allows(self, mark: Mark, tile: Rect) -> bool:
        """Whether a mark of this tile is on nothing else."""
        grown = mark.rect.inflate(2 * self.clear, 2 * self.clear)
        others = [rect for rect in self.taken if rect is not tile]
        return (
            self.room.contains(mark.rect)
            and not mark.rect.colliderect(tile)
            and grown.collidelist(others) == -1
            and mark.tail.collidelist(others) == -1
        )

    def has_both(self, one: Mark, other: Mark) -> bool:
        """Whether two marks keep away from each other."""
        grown = one.rect.inflate(2 * self.clear, 2 * self.clear)
        return not (
            grown.colliderect(other.rect)
            or grown.colliderect(other.tail)
            or one.tail.colliderect(other.rect)
            or one.tail.colliderect(other.tail)
        )


def mark_height(scale: Scale) -> int:
    """How high a mark is; one without a name is as wide."""
    return max(scale.px(HEIGHT), LEAST)


# One for each tile that is to be marked; None where there is no room.
Marks = tuple[Mark | None, ...]


@lru_cache(maxsize=8)
def place_marks(
    size: tuple[int, int], line: Line, tiles: tuple[Tile, ...], widths: tuple[int, ...], floor: int
) -> Marks:
    """A mark for each of these tiles of the line, all above `floor`.

    `widths` are those of the marks with their names. One that finds no room gives up its name.
    """
    geometry = table_geometry(size)
    layout, scale = line_layout(geometry, line), Scale.of(size)
    rects = {placed.tile: _seen(placed.rect, layout.s) for placed in layout.tiles}
    felt = _felt(geometry, layout, tuple(rects.values()), floor, scale.px(CLEAR))
    options = [
        [mark for mark in _marks(rects[tile], width, scale, felt) if felt.allows(mark, rects[tile])]
        for tile, width in zip(tiles, widths, strict=True)
    ]
    return _best(felt, options, (), inf)[1]


def _seen(rect: Rect, s: int) -> Rect:
    """A tile with its foot."""
    return Rect(rect.x, rect.y, rect.width, rect.height + ceil(THICK * s))


def _felt(
    geometry: Geometry, layout: Layout, tiles: tuple[Rect, ...], floor: int, clear: int
) -> _Felt:
    """The felt with its tiles, its open ends, and the places there that can be touched."""
    room = geometry.felt.inflate(-2 * geometry.measures.gap, -2 * geometry.measures.gap)
    room.height = min(room.bottom, floor - clear) - room.y
    ends = [end for end in (layout.left, layout.right) if end]
    taken = (*tiles, *(end.bar for end in ends), *(end.single.rect for end in ends))
    return _Felt(room, taken, clear, geometry.line_area.centery + layout.s)


def _marks(tile: Rect, width: int, scale: Scale, felt: _Felt) -> list[Mark]:
    """All that a tile's mark could be, the best first: with its name, then without."""
    named = _at(tile, (width, mark_height(scale)), scale, felt, named=True)
    bare = _at(tile, (mark_height(scale),) * 2, scale, felt, named=False)
    return sorted((*named, *bare), key=lambda mark: mark.cost)


def _at(
    tile: Rect, size: tuple[int, int], scale: Scale, felt: _Felt, *, named: bool
) -> Iterator[Mark]:
    lost = 0.0 if named else BARE
    for rect, tip, cost in (*_over_and_under(tile, size, scale, felt), *_beside(tile, size, scale)):
        yield Mark(rect, _tail(rect, tip, scale), tip, named, cost + lost)


def _over_and_under(
    tile: Rect, size: tuple[int, int], scale: Scale, felt: _Felt
) -> Iterator[tuple[Rect, Point, float]]:
    """Above and below a tile, near or further away, shifted along the tail."""
    reach, slack = max(0, (tile.width - scale.px(TAIL_WIDTH)) / 2), (size[0] - size[1]) / 2
    outwards = tile.centery <= felt.middle
    slides = _SLIDES if slack else (0.0,)
    for up, step, along, slide in product((True, False), _STEPS, _ALONG, slides):
        away = scale.px(TAIL) + round(step * (size[1] + 2 * felt.clear))
        x = round(tile.centerx + along * reach)
        rect = Rect(0, 0, *size)
        rect.centerx = round(x + slide * slack)
        if up:
            rect.bottom = tile.top - away
        else:
            rect.top = tile.bottom + away
        cost = 4.0 * step + abs(slide) + 0.5 * abs(along) + (0.0 if up is outwards else 0.25)
        yield rect, (x, tile.top if up else tile.bottom), cost


def _beside(tile: Rect, size: tuple[int, int], scale: Scale) -> Iterator[tuple[Rect, Point, float]]:
    """Right and left of a tile."""
    reach = max(0, (tile.height - scale.px(TAIL_WIDTH)) / 2)
    for right, along in product((True, False), _ALONG):
        rect = Rect(0, 0, *size)
        rect.centery = round(tile.centery + along * reach)
        if right:
            rect.left = tile.right + scale.px(TAIL)
        else:
            rect.right = tile.left - scale.px(TAIL)
        tip = (tile.right if right else tile.left, rect.centery)
        yield rect, tip, 2.0 + 0.5 * abs(along)


def _tail(rect: Rect, tip: Point, scale: Scale) -> Rect:
    """The felt between a mark and the tip of its tail."""
    wide = scale.px(TAIL_WIDTH)
    if rect.left <= tip[0] <= rect.right:
        top, bottom = sorted((tip[1], rect.top if tip[1] <= rect.top else rect.bottom))
        return Rect(tip[0] - wide // 2, top, wide, bottom - top)
    left, right = sorted((tip[0], rect.left if tip[0] <= rect.left else rect.right))
    return Rect(left, tip[1] - wide // 2, right - left, wide)


def _best(
    felt: _Felt, options: Sequence[Sequence[Mark]], chosen: Marks, least: float
) -> tuple[float, Marks]:
    """The cheapest marks that keep away from each other, beginning with these, under `least`."""
    spent, place = sum(map(_cost, chosen)), len(chosen)
    if place == len(options):
        return spent, chosen
    rest = sum(_cost(marks[0] if marks else None) for marks in options[place + 1 :])
    best = chosen
    others = [mark for mark in chosen if mark]
    for mark in (*options[place], None):
        if spent + _cost(mark) + rest >= least:
            break
        if mark is None or all(felt.has_both(mark, other) for other in others):
            found, marks = _best(felt, options, (*chosen, mark), least)
            if found < least:
                least, best = found, marks
    return least, best


def _cost(mark: Mark | None) -> float:
    return mark.cost if mark else ABSENT
