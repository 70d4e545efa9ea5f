"""The unit that scales everything, and the contrasts that the palette promises."""

import pytest

from dekabes.ui import theme
from dekabes.ui.theme import Dress, Scale, Theme
from tests.ui.contrast import contrast_ratio


@pytest.mark.parametrize(
    ("size", "u", "upright"),
    [
        ((1280, 800), 1.0, False),
        ((1024, 600), 0.75, False),  # the height decides: 600 / 800
        ((1920, 1080), 1.35, False),
        ((2560, 1600), 2.0, False),
        ((3840, 2160), 2.7, False),
        ((800, 600), 0.625, False),  # the width decides: 800 / 1280
        ((800, 1280), 1.0, True),
        ((1200, 1920), 1.5, True),
        ((600, 800), 0.625, True),  # 800 / 1280
        ((1000, 1000), 0.78125, False),  # a square lies
    ],
)
def test_unit_of_a_size(size: tuple[int, int], u: float, upright: bool) -> None:
    scale = Scale.of(size)
    assert scale.u == pytest.approx(u)
    assert scale.upright is upright


def test_small_is_lying_and_under_680_high() -> None:
    assert Scale.of((1024, 600)).small
    assert not Scale.of((1280, 680)).small
    assert not Scale.of((600, 800)).small


def test_lengths_are_whole_and_never_vanish() -> None:
    scale = Scale.of((1024, 600))
    assert scale.px(100) == 75
    assert scale.px(0.5) == 1
    assert scale.px(0) == 0
    assert scale.px(-4) == -3


def test_letters_grow_with_the_picture_and_never_fall_under_the_floor() -> None:
    assert Scale.of((1024, 600)).font_px(20) == 18  # 15 would be too small to read
    assert Scale.of((1280, 800)).font_px(20) == 20
    assert Scale.of((1920, 1080)).font_px(20) == 27


def test_contrast_of_black_and_white_is_the_greatest() -> None:
    assert contrast_ratio(theme.BLACK, theme.WHITE) == pytest.approx(21)
    assert contrast_ratio(theme.WHITE, theme.WHITE) == pytest.approx(1)


PANEL, PANEL_MIDDLE = theme.SHEET[0][1], theme.SHEET[1][1]


@pytest.mark.parametrize(
    ("text", "ground", "promised"),
    [
        (theme.IVORY, PANEL, 12.8),
        (theme.IVORY, theme.RAISED[0][1], 8.5),
        (theme.IVORY, theme.FELT[2][1], 9.6),
        (theme.IVORY, theme.FELT[0][1], 4.9),
        (theme.MUTED, PANEL, 8.65),
        (theme.INK, theme.BRASS_FACE[2][1], 7.5),
        (theme.INK, theme.BRASS_FACE[3][1], 5.5),
        (theme.BRASS_LIGHT, PANEL, 12.0),
        (theme.BRASS, theme.FELT[2][1], 5.7),
        (theme.BLUE_LIGHT, PANEL_MIDDLE, 9.6),
        (theme.RED_LIGHT, PANEL_MIDDLE, 9.1),
        (theme.BLUE, PANEL_MIDDLE, 3.2),
        (theme.RED, PANEL_MIDDLE, 3.3),
    ],
)
def test_contrast_of_the_main_pairs(
    text: theme.Colour, ground: theme.Colour, promised: float
) -> None:
    assert contrast_ratio(text, ground) == pytest.approx(promised, abs=0.06)


def test_disabled_words_can_still_be_read() -> None:
    assert contrast_ratio(theme.DISABLED, theme.RECESS_TABLE) >= 7.5


@pytest.mark.parametrize("ground", [theme.PLAIN_RECESS, theme.PLAIN_BUTTON, theme.PLAIN_FELT])
def test_high_contrast_holds_ten_to_one(ground: theme.Colour) -> None:
    assert contrast_ratio(theme.WHITE, ground) >= 10


def test_gradients_begin_at_nothing_and_end_at_the_whole() -> None:
    assert theme.BRASS_FACE == (
        (0.0, (0xFF, 0xE6, 0xAA)),
        (0.3, (0xEB, 0xC2, 0x71)),
        (0.7, (0xD6, 0xA4, 0x4C)),
        (1.0, (0xBE, 0x89, 0x36)),
    )


def test_what_is_drawn_without_tiles_is_the_same_in_every_set_but_not_in_high_contrast() -> None:
    dresses = [Dress(theme, coloured) for theme in Theme for coloured in (False, True)]
    bare = [Scale.of((1280, 800), dress).bare for dress in dresses]
    assert len(set(bare[:4])) == len(set(bare[4:])) == 1
    assert (bare[0].contrast, bare[4].contrast) == (False, True)


def test_words_are_white_in_high_contrast_and_muted_ones_ivory() -> None:
    size = (1280, 800)
    plain, usual = Scale.of(size, Dress(Theme.CONTRAST)), Scale.of(size)
    assert plain.voiced(theme.IVORY) == (255, 255, 255)
    assert plain.voiced(theme.MUTED) == theme.IVORY
    assert plain.voiced(theme.INK) == theme.INK
    assert usual.voiced(theme.IVORY) == theme.IVORY
    assert usual.voiced(theme.MUTED) == theme.MUTED
