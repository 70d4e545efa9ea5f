"""Short-lived things written over a screen: a message, a key of the position picker."""

from __future__ import annotations

import pygame

from dekabes.ui import text
from dekabes.ui.art.parts import draw_raised, draw_recess
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

TOAST_HEIGHT, TOAST_MARGIN = 64, 28
KEY = 34


def draw_toast(
    surface: pygame.Surface, scale: Scale, message: str, middle: tuple[int, int]
) -> None:
    """Draw a message on a dark strip around a point; a long one has more lines."""
    widest = scale.width - 4 * scale.px(TOAST_MARGIN)
    lines = text.balanced(scale, message, text.BODY, IVORY, widest, "center")
    rect = lines.get_rect().inflate(2 * scale.px(TOAST_MARGIN), scale.px(TOAST_MARGIN))
    rect.height = max(rect.height, scale.px(TOAST_HEIGHT))
    rect.center = middle
    draw_recess(surface, scale, rect)
    surface.blit(lines, lines.get_rect(center=rect.center))


def draw_key(
    surface: pygame.Surface, scale: Scale, key: str, middle: tuple[int, int], size: int
) -> None:
    """Draw the sign of a key around a point, so many pixels large."""
    rect = pygame.Rect(0, 0, size, size)
    rect.center = middle
    draw_raised(surface, scale, rect, KEY / 4)
    text.draw_text(surface, scale, key, text.SMALL.strong, BRASS_LIGHT, rect.center, "center")
