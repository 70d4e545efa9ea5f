"""The loudspeaker: the waves themselves, and silence where there is no device."""

import logging
from collections.abc import Iterator
from unittest.mock import Mock

import numpy as np
import pygame
import pytest

from dekabes.ui.sound import Sound, Speaker
from dekabes.ui.synthesis import RATE, WAVES, samples
from tests.ui.pilot import TakeOff, seating, session_of

SECONDS = {
    "clack:0": (0.1, 0.3),
    "clack:1": (0.1, 0.3),
    "clack:2": (0.1, 0.3),
    "slam": (0.3, 0.8),
    "knock": (0.2, 0.6),
    "shuffle": (0.8, 1.6),
    "win": (0.8, 2.0),
    "dekabes": (1.0, 2.6),
    "match": (1.5, 3.0),
    "block": (0.8, 2.0),
}


@pytest.fixture(autouse=True)
def _mixer_closed_afterwards() -> Iterator[None]:
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("name", SECONDS)
def test_a_wave_is_stereo_for_the_mixer_and_of_a_sensible_length(name: str) -> None:
    wave = samples(name)
    shortest, longest = SECONDS[name]

    assert wave.dtype == np.int16
    assert wave.flags.c_contiguous
    assert wave.shape[1] == 2
    assert shortest <= len(wave) / RATE <= longest


@pytest.mark.parametrize("name", SECONDS)
def test_a_wave_is_heard_and_never_clipped_nor_off_centre(name: str) -> None:
    wave = samples(name).astype(np.int64)
    peak = np.abs(wave).max()

    assert 32_767 * 0.3 <= peak <= 32_767 * 0.89, "a decibel below the full scale: 10 ** -0.05"
    assert np.abs(wave.mean()) < 33, "a thousandth of the scale"
    assert np.abs(wave[[0, -1]]).max() < 33, "it would crackle at its edges"


@pytest.mark.parametrize("name", SECONDS)
def test_no_sound_is_shrill(name: str) -> None:
    power = np.abs(np.fft.rfft(samples(name)[:, 0])) ** 2
    hertz = np.fft.rfftfreq(len(samples(name)), 1 / RATE)

    assert power[hertz > 4_000].sum() < 0.02 * power.sum()
    assert power[hertz > 6_000].sum() < 0.001 * power.sum()
    # Wood has its weight between the voice's lowest tone and that of a high flute.
    assert 150 < (power * hertz).sum() / power.sum() < 1_000


@pytest.mark.parametrize("name", SECONDS)
def test_a_small_loudspeaker_gives_every_sound(name: str) -> None:
    # That of a tablet gives hardly anything below 150 Hz: most of the strength lies above.
    power = np.abs(np.fft.rfft(samples(name)[:, 0])) ** 2
    hertz = np.fft.rfftfreq(len(samples(name)), 1 / RATE)

    assert power[hertz > 150].sum() > 0.6 * power.sum()


@pytest.mark.parametrize("name", SECONDS)
def test_a_wave_has_come_to_rest_before_it_ends(name: str) -> None:
    wave = np.abs(samples(name).astype(np.int64))

    assert wave[-RATE // 100 :].max() < 0.05 * wave.max()


def decibels(name: str) -> float:
    """How loud the loudest twentieth of a second is, to an ear that is deaf below 150 Hz."""
    wave = samples(name)[:, 0].astype(np.float64)
    spectrum = np.fft.rfft(wave)
    spectrum[np.fft.rfftfreq(wave.size, 1 / RATE) < 150] = 0
    heard = np.fft.irfft(spectrum, wave.size)
    window = RATE // 20
    power = np.convolve(heard**2, np.ones(window) / window, "valid").max()
    return float(10 * np.log10(power))


def test_three_clacks_are_as_loud_as_each_other_and_none_is_another_one() -> None:
    loudness = [decibels(f"clack:{variant}") for variant in range(3)]
    assert max(loudness) - min(loudness) < 1.0, "a decibel is hardly heard"

    waves = [samples(f"clack:{variant}")[:, 0].astype(np.float64) for variant in range(3)]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        alike = np.corrcoef(waves[one], waves[other])[0, 1]
        assert alike < 0.8


def test_the_slam_is_far_stronger_than_a_clack_and_a_dekabes_no_softer_than_a_win() -> None:
    # Six decibels are twice as much.
    assert decibels("slam") > decibels("clack:0") + 6
    assert decibels("dekabes") >= decibels("win")
    assert decibels("match") >= decibels("win")


def test_a_speaker_plays_every_sound_on_a_device() -> None:
    speaker = Speaker()

    assert speaker.available
    for sound in Sound:
        speaker.play(sound)
    assert speaker.available
    assert pygame.mixer.get_busy()


def test_the_device_is_opened_when_it_is_first_asked_for() -> None:
    speaker = Speaker()
    assert pygame.mixer.get_init() is None
    assert speaker.available
    assert pygame.mixer.get_init() is not None


def test_idle_moments_prepare_one_sound_after_the_other() -> None:
    speaker = Speaker()

    lacked = []
    while wave := speaker.lacks:
        lacked.append(wave)
        speaker.prepare()
    assert sorted(lacked) == sorted(WAVES)
    assert len(lacked) == 10


def test_a_muted_speaker_plays_nothing() -> None:
    speaker = Speaker(muted=True)
    speaker.play(Sound.SLAM)

    assert speaker.available
    assert not pygame.mixer.get_busy()


def test_without_a_device_the_speaker_is_silent_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    init = Mock(side_effect=pygame.mixer.init)
    monkeypatch.setattr(pygame.mixer, "init", init)

    with caplog.at_level(logging.INFO):
        speaker = Speaker()
        for _ in range(100):
            speaker.play(Sound.CLACK)
            speaker.prepare()
            assert speaker.lacks is None

    assert not speaker.available
    assert init.call_count == 1
    assert len(caplog.records) == 1
    assert caplog.records[0].getMessage().startswith("No sound: ")


def test_a_sound_that_fails_in_mid_game_silences_the_speaker_and_raises_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    speaker = Speaker()
    speaker.play(Sound.KNOCK)
    pygame.mixer.quit()  # as a device that was pulled out

    speaker.play(Sound.WIN)
    speaker.play(Sound.KNOCK)

    assert not speaker.available
    assert len(caplog.records) == 1


def told(kind: int) -> pygame.event.Event:
    return pygame.event.Event(kind, which=0, iscapture=0)


GONE, CAME = pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED


def test_a_device_that_was_pulled_out_is_missed_once_and_welcome_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    speaker = Speaker()
    speaker.play(Sound.CLACK)
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")

    assert speaker.hear_of(told(GONE))
    assert not speaker.hear_of(told(GONE))
    speaker.play(Sound.CLACK)
    assert len(caplog.records) == 1

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert speaker.hear_of(told(CAME))
    speaker.play(Sound.CLACK)
    assert pygame.mixer.get_busy()


def test_a_microphone_that_goes_silences_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Speaker()
    assert speaker.available
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")

    assert not speaker.hear_of(pygame.event.Event(GONE, which=0, iscapture=1))
    assert speaker.available


def test_where_one_device_goes_and_another_is_left_the_sound_goes_on() -> None:
    speaker = Speaker()
    speaker.play(Sound.CLACK)

    assert not speaker.hear_of(told(GONE))
    speaker.play(Sound.CLACK)
    assert pygame.mixer.get_busy()


def test_a_device_that_cannot_be_opened_is_tried_once_and_then_only_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    init = Mock(side_effect=pygame.mixer.init)
    monkeypatch.setattr(pygame.mixer, "init", init)
    speaker = Speaker()
    for _ in range(5):
        assert not speaker.hear_of(told(CAME))
    assert init.call_count == 2
    assert len(caplog.records) == 1

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert speaker.try_again()
    assert speaker.available


def test_the_button_of_the_sound_looks_for_a_device_again(
    take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = take_off(session_of(seating(1)))
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    pygame.event.post(told(GONE))
    pilot.wait_for_turn()
    heard = [not pilot.desk.is_silent]
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for _ in range(2):
        pilot.tap("button:mute")
        heard.append(not pilot.desk.is_silent)
    assert heard == [False, True, False]
