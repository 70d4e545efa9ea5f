"""A name for a seat: typed on the screen or on a keyboard, or one that stands ready."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from dekabes.engine import Seat
from dekabes.ui.controls import Control
from dekabes.ui.desk import Desk
from dekabes.ui.draft import Draft
from dekabes.ui.screens.frame import Frame, back_control, draw_all, draw_page
from dekabes.ui.screens.screen import Attention, Screen


class NameEntryScreen(Screen):
    """Keys, ready names and what has been typed; it takes itself off the pile."""

    name = "setup"

    def __init__(
        self,
        desk: Desk,
        seat: Seat,
        name: str,
        others: tuple[str, ...],
        done: Callable[[str], None],
    ) -> None:
        super().__init__(desk)
        self._seat = seat
        self._others = others
        self._done = done
        self.draft = Draft.of(name)

    def controls(self) -> tuple[Control, ...]:
        return (back_control(Frame(self.desk.scale)),)

    def act(self, name: str) -> None:
        if name == "button:back":
            self.desk.back()

    def _take(self, name: str) -> None:
        """Go back with a name."""
        self.desk.back()
        self._done(name)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale = self.desk.scale
        draw_page(surface, Frame(scale), self.desk.words("setup.person"))
        draw_all(surface, scale, self.controls(), attention)
