"""Long work in short slices, so that no frame waits for it.

Painting goes many calls deep, where no generator could stop. So the work has a thread of its
own, which runs only while it is waited for: at any moment one of the two is at work, and nothing
is ever done at the same time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from time import thread_time

_at_work: Slices | None = None


def breathe() -> None:
    """A place in long work at which it may stop until its next slice; nothing in any other."""
    if _at_work is not None:
        _at_work.breathe()


class Slices:
    """A piece of work that is done bit by bit."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._thread = threading.Thread(target=self._run, daemon=True)
        # Whole under Ctrl-C, which the semaphores of Python are not.
        self._go: SimpleQueue[None] = SimpleQueue()
        self._rests: SimpleQueue[None] = SimpleQueue()
        self._seconds = self._until = 0.0
        self._is_closed = self._is_done = False
        self._fault: Exception | None = None

    def step(self, seconds: float) -> bool:
        """Go on for about so much of a processor's time; whether there is something left."""
        if self._is_done:
            return False
        self._seconds = seconds
        self._hand_over()
        if self._fault:
            raise self._fault
        return not self._is_done

    def close(self) -> None:
        """Leave the work where it is."""
        self._is_closed = True
        if self._thread.ident is not None and not self._is_done:
            self._hand_over()
            self._thread.join()
        self._is_done = True

    def _hand_over(self) -> None:
        """Let the work run until it stops."""
        global _at_work
        try:
            _at_work = self
            if self._thread.ident is None:
                self._thread.start()
            else:
                self._go.put(None)
            self._rests.get()
        finally:
            _at_work = None

    def breathe(self) -> None:
        """Stop here if the slice is over; called by the work itself."""
        if thread_time() >= self._until:
            self._rests.put(None)
            self._go.get()
            self._until = thread_time() + self._seconds
        if self._is_closed:
            raise _Closed

    def _run(self) -> None:
        self._until = thread_time() + self._seconds
        try:
            self._work()
        except _Closed:
            pass
        except Exception as fault:  # it is for whoever waits
            self._fault = fault
        self._is_done = True
        self._rests.put(None)


class _Closed(BaseException):
    """Nobody wants the work any more."""
