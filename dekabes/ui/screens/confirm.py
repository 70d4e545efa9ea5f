"""A question with yes and no, over whatever it is about."""

from __future__ import annotations

import pygame

from dekabes.ui import text
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.parts import draw_recess, draw_sheet
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk, Question
from dekabes.ui.screens.frame import Frame, draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.screens.sheet import Sheet
from dekabes.ui.theme import BRASS_LIGHT, IVORY, MUTED

WIDTH, UPRIGHT_WIDTH, PAD, GAP = 776, 720, 40, 16
DISC = 88  # the round recess of the sign
BUTTON, FOOT = 92, 36  # the answers' height, and what is under them
BESIDE = 84  # what an answer's sign and the air beside it take of its width
TITLE = text.SCREEN_TITLE.at(42)


class ConfirmScreen(Sheet):
    """Says what happens, what stays, what can be taken back; "no" left, "yes" right."""

    name = "confirm"

    def __init__(self, desk: Desk, question: Question) -> None:
        super().__init__(desk)
        self.question = question

    def controls(self) -> tuple[Control, ...]:
        scale, sheet, question = self.desk.scale, self._rect, self.question
        pad, gap, high = (scale.px(units) for units in (PAD, GAP, BUTTON))
        wide = sheet.width - 2 * pad
        last = pygame.Rect(sheet.x + pad, sheet.bottom - scale.px(FOOT) - high, wide, high)
        if self._stacked:
            no, yes = last.move(0, -high - gap), last
        else:
            last.width = (wide - gap) // 2
            no, yes = last, last.move(last.width + gap, 0)
        return (
            Control("button:no", no, Style.SECOND, question.no, "cross"),
            Control("button:yes", yes, Style.FIRST, question.yes, "check"),
        )

    @property
    def _wide(self) -> int:
        """The sheet's width in units."""
        return UPRIGHT_WIDTH if self.desk.scale.upright else WIDTH

    @property
    def _stacked(self) -> bool:
        """Whether the answers are too long to stand side by side."""
        scale = self.desk.scale
        room = scale.px((self._wide - 2 * PAD - GAP) / 2 - BESIDE)
        no = text.text_width(scale, self.question.no, text.SECOND.at(20))
        yes = text.text_width(scale, self.question.yes, text.FIRST.at(22))
        return max(no, yes) > room

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, sheet = self.desk.scale, self._rect
        draw_sheet(surface, scale, sheet)
        disc = pygame.Rect(sheet.x, sheet.y, scale.px(DISC), scale.px(DISC))
        disc.move_ip(scale.px(PAD), scale.px(PAD))
        draw_recess(surface, scale, disc, menu=True, radius=DISC / 2)
        draw_icon(surface, self.question.icon, disc.center, scale.px(48), BRASS_LIGHT, 2.6)
        y = sheet.y + scale.px(PAD - 4)
        for picture, gap in self._texts():
            surface.blit(picture, (disc.right + scale.px(24), y))
            y += picture.get_height() + scale.px(gap)
        draw_all(surface, scale, self.controls(), attention)

    def act(self, name: str) -> None:
        self.desk.back()
        if name == "button:yes":
            self.question.when_yes()

    @property
    def _rect(self) -> pygame.Rect:
        scale = self.desk.scale
        words = sum(picture.get_height() + scale.px(gap) for picture, gap in self._texts())
        high = max(words, scale.px(DISC)) + scale.px(PAD + 24 + BUTTON + FOOT)
        high += scale.px(BUTTON + GAP) if self._stacked else 0
        rect = pygame.Rect(0, 0, scale.px(self._wide), high)
        rect.center = Frame(scale).rect(0, 0, Frame(scale).width, Frame(scale).height).center
        return rect

    def _texts(self) -> tuple[tuple[pygame.Surface, int], ...]:
        """The lines of the question, and the room under each in units."""
        scale, question = self.desk.scale, self.question
        room = scale.px(self._wide - 2 * PAD - DISC - 24)
        title = text.balanced(scale, question.title, TITLE, IVORY, room)
        body = text.balanced(scale, question.body, text.BODY.at(23), IVORY, room)
        if not question.note:
            return (title, 10), (body, 0)
        note = text.balanced(scale, question.note, text.SMALL, MUTED, room)
        return (title, 10), (body, 14), (note, 0)
