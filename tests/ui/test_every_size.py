"""Every screen at changing sizes: all that acts does so where it is told, and nowhere else (38)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from dekabes.ui import app
from dekabes.ui.screens.screen import Attention
from gallery.scenes import SCENES, SETTLED, Look
from tests.endtoend.test_sizes import resize
from tests.ui.pilot import Pilot

START = (800, 600)
SIZES = [(1920, 1080), (640, 480), (600, 1024), (641, 479), (333, 777), (801, 690)]
MOVING = {"flying", "shut", "dekabes-burst"}  # where the size changes in mid-flight
Point = tuple[int, int]


class Hover:
    """Tells what is under the mouse, by the attention with which the app paints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._attention = Attention()
        monkeypatch.setattr(app, "paint", self._paint)

    def _paint(self, surface: pygame.Surface, desk: object, attention: Attention) -> None:
        self._attention = attention

    def at(self, pilot: Pilot, place: Point) -> str | None:
        """The control that the mouse, moved there, would act on."""
        values = {"pos": place, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        pilot.app.frame([pygame.event.Event(pygame.MOUSEMOTION, values)], 0.0)
        return self._attention.hover


@pytest.fixture
def lead(tmp_path: Path) -> Generator[Callable[[str, Point], Pilot]]:
    """Lead pilots to scenes at a size, and put them away after the test."""
    pilots: list[Pilot] = []

    def make(scene: str, size: Point) -> Pilot:
        pilots.append(SCENES[scene](Look(size, "id", tmp_path / str(len(pilots)))))
        return pilots[-1]

    yield make
    for pilot in pilots:
        pilot.leave()


@pytest.mark.parametrize("scene", SCENES)
def test_all_that_acts_is_where_it_is_told_at_every_size(
    scene: str, lead: Callable[[str, Point], Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    hover = Hover(monkeypatch)
    pilot = lead(scene, START)
    for size in SIZES:
        screen = pilot.desk.top.name
        resize(pilot, size)
        if scene in MOVING:
            pilot.wait(SETTLED)
        elif pilot.screen != screen:  # a hand that several people guard is covered: begin anew
            pilot = lead(scene, size)
        assert pilot.seen["size"] == list(size)
        assert_reached(pilot, hover)
        assert_large_and_apart(pilot)


def assert_reached(pilot: Pilot, hover: Hover) -> None:
    """Each target acts in its middle and its corners, and not one pixel beyond its sides."""
    window = Rect(0, 0, *pilot.seen["size"])
    targets = {name: Rect(rect) for name, rect in pilot.targets.items()}
    for name, rect in targets.items():
        assert window.contains(rect), name
        if rect == targets.get("preview") and name != "preview":
            continue  # the tile that waits to be confirmed lies on its end
        right, bottom = rect.right - 1, rect.bottom - 1
        for place in (
            rect.center,
            rect.topleft,
            (right, rect.top),
            (rect.left, bottom),
            (right, bottom),
        ):
            assert hover.at(pilot, place) == name, (name, rect, place)
        for place in (
            (rect.left - 1, rect.centery),
            (rect.right, rect.centery),
            (rect.centerx, rect.top - 1),
            (rect.centerx, rect.bottom),
        ):
            assert hover.at(pilot, place) != name, (name, rect, place)


def assert_large_and_apart(pilot: Pilot) -> None:
    """Fingers find each control; in a window below the smallest, as in that, scaled down."""
    controls = [one for one in pilot.desk.top.controls() if one.name[:4] != "end:"]
    for place, control in enumerate(controls):
        assert min(control.rect.size) >= 44, control.name
        near = control.rect.inflate(16, 16)
        others = [one.rect for one in controls[place + 1 :]]
        assert near.collidelist(others) == -1, control.name
