"""The table: the line, the own hand, the others' plates; tap and drag."""

from __future__ import annotations

from dataclasses import replace

import pygame

from dekabes.engine import End, Pass, Play, Tile
from dekabes.record import format_action, parse_tile
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.art.notes import draw_toast
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk, screen_for
from dekabes.ui.screens.picker import draw_picker
from dekabes.ui.screens.screen import Attention, Point, Screen
from dekabes.ui.screens.tablebuttons import table_buttons
from dekabes.ui.screens.tablemotion import TableMotion
from dekabes.ui.screens.tablewords import (
    needs_notice,
    needs_sentence,
    open_numbers,
    table_words,
    with_words,
)
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.drag import Held, drop, ghosts_while_held
from dekabes.ui.table.geometry import Geometry, table_geometry
from dekabes.ui.table.hand import slot_at, with_open_slot
from dekabes.ui.table.intent import NOTHING, lift, place, plays_of, sole_opening
from dekabes.ui.table.layout import Layout, Placed, lay_out
from dekabes.ui.table.model import (
    Flight,
    Ghost,
    Needs,
    ShutRack,
    TableModel,
    hand_rects,
    targets,
)
from dekabes.ui.table.painter import draw_table
from dekabes.ui.table.still import is_in_turn, must_pass, still_model

_ENDS = {"end:left": End.LEFT, "end:right": End.RIGHT}
_END_KEYS = {pygame.K_l: End.LEFT, pygame.K_r: End.RIGHT}
_PLACE_KEYS = (
    pygame.K_1,
    pygame.K_2,
    pygame.K_3,
    pygame.K_4,
    pygame.K_5,
    pygame.K_6,
    pygame.K_7,
)
# A held tile flies so many of its short sides above the pointer.
ABOVE = 0.9


class TableScreen(Screen):
    """The table of the match under way, as the one who looks may see it."""

    name = "table"
    plays = True
    draws_notice = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._view = desk.table.view
        # Opened from the end of a round, it shows the table as it stood and does not play on.
        self._looks_back = self._view.phase.is_over
        self._motion = TableMotion(desk)
        self._intent = NOTHING
        self._held: Held | None = None
        self._needs: Needs | None = None
        self._picking = False

    # What there is to see.

    @property
    def _in_turn(self) -> bool:
        return is_in_turn(self._view)

    @property
    def _geometry(self) -> Geometry:
        return table_geometry(self.desk.scale.size)

    @property
    def _layout(self) -> Layout:
        geometry = self._geometry
        return lay_out(self._view.line, geometry.line_area, geometry.measures.line_cap)

    @property
    def _hand(self) -> tuple[Tile, ...]:
        hand = self._view.hand
        if hand is None:
            return ()
        self.desk.hand_order = self.desk.hand_order.of_hand(hand)
        return self.desk.hand_order.shown(hand)

    def _model(self) -> TableModel:
        view, motion, table = self._view, self._motion, self.desk.table
        still = still_model(
            view,
            self.desk.names,
            computers=table.seating.computers,
            bottom=view.viewer or table.seating.first,
            lid=self._lid(),
        )
        still = with_words(still, self.desk.words)
        return replace(
            still,
            slots=with_open_slot(self._hand, self._held.tile if self._held else motion.homing),
            lifted=self._intent.lifted,
            ghosts=self._ghosts(),
            preview=self._intent.preview is not None,
            last=None if still.last == motion.laying else still.last,
            cries=motion.cries,
            points=motion.points(view),
            needs=self._needs,
            flights=(*motion.flights(), *self._held_flight()),
            line=motion.line(self._layout),
        )

    def _lid(self) -> ShutRack:
        words = self.desk.words
        return ShutRack(words("table.computers_play"), words("table.computers_play_detail"))

    def _ghosts(self) -> tuple[Ghost, ...]:
        intent, held = self._intent, self._held
        if held:
            plays = plays_of(held.tile, self._view.legal) if self._may_play(held) else ()
            return ghosts_while_held(plays, self._layout, held.centre(self._above))
        if intent.preview:
            return (Ghost(intent.preview.tile, intent.preview.end),)
        if intent.lifted:
            plays = plays_of(intent.lifted, self._view.legal)
            return tuple(Ghost(play.tile, play.end) for play in plays)
        return ()

    def _held_flight(self) -> tuple[Flight, ...]:
        held = self._held
        if held is None:
            return ()
        s = self._geometry.measures.hand_s
        return (Flight(held.tile.high, held.tile.low, held.centre(self._above), s),)

    @property
    def _above(self) -> int:
        return round(self._geometry.measures.hand_s * ABOVE)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        geometry, model = self._geometry, self._model()
        draw_table(
            surface, self.desk.scale, geometry, model, table_words(self.desk.words, self._view)
        )
        shown = [(control, attention.to(control)) for control in self.controls()]
        draw_controls(surface, self.desk.scale, shown)
        if self.desk.notice and not model.needs and not model.nothing_fits:
            draw_toast(surface, self.desk.scale, self.desk.notice, geometry.foot.center)
        if self._picking and not self._looks_back:
            draw_picker(surface, self.desk.scale, targets(geometry, model), self._hand)

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        geometry, model = self._geometry, self._model()
        bare = tuple(
            Control(name, rect, Style.BARE) for name, rect in targets(geometry, model).items()
        )
        return (*bare, *self._choice_controls(geometry, model), *self._buttons(geometry))

    def _choice_controls(self, geometry: Geometry, model: TableModel) -> tuple[Control, ...]:
        if must_pass(self._view):
            label = self.desk.words("button.pass")
            rect = geometry.pass_button
            return (Control("button:pass", rect, Style.FIRST, label, "pass"),)
        if not model.preview:
            return ()
        check, cross = check_and_cross(geometry, model)
        return (
            Control("button:cancel", cross, Style.CROSS, icon="cross"),
            Control("button:confirm", check, Style.CHECK, icon="check"),
        )

    def _buttons(self, geometry: Geometry) -> tuple[Control, ...]:
        if self._looks_back:
            back = Control("button:back", geometry.button("menu"), Style.TOOL, icon="back")
            return (back,)
        session = self.desk.table
        can = {"sort": bool(self._hand), "undo": session.can_undo, "redo": session.can_redo}
        enabled = [tool for tool, able in can.items() if able]
        return table_buttons(geometry, self.desk.words, silent=self.desk.is_silent, enabled=enabled)

    # What a tap does.

    def act(self, name: str) -> None:
        kind, _, what = name.partition(":")
        if kind == "tile":
            self._tap_tile(parse_tile(what))
        elif name in _ENDS:
            self._tap_end(_ENDS[name])
        elif name == "open":
            self._tap_opening()
        elif name == "preview":
            self._confirm()
        else:
            self._press_button(what)

    def _press_button(self, button: str) -> None:
        session = self.desk.table
        match button:
            case "confirm":
                self._confirm()
            case "cancel":
                self._put_back()
            case "pass" if self._view.seat:
                session.decide(Pass(self._view.seat))
            case "undo":
                session.undo()
            case "redo":
                session.redo()
            case "sort":
                self.desk.hand_order = self.desk.hand_order.sorted()
            case "mute":
                self.desk.toggle_mute()
            case "menu":
                self.desk.open("menu")
            case "back":
                self.desk.back()

    def _tap_tile(self, tile: Tile) -> None:
        self._forget_needs()
        if not self._in_turn:
            self._say_whose_turn()
            return
        self._intent = lift(self._intent, tile, self._view.legal)
        if not plays_of(tile, self._view.legal) and not must_pass(self._view):
            self._say_needs(tile)

    def _tap_end(self, end: End) -> None:
        words, lifted = self.desk.words, self._intent.lifted
        before, self._intent = self._intent, place(self._intent, end, self._view.legal)
        if lifted is None:
            self.desk.say(words("table.choose_tile"))
        elif self._intent == before and (before.preview is None or before.preview.end is not end):
            self.desk.say(words("reason.does_not_fit"))

    def _tap_opening(self) -> None:
        legal = self._view.legal
        tile = sole_opening(legal)
        if self._intent.preview is None and tile:
            self._intent = lift(NOTHING, tile, legal)
        elif self._intent.lifted is None:
            self.desk.say(self.desk.words("table.choose_tile"))

    def _say_whose_turn(self) -> None:
        seat = self._view.seat
        if seat and not self._looks_back:
            self.desk.say(self.desk.words("table.turn", name=self.desk.name_of(seat)))

    def _say_needs(self, tile: Tile) -> None:
        words, numbers = self.desk.words, open_numbers(self._view)
        if not numbers:
            self.desk.say(words("reason.double_six_opens"))
            return
        self._needs = Needs(tile, needs_sentence(words, numbers))
        self.desk.say(needs_notice(words, numbers))

    def _forget_needs(self) -> None:
        self._needs = None
        self.desk.hush()

    def _confirm(self) -> None:
        preview = self._intent.preview
        if preview:
            self._motion.from_preview = True
            self.desk.table.decide(preview)

    def _put_back(self) -> None:
        self._intent = NOTHING
        self._forget_needs()

    def tap_elsewhere(self) -> None:
        self._picking = False
        self._put_back()

    def leave(self) -> None:
        if self._looks_back:
            self.desk.back()
        elif self._intent != NOTHING or self._needs:
            self._put_back()
        else:
            self.desk.open("menu")

    def key(self, key: int) -> bool:
        self._picking = True
        if key in _PLACE_KEYS:
            place_ = _PLACE_KEYS.index(key)
            if place_ < len(self._hand):
                self._tap_tile(self._hand[place_])
            return True
        if key in _END_KEYS and self._in_turn:
            self._tap_end(_END_KEYS[key])
            return True
        if key == pygame.K_RETURN:
            self._confirm()
            return True
        return False

    # Dragging.

    def can_drag(self, name: str) -> bool:
        return name.startswith("tile:") and not self._looks_back

    def drag(self, name: str, at: Point) -> None:
        if self._held is None:
            self._take_up(parse_tile(name.removeprefix("tile:")), at)
        else:
            self._held = self._held.moved(at)

    def _take_up(self, tile: Tile, at: Point) -> None:
        rect = dict(zip(self._hand, hand_rects(self._geometry, self._model()), strict=True))[tile]
        self._picking = False
        self._put_back()
        offset = (rect.centerx - at[0], rect.centery - at[1])
        self._held = Held(tile, at, offset, in_turn=self._in_turn)

    def _may_play(self, held: Held) -> bool:
        """Whether letting go may preview a play: only in the turn in which it was taken up."""
        return held.in_turn and self._in_turn

    def drop(self, name: str, at: Point) -> None:
        held = self._held
        if held is None:
            return
        held = held.moved(at)
        self._held = None
        centre = held.centre(self._above)
        if self._geometry.rack.collidepoint(at):
            self._reorder(held.tile, at[0])
            return
        plays = plays_of(held.tile, self._view.legal) if self._may_play(held) else ()
        play = drop(plays, self._layout, (at, centre))
        if play and self._geometry.felt.collidepoint(at):
            self.choose(play)
            return
        if self._may_play(held) and not plays and not must_pass(self._view):
            self._say_needs(held.tile)
        self._send_home(held.tile, centre)

    def choose(self, play: Play) -> None:
        """Preview a play; it waits for its confirmation."""
        self._intent = place(lift(NOTHING, play.tile, self._view.legal), play.end, self._view.legal)

    def _reorder(self, tile: Tile, x: int) -> None:
        hand = self._view.hand or ()
        slot = slot_at(self._geometry.hand_slots(len(hand)), x)
        self.desk.hand_order = self.desk.hand_order.moved(hand, tile, slot)

    def _send_home(self, tile: Tile, centre: Point) -> None:
        geometry = self._geometry
        slot = geometry.hand_slots(len(self._hand))[self._hand.index(tile)]
        start = slot.copy()
        start.center = centre
        self._motion.send_home(Placed(slot, tile.high, tile.low), start)

    def cancel_drag(self) -> None:
        self._held = None

    # Time.

    def step(self, seconds: float) -> bool:
        changed = self._take_changes()
        if self._held and self._held.rise < 1:
            self._held = self._held.risen(seconds)
            changed = True
        if self.desk.notice is None and self._needs:
            self._needs = None
            changed = True
        moved = self._motion.step(seconds)
        self._go_on()
        return changed or moved

    def _take_changes(self) -> bool:
        changes = self.desk.table.take_changes()
        if not changes:
            return False
        before, self._view = self._view, self.desk.table.view
        self._intent = NOTHING
        self._forget_needs()
        for change in changes:
            self._motion.show(change, before, self._view, self._geometry)
        return True

    def _go_on(self) -> None:
        """To the screen of the next decision, once the table has come to rest."""
        if self._looks_back or not self.is_resting or self.desk.top is not self:
            return
        if screen_for(self.desk.table) != self.name:
            self.desk.follow()

    @property
    def is_resting(self) -> bool:
        return self._motion.is_resting

    def finish(self) -> None:
        self._motion.finish()

    # What the trace tells.

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(map(str, self._hand))

    @property
    def lifted(self) -> str | None:
        tile = self._held.tile if self._held else self._intent.lifted
        return str(tile) if tile else None

    @property
    def preview(self) -> str | None:
        return format_action(self._intent.preview) if self._intent.preview else None
