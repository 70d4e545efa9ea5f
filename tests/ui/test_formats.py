"""Memory that is painted over again, and where the system's library keeps it."""

import ctypes
import platform
import subprocess
import sys
from collections.abc import Callable
from unittest.mock import Mock

import pygame
import pytest

from dekabes.ui.formats import Repainted, give_back, keep_one_store, laid

SIZE = (4, 4)
GREEN, RED, BLUE, GREY = (0, 99, 0), (99, 0, 0), (0, 0, 99), (99, 99, 99)
Colour = tuple[int, int, int]


@Repainted
def _painted(memory: pygame.Surface | None, colour: Colour) -> pygame.Surface:
    """A picture of one colour."""
    ground = pygame.Surface(SIZE, 0, 32)
    ground.fill(colour)
    return laid(memory, ground)


def _colour(picture: pygame.Surface) -> Colour:
    red, green, blue, _ = picture.get_at((0, 0))
    return red, green, blue


def test_a_picture_is_kept_until_another_one_is_asked_for() -> None:
    _painted.cache_clear()
    assert _painted(GREEN) is _painted(GREEN)
    assert _colour(_painted(GREEN)) == GREEN
    assert _colour(_painted(RED)) == RED
    assert _colour(_painted(GREEN)) == GREEN


def test_a_picture_lies_where_the_one_before_the_last_lay() -> None:
    _painted.cache_clear()
    first, second = _painted(GREEN), _painted(RED)
    assert second is not first
    assert _painted(BLUE) is first
    assert _painted(GREEN) is second


def test_what_is_painted_meanwhile_has_memory_of_its_own() -> None:
    asked: list[pygame.Surface] = []

    @Repainted
    def painted(memory: pygame.Surface | None, colour: Colour) -> pygame.Surface:
        if colour == BLUE and not asked:  # another one is asked for while this one is painted
            asked.append(painted(GREY))
        ground = pygame.Surface(SIZE, 0, 32)
        ground.fill(colour)
        return laid(memory, ground)

    painted(GREEN)
    painted(RED)
    blue = painted(BLUE)
    assert asked[0] is not blue
    assert (_colour(asked[0]), _colour(blue)) == (GREY, BLUE)
    assert _colour(painted(BLUE)) == BLUE


def test_memory_of_another_size_or_format_is_not_painted_in() -> None:
    ground = pygame.Surface(SIZE, 0, 32)
    for other in (pygame.Surface((5, 4), 0, 32), pygame.Surface(SIZE, pygame.SRCALPHA, 32)):
        assert laid(other, ground) is not other
    same = pygame.Surface(SIZE, 0, 32)
    assert laid(same, ground) is same


# What another thread takes comes from a store of its own, of which the library tells.
STORES = """
import ctypes, sys, threading
from dekabes.ui.formats import keep_one_store
if sys.argv[1] == "one":
    keep_one_store()
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
thread = threading.Thread(target=library.malloc, args=(1000,))
thread.start()
thread.join()
library.malloc_info(0, ctypes.c_void_p.in_dll(library, "stdout"))
library.fflush(None)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only the GNU library has stores")
def test_all_threads_take_memory_from_one_store() -> None:
    def stores(how_many: str) -> int:
        told = subprocess.check_output([sys.executable, "-c", STORES, how_many], encoding="utf-8")
        return told.count("<heap nr=")

    assert (stores("one"), stores("usual")) == (1, 2)


@pytest.mark.parametrize("tell", [keep_one_store, give_back])
@pytest.mark.parametrize(
    "library",
    [Mock(side_effect=OSError), Mock(side_effect=TypeError), Mock(return_value=object())],
    ids=["no library", "none by that name", "no such call"],
)
def test_a_system_that_cannot_be_told_so_is_left_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tell: Callable[[], None], library: Mock
) -> None:
    monkeypatch.setattr(ctypes, "CDLL", library)
    tell()
    library.assert_called()
