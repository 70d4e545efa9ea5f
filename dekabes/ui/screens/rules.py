"""The rules, a page for each thing, with real tiles."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from dekabes.ui import text
from dekabes.ui.art.parts import draw_sheet
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.screens.frame import MARGIN, TOP, Frame, back_control, draw_all, draw_page
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import BRASS_LIGHT, IVORY

# What each page tells of: its own matter first, then what belongs to it.
PAGES = ((1,), (2, 3), (4,), (5, 6, 7), (8,), (9,), (10, 11), (12,))
TITLE = text.SCREEN_TITLE.at(44)
SECTION = text.SECTION.at(26)
PAGE, GAP = 72, 10  # the height of a page's button, and what is between two
BETWEEN = 8  # paragraphs


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a page, and the room under it in pixels."""

    picture: pygame.Surface
    gap: int

    @property
    def height(self) -> int:
        return self.picture.get_height() + self.gap


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
        pages = range(1, len(PAGES) + 1)
        return back_control(self._frame), *map(self._tab, pages)

    def _tab(self, page: int) -> Control:
        chosen = page == self.page
        return Control(
            f"page:{page}",
            self._tab_rect(page - 1),
            Style.FIRST if chosen else Style.SECOND,
            self.desk.words(f"rules.{PAGES[page - 1][0]}.title"),
            chosen=chosen,
            left=True,
        )

    def _tab_rect(self, place: int) -> pygame.Rect:
        """Beside the page where the window lies, above it in two columns where it stands."""
        if not self.desk.scale.upright:
            return self._frame.rect(MARGIN, TOP + place * (PAGE + GAP), 268, PAGE)
        half = (self._frame.width - 2 * MARGIN - GAP) / 2
        column, row = divmod(place, len(PAGES) // 2)
        x, y = MARGIN + column * (half + GAP), TOP + row * (PAGE + GAP)
        return self._frame.rect(x, y, half, PAGE)

    @property
    def _sheet(self) -> pygame.Rect:
        frame = self._frame
        x, y = (MARGIN, 460) if frame.scale.upright else (324, TOP)
        return frame.rect(x, y, frame.width - MARGIN - x, frame.height - MARGIN - y)

    def act(self, name: str) -> None:
        kind, _, value = name.partition(":")
        if kind == "page":
            self.page = int(value)
        else:
            self.desk.back()

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, frame = self.desk.scale, self._frame
        draw_page(surface, frame, self.desk.words("rules.title"))
        draw_sheet(surface, scale, self._sheet)
        self._draw_text(surface)
        draw_all(surface, scale, self.controls(), attention)

    @property
    def _inner(self) -> pygame.Rect:
        """Where the page's words and pictures lie."""
        scale = self.desk.scale
        pad = scale.px(32 if scale.upright else 40)
        return self._sheet.inflate(-2 * pad, -2 * scale.px(20))

    def _draw_text(self, surface: pygame.Surface) -> None:
        inner = self._inner
        y = inner.y
        for topic in self.pieces():
            for piece in topic:
                surface.blit(piece.picture, (inner.x, y))
                y += piece.height

    def pieces(self) -> list[list[Piece]]:
        """The words of the page, topic by topic."""
        first, *others = PAGES[self.page - 1]
        return [self._topic(first, TITLE), *(self._topic(topic, SECTION) for topic in others)]

    def _topic(self, topic: int, role: text.Role) -> list[Piece]:
        scale, words, room = self.desk.scale, self.desk.words, self._inner.width
        title = text.paragraph(scale, words(f"rules.{topic}.title"), role, BRASS_LIGHT, room)
        paragraphs = words(f"rules.{topic}.text").split("\n")
        body = [text.paragraph(scale, one, text.BODY, IVORY, room) for one in paragraphs]
        return [Piece(title, 0), *(Piece(one, scale.px(BETWEEN)) for one in body)]
