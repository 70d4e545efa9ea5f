"""A progress bar on standard error, for work that takes a while."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable
from typing import TypeVar

Item = TypeVar("Item")
WIDTH = 40


def with_progress(items: Iterable[Item], total: int) -> Generator[Item]:
    """The same items; while they are taken a bar grows, if standard error is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from items
        return
    try:
        for done, item in enumerate(items, start=1):
            _draw(done * 100 // total)
            yield item
    finally:
        print(file=sys.stderr)


def _draw(percent: int) -> None:
    bar = "#" * (WIDTH * percent // 100)
    print(f"\r[{bar:.<{WIDTH}}] {percent:3d} %", end="", file=sys.stderr, flush=True)
