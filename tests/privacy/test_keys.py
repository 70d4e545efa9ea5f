"""No key, no button of the mouse and no gesture opens a hand but Enter, held on the cover."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import History, Seat, StartRound, legal_actions, new_match
from dekabes.players import choose
from dekabes.session import Questions, Session, Thinker
from tests.engine.positions import ENTITLED_DEAL, PLAIN_DEAL, deal_of
from tests.privacy.faces import Witness
from tests.privacy.party import press
from tests.session.tables import OnDemand
from tests.ui.pilot import Pilot, TakeOff, seating_of, session_of

SIZE = (800, 600)
FOUR = seating_of("Ana", "Budi", "Citra", "Dewi")
BETWEEN = seating_of("Ana", "Budi", "steady", "easy")
KEYS = sorted({getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")} - {0})
PLAIN = [key for key in KEYS if key < 128] + list(range(pygame.K_F1, pygame.K_F10 + 1))
MODS = (
    *(pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LSHIFT, pygame.KMOD_LMETA),
    pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT,
)


def played(words: str, moves: int = 0) -> History:
    """A match in which this was dealt first, with so many moves played, the first legal ones."""
    history = History.of(new_match(), [StartRound(1), deal_of(words)])
    for _ in range(moves):
        history = history.then(legal_actions(history.state)[0])
    return history


def press_everything(pilot: Pilot, mods: tuple[int, ...] = ()) -> None:
    """Every key tapped, Enter too, and the plain ones with these modifiers."""
    for key in KEYS:
        press(pilot, key, letter=chr(key) if 32 <= key < 127 else "")
    for mod in mods:
        for key in PLAIN:
            press(pilot, key, mod)


@pytest.mark.parametrize("moves", [0, 3])
def test_no_key_opens_a_hand_on_a_cover(witness: Witness, take_off: TakeOff, moves: int) -> None:
    """Whatever the keys lead to: the menu, a question, the next cover after a waived look."""
    pilot = take_off(session_of(FOUR, played(PLAIN_DEAL, moves)), size=SIZE)
    assert pilot.screen == "handoff"
    press_everything(pilot, MODS)
    assert pilot.desk.table.viewer is None
    assert all(line["seat"] is None for line in pilot.lines)
    assert witness.shut_frames == witness.frames > 100


@pytest.mark.parametrize("name", ["button:menu", "button:undo"])
def test_no_key_opens_a_hand_in_the_menu_or_a_question(
    witness: Witness, take_off: TakeOff, name: str
) -> None:
    pilot = take_off(session_of(FOUR, played(PLAIN_DEAL, 3)), size=SIZE)
    pilot.tap(name)
    press_everything(pilot)
    assert all(line["seat"] is None for line in pilot.lines)
    assert witness.shut_frames == witness.frames


def test_no_key_opens_a_hand_while_a_computer_thinks(witness: Witness, take_off: TakeOff) -> None:
    """The rack is shut on the table for as long as there are keys."""
    thinker = Thinker(Questions(OnDemand()), choose)
    session = Session(played(PLAIN_DEAL, 1), BETWEEN, thinker, seed="1")
    pilot = take_off(session, size=SIZE)
    assert (pilot.screen, pilot.seen["seat"]) == ("table", None)
    assert not [name for name in pilot.targets if name.startswith(("tile:", "end:"))]
    press_everything(pilot)
    assert all(line["seat"] is None and line["faces"] == [] for line in pilot.lines)
    assert witness.shut_frames == witness.frames > 10


def test_no_key_opens_another_hand_at_a_look(witness: Witness, take_off: TakeOff) -> None:
    """Seat 2 may demand a redeal: its keys show its own hand, and no other."""
    session = session_of(FOUR, played(ENTITLED_DEAL))
    session.ready()
    pilot = take_off(session, size=SIZE)
    witness.entitled = Seat.TWO
    pilot.uncover()
    assert pilot.screen == "look"
    press_everything(pilot)
    assert {line["seat"] for line in pilot.lines} == {None, 2}


@pytest.mark.parametrize(("seconds", "opens"), [(0.35, False), (0.45, True)])
def test_enter_opens_a_hand_when_it_is_held(
    witness: Witness, take_off: TakeOff, seconds: float, opens: bool
) -> None:
    pilot = take_off(session_of(FOUR, played(PLAIN_DEAL, 3)), size=SIZE)
    witness.entitled = Seat.TWO if opens else None
    press(pilot, pygame.K_RETURN, held=seconds)
    assert pilot.desk.table.viewer is witness.entitled


@pytest.mark.parametrize("button", [2, 3, 4, 5, 6, 7])
def test_other_buttons_of_the_mouse_open_no_hand(
    witness: Witness, take_off: TakeOff, button: int
) -> None:
    pilot = take_off(session_of(FOUR, played(PLAIN_DEAL, 3)), size=SIZE, touch=False)
    at = pilot.middle("uncover")
    pilot.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
    pilot.wait(1.0)
    pilot.post(pygame.MOUSEBUTTONUP, pos=at, button=button)
    assert pilot.desk.table.viewer is None
    assert witness.shut_frames == witness.frames
