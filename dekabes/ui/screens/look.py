"""A look at the own hand before anyone opens: keep it, or demand a redeal for all."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import Redeal, Seat, Tile, doubles_in
from dekabes.record import format_action
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.art.backdrop import narrow_felt, result_backdrop
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.parts import draw_sheet
from dekabes.ui.calm import Calm
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.match.corner import corner, corner_height, corner_place
from dekabes.ui.match.hand_rack import draw_rack, largest_side, rack_size, tile_places
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import IVORY, MUTED, Scale
from dekabes.ui.touchable import apart, finger

TILE = 112
ROUND, _BETWEEN = 76, 24  # the round answers to a demand
_GAP = 6
_SOFT, _SOFTEST = 40, 32  # units of the heading's letters: on one line, and at least


@dataclass(frozen=True, slots=True)
class LookPlan:
    """Where everything stands."""

    menu: Rect
    head: Rect
    rack: Rect
    s: int
    panel: Rect
    words: Rect
    ready: Rect
    redeal: Rect


@dataclass(frozen=True, slots=True)
class _Says:
    """The words beside the answers."""

    title: str
    body: str

    def pictures(self, scale: Scale, width: int) -> tuple[pygame.Surface, pygame.Surface]:
        title = text.balanced(scale, self.title, text.SECTION, IVORY, width)
        return title, text.balanced(scale, self.body, text.SMALL, MUTED, width)

    def height(self, scale: Scale, width: int) -> int:
        return sum(map(pygame.Surface.get_height, self.pictures(scale, width))) + scale.px(_GAP)


def plan_lying(scale: Scale, *, lifts: bool = True) -> LookPlan:
    """The panel under the rack: words at the left, the two answers beside them."""
    stage = stage_of(scale).inflate(-2 * scale.px(20), 0)
    room = Room(stage)
    room.top(max(scale.px(104), 60), scale.px(16))
    words_high = 2 * text.line_height(scale, text.SECTION) + 3 * text.line_height(scale, text.SMALL)
    panel = room.bottom(max(scale.px(192), words_high + scale.px(40)), scale.px(26))
    s = largest_side(scale, room.rest.size, scale.px(TILE), lifts=lifts)
    rack = Rect(0, 0, stage.width, rack_size(scale, s, lifts=lifts)[1])
    # What the rack leaves is shared by the air over it, between it and the panel, and under that.
    air = (room.rest.height - rack.height) // 3
    rack.midtop = (room.rest.centerx, room.rest.y + air)
    panel.y -= air
    high = max(finger(scale, 112), panel.height - 2 * scale.px(40))
    inner = Room(panel.inflate(-2 * scale.px(36), min(0, high - panel.height)))
    words = inner.left(round(panel.width * 0.30), scale.px(16))
    ready, redeal = evenly(inner.rest, 2, apart(scale, 24))
    row = Room(between_frame_and(rack, narrow_felt(scale).top))
    menu = corner_place(scale)
    menu.midleft = row.left(menu.width, scale.px(24)).midleft
    return LookPlan(menu, row.rest, rack, s, panel, words, ready, redeal)


def between_frame_and(rack: Rect, top: int) -> Rect:
    """All that is free above the rack."""
    return Rect(rack.x, top, rack.width, rack.top - top)


def _plan_upright(scale: Scale, says: tuple[_Says, ...]) -> LookPlan:
    room = Room(stage_of(scale))
    room.top(corner_height(scale))
    room.top(scale.px(164), scale.px(24))
    width = room.rest.width - 2 * scale.px(32)
    answers, gap, pad = finger(scale, 112), scale.px(26), scale.px(30)
    words_high = max(one.height(scale, width) for one in says)
    panel = room.bottom(words_high + gap + answers + 2 * pad, scale.px(30))
    s = largest_side(scale, room.rest.size, scale.px(TILE + 16), 2)
    rack = Rect(0, 0, room.rest.width, rack_size(scale, s, 2)[1])
    rack.center = room.rest.center
    inner = Room(panel.inflate(-2 * scale.px(32), -2 * pad))
    buttons = inner.bottom(answers, gap)
    ready, redeal = evenly(buttons, 2, apart(scale, 20))
    menu = corner_place(scale)
    head = between_frame_and(rack, menu.bottom)
    return LookPlan(menu, head, rack, s, panel, inner.rest, ready, redeal)


def answers(scale: Scale, place: Rect, check: Style) -> tuple[Control, ...]:
    """Cross and check, apart from where the finger has just been."""
    size, gap = finger(scale, ROUND), apart(scale, _BETWEEN)
    both = Rect(0, 0, 2 * size + gap, size)
    both.center = place.center
    no, yes = evenly(both, 2, gap)
    return (
        Control("button:cancel", no, Style.CROSS),
        Control("button:confirm", yes, check, icon="check"),
    )


def heading_voice(scale: Scale, says: str, room: int) -> text.Role:
    """The voice of a heading: on one line if it can be, else upright on two."""
    role = text.softer(scale, says, text.SCREEN_TITLE, room, _SOFT)
    if text.fits(scale, says, role, room):
        return role
    lines = 2 if scale.upright else 1
    return text.softer(scale, says, text.SCREEN_TITLE, room, _SOFTEST, lines)


class LookScreen(Screen):
    """The hand first, the question under it; both answers weigh the same.

    One person alone looks only where there is a right to demand a redeal.
    """

    name = "look"
    of_match = True
    shows_notices = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._demands = False
        self._calm = Calm()

    @property
    def _seat(self) -> Seat:
        seat = self.desk.view.viewer
        if seat is None:
            raise AssertionError("nobody looks at a hand")
        return seat

    @property
    def _hand(self) -> tuple[Tile, ...]:
        """The own hand, the doubles first."""
        return tuple(sorted(self.desk.view.hand or (), key=lambda tile: not tile.is_double))

    @property
    def _lifted(self) -> tuple[Tile, ...]:
        """The tiles that give the right to demand."""
        return tuple(tile for tile in self._hand if tile.is_double)

    @property
    def _plan(self) -> LookPlan:
        scale = self.desk.scale
        if scale.upright:
            return _plan_upright(scale, (self._question, self._warning))
        return plan_lying(scale)

    @property
    def _question(self) -> _Says:
        words = self.desk.words
        return _Says(words.plural("look.doubles", doubles_in(self._hand)), words("look.right"))

    @property
    def _warning(self) -> _Says:
        words = self.desk.words
        return _Says(words("confirm.redeal.title"), words("confirm.redeal.note"))

    @property
    def _rows(self) -> int:
        return 2 if self.desk.scale.upright else 1

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        return self._ready, *self._demand, *corner(self.desk.scale, self._plan.menu)

    @property
    def _ready(self) -> Control:
        keep = self.desk.words("button.keep")
        return Control("button:ready", self._plan.ready, Style.SECOND, keep, "check")

    @property
    def _demand(self) -> tuple[Control, ...]:
        """The demand, or what confirms it and takes it back."""
        if self._demands:
            return self._answers
        if not self.desk.view.legal:
            return ()
        return (self._demand_button,)

    @property
    def _demand_button(self) -> Control:
        label = self.desk.words("button.redeal")
        return Control("button:redeal", self._plan.redeal, Style.SECOND, label, "restart")

    @property
    def _answers(self) -> tuple[Control, ...]:
        return answers(self.desk.scale, self._plan.redeal, Style.CHECK)

    def act(self, name: str) -> None:
        match name:
            case "button:ready":
                self.desk.table.ready()
                self.desk.follow()
                self.desk.top.calm()
            case "button:redeal":
                self._demands = True
                self._calm.begin()
            case "button:cancel":
                self._demands = False
            case "button:confirm" if self._calm.is_over:
                self.desk.table.decide(Redeal(self._seat))
                self.desk.follow()
            case "button:menu":
                self.desk.open("menu")

    def step(self, seconds: float) -> bool:
        return self._calm.step(seconds)

    @property
    def is_resting(self) -> bool:
        return self._calm.is_over

    def tap_elsewhere(self) -> None:
        self._demands = False

    def key(self, key: int) -> bool:
        if key != pygame.K_RETURN or not self._demands:
            return False
        self.act("button:confirm")
        return True

    def leave(self) -> None:
        if not self._demands:
            self.desk.open("menu")
        self._demands = False

    # What the trace tells.

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(str(tile) for tile in self._hand)

    @property
    def preview(self) -> str | None:
        return format_action(Redeal(self._seat)) if self._demands else None

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, hand, plan = self.desk.scale, self._hand, self._plan
        surface.blit(result_backdrop(scale), (0, 0))
        self._draw_head(surface, plan.head)
        places = tile_places(scale, plan.rack, len(hand), plan.s, self._rows)
        draw_rack(surface, scale, plan.rack, hand, places, self._lifted)
        draw_sheet(surface, scale, plan.panel)
        self._draw_words(surface, plan)
        draw_all(surface, scale, self.controls(), attention)

    def _draw_head(self, surface: pygame.Surface, head: Rect) -> None:
        scale, words = self.desk.scale, self.desk.words
        size = min(head.height, scale.px(90))
        sign = medallion(self._seat, size, flat=scale.contrast)
        sign.blit(surface, head.x, head.centery - size // 2)
        x = head.x + size + scale.px(20)
        room = head.right - x
        says = words("look.title", name=self.desk.name_of(self._seat))
        role = heading_voice(scale, says, room)
        title = text.balanced(scale, says, role, IVORY, room)
        below = text.line_height(scale, text.BODY)
        top = head.centery - (title.get_height() + below) // 2
        surface.blit(title, (x, top))
        down = top + title.get_height() + scale.px(4) + below // 2
        eye = scale.px(28)
        icons.draw_icon(surface, "eye", (x + eye / 2, down), eye)
        spot = (x + eye + scale.px(8), down)
        private = self.desk.notice or words("look.private")
        room -= eye + scale.px(8)
        text.draw_text(surface, scale, private, text.BODY, IVORY, spot, max_width=room)

    def _draw_words(self, surface: pygame.Surface, plan: LookPlan) -> None:
        scale, place = self.desk.scale, plan.words
        says = self._warning if self._demands else self._question
        title, body = says.pictures(scale, place.width)
        y = place.centery - says.height(scale, place.width) // 2
        surface.blit(title, (place.x, y))
        surface.blit(body, (place.x, y + title.get_height() + scale.px(_GAP)))
