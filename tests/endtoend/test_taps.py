"""What taps do to the table, at any time."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import Redeal, Seat
from dekabes.record import parse_move
from dekabes.ui.screens.table import TableScreen
from dekabes.ui.settings import Speed
from tests.endtoend.forks import (
    click,
    legal,
    press,
    same_frame,
    thrown_in,
    to_a_fork,
    touched,
)
from tests.ui.pilot import FRAME, TakeOff, seating, session_of


def test_a_tap_on_a_tile_that_fits_both_ends_offers_both(take_off: TakeOff) -> None:
    pilot, _, tile = to_a_fork(take_off)
    pilot.tap(f"tile:{tile}")
    assert (pilot.seen["lifted"], pilot.seen["preview"]) == (tile, None)
    assert {"end:left", "end:right"} <= set(pilot.targets)


def test_a_tap_on_the_ghost_confirms(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history.cursor
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("preview")
    assert session.history.actions[before] == parse_move(f"1:{tile}L")


@pytest.mark.parametrize("how", ["cross", "elsewhere", "escape", "the tile again"])
def test_a_preview_is_taken_back(take_off: TakeOff, how: str) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:right")
    match how:
        case "cross":
            pilot.tap("button:cancel")
        case "elsewhere":
            pilot.tap_at((pilot.middle("button:menu")[0], 400))
        case "escape":
            pilot.key(pygame.K_ESCAPE)
        case _:
            pilot.tap(f"tile:{tile}")
    assert (pilot.seen["lifted"], pilot.seen["preview"]) == (None, None)
    assert "button:confirm" not in pilot.targets
    assert session.history is before


def test_sliding_off_a_button_does_nothing(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    start = pilot.middle("button:confirm")
    pilot.down(start)
    pilot.move((start[0] + 300, start[1] + 120))
    pilot.up((start[0] + 300, start[1] + 120))
    assert session.history is before
    assert pilot.seen["preview"] == f"1:{tile}L"


def test_a_tile_that_fits_nowhere_says_what_it_needs(take_off: TakeOff) -> None:
    pilot, session, _ = to_a_fork(take_off)
    fits = {word.partition(":")[2][:2] for word in legal(pilot)}
    idle = [name for name in pilot.targets if name[:5] == "tile:" and name[5:] not in fits]
    if not idle:
        pytest.fail("every tile fits in this story")
    before = session.history
    pilot.tap(idle[0])
    left, right = session.view.line.ends or (None, None)
    assert pilot.seen["notice"] in {f"needs {left} or {right}", f"needs {left}"}
    assert pilot.seen["lifted"] is None
    pilot.wait(6.0)
    assert pilot.seen["notice"] is None
    assert session.history is before


def test_one_touch_with_all_its_events_lifts_one_tile_and_undoes_once(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    at = pilot.middle(f"tile:{tile}")
    touched(pilot, at)
    assert pilot.seen["lifted"] == tile  # a second tap would have laid it back
    pilot.tap("end:left")
    before = session.history.cursor
    pilot.tap("button:confirm")
    pilot.wait_for_turn()
    touched(pilot, pilot.middle("button:undo"))
    assert session.history.cursor == before


def test_down_and_up_in_one_frame_are_a_tap(take_off: TakeOff) -> None:
    pilot, _, tile = to_a_fork(take_off)
    at = pilot.middle(f"tile:{tile}")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=True))
    pilot.wait(FRAME)
    assert pilot.seen["lifted"] == tile


def test_right_button_events_are_nothing(take_off: TakeOff) -> None:
    pilot, _, tile = to_a_fork(take_off)
    at = pilot.middle(f"tile:{tile}")
    for touch in (True, False):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=3, touch=touch))
        pilot.wait(0.1)
    assert pilot.seen["lifted"] is None


def test_while_computers_play_nothing_that_is_touched_changes_the_match(
    take_off: TakeOff,
) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.NORMAL)
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    pilot.wait(0.4)
    assert pilot.seen["state"]["seat"] != 1
    before = session.history
    assert "button:pass" not in pilot.targets
    middle = (640, 350)
    for name in [name for name in pilot.targets if name.startswith("tile:")]:
        pilot.tap(name)
        assert pilot.seen["preview"] is None
        pilot.drag_to(name, middle)
        assert pilot.seen["preview"] is None
        if session.history is not before:
            break  # the computer's own move came: what follows is another story
    played = session.history.past[before.cursor :]
    assert all(getattr(action, "seat", 1) != 1 for action in played)


def test_the_menu_and_what_it_opens_pause_the_computers(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.NORMAL)
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    pilot.wait(0.3)
    before = session.history
    pilot.tap("button:menu")
    for name in ("rules", "log", "settings"):
        pilot.tap(f"button:{name}")
        assert pilot.screen == name
        pilot.wait(5.0)
        assert session.history is before
        pilot.tap("button:back")
    pilot.tap("button:continue")
    pilot.wait(5.0)
    assert session.history is not before


@pytest.mark.parametrize("human_first", [True, False])
@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.NONE])
def test_a_deal_that_a_computer_throws_in_is_never_shown(
    take_off: TakeOff, human_first: bool, speed: Speed
) -> None:
    session = session_of(seating(1), thrown_in(human_first), seed="thrown in")
    dealt = {str(tile) for tile in session.view.hand or ()}
    pilot = take_off(session, speed=speed)
    pilot.wait(0.5)
    demanded = Redeal(Seat.TWO)
    assert demanded in session.history.past
    lines = [line for line in pilot.lines if not line["state"]["redeals"]]
    for line in lines:
        assert not dealt & {name[5:] for name in line["targets"] if name.startswith("tile:")}
        assert not {"open", "preview"} & set(line["targets"])
    notice = "Wilner demands a redeal. All tiles are dealt again."
    assert pilot.seen["notice"] == notice
    pilot.wait(2.0)
    assert notice in {line["notice"] for line in pilot.lines[-4:]}


@pytest.mark.parametrize("button", ["button:mute", "button:sort"])
def test_every_accepted_action_is_told_also_where_nothing_else_changes(
    take_off: TakeOff, button: str
) -> None:
    pilot, _, _ = to_a_fork(take_off)
    pilot.tap("button:sort")
    before = len(pilot.lines)
    pilot.tap(button)
    assert len(pilot.lines) > before


def test_the_turn_stays_with_who_plays_until_the_tile_lies(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, Speed.NORMAL)
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    table = pilot.desk.top
    assert isinstance(table, TableScreen)
    pilot.wait(0.1)
    assert session.view.seat == 2
    flying = table._model()
    assert [(flight.first, flight.second) for flight in flying.flights]
    assert (flying.turn, flying.playable) == (1, frozenset())
    pilot.wait(0.3)
    lying = table._model()
    assert (lying.flights, lying.turn) == ((), 2)


@pytest.mark.parametrize("target", ["button:confirm", "preview"])
def test_two_taps_in_one_frame_play_once(take_off: TakeOff, target: str) -> None:
    pilot, session, tile = to_a_fork(take_off)
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    before = session.history.cursor
    at = pilot.middle(target)
    same_frame(pilot, *click(at), *click(at))
    mine = [a for a in session.history.actions[before:] if getattr(a, "seat", None) == 1]
    assert mine[0] == parse_move(f"1:{tile}L")


def test_undo_and_confirm_in_one_frame_play_nothing_that_was_not_seen(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    if not session.can_undo:
        pytest.fail("nothing can be undone in this story")
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    confirm, undo = pilot.middle("button:confirm"), pilot.middle("button:undo")
    moves = len(session.view.moves)
    same_frame(pilot, *click(undo), *click(confirm))
    assert len(session.view.moves) < moves
    assert pilot.seen["preview"] is None


def test_undo_in_the_frame_after_a_computers_move(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.NORMAL)
    before = session.history.cursor
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    cursor = session.history.cursor
    pilot.wait_for(lambda: session.history.cursor > cursor)
    same_frame(pilot, press(pygame.K_u))
    assert session.history.cursor == before


def test_restart_twice_and_one_redo_bring_the_play_back(take_off: TakeOff) -> None:
    pilot, session, _ = to_a_fork(take_off)
    before = session.history.past
    session.restart()
    pilot.wait_for_turn()
    session.restart()
    session.redo()
    assert session.history.past == before
