"""Every screen by its name."""

from __future__ import annotations

from dekabes.ui.desk import Desk, MakeScreen, Question
from dekabes.ui.screens.choose import ChooseScreen
from dekabes.ui.screens.confirm import ConfirmScreen
from dekabes.ui.screens.handoff import HandOffScreen
from dekabes.ui.screens.log import LogScreen
from dekabes.ui.screens.match_over import MatchOverScreen
from dekabes.ui.screens.menu import MenuScreen
from dekabes.ui.screens.round_over import RoundOverScreen
from dekabes.ui.screens.rules import RulesScreen
from dekabes.ui.screens.screen import Screen
from dekabes.ui.screens.settings import SettingsScreen
from dekabes.ui.screens.setup import SetupScreen
from dekabes.ui.screens.sharedlook import look_screen
from dekabes.ui.screens.table import TableScreen
from dekabes.ui.screens.title import TitleScreen

SCREENS: dict[str, MakeScreen] = {
    "title": TitleScreen,
    "setup": SetupScreen,
    "table": TableScreen,
    "handoff": HandOffScreen,
    "look": look_screen,
    "choose": ChooseScreen,
    "round_over": RoundOverScreen,
    "match_over": MatchOverScreen,
    "menu": MenuScreen,
    "rules": RulesScreen,
    "log": LogScreen,
    "settings": SettingsScreen,
}


def ask(desk: Desk, question: Question) -> Screen:
    """The screen of a question."""
    return ConfirmScreen(desk, question)
