"""A hint in two stages, whatever it is for: asked for, told, told with its move, forgotten."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from dekabes.engine import View
from dekabes.session import Hints, may_be_hinted
from dekabes.ui.desk import Desk

Told = TypeVar("Told")


class StagedHint(ABC, Generic[Told]):
    """The hint of the one who looks: none, thought about, told, or told with what to do."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._hint: Told | None = None
        self._shows_move = False

    @property
    def is_thinking(self) -> bool:
        """Whether it has been asked for and is not there yet."""
        hints = self._desk.table.hints
        return hints is not None and hints.is_asked

    @property
    def is_on(self) -> bool:
        """Whether it is thought about or told."""
        return self._hint is not None or self.is_thinking

    def may_ask(self, view: View) -> bool:
        """Whether there can be a hint on what is seen."""
        return self._desk.table.hints is not None and may_be_hinted(view)

    def ask(self, view: View) -> None:
        """Let it be thought about."""
        hints = self._desk.table.hints
        if hints:
            hints.ask(view)

    def forget(self) -> None:
        """Nothing is told or thought about any more."""
        hints = self._desk.table.hints
        if hints:
            hints.drop()
        self._hint, self._shows_move = None, False

    def step(self) -> bool:
        """Hear the answer; whether there was one."""
        hints = self._desk.table.hints
        if hints is None or not hints.is_ready:
            return False
        self._hint = self._take(hints)
        if self._hint is None:
            self._desk.say(self._desk.words("hint.none"))
        return True

    @abstractmethod
    def _take(self, hints: Hints) -> Told | None:
        """The answer that is ready, if it is one."""
