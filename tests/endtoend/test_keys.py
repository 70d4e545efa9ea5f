"""What keys do to the table."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import Pass
from tests.endtoend.forks import (
    decide,
    legal,
    to_a_fork,
)
from tests.ui.pilot import Pilot, TakeOff, seating, session_of


def test_a_round_by_keys_alone(take_off: TakeOff) -> None:
    session = session_of(seating(1), seed="keys")
    pilot = take_off(session)
    for _ in range(200):
        pilot.wait_for_turn()
        if pilot.screen in {"round_over", "match_over"}:
            break
        by_keys(pilot)
    assert session.view.phase.is_over


def test_keys_undo_and_redo_and_open_the_menu(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history.cursor
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    pilot.wait_for_turn()
    after = session.history.cursor
    if not session.view.phase.is_over:
        pilot.key(pygame.K_u)
        assert session.history.cursor == before
        pilot.key(pygame.K_y)
        assert session.history.cursor == after
    pilot.key(pygame.K_m)
    assert "button:continue" in pilot.targets
    pilot.key(pygame.K_ESCAPE)
    assert "button:continue" not in pilot.targets


def test_pass_without_the_right_to_it_says_that_one_must_play(take_off: TakeOff) -> None:
    pilot, session, _ = to_a_fork(take_off)
    before = session.history
    pilot.key(pygame.K_p)
    assert pilot.seen["notice"] == "You have a tile that fits, so you must play."
    assert session.history is before


def test_enter_passes_where_that_is_all_that_is_left(take_off: TakeOff) -> None:
    session = session_of(seating(1), seed="enter passes")
    pilot = take_off(session)
    for _ in range(400):
        pilot.wait_for_turn()
        if "button:pass" in pilot.targets:
            break
        decide(pilot, session)
    before = session.history.cursor
    pilot.key(pygame.K_RETURN)
    assert isinstance(session.history.actions[before], Pass)


def test_enter_acts_on_what_the_screen_proposes_first(take_off: TakeOff) -> None:
    pilot = take_off(None)
    pilot.key(pygame.K_RETURN)
    assert pilot.screen == "setup"
    pilot.key(pygame.K_RETURN)
    assert pilot.screen in {"table", "look", "choose"}


@pytest.mark.parametrize("key", [pygame.K_1, pygame.K_2, pygame.K_l, pygame.K_RETURN, pygame.K_y])
def test_a_key_ends_a_drag(take_off: TakeOff, key: int) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    for name in [name for name in pilot.targets if name.startswith("tile:")]:
        start = pilot.middle(name)
        pilot.down(start)
        pilot.move((start[0], start[1] - 200))
        pilot.key(key)
        pilot.move((start[0] + 20, start[1] - 250))
        pilot.up((start[0] + 20, start[1] - 250))
        assert sorted(pilot.seen["faces"]) == sorted(map(str, session.view.hand or ()))
        pilot.key(pygame.K_ESCAPE)
        if "button:continue" in pilot.targets:
            pilot.key(pygame.K_ESCAPE)
    assert session.history is before
    pilot.tap(f"tile:{tile}")
    assert pilot.seen["lifted"] == tile


def by_keys(pilot: Pilot) -> None:
    """One decision by the keys of the command line's page."""
    if "button:pass" in pilot.targets:
        pilot.key(pygame.K_p)
        return
    if pilot.screen == "choose":
        pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
        pilot.key(pygame.K_RETURN)
        return
    word = legal(pilot)[0].partition(":")[2]
    place = pilot.seen["faces"].index(word[:2])
    pilot.key(pygame.K_1 + place)
    assert pilot.seen["lifted"] == word[:2]
    if pilot.seen["preview"] is None:
        pilot.key({"L": pygame.K_l, "R": pygame.K_r}[word[2]])
    assert pilot.seen["preview"] == legal(pilot)[0]
    pilot.key(pygame.K_RETURN)
