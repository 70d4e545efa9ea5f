"""The score in light: lamps on a brass thread, and the coin of a doubled round."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from math import ceil

import numpy as np
import pygame

from dekabes.engine import Team
from dekabes.ui import text
from dekabes.ui.art import raster
from dekabes.ui.art.emblems import team_mask
from dekabes.ui.art.raster import Canvas, Mask, Sprite
from dekabes.ui.theme import (
    BRASS_LIGHT,
    BRASS_SHADE,
    INK,
    LAMP_BLUE,
    LAMP_OFF,
    LAMP_RED,
    PLAIN_BRASS,
    PLAIN_RECESS,
    SHADOW,
    WHITE,
    Gradient,
    Scale,
    rgb,
    stops,
)

LAMP, LAMP_GAP, COIN = 30, 7, 56

_BEZEL_FACE = stops("F6D48C", (0.45, "E0B25A"), "9C6C2C")
_KEYLINE = rgb("140A04")
_EMBERS = {Team.A: (rgb("26406E"), rgb("446CAD")), Team.B: (rgb("7A2A1E"), rgb("B34838"))}
_GLOWS = {Team.A: rgb("6A9FFF"), Team.B: rgb("FF7257")}
_COIN_FACE = stops("F8DC9C", (0.35, "E6BC66"), (0.7, "CF9D48"), "A87630")
_COIN_RIM = stops("CDAA70", (0.5, "B98A42"), "845318")


class Lamp(Enum):
    """What a lamp shows."""

    OFF = auto()
    LIT = auto()
    LIGHTING = auto()  # just lit: a ring and a wider glow
    GOING_OUT = auto()  # lost: an ember


@lru_cache(maxsize=64)
def lamp(team: Team, size: int, state: Lamp, flat: bool = False) -> Sprite:
    """One lamp, placed from the corner of its square of `size` pixels; flat in high contrast."""
    red = team is Team.B
    room = ceil(size * 0.8)
    canvas = Canvas(size + 2 * room, size + 2 * room)
    middle = (canvas.size[0] / 2, canvas.size[1] / 2)
    half = size * (0.405 if red else 0.475)
    slant = 1.0 if red else 2**0.5
    bezel, line = slant * max(1.2, size * 0.068), slant * max(0.8, size * 0.042)
    outer = team_mask(red, canvas.size, middle, half, 0 if red else size * 0.02)
    if state in (Lamp.LIT, Lamp.LIGHTING) and not flat:
        _shine(canvas, team, middle, half, state is Lamp.LIGHTING)
    canvas.paint(outer, PLAIN_BRASS if flat else _across(canvas, half, _BEZEL_FACE))
    canvas.paint(team_mask(red, canvas.size, middle, half - bezel), _KEYLINE)
    glass = half - bezel - line
    if flat:
        _paint_flat_glass(canvas, team, state, glass)
    else:
        _paint_glass(canvas, team, state, glass)
    if state is Lamp.LIGHTING:
        x, y = raster.grid(*canvas.size)
        away = np.hypot(x - middle[0], y - middle[1]) - size * 0.582
        canvas.paint(raster.cover(np.abs(away) - max(0.6, size * 0.026)), BRASS_LIGHT, 0.92)
    return Sprite(canvas.surface(), -room, -room)


def _across(canvas: Canvas, half: float, face: Gradient) -> raster.Pixels:
    """A gradient from upper left to lower right over what lies `half` around the middle."""
    x, y = raster.grid(*canvas.size)
    middle = canvas.size[0] / 2
    return raster.blend((x + y - 2 * middle) / (half * 2.4) + 0.5, face)


def _shine(
    canvas: Canvas, team: Team, middle: tuple[float, float], half: float, wide: bool
) -> None:
    """The light that a lamp throws around itself."""
    red = team is Team.B
    if wide:
        far = team_mask(red, canvas.size, middle, half * 1.5)
        canvas.paint(raster.blurred(far, half * 1.3), _GLOWS[team], 0.7)
    near = team_mask(red, canvas.size, middle, half * 1.12)
    canvas.paint(raster.blurred(near, half * 0.85), _GLOWS[team], 0.66)


def _paint_glass(canvas: Canvas, team: Team, state: Lamp, glass: float) -> None:
    red = team is Team.B
    cx, cy = canvas.size[0] / 2, canvas.size[1] / 2
    mask = team_mask(red, canvas.size, (cx, cy), glass)
    if state is Lamp.GOING_OUT:
        outer, core = _EMBERS[team]
        canvas.paint(mask, outer)
        canvas.paint(team_mask(red, canvas.size, (cx, cy), glass * 0.5), core)
        return
    if state is Lamp.OFF:
        lower = (cx + 0.25 * glass, cy + 0.45 * glass)
        face = tuple((1 - at, colour) for at, colour in reversed(LAMP_OFF))
        canvas.paint(mask, raster.radial(*canvas.size, face, lower, (1.5 * glass, 1.5 * glass)))
        return
    bright, clear, deep = (colour for _, colour in (LAMP_RED if red else LAMP_BLUE))
    face = ((0.0, bright), (0.4, clear), (1.0, deep))
    upper = (cx - 0.1 * glass, cy - 0.36 * glass)
    canvas.paint(mask, raster.radial(*canvas.size, face, upper, (1.45 * glass, 1.45 * glass)))
    canvas.paint(_glint(canvas.size, cx - 0.25 * glass, cy - 0.36 * glass, glass), WHITE, 0.92)


def _paint_flat_glass(canvas: Canvas, team: Team, state: Lamp, glass: float) -> None:
    """One colour for a lamp that is lit, and one for what is dark; an ember is its core alone."""
    red, middle = team is Team.B, (canvas.size[0] / 2, canvas.size[1] / 2)
    lit = (LAMP_RED if red else LAMP_BLUE)[1][1]
    on = state in (Lamp.LIT, Lamp.LIGHTING)
    canvas.paint(team_mask(red, canvas.size, middle, glass), lit if on else PLAIN_RECESS)
    if state is Lamp.GOING_OUT:
        canvas.paint(team_mask(red, canvas.size, middle, glass * 0.5), _EMBERS[team][1])


def _glint(size: tuple[int, int], cx: float, cy: float, glass: float) -> Mask:
    """A small bright oval that leans to the light."""
    x, y = raster.grid(*size)
    along, across = (x - cx - (y - cy)) * 0.707, (x - cx + y - cy) * 0.707
    oval = np.hypot(along / 0.24, across / 0.15)
    return raster.cover((oval - glass) * 0.15)


def draw_lamps(
    surface: pygame.Surface,
    scale: Scale,
    team: Team,
    states: Sequence[Lamp],
    midleft: tuple[float, float],
    size: float = LAMP,
    gap: float = LAMP_GAP,
) -> pygame.Rect:
    """Draw a team's path of lamps on its thread, from the middle of its left edge."""
    side, step = scale.px(size), (size + gap) * scale.u
    x, y = round(midleft[0]), round(midleft[1])
    place = pygame.Rect(x, y - side // 2, round(step * (len(states) - 1)) + side, side)
    thick = max(1, round(size / 18 * scale.u))
    thread = pygame.Rect(place.x + side // 2, y - thick // 2, place.width - side, thick)
    surface.fill(rgb("9C7136"), thread)
    for number, state in enumerate(states):
        lamp(team, side, state, scale.contrast).blit(surface, round(x + number * step), place.y)
    return place


@lru_cache(maxsize=16)
def _coin(size: int, flat: bool) -> Sprite:
    room = ceil(size * 0.2)
    full = size + 2 * room
    canvas = Canvas(full, full)
    cx, cy, half = full / 2, full / 2, size / 2
    body = raster.disc_mask(canvas.size, cx, cy, half)
    if flat:
        canvas.paint(body, PLAIN_BRASS)
        return Sprite(canvas.surface(), -room, -room)
    fallen = raster.shifted(body, size * 0.03, size * 0.06)
    canvas.paint(raster.blurred(fallen, size * 0.12), SHADOW, 0.6)
    canvas.paint(body, _across(canvas, half, _COIN_RIM))
    inner = raster.disc_mask(canvas.size, cx, cy, half - size * 0.052)
    canvas.paint(inner, _across(canvas, half, _COIN_FACE))
    canvas.paint(raster.inset(inner, size * 0.012, size * 0.02), BRASS_SHADE, 0.4)
    return Sprite(canvas.surface(), -room, -room)


def draw_coin(
    surface: pygame.Surface,
    scale: Scale,
    centre: tuple[float, float],
    label: str = "×2",
    size: float = COIN,
) -> pygame.Rect:
    """Draw the brass coin of a round that counts twice."""
    side = scale.px(size)
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(centre[0]), round(centre[1]))
    _coin(side, scale.contrast).blit(surface, *place.topleft)
    role = text.Role(text.SHOWING_HEAVY, size * 0.46)
    if not scale.contrast:
        # Struck into the metal: the lower right edge of the letters catches the light.
        lit = max(1, round(scale.u))
        edge = (place.centerx + lit, place.centery + lit)
        text.draw_text(surface, scale, label, role, rgb("FFE9B4"), edge, "center")
    text.draw_text(surface, scale, label, role, INK, place.center, "center")
    return place
