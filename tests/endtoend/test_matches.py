"""Whole matches through posted pointer events, and what the trace tells at every step of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pygame import Rect

from dekabes.engine import SEATS, Phase, Play, view_for
from dekabes.record import view_object
from dekabes.ui.settings import Speed
from tests.endtoend.stranger import Point, Stranger
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating, session_of

SCREENS = {"look", "choose", "table", "round_over", "match_over"}
KEYS = [
    "t",
    "screen",
    "size",
    "origin",
    "seat",
    "to",
    "targets",
    "faces",
    "lifted",
    "preview",
    "notice",
    "state",
]


class PilotHands:
    """The pilot as a stranger's hands."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot

    def tap(self, at: Point) -> None:
        self._pilot.tap_at(self._inside(at))

    def drag(self, start: Point, stop: Point) -> None:
        start, stop = self._inside(start), self._inside(stop)
        self._pilot.down(start)
        for part in (0.25, 0.5, 0.75, 1.0):
            x = start[0] + (stop[0] - start[0]) * part
            y = start[1] + (stop[1] - start[1]) * part
            self._pilot.move((round(x), round(y)))
        self._pilot.up(stop)

    def hold(self, at: Point, seconds: float) -> None:
        at = self._inside(at)
        self._pilot.down(at)
        self._pilot.wait(seconds)
        self._pilot.up(at)

    def _inside(self, at: Point) -> Point:
        left, top = self._pilot.app.window.origin
        return at[0] - left, at[1] - top


def play_until(pilot: Pilot, is_over: Callable[[dict[str, Any]], bool], *, drags: bool) -> None:
    """Let a stranger play on the pilot's loop until something is seen."""
    stranger = Stranger(PilotHands(pilot), drags=drags)
    last: dict[str, Any] = {}
    waited = 0.0
    while not is_over(pilot.seen):
        if pilot.seen == last:
            pilot.wait(FRAME)
            waited += FRAME
            assert waited < 60, f"nothing happens any more: {last}"
            continue
        last, waited = pilot.seen, 0.0
        stranger.look(last)


def match_is_over(seen: dict[str, Any]) -> bool:
    return bool(seen["screen"] == "match_over")


def round_is_over(seen: dict[str, Any]) -> bool:
    return seen["screen"] in {"round_over", "match_over"}


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_a_whole_match_by_taps(take_off: TakeOff, size: tuple[int, int], touch: bool) -> None:
    session = session_of(seating(1), seed=f"taps {size}")
    pilot = take_off(session, size=size, touch=touch)
    play_until(pilot, match_is_over, drags=False)
    assert session.view.phase is Phase.MATCH_OVER
    assert max(session.view.points) >= 4


@pytest.mark.parametrize("human", [2, 3, 4])
def test_a_whole_match_by_drags_from_any_seat(take_off: TakeOff, human: int) -> None:
    session = session_of(seating(human), seed=f"drags {human}")
    pilot = take_off(session, touch=False)
    play_until(pilot, match_is_over, drags=True)
    assert session.view.phase is Phase.MATCH_OVER


def test_a_round_with_motion_and_pauses(take_off: TakeOff) -> None:
    session = session_of(seating(1), seed="motion")
    pilot = take_off(session, speed=Speed.FAST)
    play_until(pilot, round_is_over, drags=True)
    assert session.view.phase.is_over


def test_a_demo_plays_whole_rounds_by_itself(take_off: TakeOff) -> None:
    session = session_of(seating(None), seed="demo")
    pilot = take_off(session, speed=Speed.NONE)
    pilot.wait_for(lambda: len(session.view.rounds) >= 2, seconds=120)
    faces = [line["faces"] for line in pilot.lines if line["screen"] == "table"]
    assert faces
    assert not any(faces)


def test_the_trace_tells_every_action_and_only_what_the_seat_may_know(take_off: TakeOff) -> None:
    session = session_of(seating(1), seed="trace")
    pilot = take_off(session)
    play_until(pilot, match_is_over, drags=False)
    told = [line["state"] for line in pilot.lines]
    history = session.history
    # StartRound and Deal come in steps of their own, so every state has been told.
    for state in history.states[1:]:
        assert view_object(view_for(state, SEATS[0]), session.tags) in told
    window = Rect(0, 0, 1280, 800)
    for line in pilot.lines:
        assert list(line) == KEYS
        assert line["screen"] in SCREENS
        assert line["seat"] == 1
        assert all(window.contains(Rect(*rect)) for rect in line["targets"].values())
        hands = line["state"]["hands"] or [[]]
        may_know = {tile for hand in hands if hand for tile in hand}
        assert set(line["faces"]) <= may_know


def test_every_confirmed_play_was_previewed(take_off: TakeOff) -> None:
    session = session_of(seating(1), seed="preview")
    pilot = take_off(session)
    play_until(pilot, round_is_over, drags=False)
    previews = {line["preview"] for line in pilot.lines}
    plays = [a for a in session.history.past if isinstance(a, Play) and a.seat == 1]
    assert plays
    for play in plays:
        end = play.end.value if play.end else ""
        assert f"1:{play.tile}{end}" in previews
