"""A desk for the menus' tests: their screens over a bare stand-in for the table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pygame

from dekabes.engine import Action, View
from dekabes.record import read_record
from dekabes.session import Occupant, Questions, Seating, Session, Thinker
from dekabes.ui.controls import Control
from dekabes.ui.desk import Desk, MakeScreen
from dekabes.ui.screens.confirm import ConfirmScreen
from dekabes.ui.screens.menu import MenuScreen
from dekabes.ui.screens.rules import RulesScreen
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.screens.settings import SettingsScreen
from dekabes.ui.screens.setup import SetupScreen
from dekabes.ui.screens.title import TitleScreen
from dekabes.ui.settings import Settings
from dekabes.ui.sound import Speaker
from tests.ui.pilot import Pilot, TakeOff

RECORDS = Path(__file__).parents[2] / "data" / "records"
STEADY = Occupant("steady")
ALONE = Seating((Occupant(None), STEADY, STEADY, STEADY))


class BareTable(Screen):
    """Stands in for the screens of the match."""

    plays = True

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__(desk)
        self.name = name

    @property
    def faces(self) -> tuple[str, ...]:
        return ("64",)

    @property
    def preview(self) -> str | None:
        return "1:64L"

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        surface.fill((20, 60, 50))


def _bare(name: str) -> MakeScreen:
    return lambda desk: BareTable(desk, name)


OF_THE_MATCH = ("table", "handoff", "look", "choose", "round_over", "match_over", "log")
SCREENS: dict[str, MakeScreen] = {
    "title": TitleScreen,
    "setup": SetupScreen,
    "settings": SettingsScreen,
    "rules": RulesScreen,
    "menu": MenuScreen,
    **{name: _bare(name) for name in OF_THE_MATCH},
}


def no_answer(level: str, view: View, seed: int) -> Action:
    raise AssertionError("no computer is asked in these tests")


def session_of(record: str, seating: Seating = ALONE) -> Session:
    """The match of a record, one person at seat 1."""
    history = read_record((RECORDS / f"{record}.dkb").read_bytes(), record).history()
    return Session(history, seating, Thinker(Questions(ThreadPoolExecutor(1)), no_answer), seed="1")


class TestDesk(Desk):
    """A desk that keeps the seatings of the matches that were started."""

    __test__ = False

    def __init__(
        self, size: tuple[int, int] = (1280, 800), lang: str = "en", record: str | None = None
    ) -> None:
        self.started: list[Seating] = []
        super().__init__(
            size=size,
            settings=Settings(lang=lang),
            speaker=Speaker(),
            make_session=self._make,
            screens=SCREENS,
            sheet=ConfirmScreen,
        )
        self.show("title")
        if record:
            self.seat(session_of(record))

    def _make(self, seating: Seating) -> Session:
        self.started.append(seating)
        return session_of("unfinished_deal_none", seating)

    @property
    def names_of_controls(self) -> list[str]:
        """What acts now."""
        return [control.name for control in self.top.controls() if control.enabled]

    def control(self, name: str) -> Control:
        """A control of the top screen."""
        return next(control for control in self.top.controls() if control.name == name)

    def tap(self, name: str) -> None:
        """Do what a tap on a control does; it has to be there."""
        assert name in self.names_of_controls
        self.top.act(name)


def settings() -> TestDesk:
    """The settings over a match."""
    desk = TestDesk(record="unfinished_play")
    desk.open("settings")
    return desk


def at_settings(take_off: TakeOff, *, touch: bool = False) -> Pilot:
    """A pilot who has opened the settings from the title."""
    pilot = take_off(None, touch=touch)
    pilot.tap("button:settings")
    return pilot
