"""Motion never gates the rules: with everything standing still half way, turns still come."""

from __future__ import annotations

import pytest

from dekabes.engine import Phase, Play, Seat
from dekabes.session import Human
from dekabes.ui.match.motion import Clock
from dekabes.ui.release import Release
from dekabes.ui.settings import Speed
from dekabes.ui.table.director import Director
from dekabes.ui.table.fading import Fading
from dekabes.ui.table.sliding import Sliding
from tests.session.tables import ordinary_round
from tests.ui.pilot import TakeOff, seating, session_of


@pytest.fixture(autouse=True)
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever moves comes half way and no further, unless it is cut short."""

    def step_of_tiles(director: Director, seconds: float) -> bool:
        ways = [way for way in (director._way, director._home) if way]
        for way in ways:
            way.passed = min(way.passed + seconds, way.seconds / 2)
        return bool(ways)

    def step_of_a_clock(clock: Clock, seconds: float) -> bool:
        before, half = clock.now, clock.length / 2
        clock.now = max(before, min(before + seconds, half))
        return clock.now != before

    def not_at_all(_moving: object, _seconds: float) -> bool:
        return False

    for moving in (Sliding, Fading, Release):
        monkeypatch.setattr(moving, "step", not_at_all)
    monkeypatch.setattr(Director, "step", step_of_tiles)
    monkeypatch.setattr(Clock, "step", step_of_a_clock)


def test_the_persons_turn_comes_and_the_first_tap_is_taken(take_off: TakeOff) -> None:
    session = session_of(seating(1), ordinary_round(Seat.TWO, seed=6))
    pilot = take_off(session, speed=Speed.NORMAL)
    pilot.wait_for(
        lambda: session.awaits == Human(Seat.ONE) and session.view.phase is Phase.PLAY, 20.0
    )
    pilot.wait(5.0)
    table = pilot.desk.top
    assert not table.is_resting  # the last tile before still hangs in the air
    tile = next(action.tile for action in session.view.legal if isinstance(action, Play))
    control = next(each for each in table.controls() if each.name == f"tile:{tile}")
    pilot.tap_at(control.rect.center)
    assert pilot.seen["lifted"] == str(tile)


def test_computers_play_a_round_to_its_end_and_the_next_one_begins(take_off: TakeOff) -> None:
    session = session_of(seating(None), ordinary_round(Seat.TWO))
    pilot = take_off(session, speed=Speed.FAST)
    pilot.wait_for(lambda: session.view.phase is Phase.ROUND_OVER, 60.0)
    pilot.wait_for(lambda: session.view.round == 2 and session.view.moves != (), 60.0)
