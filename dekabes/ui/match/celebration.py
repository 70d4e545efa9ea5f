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
from dekabes.ui.art.lettering import lettering
from dekabes.ui.art.raster import Curve, Mask, Sprite
from dekabes.ui.easing import out_back, out_cubic
from dekabes.ui.formats import ready
from dekabes.ui.slices import breathe
from dekabes.ui.theme import BRASS_LIGHT, Colour, Scale, rgb, stops

WARM_DARK = rgb("2C1205")
_LIGHT = stops("FFD98C", (0.28, "F2A63C"), (0.62, "C9671C"), "7A3A10")
# How much dark and how much light lies how far away, in parts of the light's reach.
_DARKENS = ((0.0, 0.97), (0.6, 0.95), (1.0, 0.78), (1.5, 0.42), (2.1, 0.14), (2.8, 0.0))
_LIGHTENS = ((0.0, 0.92), (0.3, 0.80), (0.5, 0.62), (0.85, 0.40), (1.1, 0.22), (1.5, 0.0))
# Below its centre, where words are read, light ends sooner.
_SOONER = 1.7
_COARSE = 4  # light falls off so slowly that a quarter of the pixels will do
_RAYS, _BITS, _FINER = 60, 90, 2
# No ray points further down than this, as the sine of its angle.
_LOW = 0.42
_GOLD: tuple[Colour, ...] = (rgb("FFE6AA"), rgb("EBC271"), rgb("C08A3A"), rgb("F7ECD4"))
_AROUND, _ABOVE = 8, 14  # units that bits stay off the word, and rings above the sentence

Box = tuple[int, int, int, int]


def draw_glow(
    surface: pygame.Surface,
    felt: Rect,
    centre: tuple[int, int],
    reach: tuple[int, int],
    parts: tuple[float, float],
) -> None:
    """Darken the felt, then lay light on it; `parts` are how much of either, 0 to 1.

    The dark comes first: gold over green turns olive.
    """
    at = (centre[0] - felt.x, centre[1] - felt.y)
    for layer, part in zip((_dark, _light), parts, strict=True):
        if part > 0:
            sprite = layer(felt.size, at, reach)
            sprite.surface.set_alpha(round(255 * part))
            sprite.blit(surface, *felt.topleft)


@lru_cache(maxsize=1)
def _dark(size: tuple[int, int], centre: tuple[int, int], reach: tuple[int, int]) -> Sprite:
    return _grown(_coarse_dark(size, centre, reach), size)


@lru_cache(maxsize=1)
def _light(size: tuple[int, int], centre: tuple[int, int], reach: tuple[int, int]) -> Sprite:
    return _grown(_coarse_light(size, centre, reach), size)


def _grown(coarse: pygame.Surface, size: tuple[int, int]) -> Sprite:
    """A coarse picture at its full size: what there is to see of it, which is soon at hand."""
    # A pixel more on all sides: what is not seen at all fades into what is seen.
    seen = coarse.get_bounding_rect().inflate(2, 2).clip(coarse.get_rect())
    across, down = size[0] / coarse.get_width(), size[1] / coarse.get_height()
    left, top = round(seen.left * across), round(seen.top * down)
    wide, high = round(seen.right * across) - left, round(seen.bottom * down) - top
    return Sprite(pygame.transform.smoothscale(coarse.subsurface(seen), (wide, high)), left, top)


@lru_cache(maxsize=4)
def _coarse_dark(
    size: tuple[int, int], centre: tuple[int, int], reach: tuple[int, int]
) -> pygame.Surface:
    away = _away(size, centre, reach)
    canvas = raster.Canvas(*away.shape)
    canvas.paint(_inside(away.shape, size) * _falling(away, _DARKENS), WARM_DARK)
    return canvas.surface()


@lru_cache(maxsize=4)
def _coarse_light(
    size: tuple[int, int], centre: tuple[int, int], reach: tuple[int, int]
) -> pygame.Surface:
    away = _away(size, centre, reach)
    canvas = raster.Canvas(*away.shape)
    colours = raster.blend(away / _LIGHTENS[-1][0], _LIGHT)
    canvas.paint(_inside(away.shape, size) * _falling(away, _LIGHTENS), colours)
    return canvas.surface()


def _away(size: tuple[int, int], centre: tuple[int, int], reach: tuple[int, int]) -> Mask:
    """How far each coarse pixel is from the centre, in parts of the reach."""
    x, y = raster.grid(-(-size[0] // _COARSE), -(-size[1] // _COARSE))
    across, down = (x * _COARSE - centre[0]) / reach[0], (y * _COARSE - centre[1]) / reach[1]
    down = np.where(down > 0, down * _SOONER, down)
    return np.asarray(np.hypot(across, down), np.float32)


def _falling(away: Mask, values: Curve) -> Mask:
    return np.asarray(raster.curve(away, values), np.float32)


def _inside(small: tuple[int, ...], size: tuple[int, int]) -> Mask:
    """The felt's rounded corners stay free."""
    return raster.rounded_mask(small[0], small[1], min(size) * 0.03 / _COARSE)


def draw_burst(
    surface: pygame.Surface,
    scale: Scale,
    felt: Rect,
    centre: tuple[int, int],
    word: Rect,
    sentence: int,
    part: float,
) -> None:
    """Draw rays, rings and bits of gold flying from a centre.

    No bit comes to rest on the word, and no ring runs into the sentence whose top is given.
    """
    size = (min(felt.width, scale.px(1200)), scale.px(620))
    place = Rect(0, 0, *size)
    place.center = centre
    kept = word.inflate(2 * scale.px(_AROUND), 2 * scale.px(_AROUND)).move(-place.x, -place.y)
    below = sentence - scale.px(_ABOVE) - centre[1]
    whole = _burst(size, scale.u, (kept.x, kept.y, kept.width, kept.height), below)
    _room(whole.surface.get_size())  # made before anything moves in it
    if part <= 0:
        return
    clip = surface.get_clip()
    surface.set_clip(felt.inflate(-scale.px(6), -scale.px(6)))
    _grow(whole, out_cubic(part)).blit(surface, *centre)
    surface.set_clip(clip)


def _grow(whole: Sprite, reach: float) -> Sprite:
    """A part of the whole's size, which is gone with the next one."""
    if reach >= 1:
        return whole
    width, height = (max(2, round(side * reach)) for side in whole.surface.get_size())
    # In memory that is there already: to ask for new takes longer than to scale.
    small = _room(whole.surface.get_size()).subsurface((0, 0, width, height))
    pygame.transform.smoothscale(whole.surface, (width, height), small)
    return Sprite(small, round(whole.dx * reach), round(whole.dy * reach))


@lru_cache(maxsize=1)
def _room(size: tuple[int, int]) -> pygame.Surface:
    return ready(pygame.Surface(size, pygame.SRCALPHA, 32))


@lru_cache(maxsize=2)
def _burst(size: tuple[int, int], u: float, word: Box, below: int) -> Sprite:
    """The burst at rest; `word` lies in it, and `below` its middle there is so much room.

    It is placed from its middle.
    """
    breathe()
    large = (size[0] * _FINER, size[1] * _FINER)
    picture = pygame.Surface(large, pygame.SRCALPHA, 32)
    breathe()
    picture.fill((*BRASS_LIGHT, 0))
    random = Random(66)
    for number in range(_RAYS):
        breathe()
        turn = (number + random.uniform(-0.25, 0.25)) / _RAYS
        _ray(picture, large, turn, random, u, below / size[1])
    for part, opacity, thick in ((0.40, 128, 2.6), (0.56, 60, 1.8)):
        high = min(0.335 * part * size[0], 2 * below * part / 0.56)
        box = Rect(0, 0, round(large[0] * part), round(high * _FINER))
        box.center = (large[0] // 2, large[1] // 2)
        pygame.draw.ellipse(picture, (*BRASS_LIGHT, opacity), box, round(thick * u * _FINER))
    kept = Rect([side * _FINER for side in word])
    for _ in range(_BITS):
        _bit(picture, kept, random, u)
    breathe()
    whole = pygame.transform.smoothscale(picture, size)
    breathe()
    seen = whole.get_bounding_rect()
    drawn = ready(whole.subsurface(seen).copy())
    return Sprite(drawn, seen.x - size[0] // 2, seen.y - size[1] // 2)


def _ray(
    picture: pygame.Surface,
    size: tuple[int, int],
    turn: float,
    random: Random,
    u: float,
    lowest: float,
) -> None:
    """A thin wedge from near the middle outwards, flattened as the rings are."""
    angle = 2 * pi * turn
    if sin(angle) > _LOW:
        return  # words stand there
    along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    inner, outer = random.uniform(0.15, 0.20), random.uniform(0.30, 0.5)
    if along[1] > 0:
        outer = min(outer, max(inner + 0.05, lowest / along[1]))
    half = random.uniform(1.0, 2.4) * u * _FINER
    middle = (size[0] / 2, size[1] / 2)
    reach = (size[0], size[1] * 0.98)

    def at(part: float, aside: float) -> tuple[float, float]:
        return (
            middle[0] + along[0] * part * reach[0] + across[0] * aside,
            middle[1] + along[1] * part * reach[1] + across[1] * aside,
        )

    points = (at(inner, half), at(outer, half * 0.25), at(outer, -half * 0.25), at(inner, -half))
    pygame.draw.polygon(picture, (*BRASS_LIGHT, random.randint(48, 116)), points)


def _bit(picture: pygame.Surface, word: Rect, random: Random, u: float) -> None:
    """A bit of gold leaf, above the middle or beside it, unless it would lie on the word."""
    width, height = picture.get_size()
    angle, away = random.uniform(0.92 * pi, 2.08 * pi), 0.495 * random.uniform(0.14, 1) ** 0.5
    x = width * (0.5 + away * cos(angle))
    y = height * (0.5 + away * sin(angle))
    turn, wide = random.uniform(0, pi), random.uniform(1.8, 3.3) * u * _FINER
    long = wide * random.uniform(1.4, 2.4)
    dx, dy = cos(turn), sin(turn)
    corners = [
        (x + a * long * dx - b * wide * dy, y + a * long * dy + b * wide * dx)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    gold = (*random.choice(_GOLD), random.randint(217, 255))
    if not word.inflate(2 * long + 2 * wide, 2 * long + 2 * wide).collidepoint(x, y):
        pygame.draw.polygon(picture, gold, corners)


def cry_role(scale: Scale, cry: str, size: float, room: int) -> text.Role:
    """The voice of a cry: as loud as its room allows."""
    role = text.CRY.at(size)
    width = text.text_width(scale, cry, role)
    return role if width <= room else role.at(size * room / width)


def cry_place(scale: Scale, cry: str, role: text.Role, centre: tuple[int, int]) -> Rect:
    """Where the word lies at rest: its letters' middle, from baseline to capitals, in a centre."""
    word = lettering(scale, cry, role, cry=True)
    middle = text.ascent(scale, role) - round(0.33 * scale.font_px(role.size))
    place = word.get_rect(center=centre)
    return place.move(0, word.get_height() // 2 - middle)


def draw_cry(
    surface: pygame.Surface,
    scale: Scale,
    cry: str,
    role: text.Role,
    centre: tuple[int, int],
    part: float = 1.0,
) -> None:
    """Draw the word in light; while it comes it swells past its size and back."""
    word = lettering(scale, cry, role, cry=True)
    place = cry_place(scale, cry, role, centre)
    if part <= 0:
        return
    if part < 1:
        grown = 0.55 + 0.45 * out_back(part)
        word = pygame.transform.smoothscale_by(word, grown)
        word.set_alpha(round(255 * min(1.0, part * 4)))  # soon whole: light shines through
    surface.blit(word, word.get_rect(center=place.center))
