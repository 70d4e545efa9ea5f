"""The waves of the table's sounds: wood on wood, and short phrases on a marimba."""

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from dekabes.ui.slices import breathe

RATE = 44_100  # samples a second
PEAK = 0.8  # of the full scale, for a sound of loudness 1

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]  # of a struck body: hertz, seconds to fade, strength

# A tile meets the table: its own ring, and the wood below. Nothing above 3 kHz: never shrill.
_TILE: tuple[Mode, ...] = ((1180, 0.016, 1.0), (1940, 0.010, 0.6), (2730, 0.006, 0.3))
_WOOD: tuple[Mode, ...] = ((172, 0.050, 0.9), (318, 0.032, 0.6), (540, 0.020, 0.4))
# What small loudspeakers cannot give is only the colour of a slam and a knock: they must be
# heard as well on a tablet, so the middle rings with them.
_TABLE: tuple[Mode, ...] = ((92, 0.110, 0.7), (148, 0.100, 0.9), (236, 0.080, 1.0))
_KNUCKLES: tuple[Mode, ...] = ((196, 0.055, 0.8), (372, 0.040, 1.0), (640, 0.022, 0.6))

_C3, _D3, _F3, _G3, _A3 = 130.8, 146.8, 174.6, 196.0, 220.0
_C4, _E4, _G4, _A4, _C5, _E5 = 261.6, 329.6, 392.0, 440.0, 523.3, 659.3
_CLACK_POWER = 0.075  # the root of a clack's mean square over its length


def clack(variant: int) -> Wave:
    """Lay a tile: three variants differ as no two tiles fall alike."""
    pitch = (1.0, 0.93, 1.06)[variant]
    tile = _struck(_TILE, 0.16, pitch) + _click(0.16, 11 + variant)
    wave = _loud(tile + 0.6 * _struck(_WOOD, 0.16, pitch), 1.0)
    return np.asarray(wave * _CLACK_POWER / np.sqrt(np.mean(wave**2)), dtype=np.float64)


def slam() -> Wave:
    """Lay a tile as one does who has won."""
    tile = 2.4 * _struck(_TILE, 0.5, 0.85) + 1.4 * _click(0.5, 21)
    wave = tile + 2.6 * _struck(_WOOD, 0.5, 0.9) + 0.7 * _struck(_TABLE, 0.5)
    return _loud(_driven(wave, 2.5), 1.0)


def knock() -> Wave:
    """Pass: two knocks on the table."""
    single = _struck(_KNUCKLES, 0.2) + 0.3 * _click(0.2, 31)
    return _loud(_together(0.4, ((0.0, single), (0.15, 0.85 * single))), 0.65)


def shuffle() -> Wave:
    """Stir the tiles face down: many small clacks, thinning out."""
    random = np.random.default_rng(41)
    wave = _hiss(1.2, 900, 42) * 0.05 * _swell(1.2)
    for start in np.sort(random.uniform(0.02, 1.0, 34)):
        hit = _struck(_TILE, 0.1, random.uniform(0.8, 1.1)) + 0.7 * _struck(_WOOD, 0.1)
        _add(wave, start, random.uniform(0.15, 0.6) * (1.1 - start) * hit)
    return _loud(wave, 0.45)


def win() -> Wave:
    """Celebrate a round that is won."""
    notes = ((0.0, _C4), (0.13, _E4), (0.26, _G4), (0.39, _C5))
    return _loud(_phrase(1.3, notes), 0.5)


def dekabes() -> Wave:
    """Celebrate a dékabès: a run upwards that ends in a chord."""
    run = ((0.0, _G3), (0.1, _C4), (0.2, _E4), (0.3, _G4), (0.4, _A4))
    chord = tuple((0.56, note) for note in (_C3, _G3, _C4, _E4, _G4, _C5))
    return _loud(_phrase(2.0, run + chord), 1.0)


def match() -> Wave:
    """Celebrate a match: the phrase of a round, once more and higher, into a long chord."""
    first = ((0.0, _C4), (0.12, _E4), (0.24, _G4), (0.36, _C5))
    second = ((0.6, _E4), (0.72, _G4), (0.84, _C5), (0.96, _E5))
    chord = tuple((1.2, note) for note in (_C3, _G3, _C4, _E4, _G4, _C5))
    return _loud(_phrase(2.6, first + second + chord), 1.0)


def block() -> Wave:
    """Close a blocked round: a low phrase that goes down."""
    notes = ((0.0, _A3), (0.22, _F3), (0.44, _D3))
    octave = tuple((start, 2 * note) for start, note in notes)
    return _loud(_phrase(1.4, notes) + 0.4 * _phrase(1.4, octave), 0.65)


WAVES: dict[str, Callable[[], Wave]] = {
    **{f"clack:{variant}": partial(clack, variant) for variant in range(3)},
    "slam": slam,
    "knock": knock,
    "shuffle": shuffle,
    "win": win,
    "dekabes": dekabes,
    "match": match,
    "block": block,
}


def samples(name: str) -> NDArray[np.int16]:
    """Give a wave as 16-bit stereo, ready for the mixer."""
    mono = np.round(WAVES[name]() * PEAK * 32_767).astype(np.int16)
    return np.ascontiguousarray(np.repeat(mono[:, None], 2, axis=1))


def _time(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def _struck(modes: tuple[Mode, ...], seconds: float, pitch: float = 1.0) -> Wave:
    """Strike a body that rings in the given modes."""
    time = _time(seconds)
    wave = np.zeros(time.size)
    for hertz, fade, strength in modes:
        breathe()
        wave += strength * np.sin(2 * np.pi * hertz * pitch * time) * np.exp(-time / fade)
    return wave


def _note(hertz: float, seconds: float) -> Wave:
    """Strike a wooden bar: tuned, it sounds its note, two octaves above, and a little knock."""
    bar = ((hertz, 0.28, 1.0), (hertz * 3.93, 0.07, 0.22), (hertz * 1.5, 0.02, 0.25))
    return _struck(bar, seconds)


def _phrase(seconds: float, notes: tuple[tuple[float, float], ...]) -> Wave:
    return _together(
        seconds, tuple((start, _note(hertz, seconds - start)) for start, hertz in notes)
    )


def _together(seconds: float, parts: tuple[tuple[float, Wave], ...]) -> Wave:
    wave = np.zeros(int(seconds * RATE))
    for start, part in parts:
        _add(wave, start, part)
    return wave


def _add(wave: Wave, start: float, part: Wave) -> None:
    first = int(start * RATE)
    room = wave[first : first + part.size]
    room += part[: room.size]


def _click(seconds: float, seed: int) -> Wave:
    """Make the first instant of two hard things that meet."""
    return _hiss(seconds, 2_200, seed) * np.exp(-_time(seconds) / 0.003)


def _hiss(seconds: float, highest: float, seed: int) -> Wave:
    """Make noise without the tones above a frequency."""
    breathe()
    noise = np.random.default_rng(seed).standard_normal(int(seconds * RATE))
    spectrum = np.fft.rfft(noise)
    hertz = np.fft.rfftfreq(noise.size, 1 / RATE)
    soft = np.fft.irfft(spectrum / (1 + (hertz / highest) ** 4), noise.size)
    return np.asarray(soft / np.abs(soft).max(), dtype=np.float64)


def _swell(seconds: float) -> Wave:
    time = _time(seconds)
    return np.sin(np.pi * time / seconds)


def _driven(wave: Wave, drive: float) -> Wave:
    """Round the peaks off, as a table does that is hit hard: louder, and no higher."""
    return np.asarray(np.tanh(drive * wave / np.abs(wave).max()), dtype=np.float64)


def _loud(wave: Wave, loudness: float) -> Wave:
    """Take out the offset, fade both edges so that nothing crackles, and set the peak."""
    wave = wave - wave.mean()
    rise, fall = RATE // 2_000, RATE // 100
    wave[:rise] *= np.linspace(0.0, 1.0, rise)
    wave[-fall:] *= np.linspace(1.0, 0.0, fall)
    return np.asarray(wave * loudness / np.abs(wave).max(), dtype=np.float64)
