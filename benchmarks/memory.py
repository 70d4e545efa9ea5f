"""How much memory the app takes while rounds are played through it, without pauses.

Nothing is waited for, or it would take long on a busy machine: there is no screen, the computers
think in the loop (what they know counts with the app's own memory then), each frame takes as much
time as a frame can, and after each comes all that the loop does while nothing moves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame

from benchmarks.tables import table
from dekabes import workers
from dekabes.app import main as dekabes
from dekabes.ui import run
from dekabes.ui.app import App
from dekabes.ui.rehearsal import Rehearsal
from dekabes.ui.timestep import LONGEST_FRAME

ROUNDS, STEP = 200, 50
LIMIT = 250  # MB
SIZE = "1280x800"
SEATS = "computer:easy,computer:steady,computer:easy,computer:steady"
OPTIONS = ["play", "--seed", "1", "--lang", "en", "--speed", "none", "--seats", SEATS]


class CountingApp(App):
    """An app that notes how much memory it takes, and leaves after enough rounds."""

    rounds: int
    under_way: tuple[int, int]  # the session and the round of the last frame
    taken: list[tuple[int, int]]
    rehearsal: Rehearsal | None = None

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        shown = super().frame(events, LONGEST_FRAME)
        self.prepare()
        # The end of a round may be over within the frame in which it comes.
        under_way = (id(self.desk.session), self.desk.view.round)
        CountingApp.rounds += under_way != self.under_way
        CountingApp.under_way = under_way
        if self.rounds // STEP >= len(self.taken):
            self.taken.append((self.rounds, megabytes()))
        self.desk.wants_to_quit = self.rounds >= ROUNDS
        return shown

    def prepare(self) -> None:
        """Do all that the loop would do while nothing moves."""
        self.rehearsal = self.rehearsal or Rehearsal(self.desk)
        while self.rehearsal.step():
            pass


def main() -> None:
    size = sys.argv[1] if sys.argv[1:] else SIZE
    CountingApp.rounds, CountingApp.under_way, CountingApp.taken = 0, (0, 0), []
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with (
        TemporaryDirectory() as name,
        patch.object(run, "App", CountingApp),
        patch.object(run, "BUSY_HERTZ", 1000),
        patch.object(workers, "_process_or_slices", workers.InSlices),
    ):
        dekabes([*OPTIONS, "--size", size, "--data-dir", name])
    print(f"{size}, four computers, resident memory (wanted: under {LIMIT} MB, not growing):")
    print()
    table(("rounds", "MB"), [(str(rounds), str(taken)) for rounds, taken in CountingApp.taken])


def megabytes() -> int:
    """What this process takes of the machine's memory now."""
    pages = Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") // 1_000_000


if __name__ == "__main__":
    main()
