"""The reasons for a decision in words."""

from __future__ import annotations

from collections.abc import Callable

from dekabes.engine import Seat
from dekabes.i18n import Catalogue
from dekabes.players import Reason, ReasonKind


def reason_text(texts: Catalogue, reason: Reason, name: Callable[[Seat], str]) -> str:
    """A reason as a sentence; `name` says what to call a single other seat."""
    key = f"advice.{sentence_of(reason)}"
    if reason.kind is ReasonKind.KEEPS:
        return texts.plural(key, reason.count or 0, number=reason.number)
    values = {"number": reason.number, "count": reason.count, "who": _who(texts, reason, name)}
    return texts(key, **values)


def sentence_of(reason: Reason) -> str:
    """Which of the sentences of its kind says a reason, as in the keys of the catalogues."""
    return f"{reason.kind.value}.stays" if reason.stays else reason.kind.value


def _who(texts: Catalogue, reason: Reason, name: Callable[[Seat], str]) -> str:
    if len(reason.seats) > 1:
        return texts("advice.who.opponents")
    return name(reason.seats[0]) if reason.seats else ""


def place_of(texts: Catalogue, viewer: Seat, seat: Seat) -> str:
    """What a seat calls another one by where it sits."""
    places = {viewer.next: "next", viewer.partner: "partner", viewer.partner.next: "last"}
    return texts(f"advice.who.{places[seat]}")
