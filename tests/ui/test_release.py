"""A button that comes up again: its light returns, and its words are never seen double."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.release import RISE_SECONDS, Release
from dekabes.ui.theme import Scale

SIZES = [(1280, 800), (1920, 1080), (3840, 2160)]
PLACE = pygame.Rect(40, 40, 300, 160)
TALL = Control("button:sort", PLACE, Style.TOOL, "Sort", "sort")


def drawn(scale: Scale, touch: Touch) -> pygame.Surface:
    surface = pygame.Surface(scale.size)
    draw_controls(surface, scale, [(TALL, touch)])
    return surface


def reds(surface: pygame.Surface) -> NDArray[np.uint8]:
    """How red everything is, within the edge of the button."""
    inner = surface.subsurface(PLACE.inflate(-60, -60))
    return pygame.surfarray.array_red(inner)


@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_rising_button_stand_where_they_will_rest(size: tuple[int, int]) -> None:
    scale, release = Scale.of(size), Release()
    rest = drawn(scale, Touch.REST)
    release.begin(drawn(scale, Touch.PRESSED), TALL, 1.0)
    # The wood is under 100 everywhere, brass and ivory are over 240.
    wood = reds(rest) < 100
    assert (~wood).any()
    for _ in range(3):
        assert release.step(RISE_SECONDS / 4)
        surface = rest.copy()
        release.draw(surface, (TALL,))
        assert (reds(surface) != reds(rest)).any()
        assert reds(surface)[wood].max() < 110


def test_a_button_that_has_changed_is_left_as_it_is() -> None:
    scale, release = Scale.of(SIZES[0]), Release()
    rest = drawn(scale, Touch.REST)
    release.begin(drawn(scale, Touch.PRESSED), TALL, 1.0)
    surface = rest.copy()
    release.draw(surface, (Control("button:sort", PLACE, Style.TOOL, "Undo", "undo"),))
    assert (pygame.surfarray.array3d(surface) == pygame.surfarray.array3d(rest)).all()
