"""Where everything of the new game's screen lies: seats stand where they will sit."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Seat
from dekabes.ui.screens.frame import MARGIN, Frame
from dekabes.ui.touchable import APART, FINGER

Box = tuple[float, float, float, float]  # from the left, from the top, width, height; in units

PAD, TIGHT_PAD, EDGE = 12, 3, 4  # inside a card, and of the track round its choices
EMBLEM, BESIDE_EMBLEM, TIGHT_BESIDE = 50, 10, 4  # a card's medallion, and what is free beside it
LEAST_CHOICE = 48
TIGHT = 54  # units that a finger needs where cards have to give up something
TOP, FOOT = 106, 56  # above and below the cards: the title, the line of the teams
BETWEEN = 10  # from card to card
WIDE_CARD = 285  # what a card has to have to stand in a row of three
TABLE, LEAST_TABLE = 210, 150  # the table's height under a card
TITLE, LINE = 46, 30  # the heights of "Who plays?" and of a line of the teams
LEAST_LINE = 21  # pixels
UNDER_CARDS, OVER_TITLE = 12, 24  # above and below the lines of the teams, upright
START = 92
HAIR = 0.5  # pixels: what is lost where edges fall between two of them


@dataclass(frozen=True, slots=True)
class Touching:
    """The least sides and gaps of what is touched, in the units of a window."""

    finger: float
    gap: float
    side: float  # of a choice

    @staticmethod
    def on(frame: Frame) -> Touching:
        """As large as a finger in this window, and larger where the window is higher."""
        u = frame.scale.u
        finger, gap = max(LEAST_CHOICE, (FINGER + HAIR) / u), max(APART, (APART + HAIR) / u)
        more = 0 if frame.scale.upright else frame.spare / 12
        return Touching(finger, gap, max(finger, LEAST_CHOICE + more))

    @property
    def is_roomy(self) -> bool:
        """Whether fingers leave room for what is only good to have."""
        return self.finger < TIGHT

    @property
    def pad(self) -> float:
        """What is free inside a card."""
        return PAD if self.is_roomy else TIGHT_PAD

    @property
    def named(self) -> float:
        """The height of a name, and of the track of a person's choice beside it."""
        return self.side + 2 * EDGE

    @property
    def beside_emblem(self) -> float:
        """What is free between a medallion and a name."""
        return BESIDE_EMBLEM if self.is_roomy else TIGHT_BESIDE

    @property
    def under_name(self) -> float:
        """What is free between a name and the track of the choices."""
        return max(self.pad, self.gap - EDGE)

    @property
    def track(self) -> float:
        """The height of a card's choices: two rows."""
        return 2 * (self.side + EDGE) + self.gap

    @property
    def card(self) -> float:
        """The height of a card."""
        return 2 * self.pad + self.named + self.under_name + self.track


@dataclass(frozen=True, slots=True)
class Card:
    """Where a seat's card lies, and the parts of it."""

    x: float
    y: float
    width: float
    touching: Touching

    @property
    def box(self) -> Box:
        """The whole card."""
        return self.x, self.y, self.width, self.touching.card

    @property
    def medallion(self) -> Box:
        """The square of the medallion."""
        x, y, _, high = self._upper
        return x, y + (high - EMBLEM) / 2, EMBLEM, EMBLEM

    @property
    def name(self) -> Box:
        """The field with the name."""
        x, y, _, high = self._upper
        left = x + EMBLEM + self.touching.beside_emblem
        return left, y, self.person[0] - self.touching.gap - left, high

    @property
    def person(self) -> Box:
        """The choice of a person."""
        x, y, wide, _ = self.person_track
        return x + EDGE, y + EDGE, wide - 2 * EDGE, self.touching.side

    @property
    def person_track(self) -> Box:
        """What the choice of a person lies in, beside the name."""
        x, y, wide, high = self._upper
        return x + wide - high, y, high, high

    @property
    def track(self) -> Box:
        """What the choices of a computer lie in."""
        x, y, wide, high = self._upper
        return x, y + high + self.touching.under_name, wide, self.touching.track

    @property
    def _upper(self) -> Box:
        pad = self.touching.pad
        return self.x + pad, self.y + pad, self.width - 2 * pad, self.touching.named

    @property
    def levels(self) -> tuple[Box, ...]:
        """The choices of a computer's four levels, in two rows."""
        x, y, wide, _ = self.track
        side, gap = self.touching.side, self.touching.gap
        part = (wide - 2 * EDGE - gap) / 2
        return tuple(
            (x + EDGE + column * (part + gap), y + EDGE + row * (side + gap), part, side)
            for row in (0, 1)
            for column in (0, 1)
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies, in units."""

    cards: tuple[Card, ...]  # of seats 1 to 4
    table: Box
    teams: Box
    title: tuple[float, float]  # the middle of the left edge of "Who plays?"
    presets: tuple[Box, ...]
    start: Box

    def card(self, seat: Seat) -> Card:
        """A seat's card."""
        return self.cards[seat.index]

    @property
    def manner(self) -> Box:
        """What a level is like: in the free corner below the left card."""
        bottom, left = self.cards[Seat.ONE.index], self.cards[Seat.FOUR.index]
        y = left.y + left.touching.card + BETWEEN
        return left.x, y, bottom.x - 2 * BETWEEN - left.x, bottom.y + bottom.touching.card - y


def plan_of(frame: Frame) -> Plan:
    """The plan for a window."""
    touching = Touching.on(frame)
    return (_upright if frame.scale.upright else _lying)(frame, touching)


def _lying(frame: Frame, touching: Touching) -> Plan:
    column = max(348.0, 250 / frame.scale.u)
    right = frame.width - MARGIN - column
    across, down = right - 24 - MARGIN, frame.height - FOOT - TOP
    in_rows = 3 * touching.card + 2 * BETWEEN <= down
    beside = (across - down) / 2 + touching.card  # as wide as the table between rows leaves it
    wide = min(max(303, beside), 340) if in_rows else (across - 2 * BETWEEN) / 3
    cards, table = _compass((MARGIN, TOP, across, down), wide, touching)
    start = (right, TOP + down - START, column, START)
    step = min(116 + frame.spare / 5, (start[1] - 12 - TOP - TITLE) / 4)
    first, less = TOP + TITLE, max(12.0, touching.gap)
    return Plan(
        cards=cards,
        table=table,
        teams=(MARGIN - 8, TOP + down + 4, frame.width - 2 * MARGIN + 16, LINE),
        title=(right, TOP + TITLE / 2 - 4),
        presets=tuple((right, first + n * step, column, step - less) for n in range(4)),
        start=start,
    )


def _upright(frame: Frame, touching: Touching) -> Plan:
    roomy, high = touching.is_roomy, touching.card
    across = frame.width - 2 * MARGIN
    wide = (across - 2 * BETWEEN) / 3
    down = 2 * (high + BETWEEN) + (TABLE if roomy else LEAST_TABLE)
    if wide < WIDE_CARD:
        wide, down = 303 + frame.spare / 3, 3 * high + 2 * BETWEEN
    cards, table = _compass((MARGIN, TOP, across, down), wide, touching)
    line = max(LINE, LEAST_LINE / frame.scale.u)
    teams = (MARGIN, TOP + down + UNDER_CARDS, across, 2 * line)
    first = teams[1] + teams[3] + OVER_TITLE + TITLE
    foot = frame.height - (52 if roomy else 24)
    start = min(108.0, (foot - first) / 3 - 8)
    step = min(124.0, (foot - start - 12 - first) / 2)
    part = (across - 16) / 2
    return Plan(
        cards=cards,
        table=table,
        teams=teams,
        title=(MARGIN, first - TITLE / 2 - 6),
        presets=tuple(
            (MARGIN + n % 2 * (part + 16), first + n // 2 * step, part, step - 14) for n in range(4)
        ),
        start=(MARGIN, foot - start, across, start),
    )


def _compass(box: Box, wide: float, touching: Touching) -> tuple[tuple[Card, ...], Box]:
    """Four cards at the edges of a box, seat 1 below, and the table between them."""
    x, y, across, down = box
    high = touching.card
    middle, upper = x + (across - wide) / 2, y + (down - high) / 2
    cards = (
        Card(middle, y + down - high, wide, touching),
        Card(x + across - wide, upper, wide, touching),
        Card(middle, y, wide, touching),
        Card(x, upper, wide, touching),
    )
    side = min(across - 2 * (wide + BETWEEN), down - 2 * (high + BETWEEN))
    return cards, (x + (across - side) / 2, y + (down - side) / 2, side, side)
