"""The people of the match in the menu: who plays at each one's seat now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.ui import namelines, text
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.slabs import Body, slab
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.desk import Desk
from dekabes.ui.match.room import Room
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import BRASS_LIGHT, DISABLED, INK, IVORY, Scale

MEDALLION, SLAB, SIGN, PAD, GAP = 48, 46, 34, 12, 10
RADIUS = 12  # of the slab under the sign
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
    align: str  # how the name lies in its place


def _beside(scale: Scale, rect: Rect) -> _Plan:
    """The name between the emblem and the sign."""
    room = Room(rect.inflate(-2 * scale.px(PAD), 0))
    emblem = room.left(scale.px(MEDALLION), scale.px(GAP))
    sign = room.right(scale.px(SLAB), scale.px(GAP))
    return _Plan(emblem, sign, room.rest, "left")


def _over(scale: Scale, rect: Rect) -> _Plan:
    """The name under the emblem and the sign."""
    room = Room(rect.inflate(-2 * scale.px(PAD), -2 * scale.px(PAD)))
    size = room.rest.height - 2 * text.line_height(scale, namelines.TWO_LINES)
    size = min(size, scale.px(SLAB))
    signs = Room(room.top(size))
    signs.left((signs.rest.width - 2 * size - scale.px(GAP)) // 2)
    emblem = signs.left(size, scale.px(GAP))
    return _Plan(emblem, signs.left(size), room.rest, "center")


def _draw_seat(surface: pygame.Surface, scale: Scale, control: Control, plan: _Plan) -> None:
    can = control.enabled
    size = plan.emblem.width
    seat = Seat(int(control.name.removeprefix("seat:")))
    sign = medallion(seat, size, flat=scale.contrast)
    sign.blit(surface, plan.emblem.x, plan.emblem.centery - size // 2)
    _draw_sign(surface, scale, control, plan.sign)
    colour = IVORY if can else DISABLED
    name = namelines.written(scale, control.label, plan.name.width, colour, plan.align)
    place = name.get_rect(center=plan.name.center)
    if plan.align == "left":
        place.x = plan.name.x
    surface.blit(name, place)


def _draw_sign(surface: pygame.Surface, scale: Scale, control: Control, place: Rect) -> None:
    """Draw who plays as in a new game: a person on brass, a computer in a recess."""
    is_person, can = control.icon == "person", control.enabled
    body = Body.BRASS if is_person and can else Body.GROOVE
    side = min(place.size)
    rect = Rect(0, 0, side, side)
    rect.center = place.center
    slab(body, side, side, scale.px(RADIUS), scale.u, scale.contrast).blit(surface, *rect.topleft)
    colour = DISABLED if not can else INK if is_person else BRASS_LIGHT
    size = round(side * SIGN / SLAB)
    draw_icon(surface, control.icon or "", rect.center, size, colour)
