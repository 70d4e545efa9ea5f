"""Who is who without reading: each seat's medallion, each team's sign."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import numpy as np
import pygame

from dekabes.engine import Seat, Team
from dekabes.ui.art import raster, strokes
from dekabes.ui.art.raster import Canvas, Mask, Sprite
from dekabes.ui.theme import (
    BLUE,
    BLUE_LIGHT,
    BRASS_LIGHT,
    IVORY,
    PLAIN_BRASS,
    RED,
    RED_LIGHT,
    SHADOW,
    WHITE,
    Colour,
    Gradient,
    rgb,
    stops,
)

# Parts of a medallion's size: from centre to a tip of the lozenge, the disc's radius.
LOZENGE, DISC = 0.49, 0.415
RIM = 0.052

_RIM_FACE = stops("F8D992", (0.3, "E0B25A"), (0.65, "B98738"), "8F5F26")
_BLUE_FACE = stops("3C73D8", "2B5EC3", "1D4496")
_RED_FACE = stops("D0493B", "BC3628", "8A2117")
_KEYLINE = rgb("180A05")

# Emblems on a field of 100 whose middle is (0, 0): what is ivory, then what is cut out of it.
_HULL = "M-18.6 11.2H18.6L14 19.8H-13.4Z"
_SAILS = (
    "M1.6 -16.4C9.4 -11.6 14.2 -2.6 14.8 8.4H1.6ZM-2.6 -14C-9.6 -9.8 -14.4 -1.4 -15.2 8.4H-2.6Z"
)
_MAST = "M-0.5 -18.6V11.4"
_KITE = "M0 -20.4L13.6 -12.9V1L0 8.6L-13.6 1V-12.9Z"
_SPOKES = "M0 -22V10M-15.4 -14.1L15.4 2.3M15.4 -14.1L-15.4 2.3"
_TAIL = "M0 8.6C2.4 11.4 -1.6 13.4 0.8 16C2 17.4 0.6 18.8 0.6 20.4"
_LEAF = "M17.6 -19.2C-3 -20.6 -19.2 -8.6 -19 11C-18.6 14.4 -17 17 -14.4 18.8"
_LEAF += "C7.6 19.6 20.8 4.4 17.6 -19.2Z"
_VEIN = "M-20 20.4C-12 10.4 -3.6 1.8 8 -7.4"
_STAR = "M13.2 -6.4H13.3"


def _emblem(seat: Seat, size: tuple[int, int], k: float, middle: tuple[float, float]) -> Mask:
    """What is ivory in a seat's emblem."""

    def line(path: str, width: float) -> Mask:
        return strokes.stroke(size, path, k, width * k, middle)

    def solid(path: str, swell: float = 0.0) -> Mask:
        return strokes.shape(size, path, k, swell * k, middle)

    match seat:
        case Seat.ONE:
            return np.maximum(np.maximum(solid(_SAILS), solid(_HULL, 0.3)), line(_MAST, 1.7))
        case Seat.TWO:
            return solid(_LEAF, 0.4)
        case Seat.THREE:
            return np.maximum(solid(_KITE), line(_TAIL, 2.4))
        case _:
            return np.maximum(_moon(size, k, middle), line(_STAR, 5.2))


def _paint_emblem(
    canvas: Canvas, seat: Seat, k: float, middle: tuple[float, float], colour: Colour
) -> None:
    canvas.paint(_emblem(seat, canvas.size, k, middle), colour)
    if seat is Seat.THREE:
        spokes = strokes.stroke(canvas.size, _SPOKES, k, 2.3 * k, middle)
        kite = strokes.shape(canvas.size, _KITE, k, 0, middle)
        canvas.paint(np.minimum(spokes, kite), rgb("264FAE"))
    if seat is Seat.TWO:
        canvas.paint(strokes.stroke(canvas.size, _VEIN, k, 2.9 * k, middle), rgb("98281C"))


def _moon(size: tuple[int, int], k: float, middle: tuple[float, float]) -> Mask:
    cx, cy = middle
    whole = raster.disc_mask(size, cx + 4 * k, cy + 0.9 * k, 20.8 * k)
    bite = raster.disc_mask(size, cx + 14.8 * k, cy - 2.9 * k, 17.2 * k)
    return np.minimum(whole, 1 - bite)


def team_mask(
    red: bool, size: tuple[int, int], middle: tuple[float, float], half: float, corner: float = 0
) -> Mask:
    """The shape of a team: a lozenge for blue, a disc for red, `half` from middle to edge."""
    if red:
        return raster.disc_mask(size, *middle, half)
    return raster.lozenge_mask(size, *middle, half, corner)


def medallion(seat: Seat, size: int, glow: bool = False, flat: bool = False) -> Sprite:
    """A seat's medallion, placed from the corner of its square; the turn gives it a glow.

    In high contrast it is flat: no light on it or round it, and no shadow.
    """
    return _medallion(seat, size, glow, flat)  # one key, however it is asked for


@lru_cache(maxsize=64)
def _medallion(seat: Seat, size: int, glow: bool, flat: bool) -> Sprite:
    red = seat.team is Team.B
    room = ceil(size * (0.26 if glow else 0.12))
    full = size + 2 * room
    canvas = Canvas(full, full)
    middle = (full / 2, full / 2)
    half = size * (DISC if red else LOZENGE)
    body = team_mask(red, canvas.size, middle, half, size * 0.03)
    if not flat:
        _paint_around(canvas, body, size, glow)
    _paint_face(canvas, red, middle, half, size, flat)
    _paint_emblem(canvas, seat, size / 100, middle, WHITE if flat else IVORY)
    return Sprite(canvas.surface(), -room, -room)


def _paint_around(canvas: Canvas, body: Mask, size: int, glow: bool) -> None:
    """The light round a medallion whose turn it is, and the shadow under every one."""
    if glow:
        canvas.paint(raster.blurred(body, size * 0.24), BRASS_LIGHT, 0.62)
    fallen = raster.shifted(body, size * 0.02, size * 0.045)
    canvas.paint(raster.blurred(fallen, size * 0.07), SHADOW, 0.55)


def _paint_face(
    canvas: Canvas, red: bool, middle: tuple[float, float], half: float, size: int, flat: bool
) -> None:
    """The brass rim, a dark line within it and the team's colour, lit from the upper left."""
    # A band as broad seen across the lozenge's side needs more from tip to tip.
    band = size * RIM * (1.0 if red else 2**0.5)
    line = max(0.9, size * 0.016) * (1.0 if red else 2**0.5)
    rim, face = _RIM_FACE, _RED_FACE if red else _BLUE_FACE
    if flat:
        rim, face = ((0.0, PLAIN_BRASS),), ((0.0, RED if red else BLUE),)
    _paint_lit(canvas, team_mask(red, canvas.size, middle, half, size * 0.03), rim, half)
    canvas.paint(team_mask(red, canvas.size, middle, half - band, size * 0.008), _KEYLINE)
    inner = team_mask(red, canvas.size, middle, half - band - line)
    _paint_lit(canvas, inner, face, half)


def _paint_lit(canvas: Canvas, mask: Mask, face: Gradient, half: float) -> None:
    """A gradient from upper left to lower right across a shape `half` from its middle."""
    x, y = raster.grid(*canvas.size)
    middle = canvas.size[0] / 2
    across = ((x - middle) * 0.5 + (y - middle) * 0.87) / (half * 1.5) + 0.5
    canvas.paint(mask, raster.blend(across, face))


@lru_cache(maxsize=64)
def team_sign(team: Team, size: int) -> pygame.Surface:
    """A team's sign as a square picture: never an emblem, never a lamp."""
    red = team is Team.B
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    half = size * (0.455 if red else 0.5)
    edge = max(1.4, size * 0.075) * (1.0 if red else 2**0.5)
    outline, fill = team_colours(team)
    canvas.paint(team_mask(red, canvas.size, middle, half), outline)
    canvas.paint(team_mask(red, canvas.size, middle, half - edge), fill)
    return canvas.surface()


def team_colours(team: Team) -> tuple[Colour, Colour]:
    """A team's light outline and its fill."""
    return (RED_LIGHT, RED) if team is Team.B else (BLUE_LIGHT, BLUE)
