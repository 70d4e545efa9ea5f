"""Memory that is painted over again."""

import pygame

from dekabes.ui.formats import Repainted, laid

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
