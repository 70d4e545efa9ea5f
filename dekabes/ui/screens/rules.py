"""The rules, a page for each thing, with real tiles."""

from __future__ import annotations

from math import ceil

import pygame

from dekabes.ui.art.mat import draw_mat
from dekabes.ui.art.parts import draw_sheet
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.screens.frame import (
    MARGIN,
    TOP,
    Frame,
    back_control,
    draw_all,
    draw_page,
    shared_widths,
    with_fitting_signs,
)
from dekabes.ui.screens.rulebook import PAGES, lay_out_page
from dekabes.ui.screens.screen import Attention, Screen

# The columns of buttons over a page, the height of one with its sign over its word, and between.
COLUMNS, TAB, GAP = 3, 96, 10


class RulesScreen(Screen):
    """The rules of the game; the computers wait while somebody reads."""

    name = "rules"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.page = 1

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    def controls(self) -> tuple[Control, ...]:
        tabs = [self._tab(page) for page in range(1, len(PAGES) + 1)]
        return back_control(self._frame), *with_fitting_signs(self.desk.scale, tabs)

    def _tab(self, page: int) -> Control:
        chosen = page == self.page
        return Control(
            f"page:{page}",
            self._tab_rect(page - 1),
            Style.SECOND,
            self.desk.words(PAGES[page - 1].title),
            PAGES[page - 1].icon,
            chosen=chosen,
            left=True,
            likes="pages",
        )

    def _tab_rect(self, place: int) -> pygame.Rect:
        """Beside the page where the window lies, above it in columns where it stands."""
        frame = self._frame
        gap = frame.apart(GAP)
        if not frame.scale.upright:
            step = (frame.height - MARGIN - TOP + gap) / len(PAGES)
            return frame.rect(MARGIN, TOP + place * step, self._tabs_width, step - gap)
        row, column = divmod(place, COLUMNS)
        wide = self._column_widths
        x, y = MARGIN + sum(wide[:column]) + column * gap, TOP + row * self._row
        return frame.rect(x, y, wide[column], self._row - gap)

    @property
    def _column_widths(self) -> tuple[float, ...]:
        """The widths of the columns over a page."""
        frame = self._frame
        room = frame.width - 2 * MARGIN - (COLUMNS - 1) * frame.apart(GAP)
        titles = [self.desk.words(page.title) for page in PAGES]
        return shared_widths(frame.scale, titles, COLUMNS, room)

    @property
    def _rows(self) -> int:
        return ceil(len(PAGES) / COLUMNS)

    @property
    def _row(self) -> float:
        """From one row of buttons over a page to the next."""
        return TAB + GAP

    @property
    def _tabs_width(self) -> float:
        """The width of the buttons beside a page: squarer windows have larger letters."""
        return 320 + self._frame.spare / 4

    @property
    def _sheet(self) -> pygame.Rect:
        frame = self._frame
        x, y = MARGIN + self._tabs_width + 24, float(TOP)
        if frame.scale.upright:
            x, y = MARGIN, TOP + self._rows * self._row + 6
        return frame.rect(x, y, frame.width - MARGIN - x, frame.height - MARGIN - y)

    @property
    def inner(self) -> pygame.Rect:
        """Where the page's words and pictures lie."""
        scale = self.desk.scale
        pad = scale.px(30 if scale.upright else 36)
        return self._sheet.inflate(-2 * pad, -2 * scale.px(16))

    def act(self, name: str) -> None:
        kind, _, value = name.partition(":")
        if kind == "page":
            self.page = int(value)
        else:
            self.desk.back()

    def key(self, key: int) -> bool:
        """Page up and page down leaf through the rules."""
        step = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}.get(key, 0)
        self.page = min(max(self.page + step, 1), len(PAGES))
        return bool(step)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, words = self.desk.scale, self.desk.words
        draw_page(surface, self._frame, words("rules.title"))
        draw_sheet(surface, scale, self._sheet)
        lines, pictures = lay_out_page(scale, words, PAGES[self.page - 1], self.inner)
        for line in lines:
            surface.blit(line.surface, line.rect)
        for placed in pictures:
            if placed.picture.framed:
                draw_mat(surface, scale, placed.rect)
            placed.picture.draw(surface, scale, placed.rect, words)
        draw_all(surface, scale, self.controls(), attention)
