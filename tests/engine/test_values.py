"""Tiles, hands, seats and the line."""

import pytest

from dekabes.engine import (
    ALL_TILES,
    SEATS,
    End,
    Laid,
    Line,
    Seat,
    Team,
    Tile,
    doubles_in,
    hand_of,
    match_from,
    pips_of,
)
from tests.engine.positions import hand, line, tile


def test_the_set_has_28_different_tiles_and_168_pips() -> None:
    assert " ".join(map(str, ALL_TILES)) == (
        "00 10 11 20 21 22 30 31 32 33 40 41 42 43 44 50 51 52 53 54 55 60 61 62 63 64 65 66"
    )
    assert sum(one.pips for one in ALL_TILES) == 168


def test_a_tile_is_the_same_whichever_number_is_named_first() -> None:
    assert Tile.of(4, 6) == Tile.of(6, 4) == Tile(6, 4)
    assert str(Tile.of(4, 6)) == "64"


@pytest.mark.parametrize("numbers", [(7, 0), (3, -1), (4, 6)])
def test_there_is_no_tile_outside_the_set(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no tile of a double-six set"):
        Tile(*numbers)


@pytest.mark.parametrize("numbers", [(7, 0), (3, -1), (-1, 8)])
def test_no_two_other_numbers_make_a_tile(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no tile of a double-six set"):
        Tile.of(*numbers)


def test_the_halves_of_a_tile() -> None:
    assert (tile("64").other(6), tile("64").other(4), tile("55").other(5)) == (4, 6, 5)
    assert (tile("64").has(6), tile("64").has(4), tile("64").has(5)) == (True, True, False)
    assert (tile("64").is_double, tile("44").is_double) == (False, True)
    with pytest.raises(ValueError, match="64 has no 5"):
        tile("64").other(5)


def test_a_hand_is_sorted_however_it_was_picked_up() -> None:
    assert hand_of([tile("64"), tile("00"), tile("51")]) == (tile("00"), tile("51"), tile("64"))
    assert pips_of(hand("64 00 51")) == 16
    assert doubles_in(hand("64 00 51 11")) == 2


def test_seats_sit_round_the_table_with_partners_opposite() -> None:
    assert [seat.next for seat in SEATS] == [Seat.TWO, Seat.THREE, Seat.FOUR, Seat.ONE]
    assert [seat.partner for seat in SEATS] == [Seat.THREE, Seat.FOUR, Seat.ONE, Seat.TWO]


def test_seats_1_and_3_are_team_a_seats_2_and_4_team_b() -> None:
    assert [seat.team for seat in SEATS] == [Team.A, Team.B, Team.A, Team.B]
    assert Team.A.seats == (Seat.ONE, Seat.THREE)
    assert Team.B.seats == (Seat.TWO, Seat.FOUR)
    assert (Team.A.other, Team.B.other) == (Team.B, Team.A)


def test_an_empty_line_has_no_ends() -> None:
    assert Line().ends is None
    with pytest.raises(ValueError, match="no ends"):
        Line().number_at(End.LEFT)


def test_the_line_knows_where_its_opening_tile_lies() -> None:
    grown = Line().opened(tile("66")).joined(tile("64"), End.LEFT).joined(tile("61"), End.RIGHT)
    assert grown == line("46 66 61", opening=1)
    assert grown.ends == (4, 1)
    assert [str(laid) for laid in grown.laid] == ["46", "66", "61"]
    assert Laid(4, 6).tile == tile("64")


def test_a_tile_that_does_not_fit_cannot_be_joined() -> None:
    with pytest.raises(ValueError, match="51 has no 6"):
        line("66").joined(tile("51"), End.LEFT)


@pytest.mark.parametrize("points", [(1, 1), (4, 0), (0, -1)])
def test_no_match_is_taken_up_at_impossible_points(points: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="one team has 0 points and the other 0 to 3"):
        match_from(points, 1, Seat.ONE)


@pytest.mark.parametrize("base", [0, 3])
def test_no_match_is_taken_up_at_an_impossible_base(base: int) -> None:
    with pytest.raises(ValueError, match="worth 1 or 2"):
        match_from((0, 0), base, Seat.ONE)
