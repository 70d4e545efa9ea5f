"""Work that can be done bit by bit, where nothing else could go on meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Steps: TypeAlias = Generator[None, None, T]  # it yields nothing but time, and returns what came out


class Stepwise(Generic[P, T]):
    """A function: a call does all of its work at once, `steps` is the same work bit by bit."""

    def __init__(self, steps: Callable[P, Steps[T]]) -> None:
        self.steps = steps
        update_wrapper(self, steps)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        return finished(self.steps(*args, **kwargs))

    def __reduce__(self) -> str:
        # As any function it goes to another process by its name.
        return self.steps.__qualname__


def finished(steps: Steps[T]) -> T:
    """What comes out of the work, all of it done."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
