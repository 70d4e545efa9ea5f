"""The people of the match in the menu: who plays at each one's seat now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.session import MatchOver
from dekabes.ui import text
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.desk import Desk
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import BRASS_LIGHT, DISABLED, IVORY, Scale

MEDALLION, SIGN, PAD, GAP = 52, 34, 12, 10
WIDE = 260  # units from which a name has room between the two signs


def seat_controls(desk: Desk, places: Sequence[Rect]) -> tuple[Control, ...]:
    """A button for each seat that began as a person's: a tap asks who is to play there."""
    session = desk.table
    can_change = not isinstance(session.awaits, MatchOver)
    return tuple(
        Control(
            f"seat:{seat}",
            place,
            Style.BARE,
            desk.name_of(seat),
            "person" if session.seating.at(seat).is_human else "computer",
            can_change,
        )
        for seat, place in zip(session.people, places, strict=True)
    )


def seat_of(control: Control) -> Seat:
    """The seat that a control is for."""
    return Seat(int(control.name.removeprefix("seat:")))


def draw_seats(
    surface: pygame.Surface, scale: Scale, controls: Sequence[Control], attention: Attention
) -> None:
    """Draw the buttons: emblem, name, and the sign of who plays now."""
    slabs = [replace(each, style=Style.SECOND, label="", icon=None) for each in controls]
    draw_all(surface, scale, slabs, attention)
    for control in controls:
        sunk = round(scale.px(2) * (attention.to(control) is Touch.PRESSED))
        draw = _draw_beside if control.rect.width >= scale.px(WIDE) else _draw_over
        draw(surface, scale, control, control.rect.move(0, sunk))


def _draw_beside(surface: pygame.Surface, scale: Scale, control: Control, rect: Rect) -> None:
    """The name between the emblem and the sign."""
    size, sign, gap = scale.px(MEDALLION), scale.px(SIGN), scale.px(GAP)
    left, right = rect.x + scale.px(2 * PAD), rect.right - scale.px(2 * PAD)
    medallion(seat_of(control), size).blit(surface, left, rect.centery - size // 2)
    _draw_sign(surface, control, (right - sign / 2, rect.centery), sign)
    x = left + size + gap
    room = right - sign - gap - x
    _draw_name(surface, scale, control, (x, rect.centery), room, "midleft")


def _draw_over(surface: pygame.Surface, scale: Scale, control: Control, rect: Rect) -> None:
    """The name under the emblem and the sign."""
    line = text.line_height(scale, text.TOOL)
    size, sign, gap = scale.px(MEDALLION - 6), scale.px(SIGN), scale.px(GAP)
    top = rect.centery - (size + line + scale.px(2)) // 2
    left = rect.centerx - (size + gap + sign) // 2
    medallion(seat_of(control), size).blit(surface, left, top)
    _draw_sign(surface, control, (left + size + gap + sign / 2, top + size / 2), sign)
    below = (rect.centerx, top + size + scale.px(2) + line // 2)
    _draw_name(surface, scale, control, below, rect.width - 2 * scale.px(PAD), "center")


def _draw_sign(
    surface: pygame.Surface, control: Control, spot: tuple[float, float], size: int
) -> None:
    colour = BRASS_LIGHT if control.enabled else DISABLED
    draw_icon(surface, control.icon or "", spot, size, colour)


def _draw_name(
    surface: pygame.Surface,
    scale: Scale,
    control: Control,
    at: tuple[float, float],
    room: int,
    anchor: str,
) -> None:
    colour = IVORY if control.enabled else DISABLED
    role = text.loudest(scale, control.label, (text.NAME, text.TOOL), room)
    text.draw_text(surface, scale, control.label, role, colour, at, anchor, max_width=room)
