"""What is only partly there, because it comes or goes."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect


def draw_faint(
    surface: pygame.Surface, area: Rect, opacity: float, draw: Callable[[pygame.Surface], None]
) -> None:
    """Draw something that lies within an area, and let what was there shine through."""
    if opacity >= 1:
        draw(surface)
        return
    seen = area.clip(surface.get_rect())
    before = surface.subsurface(seen).copy()
    draw(surface)
    before.set_alpha(round(255 * (1 - opacity)))
    surface.blit(before, seen)
