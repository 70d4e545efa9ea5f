"""Who sits where, as a record's tags and the session say it."""

from __future__ import annotations

from dekabes.record import Sitter, Tags, format_sitters, names_of, seats_of
from dekabes.session import Occupant, Seating

STEADY = Occupant("steady")
ONE_PERSON = Seating((Occupant(None), STEADY, STEADY, STEADY))
FOUR_COMPUTERS = Seating((STEADY, STEADY, STEADY, STEADY))


def seating_of_tags(tags: Tags) -> Seating:
    """Who plays a record; where it does not say, a person at seat 1 and three computers."""
    sitters, names = seats_of(tags), names_of(tags)
    levels = [s.level for s in sitters] if sitters else [o.level for o in ONE_PERSON.occupants]
    one, two, three, four = (
        Occupant(level, name or "") for level, name in zip(levels, names, strict=True)
    )
    return Seating((one, two, three, four))


def tags_of_seating(seating: Seating) -> Tags:
    """The tags that say who plays."""
    one, two, three, four = (Sitter(occupant.level) for occupant in seating.occupants)
    names = tuple(
        (f"Name{seat}", occupant.name)
        for seat, occupant in enumerate(seating.occupants, 1)
        if occupant.name
    )
    return (("Seats", format_sitters((one, two, three, four))), *names)
