"""The pictures of the rules: real tiles on felt, as they lie at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect

from dekabes.engine import SEATS, Seat, Tile
from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import icon
from dekabes.ui.art.lamps import draw_coin
from dekabes.ui.art.marks import Ring, halo_surface, ring_surface
from dekabes.ui.art.parts import draw_plate, draw_recess
from dekabes.ui.art.raster import painted
from dekabes.ui.art.strokes import stroke
from dekabes.ui.art.tiles import GAP, TileLook
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.screens.frame import draw_tiles
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

HOLDER = text.NAME.at(21)  # the name over a hand
GHOST_GAP = 0.15  # between a ghost and the line, in short sides


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the rules: its least and its greatest height in units, and who draws it."""

    least: int
    most: int
    draw: Callable[[pygame.Surface, Scale, Rect, Catalogue], None]
    upright: float = 1.0  # how many times as high it is where the window stands
    framed: bool = True  # lies on felt

    def heights(self, scale: Scale) -> tuple[int, int]:
        """The least and the greatest height in pixels."""
        times = self.upright if scale.upright else 1.0
        return scale.px(self.least * times), scale.px(self.most * times)


@dataclass(frozen=True, slots=True)
class Row:
    """Part of a line, left to right, each tile as it lies; ghosts at its ends."""

    line: tuple[str, ...]
    left: str = ""
    right: str = ""


# --- tiles ----------------------------------------------------------------------------------


def _is_double(tile: str) -> bool:
    return tile[0] == tile[1]


def row_width(row: Row) -> float:
    """How long a row is, in short sides."""
    tiles = [tile for tile in (row.left, *row.line, row.right) if tile]
    ghosts = bool(row.left) + bool(row.right)
    gaps = GAP * (len(row.line) - 1) + GHOST_GAP * ghosts
    return sum(1 if _is_double(tile) else 2 for tile in tiles) + gaps


def row_side(scale: Scale, row: Row, room: tuple[int, int], most: float) -> int:
    """The short side of the largest tiles with which a row fits, `most` units at the most."""
    return int(min(scale.px(most), room[0] / (row_width(row) + 0.4), room[1] / 2.3))


def row_places(row: Row, s: int, left: float, middle: int) -> list[tuple[Placed, bool]]:
    """Where the tiles of a row lie from its left edge, and which of them are ghosts."""
    lain: list[tuple[Placed, bool]] = []
    for number, tile in enumerate((row.left, *row.line, row.right)):
        if not tile:
            continue
        ghost = number in {0, len(row.line) + 1}
        left += s * (GHOST_GAP if ghost or lain[-1][1] else GAP) if lain else 0
        wide, high = (s, 2 * s) if _is_double(tile) else (2 * s, s)
        place = Rect(round(left), middle - high // 2, wide, high)
        lain.append((Placed(place, int(tile[0]), int(tile[1])), ghost))
        left += wide
    return lain


def _draw_row(surface: pygame.Surface, row: Row, s: int, left: float, middle: int) -> Rect:
    """Draw part of a line from its left edge; returns where its last tile lies."""
    lain = row_places(row, s, left, middle)
    draw_tiles(surface, s, [placed for placed, ghost in lain if not ghost])
    for placed, ghost in lain:
        if ghost:
            _draw_ghost(surface, s, placed)
    return lain[-1][0].rect


def _draw_centred(
    surface: pygame.Surface, scale: Scale, rect: Rect, row: Row, most: float, beside: int = 0
) -> Rect:
    """Draw part of a line in the middle of a place, with room for something beside it."""
    s = row_side(scale, row, (rect.width - beside, rect.height), most)
    left = rect.centerx - (row_width(row) * s + beside) / 2
    return _draw_row(surface, row, s, left, rect.centery)


def _draw_ghost(surface: pygame.Surface, s: int, placed: Placed) -> None:
    draw_tiles(surface, s, [placed], TileLook.GHOST)
    ring_surface(s, not placed.upright, Ring.GHOST).blit(surface, *placed.rect.topleft)


def _upright(tile: str, x: int, y: int, s: int) -> Placed:
    return Placed(Rect(x, y, s, 2 * s), int(tile[0]), int(tile[1]))


def _draw_held(surface: pygame.Surface, scale: Scale, rect: Rect, tile: str) -> None:
    """A tile of the hand in its place of the rack."""
    draw_recess(surface, scale, rect, radius=12)
    s = int(min(rect.width / 1.5, rect.height / 2.5))
    draw_tiles(surface, s, [_upright(tile, rect.centerx - s // 2, rect.centery - s, s)])


JOINING = Row(("26", "66", "63"), right="35")


# --- a page's picture each ------------------------------------------------------------------


def draw_seats(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """The four seats as they sit, and the way the turn goes."""
    size = min(round(rect.height * 0.34), scale.px(112))
    wide = min(round(rect.height * 0.95), rect.width // 3)
    high = (rect.height - size) // 2 - scale.px(8)
    centres = []
    for seat, (x, y) in zip(SEATS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True):
        centre = (rect.centerx + x * wide, rect.centery + y * high)
        medallion(seat, size).blit(surface, centre[0] - size // 2, centre[1] - size // 2)
        name, role = words(f"name.computer.{seat}"), text.NAME
        if x:
            below = (centre[0], centre[1] + size // 2 + scale.px(16))
            text.draw_text(surface, scale, name, role, IVORY, below, "center")
        else:
            beside = (centre[0] + size // 2 + scale.px(12), centre[1])
            text.draw_text(surface, scale, name, role, IVORY, beside)
        centres.append(pygame.Vector2(centre))
    for here, there in zip(centres, [*centres[1:], centres[0]], strict=True):
        angle = (there - here).angle_to((1, 0))
        arrow = pygame.transform.rotozoom(_arrow(scale.px(54)), angle, 1.0)
        middle = (here + there) / 2
        surface.blit(arrow, arrow.get_rect(center=(round(middle.x), round(middle.y))))


@lru_cache(maxsize=4)
def _arrow(size: int) -> pygame.Surface:
    """An arrow to the right."""
    k = size / 24
    return painted(stroke((size, size), "M2 12H21.4M15 6L21.6 12L15 18", k, 2.0 * k), BRASS_LIGHT)


def draw_five_doubles(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A hand whose five doubles are lifted."""
    hand = ("66", "55", "44", "22", "11", "63", "40")
    s = int(min(scale.px(64), rect.height / 2.9, rect.width / 9))
    lift, step = round(0.3 * s), round(1.24 * s)
    x, y = rect.centerx - (6 * step + s) // 2, rect.centery - s + lift // 2
    placed = [
        _upright(tile, x + n * step, y - lift * _is_double(tile), s) for n, tile in enumerate(hand)
    ]
    draw_tiles(surface, s, placed)
    for one in placed[:5]:
        ring_surface(s, lying=False, ring=Ring.CHOSEN).blit(surface, *one.rect.topleft)


def draw_double_six(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """The double six alone in the middle."""
    s = int(min(scale.px(84), rect.height / 2.9))
    tile = _upright("66", rect.centerx - s // 2, rect.centery - s, s)
    halo_surface(s, lying=False).blit(surface, *tile.rect.topleft)
    draw_tiles(surface, s, [tile])


def draw_joining(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A tile of the hand, and where in the line it fits."""
    held = _at_right(rect, scale)
    _draw_held(surface, scale, held, "53")
    room = Rect(rect.x, rect.y, held.x - rect.x, rect.height)
    _draw_centred(surface, scale, room, JOINING, 64)


def _at_right(rect: Rect, scale: Scale) -> Rect:
    """The place of the held tile at the right of an example."""
    high = min(rect.height - scale.px(28), scale.px(170))
    wide = round(high * 0.58)
    return Rect(rect.right - wide - scale.px(24), rect.centery - high // 2, wide, high)


def draw_different_ends(
    surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue
) -> None:
    """A dékabès at two different ends."""
    captions = words("rules.8.different"), words("rules.8.different_text")
    row = Row(("26", "66", "64", "45"), "52", "52")
    _draw_dekabes(surface, scale, rect, captions, row, "52")


def draw_same_ends(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """A dékabès at two ends alike."""
    captions = words("rules.8.same"), words("rules.8.same_text")
    row = Row(("36", "66", "65", "53"), "13", "31")
    _draw_dekabes(surface, scale, rect, captions, row, "31")


def _draw_dekabes(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    captions: tuple[str, str],
    row: Row,
    tile: str,
) -> None:
    held = _at_right(rect, scale)
    _draw_held(surface, scale, held, tile)
    x, y = rect.x + scale.px(24), rect.y + scale.px(10)
    room = held.x - x - scale.px(8)
    for caption, role in zip(captions, (text.SECTION.at(26), text.SMALL), strict=True):
        high = text.line_height(scale, role)
        at = (x, y + high / 2)
        text.draw_text(surface, scale, caption, role, IVORY, at, max_width=room)
        y += high
    _draw_centred(surface, scale, Rect(x, y, room, rect.bottom - scale.px(8) - y), row, 48)


# --- hands laid open ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open:
    """A hand that is left when nobody can play."""

    seat: Seat
    tiles: tuple[str, ...]
    lit: bool = False

    @property
    def pips(self) -> int:
        return sum(Tile.of(int(tile[0]), int(tile[1])).pips for tile in self.tiles)


BLOCK = (
    Open(Seat.FOUR, ("31", "00"), lit=True),
    Open(Seat.ONE, ("50",)),
    Open(Seat.THREE, ("33", "10")),
    Open(Seat.TWO, ("65", "64")),
)
DRAW = (
    Open(Seat.THREE, ("53",), lit=True),
    Open(Seat.FOUR, ("00", "61", "10"), lit=True),
    Open(Seat.TWO, ("63", "33")),
    Open(Seat.ONE, ("66", "65")),
)


def draw_block(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """Four hands in the order of their counts; the lowest single one wins."""
    _draw_hands(surface, scale, rect, words, BLOCK)


def draw_draw(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """The lowest count in both teams."""
    _draw_hands(surface, scale, rect, words, DRAW)


def _draw_hands(
    surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue, hands: Sequence[Open]
) -> None:
    """Draw hands side by side, with names where all of them have room."""
    inner = rect.inflate(-2 * scale.px(16), -2 * scale.px(14))
    gap, pad = scale.px(14), scale.px(10)
    wide = (inner.width - (len(hands) - 1) * gap) // len(hands)
    size = min(scale.px(52), (inner.height - 2 * pad) * 2 // 5)
    names = {hand.seat: words(f"name.computer.{hand.seat}") for hand in hands}
    longest = max(text.text_width(scale, name, HOLDER) for name in names.values())
    named = longest <= wide - 2 * pad - size - scale.px(8)
    for number, hand in enumerate(hands):
        place = Rect(inner.x + number * (wide + gap), inner.y, wide, inner.height)
        draw_plate(surface, scale, place, turn=hand.lit, radius=14)
        place.inflate_ip(-2 * pad, -2 * pad)
        _draw_hand(surface, scale, place, size, names[hand.seat] if named else "", hand)


def _draw_hand(
    surface: pygame.Surface, scale: Scale, rect: Rect, size: int, name: str, hand: Open
) -> None:
    """A seat's emblem, its name or its count beside it, and its tiles below."""
    medallion(hand.seat, size).blit(surface, *rect.topleft)
    top = rect.y + size + scale.px(6)
    tiles = Rect(rect.x, top, rect.width, rect.bottom - top)
    count = (rect.right - scale.px(4), rect.y + size // 2)
    if name:
        at = (rect.x + size + scale.px(8), rect.y + size // 2)
        text.draw_text(surface, scale, name, HOLDER, IVORY, at)
        count = (count[0], tiles.centery)
        tiles.width -= text.text_width(scale, "88", text.SCORE) + scale.px(8)
    s = int(min(scale.px(44), tiles.height / 2.1, tiles.width / 3.4))
    step, y = round(1.18 * s), tiles.centery - s
    lain = [_upright(tile, tiles.x + n * step, y, s) for n, tile in enumerate(hand.tiles)]
    draw_tiles(surface, s, lain)
    colour = BRASS_LIGHT if hand.lit else IVORY
    text.draw_text(surface, scale, str(hand.pips), text.SCORE, colour, count, "midright")


# What follows on what, and the base of each: a draw, another, a round won, one more.
CHAIN = (("round.draw", 1), ("round.draw", 2), ("rules.10.won", 2), ("rules.10.won", 1))


def draw_bases(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """What rounds are worth that follow each other."""
    gap = scale.px(30)
    wide = (rect.width - (len(CHAIN) - 1) * gap) // len(CHAIN)
    for number, (key, base) in enumerate(CHAIN):
        box = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.height)
        draw_recess(surface, scale, box, menu=True, radius=14)
        if scale.upright:
            _draw_base(surface, scale, (box.centerx, box.y + box.height * 2 // 5), base)
            at, anchor = (box.centerx, box.bottom - scale.px(22)), "center"
        else:
            _draw_base(surface, scale, (box.right - scale.px(40), box.centery), base)
            at, anchor = (box.x + scale.px(20), box.centery), "midleft"
        text.draw_text(surface, scale, words(key), text.NAME.at(21), IVORY, at, anchor)
        if number:
            sign = icon("next", scale.px(24), BRASS_LIGHT)
            surface.blit(sign, sign.get_rect(center=(box.x - gap // 2, box.centery)))


def _draw_base(surface: pygame.Surface, scale: Scale, centre: tuple[int, int], base: int) -> None:
    """The base as the table shows it: a coin where it is 2."""
    if base == 1:
        text.draw_text(surface, scale, "1", text.SCORE, IVORY, centre, "center")
    else:
        draw_coin(surface, scale, centre, f"×{base}", 48)


def draw_confirming(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A tile that is only shown where it would lie, and the signs that take it or leave it."""
    side, gap = min(scale.px(76), rect.height // 2), scale.px(16)
    beside = 2 * side + gap + scale.px(24)
    last = _draw_centred(surface, scale, rect, JOINING, 64, beside)
    cross = Rect(last.right + scale.px(24), last.centery - side // 2, side, side)
    check = cross.move(side + gap, 0)
    signs = (Control("", cross, Style.CROSS), Control("", check, Style.CHECK))
    draw_controls(surface, scale, [(sign, Touch.REST) for sign in signs])
