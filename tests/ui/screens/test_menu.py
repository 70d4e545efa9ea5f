"""The menu over the table, and the questions that it asks."""

import pygame
import pytest

from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Question
from dekabes.ui.screens import menuseats
from dekabes.ui.theme import Scale
from tests.ui.screens.menus import ALONE, TestDesk


def menu_over(record: str) -> TestDesk:
    desk = TestDesk(record=record)
    desk.open("menu")
    return desk


def test_the_menu_is_a_sheet_over_the_screen_beneath_and_the_computers_wait() -> None:
    desk = menu_over("unfinished_play")
    assert [screen.name for screen in desk.pile] == ["table", "table"]
    assert desk.top.is_sheet
    assert not desk.top.plays
    assert desk.top.faces == ("64",)
    assert desk.top.preview == "1:64L"
    desk.tap("button:continue")
    assert len(desk.pile) == 1
    assert desk.top.plays


@pytest.mark.parametrize("name", ["rules", "log", "settings"])
def test_what_one_reads_and_sets_leads_back_to_the_menu_and_to_the_same_table(name: str) -> None:
    desk = menu_over("unfinished_play")
    table, history = desk.pile[0], desk.table.history
    desk.tap(f"button:{name}")
    assert desk.top.name == name
    desk.back()
    desk.top.leave()
    assert desk.top is table
    assert desk.table.history is history


def test_restarting_asks_and_then_plays_the_same_hands_again() -> None:
    desk = menu_over("unfinished_play")
    desk.tap("button:restart")
    assert [screen.name for screen in desk.pile] == ["table", "confirm"]
    desk.tap("button:no")
    assert desk.top.name == "table"
    assert desk.view.line.laid

    desk.open("menu")
    hands = desk.table.history.state.hands
    desk.tap("button:restart")
    desk.tap("button:yes")
    assert desk.top.name == "table"
    assert not desk.view.line.laid
    assert desk.table.history.state.hands != hands
    assert desk.table.can_redo


def test_before_anything_was_played_there_is_nothing_to_restart() -> None:
    desk = menu_over("unfinished_deal_none")
    assert "button:restart" not in desk.names_of_controls


def test_a_new_game_in_mid_match_asks_and_keeps_the_seats() -> None:
    desk = menu_over("unfinished_play")
    desk.tap("button:new_game")
    assert desk.top.name == "confirm"
    desk.tap("button:no")
    assert not desk.started
    desk.open("menu")
    desk.tap("button:new_game")
    desk.tap("button:yes")
    assert desk.started == [ALONE]
    assert desk.view.points == (0, 0)


def test_to_the_title_and_back_without_a_question() -> None:
    desk = menu_over("unfinished_play")
    history = desk.table.history
    desk.tap("button:quit")
    assert desk.top.name == "title"
    desk.tap("button:continue")
    assert desk.top.name == "table"
    assert desk.table.history is history


def test_a_restart_of_a_round_that_is_over_says_what_comes_back() -> None:
    desk = menu_over("unfinished_round_over")
    desk.tap("button:restart")
    question = vars(desk.top)["question"]
    assert question.title == "Play this round again?"
    assert question.body == (
        "The same hands are played again. "
        "Points go back to 1\u00a0–\u00a00, and the round is worth 1."
    )


def asked(desk: TestDesk, happened: list[str]) -> None:
    desk.ask(
        Question("plus", "Title?", "Body.", "", "No", "Yes", lambda: happened.append(desk.top.name))
    )


def test_a_question_takes_itself_away_before_yes_is_heard() -> None:
    desk, happened = TestDesk(), list[str]()
    asked(desk, happened)
    desk.tap("button:yes")
    assert happened == ["title"]
    assert desk.top.name == "title"


def test_no_and_escape_do_nothing_but_leave() -> None:
    desk, happened = TestDesk(), list[str]()
    asked(desk, happened)
    desk.tap("button:no")
    assert desk.top.name == "title"
    asked(desk, happened)
    desk.top.leave()
    assert desk.top.name == "title"
    assert not happened


@pytest.mark.parametrize(
    ("icon", "enabled", "lit"),
    [("person", True, 0), ("computer", True, 1), ("person", False, None)],
)
def test_of_who_may_play_the_half_in_force_is_of_brass(
    icon: str, enabled: bool, lit: int | None
) -> None:
    """Two halves of 50 with 4 between them; the sign of 30 leaves their edges free."""
    surface, place = pygame.Surface((300, 200)), pygame.Rect(100, 100, 104, 50)
    control = Control("seat:1", place, Style.SECOND, "Ana", icon, enabled)
    menuseats._draw_sign(surface, Scale.of((1280, 800)), control, place)
    halves = [sum(surface.get_at((x, 125))[:3]) for x in (107, 161)]
    assert [bright > 300 for bright in halves] == [half == lit for half in (0, 1)]
