"""What the people and computers at the table are called."""

from __future__ import annotations

from dekabes.engine import SEATS, Seat
from dekabes.i18n import Catalogue
from dekabes.session import Seating

Names = tuple[str, str, str, str]  # of seats 1 to 4


def name_at(seating: Seating, seat: Seat, words: Catalogue) -> str:
    """The name of whoever holds a seat; a usual one where none was given."""
    occupant = seating.at(seat)
    kind = "human" if occupant.is_human else "computer"
    return occupant.name or words(f"name.{kind}.{seat}")


def names_at(seating: Seating, words: Catalogue) -> Names:
    """The names at seats 1 to 4."""
    one, two, three, four = (name_at(seating, seat, words) for seat in SEATS)
    return one, two, three, four
