"""Opens the window and turns the loop until somebody leaves."""

from __future__ import annotations

import gc
import locale
import time
from dataclasses import replace

import pygame

from dekabes.i18n import language_of
from dekabes.session import Session
from dekabes.ui.app import App
from dekabes.ui.desk import Desk, MakeSession
from dekabes.ui.memory import Memory
from dekabes.ui.picture import save_png
from dekabes.ui.rehearsal import Rehearsal
from dekabes.ui.screens.all import SCREENS, ask
from dekabes.ui.settings import Settings
from dekabes.ui.sound import Speaker
from dekabes.ui.start import Start
from dekabes.ui.trace import UiTrace
from dekabes.ui.window import Window

# A wake-up costs more than what is done in it: 15 a second are well under 1 % of a core.
BUSY_HERTZ, IDLE_HERTZ = 60, 15
# How long after the last change the loop still runs at its full rate.
LINGER = 0.5


def run(start: Start, session: Session | None, make_session: MakeSession, memory: Memory) -> None:
    """Show the app until it is left; NoScreenError or CannotWriteError where it cannot."""
    window = Window(start.size, fullscreen=start.fullscreen, invisible=start.screenshot is not None)
    desk = _desk_for(start, make_session, memory, window.canvas)
    if session:
        desk.seat(session)
    else:
        desk.show("title")
    trace = UiTrace(start.ui_trace) if start.ui_trace else None
    app = App(desk, window, time.monotonic, trace)
    # What was loaded stays: a late collection over all of it would be felt.
    gc.collect()
    gc.freeze()
    try:
        # The first picture takes long: time starts when it is there, and so does the first sound.
        app.frame([], 0.0)
        desk.speaker.prepare()
        _loop(app, start)
    finally:
        memory.write()
        if trace:
            trace.close()
        pygame.display.quit()


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


def _loop(app: App, start: Start) -> None:
    clock, rehearsal = pygame.time.Clock(), Rehearsal(app.desk)
    begun = changed = time.monotonic()
    while not app.desk.wants_to_quit:
        now = time.monotonic()
        busy = not app.is_idle or now - changed < LINGER
        seconds = clock.tick(BUSY_HERTZ if busy else IDLE_HERTZ) / 1000
        if app.frame(pygame.event.get(), seconds):
            changed = time.monotonic()
        elif not busy and not app.desk.speaker.prepare():
            rehearsal.step()
        if start.screenshot and time.monotonic() - begun >= start.after:
            save_png(app.window.picture, start.screenshot)
            return
