"""Whoever uncovers the own hand sees what was played meanwhile, until a tile is touched."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dekabes.engine import (
    ALL_TILES,
    Action,
    Deal,
    End,
    History,
    Phase,
    Play,
    Seat,
    StartRound,
    Tile,
    new_match,
)
from dekabes.session import Occupant, Seating
from dekabes.ui.table.geometry import table_geometry
from tests.ui.pilot import Pilot, TakeOff, session_of
from tests.ui.table.scenes import tile

SIZE = (1280, 800)
ANA, BELA, CITRA, DANI = (Occupant(None, name) for name in ("Ana", "Béla", "Citra", "Dani"))
EASY = Occupant("easy")
FOUR = Seating((ANA, BELA, CITRA, DANI))
MOVES = (
    Play(Seat.ONE, Tile(6, 6), None),
    Play(Seat.TWO, Tile(6, 4), End.RIGHT),
    Play(Seat.THREE, Tile(4, 1), End.RIGHT),
)
DANIS = "65 10 21 32 43 54 60"


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile(one) for one in text.split())


def after(hands: tuple[tuple[Tile, ...], ...], *moves: Action) -> History:
    history = History.of(new_match()).then(StartRound(1)).then(Deal(hands))
    assert history.state.phase is Phase.PLAY
    for move in moves:
        history = history.then(move)
    return history


def three_played(shift: int = 0) -> History:
    """It is Dani's turn; with another shift the others hold other tiles, and nobody can tell."""
    known = (*tiles(DANIS), *(move.tile for move in MOVES))
    # Two doubles for each: five would be a reason to deal again.
    rest = sorted(set(ALL_TILES) - set(known), key=lambda one: (not one.is_double, one))
    one, two, three = ((move.tile, *rest[(n + shift) % 3 :: 3]) for n, move in enumerate(MOVES))
    return after((one, two, three, tiles(DANIS)), *MOVES)


def tells(pilot: Pilot) -> bool:
    """Whether the dark strip lies in the felt's foot: felt is green, the strip is brown."""
    x, y = table_geometry(SIZE).foot.center
    red, green, *_ = pilot.app.window.surface.get_at((x, y - 24))
    return red > green


@pytest.fixture
def dani(take_off: TakeOff) -> Pilot:
    pilot = take_off(session_of(FOUR, three_played()), size=SIZE)
    pilot.uncover()
    assert pilot.seen["seat"] == Seat.FOUR
    return pilot


def test_who_uncovers_the_hand_is_told_what_the_others_played(dani: Pilot) -> None:
    assert tells(dani)
    dani.wait(2)
    assert tells(dani)


def test_a_tap_on_a_tile_ends_it(dani: Pilot) -> None:
    dani.tap("tile:65")
    assert not tells(dani)


def test_a_tap_on_an_end_ends_it(dani: Pilot) -> None:
    dani.tap("end:left")
    dani.wait(5)  # until "Choose a tile first." is gone
    assert not tells(dani)


def test_a_tap_beside_everything_ends_it(dani: Pilot) -> None:
    dani.tap_at(table_geometry(SIZE).felt.move(20, 20).topleft)
    assert not tells(dani)


def test_a_dragged_tile_ends_it(dani: Pilot) -> None:
    dani.drag_to("tile:65", dani.middle("tile:60"))
    assert not tells(dani)


def test_a_key_that_lifts_a_tile_ends_it(dani: Pilot) -> None:
    dani.key(pygame.K_1)
    assert not tells(dani)


def test_a_look_at_the_menu_does_not_end_it(dani: Pilot) -> None:
    dani.tap("button:menu")
    dani.tap("button:continue")
    assert dani.screen == "table"
    assert tells(dani)


def test_the_next_person_is_told_anew(dani: Pilot) -> None:
    for target in ("tile:65", "button:confirm"):
        dani.tap(target)
    dani.uncover()
    assert dani.seen["seat"] == Seat.ONE
    assert tells(dani)


def test_who_is_covered_and_uncovers_again_is_told_again(dani: Pilot) -> None:
    dani.tap("tile:65")
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    dani.uncover()
    assert dani.seen["seat"] == Seat.FOUR
    assert tells(dani)


def test_one_person_among_computers_is_told_nothing(take_off: TakeOff) -> None:
    alone = Seating((EASY, EASY, EASY, DANI))
    pilot = take_off(session_of(alone, three_played()), size=SIZE)
    pilot.wait_for_turn()
    assert not tells(pilot)


def test_nothing_of_a_hidden_hand_is_told(take_off: TakeOff) -> None:
    """Three deals that differ in the others' hands alone give the same picture."""
    pictures = set()
    for shift in (0, 1, 2):
        pilot = take_off(session_of(FOUR, three_played(shift)), size=SIZE)
        pilot.uncover()
        assert tells(pilot)
        pictures.add(pygame.image.tobytes(pilot.app.window.surface, "RGB"))
    assert len(pictures) == 1


def test_who_goes_on_without_a_cover_is_told_nothing(take_off: TakeOff) -> None:
    """Béla's one tile for 66 is 65; Citra has neither a 5 nor a 6 and passes by herself."""
    hands = tuple(
        map(tiles, ("66 64 63 62 52 53 22", "65 00 11 33 42 50 51", "10 20 21 30 31 40 41"))
    )
    rest = tuple(one for one in ALL_TILES if not any(one in hand for hand in hands))
    two = Seating((ANA, EASY, CITRA, EASY))
    pilot = take_off(session_of(two, after((*hands, rest))), size=SIZE)
    pilot.desk.change(replace(pilot.desk.settings, passes_by_itself=True))
    for _ in ("Ana", "Citra"):
        pilot.uncover()
        pilot.tap("button:ready")
    pilot.uncover()
    told = len(pilot.lines)
    for target in ("open", "button:confirm"):
        pilot.tap(target)
    pilot.wait_for(lambda: len(pilot.desk.view.moves) == 4)
    pilot.wait_for_turn()
    assert pilot.seen["seat"] == Seat.ONE
    assert {line["screen"] for line in pilot.lines[told:]} == {"table"}
    assert not tells(pilot)
