"""Matches that look alike to a seat, and films of what is to be seen of each."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pygame

from dekabes.engine import (
    DOUBLE_SIX,
    SEATS,
    Action,
    Deal,
    Hands,
    History,
    Keep,
    Pass,
    Play,
    Seat,
    Tile,
    entitled_seat,
    hand_of,
    new_match,
)
from dekabes.session import Session
from dekabes.ui.sound import Sound
from tests.engine.sampler import passed_on
from tests.engine.walks import Walk
from tests.ui.pilot import FRAME, HELD, Pilot

# Another deal.


def dealt_otherwise(history: History, known: Collection[Seat], rng: Random) -> History | None:
    """The same match with the last deal's unseen tiles at other seats; None if none was found.

    The hands of the known seats, and all that everybody has seen since that deal, are the same:
    each seat holds what it will play, and nothing that it could have played when it passed. A
    redeal that one may demand now is kept, where that was not asked before.
    """
    place = max(n for n, action in enumerate(history.past) if isinstance(action, Deal))
    deal, later = history.past[place], history.past[place + 1 :]
    if not isinstance(deal, Deal):
        raise AssertionError("there is no deal")
    hands = _dealt_anew(deal, later, known, rng, opens_with_66=history.state.chooser is None)
    if hands is None or hands == deal.hands:
        return None
    entitled = entitled_seat(hands)
    keeps = (Keep(entitled),) if entitled and later else ()
    others = (action for action in later if not isinstance(action, Keep))
    return History.of(history.start, (*history.past[:place], Deal(hands), *keeps, *others))


def _dealt_anew(
    deal: Deal,
    later: Collection[Action],
    known: Collection[Seat],
    rng: Random,
    *,
    opens_with_66: bool,
) -> Hands | None:
    moves = [action for action in later if isinstance(action, Play | Pass)]
    fixed: dict[Seat, list[Tile]] = {seat: [] for seat in SEATS}
    for move in moves:
        if isinstance(move, Play):
            fixed[move.seat].append(move.tile)
    for seat in known:
        fixed[seat] = list(deal.hands[seat.index])
    loose = [tile for hand in deal.hands for tile in hand]
    loose = [tile for tile in loose if not any(tile in held for held in fixed.values())]
    holder = next(seat for seat in SEATS if DOUBLE_SIX in deal.hands[seat.index])
    if opens_with_66 and DOUBLE_SIX in loose:
        fixed[holder].append(DOUBLE_SIX)
        loose.remove(DOUBLE_SIX)
    if not _place(loose, fixed, passed_on(moves), rng):
        return None
    one, two, three, four = (hand_of(fixed[seat]) for seat in SEATS)
    return one, two, three, four


def _place(
    loose: list[Tile], held: dict[Seat, list[Tile]], lacks: dict[Seat, set[int]], rng: Random
) -> bool:
    """Deal the loose tiles, those that fewest seats may hold first; go back where one has none."""
    if not loose:
        return True

    def may(tile: Tile) -> list[Seat]:
        return [s for s in SEATS if len(held[s]) < 7 and not any(map(tile.has, lacks[s]))]

    rng.shuffle(loose)
    tile = min(loose, key=lambda tile: len(may(tile)))
    rest = [other for other in loose if other != tile]
    seats = may(tile)
    for seat in rng.sample(seats, len(seats)):
        held[seat].append(tile)
        if _place(list(rest), held, lacks, rng):
            return True
        held[seat].remove(tile)
    return False


def match_of(seed: int) -> History:
    """A match that is played by chance to its end."""
    walk = Walk(seed)
    history = History.of(new_match())
    while not history.state.winner:
        history = history.then(walk.next_action(history.state))
    return history


# Films.


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What could be perceived in one frame: the picture, what was told and heard, the title bar."""

    viewer: Seat | None
    over: bool  # the round is, and all hands lie open
    picture: int
    told: tuple[tuple[int | None, str], ...]  # each line, and the seat that it is for
    heard: tuple[Sound, ...]
    caption: str


class Camera(Pilot):
    """A pilot that keeps what was to be seen and heard in each frame; its clock is the films'."""

    def __init__(self, session: Session, folder: Path, **options: Any) -> None:  # noqa: ANN401
        self.film: list[Glimpse] = []
        self._heard: list[Sound] = []
        self._told = self._picture = 0
        super().__init__(session, folder, **options)
        self.desk.speaker.play = self._heard.append  # type: ignore[assignment, method-assign]

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until - 1e-9:
            self.now += FRAME
            if self.app.frame(pygame.event.get(), FRAME):
                self._picture = crc32(pygame.surfarray.pixels2d(self.app.window.picture).T.data)
            self._keep()

    def _keep(self) -> None:
        told, self._told = self.lines[self._told :], len(self.lines)
        self.film.append(
            Glimpse(
                viewer=self.desk.table.viewer,
                over=self.desk.view.phase.is_over,
                picture=self._picture,
                told=tuple((line["seat"], json.dumps({**line, "t": 0})) for line in told),
                heard=tuple(self._heard),
                caption=pygame.display.get_caption()[0],
            )
        )
        self._heard.clear()

    # The same hands for both films: whatever they do takes as many frames.

    def take(self) -> None:
        """Whoever is due holds the cover's button."""
        self.wait_for(lambda: self.screen == "handoff" and "uncover" in self.targets)
        self.hold("uncover", HELD + 5 * FRAME)

    def play(self, move: Play | Pass) -> None:
        """The seat whose turn it is plays this, by taps."""
        if isinstance(move, Pass):
            self.tap("button:pass")
            return
        if self.seen["lifted"] != str(move.tile):
            self.tap(f"tile:{move.tile}")
        if self.seen["preview"] is None:
            self.tap("open" if move.end is None else f"end:{move.end.name.lower()}")
        else:
            self.wait(2 * FRAME)
        self.tap("button:confirm")


def perceived(film: list[Glimpse], seat: Seat) -> list[tuple[int, object]]:
    """What this seat could perceive, and in which frames: those that it or nobody has open.

    A line of the trace is for whoever had the hand open; one that was told before a decision in
    the same frame is not for those who see what came of it.
    """
    may = (None, seat)
    return [
        (n, (one.picture, [text for to, text in one.told if to in may], one.heard, one.caption))
        for n, one in enumerate(takewhile(lambda one: not one.over, film))
        if one.viewer in may
    ]
