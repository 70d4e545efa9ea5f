"""The buttons at the felt's upper left: out of a decision into the menu, and redo."""

from __future__ import annotations

from pygame import Rect

from dekabes.ui.art.backdrop import narrow_felt
from dekabes.ui.controls import Control, Style
from dekabes.ui.match.room import stage_of
from dekabes.ui.theme import Scale
from dekabes.ui.touchable import apart, finger

SIZE, MARGIN = 64, 18


def corner_place(scale: Scale) -> Rect:
    """The menu's place in the felt's corner; upright it is flush with what stands on the felt."""
    felt, size, margin = narrow_felt(scale), finger(scale, SIZE), scale.px(MARGIN)
    left = stage_of(scale).x if scale.upright else felt.x + margin
    return Rect(left, felt.top + margin, size, size)


def corner_height(scale: Scale) -> int:
    """How much of the felt's height the corner takes where the window is upright."""
    return finger(scale, SIZE) if scale.upright else 0


def corner(scale: Scale, place: Rect, *, can_redo: bool = False) -> tuple[Control, ...]:
    """The menu's button, and beside it that of redo while something can be brought back."""
    menu = Control("button:menu", place, Style.TOOL, icon="menu")
    if not can_redo:
        return (menu,)
    beside = place.move(place.width + apart(scale), 0)
    return menu, Control("button:redo", beside, Style.TOOL, icon="redo")
