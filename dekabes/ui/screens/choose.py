"""Who of the two partners opens: two people, one choice, confirmed."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import Kind, Open, Seat
from dekabes.record import format_action
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.art.backdrop import result_backdrop
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.parts import draw_sheet
from dekabes.ui.art.slabs import Body, slab
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.desk import Desk
from dekabes.ui.match.corner import corner, corner_height
from dekabes.ui.match.hand_rack import draw_rack, largest_side, rack_size, tile_places
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.seatrow import draw_lit_panel
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import INK, IVORY, MUTED, Scale
from dekabes.ui.touchable import apart, finger

WIDTH, LEAST_WIDTH = 896, 780  # units, and pixels in which the words of two cards fit
# The voices of a card's two lines, the loudest first.
_NAMED = tuple(text.SCREEN_TITLE.at(size) for size in (36, 32, 28, 24))
_DETAIL = (text.BODY, text.SMALL)
# Why this seat chooses, by how the round before ended.
_REASONS = {
    Kind.DOMINO: "choose.domino",
    Kind.DEKABES: "choose.domino",
    Kind.BLOCKED: "choose.blocked",
    Kind.DRAW: "choose.draw",
}


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands."""

    head: Rect
    cards: tuple[Rect, ...]
    rack: Rect
    s: int
    confirm: Rect
    cancel: Rect


def _plan(scale: Scale) -> _Plan:
    stage = stage_of(scale)
    if not scale.upright:
        width = min(stage.width, max(scale.px(WIDTH), LEAST_WIDTH))
        stage = stage.inflate(width - stage.width, 0)
    room = Room(stage)
    room.top(corner_height(scale))
    head = room.top(scale.px(210 if scale.upright else 122), scale.px(10))
    foot = room.bottom(finger(scale, 104 if scale.upright else 84), scale.px(24))
    tall = scale.px(236 if scale.upright else 176)
    if scale.upright:
        cards = evenly(room.top(2 * tall + scale.px(20), scale.px(24)), 2, scale.px(20), down=True)
    else:
        cards = evenly(room.top(tall, scale.px(24)), 2, apart(scale, 24))
    s = largest_side(scale, room.rest.size, room.rest.width, lifts=False)
    rack = Rect(0, 0, stage.width, rack_size(scale, s, lifts=False)[1])
    rack.center = room.rest.center
    both = foot.copy()
    if not scale.upright:
        both.width = max(scale.px(340), 200) + apart(scale, 20) + foot.height
    both.centerx = foot.centerx
    answers = Room(both)
    cancel = answers.right(foot.height, apart(scale, 20))
    confirm = answers.rest
    return _Plan(head, cards, rack, s, confirm, cancel)


class ChooseScreen(Screen):
    """The chooser names the opener, seeing only its own hand."""

    name = "choose"
    of_match = True
    shows_notices = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._chosen: Seat | None = None

    @property
    def _chooser(self) -> Seat:
        seat = self.desk.view.seat
        if seat is None:
            raise AssertionError("nobody chooses who opens")
        return seat

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        plan, words = _plan(self.desk.scale), self.desk.words
        seats = (self._chooser, self._chooser.partner)
        cards = tuple(
            Control(f"opener:{seat}", card, Style.BARE)
            for seat, card in zip(seats, plan.cards, strict=True)
        )
        there = self._chosen is not None
        label = words("button.confirm")
        confirm = Control("button:confirm", plan.confirm, Style.FIRST, label, "check", there)
        cancel = Control("button:cancel", plan.cancel, Style.CROSS, enabled=there)
        return *cards, confirm, cancel, *corner(self.desk.scale, can_redo=self.desk.table.can_redo)

    def act(self, name: str) -> None:
        if name.startswith("opener:"):
            self._chosen = Seat(int(name.removeprefix("opener:")))
        elif name == "button:confirm" and self._chosen is not None:
            self.desk.table.decide(Open(self._chosen))
            self.desk.show("table")
        elif name == "button:cancel":
            self._chosen = None
        elif name == "button:menu":
            self.desk.open("menu")
        elif name == "button:redo":
            self.desk.table.redo()
            self.desk.follow()

    def tap_elsewhere(self) -> None:
        self._chosen = None

    def leave(self) -> None:
        if self._chosen is None:
            self.desk.open("menu")
        self._chosen = None

    # What the trace tells.

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(str(tile) for tile in self.desk.view.hand or ())

    @property
    def preview(self) -> str | None:
        return None if self._chosen is None else format_action(Open(self._chosen))

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, plan = self.desk.scale, _plan(self.desk.scale)
        hand = self.desk.view.hand or ()
        surface.blit(result_backdrop(scale), (0, 0))
        self._draw_head(surface, plan.head)
        controls = self.controls()
        for card in controls[:2]:
            self._draw_card(surface, card, attention.to(card))
        places = tile_places(scale, plan.rack, len(hand), plan.s)
        draw_rack(surface, scale, plan.rack, hand, places)
        draw_all(surface, scale, controls, attention)

    def _draw_head(self, surface: pygame.Surface, head: Rect) -> None:
        scale, words = self.desk.scale, self.desk.words
        rounds = self.desk.view.rounds
        reason = _REASONS[rounds[-1].result.kind] if rounds else "choose.team"
        why = self.desk.notice or words(reason, name=self.desk.name_of(self._chooser))
        role = text.SCREEN_TITLE.at(52)
        width = head.width + (0 if scale.upright else scale.px(180))
        title = text.balanced(scale, words("choose.title"), role, IVORY, width, "center")
        below = text.balanced(scale, why, text.BODY.at(24), IVORY, width, "center")
        gap = scale.px(6)
        y = head.centery - (title.get_height() + gap + below.get_height()) // 2
        surface.blit(title, title.get_rect(midtop=(head.centerx, y)))
        y += title.get_height() + gap
        surface.blit(below, below.get_rect(midtop=(head.centerx, y)))

    def _draw_card(self, surface: pygame.Surface, card: Control, touch: Touch) -> None:
        scale, words, rect = self.desk.scale, self.desk.words, card.rect
        seat = Seat(int(card.name.removeprefix("opener:")))
        chosen = seat is self._chosen
        (draw_lit_panel if chosen else draw_sheet)(surface, scale, rect, 22)
        if touch is Touch.PRESSED:
            rect = rect.move(0, max(1, scale.px(2)))
        size = min(scale.px(150 if scale.upright else 116), rect.height - scale.px(24))
        x = rect.x + scale.px(22)
        medallion(seat, size, chosen).blit(surface, x, rect.centery - size // 2)
        x += size + scale.px(18)
        mark = finger(scale, 48)
        room = rect.right - scale.px(18) - x
        mine = seat is self._chooser
        name = self.desk.name_of(seat)
        says = words("choose.me") if mine else words("choose.partner", name=name)
        role = text.loudest(scale, says, _NAMED, room)
        if not mine:
            says = text.fit_name(
                scale, lambda it: words("choose.partner", name=it), name, role, room
            )
        up, down = rect.centery - scale.px(22), rect.centery + scale.px(26)
        text.draw_text(surface, scale, says, role, IVORY, (x, up), max_width=room)
        detail = words("choose.detail")
        room -= mark
        soft = text.loudest(scale, detail, _DETAIL, room)
        text.draw_text(surface, scale, detail, soft, MUTED, (x, down), max_width=room)
        self._draw_mark(surface, rect, mark, chosen)

    def _draw_mark(self, surface: pygame.Surface, rect: Rect, size: int, chosen: bool) -> None:
        """The round place for the check, in the card's lower corner."""
        scale = self.desk.scale
        place = Rect(0, 0, size, size)
        place.bottomright = (rect.right - scale.px(20), rect.bottom - scale.px(18))
        body = Body.BRASS if chosen else Body.RECESS
        slab(body, size, size, size // 2, scale.u, scale.contrast).blit(surface, *place.topleft)
        if chosen:
            icons.draw_icon(surface, "check", place.center, round(size * 0.58), INK, 3.0)
