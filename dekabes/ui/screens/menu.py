"""The menu: a sheet over the table while the computers wait."""

from __future__ import annotations

from dataclasses import replace

import pygame

from dekabes.engine import Seat, Team
from dekabes.i18n import LANGUAGES
from dekabes.session import DEFAULT_LEVEL, Occupant
from dekabes.ui import text
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.parts import draw_divider, draw_sheet
from dekabes.ui.controls import Control, Style
from dekabes.ui.names import name_at
from dekabes.ui.screens.frame import Frame, draw_all, next_language, with_fitting_signs
from dekabes.ui.screens.menuseats import draw_seats, seat_controls
from dekabes.ui.screens.questions import (
    come_back_question,
    is_unfinished,
    leave_seat_question,
    new_game_question,
    restart_question,
)
from dekabes.ui.screens.screen import Attention
from dekabes.ui.screens.sheet import Sheet
from dekabes.ui.theme import IVORY, MUTED

WIDTH, PAD = 720, 32
INNER = WIDTH - 2 * PAD
BUTTON, GAP = 76, 13
RESUME = (92, 91)  # where the brass button begins, and its height
MATCH = 206  # where the first group of buttons begins
WHO, UNDER_WHO = 20, 5  # above and below "Who plays?" together, and below it, over the people
SEATS = 116  # the height of a row of three or four of them
TALL = 820  # from this height on they stand in two rows
APART = 32  # between two groups
FOOT = 56  # under the last of them


class MenuScreen(Sheet):
    """What changes the match, what one reads and sets, what leads away."""

    @property
    def name(self) -> str:  # type: ignore[override]
        """The menu has no name of its own in the trace."""
        return self.beneath.name

    @property
    def device_to(self) -> Seat | None:
        return self.beneath.device_to

    def controls(self) -> tuple[Control, ...]:
        words = self.desk.words
        resume = Control(
            "button:continue",
            self._rect(PAD, RESUME[0], INNER, RESUME[1]),
            Style.FIRST,
            words("button.resume"),
            "play",
        )
        reading, away, _ = self._groups
        return (
            resume,
            *self._row(MATCH, (("restart", "restart"), ("new_game", "plus"))),
            *self._seats,
            *self._row(reading, (("rules", "rules"), ("log", "log"), ("settings", "settings"))),
            *self._row(away, (("language", "globe"), ("quit", "home"))),
        )

    @property
    def _seats(self) -> tuple[Control, ...]:
        """The people, who may leave and come back."""
        count, across, high = len(self.desk.table.people), self._across, self._seat_height
        y = MATCH + BUTTON + self._who
        places = [
            self._part(y + n // across * (high + GAP), n % across, across, high)
            for n in range(count)
        ]
        return seat_controls(self.desk, places)

    @property
    def _who(self) -> float:
        """The height of "Who plays?"; letters do not become as small as all else."""
        scale = self.desk.scale
        return WHO + text.line_height(scale, text.SMALL) / scale.u

    @property
    def _across(self) -> int:
        """How many people stand in a row: names have more room where there is height for two."""
        count = len(self.desk.table.people)
        return min(count, 2) if Frame(self.desk.scale).height >= TALL else count

    @property
    def _seat_height(self) -> int:
        return BUTTON if self._across <= 2 else SEATS

    @property
    def _groups(self) -> tuple[float, float, float]:
        """Where what one reads, what leads away and the foot begin."""
        reading: float = MATCH + BUTTON + APART
        count = len(self.desk.table.people)
        if count:
            rows = -(-count // self._across)
            reading += self._who + rows * (self._seat_height + GAP) - GAP
        away = reading + BUTTON + APART
        return reading, away, away + BUTTON + APART

    @property
    def _high(self) -> float:
        return self._groups[-1] + FOOT

    def _row(self, y: float, names: tuple[tuple[str, str], ...]) -> tuple[Control, ...]:
        words = self.desk.words
        # A language goes by its own name; to quit the match is to go to the title.
        labels = {"language": LANGUAGES[words.language], "quit": words("button.home")}
        buttons = [
            self._button(
                y, place, len(names), name, icon, labels.get(name) or words(f"button.{name}")
            )
            for place, (name, icon) in enumerate(names)
        ]
        return with_fitting_signs(self.desk.scale, buttons)

    def _button(self, y: float, place: int, of: int, name: str, icon: str, label: str) -> Control:
        rect = self._part(y, place, of, BUTTON)
        enabled = name != "restart" or self.desk.table.can_restart
        return Control(
            f"button:{name}", rect, Style.SECOND, label, icon, enabled=enabled, left=True
        )

    def _part(self, y: float, place: int, of: int, high: int) -> pygame.Rect:
        """The place of one of so many buttons side by side."""
        wide = (INNER - GAP * (of - 1)) / of
        return self._rect(PAD + place * (wide + GAP), y, wide, high)

    def _rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A place on the sheet, in units from its corner."""
        frame = Frame(self.desk.scale)
        left, top = (frame.width - WIDTH) / 2, (frame.height - self._high) / 2
        return frame.rect(left + x, top + y, width, height)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, words = self.desk.scale, self.desk.words
        sheet = self._rect(0, 0, WIDTH, self._high)
        draw_sheet(surface, scale, sheet)
        title = self._rect(PAD + 8, 48, 0, 0).topleft
        text.draw_text(surface, scale, words("menu.title"), text.SCREEN_TITLE.at(42), IVORY, title)
        self._draw_waiting(surface)
        for y in self._groups:
            line = self._rect(PAD, y - APART / 2, INNER, 0)
            draw_divider(surface, scale, line.topleft, line.width)
        self._draw_foot(surface)
        draw_all(surface, scale, self.controls(), attention)
        self._draw_people(surface, attention)

    def _draw_people(self, surface: pygame.Surface, attention: Attention) -> None:
        """The people under the question that a tap on one of them answers."""
        if not self._seats:
            return
        # Nearer to the people than to the buttons above, since it asks about them.
        middle = MATCH + BUTTON + self._who / 2 + WHO / 2 - UNDER_WHO
        at = self._rect(PAD, middle, 0, 0).topleft
        who = self.desk.words("setup.who")
        text.draw_text(surface, self.desk.scale, who, text.SMALL, MUTED, at)
        draw_seats(surface, self.desk.scale, self._seats, attention)

    def _draw_waiting(self, surface: pygame.Surface) -> None:
        scale, right = self.desk.scale, self._rect(WIDTH - PAD, 50, 0, 0).topleft
        if not self.desk.table.seating.computers:
            return
        waiting = self.desk.words("menu.waiting")
        place = text.draw_text(surface, scale, waiting, text.SMALL, MUTED, right, "midright")
        sign = (place.left - scale.px(22), right[1])
        draw_icon(surface, "computer", sign, scale.px(28), MUTED)

    def _draw_foot(self, surface: pygame.Surface) -> None:
        scale, words, view = self.desk.scale, self.desk.words, self.desk.view
        left = self._rect(PAD, self._groups[-1] + 16, 0, 0).topleft
        right = self._rect(WIDTH - PAD, 0, 0, 0).x
        label = words("menu.round", n=max(1, view.round), base=view.base)
        text.draw_text(surface, scale, label, text.SMALL, MUTED, left)
        x, sign = right, scale.px(22)
        for team, key in ((Team.B, "team.b"), (Team.A, "team.a")):
            points = words("menu.points", team=words(key), n=view.points[team is Team.B])
            x = text.draw_text(
                surface, scale, points, text.SMALL, IVORY, (x, left[1]), "midright"
            ).left
            picture = team_sign(team, sign)
            x = surface.blit(picture, picture.get_rect(midright=(x - scale.px(9), left[1]))).left
            x -= scale.px(28)

    def act(self, name: str) -> None:
        desk = self.desk
        match name:
            case "button:continue":
                desk.back()
            case "button:restart":
                desk.back()
                desk.ask(restart_question(desk, self._restart))
            case "button:new_game" if is_unfinished(desk.session):
                desk.back()
                desk.ask(new_game_question(desk, self._new_game))
            case "button:new_game":
                self._new_game()
            case "button:language":
                desk.change(replace(desk.settings, lang=next_language(desk.words)))
            case "button:quit":
                desk.cover_shared()
                desk.show("title")
            case _ if name.startswith("seat:"):
                self._ask_who_plays(Seat(int(name.removeprefix("seat:"))))
            case _:
                desk.open(name.partition(":")[2])

    def _ask_who_plays(self, seat: Seat) -> None:
        desk = self.desk
        leaves = desk.table.seating.at(seat).is_human
        # The name stays on the seat, whoever plays there.
        name = name_at(desk.table.seating, seat, desk.words)
        occupant = Occupant(DEFAULT_LEVEL if leaves else None, name)
        says = desk.words("table.left_seat" if leaves else "table.came_back", name=name)

        def change() -> None:
            desk.table.reseat(seat, occupant)
            desk.follow()
            desk.top.finish()
            desk.say(says, to_all=True)

        desk.back()
        desk.ask((leave_seat_question if leaves else come_back_question)(desk, seat, change))

    def _restart(self) -> None:
        self.desk.table.restart()
        self.desk.follow()

    def _new_game(self) -> None:
        self.desk.start_again()
