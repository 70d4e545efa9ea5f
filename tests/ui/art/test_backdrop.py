"""The table and the woods behind menus: what lies where, at every size."""

import numpy as np
import pygame
import pytest

from dekabes.ui.art.backdrop import (
    menu_backdrop,
    result_backdrop,
    table_backdrop,
    wood_backdrop,
)
from dekabes.ui.art.rack import groove_surface, inlay_surface, lid_surface, lip_surface
from dekabes.ui.art.wood import lay_rails
from dekabes.ui.theme import IVORY, PLAIN_FELT, PLAIN_WOOD, WHITE, Dress, Scale, Theme
from tests.ui.contrast import contrast_ratio

FELT = pygame.Rect(140, 100, 1000, 512)
SIZES = [(1280, 800), (1024, 600), (800, 1280), (600, 800), (1920, 1080)]


def mean(picture: pygame.Surface, x: int, y: int, reach: int = 4) -> tuple[float, ...]:
    part = pygame.surfarray.array3d(picture)[x - reach : x + reach + 1, y - reach : y + reach + 1]
    return tuple(float(value) for value in part.mean(axis=(0, 1)))


def light(picture: pygame.Surface, x: int, y: int) -> float:
    return sum(mean(picture, x, y))


@pytest.fixture(scope="module")
def table() -> pygame.Surface:
    return table_backdrop(Scale.of((1280, 800)), FELT)


def test_the_felt_is_green_and_the_rails_are_brown(table: pygame.Surface) -> None:
    red, green, blue = mean(table, 640, 330)
    assert green > blue > red
    for x, y in ((640, 40), (640, 740), (60, 400), (1220, 400)):
        red, green, blue = mean(table, x, y)
        assert red > green > blue


def test_the_felt_is_brightest_in_its_middle_and_dark_under_the_upper_left_rails(
    table: pygame.Surface,
) -> None:
    middle = light(table, 640, 330)
    assert middle > light(table, 300, 330) > light(table, 150, 330)
    # The rails cast their shadow to the lower right: the felt is darker at its upper left.
    assert light(table, 150, 356) < light(table, 1130, 356)
    assert light(table, 640, 110) < light(table, 640, 602)


def test_ivory_text_can_be_read_anywhere_on_the_felt(table: pygame.Surface) -> None:
    field = pygame.surfarray.array3d(table)[150:1130, 110:600].reshape(-1, 3)
    red, green, blue = (int(value) for value in field[field.sum(axis=1).argmax()])
    assert contrast_ratio(IVORY, (red, green, blue)) > 4.6


def test_the_bevel_is_dark_above_left_and_lit_below_right(table: pygame.Surface) -> None:
    bevel = {
        name: sum(table.get_at(at)[:3])
        for name, at in (
            ("left", (137, 356)),
            ("top", (640, 97)),
            ("right", (1142, 450)),
            ("bottom", (1000, 614)),
        )
    }
    assert max(bevel["left"], bevel["top"]) < 100
    assert min(bevel["right"], bevel["bottom"]) > 180


def test_a_brass_hairline_runs_round_the_bevel(table: pygame.Surface) -> None:
    for at, inside in (((131, 356), (133, 356)), ((640, 91), (640, 93))):
        assert sum(table.get_at(at)[:3]) > sum(table.get_at(inside)[:3]) + 100


def test_the_rails_are_lit_at_their_upper_and_left_edges(table: pygame.Surface) -> None:
    pixels = pygame.surfarray.array3d(table).astype(int).sum(axis=2)
    top, left = pixels[200:1080, :90].mean(axis=0), pixels[:130, 200:600].mean(axis=1)
    assert top[0] > top[45] > top[88]
    assert left[0] > left[60] > left[128]


def test_the_grain_runs_along_each_rail(table: pygame.Surface) -> None:
    pixels = pygame.surfarray.array3d(table).astype(float).sum(axis=2)
    top, left = pixels[300:900, 20:70], pixels[20:110, 200:500]
    assert np.abs(np.diff(top, axis=0)).mean() < np.abs(np.diff(top, axis=1)).mean() / 2
    assert np.abs(np.diff(left, axis=1)).mean() < np.abs(np.diff(left, axis=0)).mean() / 2


def test_the_menus_side_of_the_felt_lies_in_the_dark() -> None:
    picture = menu_backdrop(Scale.of((1280, 800)))
    quiet, bright = mean(picture, 300, 400), mean(picture, 850, 400)
    assert sum(quiet) < sum(bright) / 3
    assert contrast_ratio(IVORY, (int(quiet[0]), int(quiet[1]), int(quiet[2]))) > 12


def test_the_lamp_is_turned_down_at_the_end_of_a_round() -> None:
    scale = Scale.of((1280, 800))
    full = table_backdrop(scale, pygame.Rect(40, 40, 1200, 720))
    low = result_backdrop(scale)
    # Seven tenths of its light are left in the middle, half of it at the foot.
    assert light(low, 640, 400) == pytest.approx(0.70 * light(full, 640, 400), rel=0.05)
    assert light(low, 640, 730) == pytest.approx(0.52 * light(full, 640, 730), rel=0.1)


@pytest.mark.parametrize("size", SIZES)
def test_every_backdrop_fills_its_picture_at_every_size(size: tuple[int, int]) -> None:
    scale = Scale.of(size)
    felt = pygame.Rect(0, 0, *size).inflate(-scale.px(240), -scale.px(240))
    for picture in (
        table_backdrop(scale, felt),
        menu_backdrop(scale),
        result_backdrop(scale),
        wood_backdrop(scale),
    ):
        assert picture.get_size() == size
        pixels = pygame.surfarray.array3d(picture).sum(axis=2)
        # Nothing is left unpainted: no black band at any edge.
        assert all(edge.mean() > 8 for edge in (pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]))


def test_the_same_table_is_made_once_and_always_looks_the_same() -> None:
    scale = Scale.of((1280, 800))
    one = table_backdrop(scale, FELT)
    assert table_backdrop(scale, FELT) is one


def test_high_contrast_is_flat_with_a_white_edge() -> None:
    picture = table_backdrop(Scale.of((1280, 800), Dress(Theme.CONTRAST)), FELT)
    assert tuple(picture.get_at((640, 356)))[:3] == PLAIN_FELT
    assert tuple(picture.get_at((60, 400)))[:3] == PLAIN_WOOD
    assert tuple(picture.get_at((137, 356)))[:3] == WHITE
    assert tuple(picture.get_at((640, 614)))[:3] == WHITE


def test_the_groove_is_darkest_under_its_upper_edge() -> None:
    groove = groove_surface(616, 150, 1.0)
    assert light(groove, 300, 6) < light(groove, 300, 75) < light(groove, 300, 135) < 150
    assert groove.get_at((0, 0)).a == 0


def test_the_lip_is_wood_lit_above_between_brass_ends() -> None:
    lip = lip_surface(628, 1.0)
    wood, end = (
        [lip.surface.get_at((x - lip.dx, y - lip.dy)) for y in (1, 10, 19)] for x in (300, 7)
    )
    assert sum(wood[0][:3]) > sum(wood[1][:3]) > sum(wood[2][:3])
    assert end[1].r > 180
    assert end[1].g > 130
    assert end[1].b < 110


def test_the_lid_is_opaque() -> None:
    lid = lid_surface(604, 134, 1.0)
    assert all(lid.get_at((x, y)).a == 255 for x in range(20, 600, 58) for y in range(15, 120, 21))
    assert light(lid, 100, 25) > light(lid, 500, 110)


def test_the_inlaid_lozenge_has_a_heart_in_its_hollow() -> None:
    inlay = inlay_surface(54)
    # From the middle: the heart ends after 11 pixels, the hollow after 18.
    assert sum(inlay.get_at((27, 27))[:3]) > sum(inlay.get_at((27, 13))[:3]) + 200


def test_rails_are_cut_the_same_without_a_screen() -> None:
    pictures = []
    for shows in (False, True):
        pygame.display.quit()
        if shows:
            pygame.display.set_mode((640, 400))
        picture = pygame.Surface((640, 400), 0, 32)
        lay_rails(picture, pygame.Rect(50, 30, 540, 320), 0.5)
        pictures.append(pygame.image.tobytes(picture, "RGB"))
    assert pictures[0] == pictures[1]
