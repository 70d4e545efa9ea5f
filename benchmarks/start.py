"""How long the app takes from its start until the title is shown: medians, in Xvfb.

Seconds of the wall clock and, since those of a busy machine mean little, of the processor; once as
always, once as just after it was installed, when Python has to compile the game's own modules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory

from tests.endtoend.program import ROOT, on
from tests.endtoend.server import xvfb

SIZES = ("1280x800", "1920x1080", "3840x2160")
LIMIT = 0.8  # seconds, at the first size
RUNS = 5
# Runs the app in a process that tells when its first picture has been shown, and ends there.
PROBE = """
import os, time
import pygame
flip = pygame.display.flip
def shown():
    flip()
    print(time.monotonic() - float(os.environ["BEGUN"]), time.process_time(), flush=True)
    os._exit(0)
pygame.display.flip = shown
from dekabes.__main__ import start
start()
"""


@dataclass(frozen=True, slots=True)
class Bytecode:
    """A folder for what Python compiles, so that what lies elsewhere neither helps nor hinders."""

    folder: Path

    def forget(self) -> None:
        """Take away what was compiled of the game."""
        rmtree(self.folder / ROOT.relative_to("/") / "dekabes")


def main() -> None:
    with TemporaryDirectory() as name:
        folder, code = Path(name), Bytecode(Path(name) / "bytecode")
        with xvfb(folder, SIZES[-1]) as display:
            for size in SIZES:
                first_picture(size, display, folder, code)  # for the system to have read all
                always = [first_picture(size, display, folder, code) for _ in range(RUNS)]
                fresh = []
                for _ in range(RUNS):
                    code.forget()
                    fresh.append(first_picture(size, display, folder, code))
                limit = f" (limit {LIMIT} s)" if size == SIZES[0] else ""
                print(f"{size}: {said(always)}{limit}; just installed {said(fresh)}")


def first_picture(size: str, display: str, folder: Path, code: Bytecode) -> tuple[float, float]:
    """The seconds until the first picture is shown: of the clock, and of the processor."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment = {**plain, **on(display), "PYTHONPYCACHEPREFIX": str(code.folder)}
    options = ["--size", size, "--lang", "en", "--data-dir", str(folder / "data")]
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *options],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**environment, "BEGUN": str(time.monotonic())},
    )
    wall, processor = map(float, done.stdout.split()[-2:])
    return wall, processor


def said(times: list[tuple[float, float]]) -> str:
    wall, processor = (median(kind) for kind in zip(*times, strict=True))
    return f"{wall:.2f} s, of the processor {processor:.2f} s"


if __name__ == "__main__":
    main()
