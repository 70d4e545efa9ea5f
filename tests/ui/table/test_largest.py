"""Tiles are the largest that fit, on every screen, for every length (56)."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest
from pygame import Rect

from dekabes.engine import End, Line
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.layout import Layout, OpenEnd, lay_out
from dekabes.ui.touchable import FINGER
from tests.ui.table.lines import SIZES, longest_chain, random_line, split

Size = tuple[int, int]
LENGTHS = range(1, 26)
LEAST = 28
LARGE = 4000  # the short side of tiles that are large enough to measure a shape by


def lines_of(length: int, rng: Random) -> list[Line]:
    """Lines of exactly so many tiles, grown to one side, to the other, and to both."""
    found: list[Line] = []
    for lean in (0.0, 0.3, 0.5, 0.8, 1.0):
        line = random_line(rng, length, lean)
        while len(line.laid) < length:
            line = random_line(rng, length, lean)
        found.append(line)
    return found


def laid_at(line: Line, size: Size) -> Layout:
    geometry = table_geometry(size)
    return lay_out(line, geometry.line_area, geometry.measures.line_cap)


def needed(line: Line, geometry: Geometry) -> tuple[float, float]:
    """What the line takes in short sides, measured on very large tiles: width and height."""
    area = geometry.line_area
    layout = lay_out(line, Rect(0, 0, area.width * 200, area.height * 200), LARGE)
    assert layout.s == LARGE
    rects = [placed.rect for placed in layout.tiles]
    for end in End:
        open_end = layout.end(end)
        assert open_end is not None
        rects += [open_end.single.rect, open_end.double.rect, row_of_next(open_end, end)]
    whole = rects[0].unionall(rects[1:])
    return whole.width / LARGE, whole.height / LARGE


def row_of_next(open_end: OpenEnd, end: End) -> Rect:
    """The full height of the row that the next tile begins in: room for a double across."""
    single, double = open_end.single.rect, open_end.double.rect
    if single.width > single.height:
        middle = single.centery
    elif double != single:  # only the longer tile has to turn
        middle = double.centery
    elif end is End.RIGHT:  # it turns down out of its row
        middle = single.top + LARGE // 2
    else:
        middle = single.bottom - LARGE // 2
    return Rect(single.centerx, middle - LARGE, 0, 2 * LARGE)


@pytest.mark.parametrize("size", SIZES)
def test_no_larger_tiles_would_fit(size: Size) -> None:
    """Every side from 1 pixel to the largest of the design is tried."""
    rng, geometry = Random(56), table_geometry(size)
    area, cap = geometry.line_area, geometry.measures.line_cap
    for length in LENGTHS:
        for line in lines_of(length, rng):
            width, height = needed(line, geometry)
            fit = [s for s in range(1, cap + 1) if s * width <= area.width + 0.05]
            fit = [s for s in fit if s * height <= area.height + 0.05]
            assert laid_at(line, size).s == max(fit), (length, str(line))


@pytest.mark.parametrize(
    ("size", "side"),
    [
        ((800, 600), 50),
        ((1024, 600), 50),
        ((1280, 800), 57),
        ((1920, 1080), 77),  # 57 units of 1.35 pixels
        ((2560, 1600), 114),
        ((3840, 2160), 154),
        ((800, 1280), 56),
        ((1200, 1920), 84),
    ],
)
def test_a_short_line_has_the_largest_tiles_of_the_design(size: Size, side: int) -> None:
    assert {laid_at(line, size).s for line in lines_of(2, Random(2))} == {side}


def test_no_tile_is_too_small_to_be_read_on_a_small_screen() -> None:
    rng = Random(28)
    for length in LENGTHS:
        for line in lines_of(length, rng):
            assert laid_at(line, (1024, 600)).s >= LEAST
            assert laid_at(line, (800, 600)).s >= LEAST


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [*pairwise(SIZES[:6]), (SIZES[6], SIZES[7]), ((600, 800), (800, 1280))],
)
def test_no_tile_is_smaller_on_a_larger_screen(smaller: Size, larger: Size) -> None:
    rng = Random(5)
    for length in LENGTHS:
        for line in lines_of(length, rng):
            assert laid_at(line, smaller).s <= laid_at(line, larger).s, (length, str(line))
    hands = [table_geometry(size).measures.hand_s for size in (smaller, larger)]
    assert hands == sorted(hands)


@pytest.mark.parametrize("size", [size for size in SIZES if min(size) >= 800])
def test_tiles_of_the_hand_are_at_least_48_pixels_across(size: Size) -> None:
    """At 1280 x 800 they are 68 across, as the design draws them."""
    assert all(slot.width >= 48 for slot in table_geometry(size).hand_slots(7))
    assert table_geometry((1280, 800)).hand_slots(7)[0].width == 68


@pytest.mark.parametrize("size", [*SIZES, (600, 800)])
def test_both_ends_can_be_touched_and_are_covered_by_nothing(size: Size) -> None:
    rng, geometry = Random(12), table_geometry(size)
    m = geometry.measures
    above = [*geometry.plates, *geometry.bubbles, geometry.rack, geometry.foot]
    above += [slot.move(0, -m.lift_chosen) for slot in geometry.hand_slots(7)]
    worst = [
        split(longest_chain(line.laid[0].tile, 25, 7), at)
        for line in lines_of(1, rng)
        for at in (3, 12)
    ]
    for line in [*(one for length in LENGTHS for one in lines_of(length, rng)), *worst]:
        layout = laid_at(line, size)
        places = [layout.left, layout.right]
        rects = [[one.single.rect, one.double.rect] for one in places if one]
        for rect in (*rects[0], *rects[1]):
            touched = rect.inflate(max(0, FINGER - rect.width), max(0, FINGER - rect.height))
            assert geometry.felt.contains(touched)
            assert touched.collidelist(above) == -1
        for one, other in product(*rects):
            assert not one.colliderect(other)
