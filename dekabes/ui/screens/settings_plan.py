"""Where everything lies on the page of the settings, in units."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.ui.art.parts import KNOB
from dekabes.ui.screens.frame import MARGIN, TOP, Frame

Place = tuple[float, float, float, float]

INSET, EDGE = 24, 4
SLOT, UPRIGHT_SLOT = 64, 72  # the height of what is touched
SWITCH, BEFORE_SWITCH = 92, 30  # its width, and the air between it and the knob
REACH = 36  # how far beyond its end the slider can be touched
LINE = 390  # the slider's length where the window lies
GAP, BESIDE = 12, 20  # between rows, and between two of them in one line
LEFT = 560  # the width of the left one of two
UNDER_ROWS = 30  # between the last row and the felt
LOW = 90  # the height of a row whose controls stand beside its word, in an upright window
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
        return self.right - SWITCH, self.middle - UPRIGHT_SLOT / 2, SWITCH, UPRIGHT_SLOT


@dataclass(frozen=True, slots=True)
class Plan:
    """The rows as one reads them, the slider's line, and the felt on which the speed shows."""

    language: Row
    speed: Row
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
    """One under the other, and the two that are only switched beside each other."""
    felt = _felt(frame, 120 + frame.spare / 5, foot=48)
    high = (felt[1] - UNDER_ROWS - TOP - 4 * GAP) / 5
    slot = SLOT + frame.spare / 6
    whole = frame.width - 2 * MARGIN

    def row(line: int, wide: float, x: float = MARGIN, width: float = whole) -> Row:
        return _flush((x, TOP + line * (high + GAP), width, high), wide, slot)

    sound = row(2, LINE + KNOB + BEFORE_SWITCH + SWITCH)
    x, y, _, _ = sound.controls
    return Plan(
        language=row(0, 640),
        speed=row(1, 900),
        sound=sound,
        passing=row(3, SWITCH, width=LEFT),
        cover=row(3, SWITCH, MARGIN + LEFT + BESIDE, whole - LEFT - BESIDE),
        uncover=row(4, 640),
        line=(x + KNOB / 2, y, LINE, slot),
        felt=felt,
    )


def _upright(frame: Frame) -> Plan:
    """One column; what has much to choose from stands under its word."""
    felt = _felt(frame, 200, foot=72)
    room = felt[1] - UNDER_ROWS - TOP - 5 * GAP
    low, high = LOW, (room - 3 * LOW) / 3  # three rows of each
    tops = [TOP + n * (high + GAP) for n in range(4)] + [
        TOP + 3 * (high + GAP) + n * (low + GAP) for n in (1, 2)
    ]
    width = frame.width - 2 * MARGIN
    language, speed, sound = (_under((MARGIN, y, width, high)) for y in tops[:3])
    passing, cover, uncover = (
        _flush((MARGIN, y, width, low), wide, UPRIGHT_SLOT)
        for y, wide in zip(tops[3:], (SWITCH, SWITCH, 430), strict=True)
    )
    x, y, wide, slot = sound.controls
    line = (x + KNOB / 2, y, wide - KNOB, slot)
    return Plan(language, speed, sound, passing, cover, uncover, line, felt)


def _under(panel: Place) -> Row:
    """A row whose controls stand under its word, as wide as it is."""
    x, y, width, high = panel
    top = y + high - UPRIGHT_SLOT - UPRIGHT_FOOT
    return Row(panel, y + UPRIGHT_LABEL, (x + INSET, top, width - 2 * INSET, UPRIGHT_SLOT))


def _flush(panel: Place, wide: float, slot: float) -> Row:
    """A row whose controls stand at its end."""
    x, y, width, high = panel
    middle = y + high / 2
    return Row(panel, middle, (x + width - INSET - wide, middle - slot / 2, wide, slot))


def _felt(frame: Frame, high: float, foot: float) -> Place:
    return 42, frame.height - foot - high, frame.width - 84, high
