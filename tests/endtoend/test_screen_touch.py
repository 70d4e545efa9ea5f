"""A stranger at a real touch panel: rounds by taps and drags, a second finger, one touch."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.endtoend.panel import Fingers
from tests.endtoend.parties import PARTY, assert_private, covers, match_is_over
from tests.endtoend.program import at_table, on, running, tells
from tests.endtoend.stranger import Seen, Stranger, is_to_play, targets_of

pytestmark = pytest.mark.xdist_group("screen")

Panel = tuple[str, Fingers]
SECOND = 2


def round_is_over(seen: Seen) -> bool:
    return seen["screen"] in {"round_over", "match_over"}


def own_moves(seen: Seen) -> list[str]:
    return [move for move in seen["state"]["moves"] if move.startswith("1:")]


@pytest.mark.parametrize("drags", [False, True], ids=["taps", "drags"])
def test_a_stranger_plays_a_round(panel: Panel, tmp_path: Path, drags: bool) -> None:
    display, fingers = panel
    with running(tmp_path, *at_table(7), outputs=on(display)) as app:
        stranger = Stranger(fingers, drags=drags)
        stranger.play_until(app.trace, round_is_over, seconds=90)
        assert len(app.seen["state"]["rounds"]) == 1
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert app.leaves_nothing()
        assert not app.errors


def test_a_party_of_four_plays_a_whole_match_by_fingers(panel: Panel, tmp_path: Path) -> None:
    display, fingers = panel
    with running(tmp_path, *at_table(58, seats=PARTY), outputs=on(display)) as app:
        stranger = Stranger(fingers)
        stranger.play_until(app.trace, match_is_over, seconds=240)
        assert max(app.seen["state"]["points"]) >= 4
        assert_private(app.trace)
        assert covers(app.trace)[:4] == [1, 2, 3, 4]  # the looks of the first deal
        assert {"handoff", "look", "choose", "table", "round_over"} <= stranger.screens
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert app.leaves_nothing()
        assert not app.errors


def test_a_second_finger_does_nothing_while_a_tile_is_held(panel: Panel, tmp_path: Path) -> None:
    display, fingers = panel
    with running(tmp_path, *at_table(5), outputs=on(display)) as app:
        move = app.wait_for(is_to_play)["state"]["legal"][0]
        tile, end = targets_of(move)
        others = [app.middle("button:menu"), app.middle("button:sort"), app.middle("tile:10")]
        start, stop = app.middle(tile), app.middle(end)
        fingers.pick_up(start, stop)
        held = app.wait_for(tells("lifted", tile[-2:]))
        for other in others:
            fingers.tap(other, SECOND)
        fingers.pick_up(others[-1], others[0], SECOND)
        assert app.keeps(lambda seen: seen == held)
        fingers.up(stop)
        app.wait_for(tells("preview", move))
        fingers.up(others[0], SECOND)
        assert app.keeps(lambda seen: seen["preview"] == move and seen["screen"] == "table")


def test_one_touch_is_one_action(panel: Panel, tmp_path: Path) -> None:
    """A touch comes as finger events and as mouse events, and counts once."""
    display, fingers = panel
    with running(tmp_path, *at_table(5), outputs=on(display)) as app:
        stranger = Stranger(fingers)
        stranger.play_until(
            app.trace, lambda seen: is_to_play(seen) and len(own_moves(seen)) >= 3, seconds=60
        )
        moves = app.seen["state"]["moves"]
        last = max(place for place, move in enumerate(moves) if move.startswith("1:"))
        fingers.tap(app.middle("button:undo"))
        app.wait_for(lambda seen: seen["state"]["moves"] == moves[:last])
        assert app.keeps(lambda seen: seen["state"]["moves"] == moves[:last])
        tile, _ = targets_of(app.seen["state"]["legal"][0])
        fingers.tap(app.middle(tile))
        app.wait_for(tells("lifted", tile[-2:]))
        assert app.keeps(tells("lifted", tile[-2:]))
