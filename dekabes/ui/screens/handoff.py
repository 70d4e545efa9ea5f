"""The cover: whom the device goes to, and a button to be held before a hand is seen."""

from __future__ import annotations

import pygame

from dekabes.engine import Seat
from dekabes.session import HandOff
from dekabes.ui.art.cover import cover_backdrop, draw_socket, edge_shadow
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.easing import out_cubic
from dekabes.ui.screens.cover import CoverPlan, draw_person, draw_says
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.questions import take_back_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.screens.table import TableScreen

HOLD_SECONDS = 0.4
COMES_SECONDS = 0.24
SECOND_TAP_SECONDS = 4.0  # for so long the button waits at its second place


class HandOffScreen(Screen):
    """An opaque cover; no hand is drawn beneath, since nobody's may be seen."""

    name = "handoff"
    of_match = True
    shows_notices = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        awaited = desk.table.awaits
        if not isinstance(awaited, HandOff):
            raise AssertionError("the device goes to nobody")
        self._seat = awaited.seat
        self._to_look = awaited.to_look
        self._held = 0.0  # seconds
        self._second_left = 0.0  # seconds in which a second tap uncovers
        self._coming: float | None = None  # the part of its way over the table that it has come

    @property
    def device_to(self) -> Seat:
        return self._seat

    @property
    def _plan(self) -> CoverPlan:
        return CoverPlan(self.desk.scale)

    @property
    def _by_taps(self) -> bool:
        return self.desk.settings.uncovers_by_taps

    @property
    def _is_second(self) -> bool:
        """Whether the button stands at its second place."""
        return self._by_taps and self._second_left > 0

    @property
    def _greeting(self) -> str:
        """A single person has only been away: there is nobody to pass the device to."""
        return self.desk.words("handoff.pass" if self.desk.is_shared else "handoff.welcome")

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        plan, words = self._plan, self.desk.words
        place = plan.button(second=self._is_second)
        uncover = Control("uncover", place, Style.CHECK, icon="hand")
        menu = Control("button:menu", plan.menu, Style.QUIET, icon="menu")
        if self._to_look:
            waive = words("handoff.waive")
            quiet = Control("button:ready", plan.quiet(waive), Style.QUIET, waive, "unseen")
        elif self.desk.table.can_undo:
            undo = words("handoff.undo")
            quiet = Control("button:undo", plan.quiet(undo), Style.QUIET, undo, "undo")
        else:
            return uncover, menu
        return uncover, quiet, menu

    def act(self, name: str) -> None:
        match name:
            case "uncover":
                self._tap()
            case "button:ready":
                self.desk.table.ready()
                self.desk.follow()
            case "button:undo":
                self.desk.ask(take_back_question(self.desk, self._undo))
            case "button:menu":
                self.desk.open("menu")

    def _tap(self) -> None:
        """One tap of two, or one where the button was to be held."""
        if not self._by_taps:
            self._say_hold()
        elif self._is_second:
            self._uncover()
        else:
            self.desk.hush()
            self._second_left = SECOND_TAP_SECONDS

    def _uncover(self) -> None:
        self.desk.table.uncover()
        self.desk.follow()

    def _undo(self) -> None:
        self.desk.table.undo()
        self.desk.follow()

    def key(self, key: int) -> bool:
        if key != pygame.K_RETURN:
            return False
        self.act("uncover")
        return True

    def leave(self) -> None:
        self.desk.open("menu")

    # The held button.

    def holds(self, name: str) -> bool:
        return name == "uncover" and not self._by_taps

    def hold(self, name: str, seconds: float) -> None:
        self._held += seconds
        if self._held >= HOLD_SECONDS:
            self._uncover()

    def release(self) -> None:
        if self._held:
            self._say_hold()
        self._held = 0.0

    def _say_hold(self) -> None:
        self.desk.say(self.desk.words("handoff.keep_holding"))

    # Time.

    def arrive(self) -> None:
        if self.desk.settings.speed.factor:
            self._coming = 0.0

    def step(self, seconds: float) -> bool:
        was_second, was_coming = self._is_second, self._coming
        self._second_left -= seconds
        if was_coming is not None:
            whole = COMES_SECONDS * self.desk.settings.speed.factor
            come = was_coming + seconds / whole
            self._coming = come if come < 1 else None
        return was_coming is not None or was_second != self._is_second

    @property
    def is_resting(self) -> bool:
        return self._coming is None

    def finish(self) -> None:
        self._coming = None

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        if self._coming is None:
            self._draw_cover(surface, attention)
            return
        # The public table is drawn anew: nothing that was on the screen before is kept.
        TableScreen(self.desk).draw(surface, Attention())
        cover = pygame.Surface(surface.get_size(), 0, 32)
        self._draw_cover(cover, Attention())
        edge = round(out_cubic(self._coming) * cover.get_height())
        surface.blit(edge_shadow(self.desk.scale), (0, edge))
        surface.blit(cover, (0, edge - cover.get_height()))

    def _draw_cover(self, surface: pygame.Surface, attention: Attention) -> None:
        desk, plan = self.desk, self._plan
        surface.blit(cover_backdrop(desk.scale), (0, 0))
        draw_person(surface, plan, self._seat, desk.name_of(self._seat), self._greeting)
        for second in (False, True) if self._by_taps else (False,):
            part = 0.0 if second else min(self._held / HOLD_SECONDS, 1.0)
            draw_socket(surface, desk.scale, plan.button(second=second).center, part)
        if self._held:  # with a key, too
            attention = Attention(pressed="uncover")
        draw_all(surface, desk.scale, self.controls(), attention)
        draw_says(surface, plan, self._says(), desk.notice, second=self._is_second)

    def _says(self) -> str:
        words = self.desk.words
        if self._is_second:
            return words("handoff.tap_again")
        if self._by_taps:
            return words("handoff.tap_look" if self._to_look else "handoff.tap")
        return words("handoff.hold_look" if self._to_look else "handoff.hold")
