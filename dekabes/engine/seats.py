"""The four seats and the two teams."""

from __future__ import annotations

from enum import Enum, IntEnum


class Team(Enum):
    """Two partners who sit opposite: A has seats 1 and 3, B seats 2 and 4."""

    A = "A"
    B = "B"

    @property
    def other(self) -> Team:
        """The team that this one plays against."""
        return Team.B if self is Team.A else Team.A

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats, the lower number first."""
        return (Seat.ONE, Seat.THREE) if self is Team.A else (Seat.TWO, Seat.FOUR)

    @property
    def index(self) -> int:
        """Its place in a pair of points: 0 for A, 1 for B."""
        return 0 if self is Team.A else 1


class Seat(IntEnum):
    """A place at the table, numbered counter-clockwise as seen from above."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4

    @property
    def team(self) -> Team:
        """The team that this seat plays for."""
        return Team.A if self % 2 else Team.B

    @property
    def next(self) -> Seat:
        """The seat whose turn comes after this one's."""
        return SEATS[self % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.next.next

    @property
    def index(self) -> int:
        """Its place in a list of four: 0 to 3."""
        return self - 1


SEATS = tuple(Seat)
