"""The loudspeaker: plays the table's sounds, and is silent for good where there is no device."""

import logging
from enum import StrEnum
from itertools import cycle

import pygame

from dekabes.ui.settings import VOLUME
from dekabes.ui.synthesis import RATE, samples

# About 23 ms: a clack is heard when the tile lands, and silence wakes the machine seldom.
_SMALL_BUFFER = 1024

log = logging.getLogger(__name__)


class Sound(StrEnum):
    """What can be heard at the table."""

    SHUFFLE = "shuffle"
    CLACK = "clack"
    SLAM = "slam"
    KNOCK = "knock"
    WIN = "win"
    DEKABES = "dekabes"
    BLOCK = "block"


# A clack has three variants that take turns.
_WAVES: dict[Sound, tuple[str, ...]] = {sound: (str(sound),) for sound in Sound}
_WAVES[Sound.CLACK] = ("clack:0", "clack:1", "clack:2")
_ALL_WAVES = tuple(wave for waves in _WAVES.values() for wave in waves)


class Speaker:
    """Plays sounds at a volume from 0 to 1, unless it is muted or `available` is False."""

    def __init__(self, volume: float = VOLUME, muted: bool = False) -> None:
        self.volume = volume
        self.muted = muted
        self.available = True
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._turns = {sound: cycle(waves) for sound, waves in _WAVES.items()}
        try:
            # Again even where the mixer runs: the waves are made for this rate and no other.
            pygame.mixer.quit()
            pygame.mixer.init(RATE, -16, 2, _SMALL_BUFFER, allowedchanges=0)
        except (pygame.error, NotImplementedError) as fault:
            self._give_up(fault)

    def play(self, sound: Sound) -> None:
        """Start a sound; it never fails, and takes no time where nothing can be heard."""
        if not self.available or self.muted:
            return
        try:
            made = self._sound(next(self._turns[sound]))
            made.set_volume(self.volume)
            made.play()
        except pygame.error as fault:
            self._give_up(fault)

    def prepare(self) -> bool:
        """Make one sound that is not made yet, for idle moments; False once all are there."""
        missing = [wave for wave in _ALL_WAVES if wave not in self._made]
        if not self.available or not missing:
            return False
        try:
            self._sound(missing[0])
        except pygame.error as fault:
            self._give_up(fault)
        return True

    def device_gone(self) -> None:
        """Take note that the system took the sound device away."""
        if self.available:
            self._give_up("the device has gone")

    def _sound(self, wave: str) -> pygame.mixer.Sound:
        if wave not in self._made:
            self._made[wave] = _synthesised(wave)
        return self._made[wave]

    def _give_up(self, fault: object) -> None:
        """Be silent from now on: said once, never tried again."""
        self.available = False
        log.warning("No sound: %s", fault)


def _synthesised(wave: str) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(buffer=samples(wave).tobytes())
