"""Pictures in the format of the screen, and the memory that painting them has taken."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import update_wrapper
from typing import Concatenate, Generic, ParamSpec

import pygame

from dekabes.ui.slices import breathe

P = ParamSpec("P")

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


class Repainted(Generic[P]):
    """A painter whose last picture is kept, and whose next one lies where the one before lay.

    To ask for new memory as large as the screen takes longer than to paint in it. The painter
    gets the picture before the last, which nobody shows any more, or None.
    """

    def __init__(
        self, paint: Callable[Concatenate[pygame.Surface | None, P], pygame.Surface]
    ) -> None:
        update_wrapper(self, paint)
        self._paint = paint
        self._kept: tuple[object, pygame.Surface] | None = None
        self._spare: pygame.Surface | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        """The picture of these arguments; only to be laid on another one at once."""
        key = (args, kwargs)
        if self._kept is None or self._kept[0] != key:
            # Taken, not lent: while this one is painted in slices another one may be asked for.
            spare, self._spare = self._spare, None
            picture = self._paint(spare, *args, **kwargs)
            self._spare, self._kept = self._kept and self._kept[1], (key, picture)
        return self._kept[1]

    def cache_clear(self) -> None:
        """Keep nothing."""
        self._kept = self._spare = None


def laid(memory: pygame.Surface | None, ground: pygame.Surface) -> pygame.Surface:
    """A copy of the ground, in the given memory if it is as large and of the same format."""
    if (
        memory is None
        or memory.get_size() != ground.get_size()
        or _format(memory) != _format(ground)
    ):
        return ground.copy()
    memory.blit(ground, (0, 0))
    return memory


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
