"""The settings: in force at once, by tap, by drag, by key."""

import pytest

from dekabes.ui.settings import Speed
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


def test_the_knob_can_be_dragged_and_rests_at_the_nearest_stop() -> None:
    desk = settings()
    knob = desk.control("choice:volume:70")
    assert desk.top.can_drag(knob.name)
    loudest = desk.control("choice:volume:100").rect
    desk.top.drag(knob.name, (loudest.right + 200, loudest.y))
    assert desk.settings.volume == pytest.approx(1.0)
    desk.top.drag(knob.name, (knob.rect.centerx - 3, knob.rect.y))
    assert desk.settings.volume == pytest.approx(0.7)
    assert not desk.top.can_drag("button:mute")


def test_without_a_sound_device_there_is_nothing_to_set() -> None:
    desk = settings()
    desk.speaker.available = False
    names = desk.names_of_controls
    assert "button:mute" not in names
    assert not any(name.startswith("choice:volume") for name in names)
