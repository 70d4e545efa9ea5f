"""A stranger at a real window with a real mouse: rounds, a match, resizing, leaving."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.endtoend.closing import close_window
from tests.endtoend.mouse import Mouse
from tests.endtoend.parties import PARTY, TWO_AND_TWO, assert_private, covers, match_is_over
from tests.endtoend.program import at_table, on, running, tells
from tests.endtoend.stranger import (
    HELD_SECONDS,
    Seen,
    Stranger,
    is_to_play,
    middle_of,
    targets_of,
)

pytestmark = pytest.mark.xdist_group("screen")


def round_is_over(seen: Seen) -> bool:
    return seen["screen"] in {"round_over", "match_over"}


@pytest.mark.parametrize(
    ("is_over", "drags", "speed"),
    [(round_is_over, False, "fast"), (round_is_over, True, "none"), (match_is_over, False, "none")],
    ids=["a round by taps", "a round by drags", "a match by taps"],
)
def test_a_stranger_plays(
    display: str, tmp_path: Path, is_over: Callable[[Seen], bool], drags: bool, speed: str
) -> None:
    with running(tmp_path, *at_table(5, speed), outputs=on(display)) as app:
        stranger = Stranger(Mouse(display), drags=drags)
        stranger.play_until(app.trace, is_over, seconds=90)
        points = app.seen["state"]["points"]
        assert (max(points) >= 4) == (app.seen["screen"] == "match_over")
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert app.leaves_nothing()
        assert not app.errors


def test_two_people_and_two_computers_play_a_whole_match(display: str, tmp_path: Path) -> None:
    with running(tmp_path, *at_table(26, seats=TWO_AND_TWO), outputs=on(display)) as app:
        Stranger(Mouse(display)).play_until(app.trace, match_is_over, seconds=180)
        assert max(app.seen["state"]["points"]) >= 4
        assert_private(app.trace)
        assert set(covers(app.trace)) == {1, 3}
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert not app.errors


def test_the_hand_is_covered_when_the_window_is_left_or_resized(
    display: str, tmp_path: Path
) -> None:
    with running(tmp_path, *at_table(5, seats=PARTY), outputs=on(display)) as app:
        mouse = Mouse(display)
        for leave in (
            ("windowsize", mouse.window(), 900, 900),
            ("windowfocus", "--sync", mouse.root()),
        ):
            mouse.do("windowfocus", "--sync", mouse.window())
            cover = app.wait_for(tells("screen", "handoff"))
            mouse.hold(middle_of(cover, "uncover"), HELD_SECONDS)
            assert app.wait_for(tells("screen", "look"))["faces"]
            mouse.do(*leave)
            app.wait_for(lambda seen: seen["screen"] == "handoff" and not seen["faces"])
        assert_private(app.trace)


def test_leaving_by_the_menu_ends_all_of_it(display: str, tmp_path: Path) -> None:
    with running(tmp_path, *at_table(5), outputs=on(display)) as app:
        mouse = Mouse(display)
        app.wait_for(is_to_play)
        mouse.tap(app.middle("button:menu"))
        app.wait_for(lambda seen: "button:quit" in seen["targets"])
        mouse.tap(app.middle("button:quit"))
        app.wait_for(tells("screen", "title"))
        mouse.tap(app.middle("button:quit"))
        app.wait_for(tells("screen", "confirm"))
        mouse.tap(app.middle("button:yes"))
        assert app.status() == 0
        assert app.leaves_nothing()
        assert not app.errors


def test_closing_the_window_ends_all_of_it(display: str, tmp_path: Path) -> None:
    with running(tmp_path, *at_table(5), outputs=on(display)) as app:
        app.wait_for(is_to_play)
        close_window(display, int(Mouse(display).window()))
        assert app.status() == 0
        assert app.leaves_nothing()
        assert not app.errors


def test_a_new_size_puts_a_dragged_tile_back(display: str, tmp_path: Path) -> None:
    """A drag that ends without a release, a picture that is not the window's."""
    with running(tmp_path, *at_table(5), outputs=on(display)) as app:
        mouse = Mouse(display)
        move = app.wait_for(is_to_play)["state"]["legal"][0]
        tile, end = targets_of(move)
        mouse.pick_up(app.middle(tile), app.middle(end))
        app.wait_for(tells("lifted", tile[-2:]))
        mouse.do("windowsize", mouse.window(), 800, 900)
        app.wait_for(lambda seen: seen["size"] == [800, 900])
        assert app.seen["lifted"] is None
        assert len([name for name in app.seen["targets"] if name.startswith("tile:")]) == 7
        mouse.drop()
        assert app.keeps(lambda seen: seen["lifted"] is None and not seen["state"]["moves"])
        mouse.tap(app.middle(tile))
        app.wait_for(tells("lifted", tile[-2:]))
        mouse.tap(app.middle(end))
        app.wait_for(lambda seen: seen["state"]["moves"][:1] == [move])


@pytest.mark.parametrize("options", [[], ["--fullscreen"]], ids=["from a window", "from the start"])
def test_full_screen_and_back(display: str, tmp_path: Path, options: list[str]) -> None:
    """On a bare screen, where no window manager moves or resizes anything."""
    sizes = [[1280, 800], [1600, 1000], [1280, 800], [1600, 1000]]
    with running(tmp_path, *at_table(5), *options, outputs=on(display)) as app:
        mouse = Mouse(display)
        tile, _ = targets_of(app.wait_for(is_to_play)["state"]["legal"][0])
        for size in sizes[1:] if options else sizes[:3]:
            app.wait_for(tells("size", size))
            for lifted in (tile[-2:], None):
                mouse.tap(app.middle(tile))
                app.wait_for(tells("lifted", lifted))
            mouse.key("F11")
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert not app.errors
