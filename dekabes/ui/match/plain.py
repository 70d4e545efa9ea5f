"""Small drawings that the pages at the end of a round share."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from dekabes.engine import Team
from dekabes.ui import text
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.theme import IVORY, Colour, Scale

Signed = tuple[Team, str]
_SIGN = 28
SOFTEST = 20  # units: smaller letters are not read


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
    while role.size > SOFTEST and _height(scale, string, role, rect.width) > rect.height:
        role = role.at(role.size - 1)
    picture = text.balanced(scale, string, role, colour, rect.width, align)
    x = {"left": rect.x, "center": rect.centerx - picture.get_width() // 2}[align]
    surface.blit(picture, (x, rect.centery - picture.get_height() // 2))


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
