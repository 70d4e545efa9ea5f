"""The position picker: the keys of the tiles and ends, shown once a key was used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.art.notes import draw_key
from dekabes.ui.theme import Scale

_END_KEYS = {"end:left": "L", "end:right": "R"}


def draw_picker(
    surface: pygame.Surface, scale: Scale, targets: Mapping[str, Rect], hand: Sequence[Tile]
) -> None:
    """Write its number over each tile of the hand, and L and R at the open ends."""
    for number, tile in enumerate(hand, 1):
        rect = targets.get(f"tile:{tile}")
        if rect:
            draw_key(surface, scale, str(number), (rect.centerx, rect.top))
    for name, key in _END_KEYS.items():
        if name in targets:
            draw_key(surface, scale, key, targets[name].center)
