"""Questions to whatever thinks for the table: one at a time, and none is waited for for ever."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

LONGEST = 10.0  # seconds after which an answer is not waited for any more
# The same for work that was left, where another question waits behind it.
LEFT = 1.0


@dataclass(frozen=True, slots=True)
class Failure:
    """Why there is no answer: never the words of an error, which may tell a hand."""

    why: str


NO_ANSWER = Failure("no answer")


class Question(Generic[T]):
    """Something that is asked; it begins when nothing that was asked before is under way."""

    def __init__(self, submit: Callable[[], Future[T]]) -> None:
        self._submit = submit
        self._answer: Future[T] | None = None
        self._failure: Failure | None = None
        self.waited = 0.0  # seconds since it was asked, or since it began
        self.is_fair = False  # whether no more than the thinking itself was waited for

    @property
    def is_answered(self) -> bool:
        """Whether there is an answer, or never will be."""
        return self._failure is not None or (self._answer is not None and self._answer.done())

    @property
    def result(self) -> T | Failure:
        """What came of it once it is answered."""
        if self._failure or self._answer is None or self.is_cancelled:
            return self._failure or NO_ANSWER
        # Asked for, and not raised: what came from a player is none of this program's own.
        error = self._answer.exception()
        return Failure(type(error).__name__) if error else self._answer.result()

    @property
    def is_cancelled(self) -> bool:
        """Whether it was left before anybody thought about it."""
        return self._answer is not None and self._answer.cancelled()

    @property
    def is_broken(self) -> bool:
        """Whether nobody was there to answer it."""
        if self._failure or self._answer is None or self.is_cancelled:
            return self._failure is not None
        return isinstance(self._answer.exception(), BrokenExecutor)

    def begin(self, *, is_fair: bool) -> None:
        """Let it be thought about."""
        self.waited, self.is_fair = 0.0, is_fair
        try:
            self._answer = self._submit()
        except Exception as error:  # the executor is broken or closed
            self._failure = Failure(type(error).__name__)

    def give_up(self) -> None:
        """Wait no longer; an answer that comes later is not heard."""
        self._failure, self.is_fair = NO_ANSWER, False

    def cancel(self) -> None:
        """Nobody wants to know any more; what is thought about already may go on."""
        if self._answer:
            self._answer.cancel()


class Questions:
    """Puts one question after the other to an executor, and frees it from work that never ends.

    Whoever waits for an answer lets the time pass. A question that is put while another one is
    under way begins after it: only what takes long itself is blamed for it.
    """

    def __init__(
        self,
        executor: Executor,
        *,
        longest: float = LONGEST,
        renew: Callable[[], None] = lambda: None,
    ) -> None:
        """`renew` frees the executor from work that does not end."""
        self._executor = executor
        self._longest = longest
        self._renew = renew
        self._under_way: Question[Any] | None = None
        self._next: Question[Any] | None = None
        self._is_new = True  # the first answer may have to wait for the executor's start

    def ask(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Question[T]:
        """Put a question; one that has not begun is forgotten for it."""
        question = Question(partial(self._executor.submit, work, *args, **kwargs))
        self._next = question
        self._go_on()
        return question

    def drop(self, question: Question[Any]) -> None:
        """Nobody wants to know this any more."""
        question.cancel()
        if self._next is question:
            self._next = None

    def wait(self, seconds: float) -> None:
        """Let time pass for what is under way and what waits behind it."""
        for question in (self._under_way, self._next):
            if question:
                question.waited += seconds
        if self._under_way and self._is_too_long(self._under_way):
            self._under_way.give_up()
            self._renew()
        self._go_on()

    def _is_too_long(self, work: Question[Any]) -> bool:
        """Whether work that goes on is to be left, and sooner where it only stands in the way."""
        # What has yet to start cannot be started sooner by starting it again.
        is_in_the_way = bool(self._next and self._next.waited >= LEFT) and not self._is_new
        return not work.is_answered and (is_in_the_way or work.waited >= self._longest)

    def _go_on(self) -> None:
        """Begin with the next question if nothing is under way."""
        done = self._under_way
        if done and done.is_answered:
            self._is_new = self._is_new if done.is_cancelled else done.is_broken
            self._under_way = None
        if self._next and not self._under_way:
            self._under_way, self._next = self._next, None
            self._under_way.begin(is_fair=not self._is_new)
