"""Tiles of the hand that lift, sink and make room for each other, each in the same short time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.easing import out_quad

LIFT_SECONDS = 0.12


@dataclass(slots=True)
class _Slide:
    """A tile between two places of the rack."""

    start: Rect
    there: Rect
    time: float  # 0 to 1

    def at(self) -> Rect:
        part = out_quad(self.time)
        x = self.start.x + (self.there.x - self.start.x) * part
        y = self.start.y + (self.there.y - self.start.y) * part
        return self.there.move(round(x) - self.there.x, round(y) - self.there.y)


class Sliding:
    """Knows where each tile is while it moves; `factor` stretches all times, 0 cuts them."""

    def __init__(self) -> None:
        self.factor = 1.0
        self._slides: dict[Tile, _Slide] = {}

    def aim(self, places: Mapping[Tile, Rect]) -> dict[Tile, Rect]:
        """Tell where the tiles belong now; where they are. One that was not there is at once."""
        slides = {}
        for tile, there in places.items():
            slide = self._slides.get(tile)
            if slide is None or slide.there.size != there.size or not self.factor:
                slide = _Slide(there, there, 1.0)
            elif slide.there != there:
                slide = _Slide(slide.at(), there, 0.0)
            slides[tile] = slide
        self._slides = slides
        return {tile: slide.at() for tile, slide in slides.items()}

    def aim_slots(self, slots: Sequence[Tile | None], rests: Sequence[Rect]) -> tuple[Rect, ...]:
        """Tell where the tiles of a rack belong now; where they are, and its open places."""
        pairs = list(zip(slots, rests, strict=True))
        at = self.aim({tile: rest for tile, rest in pairs if tile})
        return tuple(at[tile] if tile else rest for tile, rest in pairs)

    def step(self, seconds: float) -> bool:
        """Let time pass; whether something moved."""
        moving = [slide for slide in self._slides.values() if slide.time < 1]
        for slide in moving:
            slide.time = min(1.0, slide.time + seconds / (LIFT_SECONDS * self.factor))
        return bool(moving)

    def finish(self) -> None:
        """Cut everything that moves to its end."""
        for slide in self._slides.values():
            slide.time = 1.0

    def forget(self) -> None:
        """Know of no tile any more."""
        self._slides = {}
