"""The buttons in the felt's upper corner: out of a decision into the menu, and redo."""

from __future__ import annotations

from pygame import Rect

from dekabes.ui.art.backdrop import narrow_felt
from dekabes.ui.controls import Control, Style
from dekabes.ui.theme import Scale
from dekabes.ui.touchable import apart, finger

SIZE, MARGIN = 64, 18


def corner_height(scale: Scale) -> int:
    """How much of the felt's height the corner takes where the window is upright."""
    return finger(scale, SIZE) if scale.upright else 0


def corner_width(scale: Scale) -> int:
    """How much of the felt's width one button of the corner takes where the window is lying."""
    return 0 if scale.upright else finger(scale, SIZE) + scale.px(MARGIN)


def corner(scale: Scale, *, can_redo: bool = False) -> tuple[Control, ...]:
    """The menu's button, and that of redo while something can be brought back."""
    felt, size, margin = narrow_felt(scale), finger(scale, SIZE), scale.px(MARGIN)
    place = Rect(felt.right - margin - size, felt.top + margin, size, size)
    menu = Control("button:menu", place, Style.TOOL, icon="menu")
    if not can_redo:
        return (menu,)
    beside = place.move(-size - apart(scale), 0)
    return menu, Control("button:redo", beside, Style.TOOL, icon="redo")
