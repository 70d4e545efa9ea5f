"""What is drawn ahead: made-up rounds of every kind, and nothing of the match under way."""

from __future__ import annotations

from itertools import product

import pygame

from dekabes.engine import Kind, Phase, Seat, Team
from dekabes.session import Occupant, Seating
from dekabes.ui.art import cover
from dekabes.ui.art.tiles import half_shadow, shadow_surface
from dekabes.ui.rehearsal import SCENES, Rehearsal, played
from dekabes.ui.screens.screen import Attention
from dekabes.ui.settings import Speed
from dekabes.ui.table.lights import turn_wash
from dekabes.ui.table.painter import saying
from dekabes.ui.trace import seen_on
from tests.ui.pilot import TakeOff, seating, session_of

TABLE = ("the table", "flights", "sounds", "passes", "the hand", "the ends", "the line")
AFTER = ("memory that is not needed any more",)


def test_the_made_up_rounds_end_as_they_are_meant_to() -> None:
    told = []
    for name, seed, points in SCENES:
        state = played(name, seed, points).state
        result = state.rounds[-1].result if state.rounds else None
        told.append((state.phase, result and (result.kind, result.team)))
    ends = product((Kind.DOMINO, Kind.DEKABES, Kind.BLOCKED), Team)
    assert set(told) == {
        (Phase.CHOOSE, None),
        *((Phase.ROUND_OVER, end) for end in ends),
        (Phase.ROUND_OVER, (Kind.DRAW, None)),
        *((Phase.MATCH_OVER, (Kind.DOMINO, team)) for team in Team),
    }
    assert len(told) == len(set(told))


def test_a_rehearsal_draws_each_scene_once_and_again_for_another_size(take_off: TakeOff) -> None:
    pilot = take_off(session_of(seating(1), seed="rehearsal"))
    pilot.wait_for_turn()
    before, pile = seen_on(pilot.desk, pilot.app.window), pilot.desk.pile
    rehearsal = Rehearsal(pilot.desk)
    everything = len(TABLE) + len(SCENES) + len(AFTER)
    assert [rehearsal.step() for _ in range(everything + 1)] == [True] * everything + [False]
    pilot.desk.resize((800, 1280))
    assert rehearsal.step()
    pilot.desk.resize((1280, 800))
    assert seen_on(pilot.desk, pilot.app.window) == before
    assert pilot.desk.pile == pile


def test_everybody_who_shares_the_device_has_a_cover_that_is_rehearsed(take_off: TakeOff) -> None:
    ana, bela, computer = Occupant(None, "Ana"), Occupant(None, "Béla"), Occupant("easy")
    pilot = take_off(session_of(Seating((ana, computer, bela, computer)), seed="rehearsal"))
    rehearsal = Rehearsal(pilot.desk)
    everything = (
        2 + len(TABLE) - 1 + len(SCENES) + len(AFTER)
    )  # two covers, and no table with an open hand
    assert [rehearsal.step() for _ in range(everything + 1)] == [True] * everything + [False]
    pilot.tap("button:ready")
    pilot.tap("button:ready")
    pilot.desk.table.reseat(Seat.THREE, computer)
    assert [rehearsal.step(), rehearsal.step()] == [True, False]  # the table of one person


def test_the_cover_of_who_shares_the_device_is_painted_ahead(
    take_off: TakeOff,
) -> None:
    ana, bela, computer = Occupant(None, "Ana"), Occupant(None, "Béla"), Occupant("easy")
    pilot = take_off(session_of(Seating((ana, computer, bela, computer)), seed="rehearsal"))
    painted = (cover.cover_backdrop, cover._ring)
    for each in painted:
        each.cache_clear()
    rehearsal = Rehearsal(pilot.desk)
    while rehearsal.step():
        pass
    before = [each.cache_info().misses for each in painted]
    assert min(before) > 0
    pilot.desk.top.draw(pilot.app.window.surface, Attention(pressed="uncover"))
    assert [each.cache_info().misses for each in painted] == before


def test_a_rehearsal_goes_on_in_slices(take_off: TakeOff) -> None:
    pilot = take_off(session_of(seating(1), seed="rehearsal"))
    rehearsal = Rehearsal(pilot.desk)
    slices = 0
    while slices < 2 * len(TABLE) and rehearsal.step(0.0):
        slices += 1
    assert slices == 2 * len(TABLE)  # more than there is to draw: it stops within each
    rehearsal.close()
    while pilot.desk.speaker.lacks:
        pilot.desk.speaker.prepare()
    assert not rehearsal.step()


def test_the_table_looks_the_same_wherever_a_rehearsal_stops(take_off: TakeOff) -> None:
    pilot = take_off(session_of(seating(1), seed="rehearsal"))
    pilot.wait_for_turn()
    rehearsal, pictures = Rehearsal(pilot.desk), set()
    for _ in range(200):
        rehearsal.step(0.0)
        pilot.desk.top.draw(pilot.app.window.surface, Attention())
        pictures.add(pygame.image.tobytes(pilot.app.window.surface, "RGB"))
    assert len(pictures) == 1


def test_a_device_that_comes_back_late_finds_its_sounds(take_off: TakeOff) -> None:
    pilot = take_off(session_of(seating(1), seed="rehearsal"))
    rehearsal, speaker = Rehearsal(pilot.desk), pilot.desk.speaker
    lacked = []
    for _ in range(2):
        while rehearsal.step():
            pass
        lacked.append(speaker.lacks)
        assert speaker.try_again()
        lacked.append(speaker.lacks)
    assert lacked == [None, "shuffle", None, "shuffle"]


def test_passes_are_said_in_pictures_that_were_painted_ahead(take_off: TakeOff) -> None:
    pilot = take_off(session_of(seating(1), seed="rehearsal"))
    rehearsal = Rehearsal(pilot.desk)
    while rehearsal.step():
        pass
    word, before = pilot.desk.words("table.pase_cry"), saying.cache_info()
    for place in range(4):
        saying(pilot.desk.scale, place, word)
    assert saying.cache_info().misses == before.misses


def test_tiles_fly_in_pictures_that_were_painted_ahead(take_off: TakeOff) -> None:
    pilot = take_off(session_of(seating(None), seed="rehearsal"), speed=Speed.NORMAL)
    rehearsal = Rehearsal(pilot.desk)
    while rehearsal.step():
        pass
    for painted in (half_shadow, shadow_surface, turn_wash):
        before = painted.cache_info()
        pilot.wait(5.0)
        after = painted.cache_info()
        assert after.misses == before.misses
        assert after.hits > before.hits
