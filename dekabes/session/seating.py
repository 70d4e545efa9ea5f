"""Who sits where: people and computers."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import SEATS, Seat

DEFAULT_LEVEL = "steady"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who holds a seat: a computer of a level, or a person (no level); the name may be empty."""

    level: str | None
    name: str = ""

    @property
    def is_human(self) -> bool:
        """Whether a person holds the seat."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class Seating:
    """The occupants of seats 1 to 4."""

    occupants: tuple[Occupant, Occupant, Occupant, Occupant]

    def at(self, seat: Seat) -> Occupant:
        """Who holds a seat."""
        return self.occupants[seat.index]

    @property
    def levels(self) -> tuple[str | None, str | None, str | None, str | None]:
        """The levels of seats 1 to 4, None where a person sits."""
        one, two, three, four = (occupant.level for occupant in self.occupants)
        return one, two, three, four

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people hold, in order."""
        return tuple(seat for seat in SEATS if self.at(seat).is_human)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats that computers hold, in order."""
        return tuple(seat for seat in SEATS if not self.at(seat).is_human)

    @property
    def first(self) -> Seat:
        """The seat that the screen puts at the bottom: the first person's, or seat 1."""
        return self.humans[0] if self.humans else Seat.ONE


PERSON, COMPUTER = Occupant(None), Occupant(DEFAULT_LEVEL)
ONE_PERSON = Seating((PERSON, COMPUTER, COMPUTER, COMPUTER))
FOUR_COMPUTERS = Seating((COMPUTER, COMPUTER, COMPUTER, COMPUTER))
