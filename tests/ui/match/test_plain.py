"""Wrapped text in a rectangle: softer where it is too high, and never beyond it."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.engine import Team
from dekabes.i18n import load
from dekabes.ui import text
from dekabes.ui.match.plain import SOFTEST, Signed, draw_paragraph, draw_story, fits_softly
from dekabes.ui.theme import IVORY, Scale

GAIN = Team.A, "Blue wins 1 point."
STORY = text.BODY.at(25)

SCALE = Scale.of((1280, 800))
NAMES = "Maximiliano Fernández WW and Nadège-Marguerite Toussaint have 10, the lowest."


def ink(string: str, place: Rect) -> Rect:
    """Where a paragraph leaves its ink."""
    surface = pygame.Surface((400, 300), pygame.SRCALPHA)
    draw_paragraph(surface, SCALE, string, text.SECTION, IVORY, place)
    return surface.get_bounding_rect()


def test_a_paragraph_that_fits_keeps_its_voice() -> None:
    place = Rect(50, 100, 300, 90)
    line = text.text_surface(SCALE, "Ana has 10.", text.SECTION, IVORY)
    assert ink("Ana has 10.", place).size == line.get_bounding_rect().size


@pytest.mark.parametrize("height", [70, 90])
def test_a_paragraph_too_high_is_softer_and_stays_within(height: int) -> None:
    place = Rect(50, 100, 300, height)
    assert fits_softly(SCALE, NAMES, text.SECTION, place)
    assert place.contains(ink(NAMES, place))


def test_what_fits_not_even_in_the_softest_voice_is_told() -> None:
    line = text.line_height(SCALE, text.SECTION.at(SOFTEST))
    assert not fits_softly(SCALE, NAMES, text.SECTION, Rect(0, 0, 300, line))


def told(story: str, place: Rect, helped: str = "", gain: Signed | None = None) -> pygame.Surface:
    """A story on its own."""
    surface = pygame.Surface((800, 300), pygame.SRCALPHA)
    draw_story(surface, SCALE, story, STORY, place, helped, gain)
    return surface


def test_what_a_team_gains_stands_behind_the_story_in_the_same_line() -> None:
    place = Rect(100, 100, 600, 60)
    alone = told("Ana is out.", place).get_bounding_rect()
    both = told("Ana is out.", place, gain=GAIN).get_bounding_rect()
    # 22 of air, the sign of 28, 12 more, and the words.
    more = 22 + 28 + 12 + text.text_width(SCALE, GAIN[1], STORY)
    assert both.width == pytest.approx(alone.width + more, abs=4)
    assert both.centerx == pytest.approx(400, abs=3)
    assert both.height < 40


def test_without_room_in_the_line_the_gain_is_left_to_the_lamps() -> None:
    place = Rect(100, 100, 300, 60)
    alone = pygame.image.tobytes(told("Ana is out.", place), "RGBA")
    assert pygame.image.tobytes(told("Ana is out.", place, gain=GAIN), "RGBA") == alone


@pytest.mark.parametrize(("width", "is_under"), [(400, True), (600, False)])
def test_a_hint_stands_under_a_story_that_is_too_long_for_one_line_with_it(
    width: int, is_under: bool
) -> None:
    story = "Four straight: Blue wins the match."  # some 390 wide; with the hint some 560
    place = Rect(100, 100, width, 64)
    surface = told(story, place, "With a hint")
    upper, lower = Rect(place.x, 100, width, 32), Rect(place.x, 132, width, 32)
    inks = [surface.subsurface(part).get_bounding_rect() for part in (upper, lower)]
    if is_under:
        assert [ink.centerx for ink in inks] == pytest.approx([width / 2] * 2, abs=3)
        assert inks[0].width > 2 * inks[1].width
        assert inks[1].width > 100
    assert surface.get_bounding_rect().height < 64
    assert (surface.get_bounding_rect().height > 40) == is_under


@pytest.mark.parametrize(
    ("lang", "kept"),
    [("en", ("2\u00a0points:", "base\u00a01,")), ("id", ("2\u00a0poin:", "dasar\u00a01,"))],
)
@pytest.mark.parametrize("width", range(140, 320, 20))
def test_a_number_of_points_stays_with_its_word(
    width: int, lang: str, kept: tuple[str, str]
) -> None:
    words = load(lang)
    says = words("round.wins_dekabes", team=words("team.b"), n=2, base=1)
    lines = text.wrap(SCALE, says, text.SMALL, width)
    assert len(lines) > 1 or width >= 300
    shown = [word.string.strip() for line in lines for word in line]
    assert set(kept) <= set(shown)
