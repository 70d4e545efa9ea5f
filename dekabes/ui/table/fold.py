"""How the line folds: its shape in whole numbers, before it has a place or a size on the felt.

A tile is 400 x 800 parts, so that every measure of the design is a whole number of parts.
The opening tile's centre is the origin; x runs to the right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from dekabes.engine import Line
from dekabes.ui.art.marks import BAR_LENGTH, BAR_WIDTH
from dekabes.ui.art.tiles import GAP

SHORT = 400
LONG = 2 * SHORT
CELL = SHORT + round(GAP * SHORT / 2)  # what half a tile's length takes of a row
PITCH = 2 * CELL  # from row to row: a corner tile ends flush above the next row's first tile
BAR_LONG, BAR_SHORT = round(BAR_LENGTH * SHORT), round(BAR_WIDTH * SHORT)
BAR_AWAY = 50  # from the end of the cell; the tile in it ends some 10 parts earlier

# The lines that a fold is judged by: so many tiles, the left arm this part of them, every fifth
# tile a double.
USUAL = (15, 18, 21, 24)
ARMS = (2, 3, 5)
DOUBLES = 5


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle in parts."""

    x: int
    y: int
    w: int
    h: int

    def joined_with(self, other: Part) -> Part:
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.w, other.x + other.w)
        return Part(x, y, right - x, max(self.y + self.h, other.y + other.h) - y)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tile lies or would lie, and whether its upper or left half is the joined one."""

    part: Part
    joined_first: bool


@dataclass(frozen=True, slots=True)
class Tip:
    """The open end of an arm: what the next tile needs to know to find its place."""

    edge: int  # where the arm's last cell ends, along the row
    row: int  # 0 is the opening tile's row, 1 the row below
    heading: int  # 1 to the right, -1 to the left
    turns: int  # 1 for the arm that turns down, -1 for the one that turns up
    reach: int  # no cell of any row lies further from the origin than this
    cornered: bool = False  # the last tile is a corner: a new row begins

    @property
    def room(self) -> int:
        """How many cells are left in this row."""
        return (self.reach - self.heading * self.edge) // CELL

    def spot(self, *, double: bool) -> Spot:
        """Where the next tile lies."""
        if self.cornered:
            return self._first_of_row()
        if self._turns_with(double=double):
            return self._corner()
        return self._in_row(SHORT if double else LONG, LONG if double else SHORT)

    def after(self, *, double: bool) -> Tip:
        """The open end once the next tile lies."""
        if self.cornered:
            begun = replace(self, row=self.row + self.turns, heading=-self.heading, cornered=False)
            return replace(begun, edge=self.edge + 2 * CELL * begun.heading)
        cells = 1 if double or self._turns_with(double=double) else 2
        edge = self.edge + cells * CELL * self.heading
        return replace(self, edge=edge, cornered=self._turns_with(double=double))

    def band(self) -> Part:
        """The height of the row that the next tile belongs to, whatever lies in it."""
        row = self.row + self.turns if self.cornered else self.row
        # No further out than the last tile: the slack of its cell needs no room.
        x = self.edge - self.heading * (CELL - SHORT)
        return Part(x, row * PITCH - SHORT, 0, LONG)

    def bar(self) -> Part:
        """The light bar that marks the open end."""
        if self.cornered:
            middle = self.edge - self.heading * CELL // 2
            end = self.row * PITCH + self.turns * (SHORT // 2 + CELL + BAR_AWAY)
            return _along_y(middle - BAR_LONG // 2, BAR_LONG, end, self.turns, BAR_SHORT)
        away = self.edge + self.heading * BAR_AWAY
        x = away if self.heading > 0 else away - BAR_SHORT
        return Part(x, self.row * PITCH - BAR_LONG // 2, BAR_SHORT, BAR_LONG)

    def _turns_with(self, *, double: bool) -> bool:
        """Whether the next tile is a corner: after it no room would be left for one."""
        return self.room <= (1 if double else 2)

    def _in_row(self, width: int, height: int) -> Spot:
        cells = width // SHORT
        middle = self.edge + self.heading * cells * CELL // 2
        y = self.row * PITCH - height // 2
        return Spot(Part(middle - width // 2, y, width, height), self.heading > 0)

    def _corner(self) -> Spot:
        middle = self.edge + self.heading * CELL // 2
        start = self.row * PITCH - self.turns * SHORT // 2
        part = _along_y(middle - SHORT // 2, SHORT, start, self.turns, LONG)
        return Spot(part, self.turns > 0)

    def _first_of_row(self) -> Spot:
        # Flush with the corner's outer side, so half a cell's slack less than the row's others.
        outer = self.edge - self.heading * (CELL - SHORT) // 2
        x = outer - LONG if self.heading > 0 else outer
        y = (self.row + self.turns) * PITCH - SHORT // 2
        return Spot(Part(x, y, LONG, SHORT), self.heading < 0)


@dataclass(frozen=True, slots=True)
class Shape:
    """A folded line: its tiles from left to right, and both open ends (none while it is empty)."""

    spots: tuple[Spot, ...]
    tips: tuple[Tip, Tip] | None

    def bounds(self) -> Part:
        """What the line needs: its tiles, the next one at both ends, each row's full height."""
        parts = [spot.part for spot in self.spots]
        for tip in self.tips or ():
            parts += [tip.spot(double=double).part for double in (False, True)]
            parts.append(tip.band())
        whole = parts[0]
        for part in parts[1:]:
            whole = whole.joined_with(part)
        return whole


def folded(line: Line, columns: int) -> Shape:
    """The shape of a line in rows of so many half tiles; it depends on nothing else."""
    if not line.laid:
        return Shape((opening_spot(double=False), opening_spot(double=True)), None)
    return _folded([laid.left == laid.right for laid in line.laid], line.opening, columns)


def _folded(doubles: list[bool], middle: int, columns: int) -> Shape:
    left, left_tip = _arm(_first_tip(columns, -1, double=doubles[middle]), doubles[:middle][::-1])
    right, right_tip = _arm(_first_tip(columns, 1, double=doubles[middle]), doubles[middle + 1 :])
    opening = opening_spot(double=doubles[middle])
    return Shape((*reversed(left), opening, *right), (left_tip, right_tip))


def opening_spot(*, double: bool) -> Spot:
    """Where the opening tile lies: in the middle, a double across."""
    width, height = (SHORT, LONG) if double else (LONG, SHORT)
    return Spot(Part(-width // 2, -height // 2, width, height), joined_first=True)


def columns_for(width: int, height: int) -> int:
    """How many half tiles a row counts, from the felt's proportions alone."""
    return max(range(6, 41), key=lambda columns: _worth(width, height, columns))


def _worth(width: int, height: int, columns: int) -> float:
    """How large tiles are in such rows: in all the usual lines, and once more in the worst."""
    sizes = [min(width / needed.w, height / needed.h) for needed in _needs(columns)]
    return sum(sizes) / len(sizes) + min(sizes)


@cache
def _needs(columns: int) -> tuple[Part, ...]:
    """What the usual lines need in such rows."""
    return tuple(
        _folded(_usual_doubles(tiles), tiles // part, columns).bounds()
        for tiles in USUAL
        for part in ARMS
    )


def _usual_doubles(tiles: int) -> list[bool]:
    return [tile % DOUBLES == DOUBLES // 2 for tile in range(tiles)]


def _first_tip(columns: int, heading: int, *, double: bool) -> Tip:
    half = CELL // 2 if double else CELL
    cells = (columns * CELL // 2 - half) // CELL
    return Tip(heading * half, 0, heading, heading, half + cells * CELL)


def _arm(tip: Tip, doubles: list[bool]) -> tuple[list[Spot], Tip]:
    spots = []
    for double in doubles:
        spots.append(tip.spot(double=double))
        tip = tip.after(double=double)
    return spots, tip


def _along_y(x: int, width: int, start: int, direction: int, length: int) -> Part:
    """A rectangle that goes down (or up) from `start`."""
    return Part(x, start if direction > 0 else start - length, width, length)
