"""The cover: whom the device goes to, and a button to be held before a hand is seen."""

from __future__ import annotations

import pygame

from dekabes.engine import Seat
from dekabes.session import HandOff
from dekabes.ui.art.cover import cover_backdrop, edge_shadow
from dekabes.ui.calm import Calm
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.easing import out_cubic
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.handoff_plan import (
    TAPS,
    CoverPlan,
    draw_person,
    draw_says,
    draw_sockets,
)
from dekabes.ui.screens.questions import take_back_question
from dekabes.ui.screens.screen import Attention, Screen

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
        self._has_said = False  # that the button is to be held
        self._second_left = 0.0  # seconds in which a second tap uncovers
        self._calm = Calm()
        self._beneath = pygame.Surface((0, 0))  # the shut table that it comes over
        self._coming: float | None = None  # the part of its way that it has come

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
        place = plan.button(TAPS[self._is_second] if self._by_taps else 0)
        calm = self._calm.is_over
        uncover = Control(
            "uncover", place, Style.CHECK, icon="hand", enabled=calm or not self._by_taps
        )
        menu = Control("button:menu", plan.menu, Style.QUIET, icon="menu")
        quiet = self._quiet()
        labels = [words(label) for _, label, _ in quiet]
        return (
            uncover,
            *(
                Control(name, place, Style.QUIET, label, icon, calm or name != "button:ready")
                for (name, _, icon), label, place in zip(
                    quiet, labels, plan.quiet(*labels), strict=True
                )
            ),
            menu,
        )

    def _quiet(self) -> list[tuple[str, str, str]]:
        """The quiet buttons: name, key of the words, sign."""
        if self._to_look:
            return [("button:ready", "handoff.waive", "unseen")]
        table, buttons = self.desk.table, []
        if table.can_undo:
            label = "handoff.undo" if self.desk.view.moves else "handoff.undo_choice"
            buttons.append(("button:undo", label, "undo"))
        if table.can_redo:
            buttons.append(("button:redo", "button.redo", "redo"))
        return buttons

    def act(self, name: str) -> None:
        match name:
            case "uncover":
                self._tap()
            case "button:ready":
                self.desk.table.ready()
                self.desk.follow()
                self.desk.top.calm()
            case "button:undo":
                self.desk.ask(take_back_question(self.desk, self._undo))
            case "button:redo":
                self.desk.table.redo()
                self.desk.follow()
            case "button:menu":
                self.leave()

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
        if self._calm.is_over:
            self._tap()
            self.calm()  # keys have no second place: they get a second moment
        return True

    def leave(self) -> None:
        self._second_left = 0.0  # what was begun is not gone on with after a while
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
        self._has_said = True
        self.desk.say(self.desk.words("handoff.keep_holding"))

    def close(self) -> None:
        if self._has_said:  # to this person, and not to the next
            self.desk.hush()

    # Time.

    def calm(self) -> None:
        self._calm.begin()

    def come_over(self, beneath: pygame.Surface) -> None:
        self._beneath, self._coming = beneath, 0.0

    def step(self, seconds: float) -> bool:
        was_second, was_coming = self._is_second, self._coming
        is_calm_now = self._calm.step(seconds)
        self._second_left -= seconds
        if was_coming is not None:
            whole = COMES_SECONDS * self.desk.settings.speed.factor
            come = was_coming + seconds / whole
            self._coming = come if come < 1 else None
        return was_coming is not None or was_second != self._is_second or is_calm_now

    @property
    def is_resting(self) -> bool:
        return self._coming is None and self._calm.is_over

    def finish(self) -> None:
        self._coming = None

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        if self._coming is None:
            self._draw_cover(surface, attention)
            return
        surface.blit(self._beneath, (0, 0))
        cover = pygame.Surface(surface.get_size(), 0, 32)
        self._draw_cover(cover, Attention())
        edge = round(out_cubic(self._coming) * cover.get_height())
        surface.blit(edge_shadow(self.desk.scale.bare), (0, edge))
        surface.blit(cover, (0, edge - cover.get_height()))

    def _draw_cover(self, surface: pygame.Surface, attention: Attention) -> None:
        desk, plan = self.desk, self._plan
        surface.blit(cover_backdrop(desk.scale.bare), (0, 0))
        draw_person(surface, plan, self._seat, desk.name_of(self._seat), self._greeting)
        part = min(self._held / HOLD_SECONDS, 1.0)
        draw_sockets(surface, plan, by_taps=self._by_taps, part=part)
        if self._held:  # with a key, too
            attention = Attention(pressed="uncover")
        draw_all(surface, desk.scale, self.controls(), attention)
        draw_says(surface, plan, self._says(), desk.notice)

    def _says(self) -> str:
        words = self.desk.words
        if self._is_second:
            return words("handoff.tap_again")
        if self._by_taps:
            return words("handoff.tap_look" if self._to_look else "handoff.tap")
        return words("handoff.hold_look" if self._to_look else "handoff.hold")
