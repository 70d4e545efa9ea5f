"""The end of a match: again with the same seats, a new game, a step back."""

import pygame
import pytest

from dekabes.engine import Seat
from dekabes.ui import text
from dekabes.ui.screens.match_over import MatchOverScreen
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


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (1920, 1080)])
def test_name_and_tiles_stand_in_the_middle_of_their_part_of_the_strip(
    size: tuple[int, int],
) -> None:
    desk = MatchDesk("match", "match_over", None, size=size)
    assert isinstance(desk.top, MatchOverScreen)
    desk.top.finish()
    surface = pygame.Surface(size)
    desk.top.draw(surface, Attention())
    scale, part = desk.scale, desk.top._plan.hands[3]  # seat 4, "Mirlande", holds the 66
    # Right of the emblem, and within the hairlines.
    part = part.inflate(-2 * scale.px(16), -scale.px(6))
    part.x, part.width = part.x + scale.px(72), part.width - scale.px(72)
    bright = pygame.mask.from_threshold(
        surface.subsurface(part), (255, 255, 255), (120, 130, 160, 255)
    )
    inks = bright.get_bounding_rects()
    ink = inks[0].unionall(inks[1:])
    assert ink.y >= scale.px(4)
    assert part.height - ink.bottom == pytest.approx(ink.y, abs=scale.px(4) + 1)


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
