"""Mahogany: long straight grain, rails with mitred corners, the rack and its lid."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pygame

from dekabes.ui.art.raster import Mask, Pixels, blend, cover, curve, grid, noise, to_surface
from dekabes.ui.formats import ready
from dekabes.ui.theme import EDGE_LIGHT, WOOD, WOOD_FACTOR

_COARSE = 4  # the grain changes so slowly along itself that a quarter of its pixels will do

# How a rail's rounded profile takes the light, from its upper or left edge (0) to the other:
# what it keeps of its own colour, and how much lamplight lies on it.
_KEPT = (
    (0.0, 1.45),
    (0.06, 1.12),
    (0.14, 0.95),
    (0.24, 0.88),
    (0.45, 1.04),
    (0.62, 0.92),
    (0.82, 0.60),
    (1, 0.42),
)

_SHEEN = ((0.0, 0.09), (0.10, 0.03), (0.22, 0.02), (0.45, 0.04), (0.70, 0.02), (1.0, 0.0))


@dataclass(frozen=True, slots=True)
class Light:
    """How a board is lit across its grain: what it keeps, and the lamplight upon it."""

    kept: Mask
    sheen: Mask


_RAMP = (blend(np.linspace(0, 1, 256), WOOD) * WOOD_FACTOR).round().astype(np.uint8)


def grain(length: int, thick: int, u: float, seed: int) -> Pixels:
    """The colours of wood whose grain runs along x, at a quarter of its length."""
    short = -(-length // _COARSE) + 1

    def layer(long: float, across: float, number: int) -> Mask:
        cell = (max(1, round(long * u / _COARSE)), max(1, round(across * u)))
        return noise(short, thick, cell, seed * 10 + number)

    value = 0.52 + 0.10 * layer(420, 22, 1) + 0.07 * layer(260, 7, 2) + 0.045 * layer(150, 2, 3)
    value -= 0.10 * np.maximum(layer(44, 1, 4) - 1.3, 0)  # pores
    return np.asarray(_RAMP[np.clip(value * 255, 0, 255).astype(np.uint8)], np.float32)


def wood_surface(
    length: int, thick: int, u: float, seed: int, light: Light | None = None, upright: bool = False
) -> pygame.Surface:
    """A board of the given length along its grain; lit across the grain."""
    colours = grain(length, thick, u, seed)
    if light is not None:
        colours *= light.kept[None, :, None]
        colours += (np.asarray(EDGE_LIGHT) - colours) * light.sheen[None, :, None]
    size = (len(colours) * _COARSE, thick)
    if upright:
        colours, size = colours.swapaxes(0, 1), size[::-1]
    board = pygame.transform.smoothscale(to_surface(colours), size)
    crop = pygame.Rect(0, 0, *((thick, length) if upright else (length, thick)))
    return ready(board.subsurface(crop).copy())


def rail_light(thick: int, u: float, strength: float = 1.0) -> Light:
    """How a rail of the given thickness takes the light."""
    at = (np.arange(thick, dtype=np.float32) + 0.5) / thick
    kept = curve(at, _KEPT)
    sheen = curve(at, _SHEEN)
    arris = 0.05 * np.exp(-np.arange(thick) / (1.6 * u))
    return Light(
        np.asarray(kept * strength, np.float32), np.asarray((sheen + arris) * strength, np.float32)
    )


def lay_rails(target: pygame.Surface, inner: pygame.Rect, u: float) -> None:
    """Lay four rails round `inner`, mitred from the corners of the picture."""
    width, height = target.get_size()
    right, bottom = width - inner.right, height - inner.bottom
    for x, thick, strength, seed in ((0, inner.left, 0.86, 3), (inner.right, right, 0.96, 4)):
        light = rail_light(thick, u, strength)
        target.blit(wood_surface(height, thick, u, seed, light, upright=True), (x, 0))
    top = wood_surface(width, inner.top, u, 1, rail_light(inner.top, u))
    target.blit(_mitred(top, (inner.left, right), u), (0, 0))
    foot = wood_surface(width, bottom, u, 2, rail_light(bottom, u))
    # Cut like the top rail, seen in a mirror.
    cut = _mitred(_mirrored(foot), (inner.left, right), u)
    target.blit(_mirrored(cut), (0, inner.bottom))


def _mirrored(rail: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(rail, flip_x=False, flip_y=True)


def _mitred(rail: pygame.Surface, sides: tuple[int, int], u: float) -> pygame.Surface:
    """The rail cut to a trapezium, its longer edge at the top, with dark seams."""
    width, height = rail.get_size()
    x, y = grid(width, height)
    left = (x * height - y * sides[0]) / np.hypot(height, sides[0])
    right = ((width - x) * height - y * sides[1]) / np.hypot(height, sides[1])
    inside = np.minimum(left, right).astype(np.float32)
    cut = pygame.Surface(rail.get_size(), pygame.SRCALPHA, 32)
    cut.blit(rail, (0, 0))
    pixels = pygame.surfarray.pixels3d(cut)
    seam = 1 - 0.62 * cover(np.abs(inside - 0.6 * u) - 0.9 * u)
    rows = np.nonzero((inside < 3 * u).any(axis=1))[0]
    pixels[rows] = (pixels[rows] * seam[rows][..., None]).astype(np.uint8)
    pygame.surfarray.pixels_alpha(cut)[:] = (cover(-inside) * 255).astype(np.uint8)
    return cut
