"""What every screen is to the application."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from dekabes.engine import Seat
from dekabes.ui.controls import Control, Touch
from dekabes.ui.pointer import Point

if TYPE_CHECKING:
    from dekabes.ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Attention:
    """The names of the controls that are pressed, under the mouse, or at the keyboard."""

    pressed: str | None = None
    hover: str | None = None
    focus: str | None = None

    def to(self, control: Control) -> Touch:
        """How a control is to be drawn."""
        if control.name == self.pressed:
            return Touch.PRESSED
        if control.name == self.focus:
            return Touch.FOCUS
        return Touch.HOVER if control.name == self.hover else Touch.REST


class Screen:
    """One screen: a list of controls, a picture, and what happens when a control acts.

    Its words come from `desk.words`, sizes from `desk.scale`; it draws on any surface of that
    size, so a picture needs no window.
    """

    name = ""  # as the trace of the interface calls it
    is_sheet = False  # lies over the screen beneath, which is drawn dimmed and does not act
    plays = False  # whether the match goes on while this screen is on top
    shows_notices = False  # whether it has a place for `desk.notice`
    types = False  # whether letters from the keyboard go to `write`
    of_match = False  # whether it shows the match under way, so that covering the hand changes it

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def controls(self) -> tuple[Control, ...]:
        """What acts when it is tapped now, in the order of the Tab key; on top comes last."""
        return ()

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        """Draw the whole screen."""
        raise NotImplementedError

    def act(self, name: str) -> None:
        """A control was tapped, or chosen with the keyboard."""
        raise NotImplementedError

    def tap_elsewhere(self) -> None:
        """Nothing was where a tap came down."""

    def key(self, key: int) -> bool:
        """A key of this screen's own; whether it meant anything here."""
        return False

    def write(self, letters: str) -> None:
        """Letters came from the keyboard, as its layout and its dead keys make them."""

    def is_struck(self, name: str) -> bool:
        """Whether a control acts as soon as a finger is on it, as a key does."""
        return False

    def leave(self) -> None:
        """Escape: cancel or go back."""
        self.desk.back()

    def come_over(self, beneath: pygame.Surface) -> None:
        """The screen follows a picture of the shut table, over which it comes in its own time."""

    def calm(self) -> None:
        """The screen follows a tap that may come twice: the second one is no answer here."""

    def look_again(self) -> None:
        """Another hand may be seen now, or none: what was seen before is forgotten."""

    def close(self) -> None:
        """The screen was taken off the pile and will not come back."""

    def event(self, event: pygame.event.Event) -> bool:
        """A mouse event, of a finger too, placed on the picture; whether a widget took it."""
        return False

    def step(self, seconds: float) -> bool:
        """Let time pass for what moves; whether the picture has changed."""
        return False

    @property
    def is_resting(self) -> bool:
        """Whether nothing moves, so that the trace may tell what is here."""
        return True

    def finish(self) -> None:
        """Take in what has happened and cut what moves to its end."""

    # A gesture on a control that can be dragged; the others only act when released inside.

    def can_drag(self, name: str) -> bool:
        """Whether a press on this control may become a drag."""
        return False

    def drag(self, name: str, at: Point) -> None:
        """The held control's pointer moved to here."""

    def drop(self, name: str, at: Point) -> None:
        """The held control was let go here."""

    def cancel_drag(self) -> None:
        """The drag ended without a release."""

    # A control that acts once it has been held for a while, with the pointer or a key.

    def holds(self, name: str) -> bool:
        """Whether this control is to be held."""
        return False

    def hold(self, name: str, seconds: float) -> None:
        """The control has been held for so much longer."""

    def release(self) -> None:
        """Nothing is held any more."""

    # What the trace tells beside the controls.

    @property
    def faces(self) -> tuple[str, ...]:
        """The tiles whose faces are drawn outside the line."""
        return ()

    @property
    def device_to(self) -> Seat | None:
        """Whom the device goes to."""
        return None

    @property
    def notice(self) -> str | None:
        """The message that is shown."""
        return self.desk.notice

    @property
    def lifted(self) -> str | None:
        """The tile that is lifted."""
        return None

    @property
    def preview(self) -> str | None:
        """What stands to be confirmed, in the record's words."""
        return None
