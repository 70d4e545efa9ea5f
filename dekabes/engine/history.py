"""A match as the list of its actions and a place in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dekabes.engine.actions import Action
from dekabes.engine.apply import apply
from dekabes.engine.state import State


@dataclass(frozen=True, slots=True)
class History:
    """Actions from a start, the states that they lead to, and the cursor: how many count now.

    `states` has one more entry than `actions`: `states[n]` stands after n actions.
    """

    actions: tuple[Action, ...]
    states: tuple[State, ...]
    cursor: int

    @staticmethod
    def of(start: State, actions: Iterable[Action] = ()) -> History:
        """The history of these actions, all of them counting; IllegalAction if one is illegal."""
        taken = tuple(actions)
        states = [start]
        for action in taken:
            states.append(apply(states[-1], action))
        return History(taken, tuple(states), len(taken))

    @property
    def start(self) -> State:
        """The state before the first action."""
        return self.states[0]

    @property
    def state(self) -> State:
        """The state at the cursor."""
        return self.states[self.cursor]

    @property
    def past(self) -> tuple[Action, ...]:
        """The actions before the cursor."""
        return self.actions[: self.cursor]

    @property
    def future(self) -> tuple[Action, ...]:
        """The actions beyond the cursor, which redo can bring back."""
        return self.actions[self.cursor :]

    def then(self, action: Action) -> History:
        """The history with a new action, which drops what lay beyond the cursor."""
        after = apply(self.state, action)
        return History(
            (*self.past, action), (*self.states[: self.cursor + 1], after), self.cursor + 1
        )

    def at(self, cursor: int) -> History:
        """The same history looked at from another place; ValueError outside it."""
        if not 0 <= cursor <= len(self.actions):
            raise ValueError(f"no place {cursor} in a history of {len(self.actions)} actions")
        return replace(self, cursor=cursor)
