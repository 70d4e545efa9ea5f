"""What can be touched at the table is what is drawn there, by the names of the trace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dekabes.engine import End
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.model import Ghost, layout_of, targets
from tests.ui.table import scenes
from tests.ui.table.lines import SIZES
from tests.ui.table.scenes import tile

Size = tuple[int, int]
TABLE = table_geometry((1280, 800))


def test_a_hand_in_turn_offers_its_tiles_and_the_ends_that_some_of_them_fit() -> None:
    found = targets(TABLE, scenes.in_play())
    assert set(found) == {
        *("tile:64", "tile:43", "tile:53", "tile:44", "tile:41"),
        *("end:left", "end:right"),
    }


def test_playable_tiles_stand_higher_and_the_lifted_one_highest() -> None:
    """Values of the design: resting at 638, lifted by 22, by 30 when chosen."""
    found = targets(TABLE, scenes.previewed())
    assert found["tile:64"].y == 638
    assert found["tile:53"].y == 638 - 22
    assert found["tile:43"].y == 638 - 30
    assert {rect.size for name, rect in found.items() if name.startswith("tile")} == {(68, 136)}


def test_both_ends_stay_targets_while_a_tile_that_fits_one_is_lifted() -> None:
    model = replace(scenes.in_play(), lifted=tile("43"))
    assert {"end:left", "end:right"} <= set(targets(TABLE, model))


def test_a_preview_stands_where_its_end_is() -> None:
    model = scenes.previewed()
    found = targets(TABLE, model)
    right = layout_of(TABLE, model).end(End.RIGHT)
    assert right is not None
    assert found["preview"] == right.placed(tile("43")).rect
    assert found["end:right"] == found["preview"]


def test_the_other_end_of_a_preview_can_still_be_chosen() -> None:
    model = replace(scenes.dragged(), ghosts=(Ghost(tile("53"), End.LEFT),), preview=True)
    assert {"preview", "end:right"} <= set(targets(TABLE, model))


def test_a_held_tile_is_no_target_in_the_hand() -> None:
    assert "tile:53" not in targets(TABLE, scenes.dragged())


def test_an_opening_tile_goes_to_the_middle() -> None:
    found = targets(TABLE, scenes.to_open())
    assert found["open"].size == (57, 114)
    assert found["open"].center == (640, 372)
    assert not {"end:left", "end:right"} & set(found)


def test_nothing_of_a_shut_rack_can_be_touched() -> None:
    assert not [name for name in targets(TABLE, scenes.shut()) if name.startswith("tile")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", scenes.ALL)
def test_targets_lie_apart_and_in_the_window(scene: scenes.Scene, size: Size) -> None:
    geometry, model = table_geometry(size), scene()
    named = targets(geometry, model)
    # The end at which a preview stands is the same place as the preview.
    found = [rect for rect in named.values() if rect != named.get("preview")]
    if model.preview:
        found += [named["preview"], *check_and_cross(geometry, model)]
    for index, rect in enumerate(found):
        assert 0 <= rect.left < rect.right <= size[0]
        assert 0 <= rect.top < rect.bottom <= size[1]
        assert min(rect.size) >= 44
        assert rect.inflate(14, 14).collidelist(found[index + 1 :]) == -1
