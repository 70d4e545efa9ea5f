"""The settings: in force at once, by tap and by key."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import History, new_match
from dekabes.ui.art.icons import ICONS
from dekabes.ui.settings import Speed
from dekabes.ui.theme import Dress, Theme
from tests.ui.pilot import TakeOff, seating, session_of
from tests.ui.screens.menus import at_settings, settings


def test_the_language_speaks_at_once() -> None:
    desk = settings()
    desk.tap("choice:lang:id")
    assert desk.words("settings.title") == "Setelan"
    assert desk.control("choice:lang:id").chosen
    assert not desk.control("choice:lang:en").chosen
    assert desk.control("choice:lang:id").label == "Bahasa Indonesia"


@pytest.mark.parametrize(
    ("name", "speed", "pause"),
    [("slow", Speed.SLOW, 1.35), ("fast", Speed.FAST, 0.54), ("none", Speed.NONE, 0.0)],
)
def test_the_speed_holds_for_the_match_under_way(name: str, speed: Speed, pause: float) -> None:
    desk = settings()
    desk.tap(f"choice:speed:{name}")
    assert desk.settings.speed is speed
    assert desk.table.pause == pytest.approx(pause)


def test_each_speed_has_a_sign_of_its_own() -> None:
    desk = settings()
    signs = [desk.control(f"choice:speed:{speed.value}").icon for speed in Speed]
    assert len(set(signs)) == len(Speed)
    assert set(signs) <= set(ICONS)


# What the table does by itself, and how a hand is uncovered.


@pytest.mark.parametrize(
    ("key", "field"), [("autopass", "passes_by_itself"), ("cover", "covers_when_left")]
)
def test_a_switch_is_off_until_a_tap_and_is_named_by_what_the_next_tap_sets(
    key: str, field: str
) -> None:
    desk = settings()
    for is_on, now, next_ in ((False, "on", "off"), (True, "off", "on"), (False, "on", "off")):
        assert getattr(desk.settings, field) is is_on
        assert desk.control(f"choice:{key}:{now}").chosen is is_on
        assert f"choice:{key}:{next_}" not in desk.names_of_controls
        desk.tap(f"choice:{key}:{now}")


def test_a_hand_is_uncovered_by_holding_or_by_two_taps() -> None:
    desk = settings()
    hold, taps = (desk.control(f"choice:uncover:{way}") for way in ("hold", "taps"))
    assert (hold.chosen, taps.chosen) == (True, False)
    assert {hold.icon, taps.icon} == {"hold", "taps"}
    desk.tap("choice:uncover:taps")
    assert desk.settings.uncovers_by_taps
    assert not desk.control("choice:uncover:hold").chosen
    desk.tap("choice:uncover:hold")
    assert not desk.settings.uncovers_by_taps


def test_the_keyboard_stays_at_a_switch_that_it_has_turned(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    for _ in range(7):
        pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    for is_on in (True, False, True):
        pilot.key(pygame.K_RETURN)
        assert pilot.desk.settings.passes_by_itself is is_on
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert pilot.desk.settings.high_contrast
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert pilot.desk.settings.covers_when_left


def test_another_language_does_not_leave_the_page(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    for lang in ("id", "en"):
        pilot.tap(f"choice:lang:{lang}")
        assert pilot.screen == "settings"
        assert pilot.desk.words.language == lang


# What the table is dressed in.


def test_tiles_are_ivory_until_they_are_ebony() -> None:
    desk = settings()
    assert desk.settings.dress == Dress(Theme.IVORY)
    assert desk.control("choice:tiles:ivory").chosen
    desk.tap("choice:tiles:ebony")
    assert desk.scale.dress == desk.settings.dress == Dress(Theme.EBONY)
    assert desk.control("choice:tiles:ebony").chosen
    assert not desk.control("choice:tiles:ivory").chosen
    desk.tap("choice:tiles:ivory")
    assert desk.scale.dress == Dress(Theme.IVORY)


def test_pips_are_plain_until_a_tap_colours_them() -> None:
    desk = settings()
    for now, next_ in (("coloured", "plain"), ("plain", "coloured"), ("coloured", "plain")):
        assert f"choice:pips:{next_}" not in desk.names_of_controls
        desk.tap(f"choice:pips:{now}")
        assert desk.scale.dress == Dress(Theme.IVORY, coloured=now == "coloured")
        assert desk.control(f"choice:pips:{next_}").chosen is (now == "coloured")


def test_high_contrast_has_tiles_of_its_own_and_gives_the_others_back() -> None:
    desk = settings()
    desk.tap("choice:tiles:ebony")
    desk.tap("choice:pips:coloured")
    desk.tap("choice:contrast:on")
    assert desk.scale.dress == Dress(Theme.CONTRAST, coloured=True)
    assert not any(desk.control(f"choice:tiles:{of}").enabled for of in ("ivory", "ebony"))
    desk.tap("choice:contrast:off")
    assert desk.scale.dress == Dress(Theme.EBONY, coloured=True)
    assert all(desk.control(f"choice:tiles:{of}").enabled for of in ("ivory", "ebony"))


@pytest.mark.parametrize("name", ["tiles:ebony", "pips:coloured", "contrast:on"])
def test_the_preview_and_the_table_change_at_once(take_off: TakeOff, name: str) -> None:
    pilot = take_off(session_of(seating(), History.of(new_match())))
    pilot.wait_for_turn()
    table, trace = pygame.image.tobytes(pilot.app.window.surface, "RGB"), pilot.seen["state"]
    pilot.tap("button:menu")
    pilot.tap("button:settings")
    before = pygame.image.tobytes(pilot.app.window.surface, "RGB")
    pilot.tap(f"choice:{name}")
    assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != before
    while pilot.screen != "table":
        pilot.key(pygame.K_ESCAPE)
    assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != table
    assert pilot.seen["state"] == trace
