"""Where everything lies on the page of the settings, in units."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.ui.art.parts import KNOB
from dekabes.ui.screens.frame import MARGIN, TOP, Frame
from dekabes.ui.theme import SMALL_UNIT
from dekabes.ui.touchable import finger

Place = tuple[float, float, float, float]

INSET, EDGE = 24, 4
SLOT, UPRIGHT_SLOT = 56, 60  # the height of what is touched, in its track inside a row
SWITCH, BEFORE_SWITCH = 92, 30  # its width, and the air between it and the knob
SWITCH_REACH = 72  # the height in which a switch is touched
REACH = 36  # how far beyond its end the slider can be touched
LINE, LONG_LINE, UPRIGHT_LINE = 240, 270, 340  # the slider's length
TWO = 350  # two things to choose from in half a line
UNCOVER, LEAST_UNCOVER = 318, 250  # the same beside the longest word: in units, in pixels
GAP, WIDE_GAP, BESIDE = 9, 12, 24  # between rows, and between two of them in one line
TIGHT_LEFT = 556  # the width of the left one of two where letters are large for the window
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
    """Two columns; the speed, which has the most to choose from, goes across, next to the felt.

    At the left is how it looks, at the right how it sounds and what the table does by itself.
    Where letters are large for the window, more goes across.
    """
    is_tight = frame.scale.u < SMALL_UNIT
    gap, lines = (GAP, 6) if is_tight else (WIDE_GAP, 5)
    felt = _felt(frame, 112 + frame.spare / 5, foot=46)
    high = (felt[1] - UNDER_ROWS - TOP - (lines - 1) * gap) / lines
    slot = _slot(frame, SLOT + frame.spare / 6)
    whole = frame.width - 2 * MARGIN
    half = TIGHT_LEFT if is_tight else (whole - BESIDE) / 2

    def across(line: int, wide: float, x: float = MARGIN, width: float = whole) -> Row:
        return _flush((x, TOP + line * (high + gap), width, high), wide, slot)

    def left(line: int, wide: float) -> Row:
        return across(line, wide, width=half)

    def right(line: int, wide: float) -> Row:
        return across(line, wide, MARGIN + half + BESIDE, whole - half - BESIDE)

    line = LONG_LINE if is_tight else LINE
    sound = right(2 if is_tight else 0, _slider(line))
    uncover = max(UNCOVER, LEAST_UNCOVER / frame.scale.u)
    return Plan(
        language=across(0, 640) if is_tight else left(0, TWO),
        speed=across(1 if is_tight else 4, 900),
        tiles=left(2 if is_tight else 1, TWO),
        pips=left(3 if is_tight else 2, SWITCH),
        contrast=left(4 if is_tight else 3, SWITCH),
        sound=sound,
        passing=right(3 if is_tight else 2, SWITCH),
        cover=right(4 if is_tight else 3, SWITCH),
        uncover=across(5, 640) if is_tight else right(1, uncover),
        line=_line(sound, line),
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
