"""In the very frame in which a decision is confirmed the rack shuts."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from dekabes.engine import Hand, History, Pass, Play, Seat
from dekabes.ui.screens.screen import Attention
from dekabes.ui.settings import Speed
from dekabes.ui.table.geometry import table_geometry
from tests.privacy.alike import dealt_otherwise, match_of
from tests.privacy.faces import Witness
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating_of, session_of

FOUR = seating_of("Ana", "Budi", "Citra", "Dewi")
SIZE = (1024, 600)
WAYS = ("check", "ghost", "enter", "drag", "mouse")


def rack_of(surface: pygame.Surface) -> bytes:
    """The pixels of the rack."""
    return pygame.image.tobytes(surface.subsurface(table_geometry(SIZE).rack), "RGB")


def without_a_hand(pilot: Pilot, before: History, action: Play | Pass) -> bytes:
    """The place of the rack after an action, as a desk draws it that never showed a hand."""
    session = session_of(FOUR, before)
    session.uncover()
    session.decide(action)
    picture = pygame.Surface(SIZE)
    bare = pilot.desk.twin(session)
    bare.show(pilot.desk.top.name)
    bare.top.draw(picture, Attention())
    return rack_of(picture)


def confirm(pilot: Pilot, play: Play, way: str) -> None:
    """Preview a play and confirm it; the last thing done is to let go."""
    end = "open" if play.end is None else f"end:{play.end.name.lower()}"
    if way == "drag":
        pilot.drag(f"tile:{play.tile}", end)
    else:
        pilot.tap(f"tile:{play.tile}")
        if pilot.seen["preview"] is None:
            pilot.tap(end)
    if way == "enter":
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
        pilot.wait(FRAME)
    else:
        pilot.tap("preview" if way == "ghost" else "button:confirm")


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.NONE])
@pytest.mark.parametrize("way", WAYS)
def test_the_frame_of_the_confirming_release_shows_the_shut_rack(
    witness: Witness, take_off: TakeOff, way: str, speed: Speed
) -> None:
    """No face, no gap, no glow, no hover: whatever the hand was, the pixels are the same.

    Once the tile lies they are those of a rack that was never open. Without animation the cover
    has come in the very frame of the release.
    """
    match = match_of(11)
    place = next(n for n in range(20, 200) if goes_on_after(match, n))
    play = match.actions[place]
    assert isinstance(play, Play)
    played = History.of(match.start, match.actions[: place + 1])
    other = dealt_otherwise(played, {play.seat.next}, Random(1))
    assert other
    assert hand_at(played, play.seat) != hand_at(other, play.seat)
    racks = set()
    for history in (played, other):
        past = History.of(history.start, history.past[:-1])
        touch = way != "mouse"
        pilot = take_off(session_of(FOUR, past), size=SIZE, speed=speed, touch=touch)
        witness.entitled = play.seat
        pilot.uncover()
        open_rack = rack_of(pilot.app.window.surface)
        confirm(pilot, play, way)
        racks.add(rack_of(pilot.app.window.surface))
        assert open_rack not in racks
        assert pilot.desk.table.viewer is None
        assert pilot.desk.top.name == ("handoff" if speed is Speed.NONE else "table")
        assert witness.frame.tiles() <= {laid.tile for laid in pilot.desk.view.line.laid}
        pilot.wait(0.3)
        assert pilot.desk.top.is_resting
        assert rack_of(pilot.app.window.surface) == without_a_hand(pilot, past, play)
    assert len(racks) == 1


def hand_at(history: History, seat: Seat) -> Hand:
    """What a seat holds at the end of a history."""
    assert history.state.hands
    return history.state.hands[seat.index]


def goes_on_after(match: History, place: int) -> bool:
    """Whether a tile is played at this place of a match, and the round goes on."""
    played = isinstance(match.actions[place], Play)
    return played and not match.states[place + 1].phase.is_over


def test_a_pass_shuts_the_rack_in_its_frame(witness: Witness, take_off: TakeOff) -> None:
    match = match_of(11)
    place = next(n for n, action in enumerate(match.actions) if isinstance(action, Pass))
    past = History.of(match.start, match.actions[:place])
    pilot = take_off(session_of(FOUR, past), size=SIZE, speed=Speed.NORMAL)
    witness.entitled = match.states[place].seat
    assert witness.entitled
    pilot.uncover()
    pilot.tap("button:pass")
    assert pilot.desk.table.viewer is None
    assert rack_of(pilot.app.window.surface) == without_a_hand(pilot, past, Pass(witness.entitled))
