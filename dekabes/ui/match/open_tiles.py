"""Tiles that lie open beside the line: small hands, and the last tile with its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

import pygame
from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.art.slabs import ring
from dekabes.ui.art.tiles import GAP, TileLook, back_surface, shadow_surface, tile_surface
from dekabes.ui.match.lastmove import Shown
from dekabes.ui.theme import Scale

# Between two tiles of a hand, in short sides.
HAND_GAP = 0.26
# A larger gap where two tiles of a row do not touch.
_APART = 0.45
# How much larger a tile looks before it comes down on the table.
_HEIGHT = 0.9


def hand_width(count: int, s: int) -> int:
    """The width of so many tiles of a hand side by side."""
    return count * s + (count - 1) * round(s * HAND_GAP) if count else 0


def hand_side(count: int, room: tuple[int, int], largest: int) -> int:
    """The short side of the largest tiles of which so many fit into a room."""
    s = min(largest, room[1] // 2)
    while s > 1 and hand_width(count, s) > room[0]:
        s -= 1
    return s


def hand_places(count: int, s: int, midleft: tuple[int, int]) -> tuple[Rect, ...]:
    """The places of a hand from the middle of its left edge."""
    step = s + round(s * HAND_GAP)
    return tuple(Rect(midleft[0] + n * step, midleft[1] - s, s, 2 * s) for n in range(count))


def draw_hand(
    surface: pygame.Surface,
    scale: Scale,
    tiles: Sequence[Tile],
    places: Sequence[Rect],
    opened: float = 1.0,
) -> None:
    """Draw upright tiles, the higher number on top, as they turn from back to face, 0 to 1.

    In high contrast they throw no shadow.
    """
    for place in () if scale.contrast else places:
        shadow_surface(place.width, lying=False).blit(surface, *place.topleft)
    for tile, place in zip(tiles, places, strict=True):
        if opened > 0.5:
            s = place.width
            picture = tile_surface(tile.high, tile.low, s, lying=False, dress=scale.dress)
        else:
            picture = back_surface(place.width, lying=False, dress=scale.dress)
        if opened >= 1:
            surface.blit(picture, place)
            continue
        narrow = max(1, round(picture.get_width() * abs(cos(pi * opened))))
        picture = pygame.transform.smoothscale(picture, (narrow, picture.get_height()))
        surface.blit(picture, picture.get_rect(midtop=place.midtop))


def line_places(shown: Sequence[Shown], s: int, centre: tuple[int, int]) -> tuple[Rect, ...]:
    """The places of a row of tiles as in the line, doubles across, round a centre."""
    places, x = [], 0
    for number, one in enumerate(shown):
        if number:
            x += round(s * (_APART if one.apart else GAP))
        width = s if one.laid.tile.is_double else 2 * s
        places.append(Rect(x, 0, width, 3 * s - width))
        x += width
    for place in places:
        place.x += centre[0] - x // 2
        place.centery = centre[1]
    return tuple(places)


def draw_line_part(
    surface: pygame.Surface,
    scale: Scale,
    shown: Sequence[Shown],
    places: Sequence[Rect],
    slam: float = 1.0,
) -> None:
    """Draw a row of tiles as in the line; the one that won comes down and keeps a ring of light.

    `slam` is how far it has come, 0 to 1. In high contrast no tile throws a shadow.
    """
    pairs = list(zip(shown, places, strict=True))
    for one, place in pairs:
        if not (one.ghost or scale.contrast):
            lying = place.width > place.height
            shadow_surface(min(place.size), lying, one.won).blit(surface, *place.topleft)
    # What comes down from above is over those beside which it will lie.
    for one, place in sorted(pairs, key=lambda pair: pair[0].won):
        s = min(place.size)
        look = TileLook.GHOST_FAR if one.ghost else TileLook.REST
        lying = place.width > place.height
        picture = tile_surface(one.laid.left, one.laid.right, s, lying, scale.dress, look)
        if one.won and slam < 1:
            picture = pygame.transform.smoothscale_by(picture, 1 + _HEIGHT * (1 - slam))
        at = picture.get_rect(center=place.center) if one.won and slam < 1 else place
        surface.blit(picture, at)
    for one, place in pairs:
        if one.won and slam >= 1:
            _draw_ring(surface, scale, place)


def _draw_ring(surface: pygame.Surface, scale: Scale, place: Rect) -> None:
    s, glow = min(place.size), 0.0 if scale.contrast else 16.0
    gap, thick = 0.02 * s / scale.u, 0.055 * s / scale.u
    light = ring(*place.size, round(0.15 * s), scale.u, gap, thick, glow)
    light.blit(surface, *place.topleft)
