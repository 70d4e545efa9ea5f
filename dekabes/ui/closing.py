"""Signals that ask the program to end: they close its window, as its cross does."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pygame

# From a terminal that goes, which Windows has not, and from whoever ends programs politely.
_ENDINGS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def closed_by_signals() -> Iterator[None]:
    """Within this they are heard as a wish to leave, unless the program was started to be deaf."""
    before = {number: signal.getsignal(number) for number in _ENDINGS}
    heard = [number for number in _ENDINGS if before[number] != signal.SIG_IGN]
    for number in heard:
        signal.signal(number, _close)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])


def _close(_number: int, _frame: FrameType | None) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
