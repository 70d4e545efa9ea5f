"""A tile on its way to the line: above its neighbours, and so never smaller than they are."""

from __future__ import annotations

import pytest
from pygame import Rect

from dekabes.engine import Tile
from dekabes.ui.table.director import FLIGHT_SECONDS, Director
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.layout import Placed, lay_out
from tests.ui.table.scenes import line

AREA = table_geometry((1280, 800)).line_area


def test_a_flying_tile_is_as_large_as_the_line_from_the_first_fifth_of_its_way() -> None:
    director = Director()
    there, start = Rect(400, 100, 114, 57), Rect(0, 0, 28, 56)
    director.send_home(Placed(there, 6, 1), start, 0.0)
    sizes = []
    while not director.is_resting:
        flight = director.flights()[0]
        way = (flight.centre[0] - start.centerx) / (there.centerx - start.centerx)
        sizes.append((way, flight.s))
        director.step(FLIGHT_SECONDS / 40)
    assert sizes[0] == (0.0, 28)
    assert all(s >= 57 for way, s in sizes if way >= 0.2)


BEFORE = lay_out(line("64 44 45", 1), AREA, 57)
AFTER = lay_out(line("64 44 45 53", 1), AREA, 57)
SEAT = Rect(1100, 300, 34, 68)


def flying(factor: float = 1.0) -> Director:
    director = Director()
    director.factor = factor
    director.lay(BEFORE, AFTER, Tile(5, 3), SEAT)
    return director


@pytest.mark.parametrize(("factor", "seconds"), [(1.0, 0.28), (1.5, 0.42), (0.6, 0.168)])
def test_a_tile_is_on_its_way_to_the_line_for_280_ms(factor: float, seconds: float) -> None:
    director = flying(factor)
    director.step(seconds - 0.001)
    assert director.laying == Tile(5, 3)
    director.step(0.002)
    assert director.is_resting


def test_without_motion_it_lies_at_once() -> None:
    assert flying(0.0).is_resting


def test_it_is_fast_at_first_and_turns_as_it_goes() -> None:
    director = flying()
    there = AFTER.tiles[-1].rect
    angles = []
    for _ in range(4):
        (flight,) = director.flights()
        angles.append(flight.angle)
        director.step(0.07)
    # It lies at 90 degrees and starts upright; 1 - (1 - t) ** 3 of the turn at quarters.
    assert angles == pytest.approx([0.0, 52.03, 78.75, 88.59], abs=0.01)
    half = flying()
    half.step(0.14)
    x = SEAT.centerx + (there.centerx - SEAT.centerx) * 0.875
    assert half.flights()[0].centre[0] == round(x)


def test_its_size_overshoots_by_two_hundredths_and_no_more() -> None:
    director = flying()
    s = min(AFTER.tiles[-1].rect.size)
    sizes = []
    while not director.is_resting:
        sizes.append(director.flights()[0].s)
        director.step(0.005)
    assert max(sizes) == round(s * 1.02)
    assert sizes[-1] == s


def test_the_others_make_room_together_in_260_ms_slow_at_both_ends() -> None:
    director = flying()
    first, there = BEFORE.tiles[0].rect, AFTER.tiles[0].rect
    assert first != there

    def way() -> float:
        shown = director.line(AFTER)
        assert shown is not None
        return (shown[0].rect.x - first.x) / (there.x - first.x)

    assert way() == 0
    director.step(0.065)
    # 4 t ** 3 at a quarter of the time is a sixteenth, and half of it is half of the way.
    assert way() == pytest.approx(1 / 16, abs=0.03)
    director.step(0.065)
    assert way() == pytest.approx(0.5, abs=0.03)
    director.step(0.13)
    assert way() == 1
    assert not director.is_resting  # the tile itself takes 20 ms more


def test_a_wrong_drop_glides_home_in_220_ms_and_stands_straight_there() -> None:
    director = Director()
    slot = Rect(400, 640, 68, 136)
    director.send_home(Placed(slot, 1, 6), Rect(700, 300, 75, 150), 12.0)
    assert director.flights()[0].angle == -12
    director.step(0.219)
    assert director.homing == Tile(6, 1)
    assert abs(director.flights()[0].angle) < 0.1
    director.step(0.002)
    assert director.homing is None


def test_what_flies_is_cut_short_by_a_tap() -> None:
    director = flying()
    director.step(0.1)
    director.finish()
    assert director.is_resting
    assert director.line(AFTER) is None
