"""The settings in every window: for fingers, in line, with a sign for every choice."""

from __future__ import annotations

import pytest

from dekabes.i18n import LANGUAGES
from dekabes.ui.controls import Style
from tests.ui.screens.fitting import assert_touchable
from tests.ui.screens.menus import TestDesk


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 600), (800, 600), (600, 800)])
def test_all_that_is_touched_is_for_a_finger_and_8_pixels_apart(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    desk.open("settings")
    assert_touchable(desk, 8)


# What ends at the edge of the right column, and of the left one where there are two.
SWITCHES = "button:mute", "choice:autopass:on", "choice:cover:on"
RIGHT = (*SWITCHES, "choice:speed:none", "choice:uncover:taps")
LEFT = "choice:pips:coloured", "choice:contrast:on", "choice:tiles:ebony"
LANGUAGE = "choice:lang:en"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "columns"),
    [
        # Panels end 32 units before the page does, what is set 24 units within them. Of two
        # columns, 24 units apart, the left one of 1280 units ends after 32 + 596.
        ((1280, 800), {1224: RIGHT, 604: (*LEFT, LANGUAGE)}),
        # The page is 960 pixels wide, in the middle, and a unit is three quarters of one.
        ((1024, 600), {950: RIGHT, 485: (*LEFT, LANGUAGE)}),
        # A unit is five eighths; the left column is 556 units wide, the language goes across.
        ((800, 600), {765: (*RIGHT, LANGUAGE), 352.5: LEFT}),
        ((800, 1280), {744: (*RIGHT, *LEFT, LANGUAGE)}),
        ((600, 800), {565: (*RIGHT, *LEFT, LANGUAGE)}),
    ],
)
def test_what_is_set_ends_at_one_edge_of_each_column(
    size: tuple[int, int], columns: dict[float, tuple[str, ...]], lang: str
) -> None:
    desk = TestDesk(size, lang, record="unfinished_play")
    desk.open("settings")
    for edge, names in columns.items():
        for name in names:
            control = desk.control(name)
            # The track round what is chosen from reaches 4 units beyond it.
            track = 4 * desk.scale.u if control.style is Style.CHOICE else 0
            assert control.rect.right + track == pytest.approx(edge, abs=1), name
    last = desk.control("choice:volume:100").rect.right
    assert last + 8 * desk.scale.u <= desk.control("button:mute").rect.left


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 600), (800, 600), (600, 800)])
def test_every_choice_but_the_languages_has_its_sign(size: tuple[int, int], lang: str) -> None:
    desk = TestDesk(size, lang)
    desk.open("settings")
    bare = [
        one.name
        for one in desk.top.controls()
        if one.label and "lang" not in one.name
        if one.icon is None
    ]
    assert bare == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "size", [(1280, 800), (800, 1280), (1920, 1080), (1024, 600), (800, 600), (600, 800)]
)
def test_each_way_to_uncover_has_its_sign_and_each_switch_its_side(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    desk.open("settings")
    assert all(desk.control(f"choice:uncover:{way}").icon for way in ("hold", "taps"))
    contrast, passing, cover = (
        desk.control(f"choice:{key}:on").rect for key in ("contrast", "autopass", "cover")
    )
    ends = (cover.right, desk.control("button:mute").rect.right)
    assert abs(ends[0] - ends[1]) <= 1
    assert (passing.x, passing.bottom < cover.top) == (cover.x, True)
    if desk.scale.upright:
        assert (contrast.x, contrast.bottom < passing.top) == (cover.x, True)
    else:
        assert (contrast.y, contrast.right < desk.scale.width / 2) == (cover.y, True)
