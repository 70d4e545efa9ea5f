"""Every menu in every size and language: all can be touched, nothing is cut or covered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from dekabes.i18n import LANGUAGES
from dekabes.ui.controls import Control, Style
from dekabes.ui.screens import frame, questions, title
from dekabes.ui.theme import Scale
from tests.ui.screens.fitting import Watch, assert_touchable, bare
from tests.ui.screens.menus import TestDesk

SIZES = [
    (1280, 800),
    (800, 1280),
    (1920, 1080),
    (1024, 600),
    (1280, 1024),
    (1200, 1920),
    (3840, 2160),
    (800, 600),
    (600, 800),
]


def open_title(desk: TestDesk) -> None:
    desk.show("title")


def open_title_without_a_match(desk: TestDesk) -> None:
    desk.session = None
    desk.show("title")


def opener(name: str) -> Callable[[TestDesk], None]:
    return lambda desk: desk.open(name)


def ask_new_game(desk: TestDesk) -> None:
    desk.ask(questions.new_game_question(desk, desk.back))


def ask_quit(desk: TestDesk) -> None:
    desk.ask(questions.quit_question(desk, desk.back))


def ask_restart(desk: TestDesk) -> None:
    desk.ask(questions.restart_question(desk, desk.back))


def ask_undo(desk: TestDesk) -> None:
    desk.ask(questions.undo_question(desk, desk.back))


SCREENS: dict[str, Callable[[TestDesk], None]] = {
    "title": open_title,
    "title, no match": open_title_without_a_match,
    "setup": opener("setup"),
    "settings": opener("settings"),
    "rules": opener("rules"),
    "menu": opener("menu"),
    "new game?": ask_new_game,
    "quit?": ask_quit,
    "restart?": ask_restart,
    "undo?": ask_undo,
}


def at(screen: str, size: tuple[int, int], lang: str) -> TestDesk:
    desk = TestDesk(size, lang, "unfinished_round_over")
    SCREENS[screen](desk)
    return desk


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_can_be_touched_and_nothing_by_mistake(
    screen: str, size: tuple[int, int], lang: str
) -> None:
    desk = at(screen, size, lang)
    assert_touchable(desk, desk.scale.px(8) - 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES[:4], *SIZES[-2:]])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_is_cut_short_or_lies_under_a_control(
    screen: str, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = at(screen, size, lang)
    monkeypatch.setattr(frame, "wood_backdrop", bare)
    monkeypatch.setattr(title, "_table", bare)
    watch = Watch(size, monkeypatch)
    watch.draw(desk.top)
    assert not watch.cut
    watch.assert_inside()
    controls = desk.top.controls()
    watch.assert_beside([one.rect for one in controls if one.style is not Style.BARE])
    watch.assert_whole([one.rect for one in controls if one.style is Style.BARE])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", ["title", "title, no match", "setup", "menu"])
def test_every_button_has_its_sign(screen: str, size: tuple[int, int], lang: str) -> None:
    bare = [one.name for one in at(screen, size, lang).top.controls() if one.icon is None]
    assert bare == []


def test_a_group_whose_longest_word_has_no_room_beside_its_sign_is_dressed_alike() -> None:
    scale = Scale.of((1280, 800))
    short, long = (
        Control(name, pygame.Rect(0, 0, 140, high), Style.SECOND, name, "rules")
        for name, high in (("Log", 100), ("Everything", 100))
    )
    assert frame.with_fitting_signs(scale, [short]) == (short,)
    dressed = frame.with_fitting_signs(scale, [short, long])
    assert [(one.icon, one.icon_over) for one in dressed] == [("rules", True)] * 2
    low = [replace(one, rect=pygame.Rect(0, 0, 140, 50)) for one in (short, long)]
    assert [one.icon for one in frame.with_fitting_signs(scale, low)] == [None, None]


@pytest.mark.parametrize(
    ("size", "units"),
    [
        ((1280, 800), (1280, 800)),
        ((1024, 600), (1280, 800)),
        ((800, 600), (1280, 960)),
        ((1280, 1024), (1280, 960)),
        ((800, 1280), (800, 1280)),
        ((600, 800), (960, 1280)),
    ],
)
def test_menus_make_use_of_squarer_windows(size: tuple[int, int], units: tuple[int, int]) -> None:
    place = frame.Frame(Scale.of(size))
    assert (place.width, place.height) == units


@pytest.mark.parametrize(
    ("size", "rect"),
    [
        ((1280, 800), (32, 30, 64, 64)),
        ((1920, 1080), (139, 40, 86, 86)),  # 1.35 pixels for a unit, 96 beside the frame
        ((800, 600), (20, 19, 44, 44)),  # 64 units were 40 pixels
    ],
)
def test_the_way_back_is_64_units_and_never_under_44_pixels(
    size: tuple[int, int], rect: tuple[int, int, int, int]
) -> None:
    assert frame.back_control(frame.Frame(Scale.of(size))).rect == pygame.Rect(rect)
