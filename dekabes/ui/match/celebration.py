"""Light on the felt: the warm dark under a cry, gold, and for a dékabès a burst of rays."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from random import Random

import numpy as np
import pygame
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art import raster
from dekabes.ui.art.raster import Mask
from dekabes.ui.match.motion import out_back, out_cubic
from dekabes.ui.theme import BRASS_LIGHT, Colour, Scale, rgb, stops

WARM_DARK = rgb("2C1205")
_LIGHT = stops("FFD98C", (0.28, "F2A63C"), (0.62, "C9671C"), "7A3A10")
_COARSE = 4  # light falls off so slowly that a quarter of the pixels will do
_RAYS, _BITS, _FINER = 44, 60, 2
# No ray points further down than this, as the sine of its angle.
_LOW = 0.42
_GOLD: tuple[Colour, ...] = (rgb("FFE6AA"), rgb("EBC271"), rgb("C08A3A"), rgb("F7ECD4"))


def draw_glow(
    surface: pygame.Surface,
    felt: Rect,
    centre: tuple[int, int],
    reach: tuple[int, int],
    part: float,
) -> None:
    """Darken the felt and lay light on it, `reach` from its centre; `part` is how much, 0 to 1."""
    at = (centre[0] - felt.x, centre[1] - felt.y)
    light = _glow(felt.size, at, reach)  # made before it is seen, so that nothing jerks
    if part <= 0:
        return
    light.set_alpha(round(255 * part))
    surface.blit(light, felt)


@lru_cache(maxsize=4)
def _glow(size: tuple[int, int], centre: tuple[int, int], reach: tuple[int, int]) -> pygame.Surface:
    small = (-(-size[0] // _COARSE), -(-size[1] // _COARSE))
    x, y = raster.grid(*small)
    away = np.hypot(
        (x * _COARSE - centre[0]) / reach[0], (y * _COARSE - centre[1]) / reach[1]
    ).astype(np.float32)
    canvas = raster.Canvas(*small)
    inside = _inside(small, size)
    canvas.paint(inside, (0, 0, 0), 0.42)
    canvas.paint(inside * _fall(away, 1.75), WARM_DARK, 0.97)
    canvas.paint(inside * _fall(away, 1.0) ** 1.15, raster.blend(away, _LIGHT), 0.84)
    return pygame.transform.smoothscale(canvas.surface(), size)


def _fall(away: Mask, reach: float) -> Mask:
    """From 1 in the middle to 0 at `reach`, without an edge at either."""
    part = np.clip(1 - away / reach, 0, 1)
    return np.asarray(part * part * (3 - 2 * part), np.float32)


def _inside(small: tuple[int, int], size: tuple[int, int]) -> Mask:
    """The felt's rounded corners stay free."""
    return raster.rounded_mask(*small, min(size) * 0.03 / _COARSE)


def draw_burst(
    surface: pygame.Surface, scale: Scale, felt: Rect, centre: tuple[int, int], part: float
) -> None:
    """Draw rays, rings and bits of gold flying from a centre."""
    reach = out_cubic(part)
    size = (min(felt.width, scale.px(1200)), scale.px(620))
    whole = _burst(size, scale.u)
    if part <= 0:
        return
    grown = (max(2, round(size[0] * reach)), max(2, round(size[1] * reach)))
    picture = whole if part >= 1 else pygame.transform.smoothscale(whole, grown)
    clip = surface.get_clip()
    surface.set_clip(felt.inflate(-scale.px(6), -scale.px(6)))
    surface.blit(picture, picture.get_rect(center=centre))
    surface.set_clip(clip)


@lru_cache(maxsize=2)
def _burst(size: tuple[int, int], u: float) -> pygame.Surface:
    large = (size[0] * _FINER, size[1] * _FINER)
    picture = pygame.Surface(large, pygame.SRCALPHA, 32)
    picture.fill((*BRASS_LIGHT, 0))
    random = Random(66)
    for number in range(_RAYS):
        _ray(picture, large, (number + random.uniform(-0.25, 0.25)) / _RAYS, random, u)
    for part, opacity, thick in ((0.40, 128, 2.6), (0.56, 60, 1.8)):
        width = round(large[0] * part)
        box = Rect(0, 0, width, round(width * 0.335))
        box.center = (large[0] // 2, large[1] // 2)
        pygame.draw.ellipse(picture, (*BRASS_LIGHT, opacity), box, round(thick * u * _FINER))
    for _ in range(_BITS):
        _bit(picture, large, random, u)
    return raster.ready(pygame.transform.smoothscale(picture, size))


def _ray(
    picture: pygame.Surface, size: tuple[int, int], turn: float, random: Random, u: float
) -> None:
    """A thin wedge from near the middle outwards, flattened as the rings are."""
    angle = 2 * pi * turn
    if sin(angle) > _LOW:
        return  # words stand there
    along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    inner, outer = random.uniform(0.15, 0.20), random.uniform(0.30, 0.5)
    if along[1] > 0:
        outer = min(outer, max(inner + 0.05, 0.16 / along[1]))
    half = random.uniform(1.2, 2.8) * u * _FINER
    middle = (size[0] / 2, size[1] / 2)
    reach = (size[0], size[1] * 0.98)

    def at(part: float, aside: float) -> tuple[float, float]:
        return (
            middle[0] + along[0] * part * reach[0] + across[0] * aside,
            middle[1] + along[1] * part * reach[1] + across[1] * aside,
        )

    points = (at(inner, half), at(outer, half * 0.25), at(outer, -half * 0.25), at(inner, -half))
    pygame.draw.polygon(picture, (*BRASS_LIGHT, random.randint(40, 104)), points)


def _bit(picture: pygame.Surface, size: tuple[int, int], random: Random, u: float) -> None:
    """A bit of gold leaf, above the middle or beside it."""
    angle, away = random.uniform(0.92 * pi, 2.08 * pi), random.uniform(0.27, 0.48)
    x = size[0] * (0.5 + away * cos(angle))
    y = size[1] * (0.5 + away * sin(angle))
    turn, wide = random.uniform(0, pi), random.uniform(2, 4.5) * u * _FINER
    long = wide * random.uniform(1.4, 2.4)
    dx, dy = cos(turn), sin(turn)
    corners = [
        (x + a * long * dx - b * wide * dy, y + a * long * dy + b * wide * dx)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    pygame.draw.polygon(picture, (*random.choice(_GOLD), random.randint(120, 235)), corners)


def cry_role(scale: Scale, cry: str, size: float, room: int) -> text.Role:
    """The voice of a cry: as loud as its room allows."""
    role = text.CRY.at(size)
    width = text.text_width(scale, cry, role)
    return role if width <= room else role.at(size * room / width)


def draw_cry(
    surface: pygame.Surface,
    scale: Scale,
    cry: str,
    role: text.Role,
    centre: tuple[int, int],
    part: float = 1.0,
) -> None:
    """Draw the word in light; while it comes it swells past its size and back."""
    word = text.lettering(scale, cry, role)
    if part <= 0:
        return
    # The letters' own middle, from baseline to the capitals' tops, comes to the centre.
    middle = text.ascent(scale, role) - round(0.33 * scale.font_px(role.size))
    centre = (centre[0], centre[1] + word.get_height() // 2 - middle)
    if part < 1:
        grown = 0.55 + 0.45 * out_back(part)
        word = pygame.transform.smoothscale_by(word, grown)
        word.set_alpha(round(255 * min(1.0, part * 2)))
    surface.blit(word, word.get_rect(center=centre))
