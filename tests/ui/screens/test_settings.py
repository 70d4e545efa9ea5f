"""The settings: in force at once, by tap, by drag, by key."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import History, new_match
from dekabes.i18n import LANGUAGES
from dekabes.ui.art.icons import ICONS
from dekabes.ui.screens.screen import Attention
from dekabes.ui.settings import Speed
from dekabes.ui.sound import Sound, Speaker
from dekabes.ui.theme import Dress, Theme
from tests.ui.pilot import Pilot, TakeOff, seating, session_of
from tests.ui.screens.fitting import assert_touchable
from tests.ui.screens.menus import TestDesk


def settings() -> TestDesk:
    desk = TestDesk(record="unfinished_play")
    desk.open("settings")
    return desk


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


def test_the_switch_silences_and_sounds_again() -> None:
    desk = settings()
    assert desk.control("button:mute").chosen
    desk.tap("button:mute")
    assert desk.settings.muted
    assert desk.speaker.muted
    assert not desk.control("button:mute").chosen
    desk.tap("button:mute")
    assert not desk.speaker.muted


def test_a_tap_sets_how_loud_it_is() -> None:
    desk = settings()
    assert desk.control("choice:volume:70").chosen
    desk.tap("choice:volume:40")
    assert desk.settings.volume == pytest.approx(0.4)
    assert desk.speaker.volume == pytest.approx(0.4)
    assert desk.control("choice:volume:40").chosen


def test_without_a_sound_device_there_is_nothing_to_set() -> None:
    desk = settings()
    desk.speaker.available = False
    names = desk.names_of_controls
    assert "button:mute" not in names
    assert not any(name.startswith("choice:volume") for name in names)
    desk.top.draw(pygame.Surface(desk.scale.size), Attention())
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(948, 499), button=1, touch=False)
    assert not desk.top.event(press)


# The slider. Its line goes from the stop of 10 to that of 100, so that at 1280x800 thirty
# hundredths are 80 pixels wide.

WIDE = 80


def at_settings(take_off: TakeOff, *, touch: bool = False) -> Pilot:
    pilot = take_off(None, touch=touch)
    pilot.tap("button:settings")
    return pilot


def volume(pilot: Pilot) -> float:
    return pilot.desk.settings.volume


def place_of(pilot: Pilot, hundredths: float) -> tuple[int, int]:
    x, y = pilot.middle("choice:volume:40")  # the first and the last reach less far outwards
    next_, _ = pilot.middle("choice:volume:70")
    return round(x + (next_ - x) * (hundredths - 40) / 30), y


def near(hundredths: float) -> object:
    """A volume to the pixel at which the knob stands."""
    return pytest.approx(hundredths / 100, abs=0.005)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    sounds: list[Sound] = []
    monkeypatch.setattr(Speaker, "play", lambda _, sound: sounds.append(sound))
    return sounds


@pytest.mark.parametrize("touch", [False, True])
def test_the_knob_sets_how_loud_it_is_all_along_its_way(
    take_off: TakeOff, touch: bool, heard: list[Sound]
) -> None:
    pilot = at_settings(take_off, touch=touch)
    x, y = place_of(pilot, 70)
    pilot.down((x, y))
    for moved, hundredths in ((-8, 67), (-40, 55), (-WIDE, 40), (-WIDE - 32, 28), (-72, 43)):
        pilot.move((x + moved, y))
        assert volume(pilot) == near(hundredths)
        assert pilot.desk.speaker.volume == volume(pilot)
    assert heard == []
    pilot.up((x - 72, y))
    assert volume(pilot) == near(43)
    assert heard == [Sound.CLACK]


def test_a_held_knob_follows_a_pointer_that_strays_and_stops_at_the_ends(
    take_off: TakeOff,
) -> None:
    pilot = at_settings(take_off)
    pilot.down(place_of(pilot, 70))
    pilot.move((place_of(pilot, 55)[0], 20))
    assert volume(pilot) == near(55)
    pilot.move((1279, 700))
    assert volume(pilot) == near(100)
    pilot.move((5, 300))
    assert volume(pilot) == near(10)
    pilot.up((5, 300))
    pilot.move((700, 300))
    assert volume(pilot) == near(10)


def test_a_knob_taken_beside_its_middle_does_not_jump(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    x, y = place_of(pilot, 70)
    pilot.down((x + 20, y))
    pilot.move((x + 20 - WIDE, y))
    assert volume(pilot) == near(40)


def test_the_line_can_be_dragged_from_where_the_knob_is_not(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    pilot.down(place_of(pilot, 20))
    assert volume(pilot) == near(70)
    pilot.move(place_of(pilot, 30))
    assert volume(pilot) == near(30)
    pilot.move(place_of(pilot, 85))
    pilot.up(place_of(pilot, 85))
    assert volume(pilot) == near(85)


def test_a_tap_on_the_line_or_a_key_brings_the_knob_to_a_stop(
    take_off: TakeOff, heard: list[Sound]
) -> None:
    pilot = at_settings(take_off)
    pilot.tap("choice:volume:40")
    assert volume(pilot) == pytest.approx(0.4)
    pilot.down(place_of(pilot, 40))  # the knob has come here: it is taken hold of
    pilot.move(place_of(pilot, 50))
    pilot.up(place_of(pilot, 50))
    assert volume(pilot) == near(50)
    for _ in range(13):  # two tiles, two ways to uncover, four switches, four speeds come after it
        pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    pilot.key(pygame.K_RETURN)
    assert volume(pilot) == pytest.approx(1.0)
    assert heard == [Sound.CLACK] * 3


def test_a_tap_on_a_knob_that_covers_a_stop_is_a_tap_on_the_stop(take_off: TakeOff) -> None:
    pilot = at_settings(take_off, touch=True)
    pilot.drag_to("choice:volume:70", place_of(pilot, 47))
    assert volume(pilot) == near(47)
    pilot.tap("choice:volume:40")
    assert volume(pilot) == pytest.approx(0.4)


def test_a_gesture_without_an_end_lets_the_knob_go(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    pilot.down(place_of(pilot, 70))
    pilot.move(place_of(pilot, 60))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.move(place_of(pilot, 20))
    assert volume(pilot) == near(60)


def test_the_settings_open_again_at_what_was_set(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    pilot.drag_to("choice:volume:70", place_of(pilot, 55))
    pilot.tap("button:back")
    pilot.tap("button:settings")
    assert volume(pilot) == near(55)
    pilot.drag_to("choice:volume:70", place_of(pilot, 85))  # the knob is not there
    assert volume(pilot) == near(85)
    pilot.down(place_of(pilot, 85))
    pilot.move(place_of(pilot, 80))
    assert volume(pilot) == near(80)


@pytest.mark.parametrize("size", [(800, 1280), (1920, 1080), (1024, 600), (640, 360)])
def test_the_knob_stays_at_its_value_when_the_window_changes(
    take_off: TakeOff, size: tuple[int, int]
) -> None:
    pilot = at_settings(take_off)
    pilot.drag_to("choice:volume:70", place_of(pilot, 55))
    kept = volume(pilot)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    pilot.wait(0.1)
    assert volume(pilot) == kept
    pilot.down(place_of(pilot, 55))
    pilot.move(place_of(pilot, 25))
    pilot.up(place_of(pilot, 25))
    assert volume(pilot) == pytest.approx(0.25, abs=0.01)


def test_the_knob_works_in_another_language(take_off: TakeOff) -> None:
    pilot = at_settings(take_off)
    pilot.tap("choice:lang:id")
    pilot.down(place_of(pilot, 70))
    pilot.move(place_of(pilot, 50))
    assert volume(pilot) == near(50)


@pytest.mark.parametrize("touch", [False, True])
def test_nothing_is_drawn_while_nothing_happens(take_off: TakeOff, touch: bool) -> None:
    pilot = at_settings(take_off, touch=touch)
    pilot.drag_to("choice:volume:70", place_of(pilot, 55))
    pilot.wait(0.1)
    assert not any(pilot.app.frame([], 1 / 60) for _ in range(60))


def test_a_device_that_goes_in_mid_drag_takes_the_slider_along(
    take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_settings(take_off)
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    pilot.down(place_of(pilot, 70))
    to = place_of(pilot, 40)
    pilot.move(to)
    pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, iscapture=False))
    pilot.move((to[0] - 20, to[1]))
    pilot.up((to[0] - 20, to[1]))
    assert volume(pilot) == near(40)
    assert not any(target.startswith("choice:volume") for target in pilot.targets)
    pilot.wait(0.1)
    assert not any(pilot.app.frame([], 1 / 60) for _ in range(60))


def test_a_mouse_over_the_knob_lights_it_and_a_lifted_finger_does_not(
    take_off: TakeOff,
) -> None:
    def colour(pilot: Pilot) -> pygame.Color:
        x, y = place_of(pilot, 70)
        return pilot.app.window.surface.get_at((x + 15, y))

    finger = at_settings(take_off, touch=True)
    rest = colour(finger)
    finger.tap("choice:volume:70")
    finger.wait(0.1)
    assert colour(finger) == rest
    mouse = at_settings(take_off)
    hover = pygame.event.Event(
        pygame.MOUSEMOTION, pos=place_of(mouse, 70), rel=(0, 0), buttons=(0, 0, 0), touch=False
    )
    pygame.event.post(hover)
    mouse.wait(0.1)
    assert sum(colour(mouse)[:3]) > sum(rest[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 600), (800, 600), (600, 800)])
def test_all_that_is_touched_is_for_a_finger_and_8_pixels_apart(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    desk.open("settings")
    assert_touchable(desk, 8)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 600), (800, 600), (600, 800)])
def test_what_is_set_ends_at_one_edge_of_each_column(size: tuple[int, int], lang: str) -> None:
    desk = TestDesk(size, lang, record="unfinished_play")
    desk.open("settings")
    unit = desk.scale.u
    choices = "choice:lang:en", "choice:speed:none", "choice:tiles:ebony", "choice:uncover:taps"
    switches = "button:mute", "choice:pips:coloured", "choice:contrast:on", "choice:cover:on"
    ends = {desk.control(name).rect.right + round(4 * unit) for name in choices}
    ends |= {desk.control(name).rect.right for name in switches}
    columns = 1 if desk.scale.upright else 2
    assert len({round(end / 3) for end in ends}) <= 2 * columns
    assert max(ends) - min(end for end in ends if end > size[0] * 0.6) <= 2
    last = desk.control("choice:volume:100").rect.right
    assert last + 8 * unit <= desk.control("button:mute").rect.left


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
