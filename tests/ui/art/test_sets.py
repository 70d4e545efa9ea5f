"""The sets of tiles, told by their pixels: every tile, and how well its pips can be read."""

from itertools import product
from math import hypot

import pygame
import pytest

from dekabes.engine import ALL_TILES, Tile
from dekabes.ui.art.sets import back_of
from dekabes.ui.art.tiles import TileLook, half_tile_surface, tile_surface
from dekabes.ui.theme import RECESS_TABLE, Colour, Dress, Theme
from tests.ui.contrast import contrast_ratio

DRESSES = [Dress(theme, coloured) for theme in Theme for coloured in (False, True)]
REST, RESTING, GHOST, FAR = TileLook
IVORY, IVORY_COLOURED, EBONY, EBONY_COLOURED, PLAIN, PLAIN_COLOURED = DRESSES

# The nine places of an upright half, row by row.
HALVES = [
    "... ... ...",
    "... .o. ...",
    "o.. ... ..o",
    "o.. .o. ..o",
    "o.o ... o.o",
    "o.o .o. o.o",
    "o.o o.o o.o",
]
PARTS = (0.23, 0.50, 0.77)
RADIUS = 0.112  # of a pip
S = 57


def name(dress: Dress) -> str:
    return f"{dress.theme}, coloured" if dress.coloured else str(dress.theme)


def mean(picture: pygame.Surface, at: tuple[float, float], radius: float) -> Colour:
    """The mean of the colours round a place."""
    reach = range(-int(radius), int(radius) + 1)
    near = [
        picture.get_at((round(at[0]) + dx, round(at[1]) + dy))
        for dx, dy in product(reach, reach)
        if hypot(dx, dy) <= radius
    ]
    red, green, blue = (round(sum(one[n] for one in near) / len(near)) for n in range(3))
    return red, green, blue


def stands_out(picture: pygame.Surface, at: tuple[float, float], top: int, s: int) -> float:
    """How well what lies at a place of a half is told apart from the bare face beside it."""
    bare = [0.365 if part < 0.5 else 0.635 for part in at]
    pip, face = (
        mean(picture, (x * s, top + y * s), radius * s)
        for (x, y), radius in ((at, 0.6 * RADIUS), (bare, 0.03))
    )
    return contrast_ratio(pip, face)


def half(picture: pygame.Surface, top: int, s: int) -> str:
    rows = (
        "".join("o" if stands_out(picture, (across, down), top, s) > 2 else "." for across in PARTS)
        for down in PARTS
    )
    return " ".join(rows)


@pytest.mark.parametrize("tile", ALL_TILES, ids=str)
@pytest.mark.parametrize("dress", DRESSES, ids=name)
def test_every_set_shows_every_tile(dress: Dress, tile: Tile) -> None:
    for look in TileLook:
        picture = tile_surface(tile.high, tile.low, S, False, dress, look)
        halves = half(picture, 0, S), half(picture, S, S)
        assert halves == (HALVES[tile.high], HALVES[tile.low]), look


@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("dress", DRESSES, ids=name)
def test_every_set_has_halves_for_words(dress: Dress, number: int) -> None:
    assert half(half_tile_surface(number, 40, dress), 0, 40) == HALVES[number]


# How well a pip is told from the face beside it, at the least: in high contrast 7 to 1 in every
# state; else 7 at rest (5 in colours on ivory), 4.5 as a preview and where it cannot be played.
LEAST = [
    *((dress, look, 7) for dress in (PLAIN, PLAIN_COLOURED) for look in (REST, GHOST, FAR)),
    *((dress, REST, 7) for dress in (IVORY, EBONY, EBONY_COLOURED)),
    (IVORY_COLOURED, REST, 5),
    *((dress, look, 4.5) for dress in DRESSES[:4] for look in (RESTING, GHOST)),
    *((dress, FAR, 3) for dress in DRESSES[:4]),
]


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(("dress", "look", "least"), LEAST)
def test_each_number_can_be_read_in_each_set(
    dress: Dress, look: TileLook, least: float, number: int
) -> None:
    picture = tile_surface(number, number, S, False, dress, look)
    spots = [
        ((across, down), top)
        for row, down in zip(HALVES[number].split(), PARTS, strict=True)
        for mark, across in zip(row, PARTS, strict=True)
        for top in (0, S)
        if mark == "o"
    ]
    worst = min(stands_out(picture, at, top, S) for at, top in spots)
    assert worst >= least


def test_a_small_back_is_told_from_the_dark_place_of_a_played_tile() -> None:
    # Its frame and lozenge at 3 to 1, as signs; its body so that it is seen whole.
    back = back_of(EBONY)
    for sign in (back.frame, back.lozenge):
        assert contrast_ratio(sign, RECESS_TABLE) >= 3
    assert min(contrast_ratio(colour, RECESS_TABLE) for _, colour in back.face) >= 1.15
    assert max(contrast_ratio(colour, RECESS_TABLE) for _, colour in back.face) >= 1.8
