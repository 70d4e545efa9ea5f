"""The keys of the position picker stand beside what they name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dekabes.engine import End
from dekabes.ui.screens.picker import end_key
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.model import Ghost, layout_of
from dekabes.ui.theme import Scale
from tests.ui.table import scenes
from tests.ui.table.lines import SIZES
from tests.ui.table.scenes import tile


@pytest.mark.parametrize("size", SIZES)
def test_a_key_lies_on_no_tile_and_on_the_felt(size: tuple[int, int]) -> None:
    geometry, scale = table_geometry(size), Scale.of(size)
    ghosts = tuple(Ghost(tile("53"), end) for end in End)
    for model in (scenes.in_play(), replace(scenes.in_play(), ghosts=ghosts)):
        layout = layout_of(geometry, model)
        for end in End:
            spot = end_key(scale, geometry, model, end)
            assert geometry.felt.collidepoint(spot)
            assert not any(placed.rect.collidepoint(spot) for placed in layout.tiles)
            open_end = layout.end(end)
            assert open_end is not None
            assert not open_end.bar.collidepoint(spot)
            if model.ghosts:
                assert not open_end.placed(tile("53")).rect.collidepoint(spot)


def test_a_key_stands_24_units_beyond_the_light_bar() -> None:
    geometry, model = table_geometry((1280, 800)), scenes.in_play()
    left = layout_of(geometry, model).left
    assert left is not None
    # The left arm has turned: it runs to the right.
    assert left.bar.height > left.bar.width
    spot = end_key(Scale.of((1280, 800)), geometry, model, End.LEFT)
    assert spot == (left.bar.right + 24, left.bar.centery)
