"""Ctrl-C, whenever it comes: while modules are loaded, while processes start, and afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from dekabes.cli.signals import children_deaf_to_terminals, ctrl_c_leaves, ctrl_c_raises

ROOT = Path(__file__).parents[2]
CHOOSE = "tests/data/records/unfinished_choose.dkb"
SELFPLAY = ["selfplay", "--team-a", "strong", "--team-b", "steady", "--deals", "1000000"]
PLAY = ["play", "--demo", "--data-dir", "{}/data", "--screenshot", "{}/x.png", "--after", "600"]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no signal can be sent there")


@pytest.mark.parametrize(
    ("arguments", "module"),
    [
        (["replay", CHOOSE, "-"], "dekabes.cli.signals"),
        (["replay", CHOOSE, "-"], "dekabes.engine"),
        (["render", "-", "-o", "{}/x.png"], "dekabes.session"),
        (["advise", CHOOSE], "numpy.exceptions"),
        (["advise", CHOOSE], "dekabes.players.policy"),
        (SELFPLAY, "numpy.random._common"),
        ([*SELFPLAY, "--jobs", "2"], "dekabes.players"),
        (PLAY, "pygame"),
        (PLAY, "dekabes.ui.app"),
    ],
)
def test_while_modules_are_loaded_it_ends_at_once_and_says_nothing(
    arguments: list[str], module: str, tmp_path: Path
) -> None:
    """Python tells of each module that it has loaded, and then waits for nobody."""
    program = [sys.executable, "-X", "importtime", "main.py"]
    with subprocess.Popen(
        [*program, *(argument.format(tmp_path) for argument in arguments)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, encoding="utf-8", cwd=ROOT, start_new_session=True,
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
    ) as run:  # fmt: skip
        assert run.stderr
        told = iter(run.stderr.readline, "")
        assert any(line.split("|")[-1].strip() == module for line in told)
        os.killpg(run.pid, signal.SIGINT)
        rest = [line for line in told if not line.startswith("import time:")]
        assert run.stdout
        assert run.stdout.read() == ""
    assert (run.returncode, rest) == (130, [])


def test_while_processes_start_it_is_heard_afterwards_and_by_none_of_them() -> None:
    asks = "from signal import *; print({SIGINT, SIGHUP} <= pthread_sigmask(SIG_BLOCK, []))"
    printed: list[bytes] = []

    def start_one() -> None:
        with children_deaf_to_terminals():
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)
            printed.append(subprocess.check_output([sys.executable, "-c", asks]))

    with pytest.raises(KeyboardInterrupt):
        start_one()
    assert printed == [b"True\n"]
    assert not {signal.SIGINT, signal.SIGHUP} & signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_it_is_an_exception_only_where_something_is_to_be_cleared_away() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        ctrl_c_leaves()
        leaves = signal.getsignal(signal.SIGINT)
        assert leaves not in (before, signal.SIG_DFL, signal.default_int_handler)
        with pytest.raises(KeyboardInterrupt), ctrl_c_raises():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) == leaves
    finally:
        signal.signal(signal.SIGINT, before)


def test_who_is_started_to_be_deaf_to_it_stays_so() -> None:
    """As by nohup, or by a shell in the background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ctrl_c_leaves()
        with ctrl_c_raises():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
