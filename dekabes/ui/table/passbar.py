"""The pass bar in the felt's foot: why all that is left is to pass, and what led to it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art import parts
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import TableModel, TableWords
from dekabes.ui.table.notices import draw_sentence, sentence_width
from dekabes.ui.table.sincestrip import IN_BAR, Entry, Form, Row, draw_row, row_of
from dekabes.ui.theme import IVORY, Scale

REASON = text.SECOND
MARGIN, INDENT = 16, 28
# A half of a tile in the reason, alone or below the moves, and how far apart these two rows are
# from the bar's middle, in the bar's heights.
HALF, HALF_BELOW, APART = 0.46, 0.36, 0.22


@dataclass(frozen=True, slots=True)
class PassBar:
    """Where the bar and its button lie, where its reason begins, and the latest moves above."""

    rect: Rect
    button: Rect
    reason: Point
    half: int
    moves: tuple[Entry, ...] = ()
    form: Form = IN_BAR[0]


def pass_bar(scale: Scale, geometry: Geometry, model: TableModel, words: TableWords) -> PassBar:
    """The bar as wide as what it says, in the middle of the felt."""
    if model.since:
        return _bar_of_two_rows(scale, geometry, model, words)
    half, margin = round(geometry.foot.height * HALF), scale.px(MARGIN)
    width = sentence_width(scale, model.nothing_fits, half, REASON)
    rect, button = _rects(geometry, width + 2 * margin)
    room = button.left - rect.left
    indent = max(margin, min(scale.px(INDENT), (room - width) // 2))
    return PassBar(rect, button, (rect.left + indent, rect.centery), half)


def _bar_of_two_rows(
    scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> PassBar:
    """The latest moves over the reason."""
    half = round(geometry.foot.height * HALF_BELOW)
    widest = room_for_words(geometry)
    rows = [row_of(scale, geometry, model, words, form) for form in IN_BAR]
    # The last one cuts the names, where none leaves them whole.
    row = next((row for row in rows if _width(row) <= widest), rows[-1])
    margin = scale.px(row.form.margin)
    shares = row.shares(widest - 2 * margin)
    reason = sentence_width(scale, model.nothing_fits, half, REASON)
    rect, button = _rects(geometry, max(reason, row.width(shares)) + 2 * margin)
    x, step = rect.left + margin, round(APART * rect.height)
    moves = row.entries((x, rect.centery - step), shares, model)
    return PassBar(rect, button, (x, rect.centery + step), half, moves, row.form)


def _width(row: Row) -> int:
    """How wide a row is with its names whole."""
    return row.width(row.wanted) + 2 * row.scale.px(row.form.margin)


def room_for_words(geometry: Geometry) -> int:
    """How wide the part at the left of the button can be, its margins included."""
    return geometry.felt.width - 2 * geometry.measures.gap - _button_room(geometry)


def _button_room(geometry: Geometry) -> int:
    return geometry.pass_button.width + geometry.foot.right - geometry.pass_button.right


def _rects(geometry: Geometry, words: int) -> tuple[Rect, Rect]:
    """The bar with so much room for words at the left of its button, and the button."""
    foot, button = geometry.foot, geometry.pass_button
    rect = Rect(0, 0, max(foot.width, words + _button_room(geometry)), foot.height)
    rect.midbottom = foot.midbottom
    return rect, button.move(rect.right - foot.right, 0)


def draw_pass_bar(
    surface: pygame.Surface,
    scale: Scale,
    geometry: Geometry,
    model: TableModel,
    words: TableWords,
) -> None:
    """Draw the bar but its button."""
    bar = pass_bar(scale, geometry, model, words)
    parts.draw_recess(surface, scale, bar.rect, radius=26)
    draw_row(surface, scale, bar.moves, bar.form, words)
    draw_sentence(surface, scale, model.nothing_fits, bar.reason, bar.half, REASON, IVORY)
