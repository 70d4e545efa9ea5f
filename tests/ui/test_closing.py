"""Signals close the window as its cross does, and nobody who was started to be deaf hears them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pygame
import pytest

from dekabes.ui.closing import closed_by_signals

if os.name == "nt":
    pytest.skip("no signal can be sent there", allow_module_level=True)

NUMBERS = [signal.SIGHUP, signal.SIGTERM]


@pytest.fixture(params=NUMBERS)
def number(request: pytest.FixtureRequest) -> Iterator[signal.Signals]:
    number: signal.Signals = request.param
    before = signal.getsignal(number)
    pygame.display.init()
    pygame.event.clear()
    yield number
    signal.signal(number, before)


def test_a_signal_is_a_wish_to_leave(number: signal.Signals) -> None:
    with closed_by_signals():
        signal.raise_signal(number)
        assert [event.type for event in pygame.event.get()] == [pygame.QUIT]


def test_afterwards_it_means_what_it_meant(number: signal.Signals) -> None:
    heard: list[int] = []
    signal.signal(number, lambda number, _frame: heard.append(number))
    with closed_by_signals():
        signal.raise_signal(number)
    signal.raise_signal(number)
    assert heard == [number]


def test_a_program_that_is_to_be_deaf_stays_deaf(number: signal.Signals) -> None:
    signal.signal(number, signal.SIG_IGN)
    with closed_by_signals():
        signal.raise_signal(number)
        assert not pygame.event.get()
    assert signal.getsignal(number) == signal.SIG_IGN
