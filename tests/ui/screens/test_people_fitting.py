"""The people of the menu and the questions about them, in every window and language."""

from __future__ import annotations

import pytest

from dekabes.engine import SEATS, History, Seat, new_match
from dekabes.i18n import LANGUAGES
from dekabes.session import Occupant
from dekabes.ui.controls import Style
from tests.ui.pilot import session_of
from tests.ui.screens import menus
from tests.ui.screens.fitting import Watch, assert_touchable
from tests.ui.screens.test_people import sitting

SIZES = [(1280, 800), (800, 1280), (1920, 1080), (1024, 600), (800, 600), (600, 800)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_the_row_of_people_fits_whoever_is_at_the_table(
    people: int, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = menus.TestDesk(size, lang)
    desk.session = session_of(sitting(*SEATS[:people]), History.of(new_match()))
    desk.show("table")
    desk.open("menu")
    assert_touchable(desk, max(desk.scale.px(8), 8) - 1)
    watch = Watch(size, monkeypatch)
    watch.draw(desk.top)
    assert not watch.cut
    watch.assert_inside()
    drawn = [c.rect for c in desk.top.controls() if c.style is Style.BARE]
    assert len(drawn) == people
    watch.assert_whole(drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("level", [None, "steady"])
def test_the_questions_fit(
    level: str | None, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = menus.TestDesk(size, lang)
    desk.session = session_of(sitting(*SEATS), History.of(new_match()))
    desk.session.reseat(Seat.TWO, Occupant(level, "Nadège-Marguerite"))
    desk.show("table")
    desk.open("menu")
    desk.tap("seat:2")
    assert desk.top.name == "confirm"
    assert_touchable(desk, desk.scale.px(8) - 1)
    watch = Watch(size, monkeypatch)
    watch.draw(desk.top)
    assert not watch.cut
    watch.assert_inside()
