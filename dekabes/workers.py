"""The process in which computers think, so that the loop never shares its time with them."""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from dekabes.cli.signals import children_deaf_to_ctrl_c
from dekabes.players import prepare

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

NO_PROCESS = (OSError, ImportError, NotImplementedError)  # what a system without processes raises


class ThinkingProcess(Executor):
    """One process; if it dies or is stuck, another takes its place, or threads where none can be.

    It begins at once, so that the first question need not wait for it.
    """

    def __init__(self) -> None:
        self._worker: Process | Threads = _process_or_threads()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for a piece of work."""
        try:
            return self._worker.submit(fn, *args, **kwargs)
        except BrokenProcessPool:
            log.warning("the process in which computers think has ended")
            self.renew()
            return self._worker.submit(fn, *args, **kwargs)

    def renew(self) -> None:
        """Leave the work under way, which may never end, and begin with what is asked next."""
        worker = self._worker
        if isinstance(worker, Process):  # a thread that is stuck is in nobody's way
            worker.shutdown(wait=False)
            self._worker = _process_or_threads() if worker.has_begun else _threads()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End, whatever is under way."""
        self._worker.shutdown(wait, cancel_futures=cancel_futures)


class Process(Executor):
    """One process that does one piece of work after another."""

    def __init__(self) -> None:
        others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_begin)
        with children_deaf_to_ctrl_c():
            self._begun = self._pool.submit(os.getpid)
        children = multiprocessing.active_children()
        self._children = [child for child in children if child not in others]

    @property
    def has_begun(self) -> bool:
        """Whether it ever came as far as to take work."""
        return self._begun.done() and not self._begun.exception()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for a piece of work; BrokenProcessPool if the process has died."""
        return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Kill the process, which may be at something that never ends."""
        for child in self._children:
            child.kill()
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


class Threads(Executor):
    """A thread for each piece of work, which the app does not wait for at its end."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Begin with a piece of work."""
        future: Future[T] = Future()

        def work() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(fn(*args, **kwargs))
            except Exception as error:  # it is for whoever asked
                future.set_exception(error)

        threading.Thread(target=work, daemon=True).start()
        return future


def _process_or_threads() -> Process | Threads:
    try:
        return Process()
    except NO_PROCESS:
        return _threads()


def _threads() -> Threads:
    log.warning("there can be no process for the computers; they think in threads")
    threads = Threads()
    threads.submit(prepare)
    return threads


def _begin() -> None:
    """End with the app, however it ends, and be ready to think."""
    threading.Thread(target=_end_with_the_app, daemon=True).start()
    prepare()


def _end_with_the_app() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)
