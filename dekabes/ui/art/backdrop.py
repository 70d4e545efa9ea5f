"""What lies behind everything: the table, the menu's table and plain wood."""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache

import numpy as np
import pygame

from dekabes.ui.art import felt as cloth
from dekabes.ui.art import wood
from dekabes.ui.art.raster import Mask, curve, grid, lay_line, to_surface
from dekabes.ui.formats import ready
from dekabes.ui.theme import BRASS, EDGE_LIGHT, PLAIN_FELT, PLAIN_WOOD, WHITE, Colour, Scale, rgb

Box = tuple[int, int, int, int]
Place = tuple[float, float]

_PLAIN_SEAM = rgb("140904")
_LAMP_ON_WOOD = rgb("FFAD5F")  # redder than on an edge, where wood throws it back white
# How dark the menu's side of the felt lies, from left to right.
_QUIET = (
    (0.0, 0.70),
    (0.20, 0.66),
    (0.32, 0.54),
    (0.44, 0.36),
    (0.55, 0.19),
    (0.66, 0.07),
    (0.8, 0.0),
)
# What a lamp that is turned down leaves of the light, from the top down.
_LOW = ((0.0, 0.80), (0.5, 0.70), (0.75, 0.60), (1.0, 0.50))
_VIGNETTE = ((0.55, 0.0), (1.0, 0.42))
# What is left of the light on plain wood, from its brightest place outwards.
_FADING = ((0.0, 1.0), (0.30, 0.92), (1.0, 0.36))


class _Evening(Enum):
    """How the lamp hangs over the felt."""

    PLAY = auto()  # above its middle
    TITLE = auto()  # to the right: the menu's side lies in the dark
    RESULT = auto()  # turned down


def table_backdrop(scale: Scale, felt: pygame.Rect) -> pygame.Surface:
    """The table seen from above: felt in its frame of rails. Not to be drawn upon."""
    return _table(scale, felt, _Evening.PLAY)


def menu_backdrop(scale: Scale) -> pygame.Surface:
    """The table within a narrow frame, its light falling off to the left."""
    return _table(scale, narrow_felt(scale), _Evening.TITLE)


def result_backdrop(scale: Scale) -> pygame.Surface:
    """The table within a narrow frame, its lamp turned down, for ends of rounds and matches."""
    return _table(scale, narrow_felt(scale), _Evening.RESULT)


def narrow_felt(scale: Scale) -> pygame.Rect:
    """Where the felt lies within a narrow frame."""
    edge = scale.px(36 if scale.upright else 40)
    return pygame.Rect(edge, edge, scale.width - 2 * edge, scale.height - 2 * edge)


def _table(scale: Scale, felt: pygame.Rect, evening: _Evening) -> pygame.Surface:
    return _painted_table(scale.bare, (felt.x, felt.y, felt.width, felt.height), evening)


@lru_cache(maxsize=3)
def _painted_table(scale: Scale, at: Box, evening: _Evening) -> pygame.Surface:
    felt, u = pygame.Rect(at), scale.u
    picture = pygame.Surface(scale.size, 0, 32)
    if scale.contrast:
        return ready(_plain_table(picture, felt, scale))
    reach = 2 * round(cloth.FRAME * u)
    wood.lay_rails(picture, felt.inflate(reach, reach), u)
    lamp = (0.72, 0.42) if evening is _Evening.TITLE else (0.5, 0.44)
    picture.blit(cloth.felt_surface(felt.size, u, lamp), felt)
    if evening is _Evening.TITLE:
        _lighten(picture, _pool(), EDGE_LIGHT, felt)
        _darken(picture, _falling_left(), felt)
    elif evening is _Evening.RESULT:
        _darken(picture, _turned_down(), felt)
    cloth.lay_frame(picture, felt, u)
    _darken(picture, _vignette(), picture.get_rect())
    return ready(picture)


def _plain_table(picture: pygame.Surface, felt: pygame.Rect, scale: Scale) -> pygame.Surface:
    picture.fill(PLAIN_WOOD)
    width, height = scale.size
    reach = 2 * scale.px(cloth.FRAME)
    inner = felt.inflate(reach, reach)
    for outer, corner in (
        ((0, 0), inner.topleft),
        ((width, 0), inner.topright),
        ((0, height), inner.bottomleft),
        ((width, height), inner.bottomright),
    ):
        pygame.draw.aaline(picture, _PLAIN_SEAM, outer, corner)
    edge, radius = scale.px(5), scale.px(cloth.RADIUS)
    # The edge, drawn last, covers the steps of the field's corners.
    pygame.draw.rect(picture, PLAIN_FELT, felt, border_radius=radius)
    lay_line(picture, felt.inflate(2 * edge, 2 * edge), radius + edge, edge, WHITE, 1.0)
    lay_line(picture, inner, radius + reach // 2, max(1.0, scale.u), BRASS, 0.5)
    return picture


def _darken(picture: pygame.Surface, left: Mask, rect: pygame.Rect) -> None:
    """Multiply a part of the picture by a coarse field of what light is left, 0 to 1."""
    shade = to_surface(np.repeat(left[..., None] * 255, 3, axis=2))
    smooth = pygame.transform.smoothscale(shade, rect.size)
    picture.blit(smooth, rect, special_flags=pygame.BLEND_RGB_MULT)


def _vignette() -> Mask:
    """What is left of the light towards the corners of the picture."""
    x, y = grid(80, 80)
    away = np.hypot(x / 80 - 0.5, y / 80 - 0.5) / 0.5**0.5
    dark = curve(away, _VIGNETTE)
    return np.asarray(1 - dark, np.float32)


def _pool() -> Mask:
    """The pool of light at the right of the felt, where no words stand."""
    x, y = grid(96, 60)
    away = np.hypot((x / 96 - 0.70) / 0.36, (y / 60 - 0.38) / 0.50)
    return np.asarray(0.07 * np.clip(1 - away**2, 0, 1) ** 2, np.float32)


def _falling_left() -> Mask:
    """The dark that keeps the menu's side of the felt quiet."""
    x, _ = grid(96, 8)
    dark = curve(x / 96, _QUIET)
    return np.asarray(np.broadcast_to(1 - dark, (96, 8)), np.float32)


def _turned_down() -> Mask:
    """What is left of the lamp's light when it is turned down, least at the foot."""
    _, y = grid(8, 60)
    left = curve(y / 60, _LOW)
    return np.asarray(np.broadcast_to(left, (8, 60)), np.float32)


def wood_backdrop(scale: Scale) -> pygame.Surface:
    """Plain wood with a brass hairline near its edge, for menus. Not to be drawn upon."""
    return _menu_wood(scale.bare)


@lru_cache(maxsize=2)
def _menu_wood(scale: Scale) -> pygame.Surface:
    return lit_wood(scale, (0.40, -0.05), (1.0, 1.15))


def lit_wood(scale: Scale, at: Place, reach: Place, sheen: float = 0.0) -> pygame.Surface:
    """Wood with its hairline under a lamp: parts of the picture say where and how far it shines.

    A sheen is how much of the lamplight, beyond the usual, lies on the wood under the lamp.
    """
    lamp = _lamp_on_wood(at, reach)
    picture = _board(scale, lamp)
    if sheen and not scale.contrast:
        _lighten(picture, sheen * lamp**4, _LAMP_ON_WOOD, picture.get_rect())
    _hairline(picture, scale, 14, 20)
    return ready(picture)


def _board(scale: Scale, lamp: Mask) -> pygame.Surface:
    """Wood over the whole picture, lit by a lamp given as a coarse field."""
    picture = pygame.Surface(scale.size, 0, 32)
    if scale.contrast:
        picture.fill(PLAIN_WOOD)
        return picture
    picture.blit(wood.wood_surface(scale.width, scale.height, scale.u, 7), (0, 0))
    _darken(picture, lamp, picture.get_rect())
    _lighten(picture, 0.055 * lamp**2, _LAMP_ON_WOOD, picture.get_rect())
    return picture


def _hairline(picture: pygame.Surface, scale: Scale, edge: int, radius: int) -> None:
    if scale.contrast:
        return
    rect = picture.get_rect().inflate(-2 * scale.px(edge), -2 * scale.px(edge))
    lay_line(picture, rect, scale.px(radius), max(1.0, 1.2 * scale.u), BRASS, 0.30)


def _lighten(picture: pygame.Surface, sheen: Mask, light: Colour, rect: pygame.Rect) -> None:
    """Add light to a part of the picture through a coarse field of opacities."""
    glow = to_surface(sheen[..., None] * np.asarray(light, np.float32))
    smooth = pygame.transform.smoothscale(glow, rect.size)
    picture.blit(smooth, rect, special_flags=pygame.BLEND_RGB_ADD)


def _lamp_on_wood(at: Place, reach: Place) -> Mask:
    """What the lamp leaves on wood, brightest at a place, dark far from it."""
    x, y = grid(80, 80)
    away = np.hypot((x / 80 - at[0]) / reach[0], (y / 80 - at[1]) / reach[1])
    return np.asarray(curve(away, _FADING), np.float32)
