"""How long frames take while experts think: the app's own loop, full window, thinking process.

A frame is a whole turn of the loop: from when events were read until it waits for the next ones.
What the machine does beside it tells in the time on the clock, not in the processor's.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, thread_time
from unittest.mock import patch

import pygame

from dekabes.app import main as dekabes
from dekabes.ui import run
from dekabes.ui.app import App
from tests.endtoend.program import on
from tests.endtoend.server import xvfb

FRAMES = 2000
LIMIT = 16.7  # milliseconds
SIZE = "1920x1080"
# As one plays, and without a pause, so that an expert thinks nearly all the time.
SPEEDS = ("normal", "none")
OPTIONS = ["play", "--seed", "1", "--lang", "en", "--size", SIZE]
OPTIONS += ["--seats", ",".join(["computer:expert"] * 4)]
CLOCKS = (thread_time, perf_counter)


class MeasuredApp(App):
    """An app that notes when its frames begin, and leaves when there are enough."""

    times: list[list[float]]  # milliseconds of the processor, and on the clock
    begun: list[float]

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        MeasuredApp.begun = [now() for now in CLOCKS]
        self.desk.wants_to_quit = len(self.times) > FRAMES
        return super().frame(events, seconds)

    @classmethod
    def end_turn(cls) -> None:
        """Note how long the frame took with all that the loop did after it."""
        cls.times.append(
            [(now() - then) * 1000 for now, then in zip(CLOCKS, cls.begun, strict=True)]
        )


def main() -> None:
    with TemporaryDirectory() as name, xvfb(Path(name), SIZE) as display:
        os.environ.update(on(display))
        os.environ.pop("SDL_VIDEODRIVER", None)
        for speed in SPEEDS:
            times, seconds = measured(speed, name)
            print(f"{SIZE}, speed {speed}: {len(times)} frames in {seconds:.0f} s, four experts")
            for kind, each in zip(("processor", "clock"), zip(*times, strict=True), strict=True):
                tell(f"speed {speed}, {kind}", each)


def tell(name: str, times: Sequence[float]) -> None:
    share = sum(ms < LIMIT for ms in times) / len(times)
    print(
        f"{name}: {share:.2%} under {LIMIT} ms (wanted: 99.9%); median {median(times):.2f} ms,"
        f" p99 {quantiles(times, n=100)[-1]:.1f} ms,"
        f" longest {', '.join(f'{ms:.0f}' for ms in sorted(times)[-5:])} ms"
    )


def measured(speed: str, folder: str) -> tuple[list[list[float]], float]:
    """What each frame took in milliseconds, and how many seconds all of it."""
    MeasuredApp.times = []
    awaited = run._awaited

    def noted(
        clock: pygame.time.Clock, hertz: int, longest: float
    ) -> tuple[list[pygame.event.Event], float]:
        MeasuredApp.end_turn()
        return awaited(clock, hertz, longest)

    with patch.object(run, "App", MeasuredApp), patch.object(run, "_awaited", noted):
        start = monotonic()
        dekabes([*OPTIONS, "--speed", speed, "--data-dir", folder])
        # The first picture is drawn before anybody thinks.
        return MeasuredApp.times[1:], monotonic() - start


if __name__ == "__main__":
    main()
