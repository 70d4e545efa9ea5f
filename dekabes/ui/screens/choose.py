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
from dekabes.ui.match.corner import corner, corner_height, corner_place
from dekabes.ui.match.hand_rack import draw_rack, largest_side, rack_size, tile_places
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.seatrow import draw_lit_panel
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import INK, IVORY, MUTED, Scale
from dekabes.ui.touchable import apart, finger

WIDTH, LEAST_WIDTH = 896, 780  # units, and pixels in which the words of two cards fit
PAD, MARK = 18, 48  # at a card's sides, and the round place for its check
# The voices of what the cards say, the loudest first: how large, and on how many lines at most.
_NAMED = ((36, 1), (32, 1), (28, 1), (28, 2), (24, 2), (24, 3))
_NAMED_UPRIGHT = ((36, 2), (32, 2), (28, 2), (24, 2), (24, 3))
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


@dataclass(frozen=True, slots=True)
class CardParts:
    """The parts of a card: the medallion, what it says, the place for the check."""

    sign: Rect
    words: Rect
    mark: Rect


def card_parts(scale: Scale, card: Rect) -> CardParts:
    """A card's parts, all in the middle of its height."""
    room = Room(card.inflate(-2 * scale.px(PAD), 0))
    size = min(scale.px(150 if scale.upright else 110), card.height - scale.px(24))
    sign, mark = Rect(0, 0, size, size), Rect(0, 0, *[finger(scale, MARK)] * 2)
    sign.center = room.left(sign.width, scale.px(18)).center
    mark.center = room.right(mark.width, apart(scale, 20)).center
    return CardParts(sign, room.rest, mark)


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
        scale, can_redo = self.desk.scale, self.desk.table.can_redo
        return *cards, confirm, cancel, *corner(scale, corner_place(scale), can_redo=can_redo)

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
        scale, rect = self.desk.scale, card.rect
        seat = Seat(int(card.name.removeprefix("opener:")))
        chosen = seat is self._chosen
        (draw_lit_panel if chosen else draw_sheet)(surface, scale, rect, 22)
        if touch is Touch.PRESSED:
            rect = rect.move(0, max(1, scale.px(2)))
        parts = card_parts(scale, rect)
        medallion(seat, parts.sign.width, chosen).blit(surface, *parts.sign.topleft)
        title, detail = self._says(seat), self.desk.words("choose.detail")
        soft = text.loudest(scale, detail, _DETAIL, parts.words.width)
        lines = (
            text.balanced(scale, title, self._voice(parts.words.width), IVORY, parts.words.width),
            text.balanced(scale, detail, soft, MUTED, parts.words.width),
        )
        gap = scale.px(4)
        y = rect.centery - (sum(line.get_height() for line in lines) + gap) // 2
        for line in lines:
            surface.blit(line, (parts.words.x, y))
            y += line.get_height() + gap
        self._draw_mark(surface, parts.mark, chosen)

    def _says(self, seat: Seat) -> str:
        words = self.desk.words
        if seat is self._chooser:
            return words("choose.me")
        return words("choose.partner", name=self.desk.name_of(seat))

    def _voice(self, room: int) -> text.Role:
        """The one voice of both cards' titles."""
        scale = self.desk.scale
        titles = (self._says(self._chooser), self._says(self._chooser.partner))
        ways = _NAMED_UPRIGHT if scale.upright else _NAMED
        voices = [(text.SCREEN_TITLE.at(size), lines) for size, lines in ways]
        whole = (
            role
            for role, lines in voices
            if all(text.fits(scale, title, role, room, lines) for title in titles)
        )
        return next(whole, voices[-1][0])

    def _draw_mark(self, surface: pygame.Surface, place: Rect, chosen: bool) -> None:
        """The round place for the check."""
        scale, size = self.desk.scale, place.width
        body = Body.BRASS if chosen else Body.RECESS
        slab(body, size, size, size // 2, scale.u, scale.contrast).blit(surface, *place.topleft)
        if chosen:
            icons.draw_icon(surface, "check", place.center, round(size * 0.58), INK, 3.0)
