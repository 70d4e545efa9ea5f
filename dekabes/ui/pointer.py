"""One pointer out of mouse and touch: what is down, where, and by which of the two.

SDL turns the first finger into mouse events marked as touch; its finger events are the same
gesture once more and are ignored. Whichever of mouse and touch went down owns the gesture
until it goes up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

Point = tuple[int, int]
LEFT_BUTTON = 1
NOWHERE: Point = (-10_000, -10_000)
# Some Windows machines add an unmarked click where the finger has just lifted.
ECHO_SECONDS = 0.7
ECHO_PIXELS = 24
_ENDINGS = frozenset(
    {
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWLEAVE,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWHIDDEN,
        pygame.WINDOWSIZECHANGED,
    }
)


@dataclass(frozen=True, slots=True)
class Down:
    """The pointer went down."""

    at: Point


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer moved; `held` tells whether it is down."""

    at: Point
    held: bool


@dataclass(frozen=True, slots=True)
class Up:
    """The pointer went up."""

    at: Point


@dataclass(frozen=True, slots=True)
class Cancel:
    """The gesture ended without a release that counts."""


Gesture = Down | Move | Up | Cancel


def as_event(
    gesture: Gesture, on_canvas: Callable[[Point], Point], *, touch: bool
) -> pygame.event.Event:
    """A gesture as the event that it means to a widget; a cancelled one is let go far away."""
    match gesture:
        case Down(at):
            values = {"pos": on_canvas(at), "button": LEFT_BUTTON}
            return pygame.event.Event(pygame.MOUSEBUTTONDOWN, values, touch=touch)
        case Move(at, held):
            values = {"pos": on_canvas(at), "rel": (0, 0), "buttons": (int(held), 0, 0)}
            return pygame.event.Event(pygame.MOUSEMOTION, values, touch=touch)
        case Up(at):
            values = {"pos": on_canvas(at), "button": LEFT_BUTTON}
            return pygame.event.Event(pygame.MOUSEBUTTONUP, values, touch=touch)
        case Cancel():
            values = {"pos": NOWHERE, "button": LEFT_BUTTON}
            return pygame.event.Event(pygame.MOUSEBUTTONUP, values, touch=touch)


class Pointer:
    """Reads pygame's events and tells gestures; `now` are seconds on any steady clock."""

    def __init__(self) -> None:
        self._lifted_at = float("-inf")
        self._lifted_where: Point = (0, 0)
        self.is_down = False  # whether a gesture is under way
        self.is_touch = False  # whether it is a finger's, or the last one was

    def read(self, event: pygame.event.Event, now: float) -> Gesture | None:
        """The gesture that an event means; None if it means none."""
        if event.type in _ENDINGS:
            return self._cancel()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            return self._down(event, now)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            return self._up(event, now)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        return None

    def _down(self, event: pygame.event.Event, now: float) -> Gesture | None:
        touch = _is_touch(event)
        if self.is_down or (not touch and self._is_echo(event.pos, now)):
            return None
        self.is_down, self.is_touch = True, touch
        return Down(event.pos)

    def _up(self, event: pygame.event.Event, now: float) -> Gesture | None:
        touch = _is_touch(event)
        if not self.is_down or touch != self.is_touch:
            return None
        self.is_down = False
        if touch:
            self._lifted_at, self._lifted_where = now, event.pos
        return Up(event.pos)

    def _move(self, event: pygame.event.Event) -> Gesture | None:
        touch = _is_touch(event)
        if not self.is_down:
            self.is_touch = touch
            return None if touch else Move(event.pos, held=False)
        if touch != self.is_touch:
            return None
        if not event.buttons[0]:
            return self._cancel()
        return Move(event.pos, held=True)

    def _cancel(self) -> Gesture | None:
        was_down, self.is_down = self.is_down, False
        return Cancel() if was_down else None

    def _is_echo(self, at: Point, now: float) -> bool:
        x, y = self._lifted_where
        near = abs(at[0] - x) <= ECHO_PIXELS and abs(at[1] - y) <= ECHO_PIXELS
        return near and now - self._lifted_at <= ECHO_SECONDS


class MoreFingers:
    """Tells where fingers come down beside the first, of which SDL makes no mouse events."""

    def __init__(self) -> None:
        self._first: int | None = None

    def read(self, event: pygame.event.Event, size: tuple[int, int]) -> Point | None:
        """Where, in a window of a size, an event puts another finger; None if it does not."""
        lifted = event.type == pygame.FINGERUP and event.finger_id == self._first
        if lifted or event.type in _ENDINGS:
            self._first = None
        elif event.type == pygame.FINGERDOWN and self._first is None:
            self._first = event.finger_id
        elif event.type == pygame.FINGERDOWN:
            return int(event.x * size[0]), int(event.y * size[1])
        return None


def _is_touch(event: pygame.event.Event) -> bool:
    return bool(getattr(event, "touch", False))
