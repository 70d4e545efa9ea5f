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
        self._kept: Page | None = None
        self.begin(self._page.length)

    @property
    def _page(self) -> Page:
        """The page, which is made anew only where it tells something else or at another size."""
        scale, end, page = self.desk.scale, self.end, self._kept
        if page is None or page.scale != scale or page.end != end:
            counted = end.result.kind in (Kind.BLOCKED, Kind.DRAW)
            page = self._kept = (CountPage if counted else OutPage)(scale, end)
        return page

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
