"""Rows of buttons: as wide as their words, and no narrower than a fingertip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from dekabes.ui import text
from dekabes.ui.controls import Control, Style
from dekabes.ui.theme import Scale
from dekabes.ui.touchable import apart, finger

# In units: a sign, the gap to its word, the air at both ends when there is plenty or little.
_SIGN, _GAP, _AIR, _LITTLE_AIR = 36, 14, 28, 17
# In pixels: a sign above its word.
TOOL_HEIGHT = 58
# The air at the ends of that word, in units and the least of it in pixels.
_TOOL_AIR, _LEAST_AIR = 16, 12
# In units: a sign without a word, where the words beside it need the width more.
_ALONE = 64


@dataclass(frozen=True, slots=True)
class Button:
    """A button before it has its place; without a word it is a sign alone."""

    name: str
    icon: str
    label: str = ""
    enabled: bool = True


def tool_width(scale: Scale, buttons: Sequence[Button], height: int) -> int:
    """The least width of a row of these buttons."""
    widths = _ways(scale, height, buttons)[-1][1]
    return sum(widths) + apart(scale, 12) * (len(buttons) - 1)


def row(scale: Scale, rect: Rect, buttons: Sequence[Button], *, fill: bool) -> tuple[Control, ...]:
    """Buttons from the left of `rect`; with `fill` they share all of its width."""
    gap = apart(scale, 12)
    room = rect.width - gap * (len(buttons) - 1)
    ways = _ways(scale, rect.height, buttons)
    style, widths = next((way for way in ways if sum(way[1]) <= room), ways[-1])
    if fill:
        widths = _filled(widths, room, [bool(button.label) for button in buttons])
    controls, x = [], rect.x
    for button, width in zip(buttons, widths, strict=True):
        place = Rect(x, rect.y, width, rect.height)
        shown = style if button.label else Style.TOOL
        controls.append(
            Control(button.name, place, shown, button.label, button.icon, button.enabled)
        )
        x = place.right + gap
    return tuple(controls)


def _filled(widths: Sequence[int], room: int, worded: Sequence[bool]) -> list[int]:
    """The widths, with what is left of the room shared evenly by those with a word."""
    spare, sharers, out = max(0, room - sum(widths)), sum(worded), []
    for width, has_word in zip(widths, worded, strict=True):
        share = spare // sharers if has_word else 0
        spare, sharers = spare - share, sharers - has_word
        out.append(width + share)
    return out


def _ways(scale: Scale, height: int, buttons: Sequence[Button]) -> list[tuple[Style, list[int]]]:
    """How the row may be dressed, the most generous first."""
    beside = scale.px(_SIGN + _GAP)

    # The sizes that labels are drawn in on buttons of this height.
    large = text.SECOND.at(24 if height >= scale.px(73) else 22)
    small = text.SECOND.at(20)
    air = max(_LEAST_AIR, scale.px(_TOOL_AIR))

    def wide(role: text.Role, air: int, sign: int = 0, alone: int = height) -> list[int]:
        return [
            max(finger(scale, 48), text.text_width(scale, b.label, role) + sign + 2 * air)
            if b.label
            else max(alone, finger(scale, 48))
            for b in buttons
        ]

    return [
        (Style.SECOND, wide(large, scale.px(_AIR), beside)),
        (Style.SECOND, wide(large, scale.px(_LITTLE_AIR), beside)),
        (Style.SECOND, wide(small, scale.px(_LITTLE_AIR), beside)),
        (Style.TOOL, wide(text.TOOL, air, alone=min(height, scale.px(_ALONE)))),
    ]
