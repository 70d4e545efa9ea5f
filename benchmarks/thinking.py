"""How long frames take while experts think: the app's own loop, full window, thinking process."""

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
LIMIT = 16.7  # milliseconds
SIZE = "1920x1080"
OPTIONS = ["play", "--seed", "1", "--lang", "en", "--size", SIZE]
OPTIONS += ["--seats", ",".join(["computer:expert"] * 4)]


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
    with TemporaryDirectory() as name, xvfb(Path(name), SIZE) as display:
        os.environ.update(on(display))
        os.environ.pop("SDL_VIDEODRIVER", None)
        times, seconds = measured(name)
    share = sum(ms < LIMIT for ms in times) / len(times)
    print(
        f"{SIZE}: {len(times)} frames in {seconds:.0f} s while four experts play:"
        f" {share:.2%} under {LIMIT} ms (wanted: 99.9%); median {median(times):.2f} ms,"
        f" p99 {quantiles(times, n=100)[-1]:.1f} ms,"
        f" longest {', '.join(f'{ms:.0f}' for ms in sorted(times)[-5:])} ms"
    )


def measured(folder: str) -> tuple[list[float], float]:
    """What each frame took in milliseconds, and how many seconds all of it."""
    MeasuredApp.times = []
    with patch.object(run, "App", MeasuredApp):
        start = monotonic()
        dekabes([*OPTIONS, "--data-dir", folder])
        # The first picture is drawn before anybody thinks.
        return MeasuredApp.times[1:], monotonic() - start


if __name__ == "__main__":
    main()
