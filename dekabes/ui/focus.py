"""Which control the keyboard is at, and which one an arrow or a letter leads to."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from dekabes.ui.controls import Control

DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
# Keys that are short for a control, where it is there.
SHORTCUTS = {
    pygame.K_p: "button:pass",
    pygame.K_h: "button:hint",
    pygame.K_u: "button:undo",
    pygame.K_y: "button:redo",
    pygame.K_m: "button:menu",
}
# How much worse it is to lie beside the arrow's way than along it.
SIDEWAYS = 2.5


def next_in_order(controls: Sequence[Control], current: str | None, step: int) -> str | None:
    """The control after (or before, step -1) the current one, round and round."""
    names = [control.name for control in controls if control.enabled]
    if not names:
        return None
    if current not in names:
        return names[0 if step > 0 else -1]
    return names[(names.index(current) + step) % len(names)]


def next_towards(
    controls: Sequence[Control], current: str | None, direction: tuple[int, int]
) -> str | None:
    """The nearest control in a direction; the current one if there is none."""
    here = next((control for control in controls if control.name == current), None)
    if here is None:
        return next_in_order(controls, current, 1)
    others = [c for c in controls if c.enabled and c.name != current]
    ahead = [(_distance(here.rect, c.rect, direction), c.name) for c in others]
    reachable = [(distance, name) for distance, name in ahead if distance is not None]
    return min(reachable)[1] if reachable else current


def _distance(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> float | None:
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    along = dx * direction[0] + dy * direction[1]
    beside = abs(dx * direction[1]) + abs(dy * direction[0])
    return along + SIDEWAYS * beside if along > 0 else None
