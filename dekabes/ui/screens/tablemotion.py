"""What moves and sounds at the table when something happens."""

from __future__ import annotations

from pygame import Rect

from dekabes.engine import (
    Dealt,
    Event,
    Kind,
    MatchWon,
    OpenerChosen,
    Passed,
    Points,
    RedealDemanded,
    RoundEnded,
    Seat,
    Tile,
    TilePlayed,
    View,
)
from dekabes.session import Change
from dekabes.ui.desk import Desk
from dekabes.ui.easing import in_quad, out_back
from dekabes.ui.match.out_page import SLAM
from dekabes.ui.sound import Sound
from dekabes.ui.table.director import Director
from dekabes.ui.table.geometry import Geometry, place_of
from dekabes.ui.table.layout import Layout, Placed
from dekabes.ui.table.model import Cry, Flight, line_layout

CRY_COMES, CRY_STAYS, CRY_GOES = 0.16, 1.6, 0.24
# How small a bubble begins, and how far it swells past its size.
_SMALL, _PAST = 0.7, 1.0
# When the phrase of an end begins: the tile or the knock before it is heard for itself.
_PHRASE = 0.12


class TableMotion:
    """Follows the events of a match with motion, cries and sounds."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._director = Director()
        self._cries: dict[Seat, float] = {}  # seconds since each was uttered, at normal speed
        self._points: Points | None = None  # as the last round found them
        self._landing: list[tuple[Sound, float]] = []  # and how long after it
        self._player: Seat | None = None
        self.start: Rect | None = None  # where the next tile comes from, if not from its seat

    @property
    def is_resting(self) -> bool:
        """Whether no tile is on its way."""
        return self._director.is_resting

    @property
    def cries(self) -> tuple[Cry, ...]:
        """The seats that have just passed, and how far their bubbles have come or gone."""
        return tuple(_cry(seat, passed) for seat, passed in self._cries.items())

    @property
    def laying(self) -> Tile | None:
        """The tile that is on its way to the line."""
        return self._director.laying

    @property
    def player(self) -> Seat | None:
        """The seat whose tile is on its way to the line."""
        return self._player if self._director.laying else None

    @property
    def homing(self) -> Tile | None:
        """The tile that glides back to its slot."""
        return self._director.homing

    def flights(self) -> tuple[Flight, ...]:
        """The tiles in the air."""
        return self._director.flights()

    def line(self, layout: Layout) -> tuple[Placed, ...] | None:
        """Where the tiles of the line are while they make room; None at rest."""
        return self._director.line(layout)

    def points(self, view: View) -> Points:
        """The points to show: those before the round, until its end is told."""
        return self._points if self._points and view.phase.is_over else view.points

    def show(self, change: Change, before: View, after: View, geometry: Geometry) -> None:
        """Begin to show what happened; a jump of undo or redo is there at once."""
        self._director.finish()
        if not before.phase.is_over:
            self._points = before.points
        if not change.events:
            self._cries.clear()
            self._landing.clear()
        for event in change.events:
            self._show(event, before, after, geometry)
        self.start = None

    def _show(self, event: Event, before: View, after: View, geometry: Geometry) -> None:
        cues = self._desk.cues
        match event:
            case Dealt():
                cues.add(Sound.SHUFFLE, 0)
            case RedealDemanded(seat):
                self._tell("table.redeal", seat)
            case OpenerChosen(chooser, opener) if chooser != after.viewer:
                self._tell("table.opens", opener)
            case TilePlayed():
                self._cries.pop(event.seat, None)
                self._landing = [(Sound.CLACK, 0.0)]
                self._lay(event, before, after, geometry)
            case Passed(seat, _):
                self._cries[seat] = 0.0 if self._factor else CRY_COMES
                cues.add(Sound.KNOCK, 0)
            case RoundEnded(result, _, _):
                self._landing = _sounds_of_end(result.kind, self._factor)
            case MatchWon():
                struck = [(sound, 0.0) for sound, _ in self._landing[:-1]]
                self._landing = [*struck, (Sound.MATCH, _PHRASE)]
            case _:
                pass

    def _tell(self, key: str, seat: Seat) -> None:
        """Say to everybody what a seat did."""
        words = self._desk.words(key, name=self._desk.name_of(seat))
        self._desk.say(words, to_all=True)

    def _lay(self, event: TilePlayed, before: View, after: View, geometry: Geometry) -> None:
        was, now = (line_layout(geometry, view.line) for view in (before, after))
        self._director.factor = self._factor
        placed = next(placed for placed in now.tiles if placed.tile == event.tile)
        start = self.start or self._seat_rect(event.seat, geometry, lying=placed.upright)
        self._player = event.seat
        self._director.lay(was, now, event.tile, start)

    @property
    def _factor(self) -> float:
        return self._desk.settings.speed.factor

    def _seat_rect(self, seat: Seat, geometry: Geometry, *, lying: bool) -> Rect:
        """A tile's rectangle in the middle of a seat's plate, or of the own rack."""
        bottom = self._desk.table.bottom
        plate = geometry.rack if seat == bottom else geometry.plates[place_of(seat, bottom)]
        s = geometry.measures.hand_s // 2
        rect = Rect(0, 0, 2 * s, s) if lying else Rect(0, 0, s, 2 * s)
        rect.center = plate.center
        return rect

    def send_home(self, placed: Placed, start: Rect, tilt: float) -> None:
        """A tile glides back to its slot."""
        self._director.factor = self._factor
        self._director.send_home(placed, start, tilt)

    def step(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        moved = self._director.step(seconds)
        if self._director.is_resting:
            self._land()
        return self._fade_cries(seconds) or moved

    def _land(self) -> None:
        for sound, wait in self._landing:
            self._desk.cues.add(sound, wait)
        self._landing.clear()

    def _fade_cries(self, seconds: float) -> bool:
        """Let the bubbles come, stay and go; whether they look any different."""
        before = self.cries
        passed = seconds / (self._factor or 1.0)
        # Without motion a bubble is there and is gone; it still stays to be read.
        ends = CRY_COMES + CRY_STAYS + (CRY_GOES if self._factor else 0.0)
        grown = {seat: since + passed for seat, since in self._cries.items()}
        self._cries = {seat: since for seat, since in grown.items() if since < ends}
        return self.cries != before

    def finish(self) -> None:
        """Cut what moves to its end."""
        self._director.finish()


def _cry(seat: Seat, passed: float) -> Cry:
    """A bubble so many seconds after it was uttered: it swells out of nothing, and fades."""
    if passed < CRY_COMES:
        part = passed / CRY_COMES
        return Cry(seat, _SMALL + (1 - _SMALL) * out_back(part, _PAST), min(1.0, 3 * part))
    goes = max(0.0, passed - CRY_COMES - CRY_STAYS) / CRY_GOES
    return Cry(seat, opacity=1 - in_quad(min(goes, 1.0)))


def _sounds_of_end(kind: Kind, factor: float) -> list[tuple[Sound, float]]:
    """What is heard when the last tile or pass of a round is there, and how long after it.

    The tile of a dékabès is struck on the screen of the end, and heard with it.
    """
    if kind is Kind.DEKABES:
        slam = SLAM.stop * factor
        return [(Sound.SLAM, slam), (Sound.DEKABES, slam + _PHRASE)]
    if kind is Kind.DOMINO:
        return [(Sound.CLACK, 0.0), (Sound.WIN, _PHRASE)]
    return [(Sound.BLOCK, _PHRASE)]
