"""The strip in the felt's foot that says in words what was played since one last looked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
NUMBER, NAME = text.TURN, text.NAME

Faces = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Spacing:
    """Lengths along a row, in units: its margin, between and within moves, a tile's short side."""

    margin: int
    between: int
    near: int
    tile: int


# In one row with the title, or below it.
USUAL, DENSE = Spacing(32, 26, 9, 26), Spacing(20, 16, 7, 22)


@dataclass(frozen=True, slots=True)
class Entry:
    """One move in the strip: where it begins, the name cut to its room, the halves of its tile."""

    spot: Point
    number: int
    name: str
    faces: Faces | None


@dataclass(frozen=True, slots=True)
class Strip:
    """Where the strip lies, where its title begins, and the moves in one row with it or below."""

    rect: Rect
    title: Point
    entries: tuple[Entry, ...]
    spacing: Spacing


@dataclass(frozen=True, slots=True)
class _Row:
    """How wide what stands in a row is."""

    scale: Scale
    words: TableWords
    spacing: Spacing

    @property
    def between(self) -> int:
        return self.scale.px(self.spacing.between)

    @property
    def title(self) -> int:
        words = text.text_width(self.scale, self.words.since, text.BODY)
        return self.scale.px(EYE) + self.scale.px(self.spacing.near) + words

    def move(self, name: int, faces: Faces | None) -> int:
        """A move whose name is so wide."""
        px = self.scale.px
        number = text.text_width(self.scale, "3", NUMBER)
        around = number + 2 * px(self.spacing.near) + name
        if faces:
            return around + 2 * px(self.spacing.tile)
        return around + self._word + (px(SIGN) + px(SIGN_GAP) if self.spacing is USUAL else 0)

    def moves(self, names: Sequence[int], faces: Sequence[Faces | None]) -> int:
        """All moves, side by side."""
        widths = [self.move(name, face) for name, face in zip(names, faces, strict=True)]
        return sum(widths) + self.between * (len(widths) - 1)

    @property
    def _word(self) -> int:
        return text.text_width(self.scale, self.words.passed, text.SMALL)


def strips_of(
    scale: Scale, geometry: Geometry, model: TableModel, words: TableWords
) -> Iterator[Strip]:
    """The strip in one row, if it has room as wide as that, then the one in two."""
    names = [model.names[since.seat.index] for since in model.since]
    widths = [text.text_width(scale, name, NAME) for name in names]
    faces = _faces(geometry, model)
    widest = geometry.felt.width - 2 * geometry.measures.gap
    row = _Row(scale, words, USUAL)
    width = row.title + row.between + row.moves(widths, faces) + 2 * scale.px(USUAL.margin)
    if width <= widest:
        rect = _place(geometry, model, (width, max(scale.px(HEIGHT), LEAST)))
        yield _strip(rect, row, model, widths, faces)
    row = _Row(scale, words, DENSE)
    room = widest - 2 * scale.px(DENSE.margin)
    widths = _shares(widths, room - row.moves([0] * len(faces), faces))
    width = max(row.title, row.moves(widths, faces)) + 2 * scale.px(DENSE.margin)
    rect = _place(geometry, model, (width, geometry.foot.height))
    yield _strip(rect, row, model, widths, faces)


def _strip(
    rect: Rect,
    row: _Row,
    model: TableModel,
    widths: Sequence[int],
    faces: Sequence[Faces | None],
) -> Strip:
    title, (x, y) = _spots(rect, row, row.moves(widths, faces))
    entries = []
    for since, width, face in zip(model.since, widths, faces, strict=True):
        name = text.fit(row.scale, model.names[since.seat.index], NAME, width)
        entries.append(Entry((x, y), since.number, name, face))
        x += row.move(width, face) + row.between
    return Strip(rect, title, tuple(entries), row.spacing)


def _faces(geometry: Geometry, model: TableModel) -> list[Faces | None]:
    """The halves of each tile from left to right, or from above down, as it lies in the line."""
    lying = {
        placed.tile: (placed.first, placed.second) for placed in layout_of(geometry, model).tiles
    }
    return [lying[since.tile] if since.tile else None for since in model.since]


def _shares(wanted: Sequence[int], room: int) -> list[int]:
    """As much for each as it wants, or an even share of what the modest ones leave."""
    shares = [0] * len(wanted)
    for rank, place in enumerate(sorted(range(len(wanted)), key=lambda place: wanted[place])):
        shares[place] = min(wanted[place], room // (len(wanted) - rank))
        room -= shares[place]
    return shares


def _place(geometry: Geometry, model: TableModel, size: tuple[int, int]) -> Rect:
    """In the felt's foot, or over the pass bar if that stands there."""
    rect = Rect((0, 0), size)
    rect.center = geometry.foot.center
    if model.nothing_fits:
        rect.bottom = geometry.foot.top - geometry.measures.gap
    return rect


def _spots(rect: Rect, row: _Row, moves: int) -> tuple[Point, Point]:
    """Where the title and the first move begin."""
    if row.spacing is DENSE:
        step = round(rect.height * 0.23)
        title = (rect.centerx - row.title // 2, rect.centery - step)
        return title, (rect.centerx - moves // 2, rect.centery + step)
    x = rect.x + row.scale.px(row.spacing.margin)
    return (x, rect.centery), (x + row.title + row.between, rect.centery)


def draw_strip(surface: pygame.Surface, scale: Scale, strip: Strip, words: TableWords) -> None:
    """Draw the strip: the sign of an eye, the words, and each move by number, name and tile."""
    parts.draw_recess(surface, scale, strip.rect, radius=HEIGHT / 2)
    (x, y), near, eye = strip.title, scale.px(strip.spacing.near), scale.px(EYE)
    icons.draw_icon(surface, "eye", (x + eye / 2, y), eye)
    colour, spot = _plain(scale, IVORY), (x + eye + near, y)
    text.draw_text(surface, scale, words.since, text.BODY, colour, spot)
    for entry in strip.entries:
        number, (x, y) = str(entry.number), entry.spot
        text.draw_text(surface, scale, number, NUMBER, BRASS_LIGHT, entry.spot)
        x += text.text_width(scale, "3", NUMBER) + near
        text.draw_text(surface, scale, entry.name, NAME, colour, (x, y))
        spot = (x + text.text_width(scale, entry.name, NAME) + near, y)
        if entry.faces:
            _draw_tile(surface, entry.faces, spot, scale.px(strip.spacing.tile))
        else:
            _draw_pass(surface, scale, spot, words, signed=strip.spacing is USUAL)


def _draw_tile(surface: pygame.Surface, faces: Faces, spot: Point, s: int) -> None:
    x, y = spot[0], spot[1] - s // 2
    shadow_surface(s, lying=True).blit(surface, x, y)
    surface.blit(tile_surface(*faces, s, lying=True), (x, y))


def _draw_pass(
    surface: pygame.Surface, scale: Scale, spot: Point, words: TableWords, *, signed: bool
) -> None:
    """Write that a seat passed; in a dense row its sign is left out."""
    (x, y), sign, colour = spot, scale.px(SIGN), _plain(scale, MUTED)
    if signed:
        icons.draw_icon(surface, "pass", (x + sign / 2, y), sign, colour)
        x += sign + scale.px(SIGN_GAP)
    text.draw_text(surface, scale, words.passed, text.SMALL, colour, (x, y))


def _plain(scale: Scale, colour: Colour) -> Colour:
    return WHITE if scale.contrast else colour
