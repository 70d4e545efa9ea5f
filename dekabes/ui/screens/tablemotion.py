"""What moves and sounds at the table when something happens."""

from __future__ import annotations

from pygame import Rect

from dekabes.engine import (
    Dealt,
    Event,
    Kind,
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
from dekabes.ui.sound import Sound
from dekabes.ui.table.director import Director
from dekabes.ui.table.geometry import Geometry, place_of
from dekabes.ui.table.layout import Layout, Placed
from dekabes.ui.table.model import Flight, Ghost, ghost_placed, line_layout

CRY_SECONDS = 1.6
_SOUND_OF_END = {
    Kind.DOMINO: Sound.WIN,
    Kind.DEKABES: Sound.DEKABES,
    Kind.BLOCKED: Sound.BLOCK,
    Kind.DRAW: Sound.BLOCK,
}


class TableMotion:
    """Follows the events of a match with motion, cries and sounds."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._director = Director()
        self._cries: dict[Seat, float] = {}
        self._points: Points | None = None  # as the last round found them
        self._landing: list[Sound] = []
        self._player: Seat | None = None
        self.from_preview = False  # the next tile comes from its ghost, not from its seat

    @property
    def is_resting(self) -> bool:
        """Whether no tile is on its way."""
        return self._director.is_resting

    @property
    def cries(self) -> tuple[Seat, ...]:
        """The seats that have just passed."""
        return tuple(self._cries)

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
        self.from_preview = False

    def _show(self, event: Event, before: View, after: View, geometry: Geometry) -> None:
        speaker = self._desk.speaker
        match event:
            case Dealt():
                speaker.play(Sound.SHUFFLE)
            case RedealDemanded(seat):
                self._tell("table.redeal", seat)
            case OpenerChosen(chooser, opener) if chooser != after.viewer:
                self._tell("table.opens", opener)
            case TilePlayed():
                self._cries.pop(event.seat, None)
                self._landing.append(Sound.CLACK)
                self._lay(event, before, after, geometry)
            case Passed(seat, _):
                self._cries[seat] = CRY_SECONDS * self._desk.settings.speed.factor
                speaker.play(Sound.KNOCK)
            case RoundEnded(result, _, _):
                if result.kind is Kind.DEKABES:
                    self._landing = [Sound.SLAM]
                self._landing.append(_SOUND_OF_END[result.kind])
            case _:
                pass

    def _tell(self, key: str, seat: Seat) -> None:
        """Say to everybody what a seat did."""
        words = self._desk.words(key, name=self._desk.name_of(seat))
        self._desk.say(words, to_all=True)

    def _lay(self, event: TilePlayed, before: View, after: View, geometry: Geometry) -> None:
        was, now = (line_layout(geometry, view.line) for view in (before, after))
        self._director.factor = self._desk.settings.speed.factor
        if self.from_preview:
            start = ghost_placed(was, Ghost(event.tile, event.end)).rect
        else:
            start = self._seat_rect(event.seat, after, geometry)
        self._player = event.seat
        self._director.lay(was, now, event.tile, start)

    def _seat_rect(self, seat: Seat, view: View, geometry: Geometry) -> Rect:
        """A tile's rectangle in the middle of a seat's plate, or of the own rack."""
        bottom = self._desk.table.bottom
        plate = geometry.rack if seat == bottom else geometry.plates[place_of(seat, bottom)]
        s = geometry.measures.hand_s // 2
        rect = Rect(0, 0, s, 2 * s)
        rect.center = plate.center
        return rect

    def send_home(self, placed: Placed, start: Rect, tilt: float) -> None:
        """A tile glides back to its slot."""
        self._director.factor = self._desk.settings.speed.factor
        self._director.send_home(placed, start, tilt)

    def step(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        moved = self._director.step(seconds)
        if self._director.is_resting:
            self._land()
        return self._fade_cries(seconds) or moved

    def _land(self) -> None:
        for sound in self._landing:
            self._desk.speaker.play(sound)
        self._landing.clear()

    def _fade_cries(self, seconds: float) -> bool:
        before = len(self._cries)
        self._cries = {s: left - seconds for s, left in self._cries.items() if left > seconds}
        return len(self._cries) != before

    def finish(self) -> None:
        """Cut what moves to its end."""
        self._director.finish()
