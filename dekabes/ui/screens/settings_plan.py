"""Where everything lies on the page of the settings, in units."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.ui.art.parts import KNOB
from dekabes.ui.screens.frame import MARGIN, TOP, Frame
from dekabes.ui.touchable import finger

Place = tuple[float, float, float, float]

INSET, EDGE = 24, 4
SLOT, UPRIGHT_SLOT = 56, 60  # the height of what is touched, in its track inside a row
SWITCH, BEFORE_SWITCH = 92, 30  # its width, and the air between it and the knob
SWITCH_REACH = 72  # the height in which a switch is touched
REACH = 36  # how far beyond its end the slider can be touched
LINE, UPRIGHT_LINE = 270, 340  # the slider's length
TWO = 350  # two things to choose from in half a line
GAP, BESIDE = 9, 20  # between rows, and between two of them in one line
LEFT = 560  # the width of the left one of two
UNDER_ROWS = 26  # between the last row and the felt
HIGH = 156  # the height of a row whose controls stand under its word
UPRIGHT_LABEL, UPRIGHT_FOOT = 41, 14  # the middle of a word over its controls, the air under them


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to set: its panel, the middle of its word, and where its controls may lie."""

    panel: Place
    middle: float
    controls: Place

    @property
    def right(self) -> float:
        """Its inner edge, where controls end."""
        return self.panel[0] + self.panel[2] - INSET

    @property
    def switch(self) -> Place:
        """Where its switch lies."""
        return self.right - SWITCH, self.middle - SWITCH_REACH / 2, SWITCH, SWITCH_REACH


@dataclass(frozen=True, slots=True)
class Plan:
    """The rows by what they set, the slider's line, and the felt on which changes show."""

    language: Row
    speed: Row
    tiles: Row
    pips: Row
    contrast: Row
    sound: Row
    passing: Row
    cover: Row
    uncover: Row
    line: Place
    felt: Place


def plan_of(frame: Frame) -> Plan:
    """The plan for a window."""
    return _upright(frame) if frame.scale.upright else _lying(frame)


def _lying(frame: Frame) -> Plan:
    """What has many words to choose from goes across; the rest stands in two columns.

    At the left is how it looks, at the right how it sounds and what the table does by itself.
    """
    felt = _felt(frame, 112 + frame.spare / 5, foot=46)
    high = (felt[1] - UNDER_ROWS - TOP - 5 * GAP) / 6
    slot = _slot(frame, SLOT + frame.spare / 6)
    whole = frame.width - 2 * MARGIN

    def row(line: int, wide: float, x: float = MARGIN, width: float = whole) -> Row:
        return _flush((x, TOP + line * (high + GAP), width, high), wide, slot)

    def left(line: int, wide: float) -> Row:
        return row(line, wide, width=LEFT)

    def right(line: int, wide: float) -> Row:
        return row(line, wide, MARGIN + LEFT + BESIDE, whole - LEFT - BESIDE)

    sound = right(2, _slider(LINE))
    return Plan(
        language=row(0, 640),
        speed=row(1, 900),
        tiles=left(2, TWO),
        pips=left(3, SWITCH),
        contrast=left(4, SWITCH),
        sound=sound,
        passing=right(3, SWITCH),
        cover=right(4, SWITCH),
        uncover=row(5, 640),
        line=_line(sound, LINE),
        felt=felt,
    )


def _upright(frame: Frame) -> Plan:
    """One column; the speed, which has the most to choose from, stands under its word."""
    felt = _felt(frame, 186, foot=50)
    room = felt[1] - UNDER_ROWS - TOP - 8 * GAP
    width, high = frame.width - 2 * MARGIN, (room - HIGH) / 8
    slot = _slot(frame, UPRIGHT_SLOT)

    def row(place: int, wide: float) -> Row:
        y = TOP + place * (high + GAP) + (HIGH - high) * (place > 1)
        return _flush((MARGIN, y, width, high), wide, slot)

    sound = row(5, _slider(UPRIGHT_LINE))
    return Plan(
        language=row(0, 480 + frame.spare / 2),
        speed=_under((MARGIN, TOP + high + GAP, width, HIGH), slot),
        tiles=row(2, 430),
        pips=row(3, SWITCH),
        contrast=row(4, SWITCH),
        sound=sound,
        passing=row(6, SWITCH),
        cover=row(7, SWITCH),
        uncover=row(8, 430),
        line=_line(sound, UPRIGHT_LINE),
        felt=felt,
    )


def _slider(line: float) -> float:
    """What the sound's slider and its switch take."""
    return line + KNOB + BEFORE_SWITCH + SWITCH


def _line(row: Row, line: float) -> Place:
    x, y, _, slot = row.controls
    return x + KNOB / 2, y, line, slot


def _slot(frame: Frame, high: float) -> float:
    """The height of what is touched, never less than a finger needs."""
    return finger(frame.scale, high) / frame.scale.u


def _under(panel: Place, slot: float) -> Row:
    """A row whose controls stand under its word, as wide as it is."""
    x, y, width, high = panel
    top = y + high - slot - UPRIGHT_FOOT
    return Row(panel, y + UPRIGHT_LABEL, (x + INSET, top, width - 2 * INSET, slot))


def _flush(panel: Place, wide: float, slot: float) -> Row:
    """A row whose controls stand at its end."""
    x, y, width, high = panel
    middle = y + high / 2
    return Row(panel, middle, (x + width - INSET - wide, middle - slot / 2, wide, slot))


def _felt(frame: Frame, high: float, foot: float) -> Place:
    return 42, frame.height - foot - high, frame.width - 84, high
