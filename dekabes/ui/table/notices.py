"""What the table says: bubbles, the shut rack, the words over the opening place."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import numpy as np
import pygame
from pygame import Rect

from dekabes.engine import Team
from dekabes.ui import text
from dekabes.ui.art import parts, raster
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.rack import inlay_surface, lid_surface
from dekabes.ui.art.raster import Sprite
from dekabes.ui.art.tilebody import RADIUS
from dekabes.ui.art.tiles import half_tile_surface
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import Heading, Sentence, ShutRack
from dekabes.ui.theme import INK, IVORY, SHADOW, Colour, Scale, Theme

LidLine = tuple[str | Team, ...]
# What stands right after the word or number before it, and never begins a line.
STOPS = (".", ",", ":", ";", "!", "?")
_GAP, _GAP_TO_STOP = 11, 3  # units between words and half a tile, and from there to a stop


def sentence_width(scale: Scale, sentence: Sentence, half: int, role: text.Role) -> int:
    """How wide a sentence with halves of tiles is."""
    widths = [
        half if isinstance(part, int) else text.text_width(scale, part, role) for part in sentence
    ]
    return sum(widths) + sum(_gap_before(scale, part) for part in sentence[1:])


def _gap_before(scale: Scale, part: str | int) -> int:
    """What is free before a part of a sentence: hardly anything before a comma or a stop."""
    is_stop = isinstance(part, str) and part.startswith(STOPS)
    return scale.px(_GAP_TO_STOP if is_stop else _GAP)


def draw_sentence(
    surface: pygame.Surface,
    scale: Scale,
    sentence: Sentence,
    midleft: tuple[int, int],
    half: int,
    role: text.Role,
    colour: Colour,
    *,
    edged: bool = False,
) -> None:
    """Draw words and, for each number, half a tile with its pips; on a light ground with an edge.

    Without one a blank half of ivory would hardly be seen in a bubble.
    """
    x, y = midleft
    for place, part in enumerate(sentence):
        x += _gap_before(scale, part) if place else 0
        if isinstance(part, int):
            tile = half_tile_surface(part, half, scale.dress)
            surface.blit(tile, (x, y - half // 2))
            if edged and scale.dress.theme is not Theme.EBONY:
                edge = _edge(tile.get_size(), scale.u, scale.contrast)
                edge.blit(surface, x, y - half // 2)
            x += half
        else:
            x = text.draw_text(surface, scale, part, role, colour, (x, y)).right


@lru_cache(maxsize=4)
def _edge(size: tuple[int, int], u: float, contrast: bool) -> Sprite:
    """A dark line round half a tile with its foot."""
    thick = max(1.0, 1.5 * u)
    reach = ceil(thick) + 1
    field = (size[0] + 2 * reach, size[1] + 2 * reach)
    distance = raster.box_distance(field, (reach, reach, *size), RADIUS * size[0])
    line = raster.ring_mask(distance, 0.0, thick)
    return Sprite(raster.painted(line, INK, 1.0 if contrast else 0.62), -reach, -reach)


def draw_needs(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, tile: Rect, sentence: Sentence
) -> None:
    """Draw the bubble over a tile that does not fit."""
    m = geometry.measures
    half, margin = round(m.bubble_foot * 0.63), scale.px(25)
    width = sentence_width(scale, sentence, half, text.SECOND) + 2 * margin
    rect = geometry.needs_bubble(tile, width)
    parts.draw_bubble(surface, scale, rect, tile.centerx)
    spot = (rect.x + margin, rect.centery)
    draw_sentence(surface, scale, sentence, spot, half, text.SECOND, INK, edged=True)


def draw_heading(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, heading: Heading
) -> None:
    """Draw two lines over the opening place."""
    felt = geometry.felt
    room = felt.width - scale.px(48)
    y = felt.y + (geometry.opening_area.centery - felt.y) * 0.25
    for words, role, colour, at in (
        (heading.title, text.SCREEN_TITLE, IVORY, y),
        (heading.text, text.BODY.at(25), IVORY, y + scale.px(53)),
    ):
        voice = text.softer(scale, words, role, room, 24)
        string = text.fit(scale, words, voice, room)
        line = text.text_surface(scale, string, voice, colour)
        place = line.get_rect(center=(felt.centerx, round(at)))
        _soft_shadow(scale, string, voice).blit(surface, *place.topleft)
        surface.blit(line, place)


@lru_cache(maxsize=4)
def _soft_shadow(scale: Scale, string: str, role: text.Role) -> Sprite:
    """What letters cast on the felt."""
    letters = pygame.surfarray.array_alpha(text.text_surface(scale, string, role, SHADOW))
    reach = scale.px(8)
    mask = np.pad(letters.astype(np.float32) / np.float32(255), reach)
    soft = raster.shifted(raster.blurred(mask, 5 * scale.u), scale.u, 2 * scale.u)
    return Sprite(raster.painted(soft, SHADOW, 0.75), -reach, -reach)


def draw_shut(surface: pygame.Surface, scale: Scale, rack: Rect, lip: Rect, shut: ShutRack) -> None:
    """Draw the lid over the groove, and in its middle the words beside a lozenge.

    A name that has no room there has it without the lozenge, or on a line of its own.
    """
    lid = rack.inflate(-scale.px(12), 0)
    lid.y += scale.px(5)
    lid.height = lip.y - lid.y
    surface.blit(lid_surface(*lid.size, scale.u, scale.contrast), lid)
    size, gap = min(scale.px(54), lid.height // 2), scale.px(27)
    whole = lid.width - 2 * scale.px(32)
    room, lines = whole - size - gap, [shut.text]
    if _lid_width(scale, shut.text, text.SMALL) > room:
        room, size, gap = whole, 0, 0
        lines = _lid_lines(scale, shut.text, room)
    title = text.softer(scale, shut.title, text.PANEL_TITLE, room, 24)
    roomy = all(_lid_width(scale, line, text.BODY) <= room for line in lines)
    voice = text.BODY if roomy else text.SMALL
    widths = [_lid_width(scale, line, voice) for line in lines]
    wide = max(text.text_width(scale, shut.title, title), *widths)
    x = lid.centerx - (size + gap + min(wide, room)) // 2
    if size:
        inlay = inlay_surface(size, scale.contrast)
        surface.blit(inlay, inlay.get_rect(midleft=(x, lid.centery)))
    x, step = x + size + gap, max(scale.px(34), text.line_height(scale, voice))
    y = lid.centery - step * len(lines) // 2
    text.draw_text(surface, scale, shut.title, title, IVORY, (x, y), max_width=room)
    for number, line in enumerate(lines, 1):
        _draw_lid_line(surface, scale, line, voice, (x, y + number * step), room)


def _lid_lines(scale: Scale, parts: LidLine, room: int) -> list[LidLine]:
    """The words in one line, or in two where that is too long: cut before the first sign."""
    cut = next((at for at, part in enumerate(parts) if not isinstance(part, str)), 0)
    if not cut or _lid_width(scale, parts, text.SMALL) <= room:
        return [parts]
    return [parts[:cut], parts[cut:]]


def _lid_width(scale: Scale, parts: LidLine, role: text.Role) -> int:
    return sum(
        text.text_width(scale, part, role) if isinstance(part, str) else _sign_size(scale, role)
        for part in parts
    )


def _sign_size(scale: Scale, role: text.Role) -> int:
    return round(scale.font_px(role.size) * 0.9)


def _draw_lid_line(
    surface: pygame.Surface,
    scale: Scale,
    parts: LidLine,
    role: text.Role,
    midleft: tuple[int, int],
    room: int,
) -> None:
    """Draw words and signs of teams; what there is no room for at the end becomes "…"."""
    x, y = midleft
    right = x + room
    for part in parts:
        if isinstance(part, str):
            place = text.draw_text(surface, scale, part, role, IVORY, (x, y), max_width=right - x)
            x = place.right
        else:
            sign = team_sign(part, _sign_size(scale, role))
            surface.blit(sign, sign.get_rect(midleft=(x, y)))
            x += sign.get_width()
