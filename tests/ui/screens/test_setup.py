"""A new game: one person at any seat, three computers, and the deal."""

import pytest

from dekabes.players import PLAYERS
from dekabes.session import Occupant, Seating
from dekabes.ui.screens.setup import OFFERED, SetupScreen
from tests.ui.screens.menus import ALONE, STEADY, TestDesk

PERSON, EASY = Occupant(None), Occupant("easy")


def setup_of(desk: TestDesk) -> SetupScreen:
    desk.show("title")
    desk.tap("button:new_game")
    screen = desk.top
    assert isinstance(screen, SetupScreen)
    return screen


def test_at_first_the_person_sits_at_seat_1_against_steady_computers() -> None:
    desk = TestDesk()
    assert setup_of(desk).seating == ALONE
    desk.tap("button:start")
    assert desk.started == [ALONE]
    assert desk.top.name == "table"


def test_every_level_that_has_a_player_is_offered() -> None:
    assert tuple(PLAYERS) == OFFERED


def test_the_person_who_moves_leaves_a_computer_behind() -> None:
    desk = TestDesk()
    screen = setup_of(desk)
    desk.tap("choice:seat3:human")
    assert screen.seating == Seating((STEADY, STEADY, PERSON, STEADY))
    desk.tap("choice:seat4:human")
    assert screen.seating == Seating((STEADY, STEADY, STEADY, PERSON))


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_person_can_sit_anywhere(seat: int) -> None:
    desk = TestDesk()
    setup_of(desk)
    desk.tap(f"choice:seat{seat}:human")
    desk.tap("button:start")
    assert desk.started[0].humans == (seat,)


def test_each_computer_has_its_own_level() -> None:
    desk = TestDesk()
    screen = setup_of(desk)
    desk.tap("choice:seat2:computer:easy")
    desk.tap("choice:seat3:computer:easy")
    desk.tap("choice:seat3:computer:steady")
    assert screen.seating == Seating((PERSON, EASY, STEADY, STEADY))
    assert desk.control("choice:seat2:computer:easy").chosen
    assert not desk.control("choice:seat2:computer:steady").chosen


def test_no_computer_can_be_put_on_the_only_persons_seat() -> None:
    desk = TestDesk()
    setup_of(desk)
    assert "choice:seat1:computer:steady" not in desk.names_of_controls
    desk.tap("choice:seat2:human")
    assert "choice:seat1:computer:easy" in desk.names_of_controls
    assert "choice:seat2:computer:easy" not in desk.names_of_controls


def test_going_back_starts_nothing() -> None:
    desk = TestDesk()
    setup_of(desk)
    desk.tap("button:back")
    assert desk.top.name == "title"
    assert not desk.started


def test_a_new_game_in_mid_match_asks_first() -> None:
    desk = TestDesk(record="unfinished_play")
    setup_of(desk)
    desk.tap("button:start")
    assert desk.top.name == "confirm"
    assert not desk.started
    desk.tap("button:no")
    assert desk.top.name == "setup"
    assert not desk.started
    desk.tap("button:start")
    desk.tap("button:yes")
    assert desk.started == [ALONE]
    assert desk.top.name == "table"


def test_after_a_match_that_is_over_nothing_is_asked() -> None:
    desk = TestDesk(record="unfinished_match_over")
    setup_of(desk)
    desk.tap("button:start")
    assert desk.started == [ALONE]


def test_the_seats_are_as_in_the_match_before() -> None:
    desk = TestDesk()
    seating = Seating((EASY, Occupant(None, "Lea"), STEADY, EASY))
    desk.start(seating)
    screen = setup_of(desk)
    assert screen.seating == seating
    desk.tap("choice:seat1:human")
    assert screen.seating == Seating((Occupant(None, "Lea"), STEADY, STEADY, EASY))
