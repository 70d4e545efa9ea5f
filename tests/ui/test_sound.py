"""The loudspeaker: the waves themselves, and silence where there is no device."""

import logging
from collections.abc import Iterator
from unittest.mock import Mock

import numpy as np
import pygame
import pytest

from dekabes.ui.sound import Sound, Speaker
from dekabes.ui.synthesis import RATE, WAVES, samples

SECONDS = {
    "clack:0": (0.1, 0.3),
    "clack:1": (0.1, 0.3),
    "clack:2": (0.1, 0.3),
    "slam": (0.3, 0.8),
    "knock": (0.2, 0.6),
    "shuffle": (0.8, 1.6),
    "win": (0.8, 2.0),
    "dekabes": (1.0, 2.6),
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

    assert 32_767 * 0.3 <= peak <= 32_767 * 0.8 + 1
    assert np.abs(wave.mean()) < 33, "a thousandth of the scale"
    assert np.abs(wave[[0, -1]]).max() < 33, "it would crackle at its edges"


@pytest.mark.parametrize("name", SECONDS)
def test_no_sound_is_shrill(name: str) -> None:
    power = np.abs(np.fft.rfft(samples(name)[:, 0])) ** 2
    hertz = np.fft.rfftfreq(len(samples(name)), 1 / RATE)

    assert power[hertz > 4_000].sum() < 0.02 * power.sum()


def test_the_slam_is_stronger_than_a_clack_and_the_clacks_differ() -> None:
    clacks = [samples(f"clack:{variant}") for variant in range(3)]

    assert all(np.abs(samples("slam")).max() > np.abs(clack).max() for clack in clacks)
    assert not np.array_equal(clacks[0], clacks[1])
    assert not np.array_equal(clacks[1], clacks[2])


def test_a_speaker_plays_every_sound_on_a_device() -> None:
    speaker = Speaker()

    assert speaker.available
    for sound in Sound:
        speaker.play(sound)
    assert speaker.available
    assert pygame.mixer.get_busy()


def test_idle_moments_prepare_one_sound_after_the_other() -> None:
    speaker = Speaker()

    assert [speaker.prepare() for _ in WAVES] == [True] * 9
    assert not speaker.prepare()


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
            assert not speaker.prepare()

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


def test_a_device_that_the_system_took_away_is_reported_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    speaker = Speaker()
    speaker.device_gone()
    speaker.device_gone()
    speaker.play(Sound.CLACK)

    assert not speaker.available
    assert len(caplog.records) == 1
