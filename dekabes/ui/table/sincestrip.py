"""What was played since one last looked, said in words: in a strip, or in the pass bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art import icons, parts
from dekabes.ui.art.tiles import shadow_surface, tile_surface
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import TableModel, TableWords, layout_of
from dekabes.ui.theme import BRASS_LIGHT, IVORY, MUTED, WHITE, Colour, Scale

HEIGHT, LEAST = 60, 44
EYE, SIGN, SIGN_GAP = 28, 22, 4

Faces = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Form:
    """How moves stand in a row: their letters, and lengths in units.

    The lengths are the row's margin, those between and within moves, and a tile's short side;
    where tiles have none, the marks on the felt show them. A pass has its sign, its word or both.
    """

    margin: int
    between: int
    near: int
    tile: int
    sign: bool = False
    word: bool = True
    number: text.Role = text.TURN
    name: text.Role = text.NAME


# In one row with the title, or below it.
USUAL, DENSE = Form(32, 26, 9, 26, sign=True), Form(20, 16, 7, 22)
# In the pass bar, the roomiest first.
_SOFT = Form(26, 18, 7, 20, number=text.TURN.at(23), name=text.TOOL)
_SLIM = replace(_SOFT, margin=16, between=11, near=5, tile=18, sign=True, word=False)
_TIGHT = replace(_SLIM, margin=14, between=9, tile=0, name=text.TOOL.at(18))
IN_BAR = (_SOFT, _SLIM, replace(_SLIM, tile=0), _TIGHT)


@dataclass(frozen=True, slots=True)
class Entry:
    """One move in a row: where it begins, the name cut to its room, the halves of its tile."""

    spot: Point
    number: int
    name: str
    faces: Faces | None
    passed: bool


@dataclass(frozen=True, slots=True)
class Strip:
    """Where the strip lies, where its title begins, and the moves in one row with it or below."""

    rect: Rect
    title: Point
    entries: tuple[Entry, ...]
    form: Form


@dataclass(frozen=True, slots=True)
class Row:
    """The moves side by side, and how wide they are."""

    scale: Scale
    words: TableWords
    form: Form
    names: tuple[str, ...]
    faces: tuple[Faces | None, ...]  # None for a pass

    @property
    def between(self) -> int:
        """From one move to the next."""
        return self.scale.px(self.form.between)

    @property
    def wanted(self) -> list[int]:
        """How wide the names are."""
        return [text.text_width(self.scale, name, self.form.name) for name in self.names]

    def move(self, name: int, faces: Faces | None) -> int:
        """How wide a move is whose name is so wide."""
        form, px = self.form, self.scale.px
        around = digit_width(self.scale, form) + px(form.near) + name
        if faces:
            return around + (px(form.near) + 2 * px(form.tile) if form.tile else 0)
        sign = px(SIGN) if form.sign else 0
        word = text.text_width(self.scale, self.words.passed, text.SMALL) if form.word else 0
        return around + px(form.near) + sign + word + (px(SIGN_GAP) if sign and word else 0)

    def width(self, names: Sequence[int]) -> int:
        """How wide all moves are with names so wide."""
        widths = [self.move(name, face) for name, face in zip(names, self.faces, strict=True)]
        return sum(widths) + self.between * (len(widths) - 1)

    def shares(self, room: int) -> list[int]:
        """How wide each name may be where there is so much room for the row."""
        return _shares(self.wanted, room - self.width([0] * len(self.names)))

    def entries(self, spot: Point, shares: Sequence[int], model: TableModel) -> tuple[Entry, ...]:
        """The moves from a spot on."""
        (x, y), found = spot, []
        for since, name, faces, share in zip(
            model.since, self.names, self.faces, shares, strict=True
        ):
            fitted = text.fit(self.scale, name, self.form.name, share)
            shown = faces if self.form.tile else None
            found.append(Entry((x, y), since.number, fitted, shown, faces is None))
            x += self.move(text.text_width(self.scale, fitted, self.form.name), faces)
            x += self.between
        return tuple(found)


def digit_width(scale: Scale, form: Form) -> int:
    """The room of a number."""
    return text.text_width(scale, "3", form.number)


def row_of(
    scale: Scale, geometry: Geometry, model: TableModel, words: TableWords, form: Form
) -> Row:
    """The latest moves in a form."""
    names = tuple(model.names[since.seat.index] for since in model.since)
    return Row(scale, words, form, names, _faces(geometry, model))


def strip_of(scale: Scale, geometry: Geometry, model: TableModel, words: TableWords) -> Strip:
    """The strip in one row, if it has room as wide as that, else the one in two."""
    widest = geometry.felt.width - 2 * geometry.measures.gap
    row = row_of(scale, geometry, model, words, USUAL)
    shares, title = row.wanted, _title_width(scale, words, USUAL)
    width = title + row.between + row.width(shares) + 2 * scale.px(USUAL.margin)
    high = max(scale.px(HEIGHT), LEAST)
    if width > widest:
        row = row_of(scale, geometry, model, words, DENSE)
        shares = row.shares(widest - 2 * scale.px(DENSE.margin))
        title = _title_width(scale, words, DENSE)
        width = max(title, row.width(shares)) + 2 * scale.px(DENSE.margin)
        high = geometry.foot.height
    rect = Rect(0, 0, width, high)
    rect.center = geometry.foot.center
    at, spot = _spots(rect, row, title, row.width(shares))
    return Strip(rect, at, row.entries(spot, shares, model), row.form)


def _faces(geometry: Geometry, model: TableModel) -> tuple[Faces | None, ...]:
    """The halves of each tile from left to right, or from above down, as it lies in the line."""
    lying = {
        placed.tile: (placed.first, placed.second) for placed in layout_of(geometry, model).tiles
    }
    return tuple(lying[since.tile] if since.tile else None for since in model.since)


def _title_width(scale: Scale, words: TableWords, form: Form) -> int:
    return scale.px(EYE) + scale.px(form.near) + text.text_width(scale, words.since, text.BODY)


def _shares(wanted: Sequence[int], room: int) -> list[int]:
    """As much for each as it wants, or an even share of what the modest ones leave."""
    shares = [0] * len(wanted)
    for rank, place in enumerate(sorted(range(len(wanted)), key=lambda place: wanted[place])):
        shares[place] = min(wanted[place], room // (len(wanted) - rank))
        room -= shares[place]
    return shares


def _spots(rect: Rect, row: Row, title: int, moves: int) -> tuple[Point, Point]:
    """Where the title and the first move begin."""
    if row.form is DENSE:
        step = round(rect.height * 0.23)
        at = (rect.centerx - title // 2, rect.centery - step)
        return at, (rect.centerx - moves // 2, rect.centery + step)
    x = rect.x + row.scale.px(row.form.margin)
    return (x, rect.centery), (x + title + row.between, rect.centery)


def draw_strip(surface: pygame.Surface, scale: Scale, strip: Strip, words: TableWords) -> None:
    """Draw the strip: the sign of an eye, the words, and each move by number, name and tile."""
    parts.draw_recess(surface, scale, strip.rect, radius=HEIGHT / 2)
    (x, y), eye = strip.title, scale.px(EYE)
    icons.draw_icon(surface, "eye", (x + eye / 2, y), eye)
    spot = (x + eye + scale.px(strip.form.near), y)
    text.draw_text(surface, scale, words.since, text.BODY, _plain(scale, IVORY), spot)
    draw_row(surface, scale, strip.entries, strip.form, words)


def draw_row(
    surface: pygame.Surface,
    scale: Scale,
    entries: Sequence[Entry],
    form: Form,
    words: TableWords,
) -> None:
    """Draw moves side by side."""
    near = scale.px(form.near)
    for entry in entries:
        x, y = entry.spot
        text.draw_text(surface, scale, str(entry.number), form.number, BRASS_LIGHT, (x, y))
        x += digit_width(scale, form) + near
        text.draw_text(surface, scale, entry.name, form.name, _plain(scale, IVORY), (x, y))
        spot = (x + text.text_width(scale, entry.name, form.name) + near, y)
        if entry.faces:
            _draw_tile(surface, scale, entry.faces, spot, scale.px(form.tile))
        elif entry.passed:
            _draw_pass(surface, scale, spot, form, words)


def _draw_tile(surface: pygame.Surface, scale: Scale, faces: Faces, spot: Point, s: int) -> None:
    x, y = spot[0], spot[1] - s // 2
    shadow_surface(s, lying=True).blit(surface, x, y)
    surface.blit(tile_surface(*faces, s, lying=True, dress=scale.dress), (x, y))


def _draw_pass(
    surface: pygame.Surface, scale: Scale, spot: Point, form: Form, words: TableWords
) -> None:
    """Show that a seat passed."""
    (x, y), sign, colour = spot, scale.px(SIGN), _plain(scale, MUTED)
    if form.sign:
        icons.draw_icon(surface, "pass", (x + sign / 2, y), sign, colour)
        x += sign + scale.px(SIGN_GAP)
    if form.word:
        text.draw_text(surface, scale, words.passed, text.SMALL, colour, (x, y))


def _plain(scale: Scale, colour: Colour) -> Colour:
    return WHITE if scale.contrast else colour
