"""How long frames take while computers think: the app's own loop, window and thinking process."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from unittest.mock import patch

import pygame

from dekabes.app import main as dekabes
from dekabes.ui import run
from dekabes.ui.app import App
from tests.endtoend.program import on
from tests.endtoend.server import xvfb

FRAMES = 2000
LIMITS = (16.7, 33.0)  # milliseconds


class MeasuredApp(App):
    """An app that notes how long its frames take, and leaves when there are enough."""

    times: list[float]

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        start = perf_counter()
        shown = super().frame(events, seconds)
        self.times.append((perf_counter() - start) * 1000)
        self.desk.wants_to_quit = len(self.times) > FRAMES
        return shown


def main() -> None:
    with TemporaryDirectory() as name, xvfb(Path(name)) as display:
        os.environ.update(on(display))
        os.environ.pop("SDL_VIDEODRIVER", None)
        times, seconds = measured()
    shares = ", ".join(
        f"{sum(ms < limit for ms in times) / len(times):.2%} under {limit} ms" for limit in LIMITS
    )
    print(
        f"{len(times)} frames in {seconds:.0f} s while computers play: {shares};"
        f" median {median(times):.2f} ms, p99 {quantiles(times, n=100)[-1]:.1f} ms,"
        f" longest {', '.join(f'{ms:.0f}' for ms in sorted(times)[-5:])} ms (limit: 99.9% under"
        f" {LIMITS[-1]} ms)"
    )


def measured() -> tuple[list[float], float]:
    """What each frame took in milliseconds, and how many seconds all of it."""
    MeasuredApp.times = []
    with patch.object(run, "App", MeasuredApp):
        start = monotonic()
        dekabes(["play", "--demo", "--seed", "1", "--lang", "en"])
        # The first picture is drawn before anybody thinks.
        return MeasuredApp.times[1:], monotonic() - start


if __name__ == "__main__":
    main()
