"""Small drawings that the pages at the end of a round share."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from dekabes.engine import Team
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Colour, Scale

Signed = tuple[Team, str]
_SIGN = 28
SOFTEST = 20  # units: smaller letters are not read
_BULB, _BESIDE_BULB, _BEFORE_BULB = 24, 6, 22


def draw_paragraph(
    surface: pygame.Surface,
    scale: Scale,
    string: str,
    role: text.Role,
    colour: Colour,
    rect: Rect,
    align: str = "center",
) -> None:
    """Draw wrapped text in the middle of a rectangle's height, softer where it is too high."""
    picture = _paragraph(scale, string, role, colour, rect.size, align)
    x = {"left": rect.x, "center": rect.centerx - picture.get_width() // 2}[align]
    surface.blit(picture, (x, rect.centery - picture.get_height() // 2))


def _paragraph(
    scale: Scale,
    string: str,
    role: text.Role,
    colour: Colour,
    size: tuple[int, int],
    align: str = "center",
) -> pygame.Surface:
    """Wrapped text, softer where it is too high."""
    width, height = size
    while role.size > SOFTEST and _height(scale, string, role, width) > height:
        role = role.at(role.size - 1)
    return text.balanced(scale, string, role, colour, width, align)


def draw_story(
    surface: pygame.Surface, scale: Scale, story: str, role: text.Role, rect: Rect, helped: str
) -> None:
    """Draw what happened and beside it, more quietly, that there was a hint; "" for none."""
    gap = scale.px(_BEFORE_BULB)
    beside = helped_width(scale, helped) + gap if helped else 0
    picture = _paragraph(scale, story, role, IVORY, (rect.width - beside, rect.height))
    x = rect.centerx - (picture.get_width() + beside) // 2
    surface.blit(picture, (x, rect.centery - picture.get_height() // 2))
    if helped:
        draw_helped(surface, scale, helped, (x + picture.get_width() + gap, rect.centery))


def helped_width(scale: Scale, helped: str) -> int:
    """How wide the line is that tells of a hint."""
    return scale.px(_BULB + _BESIDE_BULB) + text.text_width(scale, helped, text.SMALL)


def draw_helped(
    surface: pygame.Surface, scale: Scale, helped: str, midleft: tuple[int, int]
) -> None:
    """Draw a bulb and that there was a hint."""
    x, y = midleft
    size = scale.px(_BULB)
    icons.draw_icon(surface, "hint", (x + size // 2, y), size, BRASS_LIGHT)
    spot = (x + scale.px(_BULB + _BESIDE_BULB), y)
    text.draw_text(surface, scale, helped, text.SMALL, IVORY, spot)


def fits_softly(scale: Scale, string: str, role: text.Role, rect: Rect) -> bool:
    """Whether wrapped text has room in a rectangle in the softest voice."""
    return _height(scale, string, role.at(SOFTEST), rect.width) <= rect.height


def _height(scale: Scale, string: str, role: text.Role, width: int) -> int:
    return len(text.wrap(scale, string, role, width)) * text.line_height(scale, role)


def draw_signed(
    surface: pygame.Surface, scale: Scale, rect: Rect, sentences: Sequence[Signed]
) -> None:
    """Draw sentences in a row, each behind the sign of the team that it is about."""
    sign, gap = scale.px(_SIGN), scale.px(12)
    apart = scale.px(22)
    extra = len(sentences) * (sign + gap) + apart * (len(sentences) - 1)
    for role in (text.BODY, text.SMALL):
        widths = [text.text_width(scale, sentence, role) for _, sentence in sentences]
        if sum(widths) + extra <= rect.width:
            break
    x = rect.x
    for (team, sentence), width in zip(sentences, widths, strict=True):
        surface.blit(team_sign(team, sign), (x, rect.centery - sign // 2))
        x += sign + gap
        room = min(width, rect.right - x)
        text.draw_text(surface, scale, sentence, role, IVORY, (x, rect.centery), max_width=room)
        x += width + apart
