"""Tiles, told by their pixels: pips, light, thickness, shadows, turned tiles."""

from itertools import product

import pygame
import pytest

from dekabes.engine import ALL_TILES, Tile
from dekabes.ui.art.tiles import (
    TileLook,
    back_surface,
    half_tile_surface,
    shadow_surface,
    slot_surface,
    tile_surface,
    turned_shadow,
    turned_tile,
)
from dekabes.ui.theme import USUAL, Colour
from tests.ui.contrast import contrast_ratio

# The nine places of a half, row by row.
UPRIGHT = [
    "... ... ...",
    "... .o. ...",
    "o.. ... ..o",
    "o.. .o. ..o",
    "o.o ... o.o",
    "o.o .o. o.o",
    "o.o o.o o.o",
]
LYING = [*UPRIGHT[:2], "..o ... o..", "..o .o. o..", *UPRIGHT[4:6], "ooo ... ooo"]
PARTS = (0.23, 0.50, 0.77)
S = 57


def colour(picture: pygame.Surface, x: float, y: float) -> Colour:
    red, green, blue, _ = picture.get_at((int(x), int(y)))
    return red, green, blue


def light(picture: pygame.Surface, x: float, y: float) -> int:
    return sum(colour(picture, x, y))


def half(picture: pygame.Surface, x: int, y: int, s: int) -> str:
    rows = (
        "".join(
            "o" if light(picture, x + across * s, y + down * s) < 240 else "." for across in PARTS
        )
        for down in PARTS
    )
    return " ".join(rows)


def pip(picture: pygame.Surface) -> Colour:
    """The body of the pip in the upper left of an upright tile, where nothing glints."""
    places = range(round(0.16 * S), round(0.30 * S))
    return min((colour(picture, x, y) for x in places for y in places), key=sum)


@pytest.mark.parametrize("tile", ALL_TILES, ids=str)
@pytest.mark.parametrize("s", [22, 46, S, 154])
def test_every_tile_shows_its_pips_both_ways_round_and_both_ways_up(tile: Tile, s: int) -> None:
    for first, second in ((tile.high, tile.low), (tile.low, tile.high)):
        up, down = (tile_surface(first, second, s, lying, USUAL) for lying in (False, True))
        assert (half(up, 0, 0, s), half(up, 0, s, s)) == (UPRIGHT[first], UPRIGHT[second])
        assert (half(down, 0, 0, s), half(down, s, 0, s)) == (LYING[first], LYING[second])


@pytest.mark.parametrize("number", range(7))
def test_half_a_tile_shows_its_number(number: int) -> None:
    assert half(half_tile_surface(number, 40, USUAL), 0, 0, 40) == UPRIGHT[number]


@pytest.mark.parametrize("s", [22, 46, S, 68, 154])
def test_the_face_is_s_by_2s_and_the_thickness_shows_below(s: int) -> None:
    for lying in (False, True):
        width, height = (2 * s, s) if lying else (s, 2 * s)
        picture = tile_surface(0, 0, s, lying, USUAL)
        solid = picture.get_bounding_rect(min_alpha=200)
        assert (solid.x, solid.y) == (0, 0)
        assert width <= solid.width <= width + 1
        assert height + 1 <= solid.height <= height + 0.07 * s + 1
        # The side is darker than the face above it.
        assert (
            light(picture, width / 4, height + 1) < light(picture, width / 4, height - 0.3 * s) - 60
        )


@pytest.mark.parametrize("lying", [False, True])
def test_the_light_comes_from_the_upper_left(lying: bool) -> None:
    picture = tile_surface(0, 0, S, lying, USUAL)
    width, height = (2 * S, S) if lying else (S, 2 * S)
    middle = light(picture, width / 4, height / 4)
    assert light(picture, width / 4, 0) > middle
    assert light(picture, 0, height / 4) > middle
    assert light(picture, width / 4, height - 1) < middle - 100
    assert light(picture, width - 1, height / 4) < middle - 100


def test_its_corners_are_round() -> None:
    picture = tile_surface(6, 6, S, False, USUAL)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((S // 2, 0)).a == 255


def test_the_pin_is_brass_and_the_groove_is_dark() -> None:
    picture = tile_surface(0, 0, S, False, USUAL)
    red, green, blue = colour(picture, S / 2, S)
    assert red > green > blue + 40
    assert min(light(picture, 0.2 * S, y) for y in range(S - 2, S + 2)) < 320


def test_a_tile_that_rests_is_darker_but_its_pips_are_read() -> None:
    rest, veiled = (tile_surface(5, 5, S, False, USUAL, look) for look in list(TileLook)[:2])
    at = (0.5 * S, 0.23 * S)
    assert light(veiled, *at) < light(rest, *at) - 60
    assert contrast_ratio(colour(veiled, *at), pip(veiled)) > 9


@pytest.mark.parametrize(
    ("look", "least"),
    [(TileLook.GHOST, 7.5), (TileLook.GHOST_FAR, 4)],
)
def test_a_ghost_is_honey_without_thickness_and_can_be_read(look: TileLook, least: float) -> None:
    picture = tile_surface(4, 6, S, False, USUAL, look)
    assert picture.get_size() == (S, 2 * S)
    face = colour(picture, 0.5 * S, 0.23 * S)
    red, green, blue = face
    assert red > green > blue + 40
    assert contrast_ratio(face, pip(picture)) > least


def test_a_back_shows_a_lozenge_and_nothing_of_a_face() -> None:
    picture = back_surface(S, False, USUAL)
    assert half(picture, 0, 0, S) == half(picture, 0, S, S) == UPRIGHT[0]
    assert light(picture, S / 2, S) < light(picture, S / 2, S / 2) - 150


def test_a_slot_is_dark_and_lets_the_wood_through() -> None:
    picture = slot_surface(S, False)
    assert picture.get_size() == (S, 2 * S)
    assert 80 < picture.get_at((S // 2, S)).a < 250
    assert light(picture, S / 2, S) < 60


@pytest.mark.parametrize("lifted", [False, True])
@pytest.mark.parametrize("lying", [False, True])
def test_a_shadow_lies_below_and_to_the_right(lying: bool, lifted: bool) -> None:
    width, height = (2 * S, S) if lying else (S, 2 * S)
    cast = shadow_surface(S, lying, lifted)

    def dark(x: float, y: float) -> int:
        return cast.surface.get_at((int(x) - cast.dx, int(y) - cast.dy)).a

    near = 4
    assert dark(width / 2, height + near) > 2 * dark(width / 2, -near)
    assert dark(width + near, height / 2) > dark(-near, height / 2)


def test_a_lifted_tile_casts_its_shadow_farther() -> None:
    rest, lifted = shadow_surface(S, False, False), shadow_surface(S, False, True)
    assert lifted.surface.get_height() + lifted.dy > rest.surface.get_height() + rest.dy + S / 3


@pytest.mark.parametrize(("turn", "first", "second", "lying"), [
    (0, 6, 2, False),
    (90, 6, 2, True),
    (180, 2, 6, False),
    (270, 2, 6, True),
    (-90, 2, 6, True),
    (450, 6, 2, True),
])  # fmt: skip
def test_a_turned_tile_lies_as_it_says(turn: int, first: int, second: int, lying: bool) -> None:
    placed = turned_tile(6, 2, S, turn, USUAL)
    width, height = (2 * S, S) if lying else (S, 2 * S)
    x, y = -placed.dx - width // 2, -placed.dy - height // 2
    halves = LYING if lying else UPRIGHT
    shown = (
        half(placed.surface, x, y, S),
        half(placed.surface, x + S * lying, y + S * (not lying), S),
    )
    assert shown == (halves[first], halves[second])


@pytest.mark.parametrize("turn", range(0, 360, 30))
def test_a_turned_tile_is_lit_from_the_upper_left_of_the_screen(turn: int) -> None:
    placed = turned_tile(0, 0, 80, turn, USUAL)
    solid = [
        (x, y)
        for x, y in product(range(placed.surface.get_width()), range(placed.surface.get_height()))
        if placed.surface.get_at((x, y)).a == 255
    ]
    lit = min(solid, key=lambda at: at[0] + at[1])
    shaded = max(solid, key=lambda at: at[0] + at[1])
    assert light(placed.surface, *lit) > light(placed.surface, *shaded) + 200


def test_the_edge_of_a_turned_tile_is_smooth() -> None:
    picture = turned_tile(6, 6, S, 20, USUAL).surface
    row = [picture.get_at((x, picture.get_height() // 2)).a for x in range(picture.get_width())]
    partly = [alpha for alpha in row if 0 < alpha < 255]
    assert 1 <= len(partly) <= 6


def test_the_shadow_of_a_turned_tile_turns_but_falls_the_same_way() -> None:
    for turn in (0, 45, 90, 200):
        cast = turned_shadow(S, turn)
        middle = pygame.mask.from_surface(cast.surface, 40).centroid()
        assert middle[0] + cast.dx > 0.03 * S
        assert middle[1] + cast.dy > 0.15 * S
