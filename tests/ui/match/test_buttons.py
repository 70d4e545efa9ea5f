"""Rows of buttons: sign beside word where there is room, else above it, and a sign alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.controls import Style
from dekabes.ui.match.buttons import Button, row, tool_width
from dekabes.ui.theme import Scale

SCALE = Scale.of((1280, 800))  # a unit is a pixel
HIGH, GAP = 90, 12
BUTTONS = (
    Button("button:look", "eye", "See the table"),
    Button("button:log", "log", "Log"),
    Button("button:menu", "menu"),
)
WORDS = [button.label for button in BUTTONS if button.label]


def widths(wide: int, *, fill: bool = False) -> list[int]:
    controls = row(SCALE, Rect(30, 40, wide, HIGH), BUTTONS, fill=fill)
    assert controls[0].rect.topleft == (30, 40)
    for one, other in pairwise(controls):
        assert other.rect.x == one.rect.right + GAP
    return [control.rect.width for control in controls]


def styles(wide: int) -> list[Style]:
    return [each.style for each in row(SCALE, Rect(30, 40, wide, HIGH), BUTTONS, fill=False)]


def beside(size: float, air: int) -> list[int]:
    """A sign of 36, 14 beside it, the word, and air at both ends; a sign alone is square."""
    voice = text.SECOND.at(size)
    words = [36 + 14 + text.text_width(SCALE, word, voice) + 2 * air for word in WORDS]
    return [*words, HIGH]


def over() -> list[int]:
    """A word with 16 at both ends, no narrower than 48; a sign alone has 64."""
    return [*(max(48, text.text_width(SCALE, word, text.TOOL) + 32) for word in WORDS), 64]


@pytest.mark.parametrize(("size", "air"), [(24, 28), (24, 17), (20, 17)])
def test_words_stand_beside_their_signs_as_loud_as_they_can(size: float, air: int) -> None:
    wanted = beside(size, air)
    wide = sum(wanted) + 2 * GAP
    assert widths(wide) == wanted
    assert widths(wide - 1) != wanted
    assert styles(wide) == [Style.SECOND, Style.SECOND, Style.TOOL]


def test_where_there_is_little_room_signs_stand_over_their_words() -> None:
    wide = sum(over()) + 2 * GAP
    assert tool_width(SCALE, BUTTONS, HIGH) == wide
    assert widths(wide) == over()
    assert styles(wide) == [Style.TOOL] * 3


def test_those_with_a_word_share_what_is_left_of_a_row() -> None:
    look, log, menu = over()
    wide = look + log + menu + 2 * GAP + 7
    assert widths(wide, fill=True) == [look + 3, log + 4, menu]
