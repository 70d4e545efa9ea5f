"""A tile on its way to the line: above its neighbours, and so never smaller than they are."""

from __future__ import annotations

from pygame import Rect

from dekabes.ui.table.director import FLIGHT_SECONDS, Director
from dekabes.ui.table.layout import Placed


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
