"""The picture of a pile of screens: the one that fills the window, dimmed under its sheets."""

from __future__ import annotations

import pygame

from dekabes.ui.art.notes import draw_toast
from dekabes.ui.desk import Desk
from dekabes.ui.screens.screen import Attention

# What is left of the light under a sheet, for each colour.
DIMMED = (82, 76, 72)


def paint(surface: pygame.Surface, desk: Desk, attention: Attention) -> None:
    """Draw all that is to be seen now; only the top screen answers to the pointer."""
    *beneath, top = desk.pile
    for screen in beneath:
        screen.draw(surface, Attention())
        surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    top.draw(surface, attention)
    if desk.notice and not top.draws_notice:
        draw_toast(surface, desk.scale, desk.notice)
