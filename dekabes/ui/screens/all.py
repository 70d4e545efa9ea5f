"""Every screen by its name; its module is loaded when the screen is first made.

The title needs few of them: the others are loaded while it shows.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module

from dekabes.ui.desk import Desk, MakeScreen, Question
from dekabes.ui.screens.screen import Screen

# Each screen's module beside this one, and what makes it.
_PLACES = {
    "title": ("title", "TitleScreen"),
    "table": ("table", "TableScreen"),
    "setup": ("setup", "SetupScreen"),
    "handoff": ("handoff", "HandOffScreen"),
    "look": ("sharedlook", "look_screen"),
    "choose": ("choose", "ChooseScreen"),
    "round_over": ("round_over", "RoundOverScreen"),
    "match_over": ("match_over", "MatchOverScreen"),
    "menu": ("menu", "MenuScreen"),
    "rules": ("rules", "RulesScreen"),
    "log": ("log", "LogScreen"),
    "settings": ("settings", "SettingsScreen"),
}


def _maker(name: str) -> MakeScreen:
    """What makes a screen; its module is loaded if it is not yet."""
    module, maker = _PLACES[name]
    made: MakeScreen = getattr(import_module(f"dekabes.ui.screens.{module}"), maker)
    return made


def _made(name: str, desk: Desk) -> Screen:
    return _maker(name)(desk)


SCREENS: dict[str, MakeScreen] = {name: partial(_made, name) for name in _PLACES}


def load_all() -> None:
    """Load the modules of all screens, so that none is waited for when it is opened."""
    for name in _PLACES:
        _maker(name)


def ask(desk: Desk, question: Question) -> Screen:
    """The screen of a question."""
    from dekabes.ui.screens.confirm import ConfirmScreen

    return ConfirmScreen(desk, question)
