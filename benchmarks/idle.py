"""How much of one core the app takes while nothing moves: at a table that waits for a person."""

from __future__ import annotations

import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from dekabes.ui.run import IDLE_HERTZ
from tests.endtoend.program import at_table, on, running
from tests.endtoend.server import xvfb
from tests.endtoend.stranger import is_to_play

SETTLE_SECONDS = 12.0  # until all that may soon be seen is painted
SECONDS = 10.0
LIMIT = 0.5
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        with (
            xvfb(folder) as display,
            running(folder, *at_table(5, "normal"), outputs=on(display)) as app,
        ):
            app.wait_for(is_to_play)
            time.sleep(SETTLE_SECONDS)
            before = cpu_seconds(app.processes)
            time.sleep(SECONDS)
            share = (cpu_seconds(app.processes) - before) / SECONDS
    print(
        f"idle at the table: {share:.2%} of one core in {SECONDS:.0f} s (wanted: under {LIMIT}%);"
        f" input is looked for {IDLE_HERTZ} times a second"
    )


def cpu_seconds(processes: list[int]) -> float:
    """The time that these processes have spent on a core."""
    return sum(ticks(process) for process in processes) / TICKS_PER_SECOND


def ticks(process: int) -> int:
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    # Counted from the state, which comes after the name: in the program, and in the system for it.
    user, system = stat.rpartition(")")[2].split()[11:13]
    return int(user) + int(system)


if __name__ == "__main__":
    main()
