"""X servers for tests: each on a display of its own, ended whatever happens."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

START_SECONDS = 15.0


def need(*programs: str, root: bool = False) -> None:
    """Skip the test where it cannot run: another system, a program missing, or not root."""
    if not sys.platform.startswith("linux"):
        pytest.skip("needs an X server of Linux")
    missing = [name for name in programs if shutil.which(name) is None]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}: bash scripts/run test installs what is missing")
    if root and os.geteuid() != 0:
        pytest.skip("needs root, to start an X server with a touch panel")


@contextmanager
def x_server(command: list[str], folder: Path) -> Generator[str]:
    """Start a server on a display that is free, and give the display's name."""
    reader, writer = os.pipe()
    log = folder / "server.txt"
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            [*command, "-displayfd", str(writer), "-nolisten", "tcp", "-noreset"],
            pass_fds=[writer],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
    os.close(writer)
    try:
        yield f":{_number(reader, log)}"
    finally:
        os.close(reader)
        _end(process)


def _number(reader: int, log: Path) -> int:
    """The number that the server has written to the pipe: it takes connections from then on."""
    ready, _, _ = select.select([reader], [], [], START_SECONDS)
    number = os.read(reader, 16) if ready else b""
    assert number, f"the X server did not start: {log.read_text(encoding='utf-8')}"
    return int(number)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(timeout=5)


@contextmanager
def xvfb(folder: Path, size: str = "1280x800") -> Generator[str]:
    """A screen that is only in memory."""
    with x_server(["Xvfb", "-screen", "0", f"{size}x24", "-ac"], folder) as display:
        yield display
