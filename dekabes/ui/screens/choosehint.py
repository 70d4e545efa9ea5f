"""A hint for who chooses the opener: first where to look and why, then the choice itself."""

from __future__ import annotations

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.session import OpenerHint, may_be_hinted
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.desk import Desk
from dekabes.ui.screens.tablehint import why
from dekabes.ui.table.model import Sentence
from dekabes.ui.table.notices import draw_sentence, sentence_width
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale

BULB, BESIDE = 30, 12  # units: the sign, and what is free between it and the words
# The voices of the words, the loudest first, and how much of a line half a tile is.
VOICES = (text.BODY.at(24), text.BODY, text.SMALL)
HALF = 1.3


class ChooseHint:
    """The hint of the chooser: none, thought about, told, or told with its choice."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._hint: OpenerHint | None = None
        self._shows_choice = False

    @property
    def is_thinking(self) -> bool:
        """Whether it has been asked for and is not there yet."""
        hints = self._desk.table.hints
        return hints is not None and hints.is_asked

    @property
    def is_on(self) -> bool:
        """Whether it is thought about or told."""
        return self._hint is not None or self.is_thinking

    @property
    def is_first(self) -> bool:
        """Whether it is told where to look, and not yet whom to choose."""
        return self._hint is not None and not self._shows_choice

    @property
    def may_be_asked(self) -> bool:
        """Whether there can be one."""
        return self._desk.table.hints is not None and may_be_hinted(self._desk.view)

    def ask(self) -> None:
        """Let it be thought about."""
        hints = self._desk.table.hints
        if hints:
            hints.ask(self._desk.view)

    def choice(self) -> Seat | None:
        """Go on to whom to choose; None where no hint is told."""
        if self._hint is None:
            return None
        self._shows_choice = True
        return self._hint.action.seat

    def forget(self) -> None:
        """Nothing is told or thought about any more."""
        hints = self._desk.table.hints
        if hints:
            hints.drop()
        self._hint, self._shows_choice = None, False

    def step(self) -> bool:
        """Hear the answer; whether there was one."""
        hints = self._desk.table.hints
        if hints is None or not hints.is_ready:
            return False
        self._hint = hints.take_opener()
        if self._hint is None:
            self._desk.say(self._desk.words("hint.none"))
        return True

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
