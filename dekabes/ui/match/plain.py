"""Small drawings that the pages at the end of a round share."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from dekabes.engine import Team
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.match.room import evenly
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Colour, Scale

Signed = tuple[Team, str]
_SIGN, _BESIDE_SIGN, _APART = 28, 12, 22
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
    surface: pygame.Surface,
    scale: Scale,
    story: str,
    role: text.Role,
    rect: Rect,
    helped: str,
    gain: Signed | None = None,
) -> None:
    """Draw what happened and beside it, more quietly, that there was a hint; "" for none.

    What a team gains stands between them where all have room in one line. Where the hint has no
    room beside the story but under it, it stands there.
    """
    gap = scale.px(_BEFORE_BULB)
    beside = helped_width(scale, helped) + gap if helped else 0
    won = _gain_width(scale, gain, role) if gain else 0
    if gain and not text.fits(scale, story, role, rect.width - beside - won):
        gain, won = None, 0
    upper, lower = evenly(rect, 2, 0, down=True)
    is_long = helped and not text.fits(scale, story, role, rect.width - beside)
    if is_long and fits_softly(scale, story, role, upper):
        draw_paragraph(surface, scale, story, role, IVORY, upper)
        spot = (rect.centerx - (beside - gap) // 2, lower.centery)
        draw_helped(surface, scale, helped, spot)
        return
    picture = _paragraph(scale, story, role, IVORY, (rect.width - beside - won, rect.height))
    x = rect.centerx - (picture.get_width() + won + beside) // 2
    surface.blit(picture, (x, rect.centery - picture.get_height() // 2))
    x += picture.get_width()
    if gain:
        _draw_gain(surface, scale, gain, role, (x, rect.centery))
    if helped:
        draw_helped(surface, scale, helped, (x + won + gap, rect.centery))


def _gain_width(scale: Scale, gain: Signed, role: text.Role) -> int:
    """How wide a team's sign and what it gains are, with the air before them."""
    return scale.px(_APART + _SIGN + _BESIDE_SIGN) + text.text_width(scale, gain[1], role)


def _draw_gain(
    surface: pygame.Surface, scale: Scale, gain: Signed, role: text.Role, midleft: tuple[int, int]
) -> None:
    """Draw a team's sign and what it gains behind a story that ends here."""
    x, y = midleft
    sign = scale.px(_SIGN)
    surface.blit(team_sign(gain[0], sign), (x + scale.px(_APART), y - sign // 2))
    spot = (x + scale.px(_APART + _SIGN + _BESIDE_SIGN), y)
    text.draw_text(surface, scale, gain[1], role, IVORY, spot)


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
    sign, gap = scale.px(_SIGN), scale.px(_BESIDE_SIGN)
    apart = scale.px(_APART)
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
