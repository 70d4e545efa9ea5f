"""The app's own picture: a double on the felt in the evening's light, edged with brass.

It is kept in assets/icon, where `python -m gallery.icon` puts it, so that no start waits for it.
"""

from __future__ import annotations

import numpy as np
import pygame

from dekabes.ui.art.raster import (
    Canvas,
    Mask,
    Pixels,
    box_distance,
    cover,
    curve,
    grid,
    linear,
    radial,
    to_surface,
)
from dekabes.ui.art.tiles import turned_shadow, turned_tile
from dekabes.ui.theme import FELT, SHADOW, USUAL, rgb, stops

SIZES = (16, 24, 32, 48, 64, 128, 256)
NUMBER = 3  # six pips stay apart even where a half is seven pixels wide
_LARGE = 512  # what is drawn, at least, before it is made small
_RIM = stops("FFF0C0", (0.35, "E9BE6C"), (0.70, "A8752C"), "6E4A1A")
_RADIUS, _EDGE, _GAP = 0.22, 0.036, 0.012  # parts of the side
_LAMP = rgb("FFC66A")
_GAP_COLOUR = rgb("0C0502")


_LEANING, _LEANING_PART = -20, 0.355  # the tile's turn, and what its short side takes of the side
_STANDING_PART = 0.44
_LEANS_FROM = 48  # pixels: a smaller tile is crisp only where it stands


def app_icon(size: int) -> pygame.Surface:
    """The picture at a size, with a clear surround."""
    times = max(2, _LARGE // size)
    large = size * times
    picture = _ground(large, least=0.8 * times)
    if size >= _LEANS_FROM:
        _lay_tile(picture, round(_LEANING_PART * large), large // 2, _LEANING)
    else:
        # An odd number of pixels has one in its middle, for the pips there and for the pin.
        short = (int(_STANDING_PART * size) - 1) // 2 * 2 + 1
        _lay_tile(picture, short * times, (large + times) // 2)
    return _smaller(picture, times)


def _lay_tile(picture: pygame.Surface, s: int, across: int, turn: int = 0) -> None:
    middle = picture.get_height() // 2
    turned_shadow(s, turn).blit(picture, across, middle)
    turned_tile(NUMBER, NUMBER, s, turn, USUAL).blit(picture, across, middle)


def _ground(side: int, least: float) -> pygame.Surface:
    """Felt under a lamp, in a rim of brass that is not thinner than `least`."""
    canvas, size = Canvas(side, side), (side, side)
    outline = box_distance(size, (0, 0, side, side), _RADIUS * side)
    edge = max(_EDGE * side, least)
    canvas.paint(cover(outline), linear(side, side, _RIM, 150))
    canvas.paint(cover(outline + edge), _GAP_COLOUR)
    inside = cover(outline + edge + _GAP * side)
    felt = radial(side, side, FELT, (0.38 * side, 0.30 * side), (0.80 * side, 0.86 * side))
    canvas.paint(inside, felt)
    canvas.paint(inside * _away(side, 0.40, 0.36, ((0, 0.55), (0.3, 0.16), (0.62, 0))), _LAMP)
    canvas.paint(inside * _away(side, 0.30, 0.25, ((0.55, 0), (1.15, 0.7))), SHADOW)
    return canvas.surface()


def _away(side: int, across: float, down: float, points: tuple[tuple[float, float], ...]) -> Mask:
    """A field that changes with the distance from a place, in parts of the side."""
    x, y = grid(side, side)
    away = np.hypot(x / side - across, y / side - down)
    return np.asarray(curve(away, points), np.float32)


def _smaller(picture: pygame.Surface, times: int) -> pygame.Surface:
    """The picture so many times smaller: each pixel the mean of those that it stands for."""
    alpha = np.asarray(pygame.surfarray.array_alpha(picture) / 255, np.float32)[..., None]
    colours = np.asarray(pygame.surfarray.array3d(picture) * alpha, np.float32)
    seen = _means(alpha, times)
    whole = np.asarray(_means(colours, times) / np.maximum(seen, 1e-4), np.float32)
    return to_surface(whole, seen[..., 0])


def _means(field: Pixels, times: int) -> Pixels:
    side, channels = len(field) // times, field.shape[2]
    parts = field.reshape(side, times, side, times, channels)
    return np.asarray(parts.mean(axis=(1, 3)), np.float32)
