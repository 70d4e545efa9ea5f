"""A hint for who chooses the opener: first where to look and why, then the choice itself."""

from __future__ import annotations

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.session import Hints, OpenerHint
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.screens.stagedhint import StagedHint
from dekabes.ui.screens.tablehint import why
from dekabes.ui.table.model import Sentence
from dekabes.ui.table.notices import draw_sentence, sentence_width
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

BULB, BESIDE = 30, 12  # units: the sign, and what is free between it and the words
# The voices of the words, the loudest first, and how much of a line half a tile is.
VOICES = (text.BODY.at(24), text.BODY, text.SMALL)
HALF = 1.3


class ChooseHint(StagedHint[OpenerHint]):
    """The hint of the chooser: where to look, then whom to choose."""

    def _take(self, hints: Hints) -> OpenerHint | None:
        return hints.take_opener()

    @property
    def is_first(self) -> bool:
        """Whether it is told where to look, and not yet whom to choose."""
        return self._hint is not None and not self._shows_move

    def choice(self) -> Seat | None:
        """Go on to whom to choose; None where no hint is told."""
        if self._hint is None:
            return None
        self._shows_move = True
        return self._hint.action.seat

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What is told now: where to look and why, then what else speaks for the choice."""
        if self._hint is None:
            return ()
        words, names, reasons = self._desk.words, self._desk.names, self._hint.reasons
        if self.is_first:
            return (words("hint.hand"),), why(words, names, reasons[0])
        return (why(words, names, reasons[min(1, len(reasons) - 1)]),)


def draw_sentences(
    surface: pygame.Surface, scale: Scale, sentences: tuple[Sentence, ...], place: Rect
) -> None:
    """Draw a bulb and what is told in the middle of a place: in one line, or a line for each."""
    lines, role = _set(scale, sentences, place.width)
    half, high = _half(scale, role), text.line_height(scale, role)
    bulb, beside = scale.px(BULB), scale.px(BESIDE)
    width = max(sentence_width(scale, line, half, role) for line in lines)
    x = place.centerx - (bulb + beside + width) // 2
    icons.draw_icon(surface, "hint", (x + bulb // 2, place.centery), bulb, BRASS_LIGHT)
    y = place.centery - (len(lines) - 1) * high // 2
    for number, line in enumerate(lines):
        spot = (x + bulb + beside, y + number * high)
        draw_sentence(surface, scale, line, spot, half, role, IVORY)


def _set(
    scale: Scale, sentences: tuple[Sentence, ...], width: int
) -> tuple[tuple[Sentence, ...], text.Role]:
    """The lines in the loudest voice in which they have room, one line before two."""
    room = width - scale.px(BULB + BESIDE)
    whole = tuple(part for sentence in sentences for part in sentence)
    for lines in ((whole,), sentences):
        for role in VOICES:
            half = _half(scale, role)
            if all(sentence_width(scale, line, half, role) <= room for line in lines):
                return lines, role
    return sentences, VOICES[-1]


def _half(scale: Scale, role: text.Role) -> int:
    return round(text.line_height(scale, role) * HALF)
