"""The line on the felt: nothing overlaps, neighbours touch, and no tile lies by chance (54, 59)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from pygame import Rect

from dekabes.engine import End, Laid, Line, Tile
from dekabes.ui.table.fold import columns_for, folded
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.layout import Layout, OpenEnd, Placed, lay_out
from tests.ui.table.lines import SIZES, longest_chain, one_sided, random_line, split

Size = tuple[int, int]


def laid_at(line: Line, size: Size) -> Layout:
    geometry = table_geometry(size)
    return lay_out(line, geometry.line_area, geometry.measures.line_cap)


def halves(placed: Placed) -> tuple[Rect, Rect]:
    first, second = placed.rect.copy(), placed.rect.copy()
    if placed.upright:
        first.height //= 2
        second.y, second.height = first.bottom, placed.rect.height - first.height
    else:
        first.width //= 2
        second.x, second.width = first.right, placed.rect.width - first.width
    return first, second


def check_contact(layout: Layout, one: Placed, other: Placed) -> None:
    """Some half of one lies by a half of the other that shows the same number."""
    near = 0.09 * layout.s + 1
    for rect, number in zip(halves(one), (one.first, one.second), strict=True):
        for rect_, number_ in zip(halves(other), (other.first, other.second), strict=True):
            if number == number_ and _faces(rect, rect_, near):
                return
    pytest.fail(f"{one} and {other} do not touch")


def _faces(one: Rect, other: Rect, near: float) -> bool:
    """Whether the halves lie side by side over at least half of a tile's short side."""
    x = min(one.right, other.right) - max(one.x, other.x)
    y = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(x, y) >= min(one.width, one.height) / 2 - 1 and min(x, y) >= -near


def check(line: Line, size: Size) -> Layout:
    layout = laid_at(line, size)
    area = table_geometry(size).line_area
    rects = [placed.rect for placed in layout.tiles]
    assert [placed.tile for placed in layout.tiles] == [laid.tile for laid in line.laid]
    for index, rect in enumerate(rects):
        assert {rect.width, rect.height} == {layout.s, 2 * layout.s}
        assert area.contains(rect)
        assert rect.collidelist(rects[index + 1 :]) == -1
    for one, other in pairwise(layout.tiles):
        check_contact(layout, one, other)
    for end, last in ((layout.left, layout.tiles[0]), (layout.right, layout.tiles[-1])):
        assert end is not None
        check_end(layout, end, last, size)
    check_ends_apart(layout)
    return layout


def check_end(layout: Layout, end: OpenEnd, last: Placed, size: Size) -> None:
    area = table_geometry(size).line_area
    rects = [placed.rect for placed in layout.tiles]
    # The bar is a little wider than the tile that it marks.
    assert area.inflate(0.2 * layout.s, 0.2 * layout.s).contains(end.bar)
    assert end.bar.collidelist(rects) == -1
    for tile in (Tile.of(end.number, end.number), Tile.of(end.number, (end.number + 1) % 7)):
        placed = end.placed(tile)
        assert area.contains(placed.rect)
        assert placed.rect.collidelist(rects) == -1
        check_contact(layout, placed, last)


def check_ends_apart(layout: Layout) -> None:
    assert layout.left is not None
    assert layout.right is not None
    for one in (layout.left.single, layout.left.double):
        for other in (layout.right.single, layout.right.double):
            assert not one.rect.colliderect(other.rect)


def worst_lines() -> Iterator[Line]:
    for doubles in (4, 7):
        for opening in (Tile(6, 6), Tile(6, 5), Tile(1, 0)):
            chain = longest_chain(opening, 25, doubles)
            for end in End:
                yield one_sided(chain, end)
            for at in (1, 8, 12, 20, 23):
                yield split(chain, at)


@pytest.mark.parametrize("size", SIZES)
def test_random_lines_lie_whole(size: Size) -> None:
    rng = Random(54)
    for _ in range(1250):
        length = rng.randint(1, 25)
        check(random_line(rng, length, rng.choice((0.0, 0.2, 0.5, 0.8, 1.0))), size)


@pytest.mark.parametrize("size", SIZES)
def test_the_worst_lines_lie_whole(size: Size) -> None:
    for line in worst_lines():
        assert len(line.laid) == 25
        check(line, size)


@pytest.mark.parametrize("size", SIZES)
def test_a_double_at_any_bend_keeps_its_neighbours(size: Size) -> None:
    """Doubles are moved through every place of an arm, so that each bend meets one."""
    met_corner = met_start = 0
    for place in range(1, 24):
        for end in End:
            line = _one_double_at(place, end)
            layout = check(line, size)
            index = place if end is End.RIGHT else len(line.laid) - 1 - place
            before, double, after = layout.tiles[index - 1 : index + 2]
            met_corner += double.upright and before.rect.centery != after.rect.centery
            met_start += not double.upright
    assert met_corner > 0
    assert met_start > 0


def _one_double_at(place: int, end: End) -> Line:
    """A line of 25 places, made up of plain tiles but for one double; tiles may come twice."""
    laid = [Laid(1, 2) if index % 2 else Laid(2, 1) for index in range(25)]
    number = laid[place - 1].right
    rest = [Laid(number, number)]
    for _ in range(25 - place - 1):
        rest.append(Laid(rest[-1].right, 3 - rest[-1].right))
    whole = (*laid[:place], *rest)
    if end is End.RIGHT:
        return Line(whole, 0)
    return Line(tuple(Laid(one.right, one.left) for one in reversed(whole)), 24)


@pytest.mark.parametrize("size", SIZES)
def test_adding_a_tile_moves_the_others_by_one_shift_and_scale(size: Size) -> None:
    rng = Random(59)
    columns = columns_for(*table_geometry(size).line_area.size)
    for _ in range(60):
        line = random_line(rng, 25, rng.choice((0.1, 0.5, 0.9)))
        whole = folded(line, columns).spots
        for shorter in _grown_from_its_opener(line, rng):
            start = line.opening - shorter.opening
            part = folded(shorter, columns).spots
            assert part == whole[start : start + len(part)]


def _grown_from_its_opener(line: Line, rng: Random) -> Iterator[Line]:
    """Lines that the whole line can have been before, one tile more each time."""
    left = right = line.opening
    while left > 0 or right < len(line.laid) - 1:
        yield Line(line.laid[left : right + 1], line.opening - left)
        if right == len(line.laid) - 1 or (left > 0 and rng.random() < 0.5):
            left -= 1
        else:
            right += 1


@pytest.mark.parametrize("size", SIZES)
def test_tiles_never_grow_when_one_is_added(size: Size) -> None:
    rng = Random(4)
    for _ in range(40):
        line = random_line(rng, 25, rng.random())
        sizes = [laid_at(shorter, size).s for shorter in _grown_from_its_opener(line, rng)]
        assert sizes == sorted(sizes, reverse=True)


def test_the_same_line_reached_in_two_ways_lies_alike() -> None:
    one = Line().opened(Tile(6, 6)).joined(Tile(6, 4), End.LEFT).joined(Tile(6, 1), End.RIGHT)
    other = Line().opened(Tile(6, 6)).joined(Tile(6, 1), End.RIGHT).joined(Tile(6, 4), End.LEFT)
    before = laid_at(one, (1280, 800))
    laid_at(one, (800, 1280))
    assert laid_at(other, (1280, 800)) == before


@pytest.mark.parametrize("double", [False, True])
def test_the_opener_lies_in_the_middle(double: bool) -> None:
    tile = Tile(6, 6) if double else Tile(6, 4)
    layout = laid_at(Line().opened(tile), (1280, 800))
    placed = layout.tiles[0]
    assert placed.upright is double
    assert placed.rect == laid_at(Line(), (1280, 800)).opening(tile).rect
    assert abs(placed.rect.centerx - 640) <= 1
    assert layout.s == 57


def test_the_fold_depends_on_proportions_alone() -> None:
    for width, height in ((940, 394), (508, 592), (779, 310), (660, 588)):
        counted = {columns_for(width * times, height * times) for times in (1, 2, 3, 7)}
        assert len(counted) == 1


def test_the_longest_line_of_a_small_screen_stays_large() -> None:
    """24 tiles on 1024 x 600 in three rows, none under 46 pixels wide."""
    halves_each = split(longest_chain(Tile(6, 4), 24, 6), 11)
    layout = check(halves_each, (1024, 600))
    assert layout.s >= 46
    lying = {placed.rect.centery for placed in layout.tiles if not placed.upright}
    assert len(lying) == 3


def test_no_line_is_under_28_pixels_on_a_small_screen() -> None:
    assert min(laid_at(line, (1024, 600)).s for line in worst_lines()) >= 28


@pytest.mark.parametrize(
    ("size", "usual"),
    [
        ((800, 600), 36),
        ((1024, 600), 41),
        ((1280, 800), 50),
        ((600, 800), 32),
        ((800, 1280), 48),
    ],
)
def test_a_long_line_makes_use_of_the_felt(size: Size, usual: int) -> None:
    """What the best number of columns reaches with 20 tiles and more, found by trying them all."""
    rng = Random(11)
    found: list[int] = []
    while len(found) < 100:
        line = random_line(rng, rng.randint(20, 24), rng.choice((0.2, 0.35, 0.5, 0.65, 0.8)))
        if len(line.laid) >= 20:
            found.append(laid_at(line, size).s)
    assert sum(found) / len(found) >= usual


def test_six_tiles_lie_as_worked_out_by_hand() -> None:
    """Rows of eight half tiles, 100 pixels a short side: 66 opens, three to the right, two left."""
    line = Line().opened(Tile(6, 6))
    for tile in (Tile(6, 2), Tile(4, 2), Tile(4, 4)):
        line = line.joined(tile, End.RIGHT)
    for tile in (Tile(6, 5), Tile(5, 5)):
        line = line.joined(tile, End.LEFT)
    assert [str(laid) for laid in line.laid] == ["55", "56", "66", "62", "24", "44"]
    spots = folded(line, 8).spots
    parts = [(spot.part.x, spot.part.y, spot.part.w, spot.part.h) for spot in spots]
    # A cell is 414 wide; the opener's reaches from -207 to 207, and three more lie on each side.
    assert parts == [
        # The left corner: a double stands like any tile, its lower half in the opener's row.
        (-207 - 3 * 414 + 7, 200 - 800, 400, 800),
        (-207 - 2 * 414 + 14, -200, 800, 400),
        (-200, -400, 400, 800),
        (207 + 14, -200, 800, 400),
        # The right corner: one cell is left, so 42 turns down.
        (207 + 2 * 414 + 7, -200, 400, 800),
        # 44 starts the next row, under the corner and flush with its outer side.
        (207 + 3 * 414 - 7 - 800, 828 - 200, 800, 400),
    ]
    assert [spot.joined_first for spot in spots] == [False, False, True, True, True, False]
