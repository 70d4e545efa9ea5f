"""The log: what everybody at the table has seen, the newest first, and the match so far."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art.parts import draw_recess, draw_sheet
from dekabes.ui.art.raster import painted, rounded_mask
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.match.chart import draw_chart, heading_height
from dekabes.ui.match.log_rows import RoundHeading, Row, pages_of
from dekabes.ui.match.log_view import LogView
from dekabes.ui.match.plain import draw_paragraph
from dekabes.ui.match.room import Room, evenly
from dekabes.ui.screens.ended import course_of, helped_rounds
from dekabes.ui.screens.frame import MARGIN, TOP, Frame, back_control, draw_all, draw_page
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import BLACK, IVORY, MUTED, Scale
from dekabes.ui.touchable import finger

ROW = 74
# The list's width beside the chart, in units and where letters are large for the window in pixels.
LIST, LEAST_LIST = 440, 380
# How much of the dark lies behind every other row, so that the eye keeps to its line.
_BAND = 0.28


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands."""

    sheet: Rect
    rows: tuple[Rect, ...]
    chart: Rect
    newer: Rect
    older: Rect
    number: Rect


def _plan(scale: Scale) -> _Plan:
    frame = Frame(scale)
    room = Room(frame.rect(MARGIN, TOP, frame.width - 2 * MARGIN, frame.height - TOP - MARGIN))
    gap, arrow = scale.px(24), finger(scale, 84 if scale.upright else 64)
    if scale.upright:
        chart = room.top(scale.px(320), gap)
    else:
        wide = max(scale.px(LIST), LEAST_LIST)
        chart = room.right(room.rest.width - gap - wide, gap)
    pager = room.bottom(arrow, gap)
    sheet = room.rest
    rows = _rows(scale, sheet)
    ends = Room(pager)
    wide = max(round(arrow * 1.4), pager.width // 3)
    newer, older = ends.left(wide), ends.right(wide)
    return _Plan(sheet, rows, chart, newer, older, ends.rest)


def _rows(scale: Scale, sheet: Rect) -> tuple[Rect, ...]:
    """The rows of the list; the heading of the first stands as high as that of the chart."""
    inner = sheet.inflate(-2 * scale.px(14), -2 * scale.px(14))
    high = max(scale.px(ROW), 2 * text.line_height(scale, text.NAME) + 4)
    room = Room(inner)
    heading = room.top(heading_height(scale), scale.px(12))
    return (heading, *evenly(room.rest, room.rest.height // high, scale.px(4), down=True))


class LogScreen(Screen):
    """Pages, not a scroll: an arrow leads to the newer page, one to the older."""

    name = "log"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._page = 1
        self._log = desk.table.log if desk.session else ()
        self._helped = helped_rounds(desk)

    @property
    def _pages(self) -> tuple[tuple[Row, ...], ...]:
        return pages_of(self._log, len(_plan(self.desk.scale).rows), self._helped)

    @property
    def page(self) -> int:
        """The page that is shown, from 1; there are fewer of them in a larger window."""
        return min(self._page, len(self._pages))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the page that is shown."""
        return self._pages[self.page - 1]

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        scale = self.desk.scale
        plan, last = _plan(scale), len(self._pages)
        back = back_control(Frame(scale))
        if last == 1:
            return (back,)
        newer = _arrow(plan.newer, "back", self.page - 1, last)
        older = _arrow(plan.older, "next", self.page + 1, last)
        return back, newer, older

    def act(self, name: str) -> None:
        if name == "button:back":
            self.desk.back()
        elif name.startswith("page:"):
            self._page = int(name.removeprefix("page:"))

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, words, plan = self.desk.scale, self.desk.words, _plan(self.desk.scale)
        draw_page(surface, Frame(scale), words("log.title"))
        draw_sheet(surface, scale, plan.sheet)
        view = LogView(surface, scale, words, self.desk.name_of)
        for number, (row, rect) in enumerate(zip(self.rows, plan.rows, strict=False)):
            if number % 2 and not isinstance(row, RoundHeading):
                _draw_band(surface, scale, rect)
            view.draw(row, rect)
        if not self.rows:
            empty = words("log.empty")
            draw_paragraph(surface, scale, empty, text.BODY, MUTED, plan.sheet)
        draw_chart(surface, scale, plan.chart, course_of(self.desk), words, words("match.so_far"))
        controls = self.controls()
        if len(controls) > 1:
            says = words("log.page", n=self.page, last=len(self._pages))
            draw_paragraph(surface, scale, says, text.BODY, IVORY, plan.number)
        draw_all(surface, scale, controls, attention)


def _draw_band(surface: pygame.Surface, scale: Scale, rect: Rect) -> None:
    """Darken a row; in high contrast, where that would hardly be seen, outline it."""
    if scale.contrast:
        draw_recess(surface, scale, rect, menu=True, radius=14)
    else:
        surface.blit(painted(rounded_mask(*rect.size, scale.px(14)), BLACK, _BAND), rect)


def _arrow(place: Rect, icon: str, page: int, last: int) -> Control:
    """The way to another page; at either end of the log it stays and does nothing."""
    there = 1 <= page <= last
    return Control(f"page:{page}", place, Style.TOOL, icon=icon, enabled=there)
