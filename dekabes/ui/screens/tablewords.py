"""The words of the table, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dekabes.engine import DOUBLE_SIX, SEATS, Seat, Team, View
from dekabes.i18n import Catalogue
from dekabes.ui.names import Names
from dekabes.ui.table.model import Heading, Sentence, ShutRack, TableModel, TableWords
from dekabes.ui.table.still import is_in_turn, must_pass

NO_BREAK = "\N{NO-BREAK SPACE}"  # between a sign and its name


def table_words(words: Catalogue, view: View) -> TableWords:
    """What the painter writes at every moment."""
    one, two, three, four = (
        words.plural("table.tiles", view.counts[seat.index] if view.counts else 0) for seat in SEATS
    )
    return TableWords(
        round=words("table.round"),
        your_turn=words("table.your_turn"),
        plays=words("table.plays"),
        counts=(one, two, three, four),
        passed=words("table.pase"),
        cry=words("table.pase_cry"),
        since=words("table.since"),
    )


def lid_of_a_round_over(words: Catalogue) -> ShutRack:
    """What stands on the lid where somebody looks back at the table."""
    return ShutRack(words("table.looks_back"), (words("table.looks_back_detail"),))


def lid_words(words: Catalogue, names: Names, *, people: bool, next_one: Seat | None) -> ShutRack:
    """What stands on the lid of the shut rack: who is next at the device, if that is known."""
    if not people:
        return ShutRack(words("table.computers_play"), (words("table.computers_play_detail"),))
    if next_one is None:
        return ShutRack(words("table.covered"), (words("table.covered_detail"),))
    found: list[str | Team] = []
    for text, field in words.parts("table.covered_next"):
        found.append(text)
        if field:
            found += [next_one.team, NO_BREAK, names[next_one.index]]
    return ShutRack(words("table.covered"), tuple(found))


def with_words(model: TableModel, words: Catalogue) -> TableModel:
    """The model with the sentences that belong to its moment."""
    view = model.view
    fits = _nothing_fits(words, open_numbers(view)) if must_pass(view) else ()
    return replace(model, heading=_heading(words, view), nothing_fits=fits)


def _heading(words: Catalogue, view: View) -> Heading | None:
    """What stands over the opening place when the one who looks is to open."""
    if view.line.laid or not is_in_turn(view):
        return None
    if view.chooser is None and view.hand and DOUBLE_SIX in view.hand:
        return Heading(words("table.double_six"), words("table.double_six_detail"))
    return Heading(words("table.you_open"), words("table.you_open_detail"))


def open_numbers(view: View) -> tuple[int, ...]:
    """The numbers at the open ends, each once."""
    return tuple(dict.fromkeys(view.line.ends or ()))


def needs_sentence(words: Catalogue, numbers: Sequence[int]) -> Sentence:
    """What a tile would need: words, and numbers that are drawn as half tiles."""
    return _sentence(words, "table.needs_one", "table.needs_two", numbers)


def _nothing_fits(words: Catalogue, numbers: Sequence[int]) -> Sentence:
    return _sentence(words, "table.nothing_fits_one", "table.nothing_fits_two", numbers)


def needs_notice(words: Catalogue, numbers: Sequence[int]) -> str:
    """The same in words alone, for the trace."""
    if len(numbers) == 1:
        return words("table.needs_one", a=numbers[0])
    return words("table.needs_two", a=numbers[0], b=numbers[1])


def _sentence(words: Catalogue, one: str, two: str, numbers: Sequence[int]) -> Sentence:
    values = dict(zip("ab", numbers, strict=False))
    parts = words.parts(two if len(numbers) > 1 else one)
    found: list[str | int] = []
    for text, field in parts:
        if text.strip():
            found.append(text.strip())
        if field:
            found.append(values[field])
    return tuple(found)
