"""A seat's hand laid open: who it is, how it stands, the tiles that are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect

from dekabes.engine import Hand, Seat, Team, Tile
from dekabes.ui import text
from dekabes.ui.art import icons, raster
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.parts import draw_plate, draw_recess, draw_sheet, draw_track
from dekabes.ui.art.raster import Canvas
from dekabes.ui.art.slabs import Body, ring, slab
from dekabes.ui.art.tiles import THICKNESS
from dekabes.ui.match.open_tiles import draw_hand, hand_places, hand_side, hand_width
from dekabes.ui.theme import (
    BLUE,
    BRASS_LIGHT,
    IVORY,
    MUTED,
    RED,
    WHITE,
    Scale,
    Theme,
    mix,
    rgb,
)

_BLUE_BAR, _RED_BAR = rgb("7FB2FF"), rgb("F0877A")
LIT_RING, LIT_GLOW = 3.0, 26.0
_RADIUS = 18
# The largest tile's short side, and what is free above and below it.
_TILE, _FREE = 46, 11
_SOFT_WORD = 21
# Parts of a row's width: the longest and the shortest bar, and what names have at least, and what
# they have where there is plenty, with a bar or without.
_LONGEST, _SHORTEST, _LEAST_NAME = 0.285, 0.14, 0.24
_EASY_NAME = {True: 0.16, False: 0.26}
# How long the longest bar is before tiles may be larger than so many units.
_EASY_BAR, _EASY_TILE = 0.22, 38


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a row tells of a seat at the end of a round."""

    seat: Seat
    name: str
    note: str  # "count 10", "Out!", "lowest"
    hand: Hand
    pips: int
    lit: bool = False
    crowned: bool = False
    last: Tile | None = None  # the tile that emptied the hand
    word: str = ""  # instead of tiles that are left
    bar: float | None = None  # how long its bar is, 0 to 1


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of rows that stand above each other, so that they line up."""

    name: int  # from the row's left edge
    tiles: int
    tiles_end: int
    side: int  # the short side of tiles at most
    bar: Rect | None  # within a row
    number: int | None  # the right edge of the count


def columns_for(
    scale: Scale, size: tuple[int, int], rows: Sequence[SeatRow], *, bars: bool
) -> Columns:
    """Columns for rows of a size: names have what tiles, bar and count leave them."""
    width, height = size
    name = scale.px(12) + round(_emblem_room(scale, height)) + scale.px(14)
    names = max(text.text_width(scale, row.name, text.NAME) for row in rows)
    notes = max(text.text_width(scale, row.note, _voice(row)) + _crown(scale, row) for row in rows)
    number = width - scale.px(28)
    digits = text.text_width(scale, "88", text.SCORE.at(46)) + scale.px(20)
    shortest, gap = round(width * _SHORTEST), scale.px(16)
    tall = height // 2 - scale.px(_FREE)
    told = name + max(notes, min(names, round(width * _LEAST_NAME))) + gap
    room = number - digits - scale.px(28) - told - round(width * _EASY_BAR)
    side = _easy_side(scale, tall, rows, room) if bars else scale.px(_TILE)
    longest = _longest_hand(scale, min(side, tall), rows)
    end = number - digits - shortest - scale.px(14) if bars else width - scale.px(14)
    # A hand of many tiles is drawn smaller rather than over the names.
    free = end - longest - gap - name
    easy = free - round(width * (_LONGEST - _SHORTEST)) if bars else free
    least = max(names, notes, min(round(width * _EASY_NAME[bars]), easy))
    tiles = name + min(least, max(free, notes, round(width * _LEAST_NAME))) + gap
    if not bars:
        return Columns(name, tiles, end, side, None, None)
    free = number - digits - scale.px(28) - tiles - longest
    length = round(min(width * _LONGEST, max(shortest, free)))
    high = scale.px(28)
    bar = Rect(number - digits - length, (height - high) // 2, length, high)
    return Columns(name, tiles, bar.x - scale.px(14), side, bar, number)


def _easy_side(scale: Scale, tall: int, rows: Sequence[SeatRow], room: int) -> int:
    """The short side of tiles at most: where bars would be short, as small as is still read well.

    No tile of the longest hand is higher than twice `tall`.
    """
    side = scale.px(_TILE)
    while side > scale.px(_EASY_TILE) and _longest_hand(scale, min(side, tall), rows) > room:
        side -= 1
    return side


def _longest_hand(scale: Scale, side: int, rows: Sequence[SeatRow]) -> int:
    """The width of the longest hand of tiles with this short side, and of the word beside.

    A word without a tile takes what room there is.
    """
    return max(_hand_room(scale, side, row) for row in rows)


def _hand_room(scale: Scale, side: int, row: SeatRow) -> int:
    word = scale.px(14) + text.text_width(scale, row.word, text.TURN) if row.last else 0
    return hand_width(1 if row.last else len(row.hand), side) + word


def _emblem_room(scale: Scale, height: int) -> float:
    return min(height * 0.8, scale.px(78))


def _voice(row: SeatRow) -> text.Role:
    """How a row's note is said."""
    return text.TOOL if row.lit else text.SMALL


def _crown(scale: Scale, row: SeatRow) -> int:
    return scale.px(30) if row.crowned else 0


def draw_seat_row(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    row: SeatRow,
    columns: Columns,
    risen: float = 1.0,
    opened: float = 1.0,
) -> None:
    """Draw a row; `risen` is how far its count has come, `opened` its hand, 0 to 1.

    A count that has not begun to rise is not there yet: it would read as none.
    """
    if row.lit:
        draw_lit_panel(surface, scale, rect)
    else:
        draw_ground(surface, scale, rect)
    room = _emblem_room(scale, rect.height)
    size = round(room * (0.96 if row.lit else 0.9))
    x = rect.x + scale.px(12) + round(room / 2) - size // 2
    medallion(row.seat, size, row.lit, scale.contrast).blit(surface, x, rect.centery - size // 2)
    _draw_words(surface, scale, rect, row, columns)
    _draw_hand(surface, scale, rect, row, columns, opened)
    if columns.bar and row.bar is not None:
        track = columns.bar.move(rect.topleft)
        track.centery = rect.centery
        _draw_bar(surface, scale, track, row, row.bar * risen)
    if columns.number is not None and risen > 0:
        colour = BRASS_LIGHT if row.lit else IVORY
        count, role = str(round(row.pips * risen)), text.SCORE.at(46)
        spot = (rect.x + columns.number, rect.centery)
        text.draw_text(surface, scale, count, role, colour, spot, "midright")


def draw_ground(surface: pygame.Surface, scale: Scale, rect: Rect, radius: float = _RADIUS) -> None:
    """Draw what open hands lie on: a dark recess, but wood under tiles as dark as that."""
    if scale.dress.theme is Theme.EBONY:
        body = slab(Body.SHEET, *rect.size, scale.px(radius), scale.u, scale.contrast)
        body.blit(surface, *rect.topleft)
    else:
        draw_recess(surface, scale, rect, radius=radius)


def draw_lit_panel(
    surface: pygame.Surface, scale: Scale, rect: Rect, radius: float = _RADIUS
) -> None:
    """Draw a panel in a ring of light."""
    if scale.contrast:
        draw_plate(surface, scale, rect, turn=True, radius=radius)
        return
    draw_sheet(surface, scale, rect, radius)
    inner = rect.inflate(-2 * scale.px(LIT_RING), -2 * scale.px(LIT_RING))
    corner = scale.px(radius - LIT_RING)
    ring(*inner.size, corner, scale.u, 0.0, LIT_RING, LIT_GLOW).blit(surface, *inner.topleft)


def _draw_words(
    surface: pygame.Surface, scale: Scale, rect: Rect, row: SeatRow, columns: Columns
) -> None:
    x = rect.x + columns.name
    is_beside = row.hand or row.last or _says_word(scale, row, columns)
    room = (columns.tiles if is_beside else columns.tiles_end) - columns.name - scale.px(14)
    high = text.line_height(scale, text.SMALL)
    below = max(scale.px(30), high) if row.note else 0
    name = text.unmarked(row.name)
    role = text.softer(scale, name, text.NAME, room)
    picture = text.balanced(scale, name, role, IVORY, room)
    if picture.get_height() + below > rect.height - 2 * scale.px(LIT_RING):
        picture = text.paragraph(scale, text.fit(scale, name, role, room), role, IVORY, room)
    # Name and note share the row's middle; a name alone stands in it.
    y = rect.centery - (picture.get_height() + below) // 2
    surface.blit(picture, (x, y))
    down = y + picture.get_height() + below // 2
    if row.crowned:
        size = scale.px(24)
        icons.draw_icon(surface, "crown", (x + size / 2, down), size, BRASS_LIGHT)
        x += _crown(scale, row)
        room -= _crown(scale, row)
    colour = BRASS_LIGHT if row.lit else MUTED
    text.draw_text(surface, scale, row.note, _voice(row), colour, (x, down), max_width=room)


def _says_word(scale: Scale, row: SeatRow, columns: Columns) -> bool:
    """Whether a row's word is said: where there is no tile beside it, a long name goes before."""
    room = columns.tiles - columns.name - scale.px(14)
    is_short = text.text_width(scale, text.unmarked(row.name), text.NAME) <= room
    return bool(row.word) and (row.last is not None or is_short)


def _draw_hand(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    row: SeatRow,
    columns: Columns,
    opened: float,
) -> None:
    room = columns.tiles_end - columns.tiles
    x, y = rect.x + columns.tiles, rect.centery
    tall = rect.height - 2 * scale.px(_FREE)
    tiles = (row.last,) if row.last else row.hand
    s = hand_side(len(tiles), (room, tall), columns.side) if tiles else 0
    # With the thickness that shows below them they stand in the row's middle.
    places = hand_places(len(tiles), s, (x, y - round(THICKNESS * s / 2)))
    draw_hand(surface, scale, tiles, places, opened)
    if row.last:
        glow = 0.0 if scale.contrast else 14.0
        light = ring(*places[0].size, round(0.15 * s), scale.u, 0.0, 3.0, glow)
        light.blit(surface, *places[0].topleft)
        x = places[0].right + scale.px(14)
    if _says_word(scale, row, columns):
        place = Rect(x, rect.y, rect.x + columns.tiles_end - x, rect.height)
        _draw_word(surface, scale, place, row.word)


def _draw_word(surface: pygame.Surface, scale: Scale, place: Rect, word: str) -> None:
    """Draw the word in one line, or softer in two; where it has no room, the note says it all."""
    soft = text.TURN.at(_SOFT_WORD)
    for role in (text.TURN, text.TURN.at(24), soft):
        if text.text_width(scale, word, role) <= place.width:
            text.draw_text(surface, scale, word, role, BRASS_LIGHT, place.midleft)
            return
    is_cut = any(text.text_width(scale, part, soft) > place.width for part in word.split())
    if is_cut or len(text.wrap(scale, word, soft, place.width)) > 2:
        return
    picture = text.paragraph(scale, word, soft, BRASS_LIGHT, place.width)
    if picture.get_height() <= place.height:
        surface.blit(picture, picture.get_rect(midleft=place.midleft))


def _draw_bar(
    surface: pygame.Surface, scale: Scale, track: Rect, row: SeatRow, part: float
) -> None:
    draw_track(surface, scale, track, track.height / 2 / scale.u)
    length = max(track.height, round(track.width * part))
    if part > 0:
        surface.blit(_bar(length, track.height, row.seat.team, scale.contrast), track)


@lru_cache(maxsize=32)
def _bar(length: int, height: int, team: Team, flat: bool) -> pygame.Surface:
    top, foot = (_BLUE_BAR, BLUE) if team is Team.A else (_RED_BAR, RED)
    canvas = Canvas(length, height)
    mask = raster.rounded_mask(length, height, height / 2)
    if flat:
        canvas.paint(mask, top)
        return canvas.surface()
    face = ((0.0, top), (0.45, mix(top, foot, 0.45)), (1.0, foot))
    canvas.paint(mask, raster.linear(length, height, face, 180))
    canvas.paint(raster.inset(mask, 0, max(1.0, height * 0.06)), WHITE, 0.5)
    return canvas.surface()
