"""Tiles as pictures: faces, backs, slots, shadows and tiles in flight.

Every picture is placed from the corner of the tile's face, a rectangle of s by 2s (upright)
or 2s by s (lying); the thickness shows below it.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache
from math import ceil

import pygame

from dekabes.ui.art import ivory
from dekabes.ui.art.raster import (
    Canvas,
    Cast,
    Mask,
    Pixels,
    Placed,
    box_mask,
    inset,
    painted,
    rounded_mask,
    shadow,
    to_surface,
)
from dekabes.ui.theme import BLACK, EDGE_LIGHT, RESTING_VEIL, TILE_FOOT, TILE_SIDE

THICKNESS = 0.07
GAP = 0.07  # between two tiles of the line
_LEAN = 0.006  # how far the thickness shows at the right
_REST = ((0.03, 0.10, 0.07, 0.50), (0.08, 0.22, 0.26, 0.42))
_LIFTED = ((0.05, 0.20, 0.12, 0.55), (0.16, 0.50, 0.50, 0.42))


class TileLook(Enum):
    """How a tile's face is drawn."""

    REST = auto()
    RESTING = auto()  # veiled: cannot be played now
    GHOST = auto()  # the preview of a tile at its place
    GHOST_FAR = auto()  # the farther of two previews

    @property
    def ghostly(self) -> bool:
        return self in (TileLook.GHOST, TileLook.GHOST_FAR)


_PIP_OPACITY = {
    TileLook.REST: 1.0,
    TileLook.RESTING: 1.0,
    TileLook.GHOST: 0.78,
    TileLook.GHOST_FAR: 0.58,
}


@lru_cache(maxsize=192)
def tile_surface(
    first: int, second: int, s: int, lying: bool, look: TileLook = TileLook.REST
) -> pygame.Surface:
    """A tile's face with its thickness; `first` is the upper or the left half as it lies.

    Its corner is the face's corner; a ghost has no thickness.
    """
    picture = _blank_surface(s, lying, look).copy()
    _lay_pips(picture, first, second, s, lying, _PIP_OPACITY[look])
    if look is TileLook.RESTING:
        picture.blit(_veil(s, lying), (0, 0))
    return picture


def _lay_pips(
    picture: pygame.Surface, first: int, second: int, s: int, lying: bool, opacity: float
) -> None:
    picture.blit(ivory.pips_surface(first, s, lying, opacity), (0, 0))
    at = (s, 0) if lying else (0, s)
    picture.blit(ivory.pips_surface(second, s, lying, opacity), at)


@lru_cache(maxsize=16)
def _blank_surface(s: int, lying: bool, look: TileLook) -> pygame.Surface:
    finish = ivory.GHOST_FINISH if look.ghostly else ivory.IVORY_FINISH
    colours, mask = ivory.blank(s, lying, finish)
    colours = ivory.with_groove(colours, s, lying)
    return to_surface(colours, mask) if look.ghostly else _on_body(colours, mask, s)


def _on_body(face: Pixels, mask: Mask, s: int) -> pygame.Surface:
    """The face on the thickness that shows below and, by a hair, at the right."""
    width, height = mask.shape
    canvas = Canvas(width + ceil(_LEAN * s), height + ceil(THICKNESS * s))
    radius = ivory.RADIUS * s
    for depth, colour in ((THICKNESS, TILE_FOOT), (THICKNESS / 2, TILE_SIDE)):
        box = (_LEAN * s, depth * s, width, height)
        canvas.paint(box_mask(canvas.size, box, radius), colour)
    canvas.paint_at(0, 0, mask, face)
    return canvas.surface()


@lru_cache(maxsize=8)
def _veil(s: int, lying: bool) -> pygame.Surface:
    return painted(rounded_mask(*ivory.face_size(s, lying), ivory.RADIUS * s), RESTING_VEIL, 0.24)


@lru_cache(maxsize=16)
def back_surface(s: int, lying: bool) -> pygame.Surface:
    """A tile's back with its thickness, placed like a face."""
    return _on_body(*ivory.back_colours(s, lying), s)


@lru_cache(maxsize=32)
def half_tile_surface(number: int, size: int) -> pygame.Surface:
    """Half a tile, a square with the pips of one number, with its thickness below."""
    mask = rounded_mask(size, size, ivory.RADIUS * size)
    picture = _on_body(ivory.lit(mask, size, ivory.IVORY_FINISH), mask, size)
    picture.blit(ivory.pips_surface(number, size, lying=False), (0, 0))
    return picture


@lru_cache(maxsize=8)
def slot_surface(s: int, lying: bool) -> pygame.Surface:
    """The dark place that a tile has left, of the size of its face."""
    mask = rounded_mask(*ivory.face_size(s, lying), ivory.RADIUS * s)
    canvas = Canvas(*mask.shape)
    canvas.paint(mask, BLACK, 0.42)
    canvas.paint(inset(mask, 0.03 * s, 0.045 * s, 0.1 * s), BLACK, 0.65)
    canvas.paint(inset(mask, -1, -1), EDGE_LIGHT, 0.08)
    return canvas.surface()


@lru_cache(maxsize=16)
def shadow_surface(s: int, lying: bool, lifted: bool = False) -> Placed:
    """What a tile casts on what lies under it; draw a layer's shadows before its tiles."""
    casts = tuple(
        Cast(dx * s, dy * s, blur * s, opacity)
        for dx, dy, blur, opacity in (_LIFTED if lifted else _REST)
    )
    return shadow(*ivory.face_size(s, lying), ivory.RADIUS * s, casts)
