"""What hands do at the table before anything is played: lift, hold, preview, put back."""

from __future__ import annotations

from dataclasses import replace

from dekabes.engine import End, Phase, Play, Seat, Tile, View
from dekabes.session import Session
from dekabes.ui.desk import Desk
from dekabes.ui.pointer import Point
from dekabes.ui.screens.tablemotion import TableMotion
from dekabes.ui.screens.tablewords import (
    lid_of_a_round_over,
    lid_words,
    needs_notice,
    needs_sentence,
    open_numbers,
)
from dekabes.ui.table.drag import GROWTH, RISE_SECONDS, TILT, Held, drop, ghosts_while_held
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.hand import slot_at, with_open_slot
from dekabes.ui.table.intent import NOTHING, Intent, lift, place, playable, plays_of, sole_opening
from dekabes.ui.table.layout import Layout, Placed
from dekabes.ui.table.model import Flight, Ghost, Needs, ShutRack, line_layout
from dekabes.ui.table.since import Since, since_last_look
from dekabes.ui.table.still import is_in_turn, must_pass

# A held tile flies so many of its short sides above and beside the pointer, so that the finger
# and the place under it stay clear.
ABOVE, BESIDE = 1.45, 0.66


class TableHands:
    """The lifted tile, the preview, the tile in the air, and what was said about one."""

    def __init__(self, desk: Desk, motion: TableMotion) -> None:
        self._desk = desk
        self._motion = motion
        self.view = self._look()
        self.intent = NOTHING
        self.held: Held | None = None
        self.needs: Needs | None = None
        self.since = self._since()

    @property
    def geometry(self) -> Geometry:
        """Where everything lies at the window's size."""
        return table_geometry(self._desk.scale.size)

    @property
    def layout(self) -> Layout:
        """Where the line lies."""
        return line_layout(self.geometry, self.view.line)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The own hand in its owner's order."""
        return self._desk.hand_order.shown(self.view.hand or ())

    @property
    def in_turn(self) -> bool:
        """Whether the person is to play."""
        return is_in_turn(self.view)

    def lid(self, *, looks_back: bool) -> ShutRack:
        """What stands on the lid of the rack where it is shut."""
        desk, session = self._desk, self._desk.table
        if looks_back:
            return lid_of_a_round_over(desk.words)
        people = bool(session.seating.humans)
        return lid_words(desk.words, desk.names, people=people, next_one=session.next_at_device)

    def slots(self) -> tuple[Tile | None, ...]:
        """The rack: a held tile's place stays open, and over the rack the one where it would go."""
        if self.held is None:
            return with_open_slot(self.hand, self._motion.homing)
        hand = self.hand
        if self.geometry.rack.collidepoint(self.held.at):
            slot = self._slot_under(self.held.at)
            hand = self._desk.hand_order.moved(hand, self.held.tile, slot).shown(hand)
        return with_open_slot(hand, self.held.tile)

    def see(self) -> None:
        """Something has happened: what was not confirmed before is put back."""
        before, since = self.view, self.since
        self.view = self._look()
        self.put_back()
        if before.seat and self.view.seat != before.seat:
            self._take_back_turn_of(before.seat)
        if self.view == before:
            self.since = since
        if self.held and self.held.tile not in self.hand:
            self.held = None

    def _look(self) -> View:
        """What is to be seen now; a hand of another deal begins in its own order."""
        view = _seen(self._desk.table)
        if view.hand is not None:
            self._desk.hand_order = self._desk.hand_order.of_hand(view.hand)
        return view

    def _since(self) -> tuple[Since, ...]:
        """What the others played; a table is laid out anew for whoever has uncovered a hand."""
        shows = self._desk.is_shared and self.in_turn
        return since_last_look(self.view) if shows else ()

    def put_back(self) -> None:
        """Nothing is lifted, previewed, said or marked any more."""
        self.intent = NOTHING
        self.since = ()
        self.forget_needs()

    def forget_needs(self) -> None:
        """Take away what was said about a tile."""
        if self.needs:
            self.needs = None
            self._desk.hush()

    # Taps.

    def tap_tile(self, tile: Tile) -> None:
        """Lift a tile, or say why it cannot be played."""
        self.forget_needs()
        self.since = ()
        if not self.in_turn:
            self._say_whose_turn()
            return
        self.intent = lift(self.intent, tile, self.view.legal)
        if not plays_of(tile, self.view.legal):
            self._say_needs(tile)

    def tap_end(self, end: End) -> None:
        """Preview the lifted tile at an end."""
        self.since = ()
        before, self.intent = self.intent, place(self.intent, end, self.view.legal)
        shown_there = before.preview is not None and before.preview.end is end
        if before.lifted is None:
            self._desk.say(self._desk.words("table.choose_tile"))
        elif self.intent == before and not shown_there:
            self._desk.say(self._desk.words("reason.does_not_fit"))

    def tap_opening(self) -> None:
        """Preview the one tile that may open; where there are several, one must be lifted first."""
        tile = sole_opening(self.view.legal)
        if self.intent.preview is None and tile:
            self.intent = lift(NOTHING, tile, self.view.legal)
        elif self.intent.lifted is None:
            self._desk.say(self._desk.words("table.choose_tile"))

    def _say_whose_turn(self) -> None:
        seat = self.view.seat
        if seat:
            self._desk.say(self._turn_of(seat))

    def _turn_of(self, seat: Seat) -> str:
        return self._desk.words("table.turn", name=self._desk.name_of(seat))

    def _take_back_turn_of(self, seat: Seat) -> None:
        """It is no longer this one's turn, and nothing says so any more."""
        if self._desk.notice == self._turn_of(seat):
            self._desk.hush()

    def _say_needs(self, tile: Tile) -> None:
        """Say what a tile would need, unless the pass bar says already that nothing fits."""
        words, numbers = self._desk.words, open_numbers(self.view)
        if must_pass(self.view):
            return
        if not numbers:
            self._desk.say(words("reason.double_six_opens"))
            return
        self.needs = Needs(tile, needs_sentence(words, numbers))
        self._desk.say(needs_notice(words, numbers))

    def propose(self, play: Play) -> None:
        """Preview a play that was proposed."""
        self.put_back()
        self.intent = Intent(play.tile, play)

    # Dragging.

    def take_up(self, tile: Tile, middle: Point, at: Point) -> None:
        """Hold a tile that lay around `middle`, the pointer being at `at`."""
        self.put_back()
        offset = (middle[0] - at[0], middle[1] - at[1])
        self.held = Held(tile, at, offset, in_turn=self.in_turn)

    def let_go(self, at: Point) -> None:
        """Drop the held tile: a preview at an end, another slot in the rack, or home again."""
        if self.held is None:
            return
        held, self.held = self.held.moved(at), None
        centre = held.centre(self._away)
        if self.geometry.rack.collidepoint(at):
            order, slot = self._desk.hand_order, self._slot_under(at)
            self._desk.hand_order = order.moved(self.hand, held.tile, slot)
            self._send_home(held)
            return
        play = drop(self._plays_of(held), self.layout, (at, centre))
        if play and self.geometry.felt.collidepoint(at):
            lifted = lift(NOTHING, play.tile, self.view.legal)
            self.intent = place(lifted, play.end, self.view.legal)
            return
        if self._may_play(held) and not self._plays_of(held):
            self._say_needs(held.tile)
        self._send_home(held)

    def _may_play(self, held: Held) -> bool:
        """Whether letting go may preview a play: only in the turn in which it was taken up."""
        return held.in_turn and self.in_turn

    def _plays_of(self, held: Held) -> tuple[Play, ...]:
        return plays_of(held.tile, self.view.legal) if self._may_play(held) else ()

    def _slot_under(self, at: Point) -> int:
        return slot_at(self.geometry.hand_slots(len(self.hand)), at[0])

    def _send_home(self, held: Held) -> None:
        """Let a tile glide from where it is held to its slot, where it will stand as high."""
        tile = held.tile
        slot = self.geometry.hand_slots(len(self.hand))[self.hand.index(tile)]
        lift = self.geometry.measures.lift if tile in playable(self.view.legal) else 0
        start = slot.scale_by(1 + GROWTH * held.rise)
        start.center = held.centre(self._away)
        there = Placed(slot.move(0, -lift), tile.low, tile.high)
        self._motion.send_home(there, start, TILT * held.rise)

    def step(self, seconds: float) -> bool:
        """Let time pass for what is held or said; whether the picture has changed."""
        if self.needs and self._desk.notice is None:
            self.needs = None
            return True
        if self.held is None or self.held.time == 1:
            return False
        factor = self._desk.settings.speed.factor
        self.held = self.held.risen(seconds / factor if factor else RISE_SECONDS)
        return True

    # What of it is to be seen.

    def ghosts(self) -> tuple[Ghost, ...]:
        """The places that are offered or previewed."""
        if self.held:
            plays, centre = self._plays_of(self.held), self.held.centre(self._away)
            return ghosts_while_held(plays, self.layout, centre)
        if self.intent.preview:
            return (Ghost(self.intent.preview.tile, self.intent.preview.end),)
        if self.intent.lifted:
            plays = plays_of(self.intent.lifted, self.view.legal)
            return tuple(Ghost(play.tile, play.end) for play in plays)
        return ()

    def flights(self) -> tuple[Flight, ...]:
        """The held tile in the air."""
        if self.held is None:
            return ()
        held = self.held
        return (
            Flight(
                held.tile.low,
                held.tile.high,
                held.centre(self._away),
                round(self.geometry.measures.hand_s * (1 + GROWTH * held.rise)),
                -TILT * held.rise,
                gliding=held.time < 1,
            ),
        )

    @property
    def _away(self) -> Point:
        s = self.geometry.measures.hand_s
        return round(s * BESIDE), -round(s * ABOVE)


def _seen(session: Session) -> View:
    """The view to show: a deal that a computer may yet throw in is not seen before it stands."""
    view = session.view
    if not session.is_settling:
        return view
    return replace(view, phase=Phase.DEAL, seat=None, legal=(), opener=None, hand=None, counts=None)
