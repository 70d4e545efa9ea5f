"""Tiles as pictures: faces, backs, slots, shadows and tiles in flight.

A picture of a tile that lies straight is placed by the corner of the tile's face, a
rectangle of s by 2s (upright) or 2s by s (lying); the thickness shows below it. A turned
tile is placed by its middle.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache
from math import ceil, cos, radians, sin

import pygame

from dekabes.ui.art import tilebody
from dekabes.ui.art.raster import (
    Canvas,
    Cast,
    Pixels,
    Sprite,
    inset,
    painted,
    rounded_mask,
    shadow,
    to_surface,
)
from dekabes.ui.art.sets import Finish, Pip, back_of, face_of, pip_of
from dekabes.ui.art.tilebody import Outline
from dekabes.ui.theme import BLACK, EBONY_VEIL, EDGE_LIGHT, RESTING_VEIL, SHADOW, Dress, Theme

THICKNESS = 0.07
GAP = 0.07  # between two tiles of the line
_LEAN = 0.006  # how far the thickness shows at the right
_REST = (Cast(0.03, 0.10, 0.07, 0.50), Cast(0.08, 0.22, 0.26, 0.42))
_LIFTED = (Cast(0.05, 0.20, 0.12, 0.55), Cast(0.16, 0.50, 0.50, 0.42))


class TileLook(Enum):
    """How a tile's face is drawn."""

    REST = auto()
    RESTING = auto()  # veiled: cannot be played now
    GHOST = auto()  # the preview of a tile at its place
    GHOST_FAR = auto()  # the farther of two previews

    @property
    def ghostly(self) -> bool:
        return self not in (TileLook.REST, TileLook.RESTING)


_PIP_OPACITY = {TileLook.GHOST: 0.78, TileLook.GHOST_FAR: 0.58}
_COLOURED_OPACITY = {TileLook.GHOST: 0.94, TileLook.GHOST_FAR: 0.72}


def _opacity(look: TileLook, dress: Dress) -> float:
    if dress.contrast:
        return 1.0
    return (_COLOURED_OPACITY if dress.coloured else _PIP_OPACITY).get(look, 1.0)


def _pips(
    first: int, second: int, dress: Dress, look: TileLook
) -> list[tuple[tuple[float, float], Pip]]:
    """Where the pips of an upright tile stand, and how each is made."""
    numbers = (first,) * first + (second,) * second
    veiled = look is TileLook.RESTING
    pips = [pip_of(dress, number, ghostly=look.ghostly, veiled=veiled) for number in numbers]
    return list(zip(tilebody.pip_centres(first, second), pips, strict=True))


@lru_cache(maxsize=192)
def tile_surface(
    first: int, second: int, s: int, lying: bool, dress: Dress, look: TileLook = TileLook.REST
) -> pygame.Surface:
    """A tile's face with its thickness; `first` is the upper or the left half as it lies.

    Its corner is the face's corner; a ghost has no thickness.
    """
    picture = _blank_surface(s, lying, dress, look).copy()
    width, height = tilebody.face_size(s, lying)
    tilebody.lay_pips(
        picture,
        _pips(first, second, dress, look),
        (width / 2, height / 2),
        s,
        90 if lying else 0,
        _opacity(look, dress),
    )
    if look is TileLook.RESTING:
        picture.blit(_veil(s, lying, dress.theme is Theme.EBONY), (0, 0))
    return picture


@lru_cache(maxsize=96)
def _blank_surface(s: int, lying: bool, dress: Dress, look: TileLook) -> pygame.Surface:
    body, finish = tilebody.flat_outline(s, lying), face_of(dress, ghostly=look.ghostly)
    face = tilebody.blank(body, finish)
    colours = tilebody.with_groove(face, body, finish, upright=not lying)
    return _on_body(colours, body, finish, thick=not look.ghostly)


def _on_body(face: Pixels, body: Outline, finish: Finish, *, thick: bool) -> pygame.Surface:
    """The face on the thickness that shows below and, by a hair, at the right."""
    if not thick:
        return to_surface(face, body.cover())
    s, (width, height) = body.s, body.field
    canvas = Canvas(width + ceil(_LEAN * s), height + ceil(THICKNESS * s))
    wide = Outline(canvas.size, body.size, s, body.turn)
    # The wider field's middle is not the face's: moved back by what was added.
    left, up = (width - canvas.size[0]) / 2, (height - canvas.size[1]) / 2
    for depth, colour in ((THICKNESS, finish.foot), (THICKNESS / 2, finish.side)):
        canvas.paint(wide.cover(left + _LEAN * s, up + depth * s), colour)
    canvas.paint_at(0, 0, body.cover(), face)
    return canvas.surface()


@lru_cache(maxsize=8)
def _veil(s: int, lying: bool, ebony: bool) -> pygame.Surface:
    mask = rounded_mask(*tilebody.face_size(s, lying), tilebody.RADIUS * s)
    return painted(mask, EBONY_VEIL if ebony else RESTING_VEIL, 0.24)


@lru_cache(maxsize=16)
def back_surface(s: int, lying: bool, dress: Dress) -> pygame.Surface:
    """A tile's back with its thickness, placed like a face."""
    finish = back_of(dress)
    colours = tilebody.back_colours(s, lying, finish)
    return _on_body(colours, tilebody.flat_outline(s, lying), finish, thick=True)


@lru_cache(maxsize=32)
def half_tile_surface(number: int, size: int, dress: Dress) -> pygame.Surface:
    """Half a tile, a square with the pips of one number, with its thickness below."""
    body, finish = Outline((size, size), (size, size), size), face_of(dress)
    picture = _on_body(tilebody.blank(body, finish), body, finish, thick=True)
    pips = [(centre, pip_of(dress, number)) for centre in tilebody.half_centres(number)]
    tilebody.lay_pips(picture, pips, (size / 2, size / 2), size)
    return picture


@lru_cache(maxsize=8)
def slot_surface(s: int, lying: bool) -> pygame.Surface:
    """The dark place that a tile has left, of the size of its face."""
    mask = rounded_mask(*tilebody.face_size(s, lying), tilebody.RADIUS * s)
    canvas = Canvas(*mask.shape)
    canvas.paint(mask, BLACK, 0.42)
    canvas.paint(inset(mask, 0.03 * s, 0.045 * s, 0.1 * s), BLACK, 0.65)
    canvas.paint(inset(mask, -1, -1), EDGE_LIGHT, 0.08)
    return canvas.surface()


@lru_cache(maxsize=96)
def shadow_surface(s: int, lying: bool, lifted: bool = False) -> Sprite:
    """What a tile casts on what lies under it; draw a layer's shadows before its tiles."""
    casts = [cast.scaled(s) for cast in (_LIFTED if lifted else _REST)]
    return shadow(*tilebody.face_size(s, lying), tilebody.RADIUS * s, casts)


def _turned_field(s: int, turn: int) -> tuple[int, int]:
    """The even size of a field that holds a turned face and a pixel around it."""
    along, across = abs(cos(radians(turn))), abs(sin(radians(turn)))
    width, height = s * along + 2 * s * across, 2 * s * along + s * across
    return 2 * ceil(width / 2 + 1), 2 * ceil(height / 2 + 1)


@lru_cache(maxsize=32)
def turned_tile(
    first: int, second: int, s: int, turn: int, dress: Dress, look: TileLook = TileLook.REST
) -> Sprite:
    """A tile turned by whole degrees counter-clockwise, placed from its middle.

    At 0 it is upright with `first` above, at 90 it lies with `first` at the left. It is lit
    on the screen at its angle, not turned with its light.
    """
    blank = _turned_blank(s, turn % 360, dress, look)
    picture = blank.surface.copy()
    middle = (float(-blank.dx), float(-blank.dy))
    pips = _pips(first, second, dress, look)
    tilebody.lay_pips(picture, pips, middle, s, turn, _opacity(look, dress))
    return Sprite(picture, blank.dx, blank.dy)


@lru_cache(maxsize=112)
def _turned_blank(s: int, turn: int, dress: Dress, look: TileLook) -> Sprite:
    field, finish = _turned_field(s, turn), face_of(dress, ghostly=look.ghostly)
    body = Outline(field, (s, 2 * s), s, turn)
    colours = tilebody.with_groove(tilebody.blank(body, finish), body, finish, upright=True)
    picture = _on_body(colours, body, finish, thick=not look.ghostly)
    return Sprite(picture, -field[0] // 2, -field[1] // 2)


@lru_cache(maxsize=96)
def half_shadow(s: int, turn: int, lifted: bool = True) -> pygame.Surface:
    """What a turned tile casts, at half its size, round the tile's middle.

    A blur hides that it is small; a tile in flight needs another one in each frame.
    """
    small = s / 2
    casts = _LIFTED if lifted else _REST
    edge = ceil(max(cast.dy + 1.3 * cast.blur for cast in casts) * small)
    field = tuple(side // 2 + 2 * edge for side in _turned_field(s, turn))
    canvas = Canvas(field[0], field[1])
    body = Outline(canvas.size, (small, 2 * small), round(small), turn % 180)
    for cast in (cast.scaled(small) for cast in casts):
        mask = body.cover(cast.dx, cast.dy, cast.blur)
        canvas.paint(mask, SHADOW, cast.opacity)
    return canvas.surface()


@lru_cache(maxsize=4)
def turned_shadow(s: int, turn: int, lifted: bool = True) -> Sprite:
    """What a turned tile casts, placed from the tile's middle."""
    small = half_shadow(s, turn, lifted)
    width, height = small.get_size()
    return Sprite(pygame.transform.smoothscale(small, (2 * width, 2 * height)), -width, -height)
