"""No picture shows the face of a tile that the person at the device may not see.

Whole matches are played by posted fingers and keys, with everything that people do meanwhile: the
window changes its size or is left, the language changes, plays are taken back and brought back,
rounds begin again, pages are read. The witness judges each picture that is drawn (`faces.py`);
the party tells it beforehand whose hand may be seen from the next picture on (`party.py`).

`DEKABES_PARTIES=20 pytest tests/privacy` plays so many matches of each kind instead of one.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pygame
import pytest

import dekabes
from dekabes.engine import (
    Action,
    History,
    Phase,
    Seat,
    StartRound,
    State,
    apply,
    match_from,
    new_match,
)
from dekabes.ui.art import tiles
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.settings import Speed
from dekabes.ui.theme import USUAL
from tests.engine.positions import ENTITLED_DEAL, PLAIN_DEAL, deal_of
from tests.engine.walks import Walk
from tests.privacy.faces import Witness
from tests.privacy.party import HAPPENINGS, Party
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating_of, session_of

PARTIES = range(1, 1 + int(os.environ.get("DEKABES_PARTIES", "1")))
FOUR = ("Ana", "Budi", "Citra", "Dewi")
TWO = ("Ana", "easy", "steady", "Dewi")
SCREENS = {"handoff", "look", "choose", "table", "confirm", "round_over", "match_over", "log"}


def entitled(start: State) -> History:
    """A match in whose first deal seat 2 may demand a redeal."""
    return History.of(start, [StartRound(1), deal_of(ENTITLED_DEAL)])


def plain() -> History:
    """A match in whose first deal nobody may demand a redeal."""
    return History.of(new_match(), [StartRound(1), deal_of(PLAIN_DEAL)])


@pytest.mark.parametrize("seed", PARTIES)
def test_a_party_of_four_sees_nothing_of_each_other(
    witness: Witness, take_off: TakeOff, seed: int
) -> None:
    session = session_of(seating_of(*FOUR), entitled(new_match()), seed=str(seed))
    party = Party(take_off(session, size=(800, 600), speed=Speed.FAST), witness, seed)
    party.play_the_match()
    assert party.done >= {*HAPPENINGS, "waive", "pass"}
    assert witness.screens >= SCREENS
    assert min(witness.shut_frames, witness.frames - witness.shut_frames) > 500


@pytest.mark.parametrize("seed", PARTIES)
def test_nor_does_it_without_animation(witness: Witness, take_off: TakeOff, seed: int) -> None:
    """A match that is short, since one team has three points already."""
    start = match_from((3, 0), 1, Seat.ONE)
    session = session_of(seating_of(*FOUR), entitled(start), seed=str(seed))
    party = Party(take_off(session, size=(800, 600), speed=Speed.NONE), witness, seed)
    party.play_the_match()
    assert witness.screens >= {"handoff", "look", "table", "match_over"}
    assert min(witness.shut_frames, witness.frames - witness.shut_frames) > 100


@pytest.mark.parametrize("seed", PARTIES)
def test_two_people_between_computers_see_nothing_of_each_other(
    witness: Witness, take_off: TakeOff, seed: int
) -> None:
    start = match_from((2, 0), 1, Seat.ONE)
    session = session_of(seating_of(*TWO), start=start, seed=str(seed))
    party = Party(take_off(session, size=(800, 600), speed=Speed.FAST), witness, seed)
    party.play_the_match()
    assert party.done >= {"pass"}
    assert witness.screens >= {"handoff", "look", "table", "match_over"}


def test_whoever_goes_on_from_a_record_finds_the_cover(witness: Witness, take_off: TakeOff) -> None:
    """At every fourth place of a match; then the one who is due looks, and nobody else."""
    actions = match_of(Random(7))
    for place in range(2, len(actions), 4):
        history = History.of(new_match(), actions[:place])
        pilot = take_off(session_of(seating_of(*FOUR), history), size=(800, 600))
        party = Party(pilot, witness, place)
        witness.entitled = None
        if not history.state.phase.is_over:
            assert pilot.screen == "handoff"
            assert pilot.seen["faces"] == []
            party.uncover()
            assert pilot.screen in {"look", "choose", "table"}
            party.go_on()
        pilot.wait(2 * FRAME)


def match_of(rng: Random) -> list[Action]:
    """The actions of a match that is played by chance."""
    walk = Walk(3)
    walk.rng = rng
    state, actions = new_match(), []
    while state.phase is not Phase.MATCH_OVER:
        actions.append(walk.next_action(state))
        state = apply(state, actions[-1])
    return actions


# That the witness misses nothing.


def test_nothing_else_in_the_program_lays_pips() -> None:
    """Whoever draws a face goes through what the witness has wrapped."""
    lays = re.compile(r"\b(lay_pips|pip_centres|PIPS)\b")
    root = Path(dekabes.__file__).parent / "ui"
    found = {
        str(file.relative_to(root))
        for file in root.rglob("*.py")
        if lays.search(file.read_text(encoding="utf-8"))
    }
    assert found == {"art/tilebody.py", "art/tiles.py", "table/lights.py"}
    users = {
        str(file.relative_to(root))
        for file in root.rglob("*.py")
        if "half_tile_surface" in file.read_text(encoding="utf-8")
    }
    # Half a tile shows a number of the open ends beside words, no tile.
    assert users == {"art/tiles.py", "table/notices.py"}


def test_the_witness_sees_a_hand_that_is_open_too_early(
    witness: Witness, take_off: TakeOff
) -> None:
    pilot = take_off(session_of(seating_of(*FOUR), plain()), size=(800, 600))
    pilot.desk.table.uncover()
    with pytest.raises(AssertionError, match="1 is open, not None"):
        draw_anew(pilot)


def test_the_witness_sees_a_face_that_nobody_may_see(
    witness: Witness, take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = take_off(session_of(seating_of(*FOUR), plain()), size=(800, 600))

    def draw(screen: Screen, surface: pygame.Surface, attention: Attention) -> None:
        surface.blit(tiles.tile_surface(6, 6, 40, lying=False, dress=USUAL), (0, 0))

    monkeypatch.setattr(type(pilot.desk.top), "draw", draw)
    with pytest.raises(AssertionError, match="is drawn on handoff"):
        draw_anew(pilot)


def draw_anew(pilot: Pilot) -> None:
    """The window was hidden and is to be drawn again."""
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    pilot.wait(FRAME)
