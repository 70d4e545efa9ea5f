"""A seat's card in a new game: its emblem, its name, and whether a person or a computer plays."""

from __future__ import annotations

import pygame

from dekabes.engine import Seat
from dekabes.i18n import Catalogue
from dekabes.ui import namelines
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.parts import draw_sheet, draw_track
from dekabes.ui.art.slabs import Body, slab
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.screens.arrangement import OFFERED, Arrangement
from dekabes.ui.screens.frame import Frame
from dekabes.ui.screens.setup_plan import Card
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

RADIUS, FIELD_RADIUS = 20, 12
PENCIL, INSET = 22, 10


def card_controls(
    frame: Frame, card: Card, seat: Seat, seats: Arrangement, name: str, words: Catalogue
) -> tuple[Control, ...]:
    """The name that can be changed, a person or a computer, and each level of a computer."""
    field = Control(f"seat:{seat}", frame.rect(*card.name), Style.BARE, name, "pencil")
    return (
        field,
        *_halves(frame, card, seat, seats),
        *_levels(frame, card, seat, seats, words),
    )


def _halves(frame: Frame, card: Card, seat: Seat, seats: Arrangement) -> tuple[Control, Control]:
    """Who plays: the half that is in force is of brass."""
    person, computer = (frame.rect(*half) for half in card.halves)
    is_person = seat in seats.people
    return (
        Control(f"choice:seat{seat}:human", person, Style.CHOICE, icon="person", chosen=is_person),
        Control(
            f"choice:seat{seat}:computer",
            computer,
            Style.CHOICE,
            icon="computer",
            enabled=not seats.is_last_person(seat),
            chosen=not is_person,
        ),
    )


def _levels(
    frame: Frame, card: Card, seat: Seat, seats: Arrangement, words: Catalogue
) -> tuple[Control, ...]:
    """The choices of a computer: none of them may take the last person's seat."""
    chair, is_last = seats.chairs[seat.index], seats.is_last_person(seat)
    return tuple(
        Control(
            f"choice:seat{seat}:computer:{level}",
            frame.rect(*place),
            Style.CHOICE,
            words(f"level.{level}"),
            f"dots_{level}",
            enabled=not is_last,
            chosen=not chair.is_human and chair.level == level,
            icon_under=True,
            likes=f"levels:{seat}",
        )
        for level, place in zip(OFFERED, card.levels, strict=True)
    )


def draw_card(surface: pygame.Surface, frame: Frame, card: Card, seat: Seat) -> None:
    """Draw what a card's controls lie on, and whose card it is."""
    scale = frame.scale
    draw_sheet(surface, scale, frame.rect(*card.box), radius=RADIUS)
    place = frame.rect(*card.medallion)
    medallion(seat, min(place.size), flat=scale.contrast).blit(surface, *place.topleft)
    for track in (card.switch, card.track):
        draw_track(surface, scale, frame.rect(*track))


def room_beside_pencil(scale: Scale, field: pygame.Rect) -> int:
    """The width that a name's field leaves it beside the pencil."""
    return field.width - 2 * scale.px(INSET) - scale.px(PENCIL) - scale.px(4)


def draw_name(surface: pygame.Surface, scale: Scale, field: Control, touch: Touch) -> None:
    """Draw the field with a name, and the pencil that says that it can be changed."""
    rect, inset, size = field.rect, scale.px(INSET), scale.px(PENCIL)
    body = Body.WOOD_DOWN if touch is Touch.PRESSED else Body.GROOVE
    radius = scale.px(FIELD_RADIUS)
    slab(body, *rect.size, radius, scale.u, scale.contrast).blit(surface, *rect.topleft)
    whole, beside = rect.width - 2 * inset, room_beside_pencil(scale, rect)
    # A long name takes two lines, and then the pencil's room before it is cut.
    has_pencil = namelines.is_whole(scale, field.label, beside)
    name = namelines.written(scale, field.label, beside if has_pencil else whole, IVORY)
    surface.blit(name, name.get_rect(midleft=(rect.x + inset, rect.centery)))
    if has_pencil:
        spot = (rect.right - inset - size / 2, rect.centery)
        draw_icon(surface, "pencil", spot, size, BRASS_LIGHT)
