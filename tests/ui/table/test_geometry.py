"""The parts of the table: none over another, all in the window, all large enough to touch."""

from __future__ import annotations

from itertools import combinations
from math import ceil

import pytest
from pygame import Rect

from dekabes.engine import Seat
from dekabes.ui.table.geometry import Geometry, place_of, table_geometry
from dekabes.ui.theme import Scale, canvas_size
from tests.ui.table.lines import SIZES

Size = tuple[int, int]
ODD_SIZES = (
    (1280, 1024),
    (1920, 600),
    (800, 801),
    (1080, 2400),
    (800, 700),
    (895, 895),
    (901, 899),
)
ALL_SIZES = (*SIZES, (600, 800), (1366, 768), *ODD_SIZES)


def parts(geometry: Geometry) -> dict[str, Rect]:
    return {
        "felt": geometry.felt,
        "rack": geometry.rack,
        "round": geometry.round,
        "blue": geometry.scores[0],
        "red": geometry.scores[1],
        **{f"plate {place}": rect for place, rect in enumerate(geometry.plates)},
        **dict(geometry.buttons),
    }


@pytest.mark.parametrize("size", ALL_SIZES)
def test_no_part_lies_over_another(size: Size) -> None:
    for (one, rect), (other, rect_) in combinations(parts(table_geometry(size)).items(), 2):
        assert not rect.colliderect(rect_), f"{one} {rect} and {other} {rect_} at {size}"


@pytest.mark.parametrize("size", ALL_SIZES)
def test_all_parts_lie_in_the_window(size: Size) -> None:
    geometry = table_geometry(size)
    window = Rect(0, 0, *size)
    for name, rect in (*parts(geometry).items(), ("lip", geometry.lip)):
        assert window.contains(rect), f"{name} {rect} at {size}"
    for bubble in geometry.bubbles:
        assert window.contains(bubble)
        assert not bubble.colliderect(geometry.felt)


@pytest.mark.parametrize("size", ALL_SIZES)
def test_targets_are_large_and_apart(size: Size) -> None:
    geometry = table_geometry(size)
    m = geometry.measures
    least = 48 if min(size[0] / 1280, size[1] / 800) >= 1 else 44
    targets = [rect for _, rect in geometry.buttons]
    targets += [rect.move(0, -m.lift) for rect in geometry.hand_slots(7)]
    targets.append(geometry.pass_button)
    for rect in targets:
        assert min(rect.size) >= least, f"{rect} at {size}"
    for one, other in combinations(targets, 2):
        assert not one.inflate(15, 15).colliderect(other), f"{one} and {other} at {size}"


@pytest.mark.parametrize("size", ALL_SIZES)
def test_the_plates_at_the_sides_have_wood_all_round(size: Size) -> None:
    """The brass line round the felt lies 8 to 9.2 units outside it."""
    geometry = table_geometry(size)
    line = ceil(9.2 * Scale.of(size).u)
    _, right, _, left = geometry.plates
    assert left.left >= 4
    assert geometry.felt.left - line - left.right >= 4
    assert right.left - geometry.felt.right - line >= 4
    assert size[0] - right.right >= 4


@pytest.mark.parametrize("size", ALL_SIZES)
def test_seven_tiles_stand_in_the_rack_behind_its_lip(size: Size) -> None:
    geometry = table_geometry(size)
    slots = geometry.hand_slots(7)
    assert geometry.rack.left <= slots[0].left
    assert slots[-1].right <= geometry.rack.right
    assert abs(slots[0].left - geometry.rack.left - (geometry.rack.right - slots[-1].right)) <= 1
    assert geometry.lip.top < slots[0].bottom < geometry.lip.bottom
    assert geometry.rack.bottom <= geometry.lip.bottom <= size[1]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2000, 601), (3840, 2160)])
def test_the_rack_stands_in_the_middle_of_a_wide_window(size: Size) -> None:
    assert abs(table_geometry(size).rack.centerx - size[0] / 2) <= 1


@pytest.mark.parametrize("size", ALL_SIZES)
def test_the_line_keeps_clear_of_what_comes_and_goes_at_the_foot(size: Size) -> None:
    geometry = table_geometry(size)
    chosen = [rect.move(0, -geometry.measures.lift_chosen) for rect in geometry.hand_slots(7)]
    assert geometry.felt.contains(geometry.line_area)
    assert not geometry.foot.colliderect(geometry.line_area)
    assert geometry.foot.collidelist(chosen) == -1
    bubble = geometry.needs_bubble(chosen[0], geometry.foot.width // 2)
    assert geometry.felt.contains(bubble)
    assert not bubble.colliderect(geometry.line_area)


def test_seats_run_counter_clockwise_from_the_bottom() -> None:
    assert [place_of(seat, Seat.ONE) for seat in Seat] == [0, 1, 2, 3]
    assert [place_of(seat, Seat.THREE) for seat in Seat] == [2, 3, 0, 1]


def test_the_standard_table_is_the_one_of_the_design() -> None:
    geometry = table_geometry((1280, 800))
    assert geometry.felt == Rect(140, 100, 1000, 512)
    assert geometry.button("menu") == Rect(18, 13, 68, 68)
    assert geometry.plates[0] == Rect(18, 640, 270, 138)
    assert geometry.plates[3] == Rect(8, 190, 118, 392)
    assert geometry.rack.size == (616, 150)
    assert geometry.hand_slots(5)[0].topleft == (409, 638)


def test_a_window_below_the_smallest_is_drawn_larger_and_scaled() -> None:
    assert canvas_size((1280, 800)) == (1280, 800)
    assert canvas_size((640, 360)) == (1067, 600)
    assert canvas_size((400, 600)) == (600, 900)


@pytest.mark.parametrize("size", SIZES)
def test_the_own_bubble_leaves_the_name_over_it_whole(size: tuple[int, int]) -> None:
    # The name's middle is 17 units above the plate's, and half its line is 14 high.
    geometry = table_geometry(size)
    you, bubble = geometry.plates[0], geometry.bubbles[0]
    assert bubble.top >= you.centery
    assert you.contains(bubble)
