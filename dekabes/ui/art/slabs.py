"""Bodies of buttons and panels: raised from the wood, sunk into it, or lit by the keyboard.

Radii and sizes are in pixels; `u` is the pixels of a design unit, for edges and blurs.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from math import ceil

import numpy as np
import pygame

from dekabes.ui.art import raster
from dekabes.ui.art.raster import Canvas, Cast, Mask, Sprite
from dekabes.ui.formats import ready
from dekabes.ui.theme import (
    BLACK,
    BRASS,
    BRASS_FACE,
    BRASS_LIGHT,
    EDGE_LIGHT,
    PLAIN_BRASS,
    PLAIN_BUTTON,
    PLAIN_FACE,
    PLAIN_OUTLINE,
    PLAIN_RECESS,
    RAISED,
    RECESS_MENU,
    RECESS_TABLE,
    SHEET,
    TILE_FACE,
    TILE_FOOT,
    TILE_SIDE,
    WHITE,
    Colour,
    Gradient,
    mix,
    rgb,
    stops,
)


class Body(Enum):
    """What a slab is made of and how it stands."""

    BRASS = auto()
    BRASS_DOWN = auto()
    WOOD = auto()
    WOOD_DOWN = auto()
    WOOD_RING = auto()  # raised wood in a brass ring: the round cross
    SHEET = auto()
    IVORY = auto()
    KEY = auto()  # of ivory, its foot to be seen
    KEY_DOWN = auto()
    RECESS = auto()  # on the table
    RECESS_MENU = auto()
    GROOVE = auto()  # a darker recess within a recess: tracks
    LIT_TRACK = auto()  # the track of a switch that is on
    QUIET = auto()  # dark within a fine line of brass
    QUIET_DOWN = auto()


BRASS_DOWN = stops("C58F3A", "D7A750", "E3B968")
WOOD_DOWN = stops("27140B", "341D11", "3E2516")
LIT_TRACK = stops("AE7D2F", "D2A048")
KEY_DOWN = stops("DCCBA2", "EADCBA")
KEY_FOOT = ((0.0, TILE_SIDE), (1.0, TILE_FOOT))
BRASS_EDGE = rgb("5C3400")
GAP = rgb("1A0C06")
HAIRLINE = rgb("FFCD96")

BUTTON_CASTS = (Cast(2, 5, 11, 0.50), Cast(0, 1, 2, 0.60))
SHEET_CASTS = (Cast(6, 16, 44, 0.60), Cast(2, 4, 10, 0.50))
_FLAT = {
    Body.BRASS: PLAIN_BRASS,
    Body.BRASS_DOWN: mix(PLAIN_BRASS, BLACK, 0.2),
    Body.WOOD_DOWN: mix(PLAIN_BUTTON, WHITE, 0.2),
    Body.LIT_TRACK: PLAIN_BRASS,
    Body.WOOD: PLAIN_BUTTON,
    Body.WOOD_RING: PLAIN_BUTTON,
    Body.SHEET: PLAIN_BUTTON,
    Body.KEY: PLAIN_FACE,
    Body.KEY_DOWN: mix(PLAIN_FACE, BLACK, 0.25),
}

# Of one colour but for their edges, whose shadows reach so many units inwards: as far as the
# deepest lies off, and twice as far as it is blurred.
_INWARDS = 3 + 2 * 7
_EVEN = (Body.RECESS, Body.RECESS_MENU, Body.GROOVE, Body.QUIET, Body.QUIET_DOWN)
_WITHOUT_OUTLINE = (Body.BRASS, Body.BRASS_DOWN, Body.KEY, Body.KEY_DOWN)


@lru_cache(maxsize=256)
def slab(body: Body, width: int, height: int, radius: int, u: float, contrast: bool) -> Sprite:
    """A body of a size, without its shadow."""

    def paint(across: int, down: int) -> Sprite:
        return _slab(body, (across, down), radius, u, contrast)

    if body in _EVEN:
        return _by_corners((width, height), radius + ceil(_INWARDS * u), paint)
    return paint(width, height)


def _slab(body: Body, size: tuple[int, int], radius: int, u: float, contrast: bool) -> Sprite:
    rim = 2 if u < 1.5 else 4  # room for the hairline that lies outside a recess
    canvas = Canvas(size[0] + rim, size[1] + rim)
    mask = raster.box_mask(canvas.size, (0, 0, *size), radius)
    if contrast and body is not Body.IVORY:
        _flat(canvas, mask, body, radius, u, size)
    else:
        _PAINTERS[body](canvas, mask, u)
        if body is Body.WOOD_RING:
            _outline(canvas, size, radius, 2 * u, BRASS_LIGHT, 0.62)
        elif body in (Body.QUIET, Body.QUIET_DOWN):
            _outline(canvas, size, radius, 1.5 * u, BRASS, 0.34)
    return Sprite(canvas.surface(), 0, 0)


@lru_cache(maxsize=32)
def outline(
    width: int, height: int, radius: int, u: float, thick: float, colour: Colour
) -> pygame.Surface:
    """A flat line along the inner edge of a box, so many units thick."""
    canvas = Canvas(width, height)
    _outline(canvas, (width, height), radius, thick * u, colour, 1)
    return canvas.surface()


def _outline(
    canvas: Canvas, size: tuple[int, int], radius: float, width: float, colour: Colour, part: float
) -> None:
    distance = raster.box_distance(canvas.size, (0, 0, *size), radius)
    canvas.paint(raster.ring_mask(distance, -max(1.0, width), max(1.0, width)), colour, part)


def _flat(
    canvas: Canvas, mask: Mask, body: Body, radius: float, u: float, size: tuple[int, int]
) -> None:
    canvas.paint(mask, _FLAT.get(body, PLAIN_RECESS))
    if body in (Body.WOOD, Body.WOOD_DOWN, Body.WOOD_RING):
        _outline(canvas, size, radius, 3 * u, WHITE, 1)
    elif body not in _WITHOUT_OUTLINE:
        _outline(canvas, size, radius, 2 * u, PLAIN_OUTLINE, 1)


def _face(canvas: Canvas, mask: Mask, face: Gradient, angle: float) -> None:
    canvas.paint(mask, raster.linear(*canvas.size, face, angle))


def _edge(canvas: Canvas, mask: Mask, u: float, colour: Colour, opacity: float) -> None:
    """A light along the upper left, at least a pixel wide."""
    dx, dy = max(1.0, u), max(1.0, 1.5 * u)
    canvas.paint(raster.inset(mask, dx, dy), colour, opacity)


def _foot(canvas: Canvas, mask: Mask, u: float, colour: Colour, opacity: float) -> None:
    """A shade along the lower right."""
    canvas.paint(raster.inset(mask, -u, -2 * u, 3 * u), colour, opacity)


def _lip(canvas: Canvas, mask: Mask, u: float, colour: Colour, opacity: float) -> None:
    """The light that the far edge of something pressed in still catches."""
    edge = max(1.0, u)
    canvas.paint(raster.inset(mask, -edge, -edge), colour, opacity)


def _brass(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, BRASS_FACE, 165)
    _foot(canvas, mask, u, BRASS_EDGE, 0.62)
    _edge(canvas, mask, u, rgb("FFFBEA"), 0.88)


def _brass_down(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, BRASS_DOWN, 165)
    canvas.paint(raster.inset(mask, 2 * u, 3 * u, 6 * u), rgb("4A2600"), 0.62)
    _lip(canvas, mask, u, rgb("FFF3D0"), 0.4)


def _wood(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, RAISED, 170)
    _foot(canvas, mask, u, BLACK, 0.55)
    _edge(canvas, mask, u, EDGE_LIGHT, 0.42)


def _wood_ring(canvas: Canvas, mask: Mask, _u: float) -> None:
    _face(canvas, mask, RAISED, 170)


def _wood_down(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, WOOD_DOWN, 170)
    canvas.paint(raster.inset(mask, 2 * u, 3 * u, 6 * u), BLACK, 0.6)
    _lip(canvas, mask, u, EDGE_LIGHT, 0.15)


def _sheet(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, SHEET, 165)
    canvas.paint(raster.inset(mask, -u, -2 * u), BLACK, 0.5)
    _edge(canvas, mask, u, EDGE_LIGHT, 0.42)
    canvas.paint(raster.inset(mask, -max(1.0, u), -max(1.0, u)), EDGE_LIGHT, 0.16)


def _ivory(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, TILE_FACE, 152)
    canvas.paint(raster.inset(mask, -u, -2 * u, 4 * u), rgb("8A6F3E"), 0.75)
    canvas.paint(raster.inset(mask, -0.5 * u, -1.8 * u), TILE_FOOT, 0.8)
    _edge(canvas, mask, u, WHITE, 0.9)


def _key(canvas: Canvas, mask: Mask, u: float) -> None:
    face = mask * raster.shifted(mask, 0, -max(2.0, 4 * u))
    canvas.paint(mask, raster.linear(*canvas.size, KEY_FOOT, 180))
    _face(canvas, face, TILE_FACE, 152)
    canvas.paint(raster.inset(face, -u, -1.5 * u, 3 * u), rgb("8A6F3E"), 0.5)
    _edge(canvas, face, u, WHITE, 0.9)


def _key_down(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, KEY_DOWN, 152)
    canvas.paint(raster.inset(mask, 2 * u, 3 * u, 6 * u), rgb("6B5024"), 0.7)
    _lip(canvas, mask, u, WHITE, 0.5)


def _hollow(canvas: Canvas, mask: Mask, u: float, colour: Colour, opacity: float) -> None:
    """Sunk: the upper left edge throws its shadow in, the lower right one catches light."""
    outer = raster.shifted(mask, max(0.5, 0.7 * u), max(1.0, 1.5 * u))
    canvas.paint(np.clip(outer - mask, 0, 1), HAIRLINE, 0.13)
    canvas.paint(mask, colour, opacity)
    canvas.paint(raster.inset(mask, 2 * u, 3 * u, 7 * u), BLACK, 0.65)


def _recess(canvas: Canvas, mask: Mask, u: float) -> None:
    _hollow(canvas, mask, u, RECESS_TABLE, 0.9)


def _recess_menu(canvas: Canvas, mask: Mask, u: float) -> None:
    _hollow(canvas, mask, u, RECESS_MENU, 0.72)


def _groove(canvas: Canvas, mask: Mask, u: float) -> None:
    _hollow(canvas, mask, u, RECESS_MENU, 0.8)


def _lit_track(canvas: Canvas, mask: Mask, u: float) -> None:
    _face(canvas, mask, LIT_TRACK, 175)
    canvas.paint(raster.inset(mask, 2 * u, 3 * u, 7 * u), rgb("4A2600"), 0.5)


def _quiet(canvas: Canvas, mask: Mask, _u: float) -> None:
    canvas.paint(mask, RECESS_MENU, 0.66)


def _quiet_down(canvas: Canvas, mask: Mask, u: float) -> None:
    canvas.paint(mask, RECESS_MENU, 0.85)
    canvas.paint(raster.inset(mask, 2 * u, 3 * u, 6 * u), BLACK, 0.6)


_PAINTERS = {
    Body.BRASS: _brass,
    Body.BRASS_DOWN: _brass_down,
    Body.WOOD: _wood,
    Body.WOOD_DOWN: _wood_down,
    Body.WOOD_RING: _wood_ring,
    Body.SHEET: _sheet,
    Body.IVORY: _ivory,
    Body.KEY: _key,
    Body.KEY_DOWN: _key_down,
    Body.RECESS: _recess,
    Body.RECESS_MENU: _recess_menu,
    Body.GROOVE: _groove,
    Body.LIT_TRACK: _lit_track,
    Body.QUIET: _quiet,
    Body.QUIET_DOWN: _quiet_down,
}


@lru_cache(maxsize=128)
def slab_shadow(width: int, height: int, radius: int, u: float, sheet: bool = False) -> Sprite:
    """What a raised button, or a whole sheet, throws on the ground."""
    casts = [cast.scaled(u) for cast in (SHEET_CASTS if sheet else BUTTON_CASTS)]
    reach = max(ceil(2 * cast.blur + abs(cast.dx) + abs(cast.dy)) for cast in casts)

    def paint(across: int, down: int) -> Sprite:
        return raster.shadow(across, down, radius, casts)

    return _by_corners((width, height), radius + reach, paint)


def _by_corners(size: tuple[int, int], corner: int, paint: Callable[[int, int], Sprite]) -> Sprite:
    """What changes only near its corners: a small one is painted and its middle stretched."""
    small = min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1)
    picture, more = paint(*small), (size[0] - small[0], size[1] - small[1])
    if not any(more):
        return picture
    return Sprite(_stretched(picture.surface, more), picture.dx, picture.dy)


def _stretched(picture: pygame.Surface, more: tuple[int, int]) -> pygame.Surface:
    """The picture made wider and higher by repeating its middle column and its middle row."""
    (left, top), (width, height) = (side // 2 for side in picture.get_size()), picture.get_size()
    columns = ((0, left, left), (left, 1, 1 + more[0]), (left + 1, width - left - 1, 0))
    rows = ((0, top, top), (top, 1, 1 + more[1]), (top + 1, height - top - 1, 0))
    out = pygame.Surface((width + more[0], height + more[1]), pygame.SRCALPHA, 32)
    y = 0
    for row, deep, high in rows:
        x = 0
        for column, thick, wide in columns:
            part = picture.subsurface((column, row, thick, deep))
            out.blit(pygame.transform.scale(part, (wide or thick, high or deep)), (x, y))
            x += wide or thick
        y += high or deep
    return ready(out)


@lru_cache(maxsize=64)
def ring(
    width: int, height: int, radius: int, u: float, gap: float, thick: float, blur: float
) -> Sprite:
    """A ring of light round a box: a dark gap, a bright band, a glow (all in units)."""
    corner = radius + ceil(2 * blur * u)

    def paint(across: int, down: int) -> Sprite:
        return _ring(across, down, radius, u, gap, thick, blur)

    return _by_corners((width, height), corner, paint)


def _ring(
    width: int, height: int, radius: int, u: float, gap: float, thick: float, blur: float
) -> Sprite:
    reach = round((gap + thick) * u + blur * u * 1.4) + 2
    canvas = Canvas(width + 2 * reach, height + 2 * reach)
    distance = raster.box_distance(canvas.size, (reach, reach, width, height), radius)
    band = raster.cover(distance - (gap + thick) * u)
    outside = 1 - raster.cover(distance)
    canvas.paint(raster.blurred(band, blur * u) * outside, BRASS_LIGHT, 0.45)
    if gap:
        canvas.paint(raster.ring_mask(distance, 0, gap * u), GAP)
    canvas.paint(raster.ring_mask(distance, gap * u, thick * u), BRASS_LIGHT)
    return Sprite(canvas.surface(), -reach, -reach)
