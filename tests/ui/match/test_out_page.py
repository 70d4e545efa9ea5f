"""The page of a round that somebody won by going out: what it keeps, and what it must not touch."""

from __future__ import annotations

import pygame
import pytest

from dekabes.ui.art.backdrop import result_backdrop
from dekabes.ui.match.out_page import STILL, OutPage
from dekabes.ui.screens.ended import round_end
from dekabes.ui.theme import USUAL, Dress, Scale, Theme
from tests.ui.screens.test_match_fitting import at

SIZE = (1280, 800)
MOMENTS = (0.0, 0.1, 0.2, 0.4, 0.7, STILL, STILL + 1)


@pytest.mark.parametrize("dress", [USUAL, Dress(Theme.CONTRAST)], ids=["usual", "contrast"])
def test_the_backdrop_that_all_pages_share_stays_as_it_is(dress: Dress) -> None:
    scale, end = Scale.of(SIZE, dress), round_end(at("dekabes", SIZE, "en"))
    before = pygame.image.tobytes(result_backdrop(scale), "RGB")
    page = OutPage(scale, end)
    for now in MOMENTS:
        page.draw(pygame.Surface(SIZE), now)
    assert pygame.image.tobytes(result_backdrop(scale), "RGB") == before


def test_a_page_at_rest_looks_the_same_however_it_came_there() -> None:
    scale, end = Scale.of(SIZE), round_end(at("dekabes", SIZE, "en"))
    watched, cut = OutPage(scale, end), OutPage(scale, end)
    pictures = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for now in MOMENTS:
        watched.draw(pictures[0], now)
    cut.draw(pictures[1], MOMENTS[-1])
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
