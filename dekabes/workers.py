"""Where computers think: in a process of their own, or in the loop where there can be none."""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any, ParamSpec, TypeVar

from dekabes.cli.signals import children_deaf_to_terminals, serve
from dekabes.players import prepare
from dekabes.players.steps import Steps, Stepwise

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

NO_PROCESS = (OSError, ImportError, NotImplementedError)  # what a system without processes raises
SLICE = 0.002  # seconds that the loop thinks in a frame, but for the last step of them
# How much the process of the computers stands back on a busy machine: pictures go before thoughts.
STANDS_BACK = 10


class ThinkingProcess(Executor):
    """One process; if it dies or is stuck, another takes its place, or the loop where none can be.

    It begins when it is first told to think or is asked something: so neither the first picture
    nor the first question waits for it.
    """

    def __init__(self) -> None:
        self._begun: Process | InSlices | None = None

    @property
    def _worker(self) -> Process | InSlices:
        if self._begun is None:
            self._begun = _process_or_slices()
        return self._begun

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
        worker.shutdown(wait=False)
        if isinstance(worker, Process):
            self._begun = _process_or_slices() if worker.has_begun else _slices()

    def think(self) -> bool:
        """Think a little where no process does, once a frame; whether there is more to think."""
        return isinstance(self._worker, InSlices) and self._worker.step(SLICE)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End, whatever is under way."""
        if self._begun:
            self._begun.shutdown(wait, cancel_futures=cancel_futures)


class Process(Executor):
    """One process that does one piece of work after another."""

    def __init__(self) -> None:
        others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        with children_deaf_to_terminals():
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_begin)
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


class InSlices(Executor):
    """One piece of work after another, each bit by bit, by whoever calls `step` again and again."""

    def __init__(self) -> None:
        self._pieces: deque[tuple[Future[Any], Steps[Any]]] = deque()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Keep a piece of work until its turn comes."""
        future: Future[T] = Future()
        self._pieces.append((future, _steps(fn, *args, **kwargs)))
        return future

    def step(self, seconds: float) -> bool:
        """Go on for so long, by one step at least; whether there is something left."""
        until = perf_counter() + seconds
        while self._pieces:
            if _is_done(*self._pieces[0]):
                self._pieces.popleft()
            if perf_counter() >= until:
                break
        return bool(self._pieces)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave all work where it is."""
        for future, _ in self._pieces:
            future.cancel()
        self._pieces.clear()


def _steps(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Steps[T]:
    """The steps of a piece of work; only one where it cannot be done bit by bit."""
    if isinstance(fn, Stepwise):
        result: T = yield from fn.steps(*args, **kwargs)
        return result
    return fn(*args, **kwargs)


def _is_done(future: Future[T], steps: Steps[T]) -> bool:
    """Go on by a step, if anybody still waits for what comes out; whether there is none left."""
    if future.cancelled():
        return True
    try:
        next(steps)
    except StopIteration as end:
        future.set_result(end.value)
    except KeyboardInterrupt:  # a person's, who wants to leave
        raise
    except BaseException as error:  # it is for whoever asked
        future.set_exception(error)
    return future.done()


def _process_or_slices() -> Process | InSlices:
    try:
        return Process()
    except NO_PROCESS:
        return _slices()


def _slices() -> InSlices:
    log.warning("there can be no process for the computers; they think in the loop")
    slices = InSlices()
    slices.submit(prepare)
    return slices


def _begin() -> None:
    """End with the app, however it ends, stand back behind it, and be ready to think."""
    serve()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(STANDS_BACK)
    prepare()
