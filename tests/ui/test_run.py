"""How the loop waits: as long as nothing is to be shown, and no longer than until somebody acts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

import pygame
import pytest

from dekabes.ui import run
from dekabes.ui.app import App
from dekabes.ui.rehearsal import Rehearsal
from dekabes.ui.start import Start

TAP = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)


@dataclass
class MadeUpTime:
    """A clock that only waiting moves on, and what comes in at its times (in milliseconds)."""

    coming: dict[int, pygame.event.Event] = field(default_factory=dict)
    now: float = 0.0
    ticked: float = 0.0

    def tick(self, hertz: int = 0) -> int:
        """Wait until so much of a second has passed since the last tick; how much it was."""
        if hertz:
            self.now = max(self.now, self.ticked + 1000 / hertz)
        passed, self.ticked = self.now - self.ticked, self.now
        return round(passed)

    def sleep(self, seconds: float) -> None:
        self.now += 1000 * seconds

    def get(self) -> list[pygame.event.Event]:
        """What has come by now, once."""
        return [self.coming.pop(at) for at in sorted(self.coming) if at <= self.now]

    def monotonic(self) -> float:
        return self.now / 1000


def made_up(monkeypatch: pytest.MonkeyPatch, **coming: pygame.event.Event) -> MadeUpTime:
    """The loop's time; `after_40=TAP` is a tap after 40 milliseconds."""
    time = MadeUpTime({int(when.removeprefix("after_")): event for when, event in coming.items()})
    monkeypatch.setattr("time.sleep", time.sleep)
    monkeypatch.setattr("time.monotonic", time.monotonic)
    monkeypatch.setattr("pygame.event.get", time.get)
    monkeypatch.setattr("pygame.time.Clock", lambda: time)
    return time


def awaited(time: MadeUpTime, hertz: int, longest: float) -> tuple[int, int]:
    """How many events came, and after how many milliseconds."""
    events, seconds = run._awaited(cast("pygame.time.Clock", time), hertz, longest)
    return len(events), round(1000 * seconds)


def test_a_busy_loop_looks_once_in_its_fiftieth_of_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = made_up(monkeypatch, after_15=TAP, after_25=TAP)
    assert awaited(time, 50, 0.0) == (1, 20)
    assert awaited(time, 50, 0.0) == (1, 20)
    assert awaited(time, 50, 0.0) == (0, 20)


def test_a_still_loop_waits_half_a_second_when_nothing_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = made_up(monkeypatch)
    # A fiftieth of a second before the first look, then fifteen thirtieths.
    assert awaited(time, 50, 0.5) == (0, 520)
    assert time.now == pytest.approx(520)


def test_a_still_loop_wakes_with_the_look_after_something_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Looks come after 20 milliseconds, and every 33 after that: 53, 87.
    time = made_up(monkeypatch, after_60=TAP)
    assert awaited(time, 50, 0.5) == (1, 87)
    assert time.now == pytest.approx(86.7, abs=0.1)


def test_what_is_there_already_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    time = made_up(monkeypatch, after_0=TAP)
    assert awaited(time, 50, 0.5) == (1, 20)


@dataclass
class MadeUpApp:
    """An app of which a test says when it shows something, and which leaves in time."""

    time: MadeUpTime
    shows: tuple[int, ...] = ()  # the frames with a new picture, counted from 0
    leaves_after: float = 3000.0  # milliseconds
    is_idle: bool = True
    waits: bool = True  # for a person
    waited: list[int] = field(default_factory=list)  # before each frame, in milliseconds

    @property
    def desk(self) -> MadeUpApp:
        return self

    @property
    def wants_to_quit(self) -> bool:
        return self.time.now >= self.leaves_after

    def frame(self, _events: list[pygame.event.Event], seconds: float) -> bool:
        self.waited.append(round(1000 * seconds))
        return len(self.waited) - 1 in self.shows


@dataclass
class MadeUpWork:
    """So many slices of what is painted ahead."""

    slices: int = 0

    def step(self, _seconds: float) -> bool:
        self.slices -= 1
        return self.slices >= 0


def turn(app: MadeUpApp, ahead: MadeUpWork, *, thinks: bool = False) -> None:
    """Let the loop turn until the app is left."""
    start = Start(
        size=(1280, 800),
        fullscreen=False,
        lang=None,
        speed=None,
        screenshot=None,
        after=0.0,
        ui_trace=None,
    )
    run._turn_until_left(cast("App", app), start, lambda: thinks, cast("Rehearsal", ahead))


def waits_of(app: MadeUpApp, work: int = 0, *, thinks: bool = False) -> list[int]:
    """How long the loop waited before each frame, in milliseconds."""
    turn(app, MadeUpWork(work), thinks=thinks)
    return app.waited


# Thirty frames of a sixtieth are half a second, give or take the last bit of a float.
HALF_A_SECOND = (30, 31)


def split(waits: list[int]) -> tuple[int, list[int]]:
    """How many frames of a sixtieth came first, and what waits came after them."""
    first = next(place for place, wait in enumerate(waits) if wait not in (16, 17))
    return first, waits[first:]


def test_half_a_second_after_the_start_it_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, calm = split(waits_of(MadeUpApp(made_up(monkeypatch))))
    assert busy in HALF_A_SECOND
    # A thirtieth and half a second each; 2,500 milliseconds hold four of them and a part.
    assert calm == [533] * 5


def test_a_new_picture_makes_it_busy_for_another_half_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The twelfth frame, after 200 milliseconds, shows something.
    app = MadeUpApp(made_up(monkeypatch), shows=(11,), leaves_after=1000.0)
    busy, calm = split(waits_of(app))
    assert busy - 12 in HALF_A_SECOND
    assert calm == [533]


def test_what_does_not_wait_for_a_person_gets_its_time_thirty_times_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = MadeUpApp(made_up(monkeypatch), waits=False, leaves_after=590.0)
    busy, calm = split(waits_of(app))
    assert busy in HALF_A_SECOND
    assert calm == [33] * 3


@pytest.mark.parametrize("busy", ["it moves", "it thinks", "it paints ahead"])
def test_it_stays_busy_as_long_as_there_is_something_to_do(
    monkeypatch: pytest.MonkeyPatch, busy: str
) -> None:
    app = MadeUpApp(made_up(monkeypatch), leaves_after=1500.0, is_idle=busy != "it moves")
    work = 1000 if busy == "it paints ahead" else 0
    waits = waits_of(app, work, thinks=busy == "it thinks")
    assert len(waits) == 90
    assert set(waits) <= {16, 17}


def test_nothing_is_painted_ahead_while_something_moves_or_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    still, moving = MadeUpWork(100), MadeUpWork(100)
    turn(MadeUpApp(made_up(monkeypatch), shows=(0, 2), leaves_after=95.0), still)
    assert still.slices == 100 - 4  # in four of six frames
    turn(MadeUpApp(made_up(monkeypatch), is_idle=False, leaves_after=95.0), moving)
    assert moving.slices == 100
