"""The end of a match: again with the same seats, a new game, a step back."""

import pygame
import pytest

from dekabes.engine import Seat
from dekabes.ui import text
from dekabes.ui.screens.screen import Attention
from dekabes.ui.settings import Speed
from dekabes.ui.theme import Colour, Scale
from tests.ui.screens.rounds import MatchDesk, seating

STEP = 1 / 120


def over(human: Seat | None = Seat.ONE) -> MatchDesk:
    return MatchDesk("match", "match_over", human)


def test_play_again_starts_a_match_with_the_same_seats() -> None:
    desk = over(Seat.THREE)
    desk.tap("button:again")
    assert desk.started == [seating(Seat.THREE)]


def test_new_game_leads_to_the_seats() -> None:
    desk = over()
    desk.tap("button:new_game")
    assert desk.top.name == "setup"


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (800, 600), (600, 800)])
def test_the_winners_names_are_whole_and_alike(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Bo", "", "Maximiliano Fernández W.", "")
    desk = MatchDesk("match", "match_over", None, size=size, names=names)
    written: dict[str, text.Role] = {}
    balanced = text.balanced

    def noted(
        scale: Scale, string: str, role: text.Role, colour: Colour, room: float, align: str = "left"
    ) -> pygame.Surface:
        written[string] = role
        assert not any(
            text.ELLIPSIS in word.string
            for line in text.wrap(scale, string, role, room)
            for word in line
        )
        return balanced(scale, string, role, colour, room, align)

    monkeypatch.setattr(text, "balanced", noted)
    desk.top.draw(pygame.Surface(size), Attention())
    assert written["Bo"] == written["Maximiliano Fernández W."]


def test_the_hands_lie_open() -> None:
    # Seat 1 went out; 25 moves, two of them passes: five tiles are left.
    faces = over().top.faces
    assert len(faces) == 5
    shown = over().table.view.shown
    assert shown is not None
    assert shown[0] == ()


def test_undo_and_restart_ask_and_open_the_match_again() -> None:
    desk = over()
    desk.tap("button:undo")
    desk.tap("button:no")
    assert desk.top.name == "match_over"
    desk.tap("button:undo")
    desk.tap("button:yes")
    assert desk.table.view.winner is None
    assert desk.top.name == "table"

    desk = over()
    desk.tap("button:restart")
    desk.tap("button:yes")
    assert desk.table.view.moves == ()
    assert desk.table.view.points == (3, 0)


def test_it_moves_once_and_a_touch_cuts_it() -> None:
    screen = over().top
    assert screen.step(STEP)
    seen = [screen.is_resting]
    screen.finish()
    seen.append(screen.is_resting)
    assert seen == [False, True]
    assert not screen.step(STEP)


def test_computers_alone_play_another_match() -> None:
    desk = MatchDesk("match", "match_over", None, speed=Speed.NONE)
    desk.top.step(STEP)
    assert desk.started == [seating(None)]
