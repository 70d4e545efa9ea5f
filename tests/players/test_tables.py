"""Tiles as bits, for plain Python and for numpy."""

import subprocess
import sys

import numpy as np

from dekabes.engine import ALL_TILES, Tile, deal, pips_of
from dekabes.players import masks, tables
from tests.engine.positions import hand
from tests.engine.walks import Walk


def test_the_order_of_the_tiles_is_that_of_the_engine() -> None:
    # 00 | 10 11 | 20 21 22 | ... | 60 to 66.
    assert [masks.INDEX[tile] for tile in hand("00 10 11 66")] == [0, 1, 2, 27]
    assert masks.TILE_AT[3][5] == masks.TILE_AT[5][3] == masks.INDEX[Tile(5, 3)]


def test_hands_become_bits_and_hands_again() -> None:
    assert masks.mask_of(hand("00 11 66")) == 1 | 1 << 2 | 1 << 27
    for held in deal(Walk(0).rng).hands:
        assert masks.hand_in(masks.mask_of(held)) == held
        assert masks.pips_in(masks.mask_of(held)) == pips_of(held)
    assert masks.mask_of(ALL_TILES) == masks.ALL == 2**28 - 1


def test_seven_tiles_have_each_number_and_seven_are_doubles() -> None:
    assert [mask.bit_count() for mask in masks.WITH] == [7] * 7
    assert masks.hand_in(masks.WITH[0]) == hand("00 10 20 30 40 50 60")
    assert masks.hand_in(masks.DOUBLES) == hand("00 11 22 33 44 55 66")
    assert masks.with_any(()) == 0
    assert masks.with_any((5, 6)).bit_count() == 13


def test_the_arrays_say_the_same_as_the_tiles() -> None:
    for index, tile in enumerate(ALL_TILES):
        assert tables.BITS[index] == masks.mask_of([tile])
        assert (tables.HIGH[index], tables.LOW[index]) == (tile.high, tile.low)
        assert tables.PIPS[index] == tile.pips
        assert tables.IS_DOUBLE[index] == tile.is_double
        for number in range(7):
            other = tile.other(number) if tile.has(number) else -1
            assert tables.OTHER[index, number] == other


def test_pips_and_counts_of_many_hands_at_once() -> None:
    hands = [held for _ in range(20) for held in deal(Walk(1).rng).hands]
    bits = np.array([masks.mask_of(held) for held in hands], np.uint32).reshape(-1, 4)
    assert tables.pips_in(bits).ravel().tolist() == [pips_of(held) for held in hands]
    assert (tables.counts_in(bits) == 7).all()
    assert tables.pips_in(np.array([masks.ALL], np.uint32)).tolist() == [168]


def test_the_app_starts_without_waiting_for_numpy() -> None:
    program = "import dekabes.players, sys; print('numpy' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8"
    )
    assert done.stdout == "False\n"
