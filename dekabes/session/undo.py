"""Where undo, redo and restart lead in a history."""

from __future__ import annotations

from collections.abc import Collection

from dekabes.engine import Action, Deal, History, Keep, Open, Pass, Play, Redeal, Seat, StartRound


def undo_target(history: History, humans: Collection[Seat], by_itself: bool) -> int | None:
    """The cursor before the last human decision of this round; None if there is none."""
    first = _after_looks(history)
    decisions = range(history.cursor - 1, first - 1, -1)
    return next((n for n in decisions if is_decision(history, n, humans, by_itself)), None)


def redo_target(history: History, humans: Collection[Seat], by_itself: bool) -> int | None:
    """The cursor after the next decision and the replies to it; None if nothing was undone."""
    if not history.future:
        return None
    later = range(history.cursor + 1, len(history.actions))
    return next(
        (n for n in later if is_decision(history, n, humans, by_itself)), len(history.actions)
    )


def restart_target(history: History) -> int | None:
    """The cursor at which this round's last deal was ready to play; None while none is dealt."""
    first = _after_looks(history)
    return first if first and first <= history.cursor else None


def is_decision(history: History, place: int, humans: Collection[Seat], by_itself: bool) -> bool:
    """Whether the action at this place was a person's decision that undo may take back.

    Where the table passes by itself, a pass is no decision: it would be back at once.
    """
    kinds = Open | Play if by_itself else Open | Play | Pass
    return isinstance(history.actions[place], kinds) and history.states[place].seat in humans


def _after_looks(history: History) -> int:
    """The place after the last deal before the cursor and what was answered to it."""
    for place in range(history.cursor - 1, -1, -1):
        if _closes_looks(history.actions[place]):
            return place + 1
    return 0


def _closes_looks(action: Action) -> bool:
    return isinstance(action, StartRound | Deal | Redeal | Keep)
