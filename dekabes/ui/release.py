"""A button that comes up again: for a moment its pressed picture still shines through."""

from __future__ import annotations

import pygame

from dekabes.ui.controls import Control, Style, sunk
from dekabes.ui.easing import out_quad
from dekabes.ui.theme import Scale

RISE_SECONDS = 0.09
# What the screen draws itself moves in its own way.
_OTHERS = {Style.BARE, Style.PLACE, Style.SWITCH}


class Release:
    """The one button that was let go last."""

    def __init__(self) -> None:
        self._control: Control | None = None
        self._pressed = pygame.Surface((0, 0))
        self._seconds = self._left = 0.0

    def begin(self, picture: pygame.Surface, control: Control, factor: float) -> None:
        """A button pressed in a picture is let go; `factor` stretches its time, 0 cuts it."""
        self._control = None
        if factor and control.style not in _OTHERS:
            self._control = control
            self._seconds = self._left = RISE_SECONDS * factor
            self._pressed = picture.subsurface(control.rect.clip(picture.get_rect())).copy()

    def step(self, seconds: float) -> bool:
        """Let time pass; whether the button has come up a little."""
        if self._control is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._control = None
        return True

    def draw(self, surface: pygame.Surface, controls: tuple[Control, ...]) -> None:
        """Lay what is left of the pressed picture over the button, if it is still as it was.

        Its words come to lie on those of the button, so that they are not seen double.
        """
        if self._control and self._control in controls:
            up = out_quad(1 - self._left / self._seconds)
            self._pressed.set_alpha(round(255 * (1 - up)))
            low = sunk(Scale.of(surface.get_size()))
            lower = self._pressed.get_rect().move(0, low)
            surface.blit(self._pressed, self._control.rect, lower.clip(self._pressed.get_rect()))
