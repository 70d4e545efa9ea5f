"""Light at the table beside that of tiles and ends: the turn, the opening place."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import numpy as np
import pygame
from numpy.typing import NDArray

from dekabes.ui.art import raster
from dekabes.ui.art.raster import Canvas, Mask, Sprite
from dekabes.ui.art.tilebody import PIP_RADIUS, RADIUS, face_size, pip_centres
from dekabes.ui.formats import ready
from dekabes.ui.theme import (
    BLACK,
    BRASS_LIGHT,
    IVORY,
    PLAIN_TURN,
    WHITE,
    Colour,
    rgb,
)

TOUCH_LIGHT = 0.06  # hardly more than of a button: pips stay dark
TURN_WASH = rgb("B0ECBE")
_DIM = 4  # the wash is so soft that a quarter of the pixels will do


@lru_cache(maxsize=24)
def focus_line(s: int) -> Sprite:
    """The thin line round a tile that is spoken of but not lifted."""
    width, height = face_size(s, lying=False)
    reach = ceil(0.07 * s) + 2
    canvas = Canvas(width + 2 * reach, height + 2 * reach)
    distance = raster.box_distance(canvas.size, (reach, reach, width, height), RADIUS * s)
    canvas.paint(raster.ring_mask(distance, 0.035 * s, max(1.2, 0.026 * s)), IVORY, 0.85)
    return Sprite(canvas.surface(), -reach, -reach)


@lru_cache(maxsize=8)
def tile_light(s: int) -> Sprite:
    """A little more light on a tile of the hand that is touched."""
    width, height = face_size(s, lying=False)
    mask = raster.rounded_mask(width, height, RADIUS * s)
    return Sprite(raster.painted(mask, WHITE, TOUCH_LIGHT), 0, 0)


@lru_cache(maxsize=8)
def turn_wash(size: tuple[int, int], place: int) -> Sprite:
    """Light on the felt from the seat whose turn it is: 0 below, 1 right, 2 above, 3 left.

    Only where there is any: most of the felt stays as it is, and costs nothing.
    """
    width, height = size[0] // _DIM, size[1] // _DIM
    x, y = raster.grid(width, height)
    across, down = x / width, y / height
    edge = (1 - down, 1 - across, down, across)[place]
    along = (across if place % 2 == 0 else down) - 0.5
    away = np.hypot(edge / 0.34, along / 0.62)
    light = np.clip(1 - away, 0, 1) ** 1.5
    small = raster.painted(np.asarray(light, np.float32), TURN_WASH, 0.25)
    whole = pygame.transform.smoothscale(small, size)
    lit = whole.get_bounding_rect()
    return Sprite(ready(whole.subsurface(lit).copy()), *lit.topleft)


@lru_cache(maxsize=8)
def open_place(size: tuple[int, int], s: int, contrast: bool) -> Sprite:
    """The empty place for the opening tile: dark, with a dashed edge, in a pool of light."""
    pad = round(0.24 * s)
    width, height = size[0] + 2 * pad, size[1] + 2 * pad
    reach = round(1.3 * s)
    box = (reach, reach, width, height)
    canvas = Canvas(width + 2 * reach, height + 2 * reach)
    distance = raster.box_distance(canvas.size, box, 0.3 * s)
    if not contrast:
        canvas.paint(raster.blurred(raster.cover(distance + 0.1 * s), 1.3 * s), IVORY, 0.20)
    body = raster.cover(distance)
    canvas.paint(body, BLACK, 0.38)
    canvas.paint(raster.inset(body, 0.04 * s, 0.06 * s, 0.2 * s), BLACK, 0.4)
    line = raster.ring_mask(distance, -0.075 * s, max(2.0, 0.075 * s))
    colour: Colour = PLAIN_TURN if contrast else BRASS_LIGHT
    canvas.paint(line * _dashes(canvas.size, box, s), colour)
    return Sprite(canvas.surface(), -reach - pad, -reach - pad)


def _dashes(size: tuple[int, int], box: tuple[int, int, int, int], s: int) -> Mask:
    """Dashes along the sides of a box; each round corner lies within one."""
    x, y = raster.grid(*size)
    left, top, width, height = box
    beside = np.minimum(np.abs(x - left), np.abs(x - left - width))
    above = np.minimum(np.abs(y - top), np.abs(y - top - height))
    corner = 0.42 * s
    across = _stripes(x - left, width, s)
    down = _stripes(y - top, height, s)
    dashes = np.where(above <= beside, across, down)
    return np.where((beside < corner) & (above < corner), 1, dashes).astype(np.float32)


def _stripes(along: NDArray[np.floating], length: int, s: int) -> NDArray[np.floating]:
    """Dashes between two corners, beginning and ending with a gap."""
    start, inner = 0.42 * s, length - 0.84 * s
    count = max(1, round(inner / (0.5 * s)))
    step = inner / (count + 0.4)
    place = np.mod(along - start, step)
    return np.asarray(np.clip(np.minimum(place - 0.4 * step, step - place) + 0.5, 0, 1))


@lru_cache(maxsize=8)
def tile_hint(first: int, second: int, s: int, upright: bool) -> Sprite:
    """The faint drawing of the one tile that may come, placed from its middle."""
    width, height = (s, 2 * s) if upright else (2 * s, s)
    canvas = Canvas(width, height)
    for x, y in pip_centres(first, second):
        # A lying tile is the upright one turned by a quarter.
        right, down = (x, y) if upright else (y, -x)
        spot = (width / 2 + right * s, height / 2 + down * s)
        canvas.paint(raster.disc_mask(canvas.size, *spot, PIP_RADIUS * s), IVORY, 0.5)
    groove = (0.13 * s, s - 0.5, 0.74 * s, max(1.0, 0.03 * s))
    if not upright:
        groove = (groove[1], groove[0], groove[3], groove[2])
    canvas.paint(raster.box_mask(canvas.size, groove, 0), IVORY, 0.45)
    return Sprite(canvas.surface(), -width // 2, -height // 2)
