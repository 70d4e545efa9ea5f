"""Ivory: the lit body of a tile, its engraved pips, its groove and brass pin.

All lengths are parts of s, the tile's short side. The light comes from the upper left of
the screen, whichever way the tile lies, so upright and lying bodies are rendered apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pygame

from dekabes.ui.art.raster import (
    Canvas,
    Mask,
    Pixels,
    box_distance,
    box_mask,
    disc_mask,
    focal,
    grid,
    inset,
    linear,
    lozenge_mask,
    noise,
    radial,
    ring_mask,
    rounded_mask,
)
from dekabes.ui.theme import GHOST, PIP, TILE_BACK, TILE_FACE, Colour, Gradient, mix, rgb, stops

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

_WARM = rgb("FFFDF6")
_RIM = rgb("FFFDF4")
_GROOVE = rgb("5A4426")
_PIN = stops(
    "FCEBB9", (0.26, "E7BD66"), (0.38, "CFA350"), (0.58, "AF833C"), (0.88, "896024"), "6E4E20"
)
_PIN_SHADE = rgb("523812")
_DARK, _LIGHT = PIP[0][1], PIP[-1][1]
_HOLLOW: Gradient = ((0.0, _LIGHT), (0.45, mix(_DARK, _LIGHT, 0.40)), (1.0, _DARK))
_FRAME = rgb("A58958")
_LOZENGE = rgb("9F7A45")


@dataclass(frozen=True, slots=True)
class Finish:
    """What the face of a tile is made of and how strongly its edges catch the light."""

    face: Gradient
    white: float  # opacity of the sharp light edge
    warm: float  # opacity of the soft light within it
    shade: Colour
    shade_sharp: float
    shade_soft: float
    grain: float  # how far the ivory's grain departs from its colour, of 255


IVORY_FINISH = Finish(TILE_FACE, 1.0, 0.75, rgb("7E5F34"), 0.60, 0.36, 2.0)
BACK_FINISH = Finish(TILE_BACK, 1.0, 0.75, rgb("7E5F34"), 0.60, 0.36, 1.0)
GHOST_FINISH = Finish(GHOST, 0.45, 0.25, rgb("A86F1E"), 0.36, 0.25, 0.0)


def pip_centres(number: int, lying: bool) -> tuple[tuple[float, float], ...]:
    """Where a number's pips stand in its half, in parts of s from the half's corner."""
    if not lying:
        return PIPS[number]
    return tuple((y, 1 - x) for x, y in PIPS[number])


def face_size(s: int, lying: bool) -> tuple[int, int]:
    """The width and height of a tile's face."""
    return (2 * s, s) if lying else (s, 2 * s)


@lru_cache(maxsize=24)
def blank(s: int, lying: bool, finish: Finish) -> tuple[Pixels, Mask]:
    """The colours of a face without pips, and what of its field the face covers."""
    width, height = face_size(s, lying)
    mask = rounded_mask(width, height, RADIUS * s)
    return lit(mask, s, finish), mask


def lit(mask: Mask, s: int, finish: Finish) -> Pixels:
    """The colours of a body of the given outline under the lamp."""
    width, height = mask.shape
    colours = linear(width, height, finish.face, FACE_ANGLE)
    if finish.grain:
        colours += (_grain(width, height, s) * finish.grain)[..., None]
    edges: tuple[tuple[Mask, Colour, float], ...] = (
        (inset(mask, 0.06 * s, 0.075 * s, 0.07 * s), _WARM, finish.warm),
        (inset(mask, -0.06 * s, -0.085 * s, 0.09 * s), finish.shade, finish.shade_soft),
        (inset(mask, -0.022 * s, -0.03 * s), finish.shade, finish.shade_sharp),
        (inset(mask, 0.022 * s, 0.028 * s), (255, 255, 255), finish.white),
    )
    for edge, colour, opacity in edges:
        _lay(colours, edge * np.float32(opacity), colour)
    return colours


def _lay(colours: Pixels, alpha: Mask, colour: Colour | Pixels) -> None:
    colours += (np.asarray(colour, np.float32) - colours) * alpha[..., None]


def _grain(width: int, height: int, s: int) -> Mask:
    """Faint streaks across, as growth lines in ivory."""
    return noise(width, height, (max(2, round(0.55 * s)), max(2, round(0.06 * s))), seed=66)


def with_groove(colours: Pixels, s: int, lying: bool) -> Pixels:
    """The face with the groove between its halves and the brass pin in the groove."""
    out = colours.copy()
    size = face_size(s, lying)
    top = round(s - 0.016 * s)  # on a whole pixel, so that the line is crisp
    dark, light = max(1.0, 0.024 * s), max(1.0, 0.024 * s)
    for offset, thick, colour in ((dark, light, _RIM), (0.0, dark, _GROOVE)):
        box = (0.13 * s, top + offset, 0.74 * s, thick)
        turned = (box[1], box[0], box[3], box[2])
        _lay(out, box_mask(size, turned if lying else box, 0), colour)
    _pin(out, size, s)
    return out


def _pin(colours: Pixels, size: tuple[int, int], s: int) -> None:
    cx, cy, radius = size[0] / 2, size[1] / 2, 0.074 * s
    _lay(
        colours,
        disc_mask(size, cx + 0.012 * s, cy + 0.030 * s, radius) * np.float32(0.45),
        _PIN_SHADE,
    )
    lamp = (cx - 0.35 * radius, cy - 0.4 * radius)
    brass = radial(*size, _PIN, lamp, (1.6 * radius, 1.6 * radius))
    _lay(colours, disc_mask(size, cx, cy, radius), brass)


@lru_cache(maxsize=64)
def pips_surface(number: int, s: int, lying: bool, opacity: float = 1.0) -> pygame.Surface:
    """The engraved pips of a number on a clear field of s by s."""
    canvas = Canvas(s, s)
    for x, y in pip_centres(number, lying):
        _engrave(canvas, x * s, y * s, s)
    surface = canvas.surface()
    if opacity < 1:
        surface.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _engrave(canvas: Canvas, cx: float, cy: float, s: int) -> None:
    size, radius = canvas.size, PIP_RADIUS * s
    canvas.paint(disc_mask(size, cx + 0.009 * s, cy + 0.012 * s, radius), _RIM, 0.9)
    hollow = focal(size, (cx, cy), radius, (0.28 * radius, 0.32 * radius), _HOLLOW)
    canvas.paint(disc_mask(size, cx, cy, radius), hollow)
    x, y = grid(*size)
    away = np.hypot((x - cx - 0.033 * s) / (0.042 * s), (y - cy - 0.037 * s) / (0.032 * s))
    canvas.paint(np.clip((1 - away) * 0.03 * s + 0.5, 0, 1), (255, 255, 255), 0.13)


def back_colours(s: int, lying: bool) -> tuple[Pixels, Mask]:
    """The colours of a tile's back: an inset frame and a brass lozenge."""
    colours, mask = blank(s, lying, BACK_FINISH)
    out = colours.copy()
    width, height = mask.shape
    inner = (0.2 * s, 0.2 * s, width - 0.4 * s, height - 0.4 * s)
    frame = ring_mask(box_distance((width, height), inner, 0.08 * s), -0.047 * s, 0.047 * s)
    _lay(out, frame, _FRAME)
    lozenge = lozenge_mask((width, height), width / 2, height / 2, 0.228 * s, 0.02 * s)
    _lay(out, lozenge, _LOZENGE)
    return out, mask
