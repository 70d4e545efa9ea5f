"""How long frames take while experts think: the app's own loop, full window, thinking process.

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


class MeasuredApp(App):
    """An app that notes how long its frames take, and leaves when there are enough."""

    times: list[tuple[float, float]]  # of the processor, and on the clock

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        worked, start = thread_time(), perf_counter()
        shown = super().frame(events, seconds)
        times = (thread_time() - worked, perf_counter() - start)
        self.times.append((times[0] * 1000, times[1] * 1000))
        self.desk.wants_to_quit = len(self.times) > FRAMES
        return shown


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


def measured(speed: str, folder: str) -> tuple[list[tuple[float, float]], float]:
    """What each frame took in milliseconds, and how many seconds all of it."""
    MeasuredApp.times = []
    with patch.object(run, "App", MeasuredApp):
        start = monotonic()
        dekabes([*OPTIONS, "--speed", speed, "--data-dir", folder])
        # The first picture is drawn before anybody thinks.
        return MeasuredApp.times[1:], monotonic() - start


if __name__ == "__main__":
    main()
