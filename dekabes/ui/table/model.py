"""What the table is drawn from: one frozen value, and what of it can be touched."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from dekabes.engine import End, FourCounts, Line, Play, Points, Seat, Team, Tile, View
from dekabes.ui.names import Names
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.layout import Layout, Placed, lay_out
from dekabes.ui.table.since import Since
from dekabes.ui.touchable import FINGER

# Words and numbers of tiles, which are drawn as halves of tiles.
Sentence = tuple[str | int, ...]
# The names of the ends in the trace.
END_NAMES = {End.LEFT: "end:left", End.RIGHT: "end:right"}
LEAN_DEGREES, LEAN_SHIFT = 6.0, 0.25


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile as it would lie at an end (None: as the opening tile in the middle)."""

    tile: Tile
    end: End | None
    far: bool = False  # the farther of two
    lean: float = 0.0  # 0 to 1: how much it leans towards the held tile
    towards: Point | None = None
    opacity: float = 1.0  # how much of it is there, while it comes or goes


@dataclass(frozen=True, slots=True)
class Flight:
    """A tile in the air: upright with `first` above at angle 0, turning counter-clockwise."""

    first: int
    second: int
    centre: Point
    s: int
    angle: float = 0.0
    gliding: bool = False  # on its way, not held


@dataclass(frozen=True, slots=True)
class Cry:
    """The bubble of a seat that has just passed; it comes and goes in a moment."""

    seat: Seat
    size: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Needs:
    """The bubble over a tile of the hand that does not fit: "needs", 5, "or", 2."""

    tile: Tile
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class HintCard:
    """A hint on its card: where to look and why, later the move, which stands as a preview."""

    title: str
    sentence: Sentence
    show: str = ""  # the word of the button that shows the move
    # What is ringed: open ends, the seats that prove it, the own hand.
    ends: tuple[End, ...] = ()
    seats: tuple[Seat, ...] = ()
    hand: bool = False


@dataclass(frozen=True, slots=True)
class ShutRack:
    """The two lines on the lid of a shut rack; signs of teams may stand among their words."""

    title: str
    text: tuple[str | Team, ...]


@dataclass(frozen=True, slots=True)
class TableWords:
    """The table's words in the person's language; `counts` are "4 tiles" for seats 1 to 4."""

    round: str
    your_turn: str
    plays: str
    counts: tuple[str, str, str, str]
    passed: str
    cry: str
    since: str


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands over the opening place: a line in large letters and one in small ones."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class TableModel:
    """The table at one moment, as the one at the bottom may see it."""

    view: View
    names: Names
    bottom: Seat
    slots: tuple[Tile | None, ...] = ()
    playable: frozenset[Tile] = frozenset()
    lifted: Tile | None = None
    ghosts: tuple[Ghost, ...] = ()
    going: tuple[Ghost, ...] = ()  # the ghosts that die away
    preview: bool = False  # the one ghost waits for its confirmation
    last: Tile | None = None
    passed: tuple[Seat, ...] = ()
    cries: tuple[Cry, ...] = ()
    computers: tuple[Seat, ...] = ()
    turn: Seat | None = None
    shut: ShutRack | None = None
    points: Points = (0, 0)
    opening: bool = False  # the empty place in the middle waits for a tile
    heading: Heading | None = None
    needs: Needs | None = None
    hint: HintCard | None = None
    nothing_fits: Sentence = ()  # "Nothing fits", 4, "or", 1: all that is left is to pass
    flights: tuple[Flight, ...] = ()
    line: tuple[Placed, ...] | None = None  # where the tiles are while the line shifts
    hand: tuple[Rect, ...] | None = None  # where those of the slots are while they move
    touched: Tile | None = None  # the tile of the hand under the finger or the mouse
    since: tuple[Since, ...] = ()  # what was played since the one who looks last looked

    @property
    def counts(self) -> FourCounts:
        """How many tiles each seat holds."""
        return self.view.counts or (0, 0, 0, 0)

    @property
    def open_ends(self) -> tuple[End, ...]:
        """The ends where some tile of the hand could go."""
        ends = {action.end for action in self.view.legal if isinstance(action, Play)}
        return tuple(end for end in End if end in ends)


def layout_of(geometry: Geometry, model: TableModel) -> Layout:
    """Where the line lies once nothing moves any more."""
    return line_layout(geometry, model.view.line)


def line_layout(geometry: Geometry, line: Line) -> Layout:
    """Where a line lies on the felt; while it is empty, it has the felt for itself."""
    area = geometry.line_area if line.laid else geometry.opening_area
    return lay_out(line, area, geometry.measures.line_cap)


def hand_rects(geometry: Geometry, model: TableModel) -> tuple[Rect, ...]:
    """Where the tiles of the hand are drawn, lifted ones higher; a slot for an open place."""
    m = geometry.measures
    rests = geometry.hand_slots(len(model.slots))
    rises = dict.fromkeys(model.playable, m.lift)
    if model.lifted:
        rises[model.lifted] = m.lift_chosen
    return tuple(
        rest.move(0, -rises.get(tile, 0)) if tile else rest
        for tile, rest in zip(model.slots, rests, strict=True)
    )


def ghost_placed(layout: Layout, ghost: Ghost) -> Placed:
    """The tile of a ghost in its place, not yet leaning."""
    if ghost.end is None:
        return layout.opening(ghost.tile)
    end = layout.end(ghost.end)
    if end is None:
        raise ValueError("there is no end to join")
    return end.placed(ghost.tile)


def targets(geometry: Geometry, model: TableModel) -> dict[str, Rect]:
    """What can be tapped or dropped on, by the names of the trace: exactly what is drawn."""
    return tile_targets(geometry, model) | place_targets(geometry, model)


def tile_targets(geometry: Geometry, model: TableModel) -> dict[str, Rect]:
    """The tiles of an open hand."""
    if model.shut is not None:
        return {}
    places = zip(model.slots, hand_rects(geometry, model), strict=True)
    return {f"tile:{tile}": rect for tile, rect in places if tile}


def place_targets(geometry: Geometry, model: TableModel) -> dict[str, Rect]:
    """Where a tile may be laid."""
    layout = layout_of(geometry, model)
    found = {END_NAMES[end]: _end_rect(layout, model, end) for end in model.open_ends}
    if model.opening:
        found["open"] = _touchable(opening_rect(layout, model))
    if model.preview:
        found["preview"] = _touchable(ghost_placed(layout, model.ghosts[0]).rect)
    return found


def _end_rect(layout: Layout, model: TableModel, end: End) -> Rect:
    """The ghost's place; where the lifted tile has none, that of a plain tile."""
    open_end = layout.end(end)
    if open_end is None:
        raise ValueError("there is no end to join")
    tile = model.lifted
    fits = tile is not None and tile.has(open_end.number)
    return _touchable(open_end.placed(tile).rect if tile and fits else open_end.single.rect)


def opening_rect(layout: Layout, model: TableModel) -> Rect:
    """The empty place for the opening tile: across if only doubles may come."""
    tiles = (model.lifted,) if model.lifted else tuple(model.playable)
    across = bool(tiles) and all(tile.is_double for tile in tiles)
    return layout.opening_double if across else layout.opening_single


def _touchable(rect: Rect) -> Rect:
    """The rectangle, or a little more where it is too narrow for a finger."""
    return rect.inflate(max(0, FINGER - rect.width), max(0, FINGER - rect.height))
