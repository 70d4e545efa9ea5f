"""The pictures of the rules: real tiles on felt, as they lie at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect

from dekabes.engine import SEATS
from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.marks import Ring, halo_surface, ring_surface
from dekabes.ui.art.parts import draw_recess
from dekabes.ui.art.raster import painted
from dekabes.ui.art.strokes import stroke
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.match.seatrow import draw_ground
from dekabes.ui.screens.frame import draw_tiles
from dekabes.ui.screens.stretch import Stretch, draw_centred, draw_ghost, is_double, upright_at
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

FROM_EDGE = 22  # between the seats and the edge of the felt


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the rules: its least height in units, and who draws it."""

    least: int
    draw: Callable[[pygame.Surface, Scale, Rect, Catalogue], None]
    upright: float = 1.0  # how many times as high it is where the window stands
    framed: bool = True  # lies on felt

    def height(self, scale: Scale) -> int:
        """The least height in pixels."""
        return scale.px(self.least * (self.upright if scale.upright else 1.0))


# --- tiles ----------------------------------------------------------------------------------


def _draw_held(surface: pygame.Surface, scale: Scale, rect: Rect, tile: str) -> None:
    """A tile of the hand in its place of the rack."""
    draw_ground(surface, scale, rect, 12)
    s = int(min(rect.width / 1.5, rect.height / 2.5))
    draw_tiles(surface, scale, s, [upright_at(tile, rect.centerx - s // 2, rect.centery - s, s)])


JOINING = Stretch(("26", "66", "63"), right="35")


# --- a page's picture each ------------------------------------------------------------------


def draw_seats(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """The four seats as they sit, and the way the turn goes."""
    size = min(round(rect.height * 0.34), scale.px(112))
    names = [words(f"name.computer.{seat}") for seat in SEATS]
    edge, gap = scale.px(FROM_EDGE), scale.px(12)
    longest = max(text.text_width(scale, name, text.NAME) for name in names)
    wide = min(round(rect.height * 0.95), rect.width // 2 - edge - longest - gap - size // 2)
    high = (rect.height - size) // 2 - edge
    centres = []
    for seat, (x, y) in zip(SEATS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True):
        centre = (rect.centerx + x * wide, rect.centery + y * high)
        sign = medallion(seat, size, flat=scale.contrast)
        sign.blit(surface, centre[0] - size // 2, centre[1] - size // 2)
        # Every name stands beside its seat, that of the left one on its outer side.
        beside = (centre[0] + (-1 if x < 0 else 1) * (size // 2 + gap), centre[1])
        anchor = "midright" if x < 0 else "midleft"
        text.draw_text(surface, scale, names[seat.index], text.NAME, IVORY, beside, anchor)
        centres.append(pygame.Vector2(centre))
    for here, there in zip(centres, [*centres[1:], centres[0]], strict=True):
        angle = (there - here).angle_to((1, 0))
        arrow = pygame.transform.rotozoom(_arrow(scale.px(54)), angle, 1.0)
        middle = (here + there) / 2
        surface.blit(arrow, arrow.get_rect(center=(round(middle.x), round(middle.y))))


@lru_cache(maxsize=4)
def _arrow(size: int) -> pygame.Surface:
    """An arrow to the right."""
    k = size / 24
    return painted(stroke((size, size), "M2 12H21.4M15 6L21.6 12L15 18", k, 2.0 * k), BRASS_LIGHT)


def draw_five_doubles(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A hand whose five doubles are lifted."""
    hand = ("66", "55", "44", "22", "11", "63", "40")
    s = int(min(scale.px(64), rect.height / 2.9, rect.width / 9))
    lift, step = round(0.3 * s), round(1.24 * s)
    x, y = rect.centerx - (6 * step + s) // 2, rect.centery - s + lift // 2
    placed = [
        upright_at(tile, x + n * step, y - lift * is_double(tile), s) for n, tile in enumerate(hand)
    ]
    draw_tiles(surface, scale, s, placed)
    for one in placed[:5]:
        ring_surface(s, lying=False, ring=Ring.CHOSEN).blit(surface, *one.rect.topleft)


def draw_double_six(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A hand whose double six is lifted, and the middle of the table where it will lie."""
    hand = ("66", "31", "50", "42", "64", "20", "11")
    s = int(min(scale.px(70), rect.height / 3.2, rect.width / 11.8))
    lift, step, edge = round(0.4 * s), round(1.2 * s), round(0.25 * s)
    wide = (len(hand) - 1) * step + s
    x, y = rect.centerx - (wide + round(2.7 * s)) // 2, rect.centery - s + lift // 2
    draw_recess(surface, scale, Rect(x - edge, y - edge, wide + 2 * edge, 2 * s + 2 * edge))
    first, *rest = (upright_at(tile, x + n * step, y, s) for n, tile in enumerate(hand))
    lifted = upright_at("66", x, y - lift, s)
    halo_surface(s, lying=False).blit(surface, *lifted.rect.topleft)
    draw_tiles(surface, scale, s, (lifted, *rest))
    place = upright_at("66", x + wide + round(1.7 * s), first.rect.y - lift // 2, s)
    arrow = Rect(x + wide + edge, 0, place.rect.x - x - wide - edge, 0)
    draw_icon(surface, "next", (arrow.centerx, place.rect.centery), round(0.6 * s))
    draw_ghost(surface, scale, s, place)


def draw_joining(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A tile of the hand, and where in the line it fits."""
    held = _at_right(rect, scale)
    _draw_held(surface, scale, held, "53")
    room = Rect(rect.x, rect.y, held.x - rect.x, rect.height)
    draw_centred(surface, scale, room, JOINING, 64)


def _at_right(rect: Rect, scale: Scale) -> Rect:
    """The place of the held tile at the right of an example."""
    high = min(rect.height - scale.px(20), scale.px(170))
    wide = round(high * 0.58)
    return Rect(rect.right - wide - scale.px(24), rect.centery - high // 2, wide, high)


CASES = ("different", "same")
CAPTIONS = (text.SECTION.at(26), text.SMALL)
CLEAR = 12  # between a caption and the place of the held tile
BESIDE = 16  # between a caption and what says it in a sentence


def draw_different_ends(
    surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue
) -> None:
    """A dékabès at two different ends."""
    stretch = Stretch(("26", "66", "64", "45"), "52", "52")
    room, held = _draw_captions(surface, scale, rect, words, "different")
    draw_centred(surface, scale, room, stretch, 48)
    _draw_held(surface, scale, held, "25")


def draw_same_ends(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """A dékabès at two ends alike."""
    stretch = Stretch(("36", "66", "65", "53"), "13", "31")
    room, held = _draw_captions(surface, scale, rect, words, "same")
    draw_centred(surface, scale, room, stretch, 48)
    _draw_held(surface, scale, held, "31")


def _captions(words: Catalogue, case: str) -> tuple[str, str]:
    return words(f"rules.8.{case}"), words(f"rules.8.{case}_text")


def _draw_captions(
    surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue, case: str
) -> tuple[Rect, Rect]:
    """Draw what a case is called and what it is, in one line where those of both cases have room.

    Returns the room of the line under them, and that of the held tile beside it.
    """
    x, y, held = rect.x + scale.px(24), rect.y + scale.px(10), _at_right(rect, scale)
    high = [text.line_height(scale, role) for role in CAPTIONS]
    widths = [
        [text.text_width(scale, one, role) for one, role in zip(both, CAPTIONS, strict=True)]
        for both in (_captions(words, each) for each in CASES)
    ]
    beside = scale.px(BESIDE)
    free = held.x - x - scale.px(CLEAR)
    is_one_line = max(map(sum, widths)) + beside <= free
    under = y + (high[0] if is_one_line else sum(high))
    if not is_one_line and max(map(max, widths)) > free:
        held = _at_right(Rect(rect.x, under, rect.width, rect.bottom - under), scale)
    first, second = (x, y + high[0] / 2), (x, y + high[0] + high[1] / 2)
    if is_one_line:  # on one base line
        second = x + widths[CASES.index(case)][0] + beside, first[1] + scale.px(2)
    for one, role, at in zip(_captions(words, case), CAPTIONS, (first, second), strict=True):
        room = rect.right - scale.px(24) - at[0]
        text.draw_text(surface, scale, one, role, IVORY, at, max_width=room)
    edge = scale.px(8)
    return Rect(x, under, held.x - x - edge, rect.bottom - edge - under), held


def draw_confirming(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """A tile that is only shown where it would lie, and the signs that take it or leave it."""
    side, gap = min(scale.px(76), rect.height // 2), scale.px(16)
    beside = 2 * side + gap + scale.px(24)
    last = draw_centred(surface, scale, rect, JOINING, 64, beside)
    cross = Rect(last.right + scale.px(24), last.centery - side // 2, side, side)
    check = cross.move(side + gap, 0)
    signs = (Control("", cross, Style.CROSS), Control("", check, Style.CHECK))
    draw_controls(surface, scale, [(sign, Touch.REST) for sign in signs])
