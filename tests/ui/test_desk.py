"""When the hand is covered though nobody has played: the window, the language, the settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from dekabes.engine import History, Pass, Seat
from dekabes.session import ByItself
from dekabes.ui.app import LEAVINGS
from dekabes.ui.settings import Speed
from tests.engine.positions import moves
from tests.session.people import first_deal, pass_position
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating_of, session_of

FOUR = seating_of("Ana", "Béla", "Citra", "Dani")
ALONE = seating_of("easy", "easy", "Citra", "easy")


def citras_turn() -> History:
    """66 and 63 lie: the ends are 6 and 3, and neither is on Citra's 42."""
    deal = (
        "66 10 20 30 40 50 00 / 63 11 21 31 41 51 22 / 61 62 42 64 65 60 32 / 52 33 43 53 44 54 55"
    )
    return first_deal(deal).then(moves("1:66")[0]).then(moves("2:63R")[0])


def citra(take_off: TakeOff, *, alone: bool = False, covers: bool = False) -> Pilot:
    """It is Citra's turn, and her hand is open."""
    pilot = take_off(session_of(ALONE if alone else FOUR, citras_turn()))
    pilot.desk.change(replace(pilot.desk.settings, covers_when_left=covers))
    if not alone:
        pilot.uncover()
    pilot.wait_for_turn()
    assert (pilot.screen, pilot.seen["seat"]) == ("table", 3)
    return pilot


def leave(pilot: Pilot, kind: int) -> None:
    pygame.event.post(pygame.event.Event(kind))
    pilot.wait(2 * FRAME)


def resize(pilot: Pilot) -> None:
    pygame.display.set_mode((1024, 600), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1024, y=600))
    pilot.wait(2 * FRAME)


def look_away(pilot: Pilot) -> None:
    leave(pilot, pygame.WINDOWFOCUSLOST)


def change_language(pilot: Pilot) -> None:
    pilot.tap("button:menu")
    pilot.tap("button:language")
    pilot.tap("button:continue")


def is_covered(pilot: Pilot) -> bool:
    """Whether the cover lies there for Citra and no face shows; else her hand is still open."""
    seen = pilot.seen
    assert seen["screen"] in ("handoff", "table")
    if seen["screen"] == "table":
        assert (seen["seat"], len(seen["faces"])) == (3, 7)
        return False
    assert (seen["seat"], seen["to"], seen["faces"]) == (None, 3, [])
    return True


# The window is left.


def test_a_window_is_left_when_another_gets_the_keys_or_it_is_hidden_or_made_small() -> None:
    assert {pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED} == LEAVINGS


@pytest.mark.parametrize("kind", sorted(LEAVINGS))
@pytest.mark.parametrize("covers", [True, False])
def test_one_persons_hand_is_covered_when_the_window_is_left_if_the_settings_say_so(
    take_off: TakeOff, covers: bool, kind: int
) -> None:
    pilot = citra(take_off, alone=True, covers=covers)
    leave(pilot, kind)
    assert is_covered(pilot) is covers


@pytest.mark.parametrize("kind", sorted(LEAVINGS))
@pytest.mark.parametrize("covers", [True, False])
def test_with_several_people_it_always_is(take_off: TakeOff, covers: bool, kind: int) -> None:
    pilot = citra(take_off, covers=covers)
    leave(pilot, kind)
    assert is_covered(pilot)


def test_one_person_who_comes_back_uncovers_the_hand_and_plays_on(take_off: TakeOff) -> None:
    pilot = citra(take_off, alone=True, covers=True)
    look_away(pilot)
    pilot.uncover()
    assert not is_covered(pilot)
    pilot.tap("tile:61")
    assert pilot.seen["preview"] == "3:61L"


# It is turned, or it speaks otherwise: somebody else may have the device for that.


@pytest.mark.parametrize("alone", [True, False])
def test_another_size_covers_the_hand_where_several_people_play(
    take_off: TakeOff, alone: bool
) -> None:
    pilot = citra(take_off, alone=alone)
    resize(pilot)
    assert pilot.seen["size"] == [1024, 600]
    assert is_covered(pilot) is not alone


@pytest.mark.parametrize("alone", [True, False])
def test_another_language_covers_the_hand_where_several_people_play(
    take_off: TakeOff, alone: bool
) -> None:
    pilot = citra(take_off, alone=alone)
    change_language(pilot)
    assert pilot.desk.settings.lang != "en"
    assert is_covered(pilot) is not alone


@pytest.mark.parametrize("way", [look_away, resize, change_language])
def test_what_was_said_about_a_tile_is_gone_on_the_cover(
    take_off: TakeOff, way: Callable[[Pilot], None]
) -> None:
    pilot = citra(take_off)
    pilot.tap("tile:42")
    assert pilot.seen["notice"] == "needs 6 or 3"
    told = len(pilot.lines)
    way(pilot)
    assert is_covered(pilot)
    assert {line["notice"] for line in pilot.lines[told:]} == {None}


@pytest.mark.parametrize("alone", [True, False])
def test_what_was_said_in_one_language_is_not_left_standing_in_another(
    take_off: TakeOff, alone: bool
) -> None:
    pilot = citra(take_off, alone=alone)
    pilot.tap("tile:42")
    pilot.desk.change(replace(pilot.desk.settings, lang="id"))
    assert pilot.desk.notice is None


# The table is set to pass by itself on the cover of somebody who can only pass.


def test_the_table_comes_back_for_a_pass_that_it_is_then_set_to_play(take_off: TakeOff) -> None:
    pilot = take_off(session_of(FOUR, pass_position()), speed=Speed.NORMAL)
    pilot.wait_for(lambda: pilot.screen == "handoff")
    assert pilot.seen["to"] == 2
    for name in ("button:menu", "button:settings", "choice:autopass:on", "button:back"):
        pilot.tap(name)
    told = len(pilot.lines)
    pilot.tap("button:continue")
    session = pilot.desk.table
    assert session.awaits == ByItself(Seat.TWO)  # it comes after a computer's pause
    assert (pilot.desk.top.name, pilot.desk.top.faces) == ("table", ())
    pilot.wait_for(lambda: pilot.screen == "handoff")
    assert session.history.past[-1] == Pass(Seat.TWO)
    assert pilot.seen["to"] == 3
    assert {line["seat"] for line in pilot.lines[told:]} == {None}


def test_the_table_is_told_who_has_left_and_who_is_back(take_off: TakeOff) -> None:
    pilot = citra(take_off)
    told = []
    for _ in ("leaves", "comes back"):
        pilot.tap("button:menu")
        pilot.tap("seat:4")
        pilot.tap("button:yes")
        told.append(pilot.seen["notice"])
    assert told == ["The computer plays for Dani now.", "Dani plays again."]


def test_a_window_that_is_left_does_not_begin_the_end_of_a_round_again(take_off: TakeOff) -> None:
    pilot = citra(take_off)
    table = pilot.desk.table
    while not table.view.phase.is_over:
        if pilot.screen == "handoff":
            pilot.uncover()
        table.decide(table.view.legal[0])
        pilot.wait(2 * FRAME)
    pilot.wait_for(lambda: pilot.screen == "round_over")
    shown = pilot.desk.top
    look_away(pilot)
    assert pilot.desk.top is shown
