"""Draws what was played since the one who looks last looked: marks at the tiles, and a strip."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import numpy as np
import pygame
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art import raster, strokes
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.raster import Canvas, Cast, Mask, Sprite
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import TableModel, TableWords, layout_of
from dekabes.ui.table.since import Since
from dekabes.ui.table.sinceplaces import CLEAR, TAIL_WIDTH, Mark, mark_height, place_marks
from dekabes.ui.table.sincestrip import Strip, draw_strip, strips_of
from dekabes.ui.theme import (
    BRASS,
    IVORY,
    PLAIN_OUTLINE,
    PLAIN_RECESS,
    RECESS_TABLE,
    SHADOW,
    WHITE,
    Scale,
    mix,
)

NAME, NUMBER = text.NAME, text.SECTION.at(25)
# From the sign to the name, from the name to the end; the widest name, in units.
AFTER_SIGN, AFTER_NAME, WIDEST = 7, 16, 170
SIGN = 42 / 44  # of the mark's height
_CASTS = (Cast(1, 4, 8, 0.5),)
_RIM = mix(RECESS_TABLE, BRASS, 0.62)


def draw_marks(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> None:
    """Draw the marks by their tiles."""
    for since, mark in marks_of(scale, geometry, model, words):
        name = _name(scale, model, since) if mark.named else ""
        _draw_mark(surface, scale, since, mark, name)


def draw_moves(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> None:
    """Draw the strip, unless the pass bar took its place and the felt has no other."""
    strip = strip_to_draw(scale, geometry, model, words)
    if strip:
        draw_strip(surface, scale, strip, words)


def strip_to_draw(
    scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> Strip | None:
    """The first form of the strip that is on nothing else: in the foot any is."""
    strips = strips_of(scale, geometry, model, words)
    if not model.nothing_fits:
        return next(strips)
    layout, clear = layout_of(geometry, model), scale.px(CLEAR)
    taken = [placed.rect for placed in layout.tiles]
    taken += [end.bar for end in (layout.left, layout.right) if end]
    for _, mark in marks_of(scale, geometry, model, words):
        taken += [mark.rect, mark.tail]
    grown = [rect.inflate(2 * clear, 2 * clear) for rect in taken]
    return next((strip for strip in strips if strip.rect.collidelist(grown) == -1), None)


def marks_of(
    scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> tuple[tuple[Since, Mark], ...]:
    """The marks that have room, each with what it marks: above what stands in the felt's foot."""
    played = [(since, since.tile) for since in model.since if since.tile]
    floor = geometry.foot.top
    if not model.nothing_fits:
        floor = next(strips_of(scale, geometry, model, words)).rect.top
    widths = tuple(_width(scale, _name(scale, model, since)) for since, _ in played)
    tiles = tuple(tile for _, tile in played)
    marks = place_marks(geometry.size, model.view.line, tiles, widths, floor)
    return tuple((since, mark) for (since, _), mark in zip(played, marks, strict=True) if mark)


def _name(scale: Scale, model: TableModel, since: Since) -> str:
    return text.fit(scale, model.names[since.seat.index], NAME, scale.px(WIDEST))


def _width(scale: Scale, name: str) -> int:
    around = scale.px(AFTER_SIGN) + scale.px(AFTER_NAME)
    return mark_height(scale) + around + text.text_width(scale, name, NAME)


def _draw_mark(surface: pygame.Surface, scale: Scale, since: Since, mark: Mark, name: str) -> None:
    rect = mark.rect
    tip = (mark.tip[0] - rect.x, mark.tip[1] - rect.y)
    _body(rect.size, tip, scale.u, scale.contrast).blit(surface, *rect.topleft)
    sign = team_sign(since.seat.team, round(rect.height * SIGN))
    place = Rect(rect.topleft, (rect.height, rect.height))
    surface.blit(sign, sign.get_rect(center=place.center))
    text.draw_text(surface, scale, str(since.number), NUMBER, WHITE, place.center, "center")
    colour = WHITE if scale.contrast else IVORY
    spot = (place.right + scale.px(AFTER_SIGN), rect.centery)
    text.draw_text(surface, scale, name, NAME, colour, spot)


@lru_cache(maxsize=16)
def _body(size: tuple[int, int], tip: Point, u: float, contrast: bool) -> Sprite:
    """A dark pill with a rim of brass, and its tail to the tip."""
    whole = Rect((0, 0), size).union(Rect(tip, (1, 1)))
    reach = ceil(12 * u) + 2
    corner = (reach - whole.x, reach - whole.y)
    canvas = Canvas(whole.width + 2 * reach, whole.height + 2 * reach)
    pill = raster.box_distance(canvas.size, (*corner, *size), size[1] / 2)
    tail = strokes.shape_distance(canvas.size, _tail(size, tip, u), 1, corner)
    distance: Mask = np.minimum(pill, tail, dtype=np.float32)
    mask = raster.cover(distance)
    if not contrast:
        for cast in _CASTS:
            fallen = raster.shifted(mask, cast.dx * u, cast.dy * u)
            canvas.paint(raster.blurred(fallen, cast.blur * u), SHADOW, cast.opacity)
    canvas.paint(mask, PLAIN_OUTLINE if contrast else _RIM)
    thick = max(1.0, (2.0 if contrast else 1.6) * u)
    canvas.paint(raster.cover(distance + thick), PLAIN_RECESS if contrast else RECESS_TABLE)
    return Sprite(canvas.surface(), -corner[0], -corner[1])


def _tail(size: tuple[int, int], tip: Point, u: float) -> str:
    """A triangle from a little within the pill to the tip."""
    (width, height), (x, y), half = size, tip, TAIL_WIDTH * u / 2
    within = 4 * u
    if 0 <= x <= width:
        edge = within if y < 0 else height - within
        return f"M{x - half} {edge}L{x} {y}L{x + half} {edge}Z"
    edge = 2 * within if x < 0 else width - 2 * within
    return f"M{edge} {y - half}L{x} {y}L{edge} {y + half}Z"
