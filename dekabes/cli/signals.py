"""Ctrl-C belongs to the program that was started, not to the processes that work for it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def children_deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started within ignore Ctrl-C from their first moment on."""
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
