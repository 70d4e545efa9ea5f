"""Tiles in the air and tiles that lean, lit from the same lamp however they are turned."""

from __future__ import annotations

from math import ceil

import pygame

from dekabes.ui.art.marks import Ring, turned_ring
from dekabes.ui.art.tiles import TileLook, half_shadow, turned_shadow, turned_tile
from dekabes.ui.table.director import SWELL
from dekabes.ui.table.layout import Placed
from dekabes.ui.table.measures import measures_for
from dekabes.ui.table.model import Flight
from dekabes.ui.theme import Dress, Scale

# A tile on its way is seen for a moment at each angle and size: few pictures will do, which are
# kept, and brought to the size of the moment and by less than 8 degrees to its angle.
_ANGLES, _SIZES = 15, 32
_FULL = (6, 6)  # a tile that needs every pip


def paint_glides(scale: Scale, most: int, first: float, last: float) -> None:
    """Paint ahead what gliding tiles need up to a size, between two angles."""
    for s in range(_painted_size(scale, 1), _painted_size(scale, most) + 1, _SIZES):
        for turn in range(_whole_turn(first), _whole_turn(last) + 1, _ANGLES):
            paint_held(scale.dress, s, turn)


def paint_held(dress: Dress, s: int, angle: float) -> None:
    """Paint ahead what a tile in the air needs at a size and an angle."""
    half_shadow(s, round(angle))
    turned_tile(*_FULL, s, round(angle), dress)


def draw_flight(surface: pygame.Surface, scale: Scale, flight: Flight) -> None:
    """Draw a tile in the air with its shadow."""
    if not flight.gliding:
        turn = round(flight.angle)
        turned_shadow(flight.s, turn).blit(surface, *flight.centre)
        tile = turned_tile(flight.first, flight.second, flight.s, turn, scale.dress)
        tile.blit(surface, *flight.centre)
        return
    s, turn = _painted_size(scale, flight.s), _whole_turn(flight.angle)
    lean, size = flight.angle - turn, flight.s / s
    shadow = pygame.transform.smoothscale_by(half_shadow(s, turn), 2 * size)
    surface.blit(shadow, shadow.get_rect(center=flight.centre))
    tile = turned_tile(flight.first, flight.second, s, turn, scale.dress)
    picture = pygame.transform.rotozoom(tile.surface, lean, size)
    # Its thickness lies beyond the face, whose middle is not the picture's.
    width, height = tile.surface.get_size()
    x = flight.centre[0] + round((width / 2 + tile.dx) * size)
    y = flight.centre[1] + round((height / 2 + tile.dy) * size)
    surface.blit(picture, picture.get_rect(center=(x, y)))


def _painted_size(scale: Scale, s: int) -> int:
    """The size at which a tile is painted that is shown at this one.

    One size does for all that are no larger than the largest tiles of the line.
    """
    cap = measures_for(scale.size).line_cap
    return max(-(-size // _SIZES) * _SIZES for size in (s, ceil(cap * (1 + SWELL))))


def _whole_turn(angle: float) -> int:
    """The angle at which a tile is painted that is shown at this one."""
    return round(angle / _ANGLES) * _ANGLES


def draw_leaning(
    surface: pygame.Surface,
    scale: Scale,
    placed: Placed,
    centre: tuple[int, int],
    angle: int,
    look: TileLook,
    ring: Ring,
) -> None:
    """Draw a tile turned a little from how it would lie, about `centre`, in its ring."""
    turn = angle + (0 if placed.upright else 90)
    s = min(placed.rect.size)
    tile = turned_tile(placed.first, placed.second, s, turn, scale.dress, look)
    tile.blit(surface, *centre)
    turned_ring(s, turn, ring).blit(surface, *centre)
