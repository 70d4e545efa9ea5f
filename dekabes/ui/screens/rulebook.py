"""The pages of the rules: what each tells, and where its words and pictures come to lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect

from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.screens import examples, tallies
from dekabes.ui.screens.examples import Picture
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

TITLE = text.SCREEN_TITLE.at(44)
SECTION = text.SECTION.at(28)
# PlacedWords are as large as leaves room for the page's pictures.
SIZES = (24, 23, 22, 21, 20)
UNDER_TITLE, BETWEEN, OVER_SECTION = 6, 9, 16
TITLE_AIR = 8  # more under a page's title, where there is room
AROUND = 32  # over and under a picture, its frame included
FRAME = 10
STEP = 12  # by how much a paragraph is made narrower
LEAST_END = 10  # letters on its last line


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page: its title's key and its sign, the topics it tells of, and pictures after one."""

    title: str
    icon: str
    topics: tuple[int, ...]
    pictures: tuple[Picture, ...]
    follow: int = 0  # the place of that topic


PAGES = (
    RulesPage("rules.1.title", "seats", (1,), (Picture(170, examples.draw_seats, upright=1.1),)),
    RulesPage("rules.2.title", "pips", (2, 3), (Picture(116, examples.draw_five_doubles),)),
    RulesPage(
        "rules.4.title", "double", (4,), (Picture(130, examples.draw_double_six, upright=1.3),)
    ),
    RulesPage("rules.5.title", "hand", (5, 6), (Picture(112, examples.draw_joining, upright=1.2),)),
    RulesPage("rules.end.title", "flag", (7, 9), (Picture(136, tallies.draw_block),), follow=1),
    RulesPage(
        "rules.8.title",
        "crown",
        (8,),
        (
            Picture(126, examples.draw_different_ends),
            Picture(126, examples.draw_same_ends),
        ),
    ),
    RulesPage(
        "rules.10.title",
        "equal",
        (10,),
        (
            Picture(150, tallies.draw_draw),
            Picture(116, tallies.draw_bases, upright=1.1, framed=False),
        ),
    ),
    RulesPage(
        "rules.11.title", "points", (11,), (Picture(150, tallies.draw_points, upright=1.25),)
    ),
    RulesPage(
        "rules.12.title",
        "check",
        (12,),
        (Picture(120, examples.draw_confirming, upright=1.2),),
    ),
)


@dataclass(frozen=True, slots=True)
class PlacedWords:
    """A title or a paragraph in its place."""

    rect: Rect
    surface: pygame.Surface


@dataclass(frozen=True, slots=True)
class PlacedPicture:
    """A picture in its place."""

    rect: Rect
    picture: Picture


Block = list[tuple[pygame.Surface, int]]  # what stands below each other, with the room under it


def lay_out_page(
    scale: Scale, words: Catalogue, page: RulesPage, inner: Rect
) -> tuple[list[PlacedWords], list[PlacedPicture]]:
    """A page's words and pictures from top to bottom; pictures give way to words."""
    blocks, spare = _fitting(scale, words, page, inner)
    air = min(scale.px(TITLE_AIR), max(0, spare - _least(scale, page.pictures)))
    (title, gap), spare = blocks[0][0], spare - air
    blocks[0][0] = (title, gap + air)
    lines: list[PlacedWords] = []
    placed: list[PlacedPicture] = []
    y = inner.y
    for number, block in enumerate(blocks):
        y += scale.px(OVER_SECTION) if number else 0
        for surface, gap in block:
            lines.append(PlacedWords(surface.get_rect(topleft=(inner.x, y)), surface))
            y += surface.get_height() + gap
        if number == page.follow:
            placed = _place(scale, page.pictures, spare, Rect(inner.x, y, inner.width, 0))
            y = placed[-1].rect.bottom + scale.px(AROUND) // 2 if placed else y
    return lines, placed


def _place(
    scale: Scale, pictures: Sequence[Picture], spare: int, under: Rect
) -> list[PlacedPicture]:
    """Pictures below each other under an edge."""
    placed: list[PlacedPicture] = []
    y = under.y
    for picture, high in zip(pictures, _heights(scale, pictures, spare), strict=False):
        y += scale.px(AROUND) // 2
        edge = scale.px(FRAME) if picture.framed else 0
        placed.append(PlacedPicture(Rect(under.x + edge, y, under.width - 2 * edge, high), picture))
        y += high + scale.px(AROUND) - scale.px(AROUND) // 2
    return placed


def _fitting(
    scale: Scale, words: Catalogue, page: RulesPage, inner: Rect
) -> tuple[list[Block], int]:
    """The words in the largest letters that leave room for the pictures, and that room."""
    for size in SIZES:
        blocks = _blocks(scale, words, page, size, inner.width)
        high = sum(surface.get_height() + gap for block in blocks for surface, gap in block)
        high += scale.px(OVER_SECTION) * (len(blocks) - 1)
        if inner.height - high >= _least(scale, page.pictures):
            break
    return blocks, inner.height - high


def _blocks(
    scale: Scale, words: Catalogue, page: RulesPage, size: float, width: int
) -> list[Block]:
    """The topics' words; a topic that has the page's own title does not say it again."""
    title = text.paragraph(scale, words(page.title), TITLE, BRASS_LIGHT, width)
    blocks: list[Block] = []
    for number in page.topics:
        key = f"rules.{number}.title"
        section = text.paragraph(scale, words(key), SECTION, BRASS_LIGHT, width)
        heading = [] if key == page.title else [(section, scale.px(UNDER_TITLE))]
        if not blocks:
            heading.insert(0, (title, scale.px(UNDER_TITLE)))
        blocks.append(heading + _paragraphs(scale, words(f"rules.{number}.text"), size, width))
    return blocks


def _paragraphs(scale: Scale, string: str, size: float, width: int) -> Block:
    role, gap = text.BODY.at(size), scale.px(BETWEEN)
    return [(_paragraph(scale, one, role, width), gap) for one in string.split("\n")]


@lru_cache(maxsize=64)
def _paragraph(scale: Scale, string: str, role: text.Role, width: int) -> pygame.Surface:
    """A paragraph as wide as the page, or less, so that its last line is no mere end."""
    narrower = width
    while narrower > width // 2 and _ends_short(text.wrap(scale, string, role, narrower)):
        narrower -= scale.px(STEP)
    return text.paragraph(scale, string, role, IVORY, narrower)


def _ends_short(lines: list[list[text.Word]]) -> bool:
    return len(lines) > 1 and sum(len(word.string) for word in lines[-1]) < LEAST_END


def _least(scale: Scale, pictures: Sequence[Picture]) -> int:
    """The height that pictures need, with the room around them."""
    return sum(picture.height(scale) + scale.px(AROUND) for picture in pictures)


def _heights(scale: Scale, pictures: Sequence[Picture], spare: int) -> list[int]:
    """How high the pictures are: all that is left is theirs, so that pages end at one line.

    The last are left out where there is no room.
    """
    shown = list(pictures)
    while shown and _least(scale, shown) > spare:
        shown.pop()
    left = spare - _least(scale, shown)
    heights = []
    for number, picture in enumerate(shown):
        more = left // (len(shown) - number)
        heights.append(picture.height(scale) + more)
        left -= more
    return heights
