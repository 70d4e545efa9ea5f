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
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import TableModel, TableWords
from dekabes.ui.table.passbar import pass_bar
from dekabes.ui.table.since import Since
from dekabes.ui.table.sinceplaces import Mark, Tail, mark_height, place_marks
from dekabes.ui.table.sincestrip import draw_strip, strip_of
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
    """Draw the strip, unless the pass bar in its place tells the moves."""
    if not model.nothing_fits:
        draw_strip(surface, scale, strip_of(scale, geometry, model, words), words)


def marks_of(
    scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> tuple[tuple[Since, Mark], ...]:
    """The marks that have room, each with what it marks."""
    played = [(since, since.tile) for since in model.since if since.tile]
    tells = pass_bar if model.nothing_fits else strip_of
    foot = tells(scale, geometry, model, words).rect
    widths = tuple(_width(scale, _name(scale, model, since)) for since, _ in played)
    tiles = tuple(tile for _, tile in played)
    marks = place_marks(geometry.size, model.view.line, tiles, widths, tuple(foot))
    return tuple((since, mark) for (since, _), mark in zip(played, marks, strict=True) if mark)


def _name(scale: Scale, model: TableModel, since: Since) -> str:
    return text.fit(scale, model.names[since.seat.index], NAME, scale.px(WIDEST))


def _width(scale: Scale, name: str) -> int:
    around = scale.px(AFTER_SIGN) + scale.px(AFTER_NAME)
    return mark_height(scale) + around + text.text_width(scale, name, NAME)


def _draw_mark(surface: pygame.Surface, scale: Scale, since: Since, mark: Mark, name: str) -> None:
    rect = mark.rect
    one, other, tip = ((x - rect.x, y - rect.y) for x, y in mark.tail)
    _body(rect.size, (one, other, tip), scale.u, scale.contrast).blit(surface, *rect.topleft)
    sign = team_sign(since.seat.team, round(rect.height * SIGN))
    place = Rect(rect.topleft, (rect.height, rect.height))
    surface.blit(sign, sign.get_rect(center=place.center))
    voice = NUMBER.at(NUMBER.size * rect.height / mark_height(scale))
    text.draw_text(surface, scale, str(since.number), voice, WHITE, place.center, "center")
    colour = WHITE if scale.contrast else IVORY
    spot = (place.right + scale.px(AFTER_SIGN), rect.centery)
    text.draw_text(surface, scale, name, NAME, colour, spot)


@lru_cache(maxsize=16)
def _body(size: tuple[int, int], tail: Tail, u: float, contrast: bool) -> Sprite:
    """A dark pill with a rim of brass, and its tail to the tip."""
    whole = Rect((0, 0), size).union(Rect(tail[2], (1, 1)))
    reach = ceil(12 * u) + 2
    corner = (reach - whole.x, reach - whole.y)
    canvas = Canvas(whole.width + 2 * reach, whole.height + 2 * reach)
    pill = raster.box_distance(canvas.size, (*corner, *size), size[1] / 2)
    (ax, ay), (bx, by), (x, y) = tail
    wedge = f"M{ax} {ay}L{x} {y}L{bx} {by}Z"
    spike = strokes.shape_distance(canvas.size, wedge, 1, corner)
    distance: Mask = np.minimum(pill, spike, dtype=np.float32)
    mask = raster.cover(distance)
    if not contrast:
        for cast in _CASTS:
            fallen = raster.shifted(mask, cast.dx * u, cast.dy * u)
            canvas.paint(raster.blurred(fallen, cast.blur * u), SHADOW, cast.opacity)
    canvas.paint(mask, PLAIN_OUTLINE if contrast else _RIM)
    thick = max(1.0, (2.0 if contrast else 1.6) * u)
    canvas.paint(raster.cover(distance + thick), PLAIN_RECESS if contrast else RECESS_TABLE)
    return Sprite(canvas.surface(), -corner[0], -corner[1])
