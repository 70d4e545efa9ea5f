"""What people are called at the table."""

from __future__ import annotations

from dekabes.i18n import load
from dekabes.session import Occupant, Seating
from dekabes.ui.names import names_at


def called(*names: str) -> tuple[str, ...]:
    one, two, three, four = (Occupant(None, name) for name in names)
    return names_at(Seating((one, two, three, four)), load("en"))


def test_names_are_as_they_were_given() -> None:
    assert called("Ana", "Béla", "Citra", "Dani") == ("Ana", "Béla", "Citra", "Dani")


def test_of_those_with_the_same_name_the_later_ones_get_a_number() -> None:
    """The cover has to say which of them the device goes to."""
    assert called("Ana", "ana", "Béla", "Ana") == ("Ana", "ana 2", "Béla", "Ana 3")


def test_a_usual_name_that_somebody_else_was_given_gets_a_number_too() -> None:
    assert called("Ana", "", "", "Citra") == ("Ana", "Bela", "Citra", "Citra 2")
