"""What drags do to the table, however they end."""

from __future__ import annotations

import pygame
import pytest

from dekabes.record import parse_move
from dekabes.ui.settings import Speed
from tests.endtoend.forks import (
    press,
    same_frame,
    to_a_fork,
)
from tests.ui.pilot import FRAME, TakeOff


@pytest.mark.parametrize(("end", "letter"), [("end:left", "L"), ("end:right", "R")])
def test_a_drop_near_an_end_previews_that_end(take_off: TakeOff, end: str, letter: str) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    pilot.drag(f"tile:{tile}", end)
    assert pilot.seen["preview"] == f"1:{tile}{letter}"
    assert session.history is before  # nothing is played before it is confirmed
    pilot.tap("button:confirm")
    assert session.history.actions[before.cursor] == parse_move(f"1:{tile}{letter}")


def test_a_tile_dropped_nowhere_is_in_its_slot_again(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.NORMAL)
    hand, before = pilot.seen["faces"], session.history
    pilot.drag_to(f"tile:{tile}", (pilot.middle("button:menu")[0], 430))
    pilot.wait(0.5)
    assert pilot.seen["faces"] == hand
    assert pilot.seen["lifted"] is None
    assert session.history is before


def test_a_press_of_two_seconds_only_lifts(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    at = pilot.middle(f"tile:{tile}")
    pilot.down(at)
    pilot.wait(2.0)
    pilot.up(at)
    assert session.history is before
    assert pilot.seen["preview"] is None
    pilot.down(at)
    pilot.wait(2.0)
    end = pilot.middle("end:left")
    pilot.move(((at[0] + end[0]) // 2, (at[1] + end[1]) // 2))
    pilot.move(end)
    pilot.up(end)
    assert pilot.seen["preview"] == f"1:{tile}L"


@pytest.mark.parametrize(
    "ending", [pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWMINIMIZED, "motion"]
)
def test_a_drag_without_a_release_puts_the_tile_back_and_the_next_tap_works(
    take_off: TakeOff, ending: int | str
) -> None:
    pilot, session, tile = to_a_fork(take_off)
    hand, before = pilot.seen["faces"], session.history
    start = pilot.middle(f"tile:{tile}")
    pilot.down(start)
    pilot.move((start[0] + 10, start[1] - 250))
    assert pilot.seen["lifted"] == tile
    if isinstance(ending, int):
        pygame.event.post(pygame.event.Event(ending))
        pilot.wait(FRAME)
    else:
        pilot.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    assert pilot.seen["lifted"] is None
    assert pilot.seen["faces"] == hand
    assert session.history is before
    pilot.tap(f"tile:{tile}")
    assert pilot.seen["lifted"] == tile


def test_a_drag_begun_out_of_turn_plays_nothing_when_the_turn_comes(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.FAST)
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    pilot.wait(0.2)
    assert session.view.seat != 1
    held = next(name for name in pilot.targets if name.startswith("tile:"))
    start = pilot.middle(held)
    pilot.down(start)
    pilot.move((start[0], start[1] - 300))
    pilot.wait_for(lambda: session.view.seat == 1 or session.view.phase.is_over)
    before = session.history
    pilot.move((640, 350))
    pilot.up((640, 350))
    assert pilot.seen["preview"] is None
    assert session.history is before


def test_tiles_can_be_put_in_another_order_and_sorted(take_off: TakeOff) -> None:
    pilot, _, _ = to_a_fork(take_off)
    hand = pilot.seen["faces"]
    x, y = pilot.middle(f"tile:{hand[-1]}")
    pilot.drag_to(f"tile:{hand[0]}", (x + 20, y + 40))
    moved = pilot.seen["faces"]
    assert sorted(moved) == sorted(hand)
    assert moved[-1] == hand[0]
    pilot.tap("button:sort")
    assert pilot.seen["faces"] == sorted(hand)


def test_a_drag_whose_release_comes_with_the_menu_is_over(take_off: TakeOff) -> None:
    pilot, _, tile = to_a_fork(take_off)
    start = pilot.middle(f"tile:{tile}")
    up = (start[0], start[1] - 200)
    pilot.down(start)
    pilot.move(up)
    release = (pygame.MOUSEBUTTONUP, {"pos": up, "button": 1, "touch": True})
    same_frame(pilot, press(pygame.K_m), release)
    pilot.tap("button:continue")
    assert pilot.seen["lifted"] is None
    pilot.tap(f"tile:{tile}")
    assert pilot.seen["lifted"] == tile
