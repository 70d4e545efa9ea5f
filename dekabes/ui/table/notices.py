"""What the table says: bubbles, the pass bar, the shut rack, the words over the opening place."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from pygame import Rect

from dekabes.ui import text
from dekabes.ui.art import parts, raster
from dekabes.ui.art.rack import inlay_surface, lid_surface
from dekabes.ui.art.raster import Sprite
from dekabes.ui.art.tiles import half_tile_surface
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import Heading, Sentence, ShutRack
from dekabes.ui.theme import INK, IVORY, SHADOW, Colour, Scale


def sentence_width(scale: Scale, sentence: Sentence, half: int, role: text.Role) -> int:
    """How wide a sentence with halves of tiles is."""
    gap = scale.px(11)
    widths = [
        half if isinstance(part, int) else text.text_width(scale, part, role) for part in sentence
    ]
    return sum(widths) + gap * (len(widths) - 1)


def draw_sentence(
    surface: pygame.Surface,
    scale: Scale,
    sentence: Sentence,
    midleft: tuple[int, int],
    half: int,
    role: text.Role,
    colour: Colour,
) -> None:
    """Draw words and, for each number, half a tile with its pips."""
    x, y = midleft
    gap = scale.px(11)
    for part in sentence:
        if isinstance(part, int):
            surface.blit(half_tile_surface(part, half), (x, y - half // 2))
            x += half + gap
        else:
            x = text.draw_text(surface, scale, part, role, colour, (x, y)).right + gap


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
    draw_sentence(surface, scale, sentence, spot, half, text.SECOND, INK)


def draw_pass_bar(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, sentence: Sentence
) -> None:
    """Draw the bar in the felt's foot that says why all that is left is to pass."""
    bar, half, role = geometry.foot.copy(), round(geometry.foot.height * 0.46), text.SECOND
    margin, end = scale.px(16), geometry.pass_button.left
    width = sentence_width(scale, sentence, half, role)
    left = min(bar.left, end - width - 2 * margin)
    bar.width, bar.left = bar.right - left, left
    parts.draw_recess(surface, scale, bar, radius=26)
    room = end - left
    spot = (left + max(margin, min(scale.px(28), (room - width) // 2)), bar.centery)
    draw_sentence(surface, scale, sentence, spot, half, role, IVORY)


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
    """Draw the lid over the groove, and the words on it."""
    lid = rack.inflate(-scale.px(12), 0)
    lid.y += scale.px(5)
    lid.height = lip.y - lid.y
    surface.blit(lid_surface(*lid.size, scale.u, scale.contrast), lid)
    lozenge = min(scale.px(54), lid.height // 2)
    words_x = lid.x + round(lid.width * 0.32)
    inlay = inlay_surface(lozenge)
    surface.blit(inlay, inlay.get_rect(center=(words_x - round(lozenge * 1.1), lid.centery)))
    room = lid.right - words_x - scale.px(16)
    step = scale.px(17)
    title = text.softer(scale, shut.title, text.PANEL_TITLE, room, 24)
    spot = (words_x, lid.centery - step)
    text.draw_text(surface, scale, shut.title, title, IVORY, spot, max_width=room)
    spot = (words_x, lid.centery + step)
    text.draw_text(surface, scale, shut.text, text.BODY, IVORY, spot, max_width=room)
