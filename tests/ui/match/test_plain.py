"""Wrapped text in a rectangle: softer where it is too high, and never beyond it."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.match.plain import SOFTEST, draw_paragraph, fits_softly
from dekabes.ui.theme import IVORY, Scale

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
