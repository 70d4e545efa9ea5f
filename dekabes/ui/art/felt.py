"""Felt in its frame: the green field, its shadow under the rails, bevel and brass line."""

from __future__ import annotations

from math import ceil

import numpy as np
import pygame

from dekabes.ui.art.raster import (
    Canvas,
    Mask,
    Pixels,
    blend,
    box_distance,
    cover,
    grid,
    noise,
    radial,
    ring_mask,
    soft_box,
    to_surface,
)
from dekabes.ui.formats import ready
from dekabes.ui.theme import BLACK, BRASS, FELT, Colour, rgb, stops

RADIUS = 22
FRAME = 9  # how far the frame reaches outside the felt
_COARSE = 4  # light falls off so slowly that a quarter of the pixels will do
_LEAST_SOFT, _LEAST_WIDE = 2, 3  # pixels: smaller patches would be fibres
_NAP = 0.94  # the nap's mean brightness; the field is made brighter by as much

_LAMP: Colour = rgb("FFDEA8")
_GAP: Colour = rgb("120804")
_BEVEL = stops("0C0502", (0.36, "1E1008"), (0.52, "4A2C1A"), (0.75, "7E5430"), "9B6A3C")


def felt_surface(
    size: tuple[int, int], u: float, lamp: tuple[float, float] = (0.5, 0.44)
) -> pygame.Surface:
    """The felt's field, square at its corners; `lamp` is where its light falls, in parts."""
    width, height = size
    small = (-(-width // _COARSE), -(-height // _COARSE))
    colours = _field(small, u / _COARSE, lamp)
    field = pygame.transform.smoothscale(to_surface(colours / _NAP), size)
    nap = _nap(u)
    step = nap.get_width()
    for x in range(0, width, step):
        for y in range(0, height, step):
            field.blit(nap, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    return ready(field)


def _field(size: tuple[int, int], u: float, lamp: tuple[float, float]) -> Pixels:
    width, height = size
    colours = radial(
        width, height, FELT, (width * 0.5, height * 0.44), (width * 0.72, height * 0.86)
    )
    x, y = grid(width, height)
    away = np.hypot((x / width - lamp[0]) / 0.52, (y / height - lamp[1]) / 0.72)
    light = np.maximum(0, 1 - away**2).astype(np.float32) ** 2 * np.float32(0.042)
    colours += (np.asarray(_LAMP, np.float32) - colours) * light[..., None]
    # The lamp warms the felt but does not brighten it: ivory words must be read there.
    colours *= (_under_rails(size, u) * (1 - np.float32(1.5) * light))[..., None]
    return colours


def _under_rails(size: tuple[int, int], u: float) -> Mask:
    """What is left of the light close to the rails, more of it at the lower right."""
    radius = RADIUS * u
    even = soft_box(size, (0, 0, *size), radius, 70 * u)
    cast = soft_box(size, (7 * u, 12 * u, *size), radius, 26 * u)
    left: Mask = (1 - 0.38 * (1 - even)) * (1 - 0.60 * (1 - cast))
    return left.astype(np.float32)


def _nap(u: float) -> pygame.Surface:
    """A patch of fine fibres to multiply with."""
    side = 256
    cells = ((max(1, round(2 * u)), 1, 0.007), (1, max(1, round(2 * u)), 0.007))
    value = np.full((side, side), _NAP, np.float32)
    for number, (long, across, strength) in enumerate(cells):
        value += noise(side, side, (long, across), 40 + number) * np.float32(strength)
    soft, wide = max(_LEAST_SOFT, round(3 * u)), max(_LEAST_WIDE, round(7 * u))
    value += noise(side, side, (soft, soft), 44) * np.float32(0.014)
    value += noise(side, side, (wide, wide), 45) * np.float32(0.006)
    return to_surface(np.repeat(value[..., None] * 255, 3, axis=2))


def lay_frame(target: pygame.Surface, felt: pygame.Rect, u: float) -> None:
    """Draw what surrounds the felt: a dark gap, the bevel, a brass hairline."""
    reach = round(FRAME * u)
    outer = felt.inflate(2 * reach, 2 * reach)
    corner = reach + ceil(RADIUS * u)
    for window in _frame_windows(outer, corner, reach + 1):
        target.blit(_frame_part(window, felt, u), window)


def _frame_windows(outer: pygame.Rect, corner: int, band: int) -> tuple[pygame.Rect, ...]:
    """Windows that cover a frame: its corners, and no more than its band between them."""
    right, bottom = outer.right - corner, outer.bottom - corner
    squares = [
        pygame.Rect(x, y, corner, corner) for x in (outer.x, right) for y in (outer.y, bottom)
    ]
    across, down = outer.width - 2 * corner, outer.height - 2 * corner
    return (
        *squares,
        pygame.Rect(outer.x + corner, outer.y, across, band),
        pygame.Rect(outer.x + corner, outer.bottom - band, across, band),
        pygame.Rect(outer.x, outer.y + corner, band, down),
        pygame.Rect(outer.right - band, outer.y + corner, band, down),
    )


def _frame_part(window: pygame.Rect, felt: pygame.Rect, u: float) -> pygame.Surface:
    """The part of the frame seen through a window; all in the coordinates of the picture."""
    canvas = Canvas(*window.size)
    box = (felt.x - window.x, felt.y - window.y, felt.width, felt.height)
    distance = box_distance(window.size, box, RADIUS * u)
    canvas.paint(1 - cover(distance), _GAP)
    canvas.paint(ring_mask(distance, 0, 5 * u), _bevel_colours(window, felt))
    canvas.paint(ring_mask(distance, 0, 1.2 * u), BLACK, 0.18)
    canvas.paint(ring_mask(distance, 8 * u, max(1.0, 1.2 * u)), BRASS, 0.52)
    return canvas.surface()


def _bevel_colours(window: pygame.Rect, felt: pygame.Rect) -> Pixels:
    x, y = grid(*window.size)
    across = (x + window.x - felt.x) / felt.width
    down = (y + window.y - felt.y) / felt.height
    at = 0.54 * across + 0.46 * down
    return blend(at, _BEVEL)
