"""What can be touched: a name, a place and how it is dressed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import pygame

from dekabes.ui.theme import Scale

PRESS = 1.5  # units


class Style(Enum):
    """How a control is drawn."""

    FIRST = auto()  # brass: the one thing to do here
    SECOND = auto()  # raised wood
    TOOL = auto()  # raised wood, the icon above its word
    CHECK = auto()  # round, confirms
    CROSS = auto()  # round, takes back
    CHOICE = auto()  # one of several in a track
    SWITCH = auto()  # on or off
    KEY = auto()  # ivory: types a letter
    PILL = auto()  # raised wood with round ends
    QUIET = auto()  # possible, not proposed: dark, with round ends
    PLACE = auto()  # acts; a press lights it up, nothing else of it is drawn
    BARE = auto()  # acts, but the screen draws it itself


class Touch(Enum):
    """What a pointer or the keyboard is doing to a control."""

    REST = auto()
    PRESSED = auto()
    HOVER = auto()
    FOCUS = auto()


@dataclass(frozen=True, slots=True)
class Control:
    """One thing that acts when it is touched."""

    name: str  # "button:undo": its name in the trace of the interface
    rect: pygame.Rect
    style: Style
    label: str = ""
    icon: str | None = None
    enabled: bool = True
    detail: str = ""  # a second, smaller line
    chosen: bool = False
    icon_after: bool = False  # the sign follows the word ("Next round >")
    icon_over: bool = False  # the sign stands over the word
    icon_under: bool = False  # a flat sign, dots, stands under the word
    left: bool = False  # sign and word start at the left edge, as in a column
    likes: str = ""  # with whom its words are of one size, by any word; else with those in its row


def sunk(scale: Scale) -> int:
    """How many pixels lower the words of a pressed control stand."""
    return max(1, round(PRESS * scale.u))
