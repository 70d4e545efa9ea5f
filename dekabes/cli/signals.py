"""Ctrl-C and a terminal's end are for the program itself, not for the processes it works with."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130


def ctrl_c_leaves() -> None:
    """From now on Ctrl-C ends the program at once, as fits where there is nothing to clear away.

    While modules are loaded an exception would be lost in some of them, or turned into another.
    """
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # so it was started to be deaf to it
        signal.signal(signal.SIGINT, _leave)


@contextmanager
def ctrl_c_raises() -> Iterator[None]:
    """Within this Ctrl-C is a KeyboardInterrupt: there is something to finish or to clear away."""
    before = signal.getsignal(signal.SIGINT)
    if before != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def children_deaf_to_terminals() -> Iterator[None]:
    """Processes started within hear neither Ctrl-C nor that their terminal goes.

    If either comes meanwhile, the program itself hears it afterwards. Windows has no such thing;
    there a process is deaf once it serves.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        resource_tracker.ensure_running()  # its own start would end the silence of Ctrl-C
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve() -> None:
    """What a process does first that works for another: leave Ctrl-C to it, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _leave(_number: int, _frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)


def _end_with_the_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent:
        parent.join()
        os._exit(0)
