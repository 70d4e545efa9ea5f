"""Who plays at which seat, from a record's tags to the session and back."""

from __future__ import annotations

from dekabes.record import Tags, format_seats, levels_of, names_of
from dekabes.session import ONE_PERSON, Occupant, Seating


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
