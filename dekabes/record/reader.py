"""Reads a record, or says which of its lines breaks which rule."""

from __future__ import annotations

from dekabes.engine import (
    Action,
    IllegalAction,
    State,
    apply,
    match_from,
    new_match,
)
from dekabes.record.match import Record
from dekabes.record.tags import is_tag, parse_tag
from dekabes.record.text import (
    ACTION_WORDS,
    format_result,
    parse_action,
    parse_move,
    parse_points,
    parse_seat,
)
from dekabes.record.words import (
    Fault,
    Refusal,
    check_characters,
    lines_of,
    shown,
    text_of,
    words_of,
)

_FORMAT = "dekabes-record"
_VERSION = "1"
_LINE_WORDS = (*ACTION_WORDS, "From", "Result")
_BASES = {"1": 1, "2": 2}


def read_record(data: bytes, file: str) -> Record:
    """The record in these bytes; a Refusal that names its first fault if it breaks a rule.

    That the whole is neither empty nor too large and is UTF-8 is seen to first; then the lines
    are read one after the other, and the first that is wrong is told.
    """
    reader = _Reader()
    for number, line in enumerate(lines_of(text_of(data, file)), start=1):
        try:
            check_characters(line)
            if number == 1:
                _check_first_line(line)
            else:
                reader.take(line)
        except (Fault, IllegalAction) as fault:
            raise Refusal(file, number, str(fault)) from None
    return reader.record()


def _check_first_line(line: str) -> None:
    words = words_of(line)
    if not words or words[0] != _FORMAT:
        raise Fault(f"the first line of a record is {_FORMAT} {_VERSION}")
    if words[1:] != [_VERSION]:
        version = shown(" ".join(words[1:])) or "none"
        raise Fault(f"this program reads version {_VERSION} of {_FORMAT}, not version {version}")


class _Reader:
    """What has been read so far."""

    def __init__(self) -> None:
        self._tags: dict[str, str] = {}
        self._start = new_match()
        self._state = self._start
        self._actions: list[Action] = []
        self._from_read = False
        self._result_read = False

    def record(self) -> Record:
        """The record as far as it has been read."""
        return Record(tuple(self._tags.items()), self._start, tuple(self._actions), self._state)

    def take(self, line: str) -> None:
        """Read one line; a Fault or an IllegalAction if it may not stand there."""
        if is_tag(line):
            self._take_tag(line)
            return
        words = words_of(line)
        if not words:
            return
        if words[0] == "From":
            self._take_from(words[1:])
        elif words[0] == "Result":
            self._take_result(" ".join(words))
        elif words[0] in ACTION_WORDS:
            self._apply(parse_action(line))
        else:
            for word in words:
                self._take_move(word)

    def _take_tag(self, line: str) -> None:
        if self._from_read or self._actions:
            raise Fault("a tag must stand before From and before the first round")
        name, value = parse_tag(line)
        if name in self._tags:
            raise Fault(f"the tag {shown(name)} is there already")
        self._tags[name] = value

    def _take_from(self, words: list[str]) -> None:
        if self._from_read:
            raise Fault("From is there already")
        if self._actions:
            raise Fault("From must stand before the first round")
        self._start = _start_of(words)
        self._state = self._start
        self._from_read = True

    def _take_result(self, text: str) -> None:
        state = self._state
        if not state.phase.is_over:
            raise Fault(
                f"round {state.round} is not over yet and has no result"
                if state.round
                else "no round has been played yet, so there is no result"
            )
        if self._result_read:
            raise Fault(f"the result of round {state.round} is there already")
        if text != (right := format_result(state.rounds[-1])):
            raise Fault(f"round {state.round} ended as {right}, not {shown(text)}")
        self._result_read = True

    def _take_move(self, word: str) -> None:
        if word in _LINE_WORDS or word.startswith("["):
            raise Fault(f"{shown(word)} must begin a line of its own")
        if ":" not in word:
            raise Fault(f"{shown(word)} is no word of a record")
        try:
            self._apply(parse_move(word))
        except (Fault, IllegalAction) as fault:
            number = len(self._state.moves) + 1
            raise Fault(f"move {number}, {shown(word)}: {fault}") from None

    def _apply(self, action: Action) -> None:
        self._state = apply(self._state, action)
        self._actions.append(action)
        self._result_read = False


def _start_of(words: list[str]) -> State:
    if len(words) != 3:
        raise Fault("From needs both teams' points, the base and the chooser, as in From 2-0 1 3")
    points, base, chooser = words
    if base not in _BASES:
        raise Fault(f"a round is worth 1 or 2, not {shown(base)}")
    start = parse_points(points), _BASES[base], parse_seat(chooser)
    try:
        return match_from(*start)
    except ValueError as fault:
        raise Fault(f"From {points}: {fault}") from None
