"""What a table can wait for."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Seat


@dataclass(frozen=True, slots=True)
class Dealer:
    """The table deals: the next action needs nobody's decision."""


@dataclass(frozen=True, slots=True)
class HandOff:
    """The device has to reach a person, whose hand stays covered until it is uncovered."""

    seat: Seat
    to_look: bool = False  # at a deal, which may be waived unseen


@dataclass(frozen=True, slots=True)
class Look:
    """A person looks at a deal and says whether to keep it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Human:
    """A person decides."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ByItself:
    """A person can only pass, and the table is set to pass by itself."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer decides."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The hands lie open until somebody wants the next round."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is won."""


Awaited = Dealer | HandOff | Look | Human | ByItself | Computer | RoundOver | MatchOver
