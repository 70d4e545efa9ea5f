"""A cover that is taken away slides off what it covered, which can be used at once."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import SEATS
from dekabes.ui.lifting import SECONDS, Lifting
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


def test_nothing_slides_where_there_was_no_cover(
    take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person alone at the device sees the own hand as soon as the match begins."""
    begun: list[float] = []
    monkeypatch.setattr(Lifting, "begin", lambda _, _picture, factor: begun.append(factor))
    pilot = take_off(None, speed=Speed.NORMAL)
    pilot.tap("button:new_game")
    pilot.tap("button:start")
    pilot.wait_for_turn()
    assert not begun


# The cover alone: red, 80 pixels high, over green.

RED, GREEN = (200, 0, 0, 255), (0, 200, 0, 255)


def picture(colour: tuple[int, int, int, int], size: tuple[int, int] = (10, 80)) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


def covered(lifting: Lifting, size: tuple[int, int] = (10, 80)) -> int:
    """How many rows at the top are still covered, with none below them."""
    surface = picture(GREEN, size)
    lifting.draw(surface)
    rows = [tuple(surface.get_at((5, y))) == RED for y in range(size[1])]
    assert rows == sorted(rows, reverse=True)
    return sum(rows)


@pytest.mark.parametrize("factor", [0.6, 1.0, 1.5])
def test_it_is_fast_at_first_and_gone_after_its_time(factor: float) -> None:
    lifting = Lifting()
    lifting.begin(picture(RED), factor)
    assert covered(lifting) == 80
    # Half its time leaves an eighth of it, since what is left of the way is the cube of that.
    assert lifting.step(0.12 * factor)
    assert covered(lifting) == 10
    assert lifting.step(0.13 * factor)
    assert covered(lifting) == 0
    assert not lifting.step(0.01)


def test_in_a_window_of_another_size_nothing_of_it_is_seen() -> None:
    lifting = Lifting()
    lifting.begin(picture(RED), 1.0)
    assert covered(lifting, (10, 90)) == covered(lifting, (9, 80)) == 0
