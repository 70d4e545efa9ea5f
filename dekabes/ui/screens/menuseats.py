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
from dekabes.ui.controls import Control, Style, Touch, sunk
from dekabes.ui.desk import Desk
from dekabes.ui.match.room import Room
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import BRASS_LIGHT, DISABLED, INK, IVORY, Scale

MEDALLION, SLAB, SIGN, PAD, GAP = 48, 50, 30, 12, 10
RADIUS, EDGE = 12, 4  # of the track round both signs
WIDE = 300  # units from which a name has room between the emblem and the signs


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
    """Draw the buttons: emblem, name, and the signs of who may play."""
    slabs = [replace(each, style=Style.SECOND, label="", icon=None) for each in controls]
    draw_all(surface, scale, slabs, replace(attention, focus=None))  # its ring comes with the rest
    for control in controls:
        touch = attention.to(control)
        rect = control.rect.move(0, sunk(scale) if touch is Touch.PRESSED else 0)
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
    sign = room.right(2 * scale.px(SLAB) + scale.px(EDGE), scale.px(GAP))
    return _Plan(emblem, sign, room.rest, "left")


def _over(scale: Scale, rect: Rect) -> _Plan:
    """The name under the emblem and the sign."""
    room = Room(rect.inflate(-2 * scale.px(PAD), -2 * scale.px(PAD)))
    size = room.rest.height - 2 * text.line_height(scale, namelines.TWO_LINES)
    gaps = scale.px(GAP) + scale.px(EDGE)
    size = min(size, scale.px(SLAB), (room.rest.width - gaps) // 3)
    signs = Room(room.top(size))
    signs.left((signs.rest.width - 3 * size - gaps) // 2)
    emblem = signs.left(size, scale.px(GAP))
    return _Plan(emblem, signs.left(2 * size + scale.px(EDGE)), room.rest, "center")


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
    """Draw who plays as in a new game: a person beside a computer, the one in force on brass."""
    side = min(place.height, (place.width - scale.px(EDGE)) // 2)
    track = Rect(0, 0, 2 * side + scale.px(EDGE), side)
    track.center = place.center
    radius, edge = scale.px(RADIUS), scale.px(EDGE)
    groove = slab(Body.GROOVE, *track.size, radius, scale.u, scale.contrast)
    groove.blit(surface, *track.topleft)
    for sign, left in (("person", track.x), ("computer", track.right - side)):
        half = Rect(left, track.y, side, side).inflate(-2 * edge, -2 * edge)
        is_lit = sign == control.icon and control.enabled
        if is_lit:
            lit = slab(Body.BRASS, *half.size, radius - edge, scale.u, scale.contrast)
            lit.blit(surface, *half.topleft)
        colour = DISABLED if not control.enabled else INK if is_lit else BRASS_LIGHT
        draw_icon(surface, sign, half.center, round(side * SIGN / SLAB), colour)
