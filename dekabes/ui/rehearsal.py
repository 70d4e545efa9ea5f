"""Draws ahead, while nothing happens, what the end of a round will show, so that it comes at once.

Much of a screen is painted once and kept: backdrops, sheets, lettering, emblems. Painting it all
in the frame in which the screen opens would be felt. The rounds that are drawn here are made up;
nothing of the match under way is in them but, on the covers, the names of those who play.
"""

from __future__ import annotations

from concurrent.futures import Executor
from random import Random

import pygame

from dekabes.engine import (
    Action,
    History,
    Points,
    Seat,
    StartRound,
    View,
    deal,
    legal_actions,
    match_from,
)
from dekabes.session import ONE_PERSON, Seating, Session, Thinker
from dekabes.ui.desk import Desk
from dekabes.ui.screens.screen import Attention

# The screen, the deal whose round ends there when everybody plays the first tile that fits, and
# the points before it. A test holds that these deals still do.
SCENES: tuple[tuple[str, int, Points], ...] = (
    ("choose", 0, (0, 0)),
    ("round_over", 0, (0, 0)),  # somebody is out
    ("round_over", 4, (0, 0)),  # a dékabès
    ("round_over", 1, (0, 0)),  # blocked
    ("match_over", 6, (3, 0)),
)


class Rehearsal:
    """Draws one scene after the other for the desk's size and language, each once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._stage = (desk.scale, desk.settings.lang)
        self._left = list(SCENES)
        self._party: Seating | None = None  # who plays; each of them has a cover
        self._covers = 0  # how many of those are left

    def step(self) -> bool:
        """Draw the next scene where nobody sees it; whether there was one left."""
        self._see_what_is_new()
        if self._covers:
            self._covers -= 1
            self._draw_cover(self._covers)
        elif self._left:
            name, seed, points = self._left.pop(0)
            session = Session(played(name, seed, points), ONE_PERSON, _nobody(), seed="")
            self._draw(self._desk.twin(session), name)
        else:
            return False
        return True

    def _see_what_is_new(self) -> None:
        """Begin again where other sizes or words are needed, or other people's covers."""
        desk = self._desk
        stage = (desk.scale, desk.settings.lang)
        party = desk.table.seating if desk.is_shared else None
        if (stage, party) != (self._stage, self._party):
            self._covers = len(party.humans) if party else 0
        if stage != self._stage:
            self._left = list(SCENES)
        self._stage, self._party = stage, party

    def _draw(self, twin: Desk, name: str) -> None:
        twin.show(name)
        canvas = pygame.Surface(twin.scale.size)
        twin.top.draw(canvas, Attention())
        twin.top.finish()
        twin.top.draw(canvas, Attention())

    def _draw_cover(self, place: int) -> None:
        """Draw the shut rack, and a person's cover at rest and held: at a made-up deal."""
        dealt = played("choose", 0, (0, 0))
        twin = self._desk.twin(Session(dealt, self._desk.table.seating, _nobody(), seed=""))
        for _ in range(place):
            twin.table.ready()
        self._draw(twin, "table")
        self._draw(twin, "handoff")
        twin.top.draw(pygame.Surface(twin.scale.size), Attention(pressed="uncover"))


def played(name: str, seed: int, points: Points) -> History:
    """The made-up round of a scene: to its end, or to where the opener is chosen."""
    start = match_from(points, 1, Seat.ONE)
    history = History.of(start, [StartRound(1), deal(Random(seed))])
    while name != "choose" and not history.state.phase.is_over:
        history = history.then(legal_actions(history.state)[0])
    return history


def _nobody() -> Thinker:
    return Thinker(_Nobody(), _never)


def _never(_level: str, _view: View, _seed: int) -> Action:
    raise AssertionError("nobody plays in a rehearsal")


class _Nobody(Executor):
    """Nobody is asked anything in a rehearsal."""
