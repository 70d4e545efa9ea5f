"""The loudspeaker: plays the table's sounds, and is silent while there is no device."""

import logging
from enum import StrEnum
from itertools import cycle

import pygame

from dekabes.ui.settings import VOLUME
from dekabes.ui.synthesis import RATE, samples

# About 23 ms: a clack is heard when the tile lands, and silence wakes the machine seldom.
_SMALL_BUFFER = 1024
_DEVICE_EVENTS = {pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED}

log = logging.getLogger(__name__)


class Sound(StrEnum):
    """What can be heard at the table."""

    SHUFFLE = "shuffle"
    CLACK = "clack"
    SLAM = "slam"
    KNOCK = "knock"
    WIN = "win"
    DEKABES = "dekabes"
    MATCH = "match"
    BLOCK = "block"


# A clack has three variants that take turns.
_WAVES: dict[Sound, tuple[str, ...]] = {sound: (str(sound),) for sound in Sound}
_WAVES[Sound.CLACK] = ("clack:0", "clack:1", "clack:2")
_ALL_WAVES = tuple(wave for waves in _WAVES.values() for wave in waves)


class Speaker:
    """Plays sounds at a volume from 0 to 1, unless it is muted or `available` is False.

    The device is opened when it is first asked for: the first picture does not wait for it.
    """

    def __init__(self, volume: float = VOLUME, muted: bool = False) -> None:
        self.volume = volume
        self.muted = muted
        self._available: bool | None = None  # nobody has asked yet
        self._fault = ""  # why there is no sound, as it was said in the log
        self._hopes = True  # whether a device that comes is worth a try
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._turns = {sound: cycle(waves) for sound, waves in _WAVES.items()}

    @property
    def available(self) -> bool:
        """Whether there is a device to be heard from."""
        return self._connect() if self._available is None else self._available

    @available.setter
    def available(self, value: bool) -> None:
        self._available = value

    def _connect(self) -> bool:
        """Open the system's device anew, or be silent where it has none; whether it has one."""
        self._made.clear()  # what was made for the device before is of no use to another
        try:
            # Again even where the mixer runs: the waves are made for this rate and no other.
            pygame.mixer.quit()
            pygame.mixer.init(RATE, -16, 2, _SMALL_BUFFER, allowedchanges=0)
        except (pygame.error, NotImplementedError) as fault:
            self._give_up(fault)
        else:
            self.available, self._hopes, self._fault = True, True, ""
        return self.available

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

    @property
    def lacks(self) -> str | None:
        """A wave that is not made yet; None where all are, or where nothing can be heard."""
        missing = (wave for wave in _ALL_WAVES if wave not in self._made)
        return next(missing, None) if self.available else None

    def prepare(self) -> None:
        """Make one sound that is not made yet, before it is to be heard."""
        try:
            if wave := self.lacks:
                self._sound(wave)
        except pygame.error as fault:
            self._give_up(fault)

    def hear_of(self, event: pygame.event.Event) -> bool:
        """Take note that the system's device came or went; whether that changes anything."""
        before = self.available
        if event.type not in _DEVICE_EVENTS or event.iscapture:
            return False
        if event.type == pygame.AUDIODEVICEREMOVED and before:
            self._connect()  # to another one, if there is one
        elif event.type == pygame.AUDIODEVICEADDED and not before and self._hopes:
            # Opening a device may tell of it anew: what fails once is not tried by itself again.
            self._hopes = self.try_again()
        return self.available != before

    def try_again(self) -> bool:
        """Look for a device because a person asks for sound; whether there is one."""
        return self._connect()

    def _sound(self, wave: str) -> pygame.mixer.Sound:
        if wave not in self._made:
            self._made[wave] = _synthesised(wave)
        return self._made[wave]

    def _give_up(self, fault: object) -> None:
        """Be silent until a device comes: said once, and not tried again before."""
        self.available = False
        if str(fault) != self._fault:
            self._fault = str(fault)
            log.warning("No sound: %s", fault)


def _synthesised(wave: str) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(buffer=samples(wave).tobytes())
