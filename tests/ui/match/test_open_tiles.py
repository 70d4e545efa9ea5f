"""The tile that won a round, as it comes down beside those in the line."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.art.tiles import THICKNESS
from dekabes.ui.match.lastmove import at_its_end, between_both_ends
from dekabes.ui.match.open_tiles import draw_hand, draw_line_part, hand_places, line_places
from dekabes.ui.screens.ended import round_end
from dekabes.ui.theme import PLAIN, USUAL, Dress, Scale
from tests.ui.screens.test_match_fitting import at

SIZE, S = (1280, 800), 56


@pytest.mark.parametrize("case", ["domino", "dekabes"])
def test_the_tile_that_comes_down_is_over_its_neighbours(case: str) -> None:
    scale, view = Scale.of(SIZE), round_end(at(case, SIZE, "en")).view
    shown = (between_both_ends if case == "dekabes" else at_its_end)(view)
    places = line_places(shown, S, (640, 300))
    number = next(number for number, one in enumerate(shown) if one.won)
    # At half of its way it is 1.45 times as large; its middle, without the rounded corners.
    seen = Rect(0, 0, round(places[number].width * 1.4), round(places[number].height * 1.2))
    seen.center = places[number].center
    assert any(seen.colliderect(other) for other in places if other != places[number])
    pictures = []
    for part in (slice(None), slice(number, number + 1)):
        surface = pygame.Surface(SIZE)
        draw_line_part(surface, scale, shown[part], places[part], 0.5)
        pictures.append(pygame.image.tobytes(surface.subsurface(seen), "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("dress", [USUAL, PLAIN], ids=["usual", "contrast"])
def test_open_hands_throw_no_shadow_in_high_contrast(dress: Dress) -> None:
    scale, surface = Scale.of(SIZE, dress), pygame.Surface(SIZE, pygame.SRCALPHA)
    places = hand_places(2, S, (600, 300))
    draw_hand(surface, scale, (Tile(6, 6), Tile(1, 0)), places)
    bodies = places[0].union(places[1])
    bodies.height += round(THICKNESS * S)
    assert bodies.inflate(2, 2).contains(surface.get_bounding_rect()) is (dress is PLAIN)


@pytest.mark.parametrize("dress", [USUAL, PLAIN], ids=["usual", "contrast"])
def test_the_last_tile_throws_no_shadow_in_high_contrast(dress: Dress) -> None:
    scale, view = Scale.of(SIZE, dress), round_end(at("domino", SIZE, "en")).view
    shown, surface = at_its_end(view), pygame.Surface(SIZE, pygame.SRCALPHA)
    places = line_places(shown, S, (640, 300))
    draw_line_part(surface, scale, shown, places)
    bodies = places[0].unionall(places[1:])
    # The ring lies round the tile, and under it is its thickness.
    assert bodies.inflate(12, 12).contains(surface.get_bounding_rect()) is (dress is PLAIN)
