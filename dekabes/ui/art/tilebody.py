"""The lit body of a tile at any angle, its pips, its groove and its brass pin.

All lengths are parts of s, the tile's short side. The light comes from the upper left of
the screen, whichever way the tile is turned.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, floor, radians, sin

import numpy as np
import pygame

from dekabes.ui.art.raster import (
    Canvas,
    Mask,
    Pixels,
    box_distance,
    cover,
    disc_mask,
    focal,
    grid,
    linear,
    lozenge_mask,
    noise,
    radial,
    ring_mask,
)
from dekabes.ui.art.sets import Finish, Pip
from dekabes.ui.theme import WHITE, Colour, rgb, stops

RADIUS = 0.15
FACE_ANGLE = 152
PIP_RADIUS = 0.112
NEAR, MIDDLE, FAR = 0.23, 0.50, 0.77  # where pips stand in a half, across and down

# Where the pips of each number stand on the upper half of an upright tile.
PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((MIDDLE, MIDDLE),),
    ((NEAR, NEAR), (FAR, FAR)),
    ((NEAR, NEAR), (MIDDLE, MIDDLE), (FAR, FAR)),
    ((NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)),
    ((NEAR, NEAR), (FAR, NEAR), (MIDDLE, MIDDLE), (NEAR, FAR), (FAR, FAR)),
    ((NEAR, NEAR), (FAR, NEAR), (NEAR, MIDDLE), (FAR, MIDDLE), (NEAR, FAR), (FAR, FAR)),
)

_PIN = stops(
    "FCEBB9", (0.26, "E7BD66"), (0.38, "CFA350"), (0.58, "AF833C"), (0.88, "896024"), "6E4E20"
)
_PIN_SHADE = rgb("523812")
_QUARTERS = 4  # a pip's place is kept to a quarter of a pixel


@dataclass(frozen=True, slots=True)
class Outline:
    """A tile's outline on a field of pixels: `size` before it was turned, `turn` after.

    The turn is counter-clockwise in degrees, about the middle of the field.
    """

    field: tuple[int, int]
    size: tuple[float, float]
    s: int
    turn: float = 0.0

    def axes(self, dx: float = 0.0, dy: float = 0.0) -> tuple[Mask, Mask]:
        """Where each pixel lies along the body's own axes, from the middle moved by (dx, dy)."""
        x, y = grid(*self.field)
        x, y = x - (self.field[0] / 2 + dx), y - (self.field[1] / 2 + dy)
        if not self.turn:
            return x, y
        along, across = cos(radians(self.turn)), sin(radians(self.turn))
        return x * along - y * across, x * across + y * along

    def distance(self, dx: float = 0.0, dy: float = 0.0) -> Mask:
        """The signed distance to the outline moved by (dx, dy), negative inside."""
        x, y = self.axes(dx, dy)
        radius = RADIUS * self.s
        away_x = np.abs(x) - (self.size[0] / 2 - radius)
        away_y = np.abs(y) - (self.size[1] / 2 - radius)
        outside = np.hypot(np.maximum(away_x, 0), np.maximum(away_y, 0))
        return np.asarray(outside + np.minimum(np.maximum(away_x, away_y), 0) - radius, np.float32)

    def open_edge(self, dx: float, dy: float, blur: float = 0.0) -> Mask:
        """What the outline, moved by (dx, dy), leaves open within itself: an inner stroke."""
        return 1 - self.cover(dx, dy, blur)

    def cover(self, dx: float = 0.0, dy: float = 0.0, blur: float = 0.0) -> Mask:
        """What the outline covers, moved by (dx, dy) and blurred."""
        beyond = self.distance(dx, dy)
        if not blur:
            return cover(beyond)
        # Across a straight edge a Gaussian blur is its integral, which this comes close to.
        return np.asarray(1 / (1 + np.exp(beyond * np.float32(3.404 / blur))), np.float32)


def face_size(s: int, lying: bool) -> tuple[int, int]:
    """The width and height of a tile's face."""
    return (2 * s, s) if lying else (s, 2 * s)


def flat_outline(s: int, lying: bool) -> Outline:
    """The body of a tile that fills its field."""
    size = face_size(s, lying)
    return Outline(size, size, s)


@lru_cache(maxsize=24)
def blank(body: Outline, finish: Finish) -> Pixels:
    """The colours of a body's face under the lamp, without pips; not to be changed."""
    s, light, shade = body.s, finish.light, finish.shade
    colours = linear(*body.field, finish.face, FACE_ANGLE)
    if finish.grain:
        colours += (_grain(body) * finish.grain)[..., None]
    edges: tuple[tuple[Mask, Colour, float], ...] = (
        (body.open_edge(0.06 * s, 0.075 * s, 0.07 * s), finish.glow, light.soft),
        (body.open_edge(-0.06 * s, -0.085 * s, 0.09 * s), shade.colour, shade.soft),
        (body.open_edge(-0.022 * s, -0.03 * s), shade.colour, shade.sharp),
        (body.open_edge(0.022 * s, 0.028 * s), light.colour, light.sharp),
    )
    for edge, colour, opacity in edges:
        _lay(colours, edge * np.float32(opacity), colour)
    if finish.line:
        colour, opacity = finish.line
        thin = ring_mask(body.distance(), -0.075 * s, max(1.0, 0.026 * s))
        _lay(colours, thin * np.float32(opacity), colour)
    return colours


def _grain(body: Outline) -> Mask:
    """Faint streaks across, as growth lines in ivory and in wood."""
    cell = (max(2, round(0.55 * body.s)), max(2, round(0.06 * body.s)))
    return noise(*body.field, cell, seed=66)


def _lay(colours: Pixels, alpha: Mask, colour: Colour | Pixels) -> None:
    colours += (np.asarray(colour, np.float32) - colours) * alpha[..., None]


def with_groove(colours: Pixels, body: Outline, finish: Finish, *, upright: bool) -> Pixels:
    """The face with the groove between its halves and the brass pin in the groove."""
    out, s = colours.copy(), body.s
    # Only the middle changes: a smaller field about the same middle is quicker.
    width, height = (2 * ceil(0.4 * s) + side % 2 for side in body.field)
    left, top = (body.field[0] - width) // 2, (body.field[1] - height) // 2
    middle = out[left : left + width, top : top + height]
    _groove(middle, Outline((width, height), body.size, s, body.turn), finish, upright=upright)
    _pin(middle, (width, height), s)
    return out


def _groove(colours: Pixels, body: Outline, finish: Finish, *, upright: bool) -> None:
    s = body.s
    along, across = body.axes() if upright else body.axes()[::-1]
    length = cover(np.abs(along) - np.float32(0.37 * s))
    # The dark line starts on a whole pixel, so that it is crisp on a tile that is not turned.
    start = round(s - 0.016 * s) - s
    thick = max(1.0, 0.024 * s)
    for first, colour in ((start + thick, finish.groove_rim), (start, finish.groove)):
        line = cover(np.abs(across - np.float32(first + thick / 2)) - np.float32(thick / 2))
        _lay(colours, length * line, colour)


def _pin(colours: Pixels, field: tuple[int, int], s: int) -> None:
    cx, cy, radius = field[0] / 2, field[1] / 2, 0.074 * s
    shade = disc_mask(field, cx + 0.012 * s, cy + 0.030 * s, radius)
    _lay(colours, shade * np.float32(0.45), _PIN_SHADE)
    lamp = (cx - 0.35 * radius, cy - 0.4 * radius)
    brass = radial(*field, _PIN, lamp, (1.6 * radius, 1.6 * radius))
    _lay(colours, disc_mask(field, cx, cy, radius), brass)


def _lay_pip(picture: pygame.Surface, x: float, y: float, s: int, pip: Pip, opacity: float) -> None:
    """Lay one pip with its centre at (x, y)."""
    left, top = floor(x * _QUARTERS + 0.5), floor(y * _QUARTERS + 0.5)
    stamp = _pip_stamp(s, left % _QUARTERS, top % _QUARTERS, pip, opacity)
    half = stamp.get_width() // 2
    picture.blit(stamp, (left // _QUARTERS - half, top // _QUARTERS - half))


@lru_cache(maxsize=1024)
def _pip_stamp(s: int, right: int, down: int, pip: Pip, opacity: float) -> pygame.Surface:
    """A pip whose centre lies some quarters of a pixel beyond the middle of its field."""
    half = ceil(0.14 * s) + 1
    field = (2 * half + 1, 2 * half + 1)
    cx, cy, radius = half + right / _QUARTERS, half + down / _QUARTERS, PIP_RADIUS * s
    canvas = Canvas(*field)
    off, beyond = pip.rim_down * s, pip.rim_beyond * s
    canvas.paint(disc_mask(field, cx + off, cy + off, radius + beyond), pip.rim, pip.rim_opacity)
    focus = (0.28 * radius * pip.gathers, 0.32 * radius * pip.gathers)
    canvas.paint(disc_mask(field, cx, cy, radius), focal(field, (cx, cy), radius, focus, pip.body))
    x, y = grid(*field)
    away = np.hypot((x - cx - 0.033 * s) / (0.042 * s), (y - cy - 0.037 * s) / (0.032 * s))
    canvas.paint(np.clip((1 - away) * 0.03 * s + 0.5, 0, 1), WHITE, pip.glint)
    stamp = canvas.surface()
    stamp.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return stamp


def pip_centres(first: int, second: int) -> tuple[tuple[float, float], ...]:
    """Where the pips of an upright tile stand, in parts of s from its middle."""
    upper = tuple((x - 0.5, y - 1) for x, y in PIPS[first])
    return upper + tuple((x - 0.5, y) for x, y in PIPS[second])


def half_centres(number: int) -> tuple[tuple[float, float], ...]:
    """Where the pips of half a tile stand, in parts of s from its middle."""
    return tuple((x - 0.5, y - 0.5) for x, y in PIPS[number])


def lay_pips(
    picture: pygame.Surface,
    pips: Iterable[tuple[tuple[float, float], Pip]],
    middle: tuple[float, float],
    s: int,
    turn: float = 0.0,
    opacity: float = 1.0,
) -> None:
    """Lay pips whose places are given from a middle, turned about it counter-clockwise."""
    along, across = cos(radians(turn)), sin(radians(turn))
    for (x, y), pip in pips:
        turned_x, turned_y = x * along + y * across, y * along - x * across
        _lay_pip(picture, middle[0] + turned_x * s, middle[1] + turned_y * s, s, pip, opacity)


def back_colours(s: int, lying: bool, finish: Finish) -> Pixels:
    """The colours of a tile's back: an inset frame and a brass lozenge."""
    body = flat_outline(s, lying)
    out = blank(body, finish).copy()
    width, height = body.field
    inner = (0.2 * s, 0.2 * s, width - 0.4 * s, height - 0.4 * s)
    line = max(1.0, 0.047 * s)
    _lay(out, ring_mask(box_distance(body.field, inner, 0.08 * s), -line, line), finish.frame)
    lozenge = lozenge_mask(body.field, width / 2, height / 2, 0.228 * s, 0.02 * s)
    _lay(out, lozenge, finish.lozenge)
    return out
