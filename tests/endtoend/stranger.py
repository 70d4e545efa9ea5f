"""A stranger who plays by the trace of the interface alone, through hands that are handed in."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

# The button on the cover is held for 0.4 seconds; a hand is never so exact.
HELD_SECONDS = 0.5

Seen = dict[str, Any]
Point = tuple[int, int]


class Hands(Protocol):
    """What a stranger can do to a screen, in its pixels."""

    def tap(self, at: Point) -> None: ...

    def drag(self, start: Point, stop: Point) -> None: ...

    def hold(self, at: Point, seconds: float) -> None: ...


class Stranger:
    """Reads the trace as it grows, looks where things are, and taps them."""

    def __init__(self, hands: Hands, *, drags: bool = False) -> None:
        self._hands = hands
        self._drags = drags
        self.seen: Seen = {}
        self.screens: set[str] = set()

    def play_until(self, trace: Path, is_over: Callable[[Seen], bool], seconds: float) -> None:
        """Do what is to be done until something is seen; AssertionError if it takes too long."""
        until = time.monotonic() + seconds
        told = 0
        while True:
            lines = lines_of(trace)
            if len(lines) > told:
                told = len(lines)
                seen = json.loads(lines[-1])
                if is_over(seen):
                    return
                self.look(seen)
            assert time.monotonic() < until, f"not over in {seconds} seconds; seen: {self.seen}"
            time.sleep(0.01)

    def look(self, seen: Seen) -> None:
        """Look at the screen as the trace tells it, and do what is to be done, if anything is."""
        self.seen = seen
        self.screens.add(seen["screen"])
        targets = self.seen["targets"]
        if "uncover" in targets:
            self._hands.hold(self._middle("uncover"), HELD_SECONDS)
            return
        for name in ("button:confirm", "button:next", "button:ready", "button:pass"):
            if name in targets:
                self._tap(name)
                return
        if self.seen["screen"] == "choose":
            self._tap(next(name for name in targets if name.startswith("opener:")))
        elif is_to_play(seen):
            self._play(seen["state"]["legal"][0])

    def _play(self, move: str) -> None:
        """Lift the tile of a move such as `1:64L`, or show the end for the one that is lifted."""
        tile, end = targets_of(move)
        if self._drags:
            # A tile that is not in its place is still in the hand that has just let it go.
            if tile in self.seen["targets"]:
                self._hands.drag(self._middle(tile), self._middle(end))
        elif tile == f"tile:{self.seen['lifted']}":
            self._tap(end)
        else:
            self._tap(tile)

    def _tap(self, name: str) -> None:
        self._hands.tap(self._middle(name))

    def _middle(self, name: str) -> Point:
        return middle_of(self.seen, name)


def middle_of(seen: Seen, name: str) -> Point:
    """Where the middle of a target is on the screen."""
    x, y, width, height = seen["targets"][name]
    left, top = seen["origin"]
    return left + x + width // 2, top + y + height // 2


def targets_of(move: str) -> tuple[str, str]:
    """The targets for a move such as `1:64L`: its tile, and where that goes."""
    word = move.partition(":")[2]
    return f"tile:{word[:2]}", {"L": "end:left", "R": "end:right"}.get(word[2:], "open")


def is_to_play(seen: Seen) -> bool:
    """Whether the one whose hand is seen is to play or to pass."""
    state = seen["state"]
    return (
        seen["screen"] == "table"
        and seen["seat"] is not None
        and state["phase"] == "play"
        and state["seat"] == seen["seat"]
    )


def lines_of(trace: Path) -> list[str]:
    """The whole lines of a trace that may still be growing, but for the first."""
    if not trace.exists():
        return []
    text = trace.read_text(encoding="utf-8")
    return text[: text.rfind("\n") + 1].split("\n")[1:-1]
