"""The pointer: one gesture for one touch, whatever the system makes of it."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from dekabes.ui.pointer import (
    NOWHERE,
    Cancel,
    Down,
    Gesture,
    MoreFingers,
    Move,
    Point,
    Pointer,
    Up,
    as_event,
)

HERE = (100, 100)


def down(at: tuple[int, int] = HERE, *, touch: bool = False, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch)


def up(at: tuple[int, int] = HERE, *, touch: bool = False, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=touch)


def motion(
    at: tuple[int, int], *, touch: bool = False, buttons: tuple[int, int, int] = (1, 0, 0)
) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=buttons, touch=touch)


def finger(kind: int, number: int = 0) -> Event:
    return Event(kind, touch_id=1, finger_id=number, x=0.1, y=0.1, dx=0.0, dy=0.0)


def read(*events: Event, seconds: float = 0.05) -> list[Gesture]:
    """The gestures of events that come this long after one another."""
    pointer = Pointer()
    read_ = (pointer.read(event, place * seconds) for place, event in enumerate(events))
    return [gesture for gesture in read_ if gesture]


def test_a_touch_with_finger_events_and_an_unmarked_echo_is_one_tap() -> None:
    assert read(
        down(touch=True),
        finger(pygame.FINGERDOWN),
        up(touch=True),
        finger(pygame.FINGERUP),
        down(),
        up(),
    ) == [Down(HERE), Up(HERE)]


def test_the_finger_events_may_come_first() -> None:
    assert read(
        finger(pygame.FINGERDOWN),
        down(touch=True),
        finger(pygame.FINGERUP),
        up(touch=True),
        down(),
        up(),
    ) == [Down(HERE), Up(HERE)]


def test_a_real_click_two_seconds_after_a_touch_counts() -> None:
    gestures = read(down(touch=True), up(touch=True), down(), up(), seconds=2.0)
    assert gestures == [Down(HERE), Up(HERE)] * 2


def test_a_real_click_elsewhere_right_after_a_touch_counts() -> None:
    there = (400, 300)
    gestures = read(down(touch=True), up(touch=True), down(there), up(there))
    assert gestures == [Down(HERE), Up(HERE), Down(there), Up(there)]


def test_the_mouse_does_not_move_or_release_what_the_finger_holds() -> None:
    there = (300, 300)
    assert read(down(touch=True), motion(there), up(there), up(there, touch=True)) == [
        Down(HERE),
        Up(there),
    ]


def test_a_second_press_while_something_is_held_is_nothing() -> None:
    there = (300, 300)
    assert read(down(touch=True), down(there), up(there), up(touch=True)) == [Down(HERE), Up(HERE)]


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_other_buttons_are_nothing_with_or_without_the_touch_mark(button: int) -> None:
    for touch in (True, False):
        assert read(down(button=button, touch=touch), up(button=button, touch=touch)) == []


def test_a_held_pointer_moves() -> None:
    there = (300, 300)
    assert read(down(), motion(there), up(there)) == [Down(HERE), Move(there, held=True), Up(there)]


def test_motion_without_a_button_means_that_the_release_was_lost() -> None:
    there = (300, 300)
    gestures = read(down(), motion(there, buttons=(0, 0, 0)), down(there), up(there))
    assert gestures == [Down(HERE), Cancel(), Down(there), Up(there)]


@pytest.mark.parametrize(
    "kind",
    [
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWLEAVE,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWHIDDEN,
        pygame.WINDOWSIZECHANGED,
    ],
)
def test_a_gesture_ends_when_the_window_loses_it_and_the_next_works_at_once(kind: int) -> None:
    assert read(down(), Event(kind), up(), down(), up()) == [
        Down(HERE),
        Cancel(),
        Down(HERE),
        Up(HERE),
    ]
    assert read(Event(kind)) == []


def test_only_the_mouse_hovers() -> None:
    assert read(motion(HERE, buttons=(0, 0, 0))) == [Move(HERE, held=False)]
    assert read(motion(HERE, buttons=(0, 0, 0), touch=True)) == []


def test_events_that_were_posted_without_a_touch_mark_are_a_mouse() -> None:
    press = Event(pygame.MOUSEBUTTONDOWN, pos=HERE, button=1)
    release = Event(pygame.MOUSEBUTTONUP, pos=HERE, button=1)
    assert read(press, release) == [Down(HERE), Up(HERE)]


@pytest.mark.parametrize("touch", [False, True])
def test_widgets_are_told_of_gestures_in_the_pictures_own_places(touch: bool) -> None:
    events = [
        as_event(gesture, lambda at: (at[0] * 2, at[1] * 2), touch=touch)
        for gesture in (Down((10, 20)), Move((30, 40), held=True), Up((50, 60)), Cancel())
    ]
    assert [(event.type, event.touch) for event in events] == [
        (pygame.MOUSEBUTTONDOWN, touch),
        (pygame.MOUSEMOTION, touch),
        (pygame.MOUSEBUTTONUP, touch),
        (pygame.MOUSEBUTTONUP, touch),
    ]
    assert [event.pos for event in events] == [(20, 40), (60, 80), (100, 120), NOWHERE]


# Fingers beside the first.


def beside(*events: Event) -> list[Point | None]:
    """Where these events put another finger, in a window of 1000 by 500."""
    fingers = MoreFingers()
    return [fingers.read(event, (1000, 500)) for event in events]


def test_only_a_finger_beside_the_first_is_another() -> None:
    down_, up_ = pygame.FINGERDOWN, pygame.FINGERUP
    assert beside(finger(down_, 7), finger(down_, 8)) == [None, (100, 50)]
    assert beside(finger(down_, 7), finger(up_, 7), finger(down_, 8)) == [None, None, None]


def test_the_next_finger_is_the_first_once_the_first_is_lifted() -> None:
    kinds = [(pygame.FINGERDOWN, 7), (pygame.FINGERDOWN, 8), (pygame.FINGERUP, 7)]
    more = [(pygame.FINGERDOWN, 9), (pygame.FINGERDOWN, 10)]
    places = beside(*(finger(kind, number) for kind, number in kinds + more))
    assert places == [None, (100, 50), None, None, (100, 50)]


def test_fingers_are_forgotten_when_the_window_is_left() -> None:
    left = Event(pygame.WINDOWFOCUSLOST)
    assert beside(finger(pygame.FINGERDOWN, 7), left, finger(pygame.FINGERDOWN, 8))[-1] is None
