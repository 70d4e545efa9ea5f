"""The app as a person starts it: a process of its own, and what it leaves behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.endtoend.stranger import Point, Seen, lines_of, middle_of

ROOT = Path(__file__).resolve().parents[2]
# What decides where SDL shows and sounds; a program gets of it only what a test says.
OUTPUTS = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
SEATS = "human,computer:easy,computer:easy,computer:easy"


class Program:
    """A running app, the trace that it writes, and all processes that came of it."""

    def __init__(self, folder: Path, options: list[str], outputs: Mapping[str, str]) -> None:
        self.trace = folder / "trace.jsonl"
        self._errors = folder / "errors.txt"
        plain = {name: value for name, value in os.environ.items() if name not in OUTPUTS}
        with self._errors.open("w", encoding="utf-8") as errors:
            # A session of its own, by which its children are found when it is gone.
            self._process = subprocess.Popen(
                [sys.executable, str(ROOT / "main.py"), *options],
                stdin=subprocess.DEVNULL,
                stderr=errors,
                env={**plain, **outputs},
                cwd=folder,
                start_new_session=True,
            )

    @property
    def errors(self) -> str:
        """What it has written to standard error."""
        return self._errors.read_text(encoding="utf-8")

    @property
    def seen(self) -> Seen:
        """What its trace told last; nothing before its first line."""
        lines = lines_of(self.trace)
        seen: Seen = json.loads(lines[-1]) if lines else {}
        return seen

    def middle(self, target: str) -> Point:
        """Where the middle of a target is on the screen."""
        return middle_of(self.seen, target)

    def wait_for(self, condition: Callable[[Seen], bool], seconds: float = 20.0) -> Seen:
        """Wait until its trace tells something of this kind, and give what it tells."""
        until = time.monotonic() + seconds
        while True:
            seen = self.seen
            if seen and condition(seen):
                return seen
            told = f"trace: {seen}; errors: {self.errors}"
            assert time.monotonic() < until, f"not seen in {seconds} seconds; {told}"
            assert self._process.poll() is None, f"it has ended; {told}"
            time.sleep(0.02)

    def keeps(self, condition: Callable[[Seen], bool], seconds: float = 0.5) -> bool:
        """Whether its trace goes on telling this for a while."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not condition(self.seen):
                return False
            time.sleep(0.02)
        return True

    def hang_up(self) -> None:
        """Tell the app, and all that it started, that their terminal goes."""
        os.killpg(self._process.pid, signal.SIGHUP)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the app itself, not to its children."""
        self._process.send_signal(number)

    def status(self, seconds: float = 10.0) -> int:
        """Its exit status once it has ended."""
        return self._process.wait(timeout=seconds)

    @property
    def processes(self) -> list[int]:
        """All that runs of it: the app, and what it started."""
        return [int(entry.name) for entry in Path("/proc").iterdir() if self._is_ours(entry)]

    def _is_ours(self, entry: Path) -> bool:
        if not entry.name.isdigit():
            return False
        try:
            stat = (entry / "stat").read_text(encoding="utf-8", errors="replace")
        except OSError:  # it has just ended
            return False
        # After the name, which may hold anything: state, parent, group, session.
        state, _, _, session, *_ = stat.rpartition(")")[2].split()
        return int(session) == self._process.pid and state != "Z"

    def leaves_nothing(self, seconds: float = 2.0) -> bool:
        """Whether nothing of it runs any more, after a short time to end."""
        until = time.monotonic() + seconds
        while self.processes and time.monotonic() < until:
            time.sleep(0.05)
        return not self.processes

    def clear_away(self) -> None:
        """End what still runs."""
        for process in self.processes:
            os.kill(process, signal.SIGKILL)
        self._process.wait(timeout=10)


def tells(key: str, value: object) -> Callable[[Seen], bool]:
    """Whether the trace tells this."""
    return lambda seen: bool(seen[key] == value)


@contextmanager
def running(folder: Path, *options: str, outputs: Mapping[str, str]) -> Generator[Program]:
    """The app with these options and outputs, with a trace; ended at the end, whatever happens."""
    trace = ["--ui-trace", str(folder / "trace.jsonl"), "--data-dir", str(folder / "data")]
    program = Program(folder, [*options, *trace, "--lang", "en"], outputs)
    try:
        yield program
    finally:
        program.clear_away()


def on(display: str) -> dict[str, str]:
    """The outputs of an app with a screen and without a loudspeaker."""
    return {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}


def at_table(seed: int, speed: str = "none", seats: str = SEATS) -> list[str]:
    """The options for a match at once, with one person if nobody else is named."""
    return ["--seats", seats, "--seed", str(seed), "--speed", speed]
