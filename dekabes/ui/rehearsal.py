"""Draws ahead, while nothing happens, what a match will show and sound, so that it comes at once.

Much of a screen is painted once and kept: backdrops, sheets, lettering, emblems, the light of a
turn. Painting it in the frame in which it is first seen would be felt. The rounds that are drawn
here are made up; nothing of the match under way is in them but the names of those who play and
how large its tiles lie.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from math import inf
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
from dekabes.session import ONE_PERSON, Questions, Seating, Session, Thinker
from dekabes.ui.desk import Desk
from dekabes.ui.formats import give_back
from dekabes.ui.screens.screen import Attention
from dekabes.ui.slices import Slices
from dekabes.ui.table import ahead
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.model import line_layout
from dekabes.ui.theme import Scale

# The screen, the deal whose round ends there when everybody plays the first tile that fits, and
# the points before it. A test holds that these deals still do.
SCENES: tuple[tuple[str, int, Points], ...] = (
    ("choose", 0, (0, 0)),
    # Somebody is out, a dékabès, blocked: for either team; and nobody's round.
    ("round_over", 0, (0, 0)),
    ("round_over", 6, (0, 0)),
    ("round_over", 4, (0, 0)),
    ("round_over", 21, (0, 0)),
    ("round_over", 1, (0, 0)),
    ("round_over", 9, (0, 0)),
    ("round_over", 11, (0, 0)),
    ("match_over", 6, (3, 0)),
    ("match_over", 0, (0, 3)),
)

# The deal that is played at the made-up table, to its end.
ROUND = 0
Job = Callable[[], None]


class Rehearsal:
    """Makes one thing after the other for the desk's size and language, each once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._stage: tuple[Scale, str] | None = None
        self._party: Seating | None = None
        self._s: int | None = None  # how large the tiles of the line lie
        self._left: list[Job] = []  # what comes first is last
        self._under_way: Slices | None = None

    def step(self, seconds: float = inf) -> bool:
        """Go on for so long where nobody sees it; whether there was something left."""
        self._see_what_is_new()
        if self._under_way is None:
            job = self._next()
            if job is None:
                return False
            self._under_way = Slices(job)
        if not self._under_way.step(seconds):
            self._under_way = None
        return True

    def _next(self) -> Job | None:
        """What comes next; a device that comes back late finds its sounds made last."""
        if self._left:
            return self._left.pop()
        return self._make_sounds if self._desk.speaker.lacks else None

    def close(self) -> None:
        """Draw no more."""
        if self._under_way:
            self._under_way.close()
        self._under_way, self._left = None, []

    def _see_what_is_new(self) -> None:
        """Begin again where other sizes or words are needed, or other people are at the table."""
        desk = self._desk
        stage = (desk.scale, desk.settings.lang)
        party = desk.session.seating if desk.session else None
        if stage != self._stage:
            self.close()
            self._s = None
            self._left = [give_back, *self._scenes(), *self._tiles()]
        if party and (stage, party) != (self._stage, self._party):
            self._left += self._tables(party)
        elif stage != self._stage:
            self._left += self._tables(ONE_PERSON)
        self._stage, self._party = stage, party
        if self._desk.session:
            self._see_line()

    def _see_line(self) -> None:
        """Paint what lies at the ends of a line once its tiles lie smaller."""
        geometry = table_geometry(self._desk.scale.size)
        s = line_layout(geometry, self._desk.view.line).s
        if self._s not in (None, s):
            self._left.append(partial(ahead.paint_ends, self._desk.scale, s))
        self._s = s

    # What there is to draw; what is drawn first stands last.

    def _tiles(self) -> list[Job]:
        scale = self._desk.scale
        return [
            partial(ahead.paint_line, scale),
            partial(ahead.paint_ends, scale, table_geometry(scale.size).measures.line_cap),
            partial(ahead.paint_hand, scale),
            partial(ahead.paint_passes, scale, self._desk.words("table.pase_cry")),
            self._make_sounds,  # by then the first tile lands
            partial(ahead.paint_flights, scale),
        ]

    def _scenes(self) -> list[Job]:
        return [partial(self._draw_scene, *scene) for scene in reversed(SCENES)]

    def _tables(self, party: Seating) -> list[Job]:
        """The table of those who play, or the covers of all who share the device."""
        if party.is_shared:
            places = range(len(party.humans))
            return [partial(self._draw_cover, party, place) for place in places]
        return [partial(self._draw_round, party)]

    def _make_sounds(self) -> None:
        while self._desk.speaker.lacks:
            self._desk.speaker.prepare()

    def _draw_scene(self, name: str, seed: int, points: Points) -> None:
        session = Session(played(name, seed, points), ONE_PERSON, _nobody(), seed="")
        self._draw(self._desk.twin(session), name)

    def _draw(self, twin: Desk, name: str) -> None:
        twin.show(name)
        canvas = pygame.Surface(twin.scale.size)
        twin.top.draw(canvas, Attention())
        twin.top.finish()
        twin.top.draw(canvas, Attention())

    def _draw_cover(self, party: Seating, place: int) -> None:
        """Draw the shut rack, and a person's cover at rest and held: at a made-up deal."""
        dealt = played("choose", 0, (0, 0))
        twin = self._desk.twin(Session(dealt, party, _nobody(), seed=""))
        for _ in range(place):
            twin.table.ready()
        self._draw(twin, "table")
        self._draw(twin, "handoff")
        twin.top.draw(pygame.Surface(twin.scale.size), Attention(pressed="uncover"))

    def _draw_round(self, party: Seating) -> None:
        """Draw the table at every step of a made-up round."""
        history = played("table", ROUND, (0, 0))
        canvas = pygame.Surface(self._desk.scale.size)
        for cursor in range(len(history.past)):
            session = Session(history.at(cursor), party, _nobody(), seed="")
            twin = self._desk.twin(session)
            twin.show("table")
            twin.top.draw(canvas, Attention())


def played(name: str, seed: int, points: Points) -> History:
    """The made-up round of a scene: to its end, or to where the opener is chosen."""
    start = match_from(points, 1, Seat.ONE)
    history = History.of(start, [StartRound(1), deal(Random(seed))])
    while name != "choose" and not history.state.phase.is_over:
        history = history.then(legal_actions(history.state)[0])
    return history


def _nobody() -> Thinker:
    return Thinker(Questions(_Nobody()), _never)


def _never(_level: str, _view: View, _seed: int) -> Action:
    raise AssertionError("nobody plays in a rehearsal")


class _Nobody(Executor):
    """Nobody is asked anything in a rehearsal."""
