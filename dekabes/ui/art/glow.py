"""Light on the felt: whose turn it is, and the gold of a round that is won."""

from __future__ import annotations

import random
from enum import Enum
from functools import lru_cache
from math import cos, pi, sin

import numpy as np
import pygame

from dekabes.ui.art.raster import Mask, Pixels, Placed, blend, grid, ready, to_surface
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Colour, Gradient, rgb, stops

_TURN: Colour = (176, 236, 190)
_WARM_DARK = rgb("2C1205")
_GOLD: Gradient = stops("FFD98C", (0.15, "F2A63C"), (0.55, "EFA03A"), (0.9, "D98428"), "C9671C")
_CHIPS = (rgb("F6E3B4"), rgb("E3B04B"), rgb("B98834"), IVORY)
_COARSE = 4  # light falls off so slowly that a quarter of the pixels will do


class Side(Enum):
    """The side of the felt on which a seat sits, as (across, down) from its middle."""

    BOTTOM = (0, 1)
    RIGHT = (1, 0)
    TOP = (0, -1)
    LEFT = (-1, 0)


@lru_cache(maxsize=8)
def turn_light(width: int, height: int, side: Side, u: float) -> Placed:
    """The light wash at the edge of the felt of the seat whose turn it is.

    It is placed from the felt's corner.
    """
    across, down = side.value
    deep, reach = round(120 * u), round(0.45 * (width if down else height))
    size = (2 * reach, deep) if down else (deep, 2 * reach)
    x, y = grid(*size)
    middle_x = reach if down else (size[0] if across > 0 else 0)
    middle_y = (size[1] if down > 0 else 0) if down else reach
    far_x, far_y = (reach, deep) if down else (deep, reach)
    away = np.hypot((x - middle_x) / far_x, (y - middle_y) / far_y)
    alpha = np.asarray(0.25 * np.clip(1 - away, 0, 1), np.float32)
    colours = np.broadcast_to(np.asarray(_TURN, np.float32), (*size, 3))
    left = width // 2 - reach if down else (width - size[0] if across > 0 else 0)
    top = (height - size[1] if down > 0 else 0) if down else height // 2 - reach
    return Placed(to_surface(colours, alpha), left, top)


@lru_cache(maxsize=2)
def celebration_glow(width: int, height: int, centre: tuple[int, int], u: float) -> pygame.Surface:
    """Warm dark over the felt with gold light about a centre; covers the felt."""
    small = (-(-width // _COARSE), -(-height // _COARSE))
    x, y = grid(*small)
    right, down = x * _COARSE - centre[0], y * _COARSE - centre[1]
    veil = _fall(np.hypot(right / (600 * u), down / (330 * u)), _VEIL)
    away = np.hypot(right / (440 * u), down / (160 * u))
    # What stands in words below the light must be read: there it falls off sooner.
    foot = np.clip(1 - (down / u - 50) / 45, 0.32, 1)
    light = _fall(away, _LIGHT) * np.asarray(foot, np.float32)
    alpha = 1 - (1 - veil) * (1 - light)
    dark = np.asarray(_WARM_DARK, np.float32) * 0.72
    part = (light / np.maximum(alpha, 1e-4))[..., None]
    colours: Pixels = dark * (1 - part) + blend(away, _GOLD) * part
    glow = to_surface(colours.astype(np.float32), alpha.astype(np.float32))
    return ready(pygame.transform.smoothscale(glow, (width, height)))


_VEIL = ((0.0, 0.97), (0.40, 0.94), (0.62, 0.66), (0.85, 0.24), (1.0, 0.0))
_LIGHT = (
    (0.0, 0.84),
    (0.15, 0.72),
    (0.35, 0.55),
    (0.52, 0.43),
    (0.70, 0.29),
    (0.89, 0.13),
    (1.1, 0),
)


def _fall(away: Mask, steps: tuple[tuple[float, float], ...]) -> Mask:
    values = np.interp(away, [place for place, _ in steps], [value for _, value in steps])
    return np.asarray(values, np.float32)


@lru_cache(maxsize=2)
def celebration_rays(width: int, height: int, centre: tuple[int, int], u: float) -> pygame.Surface:
    """Gold rays, two rings and chips of light about a centre; covers the felt."""
    double = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA, 32)
    double.fill((*BRASS_LIGHT, 0))
    lot = random.Random(28)
    middle = (2 * centre[0], 2 * centre[1])
    for number in range(56):
        turn = (number + lot.uniform(-0.4, 0.4)) * 2 * pi / 56
        # Below the light there are words.
        if sin(turn) < 0.3:
            _ray(double, middle, turn, lot, 2 * u)
    for part, opacity in ((1.0, 0.62), (1.40, 0.30)):
        _ring(double, middle, (240 * part, 82 * part), 2 * u, opacity)
    for _ in range(56):
        _chip(double, middle, lot, 2 * u)
    return ready(pygame.transform.smoothscale(double, (width, height)))


def _ray(
    target: pygame.Surface, middle: tuple[int, int], turn: float, lot: random.Random, u: float
) -> None:
    """One ray, in pieces that fade outwards."""
    start, length = lot.uniform(1.0, 1.3), lot.uniform(150, 420) * u
    wide, bright, pieces = lot.uniform(1.2, 5.0) * u, lot.uniform(0.30, 0.58), 12
    along = (cos(turn), sin(turn))
    foot = (middle[0] + along[0] * 240 * u * start, middle[1] + along[1] * 82 * u * start)

    def corner(part: float, sign: int) -> tuple[float, float]:
        aside = sign * wide / 2 * (1 - 0.75 * part)
        return (
            foot[0] + along[0] * length * part - along[1] * aside,
            foot[1] + along[1] * length * part + along[0] * aside,
        )

    for piece in range(pieces):
        near, far = piece / pieces, (piece + 1) / pieces
        colour = (*BRASS_LIGHT, round(255 * bright * (1 - near) ** 1.3))
        corners = (corner(near, 1), corner(far, 1), corner(far, -1), corner(near, -1))
        pygame.draw.polygon(target, colour, corners)


def _ring(
    target: pygame.Surface,
    middle: tuple[int, int],
    radii: tuple[float, float],
    u: float,
    opacity: float,
) -> None:
    """One elliptical ring, brightest above."""
    points = 160
    for point in range(points):
        turns = [2 * pi * (point + half) / points for half in (0, 1.15)]
        ends = [
            (middle[0] + cos(t) * radii[0] * u, middle[1] + sin(t) * radii[1] * u) for t in turns
        ]
        bright = 0.5 - 0.5 * sin(turns[0])
        colour = (*BRASS_LIGHT, round(255 * opacity * (0.15 + 0.85 * bright)))
        pygame.draw.line(target, colour, ends[0], ends[1], max(2, round(2.2 * u)))


def _chip(target: pygame.Surface, middle: tuple[int, int], lot: random.Random, u: float) -> None:
    """One small plate of gold or ivory, with its shadow."""
    x = middle[0] + lot.choice((-1, 1)) * lot.uniform(230, 570) * u
    y = middle[1] + lot.uniform(-240, 60) * u
    long, thin, lie = lot.uniform(3, 9) * u, lot.uniform(2, 4) * u, lot.uniform(0, pi)
    opacity = lot.uniform(0.6, 1.0)
    for shift, colour, bright in (
        (1.6 * u, (10, 4, 0), 0.5),
        (0.0, lot.choice(_CHIPS), opacity),
    ):
        corners = [
            (
                x + shift + a * cos(lie) * long - b * sin(lie) * thin,
                y + shift + a * sin(lie) * long + b * cos(lie) * thin,
            )
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        pygame.draw.polygon(target, (*colour, round(255 * bright)), corners)
