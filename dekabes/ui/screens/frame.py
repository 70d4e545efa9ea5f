"""The part of a window that menus are laid out in, and what all menus share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from dekabes.i18n import LANGUAGES, Catalogue
from dekabes.ui import text
from dekabes.ui.art.backdrop import wood_backdrop
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.art.labels import has_room_beside, has_room_over
from dekabes.ui.art.tiles import TileLook, shadow_surface, tile_surface
from dekabes.ui.controls import Control, Style
from dekabes.ui.screens.screen import Attention
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import IVORY, LYING, UPRIGHT, Scale
from dekabes.ui.touchable import APART, finger

MARGIN = 32
TOP = 116  # where the content of a page begins, under its title
BACK = 64  # the side of the way back
EDGE, LEAST_EDGE = 16, 8  # between a button's word and its edge, in units and in pixels
LEAST_WORDS = text.SECOND.at(20)
MOST_SPARE = 160  # units of a squarer window that menus make use of


@dataclass(frozen=True, slots=True)
class Frame:
    """The middle of a window, as large as menus ever get; places in it are in units."""

    scale: Scale

    @property
    def width(self) -> int:
        """Its width in units."""
        return UPRIGHT[0] + self.spare if self.scale.upright else LYING[0]

    @property
    def height(self) -> int:
        """Its height in units."""
        return UPRIGHT[1] if self.scale.upright else LYING[1] + self.spare

    @property
    def spare(self) -> int:
        """The units that a squarer window has beyond the least: of height, upright of width."""
        scale = self.scale
        side, least = (scale.width, UPRIGHT[0]) if scale.upright else (scale.height, LYING[1])
        return min(MOST_SPARE, int(side / scale.u) - least)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a place."""
        scale = self.scale
        left = (scale.width - self.width * scale.u) / 2
        top = (scale.height - self.height * scale.u) / 2
        return round(left + x * scale.u), round(top + y * scale.u)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """The pixels of a rectangle; what touches in units touches in pixels."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return pygame.Rect(left, top, right - left, bottom - top)

    def apart(self, units: float) -> float:
        """A gap in units between two things that are touched, never too narrow for fingers."""
        return max(units, (APART + 0.5) / self.scale.u)  # half a pixel may be lost in rounding


def back_control(frame: Frame) -> Control:
    """The way back, at the upper left of every page."""
    side = finger(frame.scale, BACK)
    rect = pygame.Rect(frame.at(MARGIN, 30), (side, side))
    return Control("button:back", rect, Style.TOOL, icon="back")


def draw_page(surface: pygame.Surface, frame: Frame, title: str) -> None:
    """Draw the wood that a page lies on, and its title."""
    scale = frame.scale
    surface.blit(wood_backdrop(scale), (0, 0))
    back = back_control(frame).rect
    place = (back.right + scale.px(21), back.centery)
    room = frame.at(frame.width - MARGIN, 0)[0] - place[0]
    text.draw_text(surface, scale, title, text.SCREEN_TITLE, IVORY, place, max_width=room)


def draw_all(
    surface: pygame.Surface, scale: Scale, controls: Iterable[Control], attention: Attention
) -> None:
    """Draw controls as the pointer and the keyboard have them."""
    draw_controls(surface, scale, [(control, attention.to(control)) for control in controls])


def draw_tiles(
    surface: pygame.Surface,
    scale: Scale,
    s: int,
    tiles: Iterable[Placed],
    look: TileLook = TileLook.REST,
) -> None:
    """Draw tiles that lie somewhere, all their shadows before all their bodies."""
    lying = list(tiles)
    for placed in lying:
        if not look.ghostly:
            shadow_surface(s, not placed.upright).blit(surface, *placed.rect.topleft)
    for placed in lying:
        lies = not placed.upright
        tile = tile_surface(placed.first, placed.second, s, lies, scale.dress, look)
        surface.blit(tile, placed.rect)


def with_fitting_signs(scale: Scale, controls: Sequence[Control]) -> tuple[Control, ...]:
    """A group of controls with their signs beside their words, or over them, or without.

    What stands together is dressed alike, so that the longest word decides for all.
    """
    if all(has_room_beside(scale, control) for control in controls):
        return tuple(controls)
    if all(has_room_over(scale, control) for control in controls):
        return tuple(replace(control, icon_over=True) for control in controls)
    return tuple(replace(control, icon=None) for control in controls)


def shared_widths(
    scale: Scale, labels: Sequence[str], columns: int, room: float, edge: float = EDGE
) -> tuple[float, ...]:
    """The widths in units of columns of buttons, whose words are given row by row.

    They are alike, or where a word is too long for that, each as wide as its longest word needs.
    """
    widths = [text.text_width(scale, one, LEAST_WORDS) / scale.u for one in labels]
    if max(widths) + 2 * max(edge, LEAST_EDGE / scale.u) <= room / columns:
        return (room / columns,) * columns
    needs = [max(widths[column::columns]) for column in range(columns)]
    return tuple(need + (room - sum(needs)) / columns for need in needs)


def next_language(words: Catalogue) -> str:
    """The language after this one, round and round."""
    languages = list(LANGUAGES)
    return languages[(languages.index(words.language) + 1) % len(languages)]
