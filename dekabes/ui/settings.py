"""What a person can set: language, speed, sound, looks, and how the table deals with people."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dekabes.ui.theme import Dress, Theme


class Speed(StrEnum):
    """How fast things move: factors of every animation's and of every pause's length."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"

    @property
    def factor(self) -> float:
        """What the length of an animation is multiplied by; 0 cuts it to its end."""
        return {Speed.SLOW: 1.5, Speed.NORMAL: 1.0, Speed.FAST: 0.6, Speed.NONE: 0.0}[self]


# Seconds that a computer lets pass before it plays, the same whatever it holds.
BREATH = 0.9
VOLUME = 0.7  # unless it is set
QUIETEST, LOUDEST = 0.1, 1.0  # what it can be set to
TILES = (Theme.IVORY, Theme.EBONY)  # what they can be set to be made of


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings in force."""

    lang: str
    speed: Speed = Speed.NORMAL
    volume: float = VOLUME
    muted: bool = False
    passes_by_itself: bool = False  # for a person whom nothing fits
    covers_when_left: bool = False  # one person's hand, when the window is left
    uncovers_by_taps: bool = False  # two of them, in place of a held button
    tiles: Theme = Theme.IVORY  # or ebony: in high contrast they wait
    coloured_pips: bool = False
    high_contrast: bool = False

    @property
    def dress(self) -> Dress:
        """How the table is dressed."""
        theme = Theme.CONTRAST if self.high_contrast else self.tiles
        return Dress(theme, self.coloured_pips)

    @property
    def pause(self) -> float:
        """Seconds before a computer's move is shown."""
        return BREATH * self.speed.factor
