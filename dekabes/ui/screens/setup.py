"""A new game: who sits where."""

from __future__ import annotations

from functools import partial

import pygame

from dekabes.engine import SEATS, Seat, Team
from dekabes.ui import text
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.faint import draw_faint
from dekabes.ui.art.mat import draw_mat
from dekabes.ui.art.parts import draw_raised
from dekabes.ui.art.tiles import GAP
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.desk import Desk
from dekabes.ui.names import name_at
from dekabes.ui.screens.arrangement import Arrangement
from dekabes.ui.screens.frame import Frame, back_control, draw_all, draw_page, draw_tiles
from dekabes.ui.screens.nameentry import NameEntryScreen
from dekabes.ui.screens.presets import PRESETS, draw_preset
from dekabes.ui.screens.questions import is_unfinished, new_game_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.screens.seatcard import card_controls, draw_card, draw_name
from dekabes.ui.screens.setup_plan import Plan, plan_of
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import IVORY, MUTED, Scale

READ = (Seat.THREE, Seat.FOUR, Seat.TWO, Seat.ONE)  # the cards as one reads them on the screen
RAIL = 20  # the wood round the little table's felt
SIGN, BESIDE, APART = 24, 9, 30  # the line of the teams
QUIET = 0.6  # how much is seen of the levels of a person's seat


class SetupScreen(Screen):
    """Four seats round a table, each a person's or a computer's, and the usual ways to share it."""

    name = "setup"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._seats = Arrangement.of(desk.last_seating)
        self._chosen = ""  # the level that was chosen last

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    @property
    def _plan(self) -> Plan:
        return plan_of(self._frame)

    def name_of(self, seat: Seat) -> str:
        """The name that a seat will have in the match."""
        return name_at(self._seats.seating, seat, self.desk.words)

    @property
    def manner(self) -> str:
        """What a level at the table is like: of the one chosen last, else the first; or nothing."""
        levels = self._seats.levels
        if not levels:
            return ""
        level = self._chosen if self._chosen in levels else levels[0]
        words = self.desk.words
        return words("setup.manner", level=words(f"level.{level}"), manner=words(f"manner.{level}"))

    # Controls.

    def controls(self) -> tuple[Control, ...]:
        frame, plan = self._frame, self._plan
        cards = [
            control
            for seat in READ
            for control in card_controls(
                frame, plan.card(seat), seat, self._seats, self.name_of(seat), self.desk.words
            )
        ]
        presets = [
            Control(
                f"choice:preset:{key}",
                frame.rect(*box),
                Style.BARE,
                icon="seats",
                chosen=self._seats.people == people,
            )
            for (key, people), box in zip(PRESETS.items(), plan.presets, strict=True)
        ]
        start = Control(
            "button:start",
            frame.rect(*plan.start),
            Style.FIRST,
            self.desk.words("button.start"),
            "next",
            icon_after=True,
        )
        return back_control(frame), *cards, *presets, start

    def act(self, name: str) -> None:
        desk, seats = self.desk, self._seats
        match name.split(":"):
            case ["button", "back"]:
                desk.back()
            case ["button", "start"] if is_unfinished(desk.session):
                desk.ask(new_game_question(desk, self._start))
            case ["button", "start"]:
                self._start()
            case ["seat", seat]:
                self._ask_name(Seat(int(seat)))
            case ["choice", "preset", key]:
                self._seats = seats.with_people(PRESETS[key])
            case ["choice", seat, "human"]:
                self._seats = seats.with_person(Seat(int(seat[-1])))
            case ["choice", seat, "computer", *level]:
                self._seat_computer(Seat(int(seat[-1])), *level)

    def _seat_computer(self, seat: Seat, level: str = "") -> None:
        """Seat a computer of a level, else of the seat's own."""
        self._chosen = level or self._seats.chairs[seat.index].level
        self._seats = self._seats.with_computer(seat, self._chosen)

    def _ask_name(self, seat: Seat) -> None:
        """Let a name be typed for whoever holds a seat."""

        def take(name: str) -> None:
            self._seats = self._seats.with_name(seat, name)

        others = tuple(self.name_of(other) for other in SEATS if other is not seat)
        holder = self._seats.seating.at(seat)
        entry = NameEntryScreen(
            self.desk, seat, holder.name, others, take, is_human=holder.is_human
        )
        self.desk.lay(entry)

    def _start(self) -> None:
        self.desk.last_seating = self._seats.seating
        self.desk.start(self._seats.seating)

    # Picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        frame, plan, words = self._frame, self._plan, self.desk.words
        draw_page(surface, frame, words("setup.title"))
        self._draw_table(surface)
        for seat in SEATS:
            draw_card(surface, frame, plan.card(seat), seat)
        at = frame.at(*plan.title)
        text.draw_text(surface, frame.scale, words("setup.who"), text.SECTION, IVORY, at)
        self._draw_teams(surface)
        self._draw_manner(surface)
        controls = self.controls()
        self._draw_bare(surface, controls, attention)
        self._draw_choices(surface, controls, attention)

    def _draw_choices(
        self, surface: pygame.Surface, controls: tuple[Control, ...], attention: Attention
    ) -> None:
        """All buttons; the levels of a person's seat stay behind until one is touched."""
        scale = self.desk.scale
        levels = [control for control in controls if ":computer:" in control.name]
        touched = {_seat_of(one) for one in levels if attention.to(one) is not Touch.REST}
        people = self._seats.people - touched
        quiet = [level for level in levels if _seat_of(level) in people]
        draw_all(surface, scale, [one for one in controls if one not in quiet], attention)
        if quiet:
            area = quiet[0].rect.unionall([level.rect for level in quiet])
            opacity = 1 if scale.contrast else QUIET
            draw = partial(draw_all, scale=scale, controls=quiet, attention=attention)
            draw_faint(surface, area, opacity, draw)

    def _draw_bare(
        self, surface: pygame.Surface, controls: tuple[Control, ...], attention: Attention
    ) -> None:
        """The names and the presets."""
        scale = self.desk.scale
        for control in controls:
            touch = attention.to(control)
            if control.name.startswith("seat:"):
                draw_name(surface, scale, control, touch)
            elif control.name.startswith("choice:preset:"):
                draw_preset(surface, scale, control, touch, self.desk.words)

    def _draw_table(self, surface: pygame.Surface) -> None:
        scale, table = self.desk.scale, self._frame.rect(*self._plan.table)
        rail = scale.px(RAIL)
        draw_raised(surface, scale, table, radius=30)
        felt = table.inflate(-2 * rail, -2 * rail)
        draw_mat(surface, scale, felt)
        s = min(felt.width * 2 // 9, felt.height // 3)
        left = felt.centerx - (3 * s + round(GAP * s)) // 2
        first = pygame.Rect(left, felt.centery - s // 2, 2 * s, s)
        double = pygame.Rect(first.right + round(GAP * s), felt.centery - s, s, 2 * s)
        draw_tiles(surface, scale, s, (Placed(first, 2, 6), Placed(double, 6, 6)))

    def _draw_teams(self, surface: pygame.Surface) -> None:
        """Who plays with whom: both teams on one line, or one under the other, or in a corner."""
        frame, plan, scale = self._frame, self._plan, self.desk.scale
        line, table = frame.rect(*plan.teams), frame.rect(*plan.table)
        if plan.is_cornered:
            self._draw_partners(surface, line)
            return
        sign, apart = scale.px(SIGN) + scale.px(BESIDE), scale.px(APART)
        half = (line.width - apart) // 2
        teams = [self._team(team, line.width) for team in Team]
        wide = [sign + text.text_width(scale, words, text.SMALL) for words in teams]
        is_one_line = not scale.upright or sum(wide) + apart <= line.width
        if is_one_line and sum(wide) + apart > line.width:
            teams = [self._team(team, half - sign) for team in Team]
            wide = [sign + text.text_width(scale, words, text.SMALL) for words in teams]
        if is_one_line:
            x = max(line.x, table.centerx - (sum(wide) + apart) // 2)
            spots = [(x, line.centery), (x + wide[0] + apart, line.centery)]
        else:
            x = line.centerx - max(wide) // 2
            spots = [(x, line.y + line.height * part // 4) for part in (1, 3)]
        for team, words, (x, y) in zip(Team, teams, spots, strict=True):
            self._draw_sign(surface, team, (x, y))
            text.draw_text(surface, scale, words, text.SMALL, MUTED, (x + sign, y))

    def _draw_partners(self, surface: pygame.Surface, corner: pygame.Rect) -> None:
        """Each team's sign beside the names of its two, one under the other."""
        scale = self.desk.scale
        high, apart = text.line_height(scale, text.SMALL), scale.px(BESIDE)
        x = corner.x + scale.px(SIGN) + scale.px(BESIDE)
        y = corner.centery - 2 * high - apart // 2
        for team in Team:
            self._draw_sign(surface, team, (corner.x, y + high))
            for seat in team.seats:
                spot, room = (x, y + high // 2), corner.right - x
                text.draw_text(
                    surface, scale, self.name_of(seat), text.SMALL, MUTED, spot, max_width=room
                )
                y += high
            y += apart

    def _draw_sign(self, surface: pygame.Surface, team: Team, midleft: tuple[int, int]) -> None:
        picture = team_sign(team, self.desk.scale.px(SIGN))
        surface.blit(picture, picture.get_rect(midleft=midleft))

    def _draw_manner(self, surface: pygame.Surface) -> None:
        """What a level is like, small and quiet."""
        place = self._frame.rect(*self._plan.manner)
        if self.manner:
            note = text.balanced(self.desk.scale, self.manner, text.SMALL, MUTED, place.width)
            surface.blit(note, note.get_rect(midleft=place.midleft))

    def _team(self, team: Team, room: int) -> str:
        """A team and its two players, whose names share what room there is."""
        scale, words = self.desk.scale, self.desk.words
        name = words(f"team.{team.value.lower()}")
        bare = words("team.members", team=name, first="", second="")
        room -= text.text_width(scale, bare, text.SMALL)
        one, other = (self.name_of(seat) for seat in team.seats)
        first, second = both_fitted(scale, one, other, room)
        return words("team.members", team=name, first=first, second=second)


def _seat_of(level: Control) -> Seat:
    """The seat whose computer a level is for."""
    return Seat(int(level.name.split(":")[1][-1]))


def both_fitted(scale: Scale, one: str, other: str, room: int) -> tuple[str, str]:
    """Two names that fit into a room together: a short one leaves more of it to the other."""

    def fitted(name: str, beside: str) -> str:
        left = room - text.text_width(scale, beside, text.SMALL)
        return text.fit(scale, name, text.SMALL, max(room // 2, left))

    return fitted(one, other), fitted(other, one)
