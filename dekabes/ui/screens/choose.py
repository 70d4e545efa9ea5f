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
from dekabes.ui.art.parts import draw_sheet, draw_told
from dekabes.ui.art.slabs import Body, slab
from dekabes.ui.controls import Control, Style, Touch, sunk
from dekabes.ui.desk import Desk
from dekabes.ui.match.corner import corner, corner_height, corner_place
from dekabes.ui.match.hand_rack import draw_rack, largest_side, rack_size, tile_places
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.seatrow import draw_lit_panel
from dekabes.ui.screens.choosehint import ChooseHint, draw_sentences
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import INK, IVORY, MUTED, Scale
from dekabes.ui.touchable import apart, finger

WIDTH, LEAST_WIDTH = 896, 780  # units, and pixels in which the words of two cards fit
CARD, LEAST_UPRIGHT, MOST_UPRIGHT = 176, 150, 210  # how high a card is
WORTH_A_ROW = 1.2  # how much larger tiles are worth a second row
PAD, MARK = 18, 48  # at a card's sides, and the round place for its check
SOFTEST = 40  # units of the heading's letters, so that it stays on one line
TOLD = 6  # between the rack and the ring round it
# The voices of what the cards say, the loudest first: how large, and on how many lines at most.
_NAMED = ((36, 1), (32, 1), (28, 1), (28, 2), (24, 2), (24, 3))
_NAMED_UPRIGHT = ((36, 2), (32, 2), (28, 2), (24, 2), (24, 3))
_TITLE, _DETAIL = text.SCREEN_TITLE, (text.BODY, text.SMALL)
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
    rows: int
    s: int
    confirm: Rect
    cancel: Rect


@dataclass(frozen=True, slots=True)
class CardParts:
    """The parts of a card: the medallion, what it says, the place for the check."""

    sign: Rect
    words: Rect
    mark: Rect
    soft: int  # how wide what stands beside that place may be

    def room(self, lines: int) -> int:
        """How wide a title of so many lines may be."""
        return self.words.width if lines == 1 else self.soft


def card_parts(scale: Scale, card: Rect) -> CardParts:
    """A card's parts; lying, the mark is in the lower corner, beside what is said more softly."""
    room = Room(card.inflate(-2 * scale.px(PAD), 0))
    size = min(scale.px(150 if scale.upright else 110), card.height - scale.px(24))
    sign, mark = Rect(0, 0, size, size), Rect(0, 0, *[finger(scale, MARK)] * 2)
    sign.center = room.left(sign.width, scale.px(18)).center
    if scale.upright:
        mark.center = room.right(mark.width, apart(scale, 20)).center
    else:
        mark.bottomright = card.right - scale.px(PAD), card.bottom - scale.px(PAD)
    words = room.rest
    soft = min(words.right, mark.left - apart(scale, 12)) - words.x
    return CardParts(sign, words, mark, soft)


def _plan(scale: Scale) -> _Plan:
    stage = stage_of(scale)
    if not scale.upright:
        width = min(stage.width, max(scale.px(WIDTH), LEAST_WIDTH))
        stage = stage.inflate(width - stage.width, 0)
    room = Room(stage)
    room.top(corner_height(scale))
    head = room.top(scale.px(160 if scale.upright else 122), scale.px(10))
    foot = room.bottom(finger(scale, 104 if scale.upright else 84), scale.px(24))
    between, gap = (scale.px(20) if scale.upright else apart(scale, 24)), scale.px(24)
    count = 2 if scale.upright else 1  # of cards that stand above each other
    taken = count * _least_card(scale) + (count - 1) * between + gap
    s, rows = _largest(scale, (room.rest.width, room.rest.height - taken))
    rack = Rect(0, 0, stage.width, rack_size(scale, s, rows, lifts=False)[1])
    # The hand has what the cards can do without, and they have what it leaves.
    spare = room.rest.height - taken - rack.height
    most = scale.px(MOST_UPRIGHT if scale.upright else CARD)
    tall = min(most, _least_card(scale) + max(0, spare) // count)
    high = count * tall + (count - 1) * between
    cards = evenly(room.top(high, gap), 2, between, down=scale.upright)
    rack.center = room.rest.center
    confirm, cancel = _answer_places(scale, foot)
    return _Plan(head, cards, rack, rows, s, confirm, cancel)


def _least_card(scale: Scale) -> int:
    """How high a card is at least; upright that of a name on three lines, with what is under it."""
    if not scale.upright:
        return scale.px(CARD)
    name, detail = (text.line_height(scale, role) for role in (_TITLE.at(24), text.BODY))
    return max(scale.px(LEAST_UPRIGHT), 3 * name + detail + scale.px(24))


def _largest(scale: Scale, room: tuple[int, int]) -> tuple[int, int]:
    """How large tiles a hand can have in a room, and in how many rows; in one if it can."""
    one, two = (largest_side(scale, room, room[0], rows, lifts=False) for rows in (1, 2))
    return (two, 2) if two > one * WORTH_A_ROW else (one, 1)


def _answer_places(scale: Scale, foot: Rect) -> tuple[Rect, Rect]:
    """Confirm in the middle, where it stays when the cross comes to its right."""
    gap = apart(scale, 20)
    width = foot.width - 2 * (foot.height + gap) if scale.upright else max(scale.px(340), 200)
    confirm = Rect(0, foot.y, width, foot.height)
    confirm.centerx = foot.centerx
    return confirm, Rect(confirm.right + gap, foot.y, foot.height, foot.height)


class ChooseScreen(Screen):
    """The chooser names the opener, seeing only its own hand."""

    name = "choose"
    of_match = True
    shows_notices = True
    plays = True  # nothing but a hint takes time here

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._chosen: Seat | None = None
        self._hint = ChooseHint(desk)

    @property
    def _chooser(self) -> Seat:
        seat = self.desk.view.seat
        if seat is None:
            raise AssertionError("nobody chooses who opens")
        return seat

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        plan = _plan(self.desk.scale)
        seats = (self._chooser, self._chooser.partner)
        cards = tuple(
            Control(f"opener:{seat}", card, Style.BARE)
            for seat, card in zip(seats, plan.cards, strict=True)
        )
        scale, can_redo = self.desk.scale, self.desk.table.can_redo
        tools = corner(scale, corner_place(scale), can_redo=can_redo)
        return *cards, *self._answers(plan), *tools, *self._hint_button()

    def _answers(self, plan: _Plan) -> tuple[Control, ...]:
        """Confirm, and a cross once there is a choice or a hint to take back.

        Told where to look, one goes on to the choice instead.
        """
        words, there = self.desk.words, self._chosen is not None
        is_told = self._hint.is_first
        label = words("button.confirm")
        first = Control("button:confirm", plan.confirm, Style.FIRST, label, "check", there)
        if is_told:
            label = words("choose.show")
            first = Control(
                "button:next", plan.confirm, Style.FIRST, label, "next", icon_after=True
            )
        if not (there or is_told):
            return (first,)
        return first, Control("button:cancel", plan.cancel, Style.CROSS)

    def _hint_button(self) -> tuple[Control, ...]:
        """Opposite the menu, with a ring while there is a hint."""
        if not self._hint.may_ask(self.desk.view):
            return ()
        menu = corner_place(self.desk.scale)
        place = menu.move(self.desk.scale.size[0] - menu.right - menu.left, 0)
        icon = "thinking" if self._hint.is_thinking else "hint"
        hint = self._hint
        return (Control("button:hint", place, Style.TOOL, icon=icon, chosen=hint.is_on),)

    def act(self, name: str) -> None:
        if name in {"button:hint", "button:next"}:
            self._go_on_with_hint()
        elif name.startswith("opener:"):
            self._put_back()
            self._chosen = Seat(int(name.removeprefix("opener:")))
        elif name == "button:confirm" and self._chosen is not None:
            self.desk.table.decide(Open(self._chosen))
            self.desk.show("table")
        elif name == "button:cancel":
            self._put_back()
        elif name == "button:menu":
            self.desk.open("menu")
        elif name == "button:redo":
            self.desk.table.redo()
            self.desk.follow()

    def _go_on_with_hint(self) -> None:
        """Ask for a hint; told where to look, ask whom to choose, which is to be confirmed."""
        choice = self._hint.choice()
        if choice:
            self._chosen = choice
        elif not self._hint.is_thinking:
            self._put_back()
            self.desk.hush()
            self._hint.ask(self.desk.view)

    def _put_back(self) -> None:
        self._chosen = None
        self._hint.forget()

    def tap_elsewhere(self) -> None:
        self._put_back()

    def leave(self) -> None:
        if self._chosen is None and not self._hint.is_on:
            self.desk.open("menu")
        self._put_back()

    def look_again(self) -> None:
        self._put_back()

    def close(self) -> None:
        self._hint.forget()

    def step(self, seconds: float) -> bool:
        return self._hint.step()

    # What the trace tells.

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(str(tile) for tile in self.desk.view.hand or ())

    @property
    def notice(self) -> str | None:
        told = (" ".join(map(str, sentence)) for sentence in self._hint.sentences)
        return self.desk.notice or " ".join(told) or None

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
        places = tile_places(scale, plan.rack, len(hand), plan.s, plan.rows)
        draw_rack(surface, scale, plan.rack, hand, places)
        if self._hint.is_first:
            ring = plan.rack.inflate(2 * scale.px(TOLD), 2 * scale.px(TOLD))
            draw_told(surface, scale, ring, scale.px(22))
        draw_all(surface, scale, controls, attention)

    def _draw_head(self, surface: pygame.Surface, head: Rect) -> None:
        scale, words = self.desk.scale, self.desk.words
        rounds = self.desk.view.rounds
        reason = _REASONS[rounds[-1].result.kind] if rounds else "choose.team"
        why = self.desk.notice or words(reason, name=self.desk.name_of(self._chooser))
        width = head.width + (0 if scale.upright else scale.px(180))
        says = words("choose.title")
        role = text.softer(scale, says, _TITLE.at(52), width, SOFTEST)
        title = text.balanced(scale, says, role, IVORY, width, "center")
        below = text.balanced(scale, why, text.BODY.at(24), IVORY, width, "center")
        told = () if self.desk.notice else self._hint.sentences
        gap = scale.px(6)
        y = head.centery - (title.get_height() + gap + below.get_height()) // 2
        surface.blit(title, title.get_rect(midtop=(head.centerx, y)))
        y += title.get_height() + gap
        if told:
            place = Rect(0, y, width, below.get_height())
            place.centerx = head.centerx
            draw_sentences(surface, scale, told, place)
        else:
            surface.blit(below, below.get_rect(midtop=(head.centerx, y)))

    def _draw_card(self, surface: pygame.Surface, card: Control, touch: Touch) -> None:
        scale, rect = self.desk.scale, card.rect
        seat = Seat(int(card.name.removeprefix("opener:")))
        chosen = seat is self._chosen
        (draw_lit_panel if chosen else draw_sheet)(surface, scale, rect, 22)
        if touch is Touch.PRESSED:
            rect = rect.move(0, sunk(scale))
        parts = card_parts(scale, rect)
        sign = medallion(seat, parts.sign.width, chosen, scale.contrast)
        sign.blit(surface, *parts.sign.topleft)
        title, detail = self._says(seat), self.desk.words("choose.detail")
        soft, voice = text.loudest(scale, detail, _DETAIL, parts.soft), self._voice(parts)
        whole = text.fits(scale, title, voice, parts.words.width)
        lines = (
            text.balanced(scale, title, voice, IVORY, parts.words.width if whole else parts.soft),
            text.balanced(scale, detail, soft, MUTED, parts.soft),
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

    def _voice(self, parts: CardParts) -> text.Role:
        """The one voice of both cards' titles; one line stands over the mark, more beside it."""
        scale = self.desk.scale
        titles = (self._says(self._chooser), self._says(self._chooser.partner))
        ways = _NAMED_UPRIGHT if scale.upright else _NAMED
        voices = [(_TITLE.at(size), lines) for size, lines in ways]
        whole = (
            role
            for role, lines in voices
            if all(text.fits(scale, title, role, parts.room(lines), lines) for title in titles)
        )
        return next(whole, voices[-1][0])

    def _draw_mark(self, surface: pygame.Surface, place: Rect, chosen: bool) -> None:
        """The round place for the check."""
        scale, size = self.desk.scale, place.width
        body = Body.BRASS if chosen else Body.RECESS
        slab(body, size, size, size // 2, scale.u, scale.contrast).blit(surface, *place.topleft)
        if chosen:
            icons.draw_icon(surface, "check", place.center, round(size * 0.58), INK, 3.0)
