"""Asking for a hint without waiting for it: what an expert would do on the hand of one person."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from dekabes.engine import Action, Open, Phase, Play, View
from dekabes.players import Advised, Reason
from dekabes.session.questions import Failure, Question, Questions
from dekabes.session.thinking import legal_one

log = logging.getLogger(__name__)

LEVEL = "expert"

Advise = Callable[[str, View, int], tuple[Advised, ...]]


@dataclass(frozen=True, slots=True)
class Hint:
    """The play that is proposed, and what speaks for it, the weightiest first."""

    action: Play
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class OpenerHint:
    """The choice of the opener that is proposed, and what speaks for it."""

    action: Open
    reasons: tuple[Reason, ...]


class Hints:
    """The hints of a match: one question at a time, about what the one who looks sees."""

    def __init__(self, questions: Questions, advise: Advise, seed: str) -> None:
        self._questions = questions
        self._advise = advise
        self._seed = seed
        self._asked: tuple[View, Question[tuple[Advised, ...]]] | None = None
        self._helped: frozenset[int] = frozenset()  # the rounds in which a hint was given

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    @property
    def is_ready(self) -> bool:
        """Whether the open question has been answered, or never will be."""
        return self._asked is not None and self._asked[1].is_answered

    def ask(self, view: View) -> None:
        """Put the question of whoever is to decide, else ValueError; an open one is dropped."""
        if not may_be_hinted(view):
            raise ValueError("a hint is for the one who is to decide")
        self.drop()
        self._asked = view, self._questions.ask(self._advise, LEVEL, view, self._seed_at(view))

    def _seed_at(self, view: View) -> int:
        """A seed for this place in the match, so that asking again gives the same hint."""
        place = f"{self._seed}/hint {view.round}.{len(view.redeals)}.{len(view.moves)}"
        return Random(place).getrandbits(63)

    def wait(self, seconds: float) -> None:
        """Let time pass while the open question is thought about."""
        if self._asked:
            self._questions.wait(seconds)

    def drop(self) -> None:
        """Forget the open question; its answer will not be heard."""
        if self._asked:
            self._questions.drop(self._asked[1])
        self._asked = None

    def helped_rounds(self, view: View) -> frozenset[int]:
        """The rounds in which a hint was given; of one under way nobody is told.

        A hint that was seen stays seen, whatever is taken back after it.
        """
        return self._helped if view.phase.is_over else self._helped - {view.round}

    def take(self) -> Hint | None:
        """What was answered to the question that is ready; None where that is no hint."""
        match self._taken():
            case Play() as play, reasons:
                return Hint(play, reasons)
        return None

    def take_opener(self) -> OpenerHint | None:
        """The same for who chooses the opener."""
        match self._taken():
            case Open() as choice, reasons:
                return OpenerHint(choice, reasons)
        return None

    def _taken(self) -> tuple[Action, tuple[Reason, ...]] | None:
        """What was answered, which is told now."""
        asked, self._asked = self._asked, None
        told = _heard(*asked) if asked and asked[1].is_answered else None
        if asked and told:
            self._helped |= {asked[0].round}
        return told


def may_be_hinted(view: View) -> bool:
    """Whether the one who looks has a tile to play or an opener to choose."""
    kind = {Phase.PLAY: Play, Phase.CHOOSE: Open}.get(view.phase)
    return kind is not None and any(isinstance(action, kind) for action in view.legal)


def _heard(
    view: View, question: Question[tuple[Advised, ...]]
) -> tuple[Action, tuple[Reason, ...]] | None:
    """The best that was answered; what went wrong is logged without a word of the hand."""
    told = question.result
    if isinstance(told, Failure):
        log.error("a hint failed at seat %s: %s", view.viewer, told.why)
        return None
    best = told[0] if told else None
    action = legal_one(view, best.action) if best else None
    if best is None or not best.reasons or not isinstance(action, Play | Open):
        log.error("a hint was not legal at seat %s", view.viewer)
        return None
    return action, best.reasons
