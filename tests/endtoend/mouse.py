"""A real mouse and keyboard on an X display, through xdotool."""

from __future__ import annotations

import os
import subprocess
import time

from tests.endtoend.stranger import Point

# A person's finger stays down this long on a button, and a hand pauses this long on its way.
PRESS_SECONDS = 0.02
ROUTE = (0.1, 0.4, 0.7, 1.0)


class Mouse:
    """What a hand at the mouse does."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}

    def do(self, *words: object) -> str:
        """Run xdotool with these words; what it says."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            check=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=10,
            env=self._environment,
        )
        return done.stdout

    def tap(self, at: Point) -> None:
        self.do("mousemove", *at, "mousedown", 1, "sleep", PRESS_SECONDS, "mouseup", 1)

    def hold(self, at: Point, seconds: float) -> None:
        self.do("mousemove", *at, "mousedown", 1, "sleep", seconds, "mouseup", 1)

    def pick_up(self, start: Point, stop: Point) -> None:
        """Press, move along, and stay down."""
        self.do("mousemove", *start, "mousedown", 1)
        for part in ROUTE:
            x, y = (round(a + (b - a) * part) for a, b in zip(start, stop, strict=True))
            self.do("mousemove", x, y)
            time.sleep(PRESS_SECONDS)

    def drop(self) -> None:
        self.do("mouseup", 1)

    def drag(self, start: Point, stop: Point) -> None:
        self.pick_up(start, stop)
        self.drop()

    def window(self) -> str:
        """The window of the app, by its class."""
        return self.do("search", "--sync", "--onlyvisible", "--class", "dekabes").split()[0]

    def root(self) -> str:
        """The screen behind all windows."""
        return self.do("search", "--maxdepth", 0, "").strip()

    def key(self, name: str) -> None:
        """Press a key in the app's window."""
        self.do("windowfocus", "--sync", self.window(), "key", name)
