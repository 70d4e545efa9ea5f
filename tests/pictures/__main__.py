"""Draws the kept pictures anew: `python -m tests.pictures`. Then each has to be looked at."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.pictures.kept import KEPT, halved, write


def main() -> None:
    """Draw all of them."""
    for kept in KEPT:
        with TemporaryDirectory() as name:
            pilot = kept.pilot(Path(name) / "trace")
            write(halved(pilot.app.window.surface), kept.file)
            pilot.leave()


if __name__ == "__main__":
    main()
