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


class ThinkingProcess(Executor):
    """One process, made when it is first asked; if it dies, another takes its place."""

    def __init__(self) -> None:
        self._pool = _pool()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for a piece of work."""
        with children_deaf_to_ctrl_c():
            try:
                return self._pool.submit(fn, *args, **kwargs)
            except BrokenProcessPool:
                log.warning("the process in which computers think has ended; another one begins")
                self._pool = _pool()
                return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ask for no more."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def _pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_begin)


def _begin() -> None:
    """End with the app, however it ends, and be ready to think."""
    threading.Thread(target=_end_with_the_app, daemon=True).start()
    prepare()


def _end_with_the_app() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)
