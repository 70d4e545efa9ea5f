"""Small windows show a larger picture: which pixel of the one is which of the other (38)."""

from __future__ import annotations

import pygame
import pytest

from dekabes.ui.theme import canvas_size
from dekabes.ui.window import Window, first_seeing, seen_through

SIZES = [(640, 360), (641, 479), (333, 777), (640, 480), (320, 240), (2000, 601), (800, 600)]


def test_three_pixels_show_five_places() -> None:
    """Each pixel's middle, at 0.5, 1.5 and 2.5 thirds of five places: 0.83, 2.5 and 4.17."""
    assert [seen_through(place, 3, 5) for place in range(3)] == [0, 2, 4]
    assert [first_seeing(place, 3, 5) for place in range(6)] == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("window", [333, 479, 641, 777, 1280])
@pytest.mark.parametrize("larger", [0, 1, 7, 400])
def test_a_length_is_reached_through_its_pixels_and_no_other(window: int, larger: int) -> None:
    canvas = window + larger
    shown = [seen_through(place, window, canvas) for place in range(window)]
    for start in range(0, canvas, 13):
        for end in range(start + 40, canvas + 1, 29):
            first, beyond = (first_seeing(place, window, canvas) for place in (start, end))
            reached = [place for place in range(window) if start <= shown[place] < end]
            assert reached == list(range(first, beyond))


@pytest.mark.parametrize("size", SIZES)
def test_a_rectangle_of_the_picture_is_what_its_pixels_show(size: tuple[int, int]) -> None:
    window = Window(size, fullscreen=False, invisible=True)
    whole = pygame.Rect(0, 0, *window.canvas)
    assert window.canvas == canvas_size(size)
    assert window.in_window(whole) == pygame.Rect(0, 0, *size)
    for rect in (pygame.Rect(13, 29, 51, 44), pygame.Rect(401, 397, 86, 171)):
        shown = window.in_window(rect)
        for corner in (shown.topleft, (shown.right - 1, shown.bottom - 1)):
            assert rect.collidepoint(window.on_canvas(corner))
        for x, y in ((shown.left - 1, shown.top), (shown.right, shown.bottom - 1)):
            assert not rect.collidepoint(window.on_canvas((x, y)))
        for x, y in ((shown.left, shown.top - 1), (shown.right - 1, shown.bottom)):
            assert not rect.collidepoint(window.on_canvas((x, y)))


@pytest.mark.parametrize(
    ("screen", "opened"),
    [
        ((1920, 1080), (1280, 800)),
        ((1280, 800), (1280, 800)),
        ((1024, 600), (1024, 600)),
        ((800, 1280), (800, 800)),
    ],
)
def test_a_window_of_no_size_asked_for_is_no_larger_than_the_screen(
    screen: tuple[int, int], opened: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen, (640, 480)])
    assert Window(None, fullscreen=False, invisible=True).size == opened
    assert Window((1400, 900), fullscreen=False, invisible=True).size == (1400, 900)
