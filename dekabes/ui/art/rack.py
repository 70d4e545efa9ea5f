"""The rack: a groove in the bottom rail, its lip with brass ends, and the lid that shuts it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame

from dekabes.ui.art.raster import (
    Canvas,
    Cast,
    Curve,
    Mask,
    Sprite,
    curve,
    inset,
    lay_line,
    linear,
    lozenge_mask,
    painted,
    rounded_mask,
    shadow,
    soft_box,
)
from dekabes.ui.art.wood import Light, wood_surface
from dekabes.ui.theme import (
    BLACK,
    BRASS,
    EDGE_LIGHT,
    PLAIN_BRASS,
    PLAIN_OUTLINE,
    PLAIN_RECESS,
    PLAIN_WOOD,
    SHADOW,
    WHITE,
    rgb,
    stops,
)

GROOVE_RADIUS = 16
LIP_HEIGHT = 21
_END_WIDTH = 14
_LEAST_LIP, _LEAST_END = 6, 4  # pixels in which their edges can be told apart
_GROOVE = stops("060200", (0.5, "130804"), "211008")
_END = stops("FBE9BE", (0.15, "F3D18D"), (0.4, "E0B25E"), (0.7, "C39340"), "98692A")
_LIP_SHADOW = (Cast(0, 3, 6, 0.6),)
_HOLLOW = rgb("22110A")
_INLAY = stops("F6D88F", (0.5, "DFAE55"), "8A5F22")
_LACQUER = rgb("FFE6C0")


@lru_cache(maxsize=4)
def groove_surface(width: int, height: int, u: float, plain: bool = False) -> pygame.Surface:
    """The dark groove in which the tiles stand; `plain`: high contrast."""
    mask = rounded_mask(width, height, GROOVE_RADIUS * u)
    if plain:
        return painted(mask, PLAIN_RECESS)
    canvas = Canvas(width, height)
    canvas.paint(mask, linear(width, height, _GROOVE, 180))
    open_part = soft_box(canvas.size, (3 * u, 7 * u, width, height), GROOVE_RADIUS * u, 16 * u)
    canvas.paint(mask * (1 - open_part), BLACK, 0.75)
    canvas.paint(inset(mask, -max(1.0, u), -max(1.0, u)), EDGE_LIGHT, 0.12)
    return canvas.surface()


def _fading(height: int, down: Curve, u: float) -> Mask:
    y = (np.arange(height, dtype=np.float32) + 0.5) / np.float32(u)
    return np.asarray(curve(y, down), np.float32)


_LIP_KEPT = ((0, 1.9), (3, 1.75), (6, 1.35), (9, 1.12), (17, 1.02), (19, 0.7), (21, 0.35))
_LIP_SHEEN = ((0, 0.72), (0.9, 0.70), (1.6, 0.42), (2.6, 0.20), (5.0, 0.10), (9.0, 0.02), (12.0, 0))


@lru_cache(maxsize=4)
def lip_surface(width: int, u: float, plain: bool = False) -> Sprite:
    """The lip before the tiles' feet, between its brass ends; placed by its own corner."""
    height, radius = max(_LEAST_LIP, round(LIP_HEIGHT * u)), 5 * u
    mask = rounded_mask(width, height, radius)
    cast = shadow(width, height, radius, [cast.scaled(u) for cast in _LIP_SHADOW])
    picture = cast.surface
    corner = (-cast.dx, -cast.dy)
    end = _brass_end(max(_LEAST_END, round(_END_WIDTH * u)), height, u, plain)
    if plain:
        picture.blit(painted(mask, PLAIN_WOOD), corner)
        edge = pygame.Rect(corner, (width, height))
        lay_line(picture, edge, radius, max(1.0, 2 * u), PLAIN_OUTLINE, 1.0)
    else:
        light = Light(_fading(height, _LIP_KEPT, u), _fading(height, _LIP_SHEEN, u))
        inside = end.get_width() // 2
        board = wood_surface(width - 2 * inside, height, u, 11, light)
        picture.blit(board, (corner[0] + inside, corner[1]))
    picture.blit(end, corner)
    picture.blit(end, (corner[0] + width - end.get_width(), corner[1]))
    return cast


def _brass_end(width: int, height: int, u: float, plain: bool) -> pygame.Surface:
    mask = rounded_mask(width, height, 4 * u)
    if plain:
        return painted(mask, PLAIN_BRASS)
    canvas = Canvas(width, height)
    canvas.paint(mask, linear(width, height, _END, 165))
    canvas.paint(inset(mask, -0.8 * u, -1.0 * u), SHADOW, 0.35)
    canvas.paint(inset(mask, max(1.0, u), max(1.0, 1.2 * u)), WHITE, 0.55)
    return canvas.surface()


_LID_KEPT = ((0, 1.30), (30, 1.15), (75, 0.95), (110, 0.75), (134, 0.50))
_LID_SHEEN = ((0, 0.14), (25, 0.11), (70, 0.06), (110, 0.01), (134, 0.0))


@lru_cache(maxsize=4)
def lid_surface(width: int, height: int, u: float, plain: bool = False) -> pygame.Surface:
    """The lid of the shut rack, with its inlaid line."""
    radius = 12 * u
    mask = rounded_mask(width, height, radius)
    if plain:
        picture = painted(mask, PLAIN_WOOD)
        lay_line(picture, picture.get_rect(), radius, 2 * u, PLAIN_OUTLINE, 1.0)
        return picture
    tall = u * height / (134 * u)
    light = Light(_fading(height, _LID_KEPT, tall), _fading(height, _LID_SHEEN, tall))
    board = wood_surface(width, height, u, 12, light)
    canvas = Canvas(width, height)
    colours = pygame.surfarray.array3d(board).astype(np.float32)
    # The lamp stands at the upper left: its light fades along the lid.
    fall = np.linspace(0.10, 0.0, width, dtype=np.float32)[:, None, None]
    colours += (np.asarray(_LACQUER, np.float32) - colours) * fall * light.sheen[None, :, None] * 7
    canvas.paint(mask, colours)
    canvas.paint(inset(mask, -max(1.0, u), -max(1.0, 2 * u), 2 * u), BLACK, 0.5)
    canvas.paint(inset(mask, max(1.0, u), max(1.0, 1.8 * u)), EDGE_LIGHT, 0.55)
    picture = canvas.surface()
    inner = picture.get_rect().inflate(-round(28 * u), -round(28 * u))
    lay_line(picture, inner, 8 * u, max(1.0, 1.1 * u), BRASS, 0.55)
    return picture


@lru_cache(maxsize=4)
def inlay_surface(size: int, plain: bool = False) -> pygame.Surface:
    """The brass lozenge inlaid in lids; `plain`: high contrast."""
    middle = size / 2
    canvas = Canvas(size, size)
    brass = PLAIN_BRASS if plain else linear(size, size, _INLAY, 150)
    for half, colour in ((0.5, brass), (0.33, _HOLLOW), (0.20, brass)):
        canvas.paint(lozenge_mask((size, size), middle, middle, half * size), colour)
    return canvas.surface()
