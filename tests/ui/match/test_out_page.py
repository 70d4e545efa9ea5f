"""The page of a round that somebody won by going out: what it keeps, and what it must not touch."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from dekabes.i18n import LANGUAGES
from dekabes.ui.art.backdrop import result_backdrop
from dekabes.ui.match import out_page
from dekabes.ui.match.celebration import draw_cry
from dekabes.ui.match.out_page import STILL, OutPage
from dekabes.ui.screens.ended import round_end
from dekabes.ui.theme import USUAL, Dress, Scale, Theme
from tests.ui.screens.rounds import LONG_NAMES
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_upright_the_word_stands_clear_of_the_tiles(lang: str) -> None:
    size = (800, 1280)
    end = round_end(at("dekabes", size, lang))
    page = OutPage(Scale.of(size), end)
    plan, surface = page._plan, pygame.Surface(size)
    draw_cry(surface, page.scale, end.cry(), page._cry_role, plan.cry)
    letters = pygame.mask.from_threshold(surface, (255, 255, 255), (130, 130, 200, 255))
    foot = max(box.bottom for box in letters.get_bounding_rects())
    # The sentence has one line of 25 and no more, so that the word has its air over the tiles.
    assert plan.story.height < 40
    assert plan.tiles[1] - plan.s - foot >= 30
    assert plan.rows[0].y - plan.story.centery >= 24


def test_names_are_not_cut_for_the_word_of_a_block_in_which_they_do_not_stand() -> None:
    # "Dékabès" stands behind its tile at the left; at the right there are long names.
    end = round_end(at("dekabes", SIZE, "en", LONG_NAMES))
    left, right = OutPage(Scale.of(SIZE), end)._rows[:2]
    assert left[1].x < right[1].x
    assert right[2].tiles - right[2].name > left[2].tiles - left[2].name + 40

    upright = (800, 1280)
    end = round_end(at("dekabes", upright, "en", LONG_NAMES))
    assert len({columns for _, _, columns in OutPage(Scale.of(upright), end)._rows}) == 1


def test_the_felt_darkens_for_180_ms_then_lights_up_until_450_ms_and_stays_lit() -> None:
    page = OutPage(Scale.of(SIZE), round_end(at("dekabes", SIZE, "en")))
    x, y = page._plan.tiles

    def felt(now: float) -> tuple[int, int]:
        """How red and how green it is beside the tiles, where nothing else lies."""
        surface = pygame.Surface(SIZE)
        page.draw(surface, now)
        red, green, _, _ = surface.get_at((x - 300, y + 40))
        return red, green

    darkening = [felt(now) for now in (0.0, 0.05, 0.1, 0.14, 0.18)]
    assert all(after[1] < before[1] for before, after in pairwise(darkening))
    lighting = [darkening[-1], *map(felt, (0.24, 0.31, 0.38, 0.45))]
    assert all(after[0] > before[0] for before, after in pairwise(lighting))
    # Green felt before, warm light ever after.
    assert darkening[0][0] < darkening[0][1]
    assert all(red > 1.16 * green for red, green in (*lighting, felt(STILL), felt(STILL + 1)))
    assert felt(STILL) == felt(STILL + 1) >= lighting[-1]


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.0, False), (0.18, False), (0.29, False), (0.31, True), (9.0, True)]
)
def test_the_sentence_comes_with_the_word_after_the_tile(
    seconds: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[pygame.Surface] = []

    def noted(surface: pygame.Surface, *_: object) -> None:
        seen.append(surface)

    monkeypatch.setattr(out_page, "draw_story", noted)
    page = OutPage(Scale.of(SIZE), round_end(at("dekabes", SIZE, "en")))
    surface = pygame.Surface(SIZE)
    page.draw(surface, seconds)
    assert (surface in seen) is told
