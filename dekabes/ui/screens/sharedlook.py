"""A look where several people share the device: alike for all, whoever may demand a redeal."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect

from dekabes.engine import Tile, doubles_in
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.match.corner import corner_height, corner_place
from dekabes.ui.match.hand_rack import largest_side, rack_size
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.screens.look import (
    ROUND,
    TILE,
    LookPlan,
    LookScreen,
    answers,
    between_frame_and,
    plan_lying,
)
from dekabes.ui.theme import IVORY, MUTED, Scale
from dekabes.ui.touchable import apart, finger

EYE = 32
_GAP = 10  # under what is asked before a demand


def _plan_upright(scale: Scale) -> LookPlan:
    room = Room(stage_of(scale))
    room.top(corner_height(scale))
    room.top(scale.px(164), scale.px(24))
    answers, gap, pad = finger(scale, 112), scale.px(18), scale.px(30)
    words_high = 2 * max(text.line_height(scale, role) for role in (text.SECTION, text.SMALL))
    panel = room.bottom(words_high + gap + answers + 2 * pad, scale.px(30))
    s = largest_side(scale, room.rest.size, scale.px(TILE + 16), 2, lifts=False)
    rack = Rect(0, 0, room.rest.width, rack_size(scale, s, 2, lifts=False)[1])
    rack.center = room.rest.center
    inner = Room(panel.inflate(-2 * scale.px(32), -2 * pad))
    ready, redeal = evenly(inner.bottom(answers, gap), 2, apart(scale, 20))
    words = Rect(ready.x, inner.rest.y, ready.width, inner.rest.height)
    menu = corner_place(scale)
    head = between_frame_and(rack, menu.bottom)
    return LookPlan(menu, head, rack, s, panel, words, ready, redeal)


class SharedLookScreen(LookScreen):
    """One tap says "ready" for everybody; only at its right may a look differ from another.

    So nobody at the table can tell by the picture, from afar, or by the hand that taps, who has a
    right to demand a redeal: no double is lifted, and no word counts them.
    """

    @property
    def _hand(self) -> tuple[Tile, ...]:
        return self.desk.view.hand or ()

    @property
    def _lifted(self) -> tuple[Tile, ...]:
        return ()

    @property
    def _plan(self) -> LookPlan:
        scale = self.desk.scale
        return _plan_upright(scale) if scale.upright else plan_lying(scale, lifts=False)

    @property
    def _ready(self) -> Control:
        label = self.desk.words("button.ready")
        return Control("button:ready", self._plan.ready, Style.FIRST, label, "check")

    # What stands at the right of "ready".

    @property
    def _warning_picture(self) -> pygame.Surface:
        scale, note = self.desk.scale, self.desk.words("confirm.redeal.note")
        return text.balanced(scale, note, text.SMALL, IVORY, self._plan.redeal.width, "center")

    @property
    def _asked(self) -> tuple[Rect, Rect]:
        """Where the warning stands before a demand, and where its answers.

        Upright in the rows of the words and of "ready", else as one block amid the panel.
        """
        scale, plan = self.desk.scale, self._plan
        if scale.upright:
            return plan.words.move(plan.redeal.x - plan.words.x, 0), plan.redeal
        high, gap = self._warning_picture.get_height(), scale.px(_GAP)
        block = Rect(0, 0, plan.redeal.width, high + gap + finger(scale, ROUND))
        block.center = (plan.redeal.centerx, plan.panel.centery)
        room = Room(block)
        return room.top(high, gap), room.rest

    @property
    def _demand_button(self) -> Control:
        """The right says by itself what it comes from: the words at the left are everybody's."""
        held = doubles_in(self.desk.view.hand or ())
        return replace(super()._demand_button, detail=self.desk.words.plural("look.so_many", held))

    @property
    def _answers(self) -> tuple[Control, ...]:
        """Both of raised wood: the one thing in brass is "ready", on every look."""
        return answers(self.desk.scale, self._asked[1], Style.CROSS)

    def _draw_words(self, surface: pygame.Surface, plan: LookPlan) -> None:
        scale, words = self.desk.scale, self.desk.words
        title = text.balanced(scale, words("look.seen"), text.SECTION, IVORY, plan.words.width)
        surface.blit(title, title.get_rect(midleft=plan.words.midleft))
        if self._demands:
            warning = self._warning_picture
            surface.blit(warning, warning.get_rect(center=self._asked[0].center))
        elif not self.desk.view.legal:
            self._draw_covered(surface, plan.redeal)

    def _draw_covered(self, surface: pygame.Surface, place: Rect) -> None:
        """Say what "ready" does to the hand."""
        scale, says = self.desk.scale, self.desk.words("look.covered")
        eye, gap = scale.px(EYE), scale.px(14)
        room = place.width - eye - gap
        covered = text.balanced(scale, says, text.SMALL, MUTED, room)
        x = place.x + (room - covered.get_width()) // 2
        icons.draw_icon(surface, "covered", (x + eye / 2, place.centery), eye, MUTED)
        surface.blit(covered, covered.get_rect(midleft=(x + eye + gap, place.centery)))


def look_screen(desk: Desk) -> LookScreen:
    """The look of one person alone, or of one of several."""
    return SharedLookScreen(desk) if desk.is_shared else LookScreen(desk)
