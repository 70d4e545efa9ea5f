"""Asking a computer for its move without waiting for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass

from dekabes.engine import Action, View

LONGEST = 10.0  # seconds after which a computer is not waited for any more

log = logging.getLogger(__name__)

Choose = Callable[[str, View, int], Action]


class Pace:
    """How long the slowest answer of each level took in this run."""

    def __init__(self) -> None:
        self._slowest: dict[str, float] = {}

    def pause(self, level: str, least: float) -> float:
        """Seconds before a move of this level is shown; none where no pause is wanted at all.

        They are the same for a forced move: a shorter pause would tell that there was no choice.
        """
        return max(least, self._slowest.get(level, 0.0)) if least else 0.0

    def took(self, level: str, seconds: float) -> None:
        """An answer came after so long."""
        self._slowest[level] = max(self._slowest.get(level, 0.0), seconds)


@dataclass(slots=True)
class _Question:
    """What a computer is asked; nobody thinks where no answer is to come."""

    level: str
    view: View
    answer: Future[Action] | None
    waited: float = 0.0
    is_timed: bool = False

    @property
    def is_thought_about(self) -> bool:
        """Whether the answer is still to come."""
        return self.answer is not None and not self.answer.done()


class Thinker:
    """One question to a computer at a time; it answers in an executor's own time.

    Where it raises, takes too long or answers illegally, separate simple code decides; what went
    wrong is logged without a word of what the computer holds.
    """

    def __init__(
        self,
        executor: Executor,
        choose: Choose,
        *,
        pace: Pace | None = None,
        longest: float = LONGEST,
        renew: Callable[[], None] = lambda: None,
    ) -> None:
        """`renew` frees the executor from work that does not end."""
        self.pace = pace or Pace()
        self._executor = executor
        self._choose = choose
        self._longest = longest
        self._renew = renew
        self._question: _Question | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def ask(self, level: str, view: View, seed: int) -> None:
        """Put the question of this view to a computer of this level; an open one is dropped."""
        self.drop()
        is_forced = len(view.legal) == 1
        question = _Question(level, view, None if is_forced else self._submitted(level, view, seed))
        question.is_timed = not question.is_thought_about
        self._question = question

    def _submitted(self, level: str, view: View, seed: int) -> Future[Action] | None:
        try:
            return self._executor.submit(self._choose, level, view, seed)
        except RuntimeError as error:  # the executor is broken or closed
            log.error("no computer could be asked: %s", type(error).__name__)
            return None

    def drop(self) -> None:
        """Forget the open question; its answer will not be heard."""
        if self._question and self._question.answer:
            self._question.answer.cancel()
        self._question = None

    def wait(self, seconds: float) -> None:
        """Let time pass: tell how long an answer took, or wait no longer for one."""
        question = self._question
        if question is None or question.is_timed:
            return
        question.waited += seconds
        if not question.is_thought_about:
            question.is_timed = True
            self.pace.took(question.level, question.waited)
        elif question.waited >= self._longest:
            question.is_timed = True
            self._give_up(question)

    def _give_up(self, question: _Question) -> None:
        log.error("a %s computer did not answer at seat %s", question.level, question.view.viewer)
        question.answer = None
        self._renew()

    def answer(self) -> Action | None:
        """The answer once it is there, always a legal one; None while the computer thinks."""
        question = self._question
        if question is None or question.is_thought_about:
            return None
        self._question = None
        return _legal_answer(question)


def _legal_answer(question: _Question) -> Action:
    """What the computer answered; where it failed, the first legal action, so that play goes on."""
    level, view, answer = question.level, question.view, question.answer
    if answer is None:
        return view.legal[0]
    try:
        action = answer.result()
        if action in view.legal:
            return action
    except Exception as error:  # whatever it is, the match goes on
        log.error("a %s computer failed at seat %s: %s", level, view.viewer, type(error).__name__)
    else:
        log.error("a %s computer gave no legal answer at seat %s", level, view.viewer)
    return view.legal[0]
