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
from dekabes.ui.touchable import apart, finger

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
    newer: tuple[Rect, ...]
    older: tuple[Rect, ...]
    number: Rect


def _plan(scale: Scale, *, by_round: bool = False) -> _Plan:
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
    newer, older = (
        evenly(end, 2 if by_round else 1, apart(scale))
        for end in (ends.left(wide), ends.right(wide))
    )
    return _Plan(sheet, rows, chart, newer, older, ends.rest)


def _rows(scale: Scale, sheet: Rect) -> tuple[Rect, ...]:
    """The rows of the list; the heading of the first stands as high as that of the chart."""
    inner = sheet.inflate(-2 * scale.px(14), -2 * scale.px(14))
    high = max(scale.px(ROW), 2 * text.line_height(scale, text.NAME) + 4)
    room = Room(inner)
    heading = room.top(heading_height(scale), scale.px(12))
    return (heading, *evenly(room.rest, room.rest.height // high, scale.px(4), down=True))


class LogScreen(Screen):
    """Pages, not a scroll: an arrow leads to the newer page, one to the older.

    Where there are several rounds, double arrows lead to where a newer or an older one begins.
    """

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

    @property
    def _starts(self) -> dict[int, int]:
        """The page on which each round begins, the newest round first."""
        starts: dict[int, int] = {}
        for page, (heading, *_) in enumerate(filter(None, self._pages), 1):
            if isinstance(heading, RoundHeading):
                starts.setdefault(heading.round, page)
        return starts

    @property
    def of_round(self) -> tuple[int, int]:
        """Which page of its round is shown, from 1, and how many that round has."""
        headings = [rows[:1] for rows in self._pages]
        own = headings[self.page - 1]
        return self.page - headings.index(own), headings.count(own)

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        back, page, last = back_control(Frame(self.desk.scale)), self.page, len(self._pages)
        if last == 1:
            return (back,)
        starts = self._starts
        plan = _plan(self.desk.scale, by_round=len(starts) > 1)
        newer = _arrow(plan.newer[-1], "back", f"page:{page - 1}", there=page > 1)
        older = _arrow(plan.older[0], "next", f"page:{page + 1}", there=page < last)
        if len(starts) == 1:
            return back, newer, older
        own = min(number for number, start in starts.items() if start <= page)
        upper = own if starts[own] < page else own + 1  # from within a round first to its begin
        return (
            back,
            _arrow(plan.newer[0], "far_back", f"round:{upper}", there=upper in starts),
            newer,
            older,
            _arrow(plan.older[-1], "far_next", f"round:{own - 1}", there=own - 1 in starts),
        )

    def act(self, name: str) -> None:
        kind, _, value = name.partition(":")
        if kind == "page":
            self._page = int(value)
        elif kind == "round":
            self._page = self._starts[int(value)]
        else:
            self.desk.back()

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
            number, last = self.of_round
            says = words("log.page", n=number, last=last)
            draw_paragraph(surface, scale, says, text.BODY, IVORY, plan.number)
        draw_all(surface, scale, controls, attention)


def _draw_band(surface: pygame.Surface, scale: Scale, rect: Rect) -> None:
    """Darken a row; in high contrast, where that would hardly be seen, outline it."""
    if scale.contrast:
        draw_recess(surface, scale, rect, menu=True, radius=14)
    else:
        surface.blit(painted(rounded_mask(*rect.size, scale.px(14)), BLACK, _BAND), rect)


def _arrow(place: Rect, icon: str, name: str, *, there: bool) -> Control:
    """The way to another page; at either end of the log it stays and does nothing."""
    return Control(name, place, Style.TOOL, icon=icon, enabled=there)
