"""Writes a record in its one canonical form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dekabes.engine import Action, Move, Pass, Play, StartRound, State
from dekabes.record.match import Record
from dekabes.record.tags import format_tag
from dekabes.record.text import format_action, format_move, format_points, format_result

MOVES_A_LINE = 8


def write_record(record: Record) -> str:
    """The text of a record, which reads back as the same; a Fault if a tag cannot be written."""
    lines = ["dekabes-record 1"]
    lines += [format_tag(name, value) for name, value in record.tags]
    lines += _from_line(record.start)
    ended = {round_.number: round_ for round_ in record.state.rounds}
    for actions in _rounds(record.actions):
        lines += _action_lines(actions)
        started = actions[0]
        if isinstance(started, StartRound) and started.number in ended:
            lines.append(format_result(ended[started.number]))
    return "\n".join(lines) + "\n"


def _from_line(start: State) -> list[str]:
    if start.chooser is None:
        return []
    return [f"From {format_points(start.points)} {start.base} {int(start.chooser)}"]


def _rounds(actions: Iterable[Action]) -> Iterator[list[Action]]:
    round_: list[Action] = []
    for action in actions:
        if isinstance(action, StartRound) and round_:
            yield round_
            round_ = []
        round_.append(action)
    if round_:
        yield round_


def _action_lines(actions: Iterable[Action]) -> list[str]:
    lines: list[str] = []
    moves: list[Move] = []
    for action in actions:
        if isinstance(action, Play | Pass):
            moves.append(action)
        else:
            lines.append(format_action(action))
    words = [format_move(move) for move in moves]
    lines += [
        " ".join(words[first : first + MOVES_A_LINE])
        for first in range(0, len(words), MOVES_A_LINE)
    ]
    return lines
