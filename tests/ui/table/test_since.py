"""What was played since one last looked: which moves are marked, and where the marks stand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pygame import Rect

from dekabes.engine import End, Line, Move, Pass, Play, Seat, Tile, View
from dekabes.i18n import load
from dekabes.ui import text
from dekabes.ui.screens.tablewords import table_words
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.layout import Layout
from dekabes.ui.table.model import TableModel, line_layout
from dekabes.ui.table.notices import sentence_width
from dekabes.ui.table.passbar import PassBar, pass_bar
from dekabes.ui.table.since import since_last_look
from dekabes.ui.table.sincemarks import marks_of
from dekabes.ui.table.sinceplaces import Mark, Marks, Tail, place_marks
from dekabes.ui.table.sincestrip import Strip, strip_of
from dekabes.ui.theme import Scale
from tests.engine.positions import line as line_of
from tests.ui.table import scenes
from tests.ui.table.lines import SIZES, random_line
from tests.ui.table.scenes import NAMES, tile

Size = tuple[int, int]
USUAL_SIZES = ((1280, 800), (800, 1280), (1920, 1080), (1024, 600), (800, 600), (600, 800))
LONG = ("Marie-Antoinette", "Bartholomeus Wiranata", "Jean-Baptiste de la Croix", "Ni Luh Putu")


def seen_by(viewer: Seat | None, *moves: Move) -> View:
    return replace(scenes.in_play().view, viewer=viewer, moves=moves)


def play(seat: int, at: str) -> Play:
    return Play(Seat(seat), tile(at), End(at[2]) if at[2:] else None)


OPENED, JOINED, PASSED, LAST = play(1, "66"), play(2, "64R"), Pass(Seat.THREE), play(4, "41R")


# Which moves.


def test_the_others_moves_after_the_own_one_are_numbered_in_their_order() -> None:
    since = since_last_look(seen_by(Seat.ONE, OPENED, JOINED, PASSED, LAST))
    assert [(one.number, one.seat, one.move) for one in since] == [
        (1, Seat.TWO, JOINED),
        (2, Seat.THREE, PASSED),
        (3, Seat.FOUR, LAST),
    ]


def test_a_pass_has_no_tile_to_be_marked() -> None:
    since = since_last_look(seen_by(Seat.ONE, OPENED, JOINED, PASSED, LAST))
    assert [one.tile for one in since] == [Tile(6, 4), None, Tile(4, 1)]


def test_who_has_not_played_yet_has_missed_all_moves_of_the_round() -> None:
    since = since_last_look(seen_by(Seat.THREE, OPENED, JOINED))
    assert [one.move for one in since] == [OPENED, JOINED]


def test_an_own_pass_is_a_move_too() -> None:
    since = since_last_look(seen_by(Seat.THREE, OPENED, JOINED, PASSED, LAST))
    assert [(one.number, one.move) for one in since] == [(1, LAST)]


def test_of_a_longer_absence_only_the_last_three_moves_are_marked() -> None:
    moves = (OPENED, JOINED, play(1, "61L"), play(2, "43R"))
    since = since_last_look(seen_by(Seat.FOUR, *moves))
    assert [(one.number, one.move) for one in since] == list(enumerate(moves[1:], 1))


def test_before_the_first_move_nothing_was_missed() -> None:
    assert since_last_look(seen_by(Seat.ONE)) == ()


# Where the marks stand.


def latest_tiles(line: Line, rng: Random) -> tuple[Tile, ...]:
    """Three tiles that can have come last: some at the left end, the others at the right."""
    tiles = [laid.tile for laid in line.laid]
    left = rng.randint(0, min(3, line.opening))
    right = min(3 - left, len(tiles) - 1 - line.opening)
    latest = tiles[:left] + tiles[len(tiles) - right :]
    rng.shuffle(latest)
    return tuple(latest)


def marks_at(size: Size, line: Line, tiles: tuple[Tile, ...], rng: Random) -> Marks:
    scale, foot = Scale.of(size), table_geometry(size).foot
    widths = tuple(scale.px(rng.choice((100, 160))) for _ in tiles)
    return place_marks(size, line, tiles, widths, tuple(foot))


def lies_on(tail: Tail, rect: Rect) -> bool:
    """Whether a point within the tail's triangle is well within the rectangle."""
    (ax, ay), (bx, by), (x, y) = tail
    inner, parts = rect.inflate(-2, -2), [part / 24 for part in range(25)]
    return any(
        inner.collidepoint(
            x + long * (ax + wide * (bx - ax) - x), y + long * (ay + wide * (by - ay) - y)
        )
        for long in parts
        for wide in parts
    )


def check(geometry: Geometry, layout: Layout, marks: list[Mark], foot: Rect) -> None:
    assert layout.left is not None
    assert layout.right is not None
    things = [placed.rect for placed in layout.tiles]
    things += [layout.left.bar, layout.right.bar, foot]
    for place, mark in enumerate(marks):
        assert geometry.felt.contains(mark.rect)
        assert mark.rect.collidelist(things) == -1
        assert not any(lies_on(mark.tail, thing) for thing in things)
        for other in marks[place + 1 :]:
            assert not mark.rect.colliderect(other.rect)
            assert not lies_on(mark.tail, other.rect)
            assert not lies_on(other.tail, mark.rect)


@pytest.mark.parametrize("size", SIZES)
def test_no_mark_is_on_anything_else(size: Size) -> None:
    rng, geometry = Random(21), table_geometry(size)
    for _ in range(25):
        line = random_line(rng, rng.randint(2, 25), rng.choice((0.0, 0.3, 0.5, 0.8, 1.0)))
        marks = [mark for mark in marks_at(size, line, latest_tiles(line, rng), rng) if mark]
        check(geometry, line_layout(geometry, line), marks, geometry.foot)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (800, 1280)])
def test_hardly_a_tile_of_a_long_line_goes_without_its_mark(size: Size) -> None:
    rng, marks = Random(24), list[Mark | None]()
    while len(marks) < 120:
        line = random_line(rng, rng.randint(12, 22), rng.choice((0.2, 0.5, 0.8)))
        marks += marks_at(size, line, latest_tiles(line, rng), rng)
    assert marks.count(None) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_a_tail_ends_at_the_edge_of_its_own_tile(size: Size) -> None:
    rng, geometry = Random(22), table_geometry(size)
    for _ in range(15):
        line = random_line(rng, rng.randint(2, 25), 0.5)
        layout = line_layout(geometry, line)
        for one in latest_tiles(line, rng):
            (rect,) = [placed.rect for placed in layout.tiles if placed.tile == one]
            for mark in marks_at(size, line, (one,), rng):
                if mark:
                    # A tile's foot is seen below it.
                    edge = rect.inflate(2, 2 + 0.2 * layout.s)
                    assert edge.collidepoint(mark.tip)
                    assert not rect.inflate(-2, -2).collidepoint(mark.tip)


@pytest.mark.parametrize("size", SIZES)
def test_a_short_line_leaves_room_for_every_name(size: Size) -> None:
    line = Line().opened(tile("66"))
    for one, end in (("64", End.RIGHT), ("41", End.RIGHT), ("65", End.LEFT)):
        line = line.joined(tile(one), end)
    width = Scale.of(size).px(150)
    tiles = (tile("64"), tile("41"), tile("65"))
    marks = place_marks(size, line, tiles, (width,) * 3, tuple(table_geometry(size).foot))
    assert [mark.named for mark in marks if mark] == [True, True, True]


def test_past_the_light_at_a_corner_a_name_stands_beyond_it_and_its_tail_beside_it() -> None:
    # Upright 20 stands at the felt's left, a row's end at its right, its light bar below.
    size, laid = (800, 1280), line_of("05 55 56 66 64 45 52 26 60 02", opening=3)
    geometry = table_geometry(size)
    layout, tiles = line_layout(geometry, laid), (tile("26"), tile("60"), tile("02"))
    marks = place_marks(size, laid, tiles, (134, 130, 160), tuple(geometry.foot))
    assert [mark.named for mark in marks if mark] == [True, True, True]
    last, placed = marks[-1], layout.tiles[-1].rect
    assert last is not None
    assert layout.right is not None
    assert last.rect.top > layout.right.bar.bottom
    assert last.tip[0] == placed.left
    assert placed.centery < last.tip[1] < placed.bottom
    check(geometry, layout, [mark for mark in marks if mark], geometry.foot)


FOOT = (0, 500, 1280, 300)


def test_the_mark_of_a_lone_tile_stands_over_its_middle() -> None:
    """66 stands in the middle of the felt of 1280 x 800, where the mark is 44 high, its tail 13."""
    line = Line().opened(tile("66"))
    (mark,) = place_marks((1280, 800), line, (tile("66"),), (140,), FOOT)
    (placed,) = line_layout(table_geometry((1280, 800)), line).tiles
    assert mark is not None
    assert mark.rect.size == (140, 44)
    assert mark.rect.centerx == placed.rect.centerx
    assert mark.rect.bottom == placed.rect.top - 13
    assert mark.tip == (placed.rect.centerx, placed.rect.top)


def test_where_there_is_no_room_for_a_name_its_number_stays() -> None:
    line = Line().opened(tile("66"))
    (mark,) = place_marks((1280, 800), line, (tile("66"),), (1200,), FOOT)
    assert mark is not None
    assert not mark.named
    assert mark.rect.size == (44, 44)


def test_where_there_is_no_room_at_all_no_mark_stands() -> None:
    size, line = (1280, 800), Line().opened(tile("66"))
    everything = (0, 0, *size)
    assert place_marks(size, line, (tile("66"),), (140,), everything) == (None,)


# What the strip says.


def missed(names: tuple[str, str, str, str] = NAMES) -> TableModel:
    """Wilner, Josué and Mirlande have each laid a tile."""
    model = scenes.in_play()
    moves = (play(1, "66"), play(2, "65R"), play(3, "50R"), play(4, "61L"))
    line = Line().opened(tile("66")).joined(tile("65"), End.RIGHT).joined(tile("50"), End.RIGHT)
    line = line.joined(tile("61"), End.LEFT)
    seen = replace(model.view, viewer=Seat.ONE, moves=moves, line=line)
    return replace(model, view=seen, names=names, since=since_last_look(seen))


def strip_at(size: Size, lang: str, model: TableModel) -> Strip:
    words = table_words(load(lang), model.view)
    return strip_of(Scale.of(size), table_geometry(size), model, words)


@pytest.mark.parametrize("lang", ["en", "id"])
@pytest.mark.parametrize("size", USUAL_SIZES)
def test_the_strip_tells_usual_names_whole(size: Size, lang: str) -> None:
    strip = strip_at(size, lang, missed())
    assert [entry.name for entry in strip.entries] == ["Wilner", "Josué", "Mirlande"]
    assert [entry.number for entry in strip.entries] == [1, 2, 3]


@pytest.mark.parametrize("lang", ["en", "id"])
@pytest.mark.parametrize("names", [NAMES, LONG])
@pytest.mark.parametrize("size", USUAL_SIZES)
def test_the_strip_lies_between_the_line_and_the_edge_of_the_felt(
    size: Size, names: tuple[str, str, str, str], lang: str
) -> None:
    geometry, strip = table_geometry(size), strip_at(size, lang, missed(names))
    assert geometry.felt.contains(strip.rect)
    assert not strip.rect.colliderect(geometry.line_area)
    for entry, following in zip(strip.entries, strip.entries[1:], strict=False):
        end = entry.spot[0] + text.text_width(Scale.of(size), entry.name, text.NAME)
        assert end < following.spot[0]
    assert strip.entries[-1].spot[0] < strip.rect.right


def test_a_tile_in_the_strip_lies_as_in_the_line() -> None:
    """The line reads 16 66 65 50: 61 was joined to the left end, so its 1 is at the left."""
    strip = strip_at((1280, 800), "en", missed())
    assert [entry.faces for entry in strip.entries] == [(6, 5), (5, 0), (1, 6)]


# What the pass bar says.


REASON = ("Nothing fits", 6, "or", 5)


def bar_at(size: Size, lang: str, model: TableModel) -> PassBar:
    words = table_words(load(lang), model.view)
    return pass_bar(Scale.of(size), table_geometry(size), model, words)


@pytest.mark.parametrize("lang", ["en", "id"])
@pytest.mark.parametrize("names", [NAMES, LONG])
@pytest.mark.parametrize("size", USUAL_SIZES)
def test_who_must_pass_reads_the_moves_and_the_reason_left_of_the_button(
    size: Size, names: tuple[str, str, str, str], lang: str
) -> None:
    scale, geometry = Scale.of(size), table_geometry(size)
    bar = bar_at(size, lang, replace(missed(names), nothing_fits=REASON))
    assert [entry.number for entry in bar.moves] == [1, 2, 3]
    assert geometry.felt.contains(bar.rect)
    assert abs(bar.rect.centerx - geometry.felt.centerx) <= 1
    assert bar.rect.contains(bar.button)
    assert not bar.rect.colliderect(geometry.line_area)
    for entry, following in zip(bar.moves, bar.moves[1:], strict=False):
        end = entry.spot[0] + text.text_width(scale, entry.name, bar.form.name)
        assert end < following.spot[0]
    last = bar.moves[-1]
    ends = last.spot[0] + text.text_width(scale, last.name, bar.form.name)
    assert ends < bar.button.left
    reason = bar.reason[0] + sentence_width(scale, REASON, bar.half, text.SECOND)
    assert reason < bar.button.left


def test_the_moves_stand_above_the_reason_within_the_bar() -> None:
    """The letters of the moves are 20 high at 1280 x 800, those of the reason 24."""
    bar = bar_at((1280, 800), "en", replace(missed(), nothing_fits=REASON))
    (_, moves), (_, reason) = bar.moves[0].spot, bar.reason
    assert bar.rect.top + 10 < moves < reason - 22
    assert reason + 12 < bar.rect.bottom


def test_the_pass_bar_of_a_wide_felt_shows_the_tiles_too() -> None:
    bar = bar_at((1280, 800), "en", replace(missed(), nothing_fits=REASON))
    assert [entry.name for entry in bar.moves] == ["Wilner", "Josué", "Mirlande"]
    assert [entry.faces for entry in bar.moves] == [(6, 5), (5, 0), (1, 6)]


def test_a_pass_bar_without_moves_says_the_reason_in_its_middle() -> None:
    bar = bar_at((1280, 800), "en", replace(missed(), since=(), nothing_fits=REASON))
    assert bar.moves == ()
    assert bar.reason[1] == bar.rect.centery


@pytest.mark.parametrize("size", USUAL_SIZES)
def test_marks_keep_away_from_the_pass_bar(size: Size) -> None:
    rng, scale, geometry = Random(23), Scale.of(size), table_geometry(size)
    for _ in range(12):
        line = random_line(rng, rng.randint(3, 24), 0.5)
        moves = tuple(Play(Seat.TWO, one, None) for one in latest_tiles(line, rng))
        seen = replace(scenes.in_play().view, viewer=Seat.ONE, moves=moves, line=line)
        model = replace(missed(), view=seen, since=since_last_look(seen), nothing_fits=REASON)
        words = table_words(load("en"), seen)
        marks = [mark for _, mark in marks_of(scale, geometry, model, words)]
        check(geometry, line_layout(geometry, line), marks, bar_at(size, "en", model).rect)
