"""High contrast is flat: one colour a part, no light round it and no shadow under it."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import SEATS, Seat, Team
from dekabes.ui import text
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.art.cover import EDGE, cover_backdrop, draw_socket
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.lamps import Lamp, draw_coin, lamp
from dekabes.ui.art.lettering import lettering
from dekabes.ui.art.parts import draw_plate, draw_sheet, draw_switch
from dekabes.ui.art.rack import inlay_surface, lip_surface
from dekabes.ui.art.slabs import Body, slab
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.theme import PLAIN, PLAIN_OUTLINE, PLAIN_WOOD, Colour, Scale
from tests.ui.contrast import contrast_ratio

BRASS, BLUE, RED = (0xFF, 0xD9, 0x8A), (0x2F, 0x66, 0xCC), (0xC5, 0x3A, 0x2C)
TURN = (0xFF, 0xE9, 0xB0)
SCALE = Scale.of((1280, 800), PLAIN)


def colour_at(surface: pygame.Surface, place: tuple[int, int]) -> Colour:
    red, green, blue, _ = surface.get_at(place)
    return red, green, blue


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("glow", [False, True])
def test_a_medallion_is_one_colour_from_top_to_foot(seat: Seat, glow: bool) -> None:
    sprite = medallion(seat, 100, glow, flat=True)
    picture, middle = sprite.surface, 50 - sprite.dx
    field = RED if seat.team is Team.B else BLUE
    # Between the emblem, which reaches 22 from the middle, and the rim.
    assert [colour_at(picture, (middle, middle + away)) for away in (-29, 29)] == [field, field]
    assert picture.get_at((middle, 1)).a == 0  # no light, and no shadow
    assert picture.get_at((middle, picture.get_height() - 2)).a == 0


@pytest.mark.parametrize("team", list(Team))
def test_a_lit_lamp_is_told_from_a_dark_one(team: Team) -> None:
    lit, dark = (lamp(team, 30, state, flat=True) for state in (Lamp.LIT, Lamp.OFF))
    middle = 15 - lit.dx
    colours = [colour_at(sprite.surface, (middle, middle)) for sprite in (lit, dark)]
    assert contrast_ratio(*colours) > 8
    assert colour_at(lit.surface, (middle, middle - 5)) == colours[0]
    assert lit.surface.get_at((middle, 2)).a == 0


def test_the_coin_and_the_words_of_a_cry_are_plain_brass() -> None:
    surface = pygame.Surface((200, 200))
    place = draw_coin(surface, SCALE, (100, 100), "", 80)
    for away in (4, 40, 76):
        assert colour_at(surface, (place.x + away, 100)) == BRASS
    letters = lettering(SCALE, "Vyèj!", text.CRY, cry=True)
    opaque = {
        colour_at(letters, (x, y))
        for x in range(0, letters.get_width(), 3)
        for y in range(0, letters.get_height(), 3)
        if letters.get_at((x, y)).a == 255
    }
    assert opaque == {BRASS}


def test_a_turn_is_a_line_within_the_plate_and_nothing_round_it() -> None:
    surface, rect = pygame.Surface((300, 200)), pygame.Rect(50, 50, 200, 100)
    draw_plate(surface, SCALE, rect, turn=True)
    assert colour_at(surface, (52, 100)) == TURN
    assert not pygame.surfarray.array3d(surface)[:50].any()


def test_a_sheet_throws_no_shadow() -> None:
    surface = pygame.Surface((300, 200))
    surface.fill((255, 255, 255))
    draw_sheet(surface, SCALE, pygame.Rect(50, 50, 200, 100))
    assert pygame.surfarray.array3d(surface)[:, 152:].min() == 255


@pytest.mark.parametrize("body", [Body.KEY, Body.KEY_DOWN, Body.BRASS, Body.BRASS_DOWN])
def test_a_key_and_a_brass_button_are_one_colour(body: Body) -> None:
    picture = slab(body, 112, 84, 16, 1.0, contrast=True).surface
    assert len({colour_at(picture, (56, y)) for y in range(2, 82)}) == 1


@pytest.mark.parametrize("on", [True, False])
def test_a_switch_has_a_white_knob_in_a_dark_line(on: bool) -> None:
    surface = pygame.Surface((200, 100))
    rect = draw_switch(surface, SCALE, (100, 50), on)
    middle = rect.right - 24 if on else rect.x + 24
    assert colour_at(surface, (middle, rect.y + 10)) == colour_at(
        surface, (middle, rect.bottom - 10)
    )
    assert min(colour_at(surface, (middle, rect.y + 10))) > 220
    assert max(colour_at(surface, (middle, rect.y + 3))) < 40


def test_buttons_throw_no_shadow() -> None:
    surface = pygame.Surface((300, 200))
    surface.fill((255, 255, 255))
    key = Control("key:a", pygame.Rect(50, 50, 200, 100), Style.KEY, "a")
    draw_controls(surface, SCALE, [(key, Touch.REST)])
    assert pygame.surfarray.array3d(surface)[:, 150:].min() == 255


def test_the_brass_of_a_rack_is_one_colour_and_its_lip_has_an_edge() -> None:
    lip, inlay = lip_surface(628, 1.0, plain=True), inlay_surface(54, plain=True)
    x, y = -lip.dx, -lip.dy
    assert {colour_at(lip.surface, (x + 7, y + down)) for down in (4, 10, 17)} == {BRASS}
    assert colour_at(lip.surface, (x + 300, y + 1)) == PLAIN_OUTLINE
    assert colour_at(lip.surface, (x + 300, y + 10)) == PLAIN_WOOD
    # The heart, and the lozenge's edge above and below.
    assert {colour_at(inlay, (27, down)) for down in (27, 4, 49)} == {BRASS}


def test_the_brass_of_a_cover_is_one_colour() -> None:
    cover = cover_backdrop(SCALE)
    # A corner's lozenge reaches 12 from its middle, its hollow 7.
    assert {colour_at(cover, (EDGE, EDGE + away)) for away in (-9, 9)} == {BRASS}
    filled = pygame.Surface((200, 200))
    draw_socket(filled, SCALE, (100, 100), 1.0)
    # The band's middle is 76 from the button's.
    assert {colour_at(filled, (100, 100 + away)) for away in (-76, 76)} == {BRASS}
