"""Tables at which a person has a choice, and events as systems send them."""

from __future__ import annotations

from typing import Any

import pygame

from dekabes.engine import Deal, History, Phase, Play, StartRound, new_match
from dekabes.record import parse_tile
from dekabes.session import Session
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


def thrown_in(human_first: bool) -> History:
    """A first round in which seat 2, a computer, holds five doubles; seat 1 holds 66 or not."""
    one, two = ("66 62 55 41 53 32 43", "00 11 22 33 44 61 65")
    three, four = ("30 60 50 31 10 51 52", "21 40 42 63 54 64 20")
    words = (one, two, three, four) if human_first else (four, two, three, one)
    hands = tuple(tuple(parse_tile(word) for word in hand.split()) for hand in words)
    return History.of(new_match(), [StartRound(1), Deal(hands)])


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


def decide(pilot: Pilot, session: Session) -> None:
    """The first legal decision, or the next round."""
    if "button:next" in pilot.targets:
        pilot.tap("button:next")
    else:
        session.decide(session.view.legal[0])
        pilot.desk.follow()
        pilot.wait(0.1)
