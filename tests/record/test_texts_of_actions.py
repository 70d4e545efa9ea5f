"""Every `format_x` has its `parse_x`."""

import pytest

from dekabes.engine import (
    ALL_TILES,
    SEATS,
    Action,
    Deal,
    End,
    Keep,
    Open,
    Pass,
    Play,
    Redeal,
    Seat,
    StartRound,
    Tile,
)
from dekabes.record import (
    Fault,
    format_action,
    format_points,
    parse_action,
    parse_move,
    parse_points,
    parse_seat,
    parse_tile,
)
from tests.record.texts import DEAL

WORDS: list[tuple[Action, str]] = [
    (StartRound(1), "Round 1"),
    (StartRound(120), "Round 120"),
    (Redeal(Seat.THREE), "Redeal 3"),
    (Keep(Seat.ONE), "Keep 1"),
    (Open(Seat.FOUR), "Open 4"),
    (Play(Seat.THREE, Tile(6, 6), None), "3:66"),
    (Play(Seat.THREE, Tile(6, 4), End.LEFT), "3:64L"),
    (Play(Seat.TWO, Tile(4, 1), End.RIGHT), "2:41R"),
    (Pass(Seat.ONE), "1:pass"),
]


@pytest.mark.parametrize(("action", "text"), WORDS)
def test_actions_are_written_and_read_in_the_records_words(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(text) == action


def test_a_deal_is_written_sorted_and_reads_back_as_the_same() -> None:
    deal = parse_action(DEAL)

    assert isinstance(deal, Deal)
    assert format_action(deal) == (
        "Deal 10 11 40 51 52 61 65 / 32 33 41 44 53 55 62"
        " / 00 22 30 31 50 60 66 / 20 21 42 43 54 63 64"
    )
    assert parse_action(format_action(deal)) == deal


def test_every_move_there_is_reads_back_as_itself() -> None:
    for seat in SEATS:
        for tile in ALL_TILES:
            for end in (None, End.LEFT, End.RIGHT):
                move = Play(seat, tile, end)
                assert parse_move(format_action(move)) == move


def test_tiles_are_read_in_either_order_and_written_high_first() -> None:
    assert parse_tile("46") == parse_tile("64") == Tile(6, 4)
    assert str(parse_tile("46")) == "64"


@pytest.mark.parametrize("text", ["", ";", "Round", "3:66 4:63R", "3:66 Round 1", "66", "pass"])
def test_what_is_no_single_action_is_a_fault(text: str) -> None:
    with pytest.raises(Fault):
        parse_action(text)


@pytest.mark.parametrize("word", ["", "7", "67", "6", "666", "-6", " 64", "64\n", "\u0666\u0664"])
def test_what_is_no_tile_is_a_fault(word: str) -> None:
    with pytest.raises(Fault):
        parse_tile(word)


@pytest.mark.parametrize("word", ["", "0", "5", "11", "1\n", "\u0661", "\u00b2", "one"])
def test_what_is_no_seat_is_a_fault(word: str) -> None:
    with pytest.raises(Fault):
        parse_seat(word)


def test_points_are_read_and_written() -> None:
    assert format_points((2, 0)) == "2-0"
    assert parse_points("0-3") == (0, 3)
    for word in ["", "2", "2-", "-2", "2-0-0", "10-0", "2-0\n", "\u0662-0"]:
        with pytest.raises(Fault):
            parse_points(word)
