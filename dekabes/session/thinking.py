"""Asking a computer for its move without waiting for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from dekabes.engine import Action, View
from dekabes.session.pace import Pace
from dekabes.session.questions import Failure, Question, Questions

log = logging.getLogger(__name__)

Choose = Callable[[str, View, int], Action]


@dataclass(slots=True)
class _Asked:
    """What a computer was asked; nobody thinks where there is no choice."""

    level: str
    view: View
    question: Question[Action] | None
    is_timed: bool = False

    @property
    def is_answered(self) -> bool:
        """Whether it is known what to do."""
        return self.question is None or self.question.is_answered


class Thinker:
    """One question to a computer at a time; it answers in its own time.

    Where it fails, takes too long or answers illegally, separate simple code decides; what went
    wrong is logged without a word of what the computer holds.
    """

    def __init__(self, questions: Questions, choose: Choose, *, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self._questions = questions
        self._choose = choose
        self._asked: _Asked | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    def ask(self, level: str, view: View, seed: int) -> None:
        """Put the question of this view to a computer of this level; an open one is dropped."""
        self.drop()
        is_forced = len(view.legal) == 1
        question = None if is_forced else self._questions.ask(self._choose, level, view, seed)
        self._asked = _Asked(level, view, question)

    def drop(self) -> None:
        """Forget the open question; its answer will not be heard."""
        if self._asked and self._asked.question:
            self._questions.drop(self._asked.question)
        self._asked = None

    def wait(self, seconds: float) -> None:
        """Let time pass while a computer thinks."""
        asked = self._asked
        if asked is None or asked.question is None or asked.is_timed:
            return
        self._questions.wait(seconds)
        asked.is_timed = asked.is_answered
        if asked.is_timed and asked.question.is_fair:
            self.pace.took(asked.level, asked.question.waited)

    def answer(self) -> Action | None:
        """The answer once it is there, always a legal one; None while the computer thinks."""
        asked = self._asked
        if asked is None or not asked.is_answered:
            return None
        self._asked = None
        return _legal_answer(asked)


def _legal_answer(asked: _Asked) -> Action:
    """What the computer answered; where it failed, the first legal action, so that play goes on."""
    level, view = asked.level, asked.view
    if asked.question is None:
        return view.legal[0]
    told = asked.question.result
    if isinstance(told, Failure):
        log.error("the computer at seat %s (%s) failed: %s", view.viewer, level, told.why)
    elif found := legal_one(view, told):
        return found
    else:
        log.error("the computer at seat %s (%s) gave no legal answer", view.viewer, level)
    return view.legal[0]


def legal_one(view: View, told: object) -> Action | None:
    """The legal action that was told; what a player answers may be anything, also no action."""
    try:
        return next((action for action in view.legal if action == told), None)
    except KeyboardInterrupt:  # a person's, who wants to leave
        raise
    except BaseException:  # it is as good as no answer
        return None
