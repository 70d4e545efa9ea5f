"""The words of a hint's card: how they break into lines, and where each line stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dekabes.ui import text
from dekabes.ui.table.model import Sentence
from dekabes.ui.table.notices import STOPS, sentence_width
from dekabes.ui.theme import Scale

# The voices of title and reason, and how much of the reason's line half a tile is.
VOICES = (
    (text.SECTION, text.BODY, 1.3),
    (text.SECTION.at(24), text.BODY.at(20), 1.1),
    (text.SECTION.at(24), replace(text.BODY.at(20), line=1.12), 1.1),  # closer together
)
BELOW_TITLE = 5  # units between title and reason


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a card from its left end's middle on."""

    spot: tuple[int, int]
    words: Sentence
    role: text.Role
    half: int = 0


def hint_lines(
    scale: Scale, title: str, sentence: Sentence, room: tuple[int, int]
) -> tuple[Line, ...]:
    """A title, if there is one, and a reason in as few and as large lines as a room allows.

    Where there is no room even for the small ones, they are wider or higher than it.
    """
    lines: list[Line] = []
    for voice, role, part in VOICES:
        half = round(text.line_height(scale, role) * part)
        lines = [Line((0, 0), (title,), voice)] if title else []
        broken = broken_sentence(scale, sentence, half, role, room[0])
        lines += [Line((0, 0), words, role, half) for words in broken]
        if have_room(scale, lines, room):
            break
    return tuple(lines)


def have_room(scale: Scale, lines: Sequence[Line], room: tuple[int, int]) -> bool:
    """Whether lines fit into a width and a height."""
    width, height = room
    return whole_height(scale, lines) <= height and all(
        line_width(scale, line) <= width for line in lines
    )


def broken_sentence(
    scale: Scale, sentence: Sentence, half: int, role: text.Role, width: int
) -> tuple[Sentence, ...]:
    """A sentence in as few lines as a width allows, all about equally long.

    Only what is wider than that stands out of it: a word, with a number beside it.
    """
    units = _units(sentence)
    lines = _filled(scale, units, half, role, width)
    narrow = max(sentence_width(scale, line, half, role) for line in lines) // len(lines)
    for narrower in range(narrow, width, max(1, (width - narrow) // 12)):
        tried = _filled(scale, units, half, role, narrower)
        if len(tried) == len(lines):
            return tried
    return lines


def _units(sentence: Sentence) -> tuple[Sentence, ...]:
    """What stays on one line: a word, and a number with the word before it, or else after it."""
    units: list[Sentence] = []
    for part in sentence:
        for piece in [part] if isinstance(part, int) else part.split():
            stays = isinstance(piece, int) or piece.startswith(STOPS)
            if units and (stays or (units == [sentence[:1]] and isinstance(units[0][0], int))):
                units[-1] = _joined(units[-1], piece)
            else:
                units.append((piece,))
    return tuple(units)


def _filled(
    scale: Scale, units: Sequence[Sentence], half: int, role: text.Role, width: int
) -> tuple[Sentence, ...]:
    """Lines of a width, each with as many units as it holds."""
    lines: list[Sentence] = []
    for unit in units:
        longer = unit
        if lines:
            longer = lines[-1]
            for piece in unit:
                longer = _joined(longer, piece)
        if lines and sentence_width(scale, longer, half, role) <= width:
            lines[-1] = longer
        else:
            lines.append(unit)
    return tuple(lines)


def _joined(line: Sentence, piece: str | int) -> Sentence:
    if isinstance(line[-1], str) and isinstance(piece, str):
        return (*line[:-1], f"{line[-1]} {piece}")
    return (*line, piece)


def placed_lines(scale: Scale, lines: Sequence[Line], x: int, middle: int) -> tuple[Line, ...]:
    """The lines one under another about a middle."""
    y, below = middle - whole_height(scale, lines) // 2, _below_title(scale, lines)
    placed = []
    for line in lines:
        height = line_height(scale, line)
        placed.append(replace(line, spot=(x, y + height // 2)))
        y, below = y + height + below, 0
    return tuple(placed)


def line_width(scale: Scale, line: Line) -> int:
    """How wide a line is."""
    return sentence_width(scale, line.words, line.half, line.role)


def line_height(scale: Scale, line: Line) -> int:
    """How high a line is: halves of tiles are higher than letters."""
    halves = any(isinstance(part, int) for part in line.words)
    return max(text.line_height(scale, line.role), line.half if halves else 0)


def whole_height(scale: Scale, lines: Sequence[Line]) -> int:
    """How high lines are together."""
    return sum(line_height(scale, line) for line in lines) + _below_title(scale, lines)


def _below_title(scale: Scale, lines: Sequence[Line]) -> int:
    """What is free between the title, if there is one, and the reason."""
    return scale.px(BELOW_TITLE) if lines[0].half == 0 and len(lines) > 1 else 0
