"""Pictures in the format of the screen."""

from __future__ import annotations

import pygame

from dekabes.ui.slices import breathe


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The picture in the screen's own format when there is a screen, which blits faster."""
    breathe()
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()
