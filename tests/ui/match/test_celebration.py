"""The light of a celebration: warm, not olive, and nothing bright where words are read."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art.backdrop import narrow_felt, result_backdrop
from dekabes.ui.art.raster import Mask
from dekabes.ui.match import celebration, out_page
from dekabes.ui.match.celebration import draw_burst, draw_glow
from dekabes.ui.match.plain import Signed
from dekabes.ui.screens import match_over
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import IVORY, Colour, Scale
from tests.ui.contrast import contrast_ratio
from tests.ui.screens.test_match_fitting import at

CENTRE, REACH = (640, 320), (400, 150)


def ground() -> tuple[Scale, pygame.Surface]:
    scale = Scale.of((1280, 800))
    return scale, result_backdrop(scale).copy()


def colour_at(surface: pygame.Surface, place: tuple[int, int]) -> Colour:
    red, green, blue, _ = surface.get_at(place)
    return red, green, blue


@pytest.mark.parametrize("place", [(640, 320), (560, 340), (440, 320), (300, 320), (640, 220)])
def test_light_on_the_felt_is_warm_while_it_comes(place: tuple[int, int]) -> None:
    # Olive is green as strong as red; brown and gold have a sixth more red at least.
    for light in (0.0, 0.3, 0.6, 1.0):
        scale, surface = ground()
        draw_glow(surface, narrow_felt(scale), CENTRE, REACH, (1.0, light))
        red, green, _ = colour_at(surface, place)
        assert red > 1.16 * green, light


def test_far_from_the_light_the_felt_stays_green() -> None:
    scale, surface = ground()
    draw_glow(surface, narrow_felt(scale), CENTRE, REACH, (1.0, 1.0))
    for place in ((70, 120), (1210, 120), (640, 740)):
        red, green, _ = colour_at(surface, place)
        assert green > red


def burst(word: Rect, sentence: int) -> Mask:
    """Where the burst at rest has changed a black picture."""
    scale = Scale.of((1280, 800))
    surface = pygame.Surface(scale.size)
    draw_burst(surface, scale, narrow_felt(scale), CENTRE, word, sentence, 1.0)
    return np.asarray(pygame.surfarray.array3d(surface).max(axis=2), np.float32)


def test_no_opaque_bit_of_gold_lies_on_the_word() -> None:
    word = Rect(320, 60, 640, 160)
    seen = burst(word, 420)
    kept = word.inflate(2 * 8, 2 * 8)
    # Rays pass behind the word; they are faint, and bits are not.
    assert seen[kept.x : kept.right, kept.y : kept.bottom].max() < 140
    assert (seen > 180).any()


def test_rings_and_rays_end_above_the_sentence() -> None:
    assert not burst(Rect(320, 60, 640, 160), 400)[300:980, 400 - 14 + 2 :].any()


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (800, 600), (600, 800)])
@pytest.mark.parametrize("case", ["domino", "dekabes", "match"])
def test_the_sentence_can_be_read_in_the_light(
    case: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, surface, places = at(case, size, "en"), pygame.Surface(size), []

    def left_out(
        _: pygame.Surface,
        scale: Scale,
        says: str,
        role: text.Role,
        rect: Rect,
        _helped: str,
        _gain: Signed | None = None,
    ) -> None:
        place = text.balanced(scale, says, role, IVORY, rect.width).get_rect(center=rect.center)
        places.append(place)

    for module in (out_page, match_over):
        monkeypatch.setattr(module, "draw_story", left_out)
    desk.top.draw(surface, Attention())
    for spot in (places[0].midtop, places[0].center, places[-1].midtop, places[-1].center):
        assert contrast_ratio(IVORY, colour_at(surface, spot)) > 4.5


def test_a_coarse_light_is_grown_to_its_full_size_in_its_own_place() -> None:
    coarse = pygame.Surface((10, 5), pygame.SRCALPHA, 32)
    coarse.fill((*IVORY, 255), (4, 2, 2, 1))
    grown = celebration._grown(coarse, (40, 20))
    # With a pixel more on all sides it is the part from (3, 1) to (7, 4), four times as large.
    assert (grown.dx, grown.dy) == (12, 4)
    assert grown.surface.get_size() == (16, 12)
    whole = pygame.Surface((40, 20))
    grown.blit(whole, 0, 0)
    assert min(colour_at(whole, (20, 10))) > 150
    assert colour_at(whole, (12, 4)) == (0, 0, 0)


def test_a_light_that_reaches_an_edge_ends_there() -> None:
    coarse = pygame.Surface((10, 5), pygame.SRCALPHA, 32)
    coarse.fill((*IVORY, 255), (8, 0, 2, 5))
    grown = celebration._grown(coarse, (41, 22))
    # From 7 tenths of 41 to its end, and all the height.
    assert (grown.dx, grown.dy) == (29, 0)
    assert grown.surface.get_size() == (12, 22)
