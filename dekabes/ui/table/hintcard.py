"""The card of a hint in the felt's foot: where it lies, how its words break, what it rings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from dekabes.engine import End
from dekabes.ui import text
from dekabes.ui.art import icons, parts
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.layout import Layout
from dekabes.ui.table.model import (
    HintCard,
    Sentence,
    TableModel,
    ghost_placed,
    layout_of,
    opening_rect,
    targets,
)
from dekabes.ui.table.notices import draw_sentence, sentence_width
from dekabes.ui.theme import BRASS_LIGHT, IVORY, WHITE, Scale
from dekabes.ui.touchable import APART, finger

# How high a card may be, in units and at least in pixels: with its buttons beside or below.
HEIGHT, BELOW = (116, 96), (232, 192)
BULB, BUTTON, WIDTH = 68, 68, 700
# The voices of title and reason, and how much of the reason's line half a tile is.
VOICES = (
    (text.SECTION, text.BODY, 1.3),
    (text.SECTION.at(24), text.BODY.at(20), 1.1),
)
# Pixels over buttons and over words, units between title and reason.
AIR, OVER_WORDS, BELOW_TITLE = 6, 4, 5
# What is free between a ring and what it is round, and from there to the card, which is near.
AROUND, CLEAR = 10, 5


@dataclass(frozen=True, slots=True)
class Form:
    """How a card is set: with the sign of a bulb, with a word on its button, with its title.

    The buttons stand at the words' right, or below them.
    """

    bulb: bool = False
    worded: bool = False
    titled: bool = True
    below: bool = False


FORMS = (
    Form(bulb=True, worded=True),
    Form(worded=True),
    Form(bulb=True, worded=True, below=True),
    Form(),
    Form(titled=False),
)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a card from its left end's middle on."""

    spot: tuple[int, int]
    words: Sentence
    role: text.Role
    half: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """Where a card lies, and all that is on it."""

    rect: Rect
    lines: tuple[Line, ...]
    bulb: Rect | None
    show: Rect | None = None
    cross: Rect | None = None
    worded: bool = False


def hint_card(scale: Scale, geometry: Geometry, model: TableModel) -> Card | None:
    """The card of a model's hint in the foot; none where a preview leaves no room for it."""
    hint = model.hint
    if hint is None:
        return None
    for form in FORMS if hint.show else FORMS[:2]:
        units, least = BELOW if form.below else HEIGHT
        room = _room(scale, geometry, model, max(scale.px(units), least))
        if card := _set(scale, hint, form, room, last=form is FORMS[-1]):
            return card
    return None


def _room(scale: Scale, geometry: Geometry, model: TableModel, high: int) -> Rect:
    """The felt's foot under all that lies there, up to so high; beside check and cross."""
    felt, gap = geometry.felt, geometry.measures.gap
    free = felt.bottom - gap - APART - _lowest(geometry, model) - scale.px(AROUND)
    height = min(max(free, geometry.foot.height), high)
    rise = min(scale.px(14), max(free - height, 0) // 2)
    room = Rect(felt.x + gap, felt.bottom - gap - rise - height, felt.width - 2 * gap, height)
    if not model.preview:
        return room
    apart = max(APART, scale.px(20))
    taken = [*check_and_cross(geometry, model), *targets(geometry, model).values()]
    return max(_gaps(room, taken, apart), key=lambda rect: rect.width)


def _lowest(geometry: Geometry, model: TableModel) -> int:
    """How far down the line reaches, with the places of the next tiles."""
    layout = layout_of(geometry, model)
    rects = [placed.rect for placed in layout.tiles]
    for end in (layout.left, layout.right):
        if end is not None:
            rects += [end.bar, end.single.rect, end.double.rect]
    if model.opening:
        rects.append(opening_rect(layout, model))
    rects += [ghost_placed(layout, ghost).rect for ghost in model.ghosts]
    return max((rect.bottom for rect in rects), default=geometry.felt.top)


def _gaps(room: Rect, taken: Sequence[Rect], apart: int) -> Iterator[Rect]:
    """What is left of a row beside what stands in it."""
    grown = [rect.inflate(2 * apart, 2 * APART) for rect in taken]
    inside = sorted((rect.left, rect.right) for rect in grown if rect.colliderect(room))
    x = room.left
    for left, right in [*inside, (room.right, room.right)]:
        yield Rect(x, room.y, max(left - x, 0), room.height)
        x = max(x, right)


def _set(scale: Scale, hint: HintCard, form: Form, room: Rect, *, last: bool) -> Card | None:
    """The card in a form, if its words have room; the last form has them in any case."""
    margin, between = scale.px(20 if form.bulb else 16), max(scale.px(12), APART)
    side = min(finger(scale, BUTTON), room.height - 2 * AIR)
    bulb = min(scale.px(BULB), side) + margin if form.bulb else 0
    label = _label_width(scale, hint.show) if form.worded else side
    buttons = label + side + between
    beside = buttons + scale.px(24) if hint.show and not form.below else 0
    under = side + margin if form.below else 0
    widest = room.width - 2 * margin - bulb - beside
    high = room.height - 2 * (margin if form.below else OVER_WORDS) - under
    lines = _words(scale, hint, form, (widest, high), last=last)
    if lines is None or buttons > room.width - 2 * margin:
        return None
    words = max(_width(scale, line) for line in lines)
    width = min(room.width, max(words + room.width - widest, scale.px(WIDTH)))
    height = 2 * margin + _whole_height(scale, lines) + under if form.below else room.height
    rect = Rect(room.centerx - width // 2, room.bottom - height, width, height)
    middle = rect.centery - under // 2
    cross = Rect(rect.right - margin - side, middle - side // 2, side, side)
    if form.below:
        cross.bottom = rect.bottom - margin
    show = Rect(cross.left - between - label, cross.y, label, side)
    disc = Rect(rect.x + margin, middle - side // 2, side, side) if form.bulb else None
    placed = _placed(scale, lines, rect.x + margin + bulb, middle)
    if not hint.show:
        return Card(rect, placed, disc)
    return Card(rect, placed, disc, show, cross, form.worded)


def _label_width(scale: Scale, word: str) -> int:
    sign = scale.px(32) + scale.px(14)
    return text.text_width(scale, word, text.FIRST.at(23)) + sign + 2 * scale.px(24)


def _words(
    scale: Scale, hint: HintCard, form: Form, room: tuple[int, int], *, last: bool
) -> tuple[Line, ...] | None:
    """The title and the reason in as few and as large lines as there is room for."""
    width, height = room
    for title, role, part in VOICES:
        half = round(text.line_height(scale, role) * part)
        lines = [Line((0, 0), (hint.title,), title)] if form.titled else []
        broken = broken_sentence(scale, hint.sentence, half, role, width)
        lines += [Line((0, 0), words, role, half) for words in broken]
        if _whole_height(scale, lines) <= height and all(
            _width(scale, line) <= width for line in lines
        ):
            return tuple(lines)
    return tuple(lines[: max(1, height // _height(scale, lines[-1]))]) if last else None


def broken_sentence(
    scale: Scale, sentence: Sentence, half: int, role: text.Role, width: int
) -> tuple[Sentence, ...]:
    """A sentence in lines of a width; only a word that is wider stands out of it."""
    units = [
        unit
        for part in sentence
        for unit in ([part] if isinstance(part, int) else part.split(" "))
        if unit != ""
    ]
    lines: list[Sentence] = []
    line: Sentence = ()
    for unit in units:
        longer = _joined(line, unit)
        if line and sentence_width(scale, longer, half, role) > width:
            lines.append(line)
            longer = (unit,)
        line = longer
    return (*lines, line)


def _joined(line: Sentence, unit: str | int) -> Sentence:
    if line and isinstance(line[-1], str) and isinstance(unit, str):
        return (*line[:-1], f"{line[-1]} {unit}")
    return (*line, unit)


def _width(scale: Scale, line: Line) -> int:
    return sentence_width(scale, line.words, line.half, line.role)


def _height(scale: Scale, line: Line) -> int:
    halves = any(isinstance(part, int) for part in line.words)
    return max(text.line_height(scale, line.role), line.half if halves else 0)


def _whole_height(scale: Scale, lines: Sequence[Line]) -> int:
    return sum(_height(scale, line) for line in lines) + _below_title(scale, lines)


def _below_title(scale: Scale, lines: Sequence[Line]) -> int:
    """What is free between the title, if there is one, and the reason."""
    return scale.px(BELOW_TITLE) if lines[0].half == 0 and len(lines) > 1 else 0


def _placed(scale: Scale, lines: Sequence[Line], x: int, middle: int) -> tuple[Line, ...]:
    """The lines one under another about a middle."""
    y, below = middle - _whole_height(scale, lines) // 2, _below_title(scale, lines)
    placed = []
    for line in lines:
        height = _height(scale, line)
        placed.append(replace(line, spot=(x, y + height // 2)))
        y, below = y + height + below, 0
    return tuple(placed)


def end_ring(layout: Layout, end: End, scale: Scale) -> Rect | None:
    """What is ringed of an open end: its last tile and its light bar."""
    open_end = layout.end(end)
    if open_end is None:
        return None
    tile = layout.tiles[0 if end is End.LEFT else -1].rect
    around = scale.px(AROUND)
    return tile.union(open_end.bar).inflate(2 * around, 2 * around)


def draw_hint(surface: pygame.Surface, scale: Scale, geometry: Geometry, model: TableModel) -> None:
    """Draw the card but its buttons, and the rings."""
    hint = model.hint
    if hint is None:
        return
    card = hint_card(scale, geometry, model)
    for ring in _rings(scale, geometry, model, card):
        parts.draw_told(surface, scale, ring, scale.px(18))
    if card:
        _draw_card(surface, scale, card)


def _rings(
    scale: Scale, geometry: Geometry, model: TableModel, card: Card | None
) -> Iterator[Rect]:
    """What is ringed, none of it behind the card."""
    hint, layout = model.hint, layout_of(geometry, model)
    if hint and hint.hand:
        yield geometry.rack
    for end in hint.ends if hint else ():
        if ring := end_ring(layout, end, scale):
            if card and ring.bottom > card.rect.top - CLEAR:
                ring.height = card.rect.top - CLEAR - ring.y
            yield ring


def _draw_card(surface: pygame.Surface, scale: Scale, card: Card) -> None:
    parts.draw_sheet(surface, scale, card.rect, 18)
    if card.bulb:
        parts.draw_recess(surface, scale, card.bulb, radius=card.bulb.width / 2 / scale.u)
        sign = round(card.bulb.width * 0.58)
        icons.draw_icon(surface, "hint", card.bulb.center, sign, BRASS_LIGHT)
    ivory = WHITE if scale.contrast else IVORY
    for line in card.lines:
        draw_sentence(surface, scale, line.words, line.spot, line.half, line.role, ivory)
