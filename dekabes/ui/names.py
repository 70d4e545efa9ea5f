"""What the people and computers at the table are called."""

from __future__ import annotations

from dekabes.engine import SEATS, Seat
from dekabes.i18n import Catalogue
from dekabes.session import Seating
from dekabes.ui.draft import cleaned

Names = tuple[str, str, str, str]  # of seats 1 to 4


def name_at(seating: Seating, seat: Seat, words: Catalogue) -> str:
    """The name of whoever holds a seat; a usual one where none was given that can be seen."""
    occupant = seating.at(seat)
    return cleaned(occupant.name) or usual_name(seat, words, is_human=occupant.is_human)


def usual_name(seat: Seat, words: Catalogue, *, is_human: bool) -> str:
    """The name at a seat where none was given."""
    return words(f"name.{'human' if is_human else 'computer'}.{seat}")


def names_at(seating: Seating, words: Catalogue) -> Names:
    """The names at seats 1 to 4; of those that are alike the later ones get a number."""
    plain = [name_at(seating, seat, words) for seat in SEATS]
    alike = [name.casefold() for name in plain]
    counts = [alike[: place + 1].count(name) for place, name in enumerate(alike)]
    one, two, three, four = (
        f"{name} {count}" if count > 1 else name for name, count in zip(plain, counts, strict=True)
    )
    return one, two, three, four
