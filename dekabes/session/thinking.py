"""Asking a computer for its move without waiting for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future

from dekabes.engine import Action, View

log = logging.getLogger(__name__)

Choose = Callable[[str, View, int], Action]


class Thinker:
    """One question to a computer at a time; it answers in an executor's own time."""

    def __init__(self, executor: Executor, choose: Choose) -> None:
        self._executor = executor
        self._choose = choose
        self._view: View | None = None
        self._level = ""
        self._answer: Future[Action] | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._view is not None

    def ask(self, level: str, view: View, seed: int) -> None:
        """Put the question of this view to a computer of this level; an open one is dropped."""
        self.drop()
        self._view, self._level = view, level
        try:
            self._answer = self._executor.submit(self._choose, level, view, seed)
        except RuntimeError as error:  # the executor is broken or closed
            log.error("no computer could be asked: %s", type(error).__name__)

    def drop(self) -> None:
        """Forget the open question; its answer will not be heard."""
        if self._answer:
            self._answer.cancel()
        self._view = self._answer = None

    def answer(self) -> Action | None:
        """The answer once it is there, always a legal one; None while the computer thinks."""
        if self._view is None or (self._answer is not None and not self._answer.done()):
            return None
        view, answer = self._view, self._answer
        self._view = self._answer = None
        return _legal_answer(self._level, view, answer)


def _legal_answer(level: str, view: View, answer: Future[Action] | None) -> Action:
    """What the computer answered; where it failed, the first legal action, so that play goes on.

    What went wrong is logged without a word of what the computer holds.
    """
    if answer is None:
        return view.legal[0]
    try:
        action = answer.result()
    except Exception as error:  # whatever it is, the match goes on
        log.error("a %s computer failed at seat %s: %s", level, view.viewer, type(error).__name__)
        return view.legal[0]
    if action not in view.legal:
        log.error("a %s computer gave no legal answer at seat %s", level, view.viewer)
        return view.legal[0]
    return action
