"""What hands do at a screen: held, tapped twice, begun by one person and gone on by another."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dekabes.engine import SEATS
from tests.session.people import first_deal, pass_position
from tests.ui.pilot import FRAME, HELD, Pilot, TakeOff, seating_of, session_of

FOUR = seating_of("Ana", "Béla", "Citra", "Dani")
# Seat 3 holds 66, and nobody may demand a redeal.
DEAL = "10 40 51 52 11 65 61 / 62 55 41 53 32 33 44 / 22 66 30 00 60 50 31 / 21 43 42 63 54 64 20"
Event = pygame.event.Event


def at_a_look(take_off: TakeOff, size: tuple[int, int] = (1280, 800)) -> Pilot:
    """The cover before Ana's look, the first of the match."""
    pilot = take_off(session_of(FOUR, first_deal(DEAL)), size=size)
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", 1)
    return pilot


def belas_pass(take_off: TakeOff, *, touch: bool = True) -> Pilot:
    """Béla has uncovered the own hand, and can only pass."""
    pilot = take_off(session_of(FOUR, pass_position()), touch=touch)
    pilot.uncover()
    assert "button:pass" in pilot.targets
    return pilot


def picture(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.window.surface, "RGB")


def press(pilot: Pilot, key: int) -> None:
    """Put a finger on a key and leave it there."""
    pygame.event.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pilot.wait(FRAME)


def by_taps(pilot: Pilot) -> None:
    pilot.desk.change(replace(pilot.desk.settings, uncovers_by_taps=True))
    pilot.post(pygame.WINDOWEXPOSED)


# What is held.


@pytest.mark.parametrize("size", [(1024, 600), (800, 600)])
@pytest.mark.parametrize(("drift", "screen"), [(24, "look"), (26, "handoff")])
def test_on_a_small_screen_a_finger_drifts_as_far(
    take_off: TakeOff, size: tuple[int, int], drift: int, screen: str
) -> None:
    pilot = at_a_look(take_off, size)
    x, y = pilot.middle("uncover")
    pilot.down((x, y))
    pilot.move((x + drift, y))
    pilot.wait(1)
    assert pilot.screen == screen


def test_a_key_that_is_held_while_the_window_changes_opens_nothing(take_off: TakeOff) -> None:
    pilot = at_a_look(take_off)
    press(pilot, pygame.K_RETURN)
    pilot.wait(HELD / 2)
    pygame.display.set_mode((800, 600), pygame.RESIZABLE)
    pygame.event.post(Event(pygame.WINDOWSIZECHANGED, x=800, y=600))
    pilot.wait(2)
    assert pilot.screen == "handoff"
    assert {line["seat"] for line in pilot.lines} == {None}


def test_a_key_that_has_opened_a_hand_holds_nothing_any_more(take_off: TakeOff) -> None:
    pilot = at_a_look(take_off)
    press(pilot, pygame.K_RETURN)
    pilot.wait(1)
    assert pilot.screen == "look"
    assert pilot.app.is_idle


def test_a_finger_that_comes_down_on_a_cover_in_the_frame_in_which_it_came_holds_it(
    take_off: TakeOff,
) -> None:
    """Ana taps "ready", and Béla's finger is there before a step of time has passed."""
    pilot = at_a_look(take_off)
    uncover = pilot.middle("uncover")
    pilot.uncover()
    ready = pilot.middle("button:ready")
    for kind, at in (
        (pygame.MOUSEBUTTONDOWN, ready),
        (pygame.MOUSEBUTTONUP, ready),
        (pygame.MOUSEBUTTONDOWN, uncover),
    ):
        pygame.event.post(Event(kind, pos=at, button=1, touch=True))
    pilot.wait(1)
    assert (pilot.screen, pilot.seen["seat"]) == ("look", 2)


# What is tapped twice.


def test_the_first_of_two_taps_is_forgotten_when_the_window_is_left(take_off: TakeOff) -> None:
    pilot = at_a_look(take_off)
    by_taps(pilot)
    usual = pilot.targets["uncover"]
    pilot.tap("uncover")
    second = pilot.middle("uncover")
    assert pilot.targets["uncover"] != usual
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    pilot.wait(FRAME)
    assert pilot.targets["uncover"] == usual
    pilot.tap_at(second)
    assert pilot.screen == "handoff"


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_first_of_two_taps_is_forgotten_in_the_menu(take_off: TakeOff, way: str) -> None:
    pilot = at_a_look(take_off)
    by_taps(pilot)
    usual = pilot.targets["uncover"]
    pilot.tap("uncover")
    second = pilot.middle("uncover")
    if way == "button":
        pilot.tap("button:menu")
    else:
        pilot.key(pygame.K_ESCAPE)
    pilot.tap("button:continue")
    assert pilot.targets["uncover"] == usual
    pilot.tap_at(second)
    assert pilot.screen == "handoff"


def test_a_look_is_waived_by_each_tap_and_no_two_by_one_that_came_twice(take_off: TakeOff) -> None:
    pilot = at_a_look(take_off)
    waive = pilot.middle("button:ready")
    for following in (2, 3):
        pilot.tap_at(waive)
        pilot.tap_at(waive)
        pilot.wait(1)
        assert (pilot.screen, pilot.seen["to"]) == ("handoff", following)


def test_a_second_tap_on_ready_does_not_answer_the_next_persons_look(take_off: TakeOff) -> None:
    """Neither where it was, nor where the cover has its button for a waived look."""
    pilot = at_a_look(take_off)
    waive = pilot.middle("button:ready")
    pilot.uncover()
    ready = pilot.middle("button:ready")
    for second in (ready, waive):
        pilot.tap_at(ready)
        pilot.tap_at(second)
        pilot.wait(1)
        seen = pilot.seen
        assert (seen["screen"], seen["seat"]) == ("handoff", None)
        pilot.uncover()
    assert pilot.seen["seat"] == 3


# What one person's hands began, and another sees.


def test_the_keyboard_does_not_stay_where_the_one_before_had_it(take_off: TakeOff) -> None:
    """Béla's Tab had come to the menu; on Citra's cover Enter is held as if he had not."""
    pilot = belas_pass(take_off)
    names = [control.name for control in pilot.desk.top.controls() if control.enabled]
    for _ in range(names.index("button:menu") + 1):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_p)
    pilot.wait_for(lambda: pilot.screen == "handoff")
    press(pilot, pygame.K_RETURN)
    pilot.wait(1)
    assert (pilot.screen, pilot.seen["seat"]) == ("table", 3)
    assert "button:continue" not in pilot.targets


def test_no_button_is_lit_for_the_mouse_of_the_one_before(take_off: TakeOff) -> None:
    pictures = []
    for hovers in (True, False):
        pilot = belas_pass(take_off, touch=False)
        if hovers:
            at = pilot.middle("button:menu")
            pilot.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        own = picture(pilot)
        pilot.key(pygame.K_p)
        pilot.wait_for(lambda pilot=pilot: pilot.screen == "handoff")  # type: ignore[misc]
        pilot.wait(1)
        pictures.append((own, picture(pilot)))
    (lit, cover), (unlit, same_cover) = pictures
    assert lit != unlit
    assert cover == same_cover


def test_in_the_very_frame_in_which_the_hand_shuts_nothing_is_lit(take_off: TakeOff) -> None:
    """No step of time falls into it: nothing is there but what was pressed."""
    pictures = set()
    for tabs in (0, 1, 2):
        pilot = belas_pass(take_off)
        for _ in range(tabs):
            pilot.key(pygame.K_TAB)
        shows = picture(pilot)
        pilot.app.frame([Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="")], 0.0)
        assert picture(pilot) != shows
        assert pilot.desk.table.viewer not in SEATS
        pictures.add(picture(pilot))
    assert len(pictures) == 1
