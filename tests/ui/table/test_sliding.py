"""Tiles of the hand lift and make room in 120 ms, fast at first; what is cut is there at once."""

from __future__ import annotations

import pytest
from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.table.sliding import Sliding

TILE, OTHER = Tile(6, 4), Tile(3, 3)
REST, HIGH = Rect(100, 638, 68, 136), Rect(100, 608, 68, 136)


def test_a_tile_that_is_chosen_lifts_in_120_ms_slowing_down() -> None:
    sliding = Sliding()
    assert sliding.aim({TILE: REST}) == {TILE: REST}
    assert sliding.aim({TILE: HIGH})[TILE].y == 638
    ways = []
    for _ in range(4):
        assert sliding.step(0.03)
        ways.append(638 - sliding.aim({TILE: HIGH})[TILE].y)
    # Of 30 pixels 1 - (1 - t) ** 2: 13.1, 22.5, 28.1, 30.
    assert ways == [13, 22, 28, 30]
    assert not sliding.step(0.03)


@pytest.mark.parametrize(("factor", "seconds"), [(1.5, 0.18), (0.6, 0.072)])
def test_calm_and_quick_stretch_it(factor: float, seconds: float) -> None:
    sliding = Sliding()
    sliding.factor = factor
    sliding.aim({TILE: REST})
    sliding.aim({TILE: HIGH})
    assert sliding.step(seconds - 0.001)
    assert sliding.step(0.002)
    assert not sliding.step(0.002)


def test_without_motion_it_is_there_at_once() -> None:
    sliding = Sliding()
    sliding.factor = 0.0
    sliding.aim({TILE: REST})
    assert sliding.aim({TILE: HIGH}) == {TILE: HIGH}
    assert not sliding.step(0.01)


def test_it_turns_round_where_it_is() -> None:
    sliding = Sliding()
    sliding.aim({TILE: REST})
    sliding.aim({TILE: HIGH})
    sliding.step(0.06)
    half_way = sliding.aim({TILE: HIGH})[TILE]
    assert sliding.aim({TILE: REST})[TILE] == half_way
    sliding.step(0.12)
    assert sliding.aim({TILE: REST})[TILE] == REST


def test_neighbours_make_room_together_and_a_tile_that_comes_is_there() -> None:
    sliding = Sliding()
    sliding.aim({TILE: REST})
    there = REST.move(84, 0)
    assert sliding.aim({TILE: there, OTHER: REST}) == {TILE: REST, OTHER: REST}
    sliding.step(0.12)
    assert sliding.aim({TILE: there, OTHER: REST}) == {TILE: there, OTHER: REST}


def test_a_tap_cuts_it_short() -> None:
    sliding = Sliding()
    sliding.aim({TILE: REST})
    sliding.aim({TILE: HIGH})
    sliding.finish()
    assert sliding.aim({TILE: HIGH}) == {TILE: HIGH}


def test_of_another_size_nothing_slides() -> None:
    sliding = Sliding()
    sliding.aim({TILE: REST})
    larger = Rect(300, 900, 136, 272)
    assert sliding.aim({TILE: larger}) == {TILE: larger}
