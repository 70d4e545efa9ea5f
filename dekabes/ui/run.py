"""Opens the window and turns the loop until somebody leaves."""

from __future__ import annotations

import gc
import locale
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from dekabes.i18n import language_of
from dekabes.session import Session
from dekabes.ui.app import App
from dekabes.ui.closing import closed_by_signals
from dekabes.ui.desk import Desk, MakeSession
from dekabes.ui.formats import keep_one_store
from dekabes.ui.memory import Memory
from dekabes.ui.screens.all import SCREENS, ask, load_all
from dekabes.ui.settings import Settings
from dekabes.ui.sound import Speaker
from dekabes.ui.start import Start
from dekabes.ui.trace import UiTrace
from dekabes.ui.window import Window

if TYPE_CHECKING:
    from dekabes.ui.rehearsal import Rehearsal

# How often input is looked for. To wait for an event would cost more: SDL looks each millisecond.
BUSY_HERTZ, IDLE_HERTZ = 60, 30
# How seldom time passes while everything waits for a person: a look for input costs far less.
STILL_SECONDS = 0.5
# How much of a frame in which nothing is shown goes to what may be shown soon: what is painted
# stops within some milliseconds more, and in the next frame something may begin to move.
SLICE = 0.006
# How much goes to it before time starts: the first turn follows at once.
FIRST_SLICE = 0.25
# How long after the last change the loop still runs at its full rate.
LINGER = 0.5


def run(
    start: Start,
    session: Session | None,
    make_session: MakeSession,
    memory: Memory,
    think: Callable[[], bool],
) -> None:
    """Show the app until it is left; NoScreenError or CannotWriteError where it cannot.

    `think` is called in every frame and tells whether it is to be called again soon.
    """
    keep_one_store()
    window = Window(start.size, fullscreen=start.fullscreen, invisible=start.screenshot is not None)
    desk = _desk_for(start, make_session, memory, window.canvas)
    if session:
        desk.seat(session)
    else:
        desk.show("title")
    trace = UiTrace(start.ui_trace) if start.ui_trace else None
    app = App(desk, window, time.monotonic, trace)
    try:
        with closed_by_signals():
            _show(app, start, memory, think)
    finally:
        if trace:
            trace.close()
        pygame.display.quit()


def _show(app: App, start: Start, memory: Memory, think: Callable[[], bool]) -> None:
    try:
        # The first picture takes long: time starts when it is there, and so does the first sound.
        app.frame([], 0.0)
        think()
        _load_the_rest()
        app.desk.speaker.prepare()
        _loop(app, start, think)
    finally:
        memory.write()


def _load_the_rest() -> None:
    """Load what the first picture did without."""
    load_all()
    # What was loaded stays: a late collection over all of it would be felt.
    gc.collect()
    gc.freeze()


def settings_for(start: Start, memory: Memory) -> Settings:
    """What was kept, unless the command line asks for something else."""
    kept = memory.settings(Settings(lang=language_of(locale.getlocale()[0])))
    return replace(kept, lang=start.lang or kept.lang, speed=start.speed or kept.speed)


def _desk_for(
    start: Start, make_session: MakeSession, memory: Memory, size: tuple[int, int]
) -> Desk:
    settings = settings_for(start, memory)
    return Desk(
        size=size,
        settings=settings,
        speaker=Speaker(settings.volume, muted=settings.muted),
        make_session=make_session,
        screens=SCREENS,
        sheet=ask,
        memory=memory,
    )


def _loop(app: App, start: Start, think: Callable[[], bool]) -> None:
    from dekabes.ui.rehearsal import Rehearsal  # needs the table's modules, and they come late

    rehearsal = Rehearsal(app.desk)
    try:
        rehearsal.step(FIRST_SLICE)
        _turn_until_left(app, start, think, rehearsal)
    finally:
        rehearsal.close()


def _turn_until_left(
    app: App, start: Start, think: Callable[[], bool], rehearsal: Rehearsal
) -> None:
    clock = pygame.time.Clock()
    begun = changed = time.monotonic()
    prepares = True
    while not app.desk.wants_to_quit:
        calm = not think() and app.is_idle and time.monotonic() - changed >= LINGER
        still = calm and app.waits and not prepares
        hertz = IDLE_HERTZ if calm and not prepares else BUSY_HERTZ
        events, seconds = _awaited(clock, hertz, STILL_SECONDS if still else 0.0)
        if app.frame(events, seconds):
            changed = time.monotonic()
        elif app.is_idle:
            prepares = rehearsal.step(SLICE)
        if start.screenshot and time.monotonic() - begun >= start.after:
            from dekabes.ui.picture import save_png

            save_png(app.window.picture, start.screenshot)
            break


def _awaited(
    clock: pygame.time.Clock, hertz: int, longest: float
) -> tuple[list[pygame.event.Event], float]:
    """What comes in so many seconds, as soon as it comes, and how long that took."""
    passed = clock.tick(hertz) / 1000
    looks = round(longest * IDLE_HERTZ)
    while not (events := pygame.event.get()) and looks:
        time.sleep(1 / IDLE_HERTZ)  # cheaper than the clock's ticks
        looks -= 1
    return events, passed + clock.tick() / 1000
