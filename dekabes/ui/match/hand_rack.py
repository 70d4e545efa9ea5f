"""A hand shown in a wooden rack that stands on the felt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import ceil

import pygame
from pygame import Rect

from dekabes.engine import Tile
from dekabes.engine.tiles import HAND_SIZE
from dekabes.ui.art import raster, slabs
from dekabes.ui.art.rack import groove_surface
from dekabes.ui.art.raster import Canvas, Mask
from dekabes.ui.art.tiles import shadow_surface, tile_surface
from dekabes.ui.art.wood import wood_surface
from dekabes.ui.formats import ready
from dekabes.ui.match.room import evenly
from dekabes.ui.theme import (
    BLACK,
    BRASS_FACE,
    BRASS_LIGHT,
    EDGE_LIGHT,
    PLAIN_OUTLINE,
    PLAIN_WOOD,
    Scale,
)

FRAME, RADIUS = 18, 22
# In short sides of a tile: the air between tiles at least and at most, above and below them, and
# how high one lifts.
_BETWEEN, _MOST, _AIR, _LIFT, _FOOT = 0.27, 0.42, 0.11, 0.11, 0.17
_MARK = (32, 6)
_LEAST_MARK = 3  # pixels of its height


def rack_size(scale: Scale, s: int, rows: int = 1, *, lifts: bool = True) -> tuple[int, int]:
    """The rack's size for a hand of tiles with this short side, in so many rows."""
    frame, columns = scale.px(FRAME), -(-HAND_SIZE // rows)
    width = columns * s + (columns + 1) * round(s * _BETWEEN)
    lift = ceil(s * _LIFT) if lifts else 0
    height = rows * (2 * s + ceil(s * _AIR) + lift + ceil(s * _FOOT))
    return width + 2 * frame, height + 2 * frame


def largest_side(
    scale: Scale, room: tuple[int, int], largest: int, rows: int = 1, *, lifts: bool = True
) -> int:
    """The short side of the largest tiles with which the rack fits into a room."""
    for s in range(largest, 1, -1):
        width, height = rack_size(scale, s, rows, lifts=lifts)
        if width <= room[0] and height <= room[1]:
            return s
    return 1


def tile_places(scale: Scale, rack: Rect, count: int, s: int, rows: int = 1) -> tuple[Rect, ...]:
    """The places of the tiles at rest, in rows as even as can be."""
    inner = rack.inflate(-2 * scale.px(FRAME), -2 * scale.px(FRAME))
    columns = -(-count // rows)
    gap = min((inner.width - columns * s) // (columns + 1), round(s * _MOST))
    places = []
    for number, row in enumerate(evenly(inner, rows, 0, down=True)):
        here = min(columns, count - number * columns)
        x = row.centerx - (here * s + (here - 1) * gap) // 2
        y = row.bottom - ceil(s * _FOOT) - 2 * s
        places += [Rect(x + n * (s + gap), y, s, 2 * s) for n in range(here)]
    return tuple(places)


def draw_rack(
    surface: pygame.Surface,
    scale: Scale,
    rack: Rect,
    tiles: Sequence[Tile],
    places: Sequence[Rect],
    lifted: Collection[Tile] = (),
) -> None:
    """Draw the rack with its tiles; those that are lifted have a mark under them.

    In high contrast nothing throws a shadow, and no mark its light.
    """
    if not scale.contrast:
        fallen = slabs.slab_shadow(*rack.size, scale.px(RADIUS), scale.u, sheet=True)
        fallen.blit(surface, *rack.topleft)
    surface.blit(_frame(*rack.size, scale.bare), rack)
    raised = [
        place.move(0, -ceil(place.width * _LIFT)) if tile in lifted else place
        for tile, place in zip(tiles, places, strict=True)
    ]
    for tile, place in () if scale.contrast else zip(tiles, raised, strict=True):
        cast = shadow_surface(place.width, lying=False, lifted=tile in lifted)
        cast.blit(surface, *place.topleft)
    for tile, place in zip(tiles, raised, strict=True):
        face = tile_surface(tile.high, tile.low, place.width, lying=False, dress=scale.dress)
        surface.blit(face, place)
        if tile in lifted:
            _draw_mark(surface, scale, place)


def _draw_mark(surface: pygame.Surface, scale: Scale, place: Rect) -> None:
    """A short bar of brass light under a lifted tile."""
    width, height = scale.px(_MARK[0]), max(_LEAST_MARK, scale.px(_MARK[1]))
    spot = (place.centerx - width // 2, place.bottom + round(place.width * 0.13))
    if not scale.contrast:
        light = raster.glow(width, height, height / 2, scale.px(14), BRASS_LIGHT, 0.5)
        light.blit(surface, *spot)
    bar = slabs.slab(slabs.Body.BRASS, width, height, height // 2, scale.u, scale.contrast)
    bar.blit(surface, *spot)


@lru_cache(maxsize=4)
def _frame(width: int, height: int, scale: Scale) -> pygame.Surface:
    """The frame of long-grained wood, its upper left edge lit, and the dark groove in it.

    In high contrast it is flat and has an outline.
    """
    picture = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    mask = raster.rounded_mask(width, height, scale.px(RADIUS))
    if scale.contrast:
        picture.fill(PLAIN_WOOD)
        picture.blit(_outline(width, height, scale), (0, 0))
    else:
        picture.blit(wood_surface(width, height, scale.u, 5), (0, 0))
        picture.blit(_light(mask, scale.u), (0, 0))
    pygame.surfarray.pixels_alpha(picture)[:] = (mask * 255).astype("uint8")
    frame = scale.px(FRAME)
    inner = (width - 2 * frame, height - 2 * frame)
    picture.blit(groove_surface(*inner, scale.u, scale.contrast), (frame, frame))
    return ready(picture)


def _outline(width: int, height: int, scale: Scale) -> pygame.Surface:
    thick = max(1.0, 2 * scale.u)
    distance = raster.rounded_distance(width, height, scale.px(RADIUS))
    return raster.painted(raster.ring_mask(distance, -thick, thick), PLAIN_OUTLINE)


def _light(mask: Mask, u: float) -> pygame.Surface:
    canvas = Canvas(*mask.shape)
    canvas.paint(raster.inset(mask, 0, -9 * u, 12 * u), BLACK, 0.75)
    canvas.paint(raster.inset(mask, 0, 10 * u, 16 * u), EDGE_LIGHT, 0.26)
    canvas.paint(raster.inset(mask, -u, -2 * u), BLACK, 0.5)
    canvas.paint(raster.inset(mask, max(1.0, u), max(1.0, 1.5 * u)), BRASS_FACE[0][1], 0.4)
    return canvas.surface()
