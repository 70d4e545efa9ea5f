"""Check and cross stand near the preview, on the felt, over no tile and no target."""

from __future__ import annotations

from random import Random

import pytest

from dekabes.engine import Tile
from dekabes.ui.table.choice import place_pair
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.layout import lay_out
from tests.ui.table.lines import SIZES, random_line
from tests.ui.table.test_layout import worst_lines

Size = tuple[int, int]


@pytest.mark.parametrize("size", [*SIZES, (600, 800)])
def test_check_and_cross_find_free_felt(size: Size) -> None:
    geometry = table_geometry(size)
    m = geometry.measures
    rng = Random(76)
    lines = [*worst_lines(), *(random_line(rng, rng.randint(1, 25), 0.5) for _ in range(30))]
    hand = [rect.move(0, -m.lift_chosen) for rect in geometry.hand_slots(7)]
    for line in lines:
        layout = lay_out(line, geometry.line_area, m.line_cap)
        for end in (layout.left, layout.right):
            assert end is not None
            ghost = end.placed(Tile.of(end.number, (end.number + 1) % 7)).rect
            taken = [*(placed.rect for placed in layout.tiles), ghost, *hand]
            pair = place_pair(geometry, ghost, taken)
            for button in pair:
                assert geometry.felt.contains(button)
                assert button.inflate(15, 15).collidelist(taken) == -1
            check, cross = pair
            assert check.left - cross.right >= 8
            assert check.top == cross.top


def test_they_stand_under_the_ghost_where_there_is_room() -> None:
    """18 beyond the ghost, 16 apart, the pair centred under it, the check at the right."""
    geometry = table_geometry((1280, 800))
    ghost = geometry.felt.copy()
    ghost.update(0, 0, 57, 114)
    ghost.midtop = (400, 300)
    check, cross = place_pair(geometry, ghost, [ghost])
    assert (cross.x, cross.y, cross.width) == (400 - 84, 414 + 18, 76)
    assert (check.x, check.y) == (cross.right + 16, cross.y)
