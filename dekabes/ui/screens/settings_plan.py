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
TWO, WIDE_TWO = 350, 640  # two things to choose from, in half a line and in one
FOUR = 900  # four things to choose from in one line
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
    if frame.scale.upright:
        return _upright(frame)
    return _tight(frame) if frame.scale.u < SMALL_UNIT else _lying(frame)


@dataclass(frozen=True, slots=True)
class _Lines:
    """Lines one under the other; a row goes across one, or two share it."""

    width: float
    left_width: float
    high: float
    gap: float
    slot: float

    @staticmethod
    def of(frame: Frame, felt: Place, count: int, gap: float, left_width: float) -> _Lines:
        """So many lines over the felt."""
        high = (felt[1] - UNDER_ROWS - TOP - (count - 1) * gap) / count
        slot = _slot(frame, SLOT + frame.spare / 6)
        return _Lines(frame.width - 2 * MARGIN, left_width, high, gap, slot)

    def across(self, line: int, wide: float) -> Row:
        """A row with controls of this width, across a line."""
        return self._row(line, wide, MARGIN, self.width)

    def left(self, line: int, wide: float) -> Row:
        """The left one of two rows in a line."""
        return self._row(line, wide, MARGIN, self.left_width)

    def right(self, line: int, wide: float) -> Row:
        """The right one of two rows in a line."""
        before = self.left_width + BESIDE
        return self._row(line, wide, MARGIN + before, self.width - before)

    def _row(self, line: int, wide: float, x: float, width: float) -> Row:
        return _flush((x, TOP + line * (self.high + self.gap), width, self.high), wide, self.slot)


def _lying(frame: Frame) -> Plan:
    """Two columns; the speed, which has the most to choose from, goes across, next to the felt.

    At the left is how it looks, at the right how it sounds and what the table does by itself.
    """
    felt = _lying_felt(frame)
    lines = _Lines.of(frame, felt, 5, WIDE_GAP, (frame.width - 2 * MARGIN - BESIDE) / 2)
    sound = lines.right(0, _slider(LINE))
    return Plan(
        language=lines.left(0, TWO),
        tiles=lines.left(1, TWO),
        pips=lines.left(2, SWITCH),
        contrast=lines.left(3, SWITCH),
        sound=sound,
        uncover=lines.right(1, max(UNCOVER, LEAST_UNCOVER / frame.scale.u)),
        passing=lines.right(2, SWITCH),
        cover=lines.right(3, SWITCH),
        speed=lines.across(4, FOUR),
        line=_line(sound, LINE),
        felt=felt,
    )


def _tight(frame: Frame) -> Plan:
    """The same where letters are large for the window: more goes across."""
    felt = _lying_felt(frame)
    lines = _Lines.of(frame, felt, 6, GAP, TIGHT_LEFT)
    sound = lines.right(2, _slider(LONG_LINE))
    return Plan(
        language=lines.across(0, WIDE_TWO),
        speed=lines.across(1, FOUR),
        tiles=lines.left(2, TWO),
        pips=lines.left(3, SWITCH),
        contrast=lines.left(4, SWITCH),
        sound=sound,
        passing=lines.right(3, SWITCH),
        cover=lines.right(4, SWITCH),
        uncover=lines.across(5, WIDE_TWO),
        line=_line(sound, LONG_LINE),
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


def _lying_felt(frame: Frame) -> Place:
    return _felt(frame, 112 + frame.spare / 5, foot=46)


def _felt(frame: Frame, high: float, foot: float) -> Place:
    return 42, frame.height - foot - high, frame.width - 84, high
