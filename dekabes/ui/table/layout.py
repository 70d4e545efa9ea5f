"""Where the tiles of the line lie on the felt: one pure function of the line and the free area."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from dekabes.engine import End, Line, Tile
from dekabes.ui.table.fold import SHORT, Part, Shape, Spot, Tip, columns_for, folded, opening_spot


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on the felt: its rectangle, the number in its left or upper half, then the other."""

    rect: Rect
    first: int
    second: int

    @property
    def tile(self) -> Tile:
        """The tile that lies here."""
        return Tile.of(self.first, self.second)

    @property
    def upright(self) -> bool:
        """Whether it stands on the screen, one half above the other."""
        return self.rect.height > self.rect.width


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile would lie, and whether its left or upper half would be the joined one."""

    rect: Rect
    joined_first: bool

    def with_tile(self, tile: Tile, number: int) -> Placed:
        """The tile in this place, joined by that number."""
        other = tile.other(number)
        return Placed(self.rect, *((number, other) if self.joined_first else (other, number)))


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """An open end: its number, its light bar, and where the next tile would lie."""

    number: int
    bar: Rect
    single: Place
    double: Place

    def placed(self, tile: Tile) -> Placed:
        """A tile that fits, as it would lie here."""
        return (self.double if tile.is_double else self.single).with_tile(tile, self.number)


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole line on the felt; `s` is the short side of its tiles in pixels."""

    s: int
    tiles: tuple[Placed, ...]
    left: OpenEnd | None
    right: OpenEnd | None
    opening_single: Rect
    opening_double: Rect

    def end(self, end: End) -> OpenEnd | None:
        """One of the two open ends; None while nothing lies."""
        return self.left if end is End.LEFT else self.right

    def opening(self, tile: Tile) -> Placed:
        """An opening tile as it would lie in the middle of the empty felt."""
        rect = self.opening_double if tile.is_double else self.opening_single
        return Placed(rect, tile.high, tile.low)


@dataclass(frozen=True, slots=True)
class _Fit:
    """Turns parts of a shape into pixels of an area."""

    s: int
    x: float
    y: float

    @staticmethod
    def of(bounds: Part, area: Rect, cap: int) -> _Fit:
        """The largest size at which the bounds fit, and their middle in the area's middle."""
        s = min(cap, area.width * SHORT // bounds.w, area.height * SHORT // bounds.h)
        middle_x, middle_y = bounds.x + bounds.w / 2, bounds.y + bounds.h / 2
        x = area.x + area.width / 2 - middle_x * s / SHORT
        return _Fit(s, x, area.y + area.height / 2 - middle_y * s / SHORT)

    def rect(self, part: Part) -> Rect:
        """The part in pixels: every tile has the same whole size, only its place is rounded."""
        return Rect(
            round(self.x + part.x * self.s / SHORT),
            round(self.y + part.y * self.s / SHORT),
            round(part.w * self.s / SHORT),
            round(part.h * self.s / SHORT),
        )

    def place(self, spot: Spot) -> Place:
        return Place(self.rect(spot.part), spot.joined_first)

    def open_end(self, tip: Tip, number: int) -> OpenEnd:
        single, double = (self.place(tip.spot(double=double)) for double in (False, True))
        return OpenEnd(number, self.rect(tip.bar()), single, double)


@lru_cache(maxsize=64)
def _columns(width: int, height: int) -> int:
    return columns_for(width, height)


def lay_out(line: Line, area: Rect, cap: int) -> Layout:
    """The line as it lies in a free area of the felt, no tile's short side longer than `cap`."""
    return _lay_out(line, (area.x, area.y, area.width, area.height), cap)


@lru_cache(maxsize=64)
def _lay_out(line: Line, corner_and_size: tuple[int, int, int, int], cap: int) -> Layout:
    area = Rect(corner_and_size)
    shape = folded(line, _columns(*area.size))
    fit = _Fit.of(shape.bounds(), area, cap)
    single, double = (fit.rect(opening_spot(double=double).part) for double in (False, True))
    left, right = _open_ends(line, shape, fit)
    return Layout(fit.s, _placed(line, shape, fit), left, right, single, double)


def _placed(line: Line, shape: Shape, fit: _Fit) -> tuple[Placed, ...]:
    tiles = []
    for index, laid in enumerate(line.laid):
        joined, other = laid.left, laid.right
        if index < line.opening:
            joined, other = other, joined
        place = fit.place(shape.spots[index])
        first, second = (joined, other) if place.joined_first else (other, joined)
        tiles.append(Placed(place.rect, first, second))
    return tuple(tiles)


def _open_ends(line: Line, shape: Shape, fit: _Fit) -> tuple[OpenEnd, OpenEnd] | tuple[None, None]:
    if shape.tips is None or line.ends is None:
        return None, None
    left, right = zip(shape.tips, line.ends, strict=True)
    return fit.open_end(*left), fit.open_end(*right)
