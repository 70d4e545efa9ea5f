"""The card of a hint on the felt: where it lies, what it rings, how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil

import pygame
from pygame import Rect

from dekabes.engine import End
from dekabes.ui import text
from dekabes.ui.art import icons, parts
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.free import free_rooms
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.hintlines import (
    Line,
    have_room,
    hint_lines,
    line_height,
    line_width,
    placed_lines,
    whole_height,
)
from dekabes.ui.table.layout import Layout
from dekabes.ui.table.model import (
    HintCard,
    TableModel,
    ghost_placed,
    layout_of,
    opening_rect,
    place_targets,
    tile_targets,
)
from dekabes.ui.table.notices import draw_sentence
from dekabes.ui.theme import BRASS_LIGHT, IVORY, WHITE, Scale
from dekabes.ui.touchable import APART, finger

Box = tuple[int, int, int, int]

# How high a card may be, in units and at least in pixels: with its buttons beside or below.
HEIGHT, BELOW = (116, 96), (232, 192)
BULB, BUTTON, WIDTH = 68, 68, 700
# Pixels that a free place must have, and units that words must have in it.
LEAST, LEAST_WORDS = (120, 30), 150
# Pixels over buttons, over words where room is scarce, and over the title beside a preview.
AIR, OVER_WORDS, OVER_TITLE = 6, 4, 9
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
    high: bool = False  # as high and as wide as the words need


FORMS = (
    Form(bulb=True, worded=True),
    Form(worded=True),
    Form(bulb=True, worded=True, below=True),
    Form(worded=True, below=True),
    Form(),
    Form(high=True),
    Form(below=True, high=True),
    Form(titled=False),
)
# Beside a preview there are no buttons.
SHOWN = (
    Form(bulb=True),
    Form(),
    Form(high=True),
    Form(titled=False),
    Form(titled=False, high=True),
)


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
    """The card of a model's hint on free felt; None where a preview leaves no room for it."""
    if model.hint is None:
        return None
    taken = tuple(_box(rect) for rect in _taken(scale, geometry, model))
    return _card(scale, geometry.size, model.hint, taken)


def said(scale: Scale, geometry: Geometry, model: TableModel) -> str | None:
    """What is written on the card, in words alone."""
    card = hint_card(scale, geometry, model)
    if card is None:
        return None
    return " ".join(str(part) for line in card.lines for part in line.words)


def _box(rect: Rect) -> Box:
    return rect.x, rect.y, rect.width, rect.height


def _taken(scale: Scale, geometry: Geometry, model: TableModel) -> Iterator[Rect]:
    """What a card stays away from: the line with its rings, and what is touched.

    Not from the next tile's place: with the first touch of a tile the card is gone.
    """
    layout, asks = layout_of(geometry, model), bool(model.hint and model.hint.show)
    lying = [placed.rect for placed in layout.tiles]
    lying += [ghost_placed(layout, ghost).rect for ghost in model.ghosts]
    lying += [end.bar for end in (layout.left, layout.right) if end]
    if model.opening:
        lying.append(opening_rect(layout, model))
    around = APART + (scale.px(AROUND) if asks else 0)
    yield from (rect.inflate(2 * around, 2 * around) for rect in lying)
    touched = [*place_targets(geometry, model).values()]
    if not asks:
        touched += tile_targets(geometry, model).values()
    if model.preview:
        touched += check_and_cross(geometry, model)
    apart = max(APART, scale.px(20))
    yield from (rect.inflate(2 * apart, 2 * APART) for rect in touched)


@lru_cache(maxsize=8)
def _card(
    scale: Scale, size: tuple[int, int], hint: HintCard, taken: tuple[Box, ...]
) -> Card | None:
    """The card in the felt's foot if there is room, else elsewhere; without its title only last."""
    geometry = table_geometry(size)
    gap = geometry.measures.gap
    inside = geometry.felt.inflate(-2 * gap, -2 * gap)
    free = free_rooms(inside, [Rect(box) for box in taken], LEAST)
    # The line never reaches into the foot; but over a preview its check and cross may.
    feet = [Rect(inside.x, geometry.foot.y, inside.width, geometry.foot.height)] * bool(hint.show)
    feet += [room for room in free if room.bottom == inside.bottom]
    others = [room for room in free if room.bottom < inside.bottom]
    shapes = FORMS if hint.show else SHOWN
    for titled, rooms in product((True, False), (feet, others)):
        for form in (form for form in shapes if form.titled is titled):
            cards = [_set(scale, hint, form, room, inside) for room in rooms]
            if there := [card for card in cards if card]:
                return min(there, key=lambda card: _ill(scale, card, inside))
    return _set(scale, hint, FORMS[-1], feet[0], inside, cut=True) if hint.show else None


def _ill(scale: Scale, card: Card, inside: Rect) -> tuple[int, int]:
    """How much a card with buttons lacks in height, and how far it is from the foot's middle."""
    rect = card.rect
    lacks = max(0, max(scale.px(HEIGHT[0]), HEIGHT[1]) - rect.height) if card.show else 0
    return lacks, 2 * (inside.bottom - rect.bottom) + abs(rect.centerx - inside.centerx)


@dataclass(frozen=True, slots=True)
class _Sides:
    """What a card's form takes of its room, in pixels, beside the words and below them."""

    margin: int
    most: int  # how high the card may be
    side: int  # of a button, and of the bulb
    bulb: int
    label: int  # how wide the first button is
    between: int
    beside: int
    under: int

    @staticmethod
    def of(scale: Scale, hint: HintCard, form: Form, room: Rect) -> _Sides:
        """The sides of a form in a room."""
        margin = scale.px(20 if form.bulb else 16 if form.titled else 10)
        between = max(scale.px(12), APART)
        units, least = BELOW if form.below else HEIGHT
        most = room.height if form.high else min(room.height, max(scale.px(units), least))
        side = min(finger(scale, BUTTON), most - 2 * AIR)
        label = _label_width(scale, hint.show) if form.worded else side
        is_beside = hint.show and not form.below
        return _Sides(
            margin=margin,
            most=most,
            side=side,
            bulb=min(scale.px(BULB), side) + margin if form.bulb else 0,
            label=label,
            between=between,
            beside=label + between + side + scale.px(24) if is_beside else 0,
            under=side + margin if form.below else 0,
        )

    @property
    def buttons(self) -> int:
        """How wide both buttons are together."""
        return self.label + self.between + self.side

    @property
    def around(self) -> int:
        """What is not there for words, of the card's width."""
        return 2 * self.margin + self.bulb + self.beside


def _set(
    scale: Scale, hint: HintCard, form: Form, room: Rect, inside: Rect, *, cut: bool = False
) -> Card | None:
    """The card in a form and in a free room, if its words fit there, or are cut."""
    sides = _Sides.of(scale, hint, form, room)
    tight = hint.show or not form.titled
    over = sides.margin if form.below else OVER_WORDS if tight else OVER_TITLE
    space = (room.width - sides.around, sides.most - 2 * over - sides.under)
    if space[0] < scale.px(LEAST_WORDS) or (
        hint.show and sides.buttons > room.width - 2 * sides.margin
    ):
        return None
    lines = hint_lines(scale, hint.title if form.titled else "", hint.sentence, space)
    if cut:
        lines = lines[: max(1, space[1] // line_height(scale, lines[-1]))]
    elif not have_room(scale, lines, space):
        return None
    words = max(line_width(scale, line) for line in lines)
    least = 0 if form.high else scale.px(WIDTH)
    height = whole_height(scale, lines) + 2 * sides.margin + sides.under
    rect = Rect(0, 0, min(room.width, max(words + sides.around, least)), sides.most)
    if form.below or form.high:
        rect.height = min(height, sides.most)
    rect.midtop = (room.centerx, _top(scale, rect.height, room, inside))
    return _arranged(scale, hint, form, sides, rect, lines)


def _arranged(
    scale: Scale, hint: HintCard, form: Form, sides: _Sides, rect: Rect, lines: tuple[Line, ...]
) -> Card:
    """All that is on a card, in its place."""
    side, middle = sides.side, rect.centery - sides.under // 2
    disc = Rect(rect.x + sides.margin, middle - side // 2, side, side) if form.bulb else None
    placed = placed_lines(scale, lines, rect.x + sides.margin + sides.bulb, middle)
    if not hint.show:
        return Card(rect, placed, disc)
    cross = Rect(rect.right - sides.margin - side, middle - side // 2, side, side)
    if form.below:
        cross.bottom = rect.bottom - sides.margin
    show = Rect(cross.left - sides.between - sides.label, cross.y, sides.label, side)
    return Card(rect, placed, disc, show, cross, form.worded)


def _top(scale: Scale, height: int, room: Rect, inside: Rect) -> int:
    """How far down a card begins: a little off the felt's edges, else in its room's middle."""
    rise = min(scale.px(14), (room.height - height) // 2)
    if room.bottom == inside.bottom:
        return room.bottom - rise - height
    return room.top + rise if room.top == inside.top else room.centery - height // 2


def _label_width(scale: Scale, word: str) -> int:
    sign = scale.px(32) + scale.px(14)
    return text.text_width(scale, word, text.FIRST.at(23)) + sign + 2 * scale.px(24)


def end_ring(layout: Layout, end: End, scale: Scale) -> Rect | None:
    """What is ringed of an open end: its last tile and its light bar, and nothing of another."""
    open_end = layout.end(end)
    if open_end is None:
        return None
    tile, *others = (placed.rect for placed in layout.tiles[:: 1 if end is End.LEFT else -1])
    around, thick = scale.px(AROUND), ceil(parts.TOLD_RING * scale.u)
    ring = tile.union(open_end.bar).inflate(2 * around, 2 * around)
    for other in others:
        if ring.inflate(2 * thick, 2 * thick).colliderect(other):
            ring = _beside(ring, other, thick)
    return ring


def _beside(ring: Rect, other: Rect, thick: int) -> Rect:
    """As much of a ring as leaves another tile alone, its band included."""
    left, right = other.left - thick, other.right + thick
    top, bottom = other.top - thick, other.bottom + thick
    sides = (
        Rect(ring.x, ring.y, left - ring.x, ring.height),
        Rect(right, ring.y, ring.right - right, ring.height),
        Rect(ring.x, ring.y, ring.width, top - ring.y),
        Rect(ring.x, bottom, ring.width, ring.bottom - bottom),
    )
    return max(sides, key=lambda rect: max(rect.width, 0) * max(rect.height, 0))


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
