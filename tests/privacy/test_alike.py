"""What looks alike to a seat gives the same pictures, trace, sounds and pauses.

Each pair is one match twice: in the second run the tiles that a seat has not seen lie in other
hands, and everybody plays the same. Both runs are filmed frame by frame, with the same inputs, and
all that the seat could perceive in any frame has to be equal: the pixels, the lines of the trace,
what sounds, the title bar, and at which frame each came.

`DEKABES_PAIRS=2000 pytest tests/privacy/test_alike.py` tries so many pairs instead of the usual.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from dekabes.engine import Deal, History, Pass, Phase, Play, Seat, StartRound, new_match
from dekabes.session import COMPUTER, Seating
from dekabes.ui.settings import Speed
from tests.engine.positions import ENTITLED_ELSEWHERE, deal_of
from tests.privacy.alike import Camera, Glimpse, dealt_otherwise, match_of, perceived
from tests.privacy.party import press
from tests.ui.pilot import FRAME, seating_of, session_of

PAIRS = int(os.environ.get("DEKABES_PAIRS", "100"))
ROUNDS = max(2, PAIRS // 50)
FOUR = seating_of("Ana", "Budi", "Citra", "Dewi")
SIZE = (800, 600)
Script = Callable[[Camera], None]


def filmed(
    history: History, who: Seating, script: Script, folder: Path, speed: Speed = Speed.NONE
) -> list[Glimpse]:
    """The film of a script that is played on from the end of a history."""
    camera = Camera(session_of(who, history), folder, size=SIZE, speed=speed)
    try:
        script(camera)
    finally:
        camera.leave()
    return camera.film


def assert_alike(
    one: History,
    other: History,
    who: Seating,
    seat: Seat,
    script: Script,
    folder: Path,
    **more: Speed,
) -> None:
    """Film both and compare what a seat perceives; the unseen tiles do lie otherwise."""
    folder.mkdir()
    films = [
        filmed(history, who, script, folder / str(n), **more)
        for n, history in enumerate((one, other))
    ]
    first, second = (perceived(film, seat) for film in films)
    assert len(first) > 20
    for (n, was), (m, now) in zip(first, second, strict=True):
        assert n == m, f"the frames {n} and {m} should be one"
        assert was == now, f"frame {n} of {len(films[0])} differs to seat {seat}"


# One turn, from a record.


def one_turn(camera: Camera, move: Play | Pass, *, reads: bool, hinted: bool = False) -> None:
    """The cover, the hand, a tap on each tile, perhaps menu, log and a hint, and the move."""
    camera.take()
    for name in [name for name in camera.targets if name.startswith("tile:")]:
        camera.tap(name)
    if reads:
        read(camera)
    if hinted and "button:hint" in camera.targets:
        for _ in range(2):  # where to look, the move
            camera.tap("button:hint")
            camera.wait(3 * FRAME)
        camera.tap("button:cancel")
    camera.play(move)
    camera.wait(40 * FRAME)


def read(camera: Camera) -> None:
    """Open and close the menu, the log, and the question of undo."""
    press(camera, pygame.K_ESCAPE)
    if "button:continue" not in camera.targets:
        camera.tap("button:menu")
    camera.tap("button:log")
    camera.tap("button:back")
    camera.tap("button:continue")
    if "button:undo" in camera.targets:
        camera.tap("button:undo")
        camera.tap("button:no")


def turns(rng: Random) -> list[tuple[History, Play | Pass]]:
    """Moments of matches in which a seat is to move, and what it will play; the last not."""
    match = match_of(rng.randint(0, 1 << 30))
    found = []
    for place, action in enumerate(match.actions):
        goes_on = isinstance(match.actions[place - 1], Play | Pass)  # a deal is looked at first
        ends = match.states[place + 1].phase.is_over
        if isinstance(action, Play | Pass) and goes_on and not ends:
            found.append((match.at(place), action))
    return rng.sample(found, 5)


def test_a_turn_shows_nothing_of_other_hands(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Whoever is due among four people; and the reply of a computer whose own hand is the same."""
    rng, tried = Random(3), 0
    while tried < PAIRS:
        for history, move in turns(rng):
            past = History.of(history.start, history.past)
            computers = tried % 3 == 0
            known = {move.seat, move.seat.next} if computers else {move.seat}
            other = dealt_otherwise(past, known, rng)
            if other is None:
                continue
            who = FOUR.with_at(move.seat.next, COMPUTER) if computers else FOUR
            assert past.state.hands != other.state.hands
            assert_alike(
                past,
                other,
                who,
                move.seat,
                partial(one_turn, move=move, reads=tried % 5 == 0, hinted=tried % 4 == 1),
                tmp_path / f"{tried}",
            )
            tried += 1
    record_property("pairs", tried)
    assert tried >= PAIRS


# A whole round.


def whole_round(camera: Camera, moves: list[Play | Pass]) -> None:
    """Everybody looks, then all play these moves; the device goes round."""
    while camera.desk.view.phase is Phase.DEAL or camera.screen == "look":
        if camera.screen == "look":
            camera.tap("button:ready")
        else:
            camera.take()
    for number, move in enumerate(moves):
        camera.wait_for(partial(is_ready, camera, number))
        if camera.screen == "handoff":
            camera.take()
        if camera.screen == "choose":
            camera.tap(f"opener:{move.seat}")
            camera.tap("button:confirm")
            camera.wait_for(lambda: camera.screen == "handoff" or camera.is_asked)
            if camera.screen == "handoff":
                camera.take()
        camera.play(move)
    camera.wait(60 * FRAME)


def is_ready(camera: Camera, moves: int) -> bool:
    """Whether so many moves are seen to be played, and somebody is asked for the next."""
    return len(camera.seen["state"]["moves"]) == moves and camera.is_asked


def rounds_of(match: History) -> list[tuple[int, History]]:
    """Each round that was played: the place after its deal, and the match before its last move.

    What is left in the hands then is shown a moment later, and not before.
    """
    deals = [n + 1 for n, action in enumerate(match.actions) if isinstance(action, Deal)]
    ends = [n - 1 for n, state in enumerate(match.states) if state.phase.is_over]
    return [
        (max(deal for deal in deals if deal <= end), History.of(match.start, match.actions[:end]))
        for end in ends
    ]


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.FAST])
def test_a_whole_round_shows_nothing_of_other_hands(
    tmp_path: Path, record_property: Callable[[str, object], None], speed: Speed
) -> None:
    rng, tried = Random(5), 0
    rounds = ROUNDS if speed is Speed.NONE else ROUNDS // 2
    while tried < rounds:
        deal_at, played = rng.choice(rounds_of(match_of(rng.randint(0, 1 << 30))))
        moves = [move for move in played.past[deal_at:] if isinstance(move, Play | Pass)]
        seat = rng.choice(list(Seat))
        other = dealt_otherwise(played, {seat}, rng)
        if other is None:
            continue
        assert played.state.hands != other.state.hands
        one, two = (History.of(each.start, each.past[:deal_at]) for each in (played, other))
        assert_alike(
            one,
            two,
            FOUR,
            seat,
            partial(whole_round, moves=moves),
            tmp_path / f"{tried}",
            speed=speed,
        )
        tried += 1
    record_property("pairs", tried)


# The looks.

# As ENTITLED_ELSEWHERE, where seat 1 holds six doubles, but so that seat 3 does, or nobody.
ENTITLED_OPPOSITE = (
    "32 64 50 54 63 20 60 / 51 61 21 30 42 10 31 / 44 33 00 11 22 55 41 / 53 43 62 52 65 40 66"
)
NOBODY_ENTITLED = (
    "44 33 00 54 63 20 41 / 51 61 21 30 42 10 31 / 32 64 50 11 22 55 60 / 53 43 62 52 65 40 66"
)


def looks(camera: Camera, waives: set[Seat]) -> None:
    """All four look or waive, then seat 4 opens."""
    for seat in Seat:
        camera.wait_for(partial(is_for, camera, seat))
        if seat not in waives:
            camera.take()
            camera.wait(10 * FRAME)
        camera.tap("button:ready")
    if camera.screen == "handoff" or camera.seen["seat"] is None:
        camera.take()
    camera.tap("button:menu")
    camera.tap("button:log")
    camera.tap("button:back")
    camera.tap("button:continue")
    camera.play(Play(Seat.FOUR, deal_of(NOBODY_ENTITLED).hands[3][-1], None))
    camera.wait(60 * FRAME)


def is_for(camera: Camera, seat: Seat) -> bool:
    """Whether the cover is there for a seat."""
    return bool(camera.seen["to"] == seat)


@pytest.mark.parametrize("seat", [Seat.TWO, Seat.FOUR])
@pytest.mark.parametrize("waives", [set(), {Seat.ONE, Seat.THREE}])
@pytest.mark.parametrize("words", [ENTITLED_OPPOSITE, NOBODY_ENTITLED])
def test_nobody_learns_that_another_could_have_demanded_a_redeal(
    tmp_path: Path, words: str, waives: set[Seat], seat: Seat
) -> None:
    one, other = (
        History.of(new_match(), [StartRound(1), deal_of(each)])
        for each in (ENTITLED_ELSEWHERE, words)
    )
    assert_alike(one, other, FOUR, seat, partial(looks, waives=waives), tmp_path / "films")
