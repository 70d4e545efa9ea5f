"""Tiles in the air and tiles that lean, lit from the same lamp however they are turned."""

from __future__ import annotations

import pygame

from dekabes.ui.art.marks import Ring, turned_ring
from dekabes.ui.art.raster import Sprite
from dekabes.ui.art.tiles import TileLook, turned_shadow, turned_tile
from dekabes.ui.table.layout import Placed
from dekabes.ui.table.model import Flight
from dekabes.ui.theme import Scale

# A tile on its way is seen for a moment at each angle and size: few pictures will do, which
# are kept, and scaled to the size of the moment.
_ANGLES, _SIZES = 5, 32


def draw_flight(surface: pygame.Surface, scale: Scale, flight: Flight) -> None:
    """Draw a tile in the air with its shadow."""
    s, turn = flight.s, round(flight.angle)
    if flight.gliding:
        s, turn = -(-s // _SIZES) * _SIZES, round(turn / _ANGLES) * _ANGLES
    for picture in (
        turned_shadow(s, turn, lifted=True),
        turned_tile(flight.first, flight.second, s, turn, scale.dress),
    ):
        _scaled(picture, flight.s / s).blit(surface, *flight.centre)


def _scaled(picture: Sprite, factor: float) -> Sprite:
    if factor == 1:
        return picture
    small = pygame.transform.smoothscale_by(picture.surface, factor)
    return Sprite(small, round(picture.dx * factor), round(picture.dy * factor))


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
