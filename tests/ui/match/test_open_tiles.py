"""The tile that won a round, as it comes down beside those in the line."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.ui.match.lastmove import at_its_end, between_both_ends
from dekabes.ui.match.open_tiles import draw_line_part, line_places
from dekabes.ui.screens.ended import round_end
from dekabes.ui.theme import Scale
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
