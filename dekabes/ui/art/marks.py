"""Marks of light about tiles: rings, the halo of the last tile, the bar at an open end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil

import numpy as np
import pygame

from dekabes.ui.art import tilebody
from dekabes.ui.art.raster import (
    Canvas,
    Mask,
    Sprite,
    blurred,
    box_mask,
    cover,
    inset,
    linear,
    ring_mask,
)
from dekabes.ui.art.tilebody import Outline
from dekabes.ui.theme import BRASS_LIGHT, END_BAR, LAST_HALO, WHITE, Colour, rgb

_KEYLINE = rgb("3C2E16")


@dataclass(frozen=True, slots=True)
class _Band:
    """A ring's width and where it ends outside the face, and its glow; in parts of s."""

    width: float
    reach: float
    opacity: float
    blur: float
    glow: float
    colour: Colour = BRASS_LIGHT


class Ring(Enum):
    """Why a tile has a ring of light."""

    CHOSEN = _Band(0.05, 0.075, 1.0, 0.26, 0.62)
    GHOST = _Band(0.065, 0.08, 1.0, 0.40, 0.78)
    GHOST_FAR = _Band(0.065, 0.08, 0.72, 0.40, 0.50)
    PLAIN = _Band(0.088, 0.118, 1.0, 0.40, 0.62, WHITE)  # high contrast: 5 at s = 57


@lru_cache(maxsize=32)
def ring_surface(s: int, lying: bool, ring: Ring) -> Sprite:
    """The ring and its glow round a tile, placed by the face's corner; laid over the tile."""
    band = ring.value
    margin = ceil((band.reach + 1.3 * band.blur) * s)
    width, height = tilebody.face_size(s, lying)
    body = Outline((width + 2 * margin, height + 2 * margin), (width, height), s)
    return Sprite(_ring(body, band), -margin, -margin)


@lru_cache(maxsize=32)
def turned_ring(s: int, turn: int, ring: Ring) -> Sprite:
    """The same round a tile that is turned, placed by the tile's middle."""
    band = ring.value
    half = ceil((1.12 + band.reach + 1.3 * band.blur) * s)
    body = Outline((2 * half, 2 * half), (s, 2 * s), s, turn)
    return Sprite(_ring(body, band), -half, -half)


def _ring(body: Outline, band: _Band) -> pygame.Surface:
    s, distance = body.s, body.distance()
    canvas = Canvas(*body.field)
    # On whole pixels: a gap that shows and an edge that is crisp, at every size.
    gap = 0 if band.width == band.reach else max(1, round((band.reach - band.width) * s))
    width = max(2, round(band.width * s))
    glow = blurred(cover(distance - np.float32(gap + width)), band.blur * s)
    canvas.paint(glow * (1 - cover(distance - np.float32(gap))), band.colour, band.glow)
    canvas.paint(ring_mask(distance, gap, width), band.colour, band.opacity)
    return canvas.surface()


@lru_cache(maxsize=8)
def halo_surface(s: int, lying: bool) -> Sprite:
    """The light under the tile that was played last, placed by the face's corner."""
    spread, blur = 0.145 * s, 0.32 * s
    margin = ceil(spread + 1.3 * blur)
    width, height = tilebody.face_size(s, lying)
    canvas = Canvas(width + 2 * margin, height + 2 * margin)
    box = (margin - spread, margin - spread, width + 2 * spread, height + 2 * spread)
    mask = box_mask(canvas.size, box, tilebody.RADIUS * s + spread)
    canvas.paint(blurred(mask, blur), LAST_HALO, 0.70)
    return Sprite(canvas.surface(), -margin, -margin)


BAR_WIDTH, BAR_LENGTH = 0.20, 1.16  # parts of s


@lru_cache(maxsize=8)
def open_end_bar(s: int, vertical: bool, plain: bool = False) -> Sprite:
    """The bar that marks an open end, placed by the bar's own corner; `plain`: high contrast."""
    width, length = round(BAR_WIDTH * s), round(BAR_LENGTH * s)
    size = (width, length) if vertical else (length, width)
    key = max(1.5, 0.032 * s)
    margin = ceil(key + 0.55 * s)
    canvas = Canvas(size[0] + 2 * margin, size[1] + 2 * margin)
    radius = min(size) / 2
    around = _grown(canvas.size, margin, size, key)
    canvas.paint(blurred(_grown(canvas.size, margin, size, 0.1 * s), 0.42 * s), BRASS_LIGHT, 0.85)
    canvas.paint(around, _KEYLINE)
    bar = box_mask(canvas.size, (margin, margin, *size), radius)
    if plain:
        canvas.paint(bar, WHITE)
        return Sprite(canvas.surface(), -margin, -margin)
    colours = linear(size[0], size[1], END_BAR, 108 if vertical else 162)
    canvas.paint_at(margin, margin, box_mask(size, (0, 0, *size), radius), colours)
    canvas.paint(inset(bar, max(1.0, 0.018 * s), max(1.0, 0.018 * s)), WHITE, 0.9)
    return Sprite(canvas.surface(), -margin, -margin)


def _grown(field: tuple[int, int], margin: int, size: tuple[int, int], by: float) -> Mask:
    """A bar's outline, grown on all sides."""
    box = (margin - by, margin - by, size[0] + 2 * by, size[1] + 2 * by)
    return box_mask(field, box, min(size) / 2 + by)
