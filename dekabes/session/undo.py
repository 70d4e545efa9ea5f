"""Where undo, redo and restart lead in a history."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Action, Deal, History, Keep, Open, Pass, Play, Redeal, Seat, StartRound


@dataclass(frozen=True, slots=True)
class Decisions:
    """Which actions were decisions of people, so that undo may take them back.

    Where the table passes by itself, a pass is none: it would be back at once. What computers did
    for people who had left, at the places `others` of the history, is none either.
    """

    humans: tuple[Seat, ...]
    passes: bool = True
    others: frozenset[int] = frozenset()

    def includes(self, history: History, place: int) -> bool:
        """Whether the action at this place was one."""
        kinds = Open | Play | Pass if self.passes else Open | Play
        action, seat = history.actions[place], history.states[place].seat
        return isinstance(action, kinds) and seat in self.humans and place not in self.others


def undo_target(history: History, decisions: Decisions) -> int | None:
    """The cursor before the last human decision of this round; None if there is none."""
    first = _after_looks(history)
    earlier = range(history.cursor - 1, first - 1, -1)
    return next((n for n in earlier if decisions.includes(history, n)), None)


def redo_target(history: History, decisions: Decisions) -> int | None:
    """The cursor after the next decision and the replies to it; None if nothing was undone."""
    if not history.future:
        return None
    later = range(history.cursor + 1, len(history.actions))
    return next((n for n in later if decisions.includes(history, n)), len(history.actions))


def restart_target(history: History) -> int | None:
    """The cursor at which this round's last deal was ready to play; None while none is dealt."""
    first = _after_looks(history)
    return first if first and first <= history.cursor else None


def _after_looks(history: History) -> int:
    """The place after the last deal before the cursor and what was answered to it."""
    for place in range(history.cursor - 1, -1, -1):
        if _closes_looks(history.actions[place]):
            return place + 1
    return 0


def _closes_looks(action: Action) -> bool:
    return isinstance(action, StartRound | Deal | Redeal | Keep)
