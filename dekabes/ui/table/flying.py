"""Tiles in the air and tiles that lean, lit from the same lamp however they are turned."""

from __future__ import annotations

import pygame

from dekabes.ui.art.tiles import TileLook, turned_shadow, turned_tile
from dekabes.ui.table.layout import Placed
from dekabes.ui.table.model import Flight


def draw_flight(surface: pygame.Surface, flight: Flight) -> None:
    """Draw a tile in the air with its shadow."""
    turn = round(flight.angle)
    turned_shadow(flight.s, turn, flight.lifted).blit(surface, *flight.centre)
    turned_tile(flight.first, flight.second, flight.s, turn).blit(surface, *flight.centre)


def draw_leaning(
    surface: pygame.Surface, placed: Placed, centre: tuple[int, int], angle: int, look: TileLook
) -> None:
    """Draw a tile turned a little from how it would lie, about `centre`."""
    turn = angle + (0 if placed.upright else 90)
    s = min(placed.rect.size)
    turned_tile(placed.first, placed.second, s, turn, look).blit(surface, *centre)
