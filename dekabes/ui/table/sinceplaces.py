"""Where the marks of the latest tiles stand: by their tile or further away, on free felt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil, hypot, inf
from typing import NamedTuple

from pygame import Rect

from dekabes.engine import Line, Tile
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.layout import Layout
from dekabes.ui.table.model import line_layout
from dekabes.ui.theme import Scale

# A mark's height, a small one's, its tail's length and width, what stays free around, in units.
HEIGHT, SMALL, TAIL, TAIL_WIDTH, CLEAR = 44, 34, 13, 24, 5
# Nothing narrower can hold a number that is read with ease, in pixels.
LEAST, LEAST_SMALL = 34, 28
THICK = 0.07  # how far a tile's foot is seen under it, in its short sides
# Steps that are tried away from a tile and along its side, in units, and how many of them: first
# near the tile, then further away.
STEP, SHIFT = 9, 15
NEAR, FAR = (range(8), range(-8, 9)), (range(8, 24, 2), range(-13, 14))
NEARER = 7  # a tail may be so much shorter where felt is scarce
STEEPEST = 2.6  # how far a tail may lean, in its length
# What it costs: a name left out, a smaller number, a place by an open end, no mark at all.
BARE, SMALLER, BY_END, ABSENT = 6.0, 3.0, 2.0, 1000.0
# A tail that goes round a tile's corner: how far beside it it begins, in units, how far from the
# corner it ends, in the tile's height, and what it costs.
BESIDE, NEAR_CORNER, CORNER = 34, 0.16, 3.0
# So many good places are compared with those of the other marks, no two of a size so near together.
ENOUGH, ALIKE = 60, 18

# A tail from two points of the mark's body to its tip at the tile.
Tail = tuple[Point, Point, Point]
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark: its body, its tail to the tip at the tile, and what it costs to stand so."""

    rect: Rect
    tail: Tail
    named: bool
    cost: float

    @property
    def tip(self) -> Point:
        """Where the tail meets its tile."""
        return self.tail[2]


class _Place(NamedTuple):
    """Where a mark could stand, from its tile's corner; the cheaper one is the lesser one."""

    cost: float
    body: tuple[int, int, int, int]
    tip: Point
    named: bool
    root: float  # how far right its tail leaves the body

    @classmethod
    def at(cls, cost: float, body: tuple[int, int, int, int], tip: Point, named: bool) -> _Place:
        """A place whose tail leaves the body where that is nearest to the tip."""
        x, _, wide, high = body
        return cls(cost, body, tip, named, min(max(tip[0], x + high / 2), x + wide - high / 2))


def crosses(tail: Tail, rect: Rect) -> bool:
    """Whether a tail lies on a rectangle."""
    one, other, tip = tail
    middle = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
    return any(rect.clipline(start, tip) for start in (one, other, middle))


@dataclass(frozen=True, slots=True)
class _Felt:
    """What marks must keep away from, and where they would rather not stand."""

    room: Rect
    taken: tuple[Rect, ...]
    ends: tuple[Rect, ...]
    clear: int
    middle: int  # marks of tiles in rows below stand under them

    def has(self, rect: Rect) -> bool:
        """Whether a mark's body is on nothing else here."""
        grown = rect.inflate(2 * self.clear, 2 * self.clear)
        return self.room.contains(rect) and grown.collidelist(self.taken) == -1

    def lets(self, tail: Tail, tile: Rect) -> bool:
        """Whether a tail reaches its tile over nothing else."""
        near = _box(tail).collidelistall(self.taken)
        others = [self.taken[place] for place in near if self.taken[place] != tile]
        return not any(crosses(tail, other) for other in others)

    def cost(self, rect: Rect, tile: Rect) -> float:
        """What it costs to stand on this side of a tile, or where the next one may come."""
        outwards = rect.centery < tile.centery or tile.centery > self.middle
        return (0.0 if outwards else 0.25) + (BY_END if rect.collidelist(self.ends) != -1 else 0.0)

    def has_both(self, one: Mark, other: Mark) -> bool:
        """Whether two marks keep away from each other."""
        grown = one.rect.inflate(2 * self.clear, 2 * self.clear)
        return not (
            grown.colliderect(other.rect)
            or crosses(one.tail, other.rect)
            or crosses(other.tail, one.rect)
            or _box(one.tail).colliderect(_box(other.tail))
        )


def _box(tail: Tail) -> Rect:
    xs, ys = zip(*tail, strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def mark_height(scale: Scale) -> int:
    """How high a mark with a name is."""
    return max(scale.px(HEIGHT), LEAST)


# One for each tile that is to be marked; None where there is no room.
Marks = tuple[Mark | None, ...]


@lru_cache(maxsize=8)
def place_marks(
    size: Size, line: Line, tiles: tuple[Tile, ...], widths: tuple[int, ...], foot: tuple[int, ...]
) -> Marks:
    """A mark for each of these tiles of the line, away from what stands in the felt's foot.

    `widths` are those of the marks with their names. One that finds no room gives up its name.
    """
    geometry = table_geometry(size)
    layout, scale = line_layout(geometry, line), Scale.of(size)
    rects = {placed.tile: _seen(placed.rect, layout.s) for placed in layout.tiles}
    felt = _felt(geometry, layout, (*rects.values(), Rect(foot)), scale.px(CLEAR))
    options = [
        _options(felt, rects[tile], width, scale) for tile, width in zip(tiles, widths, strict=True)
    ]
    return _best(felt, options, (), inf)[1]


def _seen(rect: Rect, s: int) -> Rect:
    """A tile with its foot."""
    return Rect(rect.x, rect.y, rect.width, rect.height + ceil(THICK * s))


def _felt(geometry: Geometry, layout: Layout, things: tuple[Rect, ...], clear: int) -> _Felt:
    ends = [end for end in (layout.left, layout.right) if end]
    return _Felt(
        room=geometry.felt.inflate(-2 * clear, -2 * clear),
        taken=(*things, *(end.bar for end in ends)),
        ends=tuple(end.single.rect for end in ends),
        clear=clear,
        middle=geometry.line_area.centery + layout.s,
    )


def _options(felt: _Felt, tile: Rect, width: int, scale: Scale) -> list[Mark]:
    """The best places for a tile's mark, the best first: far away only if few are near."""
    found: dict[tuple[int, ...], Mark] = {}
    cell = scale.px(ALIKE)
    for tries in (NEAR, FAR):
        for place in _around(tile.size, width, scale, tries):
            rect = Rect(place.body).move(tile.topleft)
            key = (rect.centerx // cell, rect.centery // cell, rect.width)
            if key in found or not felt.has(rect):
                continue
            tip = (place.tip[0] + tile.x, place.tip[1] + tile.y)
            tail = _tail(rect, place.root + tile.x, tip, scale)
            if felt.lets(tail, tile):
                cost = place.cost + felt.cost(rect, tile)
                found[key] = Mark(rect, tail, place.named, cost)
                if len(found) == ENOUGH:
                    break
        if len(found) == ENOUGH:
            break
    return sorted(found.values(), key=lambda mark: mark.cost)


@lru_cache(maxsize=16)
def _around(tile: Size, width: int, scale: Scale, tries: tuple[range, range]) -> tuple[_Place, ...]:
    """All places around a tile, the best first."""
    high, small = mark_height(scale), max(scale.px(SMALL), LEAST_SMALL)
    return tuple(
        sorted(
            (
                *_of_size(tile, (width, high), scale, tries, 0.0),
                *_round_corners(tile, (width, high), scale, tries[0]),
                *_of_size(tile, (high, high), scale, tries, BARE),
                *_of_size(tile, (small, small), scale, tries, BARE + SMALLER),
            )
        )
    )


def _of_size(
    tile: Size, size: Size, scale: Scale, tries: tuple[range, range], lost: float
) -> Iterator[_Place]:
    """Above, below and beside a tile; beside it is above it when all is turned."""
    (wide, high), named = size, not lost
    for x, y, tip, cost in _above(tile, size, (wide - high) / 2, scale, tries):
        yield _Place.at(cost + lost, (x, y, wide, high), (tip, 0), named)
        below = (x, tile[1] - y - high, wide, high)
        yield _Place.at(cost + lost, below, (tip, tile[1]), named)
    lost += 2.0
    for y, x, tip, cost in _above(tile[::-1], size[::-1], 0, scale, tries):
        yield _Place.at(cost + lost, (x, y, wide, high), (0, tip), named)
        right = (tile[0] - x - wide, y, wide, high)
        yield _Place.at(cost + lost, right, (tile[0], tip), named)


def _round_corners(tile: Size, size: Size, scale: Scale, steps: range) -> Iterator[_Place]:
    """Below and above a tile, past the light at its end: the tail goes up or down beside it."""
    (wide, high), beside = size, scale.px(BESIDE)
    near, shift = round(tile[1] * NEAR_CORNER), 2 * scale.px(SHIFT)
    for step, back in product(steps, range(0, wide - high, shift)):
        away = scale.px(TAIL) + round(step * STEP * scale.u)
        left = -beside - high // 2 - back
        far = 4.0 * step * STEP / (HEIGHT + 2 * CLEAR) + 1.5 * (wide - high - back) / wide
        for x, tip_x, root in (
            (left, 0, -beside),
            (tile[0] - left - wide, tile[0], tile[0] + beside),
        ):
            for y, tip_y in ((tile[1] + away, tile[1] - near), (-away - high, near)):
                yield _Place(
                    CORNER + far, (x, y, wide, high), (tip_x, tip_y), named=True, root=root
                )


def _above(
    tile: Size, size: Size, slack: float, scale: Scale, tries: tuple[range, range]
) -> Iterator[tuple[int, int, int, float]]:
    """Corners of bodies above a tile, and tips along its side; a tail may leave at the slack."""
    reach = max(0.0, (tile[0] - scale.px(TAIL_WIDTH)) / 2)
    half, least = scale.px(HEIGHT) / 2, scale.px(TAIL) - scale.px(NEARER)
    for step, shift, along in product(*tries, (0, -1, 1)):
        away = scale.px(TAIL) + round((step - 1) * STEP * scale.u) if step else least
        at, off = along * reach, shift * SHIFT * scale.u
        lean = max(0.0, abs(off - at) - slack)
        if lean <= STEEPEST * (away + half):
            far = 4.0 * (step - 1) * STEP / (HEIGHT + 2 * CLEAR) if step else 0.3
            cost = far + 1.5 * abs(off) / (slack + 2 * half) + 0.5 * abs(along) + 2.0 * lean / half
            x = round((tile[0] - size[0]) / 2 + off)
            yield x, -away - size[1], round(tile[0] / 2 + at), cost


def _tail(rect: Rect, root: float, tip: Point, scale: Scale) -> Tail:
    """From within the pill's round body to the tip."""
    r = rect.height / 2
    half = min(scale.px(TAIL_WIDTH) / 2, 0.6 * r)
    x, y = root, float(rect.centery)
    long = hypot(tip[0] - x, tip[1] - y)
    way_x, way_y = (tip[0] - x) / long, (tip[1] - y) / long
    x, y = x + 0.8 * r * way_x, y + 0.8 * r * way_y
    one = (round(x - half * way_y), round(y + half * way_x))
    return one, (round(x + half * way_y), round(y - half * way_x)), tip


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
