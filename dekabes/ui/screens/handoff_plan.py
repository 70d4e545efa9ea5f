"""The face of the cover: where all of it stands, whom the device goes to, and what to do there."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.ui import text
from dekabes.ui.art.cover import EDGE, draw_socket
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.lettering import lettering
from dekabes.ui.screens.frame import Frame
from dekabes.ui.theme import BRASS, BRASS_LIGHT, IVORY, Scale
from dekabes.ui.touchable import apart, finger

NAME = text.CRY.at(148)
LEAST_NAME = 44
TWO_LINES = 96  # at most so large is a name on two lines
PASS = text.BODY.at(31)
SAYS = text.SECOND.strong
BUTTON = 128
TAPS = -98, 98  # how far beside the middle the button stands for the first tap and the second
_ARROW = 24  # from the one place to the other
QUIET, MENU = 54, 60  # how high a quiet button is
_MARGIN = 70  # units that stay free beside a name


@dataclass(frozen=True, slots=True)
class _Rows:
    """How far from the middle of the cover each thing stands, in units, and how large the sign."""

    sign: float
    size: int
    passes: float
    name: float
    button: float
    says: float
    quiet: float


_LYING = _Rows(-258, 152, -143, -48, 148, 259, 325)
_UPRIGHT = _Rows(-356, 208, -202, -70, 200, 318, 408)
_STRETCH = 0.9  # the part of a squarer window's spare height that is put between the rows


@dataclass(frozen=True, slots=True)
class CoverPlan:
    """Where everything stands; the same for a turn and for a look."""

    scale: Scale

    @property
    def _frame(self) -> Frame:
        return Frame(self.scale)

    @property
    def _rows(self) -> _Rows:
        return _UPRIGHT if self.scale.upright else _LYING

    def _middle(self, away: float, beside: float = 0) -> tuple[int, int]:
        """The pixel so far from the cover's middle."""
        frame = self._frame
        spare = 0 if self.scale.upright else frame.spare * _STRETCH
        stretch = 1 + spare / frame.height
        return frame.at(frame.width / 2 + beside, frame.height / 2 + away * stretch)

    @property
    def room(self) -> int:
        """How wide the name may be."""
        return self.scale.px(self._frame.width - 2 * _MARGIN)

    @property
    def sign(self) -> Rect:
        """The medallion's square."""
        return _square(self._middle(self._rows.sign), self.scale.px(self._rows.size))

    @property
    def passes(self) -> tuple[int, int]:
        """The middle of the line over the name."""
        return self._middle(self._rows.passes)

    @property
    def name(self) -> tuple[int, int]:
        """The middle of the name's capitals."""
        return self._middle(self._rows.name)

    def button(self, beside: float = 0) -> Rect:
        """The round button, in the middle or beside it."""
        return _square(self._middle(self._rows.button, beside), finger(self.scale, BUTTON))

    @property
    def says(self) -> tuple[int, int]:
        """The middle of the words under the button."""
        return self._middle(self._rows.says)

    def quiet(self, *labels: str) -> tuple[Rect, ...]:
        """The quiet buttons at the foot, side by side and as wide as their words."""
        gap, high = apart(self.scale, 16), finger(self.scale, QUIET)
        wide = [
            text.text_width(self.scale, label, text.BODY) + self.scale.px(104) for label in labels
        ]
        row = Rect(0, 0, sum(wide) + gap * (len(wide) - 1), high)
        row.center = self._middle(self._rows.quiet)
        lefts = (row.x + sum(wide[:place]) + gap * place for place in range(len(wide)))
        return tuple(Rect(x, row.y, w, high) for x, w in zip(lefts, wide, strict=True))

    @property
    def menu(self) -> Rect:
        """The menu's button in the corner of the frame."""
        corner = self.scale.px(EDGE + 20)
        return Rect(corner, corner, finger(self.scale, MENU), finger(self.scale, MENU))


def _square(centre: tuple[int, int], size: int) -> Rect:
    rect = Rect(0, 0, size, size)
    rect.center = centre
    return rect


def draw_person(
    surface: pygame.Surface, plan: CoverPlan, seat: Seat, name: str, passes: str
) -> None:
    """Draw the sign, "Pass the device to", and the name as large as there is room for it."""
    scale, sign = plan.scale, plan.sign
    medallion(seat, sign.width, flat=scale.contrast).blit(surface, *sign.topleft)
    text.draw_text(surface, scale, passes, PASS, IVORY, plan.passes, "center", plan.room)
    lines = name_lines(scale, name, plan.room)
    voice = name_voice(scale, lines, plan.room)
    x, y = plan.name
    step = scale.font_px(voice.size)
    for place, line in enumerate(lines):
        letters = lettering(scale, text.fit(scale, line, voice, plan.room), voice)
        down = round((place - (len(lines) - 1) / 2) * step)
        surface.blit(letters, letters.get_rect(center=(x, y + down)))


def name_lines(scale: Scale, name: str, room: int) -> tuple[str, ...]:
    """A name on one line; a long one on two, where the window is upright and it has a space."""

    def width(line: str) -> int:
        return text.text_width(scale, line, NAME)

    if not scale.upright or width(name) <= room:
        return (name,)
    cuts = [(name[:at], name[at + 1 :]) for at, letter in enumerate(name) if letter == " "]
    return min(cuts, key=lambda lines: max(map(width, lines)), default=(name,))


def name_voice(scale: Scale, lines: tuple[str, ...], room: int) -> text.Role:
    """The loudest voice in which the name fits whole, or the softest there is."""
    loudest = NAME if len(lines) == 1 else NAME.at(TWO_LINES)
    width = max(text.text_width(scale, line, loudest) for line in lines)
    # Letters are whole pixels wide: a little less than the share is sure to fit.
    size = int(loudest.size * 0.985 * room / width) if width > room else loudest.size
    return NAME.at(max(size, LEAST_NAME))


def draw_sockets(surface: pygame.Surface, plan: CoverPlan, *, by_taps: bool, part: float) -> None:
    """Draw the ring round the button; for two taps one at either place, and the way between."""
    scale = plan.scale
    for beside in TAPS if by_taps else (0,):
        draw_socket(surface, scale, plan.button(beside).center, part)
    if by_taps:
        arrow = scale.px(_ARROW)
        draw_icon(surface, "next", plan.button().center, arrow, BRASS)


def draw_says(surface: pygame.Surface, plan: CoverPlan, says: str, notice: str | None) -> None:
    """Draw what to do with the button and, lit up under it, the message."""
    scale, (x, y) = plan.scale, plan.says
    room = scale.width - 2 * scale.px(EDGE + 8)
    lines = [text.balanced(scale, says, SAYS, IVORY, room, "center")]
    if notice:
        lines.append(text.balanced(scale, notice, text.BODY, BRASS_LIGHT, room, "center"))
    top = y - sum(line.get_height() for line in lines) // 2
    for line in lines:
        surface.blit(line, line.get_rect(midtop=(x, top)))
        top += line.get_height()
