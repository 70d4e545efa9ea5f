"""What a speed is like: a tile that comes to the line after a computer's pause."""

from __future__ import annotations

import pygame

from dekabes.ui.art.mat import draw_mat
from dekabes.ui.easing import out_cubic
from dekabes.ui.screens.frame import draw_tiles
from dekabes.ui.screens.stretch import Stretch
from dekabes.ui.settings import Settings
from dekabes.ui.table.director import FLIGHT_SECONDS
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import Scale

LINE = Stretch(("66", "62", "25", "55", "51", "13"))
TILE = 43  # a tile's short side, in units
FROM = 5.0  # how far it comes from, in short sides


class SpeedPreview:
    """The last tile of a short line lies, or waits, or is under way."""

    def __init__(self) -> None:
        self._pause = self._flight = self._passed = 0.0

    def begin(self, settings: Settings) -> None:
        """Take the last tile away and let it come again at this speed."""
        self._pause, self._flight = settings.pause, FLIGHT_SECONDS * settings.speed.factor
        self._passed = 0.0

    def step(self, seconds: float) -> bool:
        """Let time pass; whether the picture may have changed."""
        if self._passed >= self._pause + self._flight:
            return False
        self._passed += seconds
        return True

    @property
    def _away(self) -> float | None:
        """How far the tile still has to come, 1 to 0; None before it starts."""
        if self._passed < self._pause:
            return None
        if self._flight == 0:
            return 0.0
        part = min(1.0, (self._passed - self._pause) / self._flight)
        return 1 - out_cubic(part)

    def draw(
        self, surface: pygame.Surface, scale: Scale, felt: pygame.Rect, room: pygame.Rect
    ) -> None:
        """Draw the felt, and the line in the room that is kept for it."""
        draw_mat(surface, scale, felt)
        s = LINE.side(scale, room.size, TILE)
        left = room.right - LINE.width * s
        *lain, (last, _) = LINE.places(s, left, room.centery)
        draw_tiles(surface, scale, s, [placed for placed, _ in lain])
        if self._away is not None:
            clip = surface.get_clip()
            surface.set_clip(felt)
            away = last.rect.move(round(FROM * s * self._away), 0)
            draw_tiles(surface, scale, s, [Placed(away, last.first, last.second)])
            surface.set_clip(clip)
