"""The rack that stands on the felt, and the sign between equal rows: flat in high contrast."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.art import raster
from dekabes.ui.art.raster import Sprite
from dekabes.ui.match.count_page import _draw_equal
from dekabes.ui.match.hand_rack import draw_rack, tile_places
from dekabes.ui.theme import PLAIN, USUAL, Colour, Dress, Scale

FELT = (10, 39, 35)
HAND = (Tile(6, 6), Tile(1, 0))
RACK = Rect(100, 100, 600, 280)


def felt() -> pygame.Surface:
    surface = pygame.Surface((800, 500))
    surface.fill(FELT)
    return surface


def painted(surface: pygame.Surface) -> Rect:
    """All that is no longer felt."""
    mask = pygame.mask.from_threshold(surface, FELT, (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


@pytest.mark.parametrize("dress", [USUAL, PLAIN], ids=["usual", "contrast"])
def test_a_rack_throws_a_shadow_but_not_in_high_contrast(dress: Dress) -> None:
    scale, surface = Scale.of((1280, 800), dress), felt()
    places = tile_places(scale, RACK, len(HAND), 90)
    draw_rack(surface, scale, RACK, HAND, places, HAND[:1])
    assert (painted(surface) == RACK) is (dress is PLAIN)
    assert painted(surface).contains(RACK)


@pytest.mark.parametrize("dress", [USUAL, PLAIN], ids=["usual", "contrast"])
def test_the_mark_under_a_lifted_tile_gives_light_but_not_in_high_contrast(
    dress: Dress, monkeypatch: pytest.MonkeyPatch
) -> None:
    scale, lights, glow = Scale.of((1280, 800), dress), [], raster.glow

    def noted(
        width: int, height: int, radius: float, reach: float, colour: Colour, opacity: float
    ) -> Sprite:
        lights.append((width, height))
        return glow(width, height, radius, reach, colour, opacity)

    monkeypatch.setattr(raster, "glow", noted)
    places = tile_places(scale, RACK, len(HAND), 60)
    draw_rack(felt(), scale, RACK, HAND, places, HAND[:1])
    assert lights == ([] if dress is PLAIN else [(32, 6)])


@pytest.mark.parametrize("dress", [USUAL, PLAIN], ids=["usual", "contrast"])
def test_the_sign_of_equality_is_a_disc_of_54_and_flat_in_high_contrast(dress: Dress) -> None:
    surface = felt()
    _draw_equal(surface, Scale.of((1280, 800), dress), (400, 250))
    disc = Rect(400 - 27, 250 - 27, 54, 54)
    assert (painted(surface) == disc) is (dress is PLAIN)
    assert painted(surface).contains(disc)
