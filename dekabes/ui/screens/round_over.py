"""The end of a round: the word, what happened, four open hands, the lamps."""

from __future__ import annotations

import pygame

from dekabes.engine import Kind
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.match.buttons import row
from dekabes.ui.match.count_page import CountPage
from dekabes.ui.match.out_page import OutPage
from dekabes.ui.match.pages import Page
from dekabes.ui.screens.ended import EndedScreen
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention


class RoundOverScreen(EndedScreen):
    """One reading from top to bottom, and one button that leads on."""

    name = "round_over"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.begin(self._page.length)

    @property
    def _page(self) -> Page:
        counted = self.end.result.kind in (Kind.BLOCKED, Kind.DRAW)
        return (CountPage if counted else OutPage)(self.desk.scale, self.end)

    def controls(self) -> tuple[Control, ...]:
        scale, places = self.desk.scale, self._page.places
        others = row(scale, places.others, self.buttons(), fill=scale.upright)
        label = self.desk.words("button.next")
        following = Control("button:next", places.next, Style.FIRST, label, "next", icon_after=True)
        return following, *others

    def act(self, name: str) -> None:
        if name == "button:next":
            self.go_on()
        else:
            super().act(name)

    def go_on(self) -> None:
        self.desk.table.next_round()
        self.desk.show("table")

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        self._page.draw(surface, self.now)
        draw_all(surface, self.desk.scale, self.controls(), attention)
