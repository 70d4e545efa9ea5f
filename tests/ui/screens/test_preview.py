"""The preview of a speed: the tile comes after the pause, or lies there at once."""

import pygame

from dekabes.ui.screens.preview import SpeedPreview
from dekabes.ui.settings import Settings, Speed
from dekabes.ui.theme import Scale

SIZE = (600, 140)


def picture(preview: SpeedPreview) -> bytes:
    surface = pygame.Surface(SIZE)
    felt = surface.get_rect().inflate(-20, -20)
    preview.draw(surface, Scale.of((1280, 800)), felt, felt)
    return pygame.image.tobytes(surface, "RGB")


def test_the_tile_is_away_during_the_pause_and_comes_to_rest() -> None:
    preview = SpeedPreview()
    at_rest = picture(preview)
    assert not preview.step(0.1)
    preview.begin(Settings("en", Speed.SLOW))
    assert picture(preview) != at_rest
    assert preview.step(1.0)  # a calm pause lasts 1.35 seconds
    waiting = picture(preview)
    assert preview.step(0.5)
    assert picture(preview) not in {waiting, at_rest}
    assert preview.step(0.5)
    assert picture(preview) == at_rest
    assert not preview.step(0.1)


def test_without_motion_nothing_waits() -> None:
    preview = SpeedPreview()
    at_rest = picture(preview)
    preview.begin(Settings("en", Speed.NONE))
    assert picture(preview) == at_rest
    assert not preview.step(0.1)
