"""A witness of every picture: which faces of tiles are drawn in it, and whether they may be seen.

All faces come from the painters in `PAINTERS`; `test_faces.py` holds that nothing else in the
program lays pips on a tile. Each is wrapped wherever a module has it by name, so that it reports
the tile and the module that draws it, whether its picture is new or kept.

A picture that is composed once and kept could hold a face that reports nothing when it is shown
again. So each kept function of the interface is emptied and wrapped as well: a face that is
drawn while such a function composes is an offence (but on the title, whose line is printed).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from dekabes.engine import Phase, Seat, Tile, TilePlayed
from dekabes.session import HandOff, Human, Look, Session
from dekabes.ui import app
from dekabes.ui.art import tiles
from dekabes.ui.desk import Desk
from dekabes.ui.screens import paint as painting
from dekabes.ui.screens.all import load_all
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.table import lights

PAINTERS = ((tiles, "tile_surface"), (tiles, "turned_tile"), (lights, "tile_hint"))
# These draw the lines of the title, of the rules' examples and of the settings, which are printed.
PRINTED = frozenset({"dekabes.ui.screens.title", "dekabes.ui.screens.frame"})
MAY_KEEP = frozenset({"dekabes.ui.screens.title._table"})
LOG = "dekabes.ui.match.log_view"


@dataclass(frozen=True, slots=True)
class Face:
    """A face that was drawn, and the module that drew it."""

    tile: Tile
    by: str


@dataclass(slots=True)
class Frame:
    """What was drawn in one picture."""

    faces: list[Face] = field(default_factory=list)

    def tiles(self) -> set[Tile]:
        """The tiles of the match whose faces were drawn."""
        return {face.tile for face in self.faces if face.by not in PRINTED}


class Witness:
    """Sees each picture of an app as it is drawn; AssertionError where one shows too much.

    `entitled` is the seat in whose hands the device is, as those hands say beforehand (None:
    nobody is known to have it). Its hand may be seen while its decision is due, and no other.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.entitled: Seat | None = None
        self.frame = Frame()
        self._screen: Screen | None = None
        self._since = Frame()  # what was drawn since the screen came
        self.frames = self.shut_frames = self.told = 0
        self.screens: set[str] = set()
        self.kept_faces: set[str] = set()
        self._composing: list[str] = []
        self._wrap_everything(patch)
        patch.setattr(app, "paint", self._paint)

    # What is drawn.

    def _wrap_everything(self, patch: pytest.MonkeyPatch) -> None:
        load_all()  # every screen has to be there to be wrapped
        painters = [getattr(module, name) for module, name in PAINTERS]
        wraps = {id(painter): self._reporting(painter) for painter in painters}
        modules = [module for name, module in sys.modules.items() if name.startswith("dekabes.ui.")]
        for module in modules:
            for name, value in list(vars(module).items()):
                is_kept = hasattr(value, "cache_clear") and not isinstance(value, type)
                if id(value) not in wraps and is_kept:
                    if value.__module__ != tiles.__name__:
                        value.cache_clear()
                    wraps[id(value)] = self._composing_in(value)
                if id(value) in wraps:
                    patch.setattr(module, name, wraps[id(value)])

    def _reporting(self, painter: Callable[..., Any]) -> Callable[..., Any]:
        def report(first: int, second: int, *rest: Any, **named: Any) -> Any:  # noqa: ANN401
            by = sys._getframe(1).f_globals["__name__"]
            self.frame.faces.append(Face(Tile.of(first, second), by))
            self.kept_faces.update(self._composing)
            return painter(first, second, *rest, **named)

        return report

    def _composing_in(self, kept: Callable[..., Any]) -> Callable[..., Any]:
        name = f"{kept.__module__}.{kept.__name__}"

        def compose(*args: Any, **named: Any) -> Any:  # noqa: ANN401
            self._composing.append(name)
            try:
                return kept(*args, **named)
            finally:
                self._composing.pop()

        return compose

    # What may be seen.

    def _paint(self, surface: pygame.Surface, desk: Desk, attention: Attention) -> None:
        self.frame = Frame()
        painting.paint(surface, desk, attention)
        if desk.top is not self._screen:
            self._screen, self._since = desk.top, Frame()
        self._since.faces += self.frame.faces
        self.frames += 1
        self.screens.add(desk.top.name)
        if desk.session:
            self._judge(desk, desk.session)
        assert self.kept_faces <= MAY_KEEP, f"pictures with faces are kept: {self.kept_faces}"

    def _judge(self, desk: Desk, session: Session) -> None:
        viewer, awaits = session.viewer, session.awaits
        if session.seating.is_shared:
            assert viewer in (None, self.entitled), f"{viewer} is open, not {self.entitled}"
            due = awaits.seat if isinstance(awaits, Human | Look) else None
            assert viewer in (None, due), f"the hand of {viewer} is open, {awaits} awaited"
        else:  # all others have left their seats to computers
            assert viewer in (None, *session.seating.humans)
        self.shut_frames += viewer is None
        if isinstance(awaits, HandOff):
            assert viewer is None, f"the hand of {viewer} is open, {awaits} awaited"
        for face in self.frame.faces:
            if face.by not in PRINTED:
                assert face.tile in may_be_seen(session, in_log=face.by == LOG), (
                    f"{face} is drawn on {desk.top.name} with {viewer} looking, {awaits}"
                )
        if desk.top.is_resting and desk.top.name != "log":
            self._compare(desk, session)

    def _compare(self, desk: Desk, session: Session) -> None:
        """At rest the trace names exactly the faces that are drawn beside the line."""
        line = {laid.tile for laid in desk.view.line.laid}
        # The page of a round's end, where all hands lie open, is drawn once and kept by its screen.
        shown = self._since if desk.top.name == "round_over" else self.frame
        drawn = {str(tile) for tile in shown.tiles()}
        beside = drawn - {str(tile) for tile in line}
        assert beside == set(desk.top.faces), (
            f"{sorted(beside)} drawn, {desk.top.faces} told on {desk.top.name}, {session.awaits}"
        )
        self.told += 1


def may_be_seen(session: Session, *, in_log: bool = False) -> set[Tile]:
    """The tiles whose faces the person at the device may see now, by the rules alone.

    The line is public; the hand is that of the seat that has the device open; all hands lie open
    once a round is over. The log may show each play of the match that was not taken back.
    """
    if in_log:
        return {event.tile for event in session.log if isinstance(event, TilePlayed)}
    state = session.history.state
    seen = {laid.tile for laid in state.line.laid}
    if state.hands is None:
        return seen
    if state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        return seen | {tile for hand in state.hands for tile in hand}
    if session.viewer:
        seen |= set(state.hands[session.viewer.index])
    return seen
