"""Everything that can happen in a match, as small frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine.line import End
from dekabes.engine.seats import Seat
from dekabes.engine.tiles import Hand, Tile, hand_of


@dataclass(frozen=True, slots=True)
class StartRound:
    """The table is cleared for the round with this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands in seat order; the tiles stand in the action, so no chance is needed to replay."""

    hands: tuple[Hand, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(hand_of(hand) for hand in self.hands))


@dataclass(frozen=True, slots=True)
class Redeal:
    """The entitled seat demands a complete reshuffle."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """The entitled seat keeps its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Open:
    """The chooser's decision: this seat opens the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A seat joins a tile to an end; the opening tile joins none, its end is None."""

    seat: Seat
    tile: Tile
    end: End | None


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat that cannot play says so."""

    seat: Seat


Move = Play | Pass
Action = StartRound | Deal | Redeal | Keep | Open | Play | Pass
