"""A cover that is drawn away: for a moment its picture still slides off what lies under it."""

from __future__ import annotations

import pygame

from dekabes.ui.easing import out_cubic

SECONDS = 0.24


class Lifting:
    """The cover that was taken away last. What lies under it can be used at once."""

    def __init__(self) -> None:
        self._cover: pygame.Surface | None = None
        self._seconds = self._left = 0.0

    def begin(self, picture: pygame.Surface, factor: float) -> None:
        """The cover in a picture is taken away; `factor` stretches its time, 0 cuts it."""
        self._cover = picture.copy() if factor else None
        self._seconds = self._left = SECONDS * factor

    def end(self) -> None:
        """Take it away at once."""
        self._cover = None

    def step(self, seconds: float) -> bool:
        """Let time pass; whether the cover has moved."""
        if self._cover is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._cover = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of it over a picture; in a window of another size nothing is."""
        if self._cover is None or self._cover.get_size() != surface.get_size():
            return
        height = self._cover.get_height()
        up = round(out_cubic(1 - self._left / self._seconds) * height)
        surface.blit(self._cover, (0, -up))
