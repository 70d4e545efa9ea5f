"""Sizes change while something is held: it is let go, and all that is drawn can be touched (16)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from gallery.scenes import MIDDLE, alone, later_round, party
from tests.endtoend.test_sizes import resize
from tests.ui.pilot import Pilot, TakeOff, session_of

START = (1280, 800)
SIZES = [(800, 1280), (640, 360), None, (333, 777), (1920, 1080), (600, 800)]  # None: full screen
Hold = Callable[[Pilot], None]


def in_play(take_off: TakeOff, *, shared: bool = False) -> Pilot:
    """A person is to play and holds five tiles, two of which fit."""
    who = party() if shared else alone()
    pilot = take_off(session_of(who, later_round(MIDDLE)), size=START)
    if shared:
        pilot.wait_for(lambda: pilot.screen == "handoff")
    else:
        pilot.wait_for_turn()
    return pilot


def fitting(pilot: Pilot) -> list[str]:
    """The tiles of the hand that fit, as targets."""
    return sorted({f"tile:{move[2:4]}" for move in pilot.seen["state"]["legal"]})


def drag_out(pilot: Pilot) -> None:
    x, y = pilot.middle(fitting(pilot)[0])
    pilot.down((x, y))
    pilot.move((x, y - 120))
    pilot.move((x - 40, y - 260))


def drag_along_the_rack(pilot: Pilot) -> None:
    x, y = pilot.middle(fitting(pilot)[0])
    pilot.down((x, y))
    pilot.move((x + 150, y))


def drag_what_does_not_fit(pilot: Pilot) -> None:
    tile = next(
        f"tile:{face}" for face in pilot.seen["faces"] if f"tile:{face}" not in fitting(pilot)
    )
    x, y = pilot.middle(tile)
    pilot.down((x, y))
    pilot.move((x, y - 200))


def press_a_button(pilot: Pilot) -> None:
    pilot.down(pilot.middle("button:menu"))


def press_a_tile(pilot: Pilot) -> None:
    pilot.down(pilot.middle(fitting(pilot)[0]))


def change_size(pilot: Pilot, size: tuple[int, int] | None) -> None:
    if size is None:
        pilot.key(pygame.K_F11)
        pilot.wait(0.1)
    else:
        resize(pilot, size)


def assert_drawn_where_touched(pilot: Pilot) -> None:
    """Every tile of the hand is light within its target and dark right beside it."""
    picture = pilot.app.window.picture
    targets = {name: Rect(rect) for name, rect in pilot.targets.items() if name[:5] == "tile:"}
    assert list(targets) == [f"tile:{face}" for face in pilot.seen["faces"]]
    for name, rect in targets.items():
        y = rect.y + rect.height // 3
        edge = max(2, rect.width // 14)
        for inside, outside in (
            (rect.left + edge, rect.left - 2),
            (rect.right - 1 - edge, rect.right + 1),
        ):
            assert light(picture, (inside, y)) > light(picture, (outside, y)) + 120, (name, rect)
        above = (rect.centerx, rect.top - 3)
        assert light(picture, (rect.centerx, rect.top + edge + 1)) > light(picture, above) + 120, (
            name
        )


def light(picture: pygame.Surface, at: tuple[int, int]) -> int:
    return sum(picture.get_at(at)[:3])


@pytest.mark.parametrize(
    "hold", [drag_out, drag_along_the_rack, drag_what_does_not_fit, press_a_button, press_a_tile]
)
def test_what_is_held_is_let_go_when_the_size_changes(take_off: TakeOff, hold: Hold) -> None:
    pilot = in_play(take_off)
    hand, state = pilot.seen["faces"], pilot.seen["state"]
    for size in SIZES:
        hold(pilot)
        change_size(pilot, size)
        assert (pilot.seen["lifted"], pilot.seen["preview"]) == (None, None)
        for target in ("button:undo", "end:left", f"tile:{hand[-1]}"):
            pilot.up(pilot.middle(target))  # letting go now, wherever that is, means nothing
        assert (pilot.screen, pilot.seen["faces"], pilot.seen["state"]) == ("table", hand, state)
        assert_drawn_where_touched(pilot)
        for tile in fitting(pilot):
            pilot.tap(tile)
            assert pilot.seen["lifted"] == tile[5:]
            pilot.key(pygame.K_ESCAPE)
        change_size(pilot, START)
    play(pilot)
    assert len(pilot.seen["state"]["line"]) > len(state["line"])


def play(pilot: Pilot) -> None:
    """Play a tile that fits, by taps."""
    pilot.tap(fitting(pilot)[0])
    if pilot.seen["preview"] is None:
        pilot.tap(next(name for name in ("end:left", "end:right") if name in pilot.targets))
    pilot.tap("button:confirm")


def test_a_tile_lifted_by_a_tap_can_still_be_played_at_every_size(take_off: TakeOff) -> None:
    pilot = in_play(take_off)
    pilot.tap(fitting(pilot)[0])
    lifted = pilot.seen["lifted"]
    for size in SIZES:
        change_size(pilot, size)
        assert pilot.seen["lifted"] == lifted
        window = Rect(0, 0, *pilot.seen["size"])
        assert all(window.contains(Rect(rect)) for rect in pilot.targets.values())
        if pilot.seen["preview"]:
            pilot.tap("button:cancel")
            pilot.tap(f"tile:{lifted}")
    if pilot.seen["preview"] is None:
        pilot.tap(next(name for name in ("end:left", "end:right") if name in pilot.targets))
    pilot.tap("button:confirm")
    assert lifted not in pilot.seen["faces"]


def test_a_volume_that_is_held_stays_where_it_was(take_off: TakeOff) -> None:
    pilot = in_play(take_off)
    pilot.tap("button:menu")
    pilot.tap("button:settings")
    for size in SIZES:
        pilot.tap("choice:volume:40")
        x, y = pilot.middle("choice:volume:40")
        pilot.down((x, y))
        pilot.move((x + 60, y))
        held = pilot.desk.settings.volume
        change_size(pilot, size)
        pilot.up((pilot.seen["size"][0] // 3, pilot.seen["size"][1] // 2))
        pilot.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
        assert pilot.desk.settings.volume == held
        assert pilot.screen == "settings"
        pilot.tap("choice:volume:100")
        assert pilot.desk.settings.volume == 1.0
        change_size(pilot, START)


def test_a_cover_that_is_held_stays_shut(take_off: TakeOff) -> None:
    pilot = in_play(take_off, shared=True)
    for size in SIZES:
        pilot.down(pilot.middle("uncover"))
        pilot.wait(0.3)
        change_size(pilot, size)
        pilot.wait(0.3)
        pilot.up(pilot.middle("uncover"))
        assert (pilot.screen, pilot.seen["faces"]) == ("handoff", [])
    pilot.uncover()
    pilot.wait_for_turn()
    assert len(pilot.seen["faces"]) == 5
