"""A record as a value: its tags, where the match starts, and all that happened."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Action, History, State
from dekabes.record.tags import Tags


@dataclass(frozen=True, slots=True)
class Record:
    """A match, or a part of one, that can be written as text; `state` is where it leads."""

    tags: Tags
    start: State
    actions: tuple[Action, ...]
    state: State

    @staticmethod
    def of(tags: Tags, history: History) -> Record:
        """The record of a history up to its cursor."""
        return Record(tags, history.start, history.past, history.state)

    def history(self) -> History:
        """The history of the record's actions, with the state after each."""
        return History.of(self.start, self.actions)
