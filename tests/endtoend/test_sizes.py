"""Sizes change while people play, also down to windows smaller than the table."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.session import Session
from tests.ui.pilot import Pilot, TakeOff, seating, session_of


def at_a_choice_of_tiles(take_off: TakeOff, size: tuple[int, int]) -> tuple[Pilot, Session]:
    """A table at which the person is to open a later round with any tile."""
    session = session_of(seating(1), seed="sizes")
    pilot = take_off(session, size=size)
    pilot.wait_for_turn()
    return pilot, session


def resize(pilot: Pilot, size: tuple[int, int]) -> None:
    """The window takes another size, as the system would do it."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    event = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1], window=None)
    pygame.event.post(event)
    pilot.wait(0.1)


@pytest.mark.parametrize("size", [(640, 360), (400, 700), (320, 240)])
def test_a_very_small_window_is_the_whole_table_and_works(
    take_off: TakeOff, size: tuple[int, int]
) -> None:
    pilot, session = at_a_choice_of_tiles(take_off, size)
    window = Rect(0, 0, *size)
    assert pilot.seen["size"] == list(size)
    assert all(window.contains(Rect(*rect)) for rect in pilot.targets.values())
    tile = pilot.seen["state"]["legal"][0].partition(":")[2][:2]
    pilot.tap(f"tile:{tile}")
    assert pilot.seen["lifted"] == tile
    assert session.view.viewer == 1


def test_turning_the_tablet_in_mid_drag_puts_the_tile_back_and_the_next_tap_works(
    take_off: TakeOff,
) -> None:
    pilot, _ = at_a_choice_of_tiles(take_off, (1280, 800))
    tile = f"tile:{pilot.seen['state']['legal'][0].partition(':')[2][:2]}"
    hand = pilot.seen["faces"]
    start = pilot.middle(tile)
    pilot.down(start)
    pilot.move((start[0], start[1] - 200))
    assert pilot.seen["lifted"] == tile[5:]
    for size in [(800, 1280), (640, 360), (1920, 1080)]:
        resize(pilot, size)
        assert pilot.seen["lifted"] is None
        assert pilot.seen["faces"] == hand
        assert pilot.seen["size"] == list(size)
    pilot.tap(tile)
    assert pilot.seen["lifted"] == tile[5:]


def test_the_line_lies_the_same_after_sizes_there_and_back(take_off: TakeOff) -> None:
    pilot, _ = at_a_choice_of_tiles(take_off, (1280, 800))
    before = pilot.targets
    for size in [(800, 1280), (1024, 600), (1280, 800)]:
        resize(pilot, size)
    assert pilot.targets == before
