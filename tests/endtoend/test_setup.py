"""A new game set up by fingers, by the mouse and by keys, on the real loop."""

import pygame
import pytest

from dekabes.session import Occupant, Seating
from tests.ui.pilot import TakeOff

STEADY, EASY = Occupant("steady"), Occupant("easy")


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("size", [(1280, 800), (600, 800)])
def test_two_partners_sit_down_with_their_names(
    take_off: TakeOff, size: tuple[int, int], touch: bool
) -> None:
    pilot = take_off(None, size=size, touch=touch)
    pilot.tap("button:new_game")
    pilot.tap("choice:preset:partners")
    pilot.tap("choice:seat2:computer:easy")
    pilot.tap("seat:3")
    for letter in "lea":
        pilot.tap(f"key:{letter}")
    pilot.tap("button:confirm")
    pilot.tap("button:start")
    lea = Occupant(None, "Lea")
    assert pilot.desk.table.seating == Seating((Occupant(None), EASY, lea, STEADY))


def test_what_was_set_up_before_comes_again_when_the_title_is_gone_back_to(
    take_off: TakeOff,
) -> None:
    pilot = take_off(None)
    pilot.tap("button:new_game")
    pilot.tap("choice:preset:four")
    pilot.tap("choice:seat4:computer:easy")
    pilot.tap("button:start")
    before = pilot.desk.table.seating
    pilot.tap("button:menu")
    pilot.tap("button:quit")
    assert pilot.screen == "title"
    pilot.tap("button:new_game")
    pilot.tap("button:start")
    pilot.tap("button:yes")
    assert pilot.desk.table.seating == before


def test_a_keyboard_alone_seats_four_people(take_off: TakeOff) -> None:
    pilot = take_off(None)
    pilot.key(pygame.K_RETURN)
    names = list(pilot.targets)
    for _ in range(names.index("choice:preset:four") + 1):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert pilot.desk.table.seating.humans == (1, 2, 3, 4)
