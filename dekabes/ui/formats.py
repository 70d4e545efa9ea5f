"""Pictures in the format of the screen, and the memory that painting them has taken."""

from __future__ import annotations

import ctypes
from contextlib import suppress

import pygame

from dekabes.ui.slices import breathe

_STORES = -8  # M_ARENA_MAX of the GNU library


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The picture in the screen's own format when there is a screen, which blits faster."""
    breathe()
    screen = pygame.display.get_surface() if pygame.display.get_init() else None
    if screen is None:
        return surface
    if surface.get_flags() & pygame.SRCALPHA:
        return surface.convert_alpha()
    # Without alpha it mostly is so already; a copy of the whole screen's size would take time.
    return surface if _format(surface) == _format(screen) else surface.convert()


def _format(surface: pygame.Surface) -> tuple[int, tuple[int, int, int, int]]:
    return surface.get_bitsize(), surface.get_masks()


def keep_one_store() -> None:
    """Let all threads take memory from one store, where the system's library can be told to.

    The GNU library gives each thread its own: what one painted and gave up, no other could use.
    """
    with suppress(OSError, TypeError, AttributeError):
        ctypes.CDLL(None).mallopt(_STORES, 1)


def give_back() -> None:
    """Give the system what painting needed and needs no more, where it can be told to.

    The GNU library keeps such memory: a third of all that the app seems to take.
    """
    with suppress(OSError, TypeError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
