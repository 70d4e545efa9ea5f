"""Ghosts that come and go: places that light up on the felt, and die away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dekabes.engine import End, Tile
from dekabes.ui.easing import out_quad
from dekabes.ui.table.model import Ghost

FADE_SECONDS = 0.14
_Place = tuple[Tile, End | None, bool]


@dataclass(slots=True)
class _Fade:
    """A ghost as it was last seen, and how much of it is there, 0 to 1."""

    ghost: Ghost
    time: float
    comes: bool = True

    def seen(self) -> Ghost:
        part = out_quad(self.time) if self.comes else 1 - out_quad(1 - self.time)
        return replace(self.ghost, opacity=part)


class Fading:
    """Knows how much of each ghost is to be seen; `factor` stretches all times, 0 cuts them."""

    def __init__(self) -> None:
        self.factor = 1.0
        self._fades: dict[_Place, _Fade] = {}

    def aim(self, ghosts: Sequence[Ghost]) -> tuple[tuple[Ghost, ...], tuple[Ghost, ...]]:
        """Tell which ghosts there are now; those as they are to be seen, and those that go."""
        now = {(ghost.tile, ghost.end, ghost.far): ghost for ghost in ghosts}
        for place, ghost in now.items():
            time = self._fades[place].time if place in self._fades else 0.0
            self._fades[place] = _Fade(ghost, time if self.factor else 1.0)
        for place, fade in self._fades.items():
            fade.comes = place in now
        going = tuple(fade.seen() for fade in self._fades.values() if not fade.comes)
        return tuple(self._fades[place].seen() for place in now), going if self.factor else ()

    def step(self, seconds: float) -> bool:
        """Let time pass; whether something changed."""
        moving = [fade for fade in self._fades.values() if not fade.comes or fade.time < 1]
        for fade in moving:
            way = seconds / (FADE_SECONDS * self.factor) if self.factor else 1.0
            fade.time += way if fade.comes else -way
            fade.time = min(fade.time, 1.0)
        self._fades = {place: fade for place, fade in self._fades.items() if fade.time > 0}
        return bool(moving)

    def finish(self) -> None:
        """Cut everything that changes to its end."""
        self._fades = {place: fade for place, fade in self._fades.items() if fade.comes}
        for fade in self._fades.values():
            fade.time = 1.0

    def forget(self) -> None:
        """Know of no ghost any more, in the very next picture."""
        self._fades = {}
