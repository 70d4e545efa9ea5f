"""The whole truth of a match at one moment, all four hands included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from dekabes.engine.actions import Move
from dekabes.engine.line import Line
from dekabes.engine.seats import SEATS, Seat, Team
from dekabes.engine.tiles import Hand

POINTS_TO_WIN = 4
Hands = tuple[Hand, Hand, Hand, Hand]
FourCounts = tuple[int, int, int, int]
Points = tuple[int, int]


class Phase(Enum):
    """What a match waits for."""

    DEAL = "deal"
    REDEAL = "redeal"
    CHOOSE = "choose"
    PLAY = "play"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"

    @property
    def is_over(self) -> bool:
        """Whether a round has just ended, so that all hands lie open."""
        return self in (Phase.ROUND_OVER, Phase.MATCH_OVER)


class Kind(Enum):
    """How a round ended."""

    DOMINO = "domino"
    DEKABES = "dekabes"
    BLOCKED = "blocked"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended: `seat` went out or holds the lowest count (None in a draw)."""

    kind: Kind
    seat: Seat | None
    value: int
    pips: FourCounts

    @property
    def team(self) -> Team | None:
        """The team that won the round; None in a draw."""
        return self.seat.team if self.seat else None

    @property
    def lowest(self) -> tuple[Seat, ...]:
        """The seats with the lowest count that is left, in order."""
        return lowest_seats(self.pips)


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round that is over: `plies` counts moves and passes, `points` stand after it."""

    number: int
    redeals: tuple[Seat, ...]
    opener: Seat
    plies: int
    result: Result
    points: Points


@dataclass(frozen=True, slots=True)
class State:
    """A match at one moment; `chooser` is None in a first round, which 66 opens."""

    phase: Phase = Phase.DEAL
    round: int = 0
    points: Points = (0, 0)
    base: int = 1
    chooser: Seat | None = None
    hands: Hands | None = None
    line: Line = field(default_factory=Line)
    opener: Seat | None = None
    seat: Seat | None = None
    redeals: tuple[Seat, ...] = ()
    moves: tuple[Move, ...] = ()
    passes: int = 0
    rounds: tuple[RoundRecord, ...] = ()

    def moved(self, move: Move, hands: Hands, line: Line, passes: int) -> State:
        """The state after a move, with what the move made of the hands and the line."""
        # In the order of the fields; `replace` takes twice as long, and most states are made here.
        return State(
            self.phase,
            self.round,
            self.points,
            self.base,
            self.chooser,
            hands,
            line,
            self.opener,
            move.seat.next,
            self.redeals,
            (*self.moves, move),
            passes,
            self.rounds,
        )

    @property
    def counts(self) -> FourCounts | None:
        """How many tiles each seat holds; None while none are dealt."""
        if self.hands is None:
            return None
        one, two, three, four = map(len, self.hands)
        return one, two, three, four

    @property
    def winner(self) -> Team | None:
        """The team that has won the match, if it is over."""
        if self.phase is not Phase.MATCH_OVER:
            return None
        return Team.A if self.points[0] >= POINTS_TO_WIN else Team.B


def lowest_seats(pips: FourCounts) -> tuple[Seat, ...]:
    """The seats whose single count is the lowest, in order."""
    return tuple(seat for seat in SEATS if pips[seat.index] == min(pips))


def new_match() -> State:
    """A match before its first round, at 0–0."""
    return State()


def match_from(points: Points, base: int, chooser: Seat) -> State:
    """A match taken up between two rounds; ValueError where no match can stand so."""
    if min(points) != 0 or not 0 <= max(points) < POINTS_TO_WIN:
        raise ValueError("one team has 0 points and the other 0 to 3")
    if base not in (1, 2):
        raise ValueError("a round is worth 1 or 2")
    return State(points=points, base=base, chooser=chooser)
