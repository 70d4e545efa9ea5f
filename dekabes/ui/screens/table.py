"""The table: the line, the own hand, the others' plates, and what can be touched there."""

from __future__ import annotations

from dataclasses import replace

import pygame

from dekabes.engine import Pass
from dekabes.record import format_action, parse_tile
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.art.notes import draw_toast
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk, screen_for
from dekabes.ui.pointer import Point
from dekabes.ui.screens.ended import round_end
from dekabes.ui.screens.picker import END_KEYS, draw_picker
from dekabes.ui.screens.questions import take_back_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.screens.tablebuttons import pass_button, table_buttons, table_places
from dekabes.ui.screens.tablehands import TableHands
from dekabes.ui.screens.tablehint import TableHint
from dekabes.ui.screens.tablemotion import TableMotion
from dekabes.ui.screens.tablewords import table_words, with_words
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.fading import Fading
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.hintcard import hint_card, said
from dekabes.ui.table.intent import NOTHING
from dekabes.ui.table.model import END_NAMES, TableModel, hand_rects
from dekabes.ui.table.painter import draw_table
from dekabes.ui.table.passbar import pass_bar
from dekabes.ui.table.sincemarks import draw_moves
from dekabes.ui.table.sliding import Sliding
from dekabes.ui.table.still import must_pass, still_in_turn, still_model

_ENDS = {name: end for end, name in END_NAMES.items()}
# How long the public table stays before the cover comes, whatever was played.
LINGER = 0.7
# What can be done while a hint is told, or thought about.
_LEAVE_A_HINT = {"button:hint", "button:next", "button:sort", "button:mute", "button:menu"}
_FIRST_PLACE, _LAST_PLACE = pygame.K_1, pygame.K_7


class TableScreen(Screen):
    """The table of the match under way, as the one who looks may see it."""

    name = "table"
    plays = True
    of_match = True
    shows_notices = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._motion = TableMotion(desk)
        self._hands = TableHands(desk, self._motion)
        self._hint = TableHint(desk)
        self._sliding, self._fading = Sliding(), Fading()
        # Opened from the end of a round, it shows the table as it stood and does not play on.
        self._looks_back = self._hands.view.phase.is_over
        self._picking = False
        self._linger = 0.0  # seconds that what happened still shows before the cover comes

    # What there is to see.

    def _model(self) -> TableModel:
        hands, motion, seating = self._hands, self._motion, self.desk.table.seating
        still = still_model(
            hands.view,
            self.desk.names,
            computers=seating.computers,
            bottom=self.desk.table.bottom,
            lid=self._hands.lid(looks_back=self._looks_back),
        )
        if motion.player:
            still = still_in_turn(still, motion.player)
        else:
            still = with_words(still, self.desk.words)
        return replace(
            still,
            slots=hands.slots(),
            lifted=hands.intent.lifted,
            ghosts=hands.ghosts(),
            preview=hands.intent.preview is not None,
            last=None if still.last == motion.laying else still.last,
            cries=motion.cries,
            points=motion.points(hands.view),
            needs=hands.needs,
            hint=None if self.desk.notice else self._hint.card(hands.view),
            flights=(*motion.flights(), *hands.flights()),
            line=motion.line(hands.layout),
            since=hands.since if motion.is_resting else (),
        )

    def _as_it_moves(
        self, geometry: Geometry, model: TableModel, attention: Attention
    ) -> TableModel:
        """The table with tiles of the hand between two places, and ghosts that come and go."""
        under = attention.pressed or attention.hover or ""
        touched = parse_tile(under[-2:]) if under.startswith("tile:") else None
        rests = hand_rects(geometry, model)
        rise = geometry.measures.lift // 4
        rests = tuple(
            rest.move(0, -rise) if tile and tile == touched else rest
            for tile, rest in zip(model.slots, rests, strict=True)
        )
        self._sliding.factor = self._fading.factor = self.desk.settings.speed.factor
        hand = self._sliding.aim_slots(model.slots, rests)
        ghosts, going = self._fading.aim(model.ghosts)
        return replace(model, hand=hand, touched=touched, ghosts=ghosts, going=going)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, geometry = self.desk.scale, self._hands.geometry
        model = self._as_it_moves(geometry, self._model(), attention)
        words = table_words(self.desk.words, self._hands.view)
        draw_table(surface, scale, geometry, model, words)
        controls = self._controls(geometry, model)
        draw_controls(surface, scale, [(control, attention.to(control)) for control in controls])
        if self.desk.notice and not model.needs and not model.nothing_fits:
            draw_toast(surface, scale, self.desk.notice, geometry.foot.center)
        elif model.since:
            draw_moves(surface, scale, geometry, model, words)
        if self._looks_back:
            draw_toast(surface, scale, round_end(self.desk).cry(), geometry.foot.center)
        if self._picking and not self._looks_back:
            draw_picker(surface, scale, geometry, model)

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        return self._controls(self._hands.geometry, self._model())

    def _controls(self, geometry: Geometry, model: TableModel) -> tuple[Control, ...]:
        places = table_places(geometry, model)
        decisions = (*self._decisions(geometry, model), *self._answers_to_hint(geometry, model))
        return (*places, *decisions, *self._buttons(geometry))

    def _decisions(self, geometry: Geometry, model: TableModel) -> tuple[Control, ...]:
        """The pass button, or check and cross of a preview."""
        if must_pass(model.view) and not self._motion.player:
            words = table_words(self.desk.words, self._hands.view)
            bar = pass_bar(self.desk.scale, geometry, model, words)
            return (pass_button(bar.button, self.desk.words),)
        if not model.preview:
            return ()
        check, cross = check_and_cross(geometry, model)
        return (
            Control("button:cancel", cross, Style.CROSS, icon="cross"),
            Control("button:confirm", check, Style.CHECK, icon="check"),
        )

    def _answers_to_hint(self, geometry: Geometry, model: TableModel) -> tuple[Control, ...]:
        """On the card of a hint that has not shown its move: go on to it, or no more of it."""
        card = hint_card(self.desk.scale, geometry, model)
        if card is None or model.hint is None or card.show is None or card.cross is None:
            return ()
        label = model.hint.show if card.worded else ""
        return (
            Control("button:next", card.show, Style.FIRST, label, "next", icon_after=True),
            Control("button:cancel", card.cross, Style.SECOND, icon="cross"),
        )

    def _buttons(self, geometry: Geometry) -> tuple[Control, ...]:
        if self._looks_back:
            back = Control("button:back", geometry.button("menu"), Style.TOOL, icon="back")
            return (back,)
        session = self.desk.table
        view = self._hands.view
        # Once a round is over undo asks first, where its hands lie open; while the rack is shut,
        # on the cover.
        shut = view.viewer is None and bool(session.seating.humans)
        undo = session.can_undo and not view.phase.is_over and not shut
        redo = session.can_redo and not shut
        hint = self._hint.may_ask(view)
        can = {"sort": bool(self._hands.hand), "hint": hint, "undo": undo, "redo": redo}
        enabled = [tool for tool, able in can.items() if able]
        return table_buttons(
            geometry,
            self.desk.scale,
            self.desk.words,
            silent=self.desk.is_silent,
            enabled=enabled,
            hinting=self._hint.is_on,
            thinking=self._hint.is_thinking,
        )

    def act(self, name: str) -> None:
        if name not in _LEAVE_A_HINT:
            self._hint.forget()
        kind, _, what = name.partition(":")
        if kind == "tile":
            self._hands.tap_tile(parse_tile(what))
        elif name in _ENDS:
            self._hands.tap_end(_ENDS[name])
        elif name == "open":
            self._hands.tap_opening()
        elif name == "preview":
            self._confirm()
        else:
            self._press(what)

    def _press(self, button: str) -> None:
        session, seat = self.desk.table, self._hands.view.seat
        match button:
            case "confirm":
                self._confirm()
            case "cancel":
                self._hands.put_back()
            case "pass" if seat:
                session.decide(Pass(seat))
            case "hint" | "next":
                self._go_on_with_hint()
            case "undo" | "redo":
                self._jump(button)
            case "sort":
                self.desk.hand_order = self.desk.hand_order.sorted()
            case "mute":
                self.desk.toggle_mute()
            case "menu":
                self.desk.open("menu")
            case "back":
                self.desk.back()

    def _go_on_with_hint(self) -> None:
        """Ask for a hint; told where to look, ask for its move, which is previewed as any other."""
        play = self._hint.move()
        if play:
            self._hands.propose(play)
        elif not self._hint.is_thinking:
            self._hands.put_back()
            self.desk.hush()
            self._hint.ask(self._hands.view)

    def _jump(self, way: str) -> None:
        """Undo, which asks where several people play; there a jump lands behind the cover."""
        session = self.desk.table
        if not self.desk.is_shared:
            (session.undo if way == "undo" else session.redo)()
        elif way == "undo":
            self.desk.ask(take_back_question(self.desk, self._undo))
        else:
            session.redo()
            self.desk.follow()

    def _undo(self) -> None:
        self.desk.table.undo()
        self.desk.follow()

    def _confirm(self) -> None:
        preview, hands = self._hands.intent.preview, self._hands
        if preview:
            if not self.desk.is_shared:  # others would see how many lower tiles are held
                rects = hand_rects(hands.geometry, self._model())
                self._motion.start = rects[hands.hand.index(preview.tile)]
            self.desk.table.decide(preview)

    def tap_elsewhere(self) -> None:
        self._picking = False
        self._put_back()

    def _put_back(self) -> None:
        self._hands.put_back()
        self._hint.forget()

    def leave(self) -> None:
        if self._looks_back:
            self.desk.back()
        elif self._hands.intent != NOTHING or self._hands.needs or self._hint.is_on:
            self._put_back()
        else:
            self.desk.open("menu")

    def key(self, key: int) -> bool:
        self._picking = True
        if _FIRST_PLACE <= key <= _LAST_PLACE or key in END_KEYS:
            self._hint.forget()
        if _FIRST_PLACE <= key <= _LAST_PLACE:
            for tile in self._hands.hand[key - _FIRST_PLACE :][:1]:
                self._hands.tap_tile(tile)
        elif key in END_KEYS and self._hands.in_turn:
            self._hands.tap_end(END_KEYS[key])
        elif key == pygame.K_RETURN and self._hands.intent.preview:
            self._confirm()
        elif key == pygame.K_p and self._hands.in_turn and not must_pass(self._hands.view):
            self.desk.say(self.desk.words("reason.must_play"))
        else:
            return False
        return True

    # Dragging.

    def can_drag(self, name: str) -> bool:
        return name.startswith("tile:") and not self._looks_back

    def drag(self, name: str, at: Point) -> None:
        hands = self._hands
        if hands.held:
            hands.held = hands.held.moved(at)
            return
        self._picking = False
        self._hint.forget()
        tile = parse_tile(name.removeprefix("tile:"))
        rects = dict(zip(hands.hand, hand_rects(hands.geometry, self._model()), strict=True))
        hands.take_up(tile, rects[tile].center, at)

    def drop(self, name: str, at: Point) -> None:
        self._hands.let_go(at)

    def cancel_drag(self) -> None:
        self._hands.held = None

    # Time.

    def step(self, seconds: float) -> bool:
        self._linger -= seconds
        happened = self._take_changes()
        heard = self._hint.step()
        stirred = self._hands.step(seconds)
        moved = self._motion.step(seconds)
        slid, faded = self._sliding.step(seconds), self._fading.step(seconds)
        return self._goes_on() or any((happened, heard, stirred, moved, slid, faded))

    def _take_changes(self) -> bool:
        changes = self.desk.table.take_changes()
        if not changes:
            return False
        self._linger = LINGER * self.desk.settings.speed.factor
        before = self._hands.view
        self._hands.see()
        self._hint.forget()
        self._fading.forget()
        after = self._hands.view
        for change in changes:
            self._motion.show(change, before, after, self._hands.geometry)
        return True

    def look_again(self) -> None:
        """What one person saw, lifted or was told is not for the next."""
        if not self._take_changes():
            self._hands.see()
            self._hint.forget()
        self._sliding.forget()
        self._fading.forget()
        self._picking = False

    def _goes_on(self) -> bool:
        """Go to the screen of the next decision once the table has come to rest; whether it did."""
        if self._looks_back or not self.is_resting or self.desk.top is not self:
            return False
        following = screen_for(self.desk.table)
        if following == self.name or (following == "handoff" and self._linger > 0):
            return False
        self._follow(following)
        return True

    def _follow(self, name: str) -> None:
        """Show the next screen; a cover comes over the table as it is now, hand shut and all."""
        if name != "handoff" or not self.desk.settings.speed.factor:
            self.desk.follow()
            return
        beneath = pygame.Surface(self.desk.scale.size)
        self.draw(beneath, Attention())
        self.desk.follow()
        self.desk.top.come_over(beneath)

    @property
    def is_resting(self) -> bool:
        return self._motion.is_resting

    def finish(self) -> None:
        self._take_changes()
        for moving in (self._motion, self._sliding, self._fading):
            moving.finish()

    # What the trace tells.

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(map(str, self._hands.hand))

    @property
    def lifted(self) -> str | None:
        hands = self._hands
        tile = hands.held.tile if hands.held else hands.intent.lifted
        return str(tile) if tile else None

    @property
    def notice(self) -> str | None:
        return self.desk.notice or said(self.desk.scale, self._hands.geometry, self._model())

    @property
    def preview(self) -> str | None:
        preview = self._hands.intent.preview
        return format_action(preview) if preview else None
