"""Ghosts come and go in 140 ms, fast at first."""

from __future__ import annotations

import pytest

from dekabes.engine import End, Tile
from dekabes.ui.table.fading import Fading
from dekabes.ui.table.model import Ghost

LEFT, RIGHT = Ghost(Tile(5, 3), End.LEFT), Ghost(Tile(5, 3), End.RIGHT, far=True)


def opacities(ghosts: tuple[Ghost, ...]) -> list[float]:
    return [ghost.opacity for ghost in ghosts]


def test_a_ghost_comes_in_140_ms() -> None:
    fading = Fading()
    coming, going = fading.aim([LEFT, RIGHT])
    assert opacities(coming) == [0, 0]
    assert going == ()
    seen = []
    for _ in range(4):
        assert fading.step(0.035)
        seen.append(opacities(fading.aim([LEFT, RIGHT])[0])[0])
    # 1 - (1 - t) ** 2 at quarters of the time.
    assert seen == pytest.approx([0.4375, 0.75, 0.9375, 1.0])
    assert not fading.step(0.035)


def test_a_ghost_goes_in_140_ms_and_then_it_is_gone() -> None:
    fading = Fading()
    fading.aim([LEFT])
    fading.step(0.14)
    coming, going = fading.aim([])
    assert coming == ()
    assert opacities(going) == [1]
    fading.step(0.07)
    # Fast at first: a quarter is left after half of the time.
    assert opacities(fading.aim([])[1]) == pytest.approx([0.25])
    fading.step(0.071)
    assert fading.aim([]) == ((), ())
    assert not fading.step(0.1)


def test_a_tap_cuts_it_short() -> None:
    fading = Fading()
    fading.aim([LEFT])
    fading.finish()
    assert opacities(fading.aim([LEFT])[0]) == [1]
    fading.aim([])
    fading.finish()
    assert fading.aim([]) == ((), ())


def test_without_motion_there_is_all_or_nothing() -> None:
    fading = Fading()
    fading.factor = 0.0
    assert opacities(fading.aim([LEFT])[0]) == [1]
    assert fading.aim([]) == ((), ())


def test_what_is_forgotten_is_in_no_picture_any_more() -> None:
    fading = Fading()
    fading.aim([LEFT])
    fading.step(0.14)
    fading.forget()
    assert fading.aim([]) == ((), ())
