"""The cover's wood, and the ring round its button that fills while it is held."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

import numpy as np
import pygame

from dekabes.ui.art import raster
from dekabes.ui.art.backdrop import lit_wood
from dekabes.ui.art.raster import Canvas, Mask, Pixels
from dekabes.ui.formats import ready
from dekabes.ui.theme import (
    BRASS,
    PLAIN_BRASS,
    RECESS_MENU,
    SHADOW,
    WHITE,
    Colour,
    Scale,
    rgb,
    stops,
)

EDGE, CORNER = 34, 24  # how far within the wood its inner line runs, and the brass where it turns
_EDGE_SHADOW = 34
SOCKET = 164  # across the dark ring, in units
_BAND, _FILL = 12.0, 9.5  # how broad the dark ring is, and what fills it
_CORNER = stops("F6D88F", (0.5, "DFAE55"), "8A5F22")
_HOLLOW = rgb("22110A")
_LIGHT = stops("FFEBB8", (0.4, "E9BE6B"), "8F6228")


@lru_cache(maxsize=2)
def cover_backdrop(scale: Scale) -> pygame.Surface:
    """Lamplit wood in a frame with brass corners. Not to be drawn upon."""
    picture = lit_wood(scale, (0.44, 0.31), (0.74, 0.78), sheen=0.086)
    edge, size = scale.px(EDGE), scale.px(CORNER) // 2 * 2 + 1
    frame = picture.get_rect().inflate(-2 * edge, -2 * edge)
    colour, opacity = (WHITE, 1.0) if scale.contrast else (BRASS, 0.30)
    raster.lay_line(picture, frame, 0, max(1.0, 1.2 * scale.u), colour, opacity)
    for corner in (frame.topleft, frame.topright, frame.bottomleft, frame.bottomright):
        brass = _corner(size, scale.contrast)
        picture.blit(brass, brass.get_rect(center=corner))
    return ready(picture)


@lru_cache(maxsize=2)
def edge_shadow(scale: Scale) -> pygame.Surface:
    """What the lower edge of the cover throws on the table while it comes."""
    size = (scale.width, scale.px(_EDGE_SHADOW))
    down = np.linspace(1, 0, size[1], dtype=np.float32) ** 2
    return raster.painted(np.broadcast_to(down, size), SHADOW, 0.55)


def _corner(size: int, plain: bool) -> pygame.Surface:
    """A lozenge of brass round a hollow."""
    canvas, middle = Canvas(size, size), size / 2
    brass = PLAIN_BRASS if plain else raster.linear(size, size, _CORNER, 150)
    for half, colour in ((0.5, brass), (0.28, _HOLLOW)):
        mask = raster.lozenge_mask(canvas.size, middle, middle, half * size)
        canvas.paint(mask, colour)
    return canvas.surface()


def draw_socket(
    surface: pygame.Surface, scale: Scale, centre: tuple[int, int], part: float = 0.0
) -> None:
    """Draw the dark ring that lies round the button, filled to a part."""
    ring = _ring(scale.px(SOCKET), scale.u, scale.contrast)
    surface.blit(ring.dark, ring.dark.get_rect(center=centre))
    if part > 0:
        light = ring.filled(part)
        surface.blit(light, light.get_rect(center=centre))


@dataclass(frozen=True, slots=True)
class _Ring:
    """The empty ring, and for each pixel of the full one how far round it lies, 0 to 1."""

    dark: pygame.Surface
    round: Mask
    full: Mask
    light: Pixels | Colour
    u: float

    def filled(self, part: float) -> pygame.Surface:
        """What is lit from the top clockwise, with round ends."""
        size = self.full.shape
        middle, half = size[0] / 2, _FILL * self.u / 2
        way = middle - _BAND * self.u / 2
        lit = self.full * (self.round <= part)
        for end in (0.0, part):
            x, y = middle + way * sin(2 * pi * end), middle - way * cos(2 * pi * end)
            lit = np.maximum(lit, raster.disc_mask(size, x, y, half))
        return raster.painted(lit, self.light)


@lru_cache(maxsize=2)
def _ring(size: int, u: float, plain: bool) -> _Ring:
    field, middle = (size, size), size / 2
    x, y = raster.grid(size, size)
    away = np.asarray(np.hypot(x - middle, y - middle), np.float32)
    way = middle - _BAND * u / 2
    canvas = Canvas(size, size)
    if not plain:
        fallen = raster.blurred(raster.disc_mask(field, middle, middle, way), 8 * u)
        canvas.paint(fallen, SHADOW, 0.4)
    canvas.paint(raster.cover(np.abs(away - way) - _BAND * u / 2), RECESS_MENU, 0.94)
    line = raster.cover(np.abs(away - way) - max(0.5, 0.6 * u))
    canvas.paint(line, WHITE if plain else BRASS, 1.0 if plain else 0.34)
    turned = np.arctan2(x - middle, middle - y) / (2 * pi) % 1.0
    full = raster.cover(np.abs(away - way) - _FILL * u / 2)
    light = PLAIN_BRASS if plain else raster.linear(size, size, _LIGHT, 165)
    return _Ring(canvas.surface(), np.asarray(turned, np.float32), full, light, u)
