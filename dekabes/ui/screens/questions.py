"""The questions that more than one screen asks."""

from __future__ import annotations

from collections.abc import Callable

from dekabes.engine import Seat
from dekabes.session import DEFAULT_LEVEL, MatchOver, RoundOver, Session
from dekabes.ui.desk import Desk, Question


def is_unfinished(session: Session | None) -> bool:
    """Whether there is a match that can be gone on with."""
    return session is not None and not isinstance(session.awaits, MatchOver)


def new_game_question(desk: Desk, when_yes: Callable[[], None]) -> Question:
    """Whether to give up the match under way for a new one."""
    return _question(desk, "new_game", "plus", when_yes)


def quit_question(desk: Desk, when_yes: Callable[[], None]) -> Question:
    """Whether to leave the program in the middle of a match."""
    return _question(desk, "quit", "quit", when_yes)


def restart_question(desk: Desk, when_yes: Callable[[], None]) -> Question:
    """Whether to play the round's hands again from the start."""
    over = isinstance(desk.table.awaits, RoundOver | MatchOver)
    return _noted(desk, "restart_over" if over else "restart", "restart", when_yes)


def undo_question(desk: Desk, when_yes: Callable[[], None]) -> Question:
    """Whether to open a round again that is over."""
    return _noted(desk, "undo", "undo", when_yes)


def take_back_question(desk: Desk, when_yes: Callable[[], None]) -> Question:
    """Whether to take back the last play or the choice of who opens, with several people."""
    seat = desk.table.undo_seat
    name = desk.name_of(seat) if seat else ""
    kind = "take_back" if desk.view.moves else "take_back_choice"
    note = desk.words(f"confirm.{kind}.note")
    return _question(desk, kind, "undo", when_yes, note, name=name)


def leave_seat_question(desk: Desk, seat: Seat, when_yes: Callable[[], None]) -> Question:
    """Whether a computer is to play on for a person."""
    level = desk.words(f"level.{DEFAULT_LEVEL}")
    return _about_seat(desk, "leave_seat", "computer", seat, when_yes, level=level)


def come_back_question(desk: Desk, seat: Seat, when_yes: Callable[[], None]) -> Question:
    """Whether a person plays again for whom a computer has played."""
    return _about_seat(desk, "come_back", "person", seat, when_yes)


def _about_seat(
    desk: Desk, kind: str, icon: str, seat: Seat, when_yes: Callable[[], None], **values: object
) -> Question:
    """A question about who plays a seat, with what is lost where something was taken back."""
    note = desk.words("confirm.seat.note") if desk.table.can_redo else ""
    return _question(desk, kind, icon, when_yes, note, name=desk.name_of(seat), **values)


def _noted(desk: Desk, kind: str, icon: str, when_yes: Callable[[], None]) -> Question:
    """A question about the round, with what it would be worth again and a note."""
    (a, b), base = desk.table.round_began_with
    note = desk.words(f"confirm.{kind}.note")
    return _question(desk, kind, icon, when_yes, note, a=a, b=b, base=base)


def _question(
    desk: Desk, kind: str, icon: str, when_yes: Callable[[], None], note: str = "", **values: object
) -> Question:
    words = desk.words
    return Question(
        icon=icon,
        title=words(f"confirm.{kind}.title", **values),
        body=words(f"confirm.{kind}.text", **values),
        note=note,
        no=words(f"confirm.{kind}.no"),
        yes=words(f"confirm.{kind}.yes"),
        when_yes=when_yes,
    )
