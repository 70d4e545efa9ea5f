"""What a held tile does to the places that are open for it."""

from __future__ import annotations

import pytest

from dekabes.engine import End, Play, Seat, Tile
from dekabes.ui.table.drag import ghosts_while_held
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.layout import lay_out
from dekabes.ui.table.model import LEAN_DEGREES, LEAN_SHIFT
from tests.ui.table.scenes import line

AREA = table_geometry((1280, 800)).line_area
LAYOUT = lay_out(line("34 44 45 51", 1), AREA, 57)
TILE = Tile(3, 1)
PLAYS = [Play(Seat.ONE, TILE, end) for end in End]


def middle(end: End) -> tuple[int, int]:
    place = LAYOUT.end(end)
    assert place is not None
    return place.placed(TILE).rect.center


@pytest.mark.parametrize(
    ("sides", "lean"), [(0.0, 1.0), (3.0, 1.0), (5.5, 0.5), (8.0, 0.0), (9.0, 0.0)]
)
def test_the_near_place_leans_as_far_as_it_can_from_three_short_sides_on(
    sides: float, lean: float
) -> None:
    x, y = middle(End.LEFT)
    near, far = ghosts_while_held(PLAYS, LAYOUT, (x, round(y - sides * LAYOUT.s)))
    assert (near.end, near.far, far.far) == (End.LEFT, False, True)
    assert near.lean == pytest.approx(lean, abs=0.01)
    assert far.lean == 0


def test_the_other_place_leans_when_the_tile_comes_to_it() -> None:
    far, near = ghosts_while_held(PLAYS, LAYOUT, middle(End.RIGHT))
    assert (near.end, near.far, far.far) == (End.RIGHT, False, True)


def test_it_leans_six_degrees_and_a_quarter_of_its_short_side() -> None:
    assert (LEAN_DEGREES, LEAN_SHIFT) == (6.0, 0.25)
