"""How loud it is: a switch, and a slider that is tapped, dragged, or moved by keys."""

from __future__ import annotations

import pygame
import pytest

from dekabes.ui.screens.screen import Attention
from dekabes.ui.sound import Sound, Speaker
from tests.ui.pilot import Pilot, TakeOff
from tests.ui.screens.menus import at_settings, settings


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
