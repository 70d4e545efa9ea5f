"""The table is drawn from its model alone: on any surface, with no window, always alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from dekabes.engine import Seat, hand_of
from dekabes.ui.table.geometry import TOP, place_of, table_geometry
from dekabes.ui.table.model import Cry, TableModel, hand_rects, layout_of
from dekabes.ui.table.painter import draw_table
from dekabes.ui.theme import USUAL, Dress, Scale, Theme
from tests.ui.table import scenes
from tests.ui.table.scenes import tile

Size = tuple[int, int]
PLAIN = Dress(Theme.CONTRAST)


@pytest.fixture(autouse=True)
def _no_window() -> Iterator[None]:
    pygame.display.quit()
    yield
    pygame.display.quit()


def picture(model: TableModel, size: Size = (1280, 800), *, dress: Dress = USUAL) -> pygame.Surface:
    surface = pygame.Surface(size)
    scale = Scale.of(size, dress)
    draw_table(surface, scale, table_geometry(size), model, scenes.WORDS)
    return surface


def white_pixels(surface: pygame.Surface) -> int:
    white = pygame.Color(255, 255, 255)
    return pygame.mask.from_threshold(surface, white, pygame.Color(3, 3, 3)).count()


def changed(one: TableModel, other: TableModel, by: int = 1) -> pygame.Rect:
    """The smallest rectangle around all pixels in which two pictures differ by so much."""
    before, after = picture(one), picture(other)
    mask = pygame.mask.from_threshold(before, (0, 0, 0), (by, by, by, 255), after)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 800), (800, 1280), (600, 800)])
@pytest.mark.parametrize("scene", scenes.ALL)
def test_every_moment_is_drawn_without_a_window(scene: scenes.Scene, size: Size) -> None:
    surface = picture(scene(), size)
    assert tuple(surface.get_at(table_geometry(size).felt.center)) != (0, 0, 0, 255)


@pytest.mark.parametrize("scene", scenes.ALL)
def test_high_contrast_draws_names_in_white(scene: scenes.Scene) -> None:
    plate = table_geometry((1280, 800)).plates[TOP]
    usual, strong = (picture(scene(), dress=on).subsurface(plate) for on in (USUAL, PLAIN))
    assert white_pixels(strong) > white_pixels(usual)


@pytest.mark.parametrize("scene", scenes.ALL)
def test_the_same_model_gives_the_same_picture(scene: scenes.Scene) -> None:
    one, between = picture(scene()), picture(scenes.in_play(), (800, 1280))
    assert between.get_size() == (800, 1280)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(picture(scene()), "RGB")


def test_a_tile_is_drawn_where_it_can_be_touched() -> None:
    model = scenes.in_play()
    without = replace(model, slots=tuple(t if t != tile("43") else None for t in model.slots))
    rect = hand_rects(table_geometry((1280, 800)), model)[1]
    place = changed(model, without)
    assert place.contains(rect)
    # Beyond the tile there is only its shadow, which falls to the lower right.
    assert rect.left - place.left <= 30
    assert rect.top - place.top <= 15
    assert place.right - rect.right <= 60
    assert place.bottom - rect.bottom <= 60


def test_a_ghost_is_drawn_in_the_place_of_its_tile() -> None:
    model = scenes.previewed()
    ghost = layout_of(table_geometry((1280, 800)), model).right
    assert ghost is not None
    rect = ghost.placed(tile("43")).rect
    place = changed(model, replace(model, ghosts=(), preview=False))
    assert place.contains(rect)
    assert rect.inflate(80, 80).contains(place)


def test_a_shut_rack_shows_no_hand() -> None:
    model = scenes.shut()
    other = replace(model.view, hand=hand_of([tile("00"), tile("11")]))
    assert changed(model, replace(model, view=other)).size == (0, 0)


@pytest.mark.parametrize("seat", [Seat.TWO, Seat.THREE, Seat.FOUR])
@pytest.mark.parametrize("size", [0.5, 0.8, 1.05])
def test_the_bubble_of_a_pass_swells_from_the_middle_of_its_foot(seat: Seat, size: float) -> None:
    model = replace(scenes.in_play(), cries=())
    geometry = table_geometry((1280, 800))
    bubble = geometry.bubbles[place_of(seat, model.bottom)]
    foot = bubble.midbottom
    full, swelling = (
        # What changes much is the bubble itself, not its shadow.
        changed(model, replace(model, cries=(Cry(seat, size=each),)), by=80)
        for each in (1.0, size)
    )
    assert full.topleft == pytest.approx(bubble.topleft, abs=2)
    # Every edge is as much nearer to the foot as the bubble is smaller.
    for side, middle in (("left", 0), ("right", 0), ("top", 1), ("bottom", 1)):
        away, was = getattr(swelling, side) - foot[middle], getattr(full, side) - foot[middle]
        assert away == pytest.approx(size * was, abs=2.5), side
