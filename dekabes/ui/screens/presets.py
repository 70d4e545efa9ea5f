"""The usual ways to share a table, as buttons with a picture of who sits where."""

from __future__ import annotations

from functools import lru_cache

import pygame

from dekabes.engine import SEATS, Seat, Team
from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.art import raster
from dekabes.ui.art.emblems import team_colours, team_mask
from dekabes.ui.art.parts import draw_plate
from dekabes.ui.art.raster import Canvas
from dekabes.ui.art.slabs import Body, slab, slab_shadow
from dekabes.ui.controls import Control, Touch
from dekabes.ui.theme import BRASS, FELT, IVORY, MUTED, Scale

PRESETS = {
    "one": frozenset({Seat.ONE}),
    "partners": frozenset({Seat.ONE, Seat.THREE}),
    "opponents": frozenset({Seat.ONE, Seat.TWO}),
    "four": frozenset(SEATS),
}
RADIUS = 16
SIGN, BESIDE = 66, 12  # the picture of the seats, and what is free on either side of it
_PLACES = {Seat.ONE: (0, 1), Seat.TWO: (1, 0), Seat.THREE: (0, -1), Seat.FOUR: (-1, 0)}


def draw_preset(
    surface: pygame.Surface, scale: Scale, control: Control, touch: Touch, words: Catalogue
) -> None:
    """Draw a preset: its picture, its name, and against whom; the chosen one has a ring."""
    key, rect = control.name.rsplit(":", 1)[-1], control.rect
    _draw_body(surface, scale, control, touch)
    size = min(scale.px(SIGN), rect.height - scale.px(12))
    x = rect.x + scale.px(BESIDE)
    surface.blit(seats_sign(PRESETS[key], size), (x, rect.centery - size // 2))
    x += size + scale.px(BESIDE)
    room = rect.right - scale.px(8) - x
    name, detail = words(f"setup.{key}"), words(f"setup.{key}_detail")
    voice = text.softer(scale, name, text.SECOND, room)
    lines = [text.balanced(scale, text.fit(scale, name, voice, room), voice, IVORY, room)]
    lines.append(text.balanced(scale, detail, text.SMALL, MUTED, room))
    y = rect.centery - sum(line.get_height() for line in lines) // 2
    for line in lines:
        surface.blit(line, (x, y))
        y += line.get_height()


def _draw_body(surface: pygame.Surface, scale: Scale, control: Control, touch: Touch) -> None:
    rect, radius = control.rect, scale.px(RADIUS)
    down = touch is Touch.PRESSED
    if control.chosen and not down:
        draw_plate(surface, scale, rect, turn=True, radius=RADIUS)
        return
    if not down and not scale.contrast:
        slab_shadow(*rect.size, radius, scale.u).blit(surface, *rect.topleft)
    body = Body.WOOD_DOWN if down else Body.WOOD
    slab(body, *rect.size, radius, scale.u, scale.contrast).blit(surface, *rect.topleft)


@lru_cache(maxsize=16)
def seats_sign(people: frozenset[Seat], size: int) -> pygame.Surface:
    """A little table seen from above; a seat is filled where a person sits."""
    canvas = Canvas(size, size)
    middle = size / 2
    _paint_table(canvas, round(size * 0.42))
    for seat in SEATS:
        dx, dy = _PLACES[seat]
        reach = size * 0.36
        _paint_seat(canvas, seat, (middle + dx * reach, middle + dy * reach), seat in people)
    return canvas.surface()


def _paint_table(canvas: Canvas, side: int) -> None:
    size = canvas.size[0]
    corner = (size - side) / 2
    box, radius = (corner, corner, side, side), side * 0.2
    edge = max(1.4, size * 0.026)
    canvas.paint(raster.box_mask(canvas.size, box, radius), BRASS)
    inner = (corner + edge, corner + edge, side - 2 * edge, side - 2 * edge)
    canvas.paint(raster.box_mask(canvas.size, inner, radius - edge), FELT[1][1])


def _paint_seat(canvas: Canvas, seat: Seat, at: tuple[float, float], filled: bool) -> None:
    red = seat.team is Team.B
    size = canvas.size[0]
    half = size * (0.118 if red else 0.14)
    edge = max(1.4, size * 0.026) * (1.0 if red else 2**0.5)
    outline, fill = team_colours(seat.team)
    whole, inner = (team_mask(red, canvas.size, at, part) for part in (half, half - edge))
    if filled:
        canvas.paint(whole, outline)
        canvas.paint(inner, fill)
    else:
        canvas.paint(whole - inner, MUTED, 0.8)
