"""Pictures in the format of the screen, and the memory that painting them has taken."""

from __future__ import annotations

import ctypes
from contextlib import suppress

import pygame

from dekabes.ui.slices import breathe


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The picture in the screen's own format when there is a screen, which blits faster."""
    breathe()
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


def give_back() -> None:
    """Give the system what painting needed and needs no more, where it can be told to.

    The GNU library keeps such memory: a third of all that the app seems to take.
    """
    with suppress(OSError, TypeError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
