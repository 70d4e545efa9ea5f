"""Drawing with numpy: coverage masks, gradients, blurs and a canvas that layers them.

A mask is a float32 array of shape (width, height), 0 outside to 1 inside, anti-aliased by
the signed distance to the shape's edge. Angles, blurs and inner shadows mean what they mean
in CSS: 90 degrees runs to the right, 180 downwards, a blur of b is a Gaussian of b/2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, radians, sin

import numpy as np
import pygame
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from dekabes.ui.formats import ready
from dekabes.ui.slices import breathe
from dekabes.ui.theme import SHADOW, Colour, Gradient

Mask = NDArray[np.float32]
Pixels = NDArray[np.float32]
_BLOCK = 128  # rows that are blurred at once
Curve = tuple[tuple[float, float], ...]  # (place, value), straight from each to the next


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture and where its corner lies from the corner of the thing it belongs to."""

    surface: pygame.Surface
    dx: int
    dy: int

    def blit(self, target: pygame.Surface, x: int, y: int) -> None:
        """Lay the picture for a thing whose corner is at (x, y)."""
        target.blit(self.surface, (x + self.dx, y + self.dy))


@dataclass(frozen=True, slots=True)
class Cast:
    """One shadow that a shape casts: its offset, blur and opacity."""

    dx: float
    dy: float
    blur: float
    opacity: float

    def scaled(self, k: float) -> Cast:
        """The same shadow of a shape that is k times as large."""
        return Cast(self.dx * k, self.dy * k, self.blur * k, self.opacity)


def grid(width: int, height: int) -> tuple[Mask, Mask]:
    """The x and y of every pixel's centre, ready to broadcast to (width, height)."""
    breathe()
    x = np.arange(width, dtype=np.float32) + 0.5
    y = np.arange(height, dtype=np.float32) + 0.5
    return x[:, None], y[None, :]


def box_distance(
    size: tuple[int, int], box: tuple[float, float, float, float], radius: float
) -> Mask:
    """The signed distance to a rounded box (x, y, width, height), negative inside."""
    x, y = grid(*size)
    left, top, width, height = box
    radius = min(radius, width / 2, height / 2)
    away_x = np.abs(x - (left + width / 2)) - (width / 2 - radius)
    away_y = np.abs(y - (top + height / 2)) - (height / 2 - radius)
    outside = np.hypot(np.maximum(away_x, 0), np.maximum(away_y, 0))
    distance: Mask = outside + np.minimum(np.maximum(away_x, away_y), 0) - radius
    return distance.astype(np.float32)


def cover(distance: Mask) -> Mask:
    """The anti-aliased inside of a signed distance."""
    inside: Mask = np.clip(0.5 - distance, 0, 1).astype(np.float32)
    return inside


def box_mask(size: tuple[int, int], box: tuple[float, float, float, float], radius: float) -> Mask:
    """A rounded box anywhere on a field of the given size."""
    return cover(box_distance(size, box, radius))


def soft_box(
    size: tuple[int, int], box: tuple[float, float, float, float], radius: float, blur: float
) -> Mask:
    """A large rounded box, blurred: close to `blurred`, and quick at any size."""
    # Across a straight edge a Gaussian is the integral that this logistic curve follows.
    steep = np.float32(3.404 / blur)
    return np.asarray(1 / (1 + np.exp(box_distance(size, box, radius) * steep)), np.float32)


def rounded_mask(width: int, height: int, radius: float) -> Mask:
    """A rounded rectangle that fills its field."""
    return box_mask((width, height), (0, 0, width, height), radius)


def disc_mask(size: tuple[int, int], cx: float, cy: float, radius: float) -> Mask:
    """A disc round (cx, cy) on a field of the given size."""
    x, y = grid(*size)
    return cover(np.hypot(x - cx, y - cy) - radius)


def lozenge_mask(
    size: tuple[int, int], cx: float, cy: float, half: float, corner: float = 0.0
) -> Mask:
    """A square on its tip, `half` from centre to tip, its corners rounded."""
    x, y = grid(*size)
    u, v = (x - cx + y - cy) / 2**0.5, (x - cx - y + cy) / 2**0.5
    side = half / 2**0.5 - corner
    away_u, away_v = np.abs(u) - side, np.abs(v) - side
    outside = np.hypot(np.maximum(away_u, 0), np.maximum(away_v, 0))
    return cover(outside + np.minimum(np.maximum(away_u, away_v), 0) - corner)


def rounded_distance(width: int, height: int, radius: float) -> Mask:
    """The signed distance to a rounded rectangle that fills its field."""
    return box_distance((width, height), (0, 0, width, height), radius)


def ring_mask(distance: Mask, inner: float, width: float) -> Mask:
    """A band of the given width that starts `inner` outside the distance's edge."""
    return cover(np.abs(distance - (inner + width / 2)) - width / 2)


@lru_cache(maxsize=6)
def _kernel(length: int, sigma: float) -> Mask:
    breathe()
    taps = np.arange(-ceil(4 * sigma), ceil(4 * sigma) + 1, dtype=np.float32)
    whole = np.exp(-(taps**2) / (2 * sigma**2)).sum()
    weights = np.exp(-(np.arange(length, dtype=np.float32) ** 2) / (2 * sigma**2)) / whole
    both_ways = np.concatenate((weights[:0:-1], weights)).astype(np.float32)
    return np.ascontiguousarray(sliding_window_view(both_ways, length)[::-1])


def blurred(mask: Mask, blur: float) -> Mask:
    """The mask blurred; beyond its field counts as empty."""
    sigma = blur / 2
    if sigma < 0.2:
        return mask
    # Two products of matrices are exact and far quicker than adding up the kernel's taps.
    width, height = mask.shape
    along, down = _kernel(width, sigma), _kernel(height, sigma)
    out = np.empty_like(mask, np.float32)
    for first in range(0, width, _BLOCK):
        breathe()
        rows = slice(first, first + _BLOCK)
        out[rows] = along[rows] @ mask @ down
    return out


def shifted(mask: Mask, dx: float, dy: float) -> Mask:
    """The mask moved by a fraction of a pixel or more; what comes in is empty."""
    return _shift(_shift(mask, dx).T, dy).T


def _shift(mask: Mask, by: float) -> Mask:
    breathe()
    whole = int(np.floor(by))
    part = by - whole
    moved = _roll(mask, whole)
    return moved if part == 0 else moved * np.float32(1 - part) + _roll(moved, 1) * np.float32(part)


def _roll(mask: Mask, by: int) -> Mask:
    moved = np.zeros_like(mask)
    if by == 0:
        return mask
    if by > 0:
        moved[by:] = mask[:-by]
    else:
        moved[:by] = mask[-by:]
    return moved


def inset(mask: Mask, dx: float, dy: float, blur: float = 0.0) -> Mask:
    """The inner shadow of a shape: what the shape, moved by (dx, dy), leaves open within it."""
    edge = ceil(max(abs(dx), abs(dy)) + 1.3 * blur)
    moved = blurred(shifted(np.pad(mask, edge), dx, dy), blur)
    return mask * (1 - moved[edge : edge + mask.shape[0], edge : edge + mask.shape[1]])


def curve(at: NDArray[np.floating], points: Curve) -> NDArray[np.float64]:
    """The value wherever `at` says how far along the curve it is; level before and after it."""
    breathe()
    places, values = zip(*points, strict=True)
    return np.asarray(np.interp(at, places, values), np.float64)


def blend(at: NDArray[np.floating], stops: Gradient) -> Pixels:
    """The colours of a gradient wherever `at` says how far along it is."""
    out = np.empty((*at.shape, 3), np.float32)
    for channel in range(3):
        points = tuple((place, colour[channel]) for place, colour in stops)
        out[..., channel] = curve(at, points)
    return out


def linear(width: int, height: int, stops: Gradient, angle: float) -> Pixels:
    """A gradient along an angle, as colours of shape (width, height, 3)."""
    x, y = grid(width, height)
    along_x, along_y = sin(radians(angle)), -cos(radians(angle))
    length = abs(width * along_x) + abs(height * along_y)
    return blend(((x - width / 2) * along_x + (y - height / 2) * along_y) / length + 0.5, stops)


def radial(
    width: int,
    height: int,
    stops: Gradient,
    centre: tuple[float, float],
    radii: tuple[float, float],
) -> Pixels:
    """A gradient outwards from a centre, with one radius across and one down."""
    x, y = grid(width, height)
    return blend(np.hypot((x - centre[0]) / radii[0], (y - centre[1]) / radii[1]), stops)


def focal(
    size: tuple[int, int],
    centre: tuple[float, float],
    radius: float,
    focus: tuple[float, float],
    stops: Gradient,
) -> Pixels:
    """A gradient from a focus, given from the centre, out to a circle round the centre."""
    x, y = grid(*size)
    away_x, away_y = x - centre[0] - focus[0], y - centre[1] - focus[1]
    inward = focus[0] * away_x + focus[1] * away_y
    room = radius**2 - focus[0] ** 2 - focus[1] ** 2
    return blend((inward + np.sqrt(inward**2 + room * (away_x**2 + away_y**2))) / room, stops)


def noise(width: int, height: int, cell: tuple[int, int], seed: int) -> Mask:
    """Smooth noise of mean 0 and deviation 1, in cells of the given size; always the same."""
    random = np.random.default_rng(seed)
    shape = (width // cell[0] + 2, height // cell[1] + 2)
    coarse = random.standard_normal(shape).astype(np.float32)
    return _stretched(_stretched(coarse, width, cell[0]).T, height, cell[1]).T


def _stretched(coarse: Mask, length: int, cell: int) -> Mask:
    """Rows a cell apart, filled in smoothly to `length` rows."""
    if cell == 1:
        return coarse[:length]
    at = np.arange(length, dtype=np.float32) / np.float32(cell)
    first = at.astype(int)
    part = at - first
    ease = (part * part * (3 - 2 * part))[:, None]
    return np.asarray(coarse[first] * (1 - ease) + coarse[first + 1] * ease, np.float32)


def edge_windows(outer: pygame.Rect, band: int) -> tuple[pygame.Rect, ...]:
    """Four windows that cover a rectangle's edge to a depth, so that its inside costs nothing."""
    across, down = outer.width, outer.height - 2 * band
    return (
        pygame.Rect(outer.left, outer.top, across, band),
        pygame.Rect(outer.left, outer.bottom - band, across, band),
        pygame.Rect(outer.left, outer.top + band, band, down),
        pygame.Rect(outer.right - band, outer.top + band, band, down),
    )


class Canvas:
    """A picture in the making: colours laid one over the other through masks."""

    def __init__(self, width: int, height: int) -> None:
        breathe()
        self.size = (width, height)
        self._colour = np.zeros((width, height, 3), np.float32)  # premultiplied
        self._alpha = np.zeros((width, height), np.float32)
        self._is_empty = True

    def paint(self, mask: Mask, colour: Colour | Pixels, opacity: float = 1.0) -> None:
        """Lay a colour, or a field of colours, over what is there."""
        breathe()
        alpha = mask * np.float32(opacity)
        if self._is_empty:
            np.multiply(np.asarray(colour, np.float32), alpha[..., None], out=self._colour)
            self._alpha[:] = alpha
            self._is_empty = False
            return
        self._colour *= (1 - alpha)[..., None]
        breathe()
        self._colour += np.asarray(colour, np.float32) * alpha[..., None]
        self._alpha *= 1 - alpha
        self._alpha += alpha

    def paint_at(self, x: int, y: int, mask: Mask, colour: Colour | Pixels) -> None:
        """Lay a smaller field with its corner at (x, y)."""
        width, height = mask.shape
        part = Canvas.__new__(Canvas)
        part.size = (width, height)
        part._colour = self._colour[x : x + width, y : y + height]
        part._alpha = self._alpha[x : x + width, y : y + height]
        part._is_empty = self._is_empty
        self._is_empty = False
        part.paint(mask, colour)

    def surface(self) -> pygame.Surface:
        """The finished picture, with alpha."""
        breathe()
        whole = np.maximum(self._alpha, 1e-4)[..., None]
        return to_surface(np.asarray(self._colour / whole, np.float32), self._alpha)


def to_surface(colours: Pixels, alpha: Mask | None = None) -> pygame.Surface:
    """A Surface of colours 0 to 255 and, if given, coverage 0 to 1."""
    flags = 0 if alpha is None else pygame.SRCALPHA
    surface = pygame.Surface(colours.shape[:2], flags, 32)
    breathe()
    pygame.surfarray.pixels3d(surface)[:] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    breathe()
    if alpha is not None:
        pygame.surfarray.pixels_alpha(surface)[:] = np.clip(alpha * 255 + 0.5, 0, 255).astype(
            np.uint8
        )
    return ready(surface)


def painted(mask: Mask, colour: Colour | Pixels, opacity: float = 1.0) -> pygame.Surface:
    """A Surface of one colour, or one field of colours, through a mask."""
    field = np.broadcast_to(np.asarray(colour, np.float32), (*mask.shape, 3))
    return to_surface(field, mask * np.float32(opacity))


def lay_line(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    thick: float,
    colour: Colour,
    opacity: float,
) -> None:
    """Draw a fine line just inside a large rounded rectangle."""
    for window in edge_windows(rect, ceil(radius + thick)):
        box = (rect.x - window.x, rect.y - window.y, rect.width, rect.height)
        line = ring_mask(box_distance(window.size, box, radius), -thick, thick)
        target.blit(painted(line, colour, opacity), window)


def shadow(
    width: int, height: int, radius: float, casts: Sequence[Cast], colour: Colour = SHADOW
) -> Sprite:
    """The shadows of a rounded rectangle, placed from the rectangle's own corner."""
    reach = [(cast, ceil(cast.blur * 1.3) + 1) for cast in casts]
    left = max(0, *(ceil(edge - cast.dx) for cast, edge in reach))
    top = max(0, *(ceil(edge - cast.dy) for cast, edge in reach))
    right = max(0, *(ceil(edge + cast.dx) for cast, edge in reach))
    bottom = max(0, *(ceil(edge + cast.dy) for cast, edge in reach))
    canvas = Canvas(width + left + right, height + top + bottom)
    for cast in casts:
        box = (left + cast.dx, top + cast.dy, width, height)
        canvas.paint(blurred(box_mask(canvas.size, box, radius), cast.blur), colour, cast.opacity)
    return Sprite(canvas.surface(), -left, -top)


def glow(
    width: int, height: int, radius: float, blur: float, colour: Colour, opacity: float
) -> Sprite:
    """A soft light of one colour all round a rounded rectangle."""
    return shadow(width, height, radius, (Cast(0, 0, blur, opacity),), colour)
