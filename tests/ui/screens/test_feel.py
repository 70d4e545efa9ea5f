"""How the table feels under hands: what lifts, what answers, what is cancelled, what is heard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from dekabes.cli.files import load_record
from dekabes.engine import (
    History,
    Pass,
    Phase,
    Play,
    Seat,
    StartRound,
    legal_actions,
    match_from,
)
from dekabes.ui.art.faint import draw_faint
from dekabes.ui.screens.table import TableScreen
from dekabes.ui.screens.tablemotion import CRY_COMES, CRY_GOES, CRY_STAYS
from dekabes.ui.settings import Speed
from dekabes.ui.sound import Sound
from tests.engine.positions import PLAIN_DEAL, deal_of
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating, seating_of, session_of
from tests.ui.table.scenes import NAMES

RECORDS = Path(__file__).parents[2] / "data" / "records"
# The other computers take a breath of 0.9 seconds; all that is looked at here is over before.
BRIEF = 0.5


def middle_of_a_round(moves: int = 10) -> History:
    """A round gone on with by the last of the legal moves, until seat 1 has a choice."""
    history = History.of(match_from((3, 0), 2, Seat.ONE), [StartRound(1), deal_of(PLAIN_DEAL)])
    for _ in range(moves + 1):  # who opens is chosen first
        history = history.then(legal_actions(history.state)[-1])
    return history


def at_table(take_off: TakeOff, speed: Speed = Speed.NORMAL, *, touch: bool = True) -> Pilot:
    pilot = take_off(session_of(seating(1), middle_of_a_round()), speed=speed, touch=touch)
    pilot.wait(BRIEF)
    return pilot


def playable(pilot: Pilot) -> str:
    return f"tile:{pilot.seen['state']['legal'][-1][2:4]}"


def hand(pilot: Pilot) -> list[str]:
    return [str(tile) for tile in pilot.desk.hand_order.shown(pilot.desk.view.hand or ())]


def part(pilot: Pilot, rect: list[int]) -> bytes:
    """What is shown within a rectangle."""
    return pygame.image.tobytes(pilot.app.window.surface.subsurface(rect), "RGB")


def heard(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """What is heard from now on."""
    sounds: list[Sound] = []
    monkeypatch.setattr(pilot.desk.speaker, "play", sounds.append)
    return sounds


# Hands.


def test_the_next_frame_answers_a_finger_on_a_tile(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    tile = playable(pilot)
    before = part(pilot, pilot.targets[tile])
    pilot.down(pilot.middle(tile))
    assert part(pilot, pilot.targets[tile]) != before


def test_a_mouse_over_a_tile_lifts_it_and_its_target_stays(take_off: TakeOff) -> None:
    pilot = at_table(take_off, touch=False)
    tile = playable(pilot)
    rect = pilot.targets[tile]
    above = [rect[0], rect[1] - 5, rect[2], 5]
    before = part(pilot, above)
    pilot.post(pygame.MOUSEMOTION, pos=pilot.middle(tile), rel=(0, 0), buttons=(0, 0, 0))
    pilot.wait(0.2)
    assert part(pilot, above) != before
    assert pilot.targets[tile] == rect


def test_sliding_off_a_button_or_a_tile_cancels(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    order = hand(pilot)
    pilot.down(pilot.middle("button:sort"))
    pilot.move((640, 300))
    pilot.up((640, 300))
    assert hand(pilot) == order
    pilot.down(pilot.middle("button:menu"))
    pilot.move(pilot.middle("button:mute"))
    pilot.up(pilot.middle("button:mute"))
    assert pilot.screen == "table"
    assert not pilot.desk.settings.muted


def test_a_second_finger_does_no_harm_to_a_drag(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    tile = playable(pilot)
    pilot.down(pilot.middle(tile))
    pilot.move((640, 400))
    lifted = [pilot.desk.top.lifted]
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        pygame.event.post(
            pygame.event.Event(kind, finger_id=9, touch_id=1, x=0.05, y=0.05, dx=0, dy=0)
        )
        pilot.wait(FRAME)
    pilot.down(pilot.middle("button:menu"))
    lifted.append(pilot.desk.top.lifted)
    pilot.move((640, 500))
    pilot.up((640, 500))
    pilot.wait(BRIEF)
    lifted.append(pilot.desk.top.lifted)
    assert lifted == [tile[-2:], tile[-2:], None]
    assert {tile, "button:menu"} <= set(pilot.targets)


def test_neighbours_make_room_while_a_tile_is_held_over_the_rack(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    order = hand(pilot)
    tile, last = f"tile:{order[0]}", f"tile:{order[-1]}"
    places = [pilot.targets[f"tile:{each}"][0] for each in order]
    pilot.down(pilot.middle(tile))
    goal = pilot.middle(last)
    pilot.move(goal)
    pilot.wait(0.2)
    # All others have moved up by one slot, the last of them too; nothing is decided yet.
    shown = {control.name: control.rect.x for control in pilot.desk.top.controls()}
    assert [shown[f"tile:{each}"] for each in order[1:]] == places[:-1]
    assert hand(pilot) == order
    pilot.up(goal)
    assert hand(pilot) == [*order[1:], order[0]]


def test_held_away_from_the_rack_its_own_place_stays_open(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    order = hand(pilot)
    places = [pilot.targets[f"tile:{each}"][0] for each in order]
    pilot.down(pilot.middle(f"tile:{order[0]}"))
    pilot.move((640, 400))
    shown = {control.name: control.rect.x for control in pilot.desk.top.controls()}
    assert [shown[f"tile:{each}"] for each in order[1:]] == places[1:]


def test_a_wrong_drop_glides_home_and_the_next_touch_finds_the_tile_there(
    take_off: TakeOff,
) -> None:
    pilot = at_table(take_off)
    tile = playable(pilot)
    home = pilot.targets[tile]
    pilot.drag_to(tile, (640, 520))
    rests = [pilot.desk.top.is_resting]
    pilot.down((640, 300))
    rests.append(pilot.desk.top.is_resting)
    pilot.up((640, 300))
    assert rests == [False, True]
    assert pilot.targets[tile] == home


def test_a_tap_cuts_a_flight_short_and_acts_as_well(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    pilot.tap(playable(pilot))
    pilot.tap("button:confirm")
    pilot.wait(4 * FRAME)
    assert not pilot.desk.top.is_resting
    pilot.tap_at(pilot.middle("button:menu"))
    assert "button:continue" in pilot.targets


def test_a_tile_flies_from_its_place_in_the_rack(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    tile = playable(pilot)
    pilot.tap(tile)
    pilot.wait(BRIEF)
    x, y, width, height = pilot.targets[tile]
    pilot.down(pilot.middle("button:confirm"))
    before = part(pilot, [x, y - 30, width, 30])
    pilot.up(pilot.middle("button:confirm"))
    # In the first frames it is still near the rack: above where it stood.
    assert part(pilot, [x, y - 30, width, 30]) != before
    assert height == 2 * width


def test_a_button_comes_up_again_in_90_ms(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    rect = pilot.targets["button:sort"]
    rest = part(pilot, rect)
    pilot.down(pilot.middle("button:sort"))
    pressed = part(pilot, rect)
    pilot.up(pilot.middle("button:sort"))
    coming = part(pilot, rect)
    pilot.wait(0.1)
    assert len({rest, pressed, coming}) == 3
    assert part(pilot, rect) == rest


def test_a_tap_within_one_frame_is_seen_too(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    rect, at = pilot.targets["button:sort"], pilot.middle("button:sort")
    rest = part(pilot, rect)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, touch=True, pos=at, button=1))
    pilot.wait(FRAME)
    assert part(pilot, rect) != rest


def test_without_motion_a_button_is_up_at_once(take_off: TakeOff) -> None:
    pilot = at_table(take_off, Speed.NONE)
    rect = pilot.targets["button:sort"]
    pilot.tap("button:sort")
    pilot.wait(BRIEF)
    rest = part(pilot, rect)
    pilot.tap("button:sort")
    assert part(pilot, rect) == rest


# Bubbles.


def seat_that_passes(take_off: TakeOff, speed: Speed) -> Pilot:
    """Seat 1 at its turn with nothing that fits."""
    history = middle_of_a_round()
    while legal_actions(history.state) != (Pass(Seat.ONE),):
        history = history.then(legal_actions(history.state)[-1])
    return take_off(session_of(seating(1), history), speed=speed)


def bubble_lasts(pilot: Pilot) -> float:
    """How long the bubble of seat 1 is there after a pass."""
    pilot.tap("button:pass")
    began, table = pilot.now, pilot.desk.top
    assert isinstance(table, TableScreen)
    while any(cry.seat is Seat.ONE for cry in table._motion.cries):
        pilot.wait(FRAME)
    return pilot.now - began


@pytest.mark.parametrize(
    ("speed", "seconds"),
    [
        # In 160, stays 1600, out 240 ms; calm half as long again, quick six tenths of it.
        (Speed.NORMAL, 2.0),
        (Speed.SLOW, 3.0),
        (Speed.FAST, 1.2),
        (Speed.NONE, 1.6),  # there and gone, but there to be read
    ],
)
def test_a_pass_is_said_for_so_long(take_off: TakeOff, speed: Speed, seconds: float) -> None:
    assert (CRY_COMES, CRY_STAYS, CRY_GOES) == (0.16, 1.6, 0.24)
    assert bubble_lasts(seat_that_passes(take_off, speed)) == pytest.approx(seconds, abs=0.05)


def test_while_the_bubble_stays_nothing_is_redrawn(take_off: TakeOff) -> None:
    pilot = seat_that_passes(take_off, Speed.NORMAL)
    pilot.tap("button:pass")
    pilot.wait(0.2)
    drawn = 0
    for _ in range(30):  # the next computer takes its breath
        pilot.now += FRAME
        drawn += pilot.app.frame([], FRAME)
    assert drawn == 0


def test_what_is_half_there_is_the_mean_of_both() -> None:
    surface = pygame.Surface((10, 10))
    surface.fill((0, 100, 0))

    def draw(under: pygame.Surface) -> None:
        under.fill((200, 100, 0))

    draw_faint(surface, surface.get_rect(), 0.5, draw)
    red, green, blue, _ = surface.get_at((5, 5))
    assert abs(red - 100) <= 2
    assert (green, blue) == (100, 0)


# Sounds.


def test_a_tile_clacks_when_it_lands_and_not_before(
    take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_table(take_off)
    pilot.tap(playable(pilot))
    sounds = heard(pilot, monkeypatch)
    pilot.tap("button:confirm")
    pilot.wait(0.2)
    assert sounds == []
    pilot.wait(0.1)
    assert sounds == [Sound.CLACK]


def test_a_pass_knocks_at_once(take_off: TakeOff, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seat_that_passes(take_off, Speed.NORMAL)
    sounds = heard(pilot, monkeypatch)
    pilot.tap("button:pass")
    assert sounds == [Sound.KNOCK]


def test_what_concerns_one_person_alone_is_silent(
    take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lifting, previewing, what does not fit, sorting, a hint: no sound tells of a hand."""
    session = session_of(seating_of(*NAMES), middle_of_a_round())
    pilot = take_off(session, speed=Speed.NORMAL)
    sounds = heard(pilot, monkeypatch)
    pilot.uncover()
    pilot.wait_for_turn()
    for tile in hand(pilot):
        pilot.tap(f"tile:{tile}")
    pilot.tap("button:sort")
    pilot.tap("button:hint")
    pilot.wait(BRIEF)
    assert sounds == []


@pytest.mark.parametrize(
    ("record", "phase", "wanted"),
    [
        ("match", Phase.ROUND_OVER, [Sound.CLACK, Sound.WIN]),
        ("unfinished_deal", Phase.ROUND_OVER, [Sound.SLAM, Sound.DEKABES]),
        ("blocked_team_a", Phase.ROUND_OVER, [Sound.KNOCK, Sound.BLOCK]),
        ("dekabes_two_numbers", Phase.MATCH_OVER, [Sound.SLAM, Sound.MATCH]),
    ],
)
def test_each_end_has_its_phrase_after_what_was_struck(
    take_off: TakeOff,
    monkeypatch: pytest.MonkeyPatch,
    record: str,
    phase: Phase,
    wanted: list[Sound],
) -> None:
    history = load_record(str(RECORDS / f"{record}.dkb")).history()
    after = next(n for n, state in enumerate(history.states) if state.phase is phase)
    last = history.past[after - 1]
    assert isinstance(last, Play | Pass)
    pilot = take_off(session_of(seating(last.seat), history.at(after - 1)), speed=Speed.FAST)
    sounds = heard(pilot, monkeypatch)
    pilot.desk.table.decide(last)
    pilot.wait(1.0)
    assert sounds == wanted


def test_a_dekabes_is_heard_when_its_tile_is_struck_on_the_screen_of_the_end(
    take_off: TakeOff, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = load_record(str(RECORDS / "unfinished_deal.dkb")).history()
    after = next(n for n, state in enumerate(history.states) if state.phase is Phase.ROUND_OVER)
    last = history.past[after - 1]
    assert isinstance(last, Play)
    pilot = take_off(session_of(seating(last.seat), history.at(after - 1)), speed=Speed.NORMAL)
    sounds = heard(pilot, monkeypatch)
    pilot.desk.table.decide(last)
    pilot.wait_for(lambda: pilot.desk.top.name == "round_over")
    pilot.wait(0.15)
    assert sounds == []
    pilot.wait(0.05)  # it takes 180 ms to come down
    assert sounds == [Sound.SLAM]


def test_that_it_is_anothers_turn_is_said_no_longer_than_it_is(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    pilot.tap(playable(pilot))
    pilot.tap("button:confirm")
    pilot.wait(BRIEF)
    waiting = next(name for name in pilot.targets if name.startswith("tile:"))
    pilot.tap(waiting)
    name = pilot.desk.name_of(Seat.TWO)
    assert pilot.desk.notice == f"{name}’s turn"
    pilot.wait_for(lambda: pilot.desk.view.seat is not Seat.TWO)
    pilot.wait(FRAME)
    assert pilot.desk.notice is None


def test_taking_a_move_back_takes_back_that_it_is_anothers_turn(take_off: TakeOff) -> None:
    pilot = at_table(take_off)
    pilot.tap(playable(pilot))
    pilot.tap("button:confirm")
    pilot.wait(BRIEF)
    pilot.tap(next(name for name in pilot.targets if name.startswith("tile:")))
    assert pilot.desk.notice
    pilot.tap("button:undo")
    assert pilot.desk.view.seat is Seat.ONE
    assert pilot.desk.notice is None


def test_where_one_looks_back_the_lid_speaks_of_the_open_hands(take_off: TakeOff) -> None:
    history = load_record(str(RECORDS / "unfinished_round_over.dkb")).history()
    pilot = take_off(
        session_of(seating_of("Ana", "Béla", "Citra", "Dani"), history), speed=Speed.NONE
    )
    pilot.tap("button:table")
    assert isinstance(pilot.desk.top, TableScreen)
    shut = pilot.desk.top._model().shut
    assert shut is not None
    assert shut.title == "The round is over"
