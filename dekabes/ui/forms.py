"""The widgets of pygame_gui: for what is set while it is held, where a button would not do.

A button is a value that its screen makes anew (`Control`); a widget stays, and remembers how it is
held. Nothing else imports pygame_gui, and screens import this module only when they are opened: it
takes longer to load than the first picture may take.
"""

from __future__ import annotations

from functools import cache

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIButton, UIHorizontalSlider

from dekabes.ui.art.parts import slider_knob
from dekabes.ui.assets import ROOT
from dekabes.ui.controls import Touch
from dekabes.ui.pointer import LEFT_BUTTON, NOWHERE, Point
from dekabes.ui.theme import Scale

# How far a mere tap may shake a knob, in units.
TREMOR = 4


class _Manager(UIManager):
    """pygame_gui's manager, led by the pointer that the app has read and not by the system's."""

    def __init__(self) -> None:
        self._pointer: Point = NOWHERE
        pygame.font.init()  # it loads a typeface of its own, even where nothing is written
        super().__init__((1, 1), str(ROOT / "theme.json"), enable_live_theme_updates=False)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._pointer

    def feed(self, event: pygame.event.Event) -> None:
        """Let the widgets know of an event of the pointer, and follow it at once."""
        self._pointer = event.pos
        self.update(0.0)  # what is held goes along before it is let go
        self.process_events(event)
        if event.type == pygame.MOUSEBUTTONUP and event.touch:
            self._pointer = NOWHERE  # a finger that was lifted hovers over nothing
        self.update(0.0)


@cache
def _manager() -> _Manager:
    """The one manager: each one stays in pygame_gui's global load path for ever."""
    return _Manager()


class Slider:
    """A knob on a line, and the value of its place; the line itself is drawn by the screen."""

    def __init__(self, scale: Scale, line: pygame.Rect, lowest: float, highest: float) -> None:
        self.place = (scale, line)
        self.travelled = False  # whether it went anywhere since it was last taken hold of
        self._range = (lowest, highest)
        self._held_at: Point = NOWHERE
        self._drawn: object = None
        self._manager = _manager()
        self._manager.set_window_resolution(scale.size)
        self._widget = UIHorizontalSlider(
            line.inflate(line.height, 0),  # half a knob's room at both ends
            lowest,
            self._range,
            self._manager,
        )
        self._widget.sliding_button_width = line.height
        self._widget.rebuild()  # type: ignore[no-untyped-call]
        self._dress(self._knob)

    def _dress(self, knob: UIButton) -> None:
        """Our own pictures for the knob, and a hold that is lost nowhere in the window."""
        scale, line = self.place
        room = (line.height, line.height)
        rest, over, down = (
            slider_knob(scale, room, touch).premul_alpha()
            for touch in (Touch.REST, Touch.HOVER, Touch.PRESSED)
        )
        knob.normal_images, knob.hovered_images, knob.selected_images = [rest], [over], [down]
        knob.rebuild()  # type: ignore[no-untyped-call]
        knob.set_hold_range(scale.size)

    @property
    def _knob(self) -> UIButton:
        knob = self._widget.sliding_button
        assert knob is not None  # it is there from the beginning
        return knob

    def close(self) -> None:
        """Take it away for good."""
        self._widget.kill()  # type: ignore[no-untyped-call]

    # Its value.

    @property
    def value(self) -> float:
        """The value of the place where its knob is."""
        return float(self._widget.current_value)

    @value.setter
    def value(self, value: float) -> None:
        if value != self.value:
            self._widget.set_current_value(value, warn=False)

    # How it is held.

    @property
    def is_held(self) -> bool:
        """Whether the pointer holds the knob."""
        return bool(self._knob.held)

    def event(self, event: pygame.event.Event) -> bool:
        """Take an event of the pointer; whether it was about the knob."""
        was_held = self.is_held
        self._manager.feed(event)
        if self.is_held and not was_held:
            self._held_at, self.travelled = event.pos, False
        if was_held:
            far = self.place[0].px(TREMOR)
            self.travelled |= abs(event.pos[0] - self._held_at[0]) > far
        return was_held or self.is_held

    def fetch(self, at: Point) -> None:
        """Bring the knob to the pointer, which is down beside it, and into its hold."""
        _, line = self.place
        low, high = self._range
        part = min(1.0, max(0.0, (at[0] - line.x) / line.width))
        self.value = low + part * (high - low)
        down = {"pos": self._knob.rect.center, "button": LEFT_BUTTON, "touch": False}
        self.event(pygame.event.Event(pygame.MOUSEBUTTONDOWN, down))
        self.travelled = True

    # Its picture.

    @property
    def is_stale(self) -> bool:
        """Whether it no longer looks as it did when it was drawn."""
        return self._look != self._drawn

    @property
    def _look(self) -> tuple[float, bool, bool]:
        return self.value, self._knob.hovered, self.is_held

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the knob, and nothing else that the manager may have."""
        self._manager.update(0.0)
        knob = self._knob
        assert knob.image is not None  # it was dressed
        surface.blit(knob.image, knob.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        self._drawn = self._look
