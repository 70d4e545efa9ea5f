"""Work that several processes share, with its results in order."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from dekabes.cli.signals import children_deaf_to_terminals, serve

T = TypeVar("T")

MOST = 61  # processes that Windows can wait for
AHEAD = 8  # pieces of work a process, so that none waits for the slowest of the others


@contextmanager
def in_order(work: Callable[[int], T], count: int, jobs: int) -> Iterator[Iterator[T]]:
    """What comes of the numbers from 0 on, in their order, however many processes work at them.

    A BrokenProcessPool if one of them dies.
    """
    if jobs == 1:
        yield map(work, range(count))
        return
    others = multiprocessing.active_children()
    workers = min(jobs, count, MOST)
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=serve)
    try:
        yield _results(pool, work, count, AHEAD * workers)
    finally:
        for child in multiprocessing.active_children():
            if child not in others:  # it may be in the middle of something long
                child.kill()
        pool.shutdown(cancel_futures=True)


def _results(
    pool: ProcessPoolExecutor, work: Callable[[int], T], count: int, ahead: int
) -> Iterator[T]:
    waiting: deque[Future[T]] = deque()
    for number in range(count):
        with children_deaf_to_terminals():  # whatever is handed in can start a process
            waiting.append(pool.submit(work, number))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
