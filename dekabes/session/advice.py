"""Asking for a hint without waiting for it: what an expert would do on the hand of one person."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from random import Random

from dekabes.engine import Phase, Play, View
from dekabes.players import Advised, Reason

log = logging.getLogger(__name__)

LEVEL = "expert"

Advise = Callable[[str, View, int], tuple[Advised, ...]]


@dataclass(frozen=True, slots=True)
class Hint:
    """The play that is proposed, and what speaks for it, the weightiest first."""

    action: Play
    reasons: tuple[Reason, ...]


class Hints:
    """The hints of a match: one question at a time, about what the one who looks sees."""

    def __init__(self, executor: Executor, advise: Advise, seed: str) -> None:
        self._executor = executor
        self._advise = advise
        self._seed = seed
        self._view: View | None = None
        self._answer: Future[tuple[Advised, ...]] | None = None
        self.helped: frozenset[int] = frozenset()  # the rounds in which a hint was given

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._view is not None

    @property
    def is_ready(self) -> bool:
        """Whether the open question has been answered, or never will be."""
        return self.is_asked and (self._answer is None or self._answer.done())

    def ask(self, view: View) -> None:
        """Put the question of whoever is to play; an open one is dropped, ValueError for others."""
        if not may_be_hinted(view):
            raise ValueError("a hint is for the one who is to play a tile")
        self.drop()
        self._view = view
        try:
            self._answer = self._executor.submit(self._advise, LEVEL, view, self._seed_at(view))
        except RuntimeError as error:  # the executor is broken or closed
            log.error("no hint could be asked for: %s", type(error).__name__)

    def _seed_at(self, view: View) -> int:
        """A seed for this place in the match, so that asking again gives the same hint."""
        place = f"{self._seed}/hint {view.round}.{len(view.redeals)}.{len(view.moves)}"
        return Random(place).getrandbits(63)

    def drop(self) -> None:
        """Forget the open question; its answer will not be heard."""
        if self._answer:
            self._answer.cancel()
        self._view = self._answer = None

    def take(self) -> Hint | None:
        """What was answered to the question that is ready; None where that is no hint."""
        view, answer = self._view, self._answer
        self._view = self._answer = None
        hint = _heard(view, answer) if view and answer else None
        if view and hint:
            self.helped |= {view.round}
        return hint


def may_be_hinted(view: View) -> bool:
    """Whether the one who looks has a tile to play, so that there is something to be said."""
    plays = any(isinstance(action, Play) for action in view.legal)
    return view.phase is Phase.PLAY and plays


def _heard(view: View, answer: Future[tuple[Advised, ...]]) -> Hint | None:
    """The best that was answered; what went wrong is logged without a word of the hand."""
    try:
        best = answer.result()[0]
        action, reasons = best.action, best.reasons
    except Exception as error:  # whatever it is, the match goes on
        log.error("a hint failed at seat %s: %s", view.viewer, type(error).__name__)
        return None
    if not isinstance(action, Play) or action not in view.legal:
        log.error("a hint was not legal at seat %s", view.viewer)
        return None
    return Hint(action, reasons)
