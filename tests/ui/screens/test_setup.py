"""A new game: one to four people at any seats, computers at the others, and the deal."""

import pytest

from dekabes.players import PLAYERS
from dekabes.session import Occupant, Seating
from dekabes.ui.screens import setup
from dekabes.ui.screens.arrangement import OFFERED
from dekabes.ui.screens.nameentry import NameEntryScreen
from dekabes.ui.screens.setup import SetupScreen, both_fitted
from dekabes.ui.theme import Scale
from tests.ui.screens.menus import ALONE, STEADY, BareTable, TestDesk

PERSON, EASY = Occupant(None), Occupant("easy")
PRESETS = {"one": (1,), "partners": (1, 3), "opponents": (1, 2), "four": (1, 2, 3, 4)}


def setup_of(desk: TestDesk) -> SetupScreen:
    desk.show("title")
    desk.tap("button:new_game")
    screen = desk.top
    assert isinstance(screen, SetupScreen)
    return screen


def after(seating: Seating, *taps: str) -> TestDesk:
    """A new game after a match with others at the table, when all this was tapped."""
    desk = TestDesk()
    desk.last_seating = seating
    setup_of(desk)
    for name in taps:
        desk.tap(name)
    return desk


def dealt(desk: TestDesk) -> Seating:
    """Who sits down when the tiles are dealt."""
    desk.tap("button:start")
    return desk.started[-1]


def rename(desk: TestDesk, seat: int, name: str) -> None:
    """Give whoever holds a seat another name, as the keys of the next screen do."""
    desk.tap(f"seat:{seat}")
    screen = desk.top
    assert isinstance(screen, NameEntryScreen)
    screen._take(name)
    assert isinstance(desk.top, SetupScreen)


def chosen_presets(desk: TestDesk) -> list[str]:
    return [key for key in PRESETS if desk.control(f"choice:preset:{key}").chosen]


def test_at_first_a_person_sits_at_seat_1_against_steady_computers() -> None:
    desk = TestDesk()
    setup_of(desk)
    desk.tap("button:start")
    assert desk.started == [ALONE]
    assert desk.top.name == "table"


def test_every_level_that_has_a_player_is_offered() -> None:
    assert tuple(PLAYERS) == OFFERED


def test_a_person_who_sits_down_leaves_the_others_where_they_are() -> None:
    desk = after(ALONE, "choice:seat3:human")
    assert dealt(desk) == Seating((PERSON, STEADY, PERSON, STEADY))


@pytest.mark.parametrize("seats", [(2,), (4,), (2, 3), (3, 4), (1, 2, 4), (2, 3, 4)])
def test_people_can_sit_anywhere(seats: tuple[int, ...]) -> None:
    everybody = [f"choice:seat{seat}:human" for seat in (1, 2, 3, 4)]
    leaving = [f"choice:seat{seat}:computer:easy" for seat in (1, 2, 3, 4) if seat not in seats]
    assert dealt(after(ALONE, *everybody, *leaving)).humans == seats


def test_each_computer_has_its_own_level() -> None:
    taps = ("choice:seat2:computer:easy", "choice:seat3:computer:easy")
    desk = after(ALONE, *taps, "choice:seat3:computer:steady")
    assert desk.control("choice:seat2:computer:easy").chosen
    assert not desk.control("choice:seat2:computer:steady").chosen
    assert dealt(desk) == Seating((PERSON, EASY, STEADY, STEADY))


def test_one_tap_makes_a_computer_of_a_level_of_a_persons_seat() -> None:
    desk = after(ALONE, "choice:preset:four", "choice:seat2:computer:steady")
    assert dealt(desk) == Seating((PERSON, STEADY, PERSON, PERSON))


def test_the_half_of_who_plays_is_chosen_and_a_computer_comes_back_with_its_level() -> None:
    desk = after(ALONE, "choice:seat2:computer:expert", "choice:seat2:human")
    assert desk.control("choice:seat2:human").chosen
    assert not desk.control("choice:seat2:computer").chosen
    desk.tap("choice:seat2:computer")
    assert not desk.control("choice:seat2:human").chosen
    assert desk.control("choice:seat2:computer").chosen
    assert dealt(desk) == Seating((PERSON, Occupant("expert"), STEADY, STEADY))


def test_no_computer_can_take_the_last_persons_seat() -> None:
    desk = after(ALONE)
    assert "choice:seat1:computer:steady" not in desk.names_of_controls
    assert "choice:seat1:computer" not in desk.names_of_controls
    assert "choice:seat1:human" in desk.names_of_controls
    desk.tap("choice:seat2:human")
    desk.tap("choice:seat1:computer:easy")
    assert "choice:seat2:computer:easy" not in desk.names_of_controls
    assert dealt(desk) == Seating((EASY, PERSON, STEADY, STEADY))


# What a level is like.


def manner_of(desk: TestDesk) -> str:
    screen = desk.top
    assert isinstance(screen, SetupScreen)
    return screen.manner


def test_the_level_that_was_chosen_last_is_described() -> None:
    desk = after(ALONE)
    assert manner_of(desk) == "**Steady**: plays soundly and watches the ends."
    desk.tap("choice:seat2:computer:expert")
    assert manner_of(desk).startswith("**Expert**: also reads hands")
    desk.tap("choice:seat3:computer:easy")
    assert manner_of(desk) == "**Easy**: friendly and short-sighted."


def test_only_a_level_at_the_table_is_described() -> None:
    desk = after(ALONE, "choice:seat2:computer:strong", "choice:seat2:human")
    assert manner_of(desk).startswith("**Steady**")
    desk.tap("choice:preset:four")
    assert manner_of(desk) == ""


# The usual ways to share a table.


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_seats_its_people_and_is_the_one_that_shows_as_chosen(key: str) -> None:
    desk = after(ALONE, "choice:seat4:human", f"choice:preset:{key}")
    assert chosen_presets(desk) == [key]
    assert dealt(desk).humans == PRESETS[key]


def test_seats_chosen_one_by_one_show_as_the_preset_that_they_are() -> None:
    desk = after(ALONE)
    assert chosen_presets(desk) == ["one"]
    desk.tap("choice:seat3:human")
    assert chosen_presets(desk) == ["partners"]
    desk.tap("choice:seat1:computer:easy")
    assert chosen_presets(desk) == []


def test_names_and_levels_stay_with_their_seats_when_a_preset_is_tapped() -> None:
    ana, lea, deep = Occupant(None, "Ana"), Occupant(None, "Lea"), Occupant("easy", "Deep")
    desk = after(Seating((ana, lea, deep, EASY)), "choice:preset:four", "choice:preset:opponents")
    assert dealt(desk) == Seating((ana, lea, deep, EASY))


# Names.


def test_every_seat_shows_its_name_and_lets_it_be_changed() -> None:
    desk = after(Seating((Occupant(None, "Lea"), EASY, PERSON, Occupant("steady", "Deep"))))
    shown = [desk.control(f"seat:{seat}").label for seat in (1, 2, 3, 4)]
    assert shown == ["Lea", "Wilner", "Citra", "Deep"]
    rename(desk, 1, "Léa")
    rename(desk, 2, "Robot")
    rename(desk, 4, "")
    assert desk.control("seat:4").label == "Mirlande"
    assert dealt(desk) == Seating(
        (Occupant(None, "Léa"), Occupant("easy", "Robot"), PERSON, STEADY)
    )


def test_two_people_may_have_the_same_name() -> None:
    desk = after(ALONE, "choice:preset:opponents")
    rename(desk, 1, "Ana")
    rename(desk, 2, "Ana")
    both = Occupant(None, "Ana")
    assert dealt(desk) == Seating((both, both, STEADY, STEADY))


def test_a_persons_name_does_not_become_the_computers_and_comes_back_with_the_person() -> None:
    desk = after(ALONE, "choice:seat2:human")
    rename(desk, 2, "Lea")
    desk.tap("choice:seat2:computer:steady")
    assert desk.control("seat:2").label == "Wilner"
    desk.tap("choice:seat2:human")
    assert desk.control("seat:2").label == "Lea"


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (1, ("Lea", ("Wilner", "Josué", "Mirlande"), True)),
        (2, ("", ("Lea", "Josué", "Mirlande"), False)),
    ],
)
def test_the_next_screen_is_told_the_name_that_was_given_and_those_of_the_others(
    seat: int, expected: tuple[str, tuple[str, ...], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    laid = BareTable(TestDesk(), "setup")

    def made(*values: object, is_human: bool) -> BareTable:
        told.extend((*values[:-1], is_human))
        return laid

    monkeypatch.setattr(setup, "NameEntryScreen", made)
    desk = after(Seating((Occupant(None, "Lea"), STEADY, STEADY, STEADY)), f"seat:{seat}")
    assert told == [desk, seat, *expected]
    assert desk.top is laid


def test_of_two_names_the_longer_one_gives_way() -> None:
    scale = Scale.of((1280, 800))
    long = "Maximiliano Fernández de"
    one, other = both_fitted(scale, long, "Ana", 200)
    assert (one[-1], other) == ("…", "Ana")
    one, other = both_fitted(scale, long, long, 200)
    assert one == other
    assert both_fitted(scale, "Lea", "Ana", 200) == ("Lea", "Ana")


# The next time.


@pytest.mark.parametrize(
    "seating",
    [
        Seating((EASY, Occupant(None, "Lea"), STEADY, EASY)),
        Seating((PERSON, Occupant(None, "Lea"), STEADY, PERSON)),
        Seating((PERSON, PERSON, PERSON, PERSON)),
    ],
)
def test_the_seats_are_as_in_the_match_before(seating: Seating) -> None:
    assert dealt(after(seating)) == seating


def test_a_level_that_is_not_offered_becomes_the_usual_one() -> None:
    desk = after(Seating((PERSON, Occupant("perfect", "Deep"), EASY, STEADY)))
    assert dealt(desk) == Seating((PERSON, Occupant("steady", "Deep"), EASY, STEADY))


def test_after_a_match_of_computers_alone_a_person_sits_at_seat_1() -> None:
    assert dealt(after(Seating((EASY, EASY, EASY, EASY)))) == Seating((PERSON, EASY, EASY, EASY))


# Going on, and going back.


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
