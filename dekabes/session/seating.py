"""Who sits where: people and computers."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dekabes.engine import SEATS, Seat
from dekabes.record import Tags, format_seats, levels_of, names_of

DEFAULT_LEVEL = "steady"
_WHO_PLAYS = re.compile("Seats|Name[1-4]")


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
    def is_shared(self) -> bool:
        """Whether several people share the device."""
        return len(self.humans) > 1

    def with_at(self, seat: Seat, occupant: Occupant) -> Seating:
        """The seating with another occupant at a seat."""
        one, two, three, four = (occupant if at is seat else self.at(at) for at in SEATS)
        return Seating((one, two, three, four))

    @property
    def first(self) -> Seat:
        """The seat that the screen puts at the bottom: the first person's, or seat 1."""
        return self.humans[0] if self.humans else Seat.ONE


PERSON, COMPUTER = Occupant(None), Occupant(DEFAULT_LEVEL)
ONE_PERSON = Seating((PERSON, COMPUTER, COMPUTER, COMPUTER))
FOUR_COMPUTERS = Seating((COMPUTER, COMPUTER, COMPUTER, COMPUTER))


def seating_of_tags(tags: Tags) -> Seating:
    """Who plays a record; where it does not say, a person at seat 1 and three computers."""
    levels = levels_of(tags) or ONE_PERSON.levels
    one, two, three, four = (
        Occupant(level, name or "") for level, name in zip(levels, names_of(tags), strict=True)
    )
    return Seating((one, two, three, four))


def tags_of_seating(seating: Seating) -> Tags:
    """The tags that say who plays."""
    names = tuple(
        (f"Name{seat}", occupant.name)
        for seat, occupant in enumerate(seating.occupants, 1)
        if occupant.name
    )
    return (("Seats", format_seats(seating.levels)), *names)


def retagged(tags: Tags, seating: Seating) -> Tags:
    """The tags of a match as they are, but for who plays now."""
    if seating_of_tags(tags) == seating:
        return tags
    others = (tag for tag in tags if not _WHO_PLAYS.fullmatch(tag[0]))
    return (*others, *tags_of_seating(seating))
