"""The picture of a pile of screens: the one that fills the window, dimmed under its sheets."""

from __future__ import annotations

import pygame

from dekabes.ui.art.buttons import focus_ring
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import Scale

BARE_RADIUS = 10
# What is left of the light under a sheet, for each colour.
DIMMED = (66, 61, 58)


def paint(surface: pygame.Surface, desk: Desk, attention: Attention) -> None:
    """Draw all that is to be seen now; only the top screen answers to the pointer."""
    *beneath, top = desk.pile
    for screen in beneath:
        screen.draw(surface, Attention())
        surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    top.draw(surface, attention)
    if attention.focus is not None:
        _draw_bare_focus(surface, desk.scale, top.controls(), attention)


def _draw_bare_focus(
    surface: pygame.Surface, scale: Scale, controls: tuple[Control, ...], attention: Attention
) -> None:
    """Draw the keyboard's ring round a control that the screen draws itself, as a tile."""
    for control in controls:
        if control.name == attention.focus and control.style in (Style.BARE, Style.PLACE):
            radius = scale.px(BARE_RADIUS)
            focus_ring(scale, control.rect.size, radius).blit(surface, *control.rect.topleft)
