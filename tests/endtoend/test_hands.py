"""What hands can do to the table: taps, drags, keys, at any time."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from dekabes.engine import Deal, History, Pass, Phase, Play, Redeal, Seat, StartRound, new_match
from dekabes.record import parse_move, parse_tile
from dekabes.session import Session
from dekabes.ui.screens.table import TableScreen
from dekabes.ui.settings import Speed
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating, session_of


def legal(pilot: Pilot) -> list[str]:
    """The legal decisions that are told."""
    found: list[str] = pilot.seen["state"]["legal"]
    return found


def to_a_fork(take_off: TakeOff, speed: Speed = Speed.NONE) -> tuple[Pilot, Session, str]:
    """A table at which the person holds a tile that fits both ends, its number being told."""
    for seed in range(200):
        session = session_of(seating(1), seed=f"fork {seed}")
        for _ in range(3000):
            view = session.view
            if view.phase is Phase.PLAY and view.seat == 1:
                plays = [action for action in view.legal if isinstance(action, Play) and action.end]
                both = [p.tile for p in plays if sum(q.tile == p.tile for q in plays) == 2]
                if both:
                    pilot = take_off(session, speed=speed)
                    return pilot, session, str(both[0])
                session.decide(view.legal[0])
            elif view.phase is Phase.CHOOSE and view.seat == 1:
                session.decide(view.legal[0])
            elif view.phase.is_over:
                break
            session.step(1.0)
    raise AssertionError("no fork in 200 matches")


def test_a_tap_on_a_tile_that_fits_both_ends_offers_both(take_off: TakeOff) -> None:
    pilot, _, tile = to_a_fork(take_off)
    pilot.tap(f"tile:{tile}")
    assert (pilot.seen["lifted"], pilot.seen["preview"]) == (tile, None)
    assert {"end:left", "end:right"} <= set(pilot.targets)


@pytest.mark.parametrize(("end", "letter"), [("end:left", "L"), ("end:right", "R")])
def test_a_drop_near_an_end_previews_that_end(take_off: TakeOff, end: str, letter: str) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    pilot.drag(f"tile:{tile}", end)
    assert pilot.seen["preview"] == f"1:{tile}{letter}"
    assert session.history is before  # nothing is played before it is confirmed
    pilot.tap("button:confirm")
    assert session.history.actions[before.cursor] == parse_move(f"1:{tile}{letter}")


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


def test_a_tile_dropped_nowhere_is_in_its_slot_again(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.NORMAL)
    hand, before = pilot.seen["faces"], session.history
    pilot.drag_to(f"tile:{tile}", (pilot.middle("button:menu")[0], 430))
    pilot.wait(0.5)
    assert pilot.seen["faces"] == hand
    assert pilot.seen["lifted"] is None
    assert session.history is before


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


def touched(pilot: Pilot, at: tuple[int, int]) -> None:
    """A finger's tap as some systems tell it: as touch, as finger, and once more as a click."""
    events: list[tuple[int, dict[str, Any]]] = [
        (pygame.MOUSEBUTTONDOWN, {"pos": at, "button": 1, "touch": True}),
        (pygame.FINGERDOWN, {"touch_id": 1, "finger_id": 0, "x": 0.5, "y": 0.5}),
        (pygame.MOUSEBUTTONUP, {"pos": at, "button": 1, "touch": True}),
        (pygame.FINGERUP, {"touch_id": 1, "finger_id": 0, "x": 0.5, "y": 0.5}),
        (pygame.MOUSEBUTTONDOWN, {"pos": at, "button": 1, "touch": False}),
        (pygame.MOUSEBUTTONUP, {"pos": at, "button": 1, "touch": False}),
    ]
    for kind, values in events:
        pygame.event.post(pygame.event.Event(kind, values))
        pilot.wait(FRAME)


def test_a_press_of_two_seconds_only_lifts(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off)
    before = session.history
    at = pilot.middle(f"tile:{tile}")
    pilot.down(at)
    pilot.wait(2.0)
    pilot.up(at)
    assert session.history is before
    assert pilot.seen["preview"] is None
    pilot.down(at)
    pilot.wait(2.0)
    end = pilot.middle("end:left")
    pilot.move(((at[0] + end[0]) // 2, (at[1] + end[1]) // 2))
    pilot.move(end)
    pilot.up(end)
    assert pilot.seen["preview"] == f"1:{tile}L"


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


@pytest.mark.parametrize(
    "ending", [pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWMINIMIZED, "motion"]
)
def test_a_drag_without_a_release_puts_the_tile_back_and_the_next_tap_works(
    take_off: TakeOff, ending: int | str
) -> None:
    pilot, session, tile = to_a_fork(take_off)
    hand, before = pilot.seen["faces"], session.history
    start = pilot.middle(f"tile:{tile}")
    pilot.down(start)
    pilot.move((start[0] + 10, start[1] - 250))
    assert pilot.seen["lifted"] == tile
    if isinstance(ending, int):
        pygame.event.post(pygame.event.Event(ending))
        pilot.wait(FRAME)
    else:
        pilot.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    assert pilot.seen["lifted"] is None
    assert pilot.seen["faces"] == hand
    assert session.history is before
    pilot.tap(f"tile:{tile}")
    assert pilot.seen["lifted"] == tile


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


def test_a_drag_begun_out_of_turn_plays_nothing_when_the_turn_comes(take_off: TakeOff) -> None:
    pilot, session, tile = to_a_fork(take_off, speed=Speed.FAST)
    pilot.tap(f"tile:{tile}")
    pilot.tap("end:left")
    pilot.tap("button:confirm")
    pilot.wait(0.2)
    assert session.view.seat != 1
    held = next(name for name in pilot.targets if name.startswith("tile:"))
    start = pilot.middle(held)
    pilot.down(start)
    pilot.move((start[0], start[1] - 300))
    pilot.wait_for(lambda: session.view.seat == 1 or session.view.phase.is_over)
    before = session.history
    pilot.move((640, 350))
    pilot.up((640, 350))
    assert pilot.seen["preview"] is None
    assert session.history is before


def test_tiles_can_be_put_in_another_order_and_sorted(take_off: TakeOff) -> None:
    pilot, _, _ = to_a_fork(take_off)
    hand = pilot.seen["faces"]
    x, y = pilot.middle(f"tile:{hand[-1]}")
    pilot.drag_to(f"tile:{hand[0]}", (x + 20, y + 40))
    moved = pilot.seen["faces"]
    assert sorted(moved) == sorted(hand)
    assert moved[-1] == hand[0]
    pilot.tap("button:sort")
    assert pilot.seen["faces"] == sorted(hand)


def test_a_round_by_keys_alone(take_off: TakeOff) -> None:
    session = session_of(seating(1), seed="keys")
    pilot = take_off(session)
    for _ in range(200):
        pilot.wait_for_turn()
        if pilot.screen in {"round_over", "match_over"}:
            break
        by_keys(pilot)
    assert session.view.phase.is_over


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


def thrown_in(human_first: bool) -> History:
    """A first round in which seat 2, a computer, holds five doubles; seat 1 holds 66 or not."""
    one, two = ("66 62 55 41 53 32 43", "00 11 22 33 44 61 65")
    three, four = ("30 60 50 31 10 51 52", "21 40 42 63 54 64 20")
    words = (one, two, three, four) if human_first else (four, two, three, one)
    hands = tuple(tuple(parse_tile(word) for word in hand.split()) for hand in words)
    return History.of(new_match(), [StartRound(1), Deal(hands)])


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


def test_pass_without_the_right_to_it_says_that_one_must_play(take_off: TakeOff) -> None:
    pilot, session, _ = to_a_fork(take_off)
    before = session.history
    pilot.key(pygame.K_p)
    assert pilot.seen["notice"] == "You have a tile that fits, so you must play."
    assert session.history is before


@pytest.mark.parametrize("button", ["button:mute", "button:sort"])
def test_every_accepted_action_is_told_also_where_nothing_else_changes(
    take_off: TakeOff, button: str
) -> None:
    pilot, _, _ = to_a_fork(take_off)
    pilot.tap("button:sort")
    before = len(pilot.lines)
    pilot.tap(button)
    assert len(pilot.lines) > before


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


def decide(pilot: Pilot, session: Session) -> None:
    """The first legal decision, or the next round."""
    if "button:next" in pilot.targets:
        pilot.tap("button:next")
    else:
        session.decide(session.view.legal[0])
        pilot.desk.follow()
        pilot.wait(0.1)


def test_enter_acts_on_what_the_screen_proposes_first(take_off: TakeOff) -> None:
    pilot = take_off(None)
    pilot.key(pygame.K_RETURN)
    assert pilot.screen == "setup"
    pilot.key(pygame.K_RETURN)
    assert pilot.screen in {"table", "look", "choose"}


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


def same_frame(pilot: Pilot, *events: tuple[int, dict[str, Any]]) -> None:
    """Events that the loop reads in one turn."""
    for kind, values in events:
        pygame.event.post(pygame.event.Event(kind, values))
    pilot.wait(FRAME)


def click(at: tuple[int, int]) -> list[tuple[int, dict[str, Any]]]:
    """The events of a tap."""
    values = {"pos": at, "button": 1, "touch": True}
    return [(pygame.MOUSEBUTTONDOWN, values), (pygame.MOUSEBUTTONUP, values)]


def press(key: int) -> tuple[int, dict[str, Any]]:
    """The event of a key."""
    return pygame.KEYDOWN, {"key": key, "mod": 0, "unicode": ""}


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


def test_a_drag_whose_release_comes_with_the_menu_is_over(take_off: TakeOff) -> None:
    pilot, _, tile = to_a_fork(take_off)
    start = pilot.middle(f"tile:{tile}")
    up = (start[0], start[1] - 200)
    pilot.down(start)
    pilot.move(up)
    release = (pygame.MOUSEBUTTONUP, {"pos": up, "button": 1, "touch": True})
    same_frame(pilot, press(pygame.K_m), release)
    pilot.tap("button:continue")
    assert pilot.seen["lifted"] is None
    pilot.tap(f"tile:{tile}")
    assert pilot.seen["lifted"] == tile


def test_restart_twice_and_one_redo_bring_the_play_back(take_off: TakeOff) -> None:
    pilot, session, _ = to_a_fork(take_off)
    before = session.history.past
    session.restart()
    pilot.wait_for_turn()
    session.restart()
    session.redo()
    assert session.history.past == before
