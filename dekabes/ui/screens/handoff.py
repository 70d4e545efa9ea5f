"""The cover: whom the device goes to, and a button to be held before a hand is seen."""

from __future__ import annotations

import pygame

from dekabes.engine import Seat
from dekabes.session import HandOff
from dekabes.ui import text
from dekabes.ui.art.backdrop import wood_backdrop
from dekabes.ui.art.emblems import medallion
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.screens.frame import Frame, draw_all
from dekabes.ui.screens.questions import take_back_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import IVORY

HOLD_SECONDS = 0.4


class HandOffScreen(Screen):
    """An opaque cover; no hand is drawn beneath, since nobody's may be seen."""

    name = "handoff"
    of_match = True
    shows_notices = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        awaited = desk.table.awaits
        if not isinstance(awaited, HandOff):
            raise AssertionError("the device goes to nobody")
        self._seat = awaited.seat
        self._to_look = awaited.to_look
        self._held = 0.0  # seconds

    @property
    def device_to(self) -> Seat:
        return self._seat

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        frame, words = Frame(self.desk.scale), self.desk.words
        x, y = frame.width / 2, frame.height / 2
        uncover = Control("uncover", frame.rect(x - 64, y + 84, 128, 128), Style.FIRST)
        quiet = frame.rect(x - 150, y + 298, 300, 54)
        menu = Control("button:menu", frame.rect(40, 40, 64, 64), Style.TOOL, icon="menu")
        if self._to_look:
            ready = Control("button:ready", quiet, Style.SECOND, words("handoff.waive"))
            return uncover, ready, menu
        if self.desk.table.can_undo:
            undo = Control("button:undo", quiet, Style.SECOND, words("button.undo"), "undo")
            return uncover, undo, menu
        return uncover, menu

    def act(self, name: str) -> None:
        match name:
            case "button:ready":
                self.desk.table.ready()
                self.desk.follow()
            case "button:undo":
                self.desk.ask(take_back_question(self.desk, self._undo))
            case "button:menu":
                self.desk.open("menu")

    def _undo(self) -> None:
        self.desk.table.undo()
        self.desk.follow()

    def leave(self) -> None:
        self.desk.open("menu")

    # The held button.

    def holds(self, name: str) -> bool:
        return name == "uncover"

    def hold(self, name: str, seconds: float) -> None:
        self._held += seconds
        if self._held >= HOLD_SECONDS:
            self.desk.table.uncover()
            self.desk.follow()

    def release(self) -> None:
        self._held = 0.0

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, frame = self.desk.scale, Frame(self.desk.scale)
        surface.blit(wood_backdrop(scale), (0, 0))
        size = scale.px(132)
        sign = medallion(self._seat, size)
        x, y = frame.at(frame.width / 2, 142)
        sign.blit(surface, x - size // 2, y - size // 2)
        for words, role, height in (
            (self.desk.words("handoff.pass"), text.BODY, 258),
            (self.desk.name_of(self._seat), text.CRY, 340),
        ):
            at = frame.at(frame.width / 2, height)
            text.draw_text(surface, scale, words, role, IVORY, at, "center")
        draw_all(surface, scale, self.controls(), attention)
