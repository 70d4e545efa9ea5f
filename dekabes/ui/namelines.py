"""Names where there is little room: whole in one line or in two, cut only where neither holds."""

from __future__ import annotations

from dataclasses import replace

import pygame

from dekabes.ui import text
from dekabes.ui.theme import Colour, Scale

# How a name is written, and in how many lines at most: the best first.
TWO_LINES = replace(text.NAME, size=20, line=1.12)
VOICES = (*((text.NAME.at(size), 1) for size in (23, 22, 21, 20)), (TWO_LINES, 2))


def is_whole(scale: Scale, name: str, room: int) -> bool:
    """Whether a name is not cut in a room so wide."""
    return _voice(scale, name, room) is not None


def _voice(scale: Scale, name: str, room: int) -> text.Role | None:
    return next(
        (
            role
            for role, lines in VOICES
            if text.is_whole(scale, text.unmarked(name), role, room, lines)
        ),
        None,
    )


def written(
    scale: Scale, name: str, room: int, colour: Colour, align: str = "left"
) -> pygame.Surface:
    """A name's picture, at most so wide."""
    role = _voice(scale, name, room)
    if role is None:
        role = TWO_LINES
        name = text.fit(scale, name, role, room)
    return text.balanced(scale, text.unmarked(name), role, colour, room, align)
