"""Tiles on their way are drawn from few pictures, each large enough, and fly where they are."""

from __future__ import annotations

import pygame
import pytest

from dekabes.ui.art.raster import Sprite
from dekabes.ui.art.tiles import turned_tile
from dekabes.ui.table import flying
from dekabes.ui.table.flying import draw_flight
from dekabes.ui.table.model import Flight
from dekabes.ui.theme import Dress, Scale

CENTRE = (300, 260)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes and angles of the pictures that were asked for."""
    asked: list[tuple[int, int]] = []

    def noted(first: int, second: int, s: int, turn: int, dress: Dress) -> Sprite:
        asked.append((s, turn))
        return turned_tile(first, second, s, turn, dress)

    monkeypatch.setattr(flying, "turned_tile", noted)
    return asked


def drawn(size: tuple[int, int], s: int, angle: float = 0.0) -> pygame.Surface:
    surface = pygame.Surface((600, 520))
    draw_flight(surface, Scale.of(size), Flight(5, 3, CENTRE, s, angle, gliding=True))
    return surface


@pytest.mark.parametrize(
    ("size", "s", "of"),
    [
        # The line's largest tiles are 57 pixels wide and swell to 58.1: 64 does for all of them.
        ((1280, 800), 20, 64),
        ((1280, 800), 57, 64),
        ((1280, 800), 64, 64),
        ((1280, 800), 65, 96),
        ((1280, 800), 97, 128),
        # Here they are 63 wide and swell to 64.3.
        ((1421, 888), 20, 96),
        ((1421, 888), 97, 128),
        ((800, 600), 20, 64),
    ],
)
def test_a_tile_on_its_way_is_painted_in_steps_of_32_pixels_and_never_made_larger(
    painted: list[tuple[int, int]], size: tuple[int, int], s: int, of: int
) -> None:
    drawn(size, s)
    assert painted == [(of, 0)]


@pytest.mark.parametrize(
    ("angle", "of"), [(0, 0), (7, 0), (8, 15), (-7, 0), (-12, -15), (50, 45), (90, 90)]
)
def test_it_is_painted_at_the_nearest_of_every_15_degrees(
    painted: list[tuple[int, int]], angle: float, of: int
) -> None:
    drawn((1280, 800), 57, angle)
    assert painted == [(64, of)]


def face(flight: Flight) -> pygame.mask.Mask:
    """Where there is ivory in a picture of it."""
    surface = pygame.Surface((600, 520))
    draw_flight(surface, Scale.of((1280, 800)), flight)
    return pygame.mask.from_threshold(surface, (245, 236, 214), (30, 30, 40))


@pytest.mark.parametrize("angle", [0.0, 7.0, 8.0, 30.0, 41.0, 90.0, -12.0, -90.0])
@pytest.mark.parametrize("s", [40, 57, 80])
def test_its_face_lies_as_that_of_a_held_one_that_is_painted_for_its_angle(
    s: int, angle: float
) -> None:
    gliding, held = (face(Flight(5, 3, CENTRE, s, angle, gliding=way)) for way in (True, False))
    (x, y), (x_held, y_held) = gliding.centroid(), held.centroid()
    assert abs(x - x_held) <= 1
    assert abs(y - y_held) <= 1
    # Seven degrees more or less would leave four fifths, since a tile is twice as long as wide.
    assert gliding.overlap_area(held, (0, 0)) > 0.86 * held.count()
