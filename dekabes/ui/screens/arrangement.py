"""The seating of a new game while it is put together."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from dekabes.engine import SEATS, Seat
from dekabes.session import Occupant, Seating
from dekabes.session.seating import DEFAULT_LEVEL

OFFERED = ("easy", "steady", "strong", "expert")  # the levels that a computer can be given


@dataclass(frozen=True, slots=True)
class Chair:
    """What was set for a seat: its person's name and its computer's stay apart."""

    is_human: bool
    level: str = DEFAULT_LEVEL
    person: str = ""
    computer: str = ""

    @staticmethod
    def of(occupant: Occupant) -> Chair:
        """The chair of whoever sat here last; a level that is not offered becomes the usual one."""
        if occupant.level is None:
            return Chair(is_human=True, person=occupant.name)
        level = occupant.level if occupant.level in OFFERED else DEFAULT_LEVEL
        return Chair(is_human=False, level=level, computer=occupant.name)

    @property
    def occupant(self) -> Occupant:
        """Who sits here."""
        return Occupant(None, self.person) if self.is_human else Occupant(self.level, self.computer)

    def named(self, name: str) -> Chair:
        """The chair with another name for whoever sits here."""
        return replace(self, person=name) if self.is_human else replace(self, computer=name)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Four chairs, at least one of them a person's."""

    chairs: tuple[Chair, Chair, Chair, Chair]

    @staticmethod
    def of(seating: Seating) -> Arrangement:
        """What was played last, with a person at seat 1 where nobody was at the table."""
        one, two, three, four = map(Chair.of, seating.occupants)
        seats = Arrangement((one, two, three, four))
        return seats if seats.people else seats.with_people({Seat.ONE})

    @property
    def seating(self) -> Seating:
        """Who sits down."""
        one, two, three, four = (chair.occupant for chair in self.chairs)
        return Seating((one, two, three, four))

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people."""
        return frozenset(seat for seat in SEATS if self.chairs[seat.index].is_human)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computers."""
        return tuple(chair.level for chair in self.chairs if not chair.is_human)

    def with_people(self, seats: Collection[Seat]) -> Arrangement:
        """People at these seats and no others; names and levels stay with their seats."""
        one, two, three, four = (
            replace(chair, is_human=seat in seats)
            for seat, chair in zip(SEATS, self.chairs, strict=True)
        )
        return Arrangement((one, two, three, four))

    def with_person(self, seat: Seat) -> Arrangement:
        """One more person."""
        return self._changed(seat, lambda chair: replace(chair, is_human=True))

    def with_computer(self, seat: Seat, level: str) -> Arrangement:
        """A computer of a level at a seat that the last person does not hold."""
        return self._changed(seat, lambda chair: replace(chair, is_human=False, level=level))

    def with_name(self, seat: Seat, name: str) -> Arrangement:
        """Another name for whoever holds a seat; empty for the usual one."""
        return self._changed(seat, lambda chair: chair.named(name))

    def is_last_person(self, seat: Seat) -> bool:
        """Whether nobody would be left at the table without this seat's person."""
        return self.people == {seat}

    def _changed(self, seat: Seat, change: Callable[[Chair], Chair]) -> Arrangement:
        one, two, three, four = (
            change(chair) if at is seat else chair
            for at, chair in zip(SEATS, self.chairs, strict=True)
        )
        return Arrangement((one, two, three, four))
