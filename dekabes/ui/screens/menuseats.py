"""The people of the match in the menu: who plays at each one's seat now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.ui import text
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.desk import Desk
from dekabes.ui.match.room import Room
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import BRASS_LIGHT, DISABLED, IVORY, Scale

MEDALLION, SIGN, PAD, GAP = 52, 34, 12, 10
WIDE = 260  # units from which a name has room between the two signs


def seat_controls(desk: Desk, places: Sequence[Rect]) -> tuple[Control, ...]:
    """A button for each seat that began as a person's: a tap asks who is to play there."""
    session = desk.table
    return tuple(
        Control(
            f"seat:{seat}",
            place,
            Style.BARE,
            desk.name_of(seat),
            "person" if session.seating.at(seat).is_human else "computer",
            session.can_reseat(seat),
        )
        for seat, place in zip(session.people, places, strict=True)
    )


def draw_seats(
    surface: pygame.Surface, scale: Scale, controls: Sequence[Control], attention: Attention
) -> None:
    """Draw the buttons: emblem, name, and the sign of who plays now."""
    slabs = [replace(each, style=Style.SECOND, label="", icon=None) for each in controls]
    draw_all(surface, scale, slabs, replace(attention, focus=None))  # its ring comes with the rest
    for control in controls:
        touch = attention.to(control)
        rect = control.rect.move(0, scale.px(2) if touch is Touch.PRESSED else 0)
        plan = _beside if rect.width >= scale.px(WIDE) else _over
        _draw_seat(surface, scale, control, plan(scale, rect))


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the parts of a button lie."""

    emblem: Rect
    sign: Rect
    name: Rect
    anchor: str  # the point of the name's place that the name keeps to


def _beside(scale: Scale, rect: Rect) -> _Plan:
    """The name between the emblem and the sign."""
    room = Room(rect.inflate(-4 * scale.px(PAD), 0))
    emblem = room.left(scale.px(MEDALLION), scale.px(GAP))
    sign = room.right(scale.px(SIGN), scale.px(GAP))
    return _Plan(emblem, sign, room.rest, "midleft")


def _over(scale: Scale, rect: Rect) -> _Plan:
    """The name under the emblem and the sign."""
    line, size = text.line_height(scale, text.NAME), scale.px(MEDALLION - 6)
    inner = rect.inflate(-2 * scale.px(PAD), 0)
    inner.height = size + line
    inner.centery = rect.centery
    room = Room(inner)
    signs = Room(room.top(size))
    spare = inner.width - size - scale.px(GAP) - scale.px(SIGN)
    signs.left(spare // 2)
    emblem = signs.left(size, scale.px(GAP))
    return _Plan(emblem, signs.left(scale.px(SIGN)), room.rest, "center")


def _draw_seat(surface: pygame.Surface, scale: Scale, control: Control, plan: _Plan) -> None:
    can = control.enabled
    size = plan.emblem.width
    seat = Seat(int(control.name.removeprefix("seat:")))
    medallion(seat, size).blit(surface, plan.emblem.x, plan.emblem.centery - size // 2)
    sign = BRASS_LIGHT if can else DISABLED
    draw_icon(surface, control.icon or "", plan.sign.center, plan.sign.width, sign)
    room = plan.name.width
    role = text.loudest(scale, control.label, (text.NAME, text.TOOL), room)
    at, colour = getattr(plan.name, plan.anchor), IVORY if can else DISABLED
    text.draw_text(surface, scale, control.label, role, colour, at, plan.anchor, max_width=room)
