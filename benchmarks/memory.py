"""How much memory the app takes while rounds are played through it, without pauses."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame

from benchmarks.tables import table
from dekabes.app import main as dekabes
from dekabes.engine import Phase
from dekabes.ui import run
from dekabes.ui.app import App
from tests.endtoend.program import on
from tests.endtoend.server import xvfb

ROUNDS, STEP = 200, 50
LIMIT = 250  # MB
SIZE = "1280x800"
OPTIONS = ["play", "--seed", "1", "--lang", "en", "--size", SIZE, "--speed", "none"]
OPTIONS += ["--seats", ",".join(["computer:easy"] * 4)]


class CountingApp(App):
    """An app that notes how much memory it takes, and leaves after enough rounds."""

    rounds: int
    was_over: bool
    taken: list[tuple[int, int]]

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        shown = super().frame(events, seconds)
        is_over = self.desk.view.phase.is_over
        CountingApp.rounds += is_over and not self.was_over
        CountingApp.was_over = is_over
        if is_over and self.rounds // STEP > len(self.taken):
            self.taken.append((self.rounds, megabytes()))
        if self.desk.view.phase is Phase.MATCH_OVER and self.desk.top.is_resting:
            self.desk.start_again()
        self.desk.wants_to_quit = self.rounds >= ROUNDS
        return shown


def main() -> None:
    CountingApp.rounds, CountingApp.was_over, CountingApp.taken = 0, False, []
    with TemporaryDirectory() as name, xvfb(Path(name), SIZE) as display:
        os.environ.update(on(display))
        os.environ.pop("SDL_VIDEODRIVER", None)
        # No frame waits for the next one, or 200 rounds would take a quarter of an hour.
        with patch.object(run, "App", CountingApp), patch.object(run, "BUSY_HERTZ", 1000):
            dekabes([*OPTIONS, "--data-dir", name])
    print(f"{SIZE}, four easy computers, resident memory (wanted: under {LIMIT} MB, not growing):")
    print()
    table(("rounds", "MB"), [(str(rounds), str(taken)) for rounds, taken in CountingApp.taken])


def megabytes() -> int:
    """What this process takes of the machine's memory now."""
    pages = Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") // 1_000_000


if __name__ == "__main__":
    main()
