"""Where everything of the new game's screen lies: seats stand where they will sit."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Seat
from dekabes.ui.screens.frame import MARGIN, Frame
from dekabes.ui.theme import SMALL_UNIT
from dekabes.ui.touchable import APART, FINGER

Box = tuple[float, float, float, float]  # from the left, from the top, width, height; in units

PAD, TIGHT_PAD, EDGE = 12, 7, 4  # inside a card, and of the track round its choices
BESIDE_SWITCH = 6  # between the two tracks of a card
EMBLEM, BESIDE_EMBLEM = 50, 10  # a card's medallion, and what is free beside it
LEAST_CHOICE = 48
TIGHT = 51  # units that a finger needs where cards have to give up something
LEAST_LEVEL = 86  # the least width of a level
LEVEL, LEVEL_EDGES = 63.5, 16  # pixels for its word, and units beside that
TOP, FOOT = 106, 56  # above and below the cards: the title, the line of the teams
TIGHT_TOP, TIGHT_FOOT = 100, 32  # the same where the teams stand in a corner
BETWEEN, LEAST_BETWEEN = 10, 6  # from card to card
WIDE_CARD = 285  # what a card has to have to stand in a row of three
TABLE = 210  # the table's height under a card
TITLE, LINE = 46, 30  # the heights of "Who plays?" and of a line of the teams
LEAST_LINE = 21  # pixels
UNDER_CARDS, OVER_TITLE = 12, 24  # above and below the lines of the teams, upright
START = 92
COLUMN, TIGHT_COLUMN = 348.0, 200  # of the presets: in units, and in pixels in the smallest windows
HAIR = 0.5  # pixels: what is lost where edges fall between two of them


@dataclass(frozen=True, slots=True)
class Touching:
    """The least sides and gaps of what is touched, in the units of a window."""

    finger: float
    gap: float
    side: float  # of a choice
    level: float  # the least width of a level

    @staticmethod
    def on(frame: Frame) -> Touching:
        """As large as a finger in this window, and larger where the window is higher."""
        u = frame.scale.u
        finger, gap = max(LEAST_CHOICE, (FINGER + HAIR) / u), max(APART, (APART + HAIR) / u)
        more = 0 if frame.scale.upright else frame.spare / 12
        level = max(LEAST_LEVEL, LEVEL / u + LEVEL_EDGES)
        return Touching(finger, gap, max(finger, LEAST_CHOICE + more), level)

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
        """The height of a name."""
        return self.side + 2 * EDGE if self.is_roomy else self.finger

    @property
    def under_name(self) -> float:
        """What is free between a name and the track of the choices."""
        return max(self.pad, self.gap - EDGE)

    @property
    def switch(self) -> float:
        """The width of the track of who plays: a person or a computer."""
        return self.side + 2 * EDGE

    @property
    def beside_switch(self) -> float:
        """What is free between the two tracks."""
        return max(BESIDE_SWITCH, self.gap - 2 * EDGE)

    @property
    def track(self) -> float:
        """The height of a card's choices: two rows."""
        return 2 * (self.side + EDGE) + self.gap

    @property
    def least_width(self) -> float:
        """The width of a card whose levels have room for their words."""
        levels = 2 * (self.level + EDGE) + self.gap
        return 2 * self.pad + self.switch + self.beside_switch + levels

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
        """The field with the name, as far as the card goes."""
        x, y, wide, high = self._upper
        before = EMBLEM + BESIDE_EMBLEM
        return x + before, y, wide - before, high

    @property
    def switch(self) -> Box:
        """What the choice of who plays lies in."""
        x, y, _, high = self._lower
        return x, y, self.touching.switch, high

    @property
    def halves(self) -> tuple[Box, Box]:
        """The two choices of who plays, a person over a computer."""
        x, y, _, _ = self.switch
        side, step = self.touching.side, self.touching.side + self.touching.gap
        person = x + EDGE, y + EDGE, side, side
        return person, (x + EDGE, y + EDGE + step, side, side)

    @property
    def track(self) -> Box:
        """What the levels of a computer lie in."""
        x, y, wide, high = self._lower
        before = self.touching.switch + self.touching.beside_switch
        return x + before, y, wide - before, high

    @property
    def _upper(self) -> Box:
        pad = self.touching.pad
        return self.x + pad, self.y + pad, self.width - 2 * pad, self.touching.named

    @property
    def _lower(self) -> Box:
        x, y, wide, high = self._upper
        return x, y + high + self.touching.under_name, wide, self.touching.track

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
    is_cornered: bool  # whether the teams stand in the free corner below the right card

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
    column = COLUMN if frame.scale.u >= SMALL_UNIT else TIGHT_COLUMN / frame.scale.u
    right = frame.width - MARGIN - column
    across, rows = right - 24 - MARGIN, 3 * touching.card
    is_cornered = not touching.is_roomy or rows + 2 * BETWEEN > frame.height - FOOT - TOP
    top, foot = (TIGHT_TOP, TIGHT_FOOT) if is_cornered else (TOP, FOOT)
    down = frame.height - foot - top
    in_rows = rows + 2 * LEAST_BETWEEN <= down
    beside = (across - down) / 2 + touching.card  # as wide as the table between rows leaves it
    # An even width: both columns of levels begin at whole units.
    beside = min(beside, 340) // 2 * 2
    wide = max(touching.least_width, beside) if in_rows else (across - 2 * BETWEEN) / 3
    cards, table = _compass((MARGIN, top, across, down), wide, touching)
    start = (right, top + down - START, column, START)
    step = min(116 + frame.spare / 5, (start[1] - 12 - TOP - TITLE) / 4)
    first, less = TOP + TITLE, max(12.0, touching.gap)
    below = (MARGIN - 8, top + down + 4, frame.width - 2 * MARGIN + 16, LINE)
    return Plan(
        cards=cards,
        table=table,
        teams=_corner(cards) if is_cornered else below,
        title=(right, TOP + TITLE / 2 - 4),
        presets=tuple((right, first + n * step, column, step - less) for n in range(4)),
        start=start,
        is_cornered=is_cornered,
    )


def _upright(frame: Frame, touching: Touching) -> Plan:
    roomy, high = touching.is_roomy, touching.card
    across = frame.width - 2 * MARGIN
    wide = (across - 2 * BETWEEN) / 3
    down = 2 * (high + BETWEEN) + TABLE
    if wide < max(WIDE_CARD, touching.least_width):
        wide, down = max(260 + frame.spare / 3, touching.least_width), 3 * high + 2 * BETWEEN
    cards, table = _compass((MARGIN, TOP, across, down), wide, touching)
    line = max(LINE, LEAST_LINE / frame.scale.u)
    below = (MARGIN, TOP + down + UNDER_CARDS, across, 2 * line)
    first = (below[1] + below[3] + OVER_TITLE if roomy else TOP + down + UNDER_CARDS) + TITLE
    foot = frame.height - (52 if roomy else 24)
    start = min(108.0, (foot - first) / 3 - 8) if roomy else 1.1 * touching.finger
    step = min(124.0, (foot - start - 12 - first) / 2)
    part = (across - 16) / 2
    return Plan(
        cards=cards,
        table=table,
        teams=below if roomy else _corner(cards),
        title=(MARGIN, first - TITLE / 2 - 6),
        presets=tuple(
            (MARGIN + n % 2 * (part + 16), first + n // 2 * step, part, step - 14) for n in range(4)
        ),
        start=(MARGIN, foot - start, across, start),
        is_cornered=not roomy,
    )


def _corner(cards: tuple[Card, ...]) -> Box:
    """The free corner below the right card."""
    bottom, right = cards[Seat.ONE.index], cards[Seat.TWO.index]
    x, y = bottom.x + bottom.width + 2 * BETWEEN, right.y + right.touching.card + BETWEEN
    return x, y, right.x + right.width - x, bottom.y + bottom.touching.card - y


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
