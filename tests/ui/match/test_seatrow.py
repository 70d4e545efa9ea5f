"""The rows of a count: tiles that can be read, and no number before its hand is counted."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from dekabes.engine import SEATS, Seat, Tile
from dekabes.ui import text
from dekabes.ui.match import seatrow
from dekabes.ui.match.count_page import CountPage
from dekabes.ui.match.seatrow import SeatRow, columns_for, draw_seat_row
from dekabes.ui.screens.ended import round_end
from dekabes.ui.theme import Dress, Scale, Theme
from tests.ui.screens.test_match_fitting import at

# What has to be there at least: 24 pixels, and 38 units where there are enough pixels.
LEAST = {(600, 800): 24, (800, 1280): 38, (800, 600): 24, (1280, 800): 32}


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("case", ["blocked", "draw"])
def test_the_tiles_of_a_count_can_be_read(
    case: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sides: list[int] = []

    def noted(
        _: pygame.Surface,
        __: Scale,
        tiles: tuple[Tile, ...],
        places: tuple[Rect, ...],
        ___: float,
    ) -> None:
        sides.extend(place.width for place in places)

    monkeypatch.setattr(seatrow, "draw_hand", noted)
    CountPage(Scale.of(size), round_end(at(case, size, "id"))).draw(pygame.Surface(size), 9.0)
    assert len(sides) >= 7
    assert min(sides) >= LEAST[size]


def test_a_name_has_the_room_that_tiles_bar_and_count_leave_free() -> None:
    scale, tile = Scale.of((1280, 800)), Tile(6, 6)
    rows = [SeatRow(Seat.ONE, "W" * 24, "", (tile,) * count, 12, bar=1.0) for count in (1, 4)]
    columns = columns_for(scale, (790, 110), rows, bars=True)
    four = 4 * 38 + 3 * 10  # as small as tiles get for a longer bar, and the gaps
    assert columns.bar is not None
    assert columns.tiles_end - columns.tiles == four
    assert columns.bar.x - columns.tiles_end == 14


def test_upright_tiles_leave_bars_a_length_that_can_be_compared() -> None:
    scale, tile = Scale.of((800, 1280)), Tile(6, 6)
    hands = zip(SEATS, ("Nadège", "Wilner", "Josué", "Mirlande"), (1, 2, 3, 4), strict=True)
    rows = [SeatRow(seat, name, "", (tile,) * n, 12 * n, bar=n / 4) for seat, name, n in hands]
    long, short = (columns_for(scale, (664, 110), part, bars=True) for part in (rows, rows[:2]))
    assert long.bar is not None
    assert short.bar is not None
    # Four tiles of 46 and three gaps of 12 would leave less than a fifth of the row.
    assert 38 <= long.side < 46
    assert long.bar.width >= 0.2 * 664
    assert short.side == 46
    assert short.bar.width == round(0.285 * 664)


def test_an_empty_hand_leaves_its_room_to_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    scale, cut, fit = Scale.of((800, 600)), [], text.fit
    name = "Maximiliano"
    rows = [
        SeatRow(Seat.ONE, name, "Out!", (), 0, lit=True),
        SeatRow(Seat.TWO, name, "count 60", (Tile(6, 6),) * 6, 60),
    ]
    rect = Rect(40, 40, 300, 54)
    columns = columns_for(scale, rect.size, rows, bars=False)

    def noted(scale: Scale, string: str, role: text.Role, room: float) -> str:
        shown = fit(scale, string, role, room)
        cut.append(shown != string)
        return shown

    monkeypatch.setattr(text, "fit", noted)
    for row in rows:
        cut.clear()
        draw_seat_row(pygame.Surface(scale.size), scale, rect, row, columns)
        assert any(cut) is bool(row.hand)


@pytest.mark.parametrize(("name", "says"), [("Ana", True), ("Maximiliano Fernández", False)])
def test_the_row_of_who_went_out_says_so_unless_the_name_needs_its_room(
    name: str, says: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    scale, drawn, draw = Scale.of((1280, 800)), [], text.draw_text

    def noted(target: pygame.Surface, scale: Scale, string: str, *more: object) -> Rect:
        drawn.append(string)
        return draw(target, scale, string, *more)  # type: ignore[arg-type]

    rows = [
        SeatRow(Seat.ONE, name, "Out!", (), 0, lit=True, word="No tile left"),
        SeatRow(Seat.TWO, "Wilner", "count 36", (Tile(6, 6),) * 3, 36),
    ]
    rect = Rect(40, 40, 394, 84)
    columns = columns_for(scale, rect.size, rows, bars=False)
    monkeypatch.setattr(text, "draw_text", lambda *args, **_: noted(*args))
    draw_seat_row(pygame.Surface(scale.size), scale, rect, rows[0], columns)
    assert ("No tile left" in drawn) is says


def test_names_have_ease_where_tiles_and_bar_leave_plenty() -> None:
    scale = Scale.of((1280, 800))
    row = SeatRow(Seat.ONE, "Ana", "", (Tile(6, 6),) * 2, 24, bar=1.0)
    few = columns_for(scale, (790, 110), [row], bars=True)
    assert few.tiles - few.name == round(790 * 0.16) + 16
    assert few.bar is not None
    assert few.bar.width == round(790 * 0.285)


@pytest.mark.parametrize(("risen", "number"), [(0.0, []), (0.5, ["6"]), (1.0, ["12"])])
def test_a_count_is_blank_until_it_rises(
    risen: float, number: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scale, drawn, draw = Scale.of((1280, 800)), [], text.draw_text

    def noted(target: pygame.Surface, scale: Scale, string: str, *more: object) -> Rect:
        drawn.append(string)
        return draw(target, scale, string, *more)  # type: ignore[arg-type]

    row = SeatRow(Seat.ONE, "", "", (Tile(6, 6),), 12, bar=1.0)
    rect = Rect(40, 40, 790, 110)
    columns = columns_for(scale, rect.size, [row], bars=True)
    monkeypatch.setattr(text, "draw_text", lambda *args, **_: noted(*args))
    draw_seat_row(pygame.Surface(scale.size), scale, rect, row, columns, risen)
    assert [string for string in drawn if string] == number


@pytest.mark.parametrize("theme", [Theme.IVORY, Theme.EBONY])
def test_a_tile_is_told_from_what_it_lies_on(theme: Theme) -> None:
    scale = Scale.of((1280, 800), Dress(theme))
    surface, rect = pygame.Surface(scale.size), Rect(40, 40, 394, 84)
    row = SeatRow(Seat.TWO, "Wilner", "count 0", (Tile(0, 0),), 0)
    columns = columns_for(scale, rect.size, [row], bars=False)
    draw_seat_row(surface, scale, rect, row, columns)
    tile = surface.get_at((rect.x + columns.tiles + 15, rect.centery - 15))
    ground = surface.get_at((rect.x + columns.tiles + 60, rect.centery - 15))
    # Ivory is brighter than its ground by far, ebony is as dark but colder: wood is red.
    if theme is Theme.IVORY:
        assert tile.r > ground.r + 150
    else:
        assert ground.r - ground.b > tile.r - tile.b + 8
