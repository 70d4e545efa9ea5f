"""A cover that is taken away slides off what it covered, which can be used at once."""

from __future__ import annotations

import pygame

from dekabes.engine import SEATS
from dekabes.ui.lifting import SECONDS
from dekabes.ui.settings import Speed
from tests.ui.pilot import FRAME, HELD, Pilot, TakeOff
from tests.ui.screens.test_handoff import at_a_cover, hold


def rows(pilot: Pilot, first: int, last: int) -> bytes:
    """A strip of the picture over its whole width."""
    surface = pilot.app.window.surface
    strip = surface.subsurface((0, first, surface.get_width(), last - first))
    return pygame.image.tobytes(strip, "RGB")


def uncovering(take_off: TakeOff, speed: Speed) -> Pilot:
    """In the very frame in which who opens uncovers a hand, the finger still down."""
    pilot = at_a_cover(take_off, speed)
    for _ in SEATS:
        pilot.tap("button:ready")  # looks are waived
    hold(pilot, pilot.middle("uncover"), HELD - 0.1)
    while pilot.desk.top.name == "handoff":
        pilot.app.frame([], 0.01)
    return pilot


def test_the_cover_slides_off_upwards_in_its_time(take_off: TakeOff) -> None:
    pilot = uncovering(take_off, Speed.NORMAL)
    height = pilot.desk.scale.height
    top, foot = rows(pilot, 0, 100), rows(pilot, height - 100, height)
    pilot.wait(0.12)  # half its time, and by far the most of its way
    assert rows(pilot, height - 100, height) != foot
    halfway = rows(pilot, 0, 100)
    assert halfway != top
    pilot.wait(SECONDS)
    at_rest = rows(pilot, 0, height)
    assert rows(pilot, 0, 100) != halfway
    pilot.wait(1.0)
    assert rows(pilot, 0, height) == at_rest


def test_without_motion_the_hand_is_there_at_once(take_off: TakeOff) -> None:
    pilot = uncovering(take_off, Speed.NONE)
    before = rows(pilot, 0, pilot.desk.scale.height)
    pilot.wait(1.0)
    assert rows(pilot, 0, pilot.desk.scale.height) == before


def test_a_tap_while_it_slides_ends_it_and_acts(take_off: TakeOff) -> None:
    pilot = uncovering(take_off, Speed.NORMAL)
    pilot.up((5, 5))
    pilot.down(pilot.middle("tile:66"))
    touched = rows(pilot, 0, 400)
    pilot.wait(SECONDS)
    assert rows(pilot, 0, 400) == touched  # nothing slides any more
    pilot.up(pilot.middle("tile:66"))
    assert pilot.seen["lifted"] == "66"


def test_who_leaves_while_it_slides_leaves_a_whole_cover(take_off: TakeOff) -> None:
    pilot = uncovering(take_off, Speed.NORMAL)
    pilot.wait(0.05)
    pilot.app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], FRAME)
    covered = rows(pilot, 0, pilot.desk.scale.height)
    pilot.wait(1.0)
    assert rows(pilot, 0, pilot.desk.scale.height) == covered
