"""The keys of the position picker stand beside what they name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dekabes.engine import End
from dekabes.ui.screens.picker import end_key, tag_size, tile_keys
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.hintcard import hint_card
from dekabes.ui.table.model import Ghost, HintCard, hand_rects, layout_of
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


@pytest.mark.parametrize("size", SIZES)
def test_the_numbers_of_tiles_stay_while_a_hint_is_told_and_hide_neither_its_card_nor_a_pip(
    size: tuple[int, int],
) -> None:
    geometry, scale = table_geometry(size), Scale.of(size)
    hint = HintCard("Look at both ends.", ("You can bring", 5, "and keep more of it."), "Show")
    model = replace(scenes.in_play(), hint=hint)
    card = hint_card(scale, geometry, model)
    assert card
    keys = dict(tile_keys(scale, geometry, model))
    tiles = [
        rect for rect, tile in zip(hand_rects(geometry, model), model.slots, strict=True) if tile
    ]
    assert len(keys) == len(tiles) > 3
    half, s = tag_size(scale) / 2, geometry.measures.hand_s
    for (x, y), rect in zip(keys.values(), tiles, strict=True):
        assert x == rect.centerx
        assert y - half >= card.rect.bottom
        assert y + half <= size[1]
        # At the foot of a half its pips are at 0.23 and 0.77 of the width, and 0.112 in radius.
        assert half <= (0.27 - 0.112) * s or y - half >= rect.bottom - (0.23 - 0.112) * s
