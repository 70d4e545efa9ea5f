"""A new game: who sits where."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from dekabes.engine import SEATS, Seat, Team
from dekabes.session import COMPUTER, Occupant, Seating
from dekabes.ui import text
from dekabes.ui.art.emblems import medallion, team_sign
from dekabes.ui.art.mat import draw_mat
from dekabes.ui.art.parts import draw_raised, draw_sheet, draw_track
from dekabes.ui.art.tiles import GAP
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.names import name_at
from dekabes.ui.screens.frame import (
    Frame,
    back_control,
    draw_all,
    draw_page,
    draw_tiles,
    with_fitting_signs,
)
from dekabes.ui.screens.questions import is_unfinished, new_game_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import IVORY, MUTED

OFFERED = ("easy", "steady")  # the levels that a computer can be given

PAD = 12
MEDALLION = 60
SLOT = 72  # the least height of what is touched
EDGE = 4  # the track round it


@dataclass(frozen=True, slots=True)
class Card:
    """Where a seat's card lies, in units, and whether its choices stand one above the other."""

    x: float
    y: float
    width: float
    stacked: bool = False
    slot: float = SLOT

    @property
    def height(self) -> float:
        slots = 3 * (self.slot + 8) - 8 if self.stacked else self.slot
        return 2 * PAD + MEDALLION + 14 + slots + 2 * EDGE

    def slots(self) -> tuple[tuple[float, float, float, float], ...]:
        """Where the three choices lie."""
        x, y = self.x + PAD + EDGE, self.y + PAD + MEDALLION + 14 + EDGE
        wide = self.width - 2 * (PAD + EDGE)
        if self.stacked:
            return tuple((x, y + n * (self.slot + 8), wide, self.slot) for n in range(3))
        part = (wide - 2 * 8) / 3
        return tuple((x + n * (part + 8), y, part, self.slot) for n in range(3))


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies, in units: seats stand where they will sit."""

    cards: tuple[Card, Card, Card, Card]  # seats 1 to 4
    felt: tuple[float, float, float, float]
    teams: tuple[float, float]  # the middle of the line that names them
    against: tuple[float, float]  # the middle of the line that says how many play
    start: tuple[float, float, float, float]


def _lying(spare: float) -> Plan:
    """Rows of cards as far apart and as high as the window allows."""
    slot, step = SLOT + spare / 6, 204 + spare * 0.3
    high = Card(0, 0, 0, slot=slot).height
    upper, middle, lower = (112 + step * row for row in range(3))
    return Plan(
        cards=(
            Card(395, lower, 490, slot=slot),
            Card(758, middle, 490, slot=slot),
            Card(395, upper, 490, slot=slot),
            Card(32, middle, 490, slot=slot),
        ),
        felt=(556, middle + high / 2 - 79, 168, 158),
        teams=(640, lower + high + 50 + spare * 0.12),
        against=(1080, lower + high - 132),
        start=(912, lower + high - 98, 336, 92),
    )


def _upright(spare: float) -> Plan:
    """The same seats where the window stands: those at the sides are as wide as it allows."""
    middle, side = 400 + spare / 2, 280 + spare / 3
    return Plan(
        cards=(
            Card(middle - 280, 748, 560),
            Card(768 + spare - side, 362, side, stacked=True),
            Card(middle - 280, 136, 560),
            Card(32, 362, side, stacked=True),
        ),
        felt=(middle - 52 - spare / 6, 438, 104 + spare / 3, 194),
        teams=(middle, 976),
        against=(middle, 1026),
        start=(32, 1074, 736 + spare, 108),
    )


class SetupScreen(Screen):
    """Four seats round a table, one of them a person's: who moves there leaves a computer."""

    name = "setup"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.seating = desk.last_seating

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    @property
    def _plan(self) -> Plan:
        plan = _upright if self.desk.scale.upright else _lying
        return plan(self._frame.spare)

    def controls(self) -> tuple[Control, ...]:
        start = Control(
            "button:start",
            self._frame.rect(*self._plan.start),
            Style.FIRST,
            self.desk.words("button.start"),
            "next",
            icon_after=True,
        )
        seats = (Seat.THREE, Seat.FOUR, Seat.TWO, Seat.ONE)  # as one reads them on the screen
        choices = [control for seat in seats for control in self._choices(seat)]
        return back_control(self._frame), *with_fitting_signs(self.desk.scale, choices), start

    def _choices(self, seat: Seat) -> tuple[Control, ...]:
        held, words = self.seating.at(seat), self.desk.words
        person, *computers = self._slots(seat)
        name = f"choice:seat{seat}"
        return (
            self._choice(f"{name}:human", person, words("setup.person"), "person", held.is_human),
            *(
                replace(
                    self._choice(
                        f"{name}:computer:{level}",
                        place,
                        words(f"level.{level}"),
                        "computer",
                        held.level == level,
                    ),
                    enabled=not held.is_human,
                )
                for level, place in zip(OFFERED, computers, strict=True)
            ),
        )

    def _choice(self, name: str, rect: pygame.Rect, label: str, icon: str, chosen: bool) -> Control:
        return Control(name, rect, Style.CHOICE, label, icon, chosen=chosen)

    def _slots(self, seat: Seat) -> tuple[pygame.Rect, ...]:
        """Where a seat's choices lie: the person's, then one for each level."""
        return tuple(self._frame.rect(*slot) for slot in self._plan.cards[seat.index].slots())

    def act(self, name: str) -> None:
        desk = self.desk
        match name.split(":"):
            case ["button", "back"]:
                desk.back()
            case ["button", "start"] if is_unfinished(desk.session):
                desk.ask(new_game_question(desk, self._start))
            case ["button", "start"]:
                self._start()
            case ["choice", seat, "human"]:
                self.seating = with_person(self.seating, Seat(int(seat[-1])))
            case ["choice", seat, "computer", level]:
                self.seating = with_computer(self.seating, Seat(int(seat[-1])), level)

    def _start(self) -> None:
        self.desk.start(self.seating)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        frame = self._frame
        draw_page(surface, frame, self.desk.words("setup.title"))
        self._draw_table(surface)
        for seat in SEATS:
            self._draw_card(surface, seat)
        self._draw_teams(surface)
        at = frame.at(*self._plan.against)
        against = self.desk.words("setup.one_detail")
        text.draw_text(surface, frame.scale, against, text.SMALL, MUTED, at, "center")
        draw_all(surface, frame.scale, self.controls(), attention)

    def _draw_table(self, surface: pygame.Surface) -> None:
        scale, felt = self.desk.scale, self._frame.rect(*self._plan.felt)
        edge = scale.px(26)
        draw_raised(surface, scale, felt.inflate(2 * edge, 2 * edge), radius=30)
        draw_mat(surface, scale, felt)
        s = felt.width * 2 // 9
        left = felt.centerx - (3 * s + round(GAP * s)) // 2
        first = pygame.Rect(left, felt.centery - s // 2, 2 * s, s)
        double = pygame.Rect(first.right + round(GAP * s), felt.centery - s, s, 2 * s)
        draw_tiles(surface, s, (Placed(first, 2, 6), Placed(double, 6, 6)))

    def _draw_card(self, surface: pygame.Surface, seat: Seat) -> None:
        scale, card = self.desk.scale, self._plan.cards[seat.index]
        x, y, wide = card.x, card.y, card.width
        draw_sheet(surface, scale, self._frame.rect(x, y, wide, card.height), radius=20)
        corner = self._frame.at(x + PAD, y + PAD)
        medallion(seat, scale.px(MEDALLION)).blit(surface, *corner)
        left, room = x + PAD + MEDALLION + 14, wide - 2 * PAD - MEDALLION - 14
        name, number = self._frame.at(left, y + 34), self._frame.at(left, y + 64)
        text.draw_text(
            surface,
            scale,
            self.name_of(seat),
            text.NAME.at(24),
            IVORY,
            name,
            max_width=scale.px(room),
        )
        text.draw_text(
            surface, scale, self.desk.words("setup.seat", n=int(seat)), text.SMALL, MUTED, number
        )
        track = self._slots(seat)[0].unionall(self._slots(seat)[1:])
        edge = scale.px(EDGE)
        draw_track(surface, scale, track.inflate(2 * edge, 2 * edge))

    def name_of(self, seat: Seat) -> str:
        """The name that a seat will have in the match."""
        return name_at(self.seating, seat, self.desk.words)

    def _draw_teams(self, surface: pygame.Surface) -> None:
        """Who plays with whom, both teams on one line."""
        scale, words = self.desk.scale, self.desk.words
        lines = {}
        for team, key in ((Team.A, "team.a"), (Team.B, "team.b")):
            first, second = map(self.name_of, team.seats)
            lines[team] = words("team.members", team=words(key), first=first, second=second)
        sign, gap, apart = scale.px(24), scale.px(10), scale.px(36)
        wide = sum(text.text_width(scale, line, text.SMALL) for line in lines.values())
        x, y = self._frame.at(*self._plan.teams)
        x -= (wide + 2 * (sign + gap) + apart) // 2
        for team, line in lines.items():
            picture = team_sign(team, sign)
            surface.blit(picture, picture.get_rect(midleft=(x, y)))
            at = (x + sign + gap, y)
            x = text.draw_text(surface, scale, line, text.SMALL, MUTED, at).right + apart


def with_person(seating: Seating, seat: Seat) -> Seating:
    """The seating with its one person at this seat, and a computer where the person was."""
    person = seating.at(seating.humans[0])
    return _placed(_placed(seating, seating.humans[0], COMPUTER), seat, person)


def with_computer(seating: Seating, seat: Seat, level: str) -> Seating:
    """The seating with a computer of another level at a computer's seat."""
    return _placed(seating, seat, replace(seating.at(seat), level=level))


def _placed(seating: Seating, seat: Seat, occupant: Occupant) -> Seating:
    one, two, three, four = (occupant if at is seat else seating.at(at) for at in SEATS)
    return Seating((one, two, three, four))
