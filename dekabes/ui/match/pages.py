"""The two pages of a round's end: somebody went out, or the hands were counted."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import SEATS, Kind, Seat
from dekabes.ui.match.lastmove import last_play
from dekabes.ui.match.round_end import RoundEnd
from dekabes.ui.match.seatrow import SeatRow
from dekabes.ui.theme import Scale


@dataclass(frozen=True, slots=True)
class Places:
    """Where the buttons of a page go: the one for the next round, and the others."""

    next: Rect
    others: Rect


class Page:
    """Draws the end of a round as it stands after so many seconds."""

    length = 0.0

    def __init__(self, scale: Scale, end: RoundEnd) -> None:
        self.scale, self.end = scale, end

    @property
    def places(self) -> Places:
        """Where the buttons go."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draw everything but the buttons."""
        raise NotImplementedError


def order_of_seats(end: RoundEnd) -> tuple[Seat, ...]:
    """The seats as they are read: who went out and those after it, or the lowest count first."""
    first = end.result.seat
    if end.result.kind in (Kind.DOMINO, Kind.DEKABES) and first:
        return (first, first.next, first.partner, first.partner.next)
    return tuple(sorted(SEATS, key=lambda seat: end.result.pips[seat.index]))


def seat_row(end: RoundEnd, seat: Seat, *, counted: bool) -> SeatRow:
    """What there is to tell of a seat."""
    words, pips = end.words, end.result.pips
    hand, count = end.hands[seat.index], pips[seat.index]
    if not counted:
        out = seat is end.result.seat
        last = last_play(end.view).tile if out and end.result.kind is Kind.DEKABES else None
        won = words("kind.dekabes") if last else words("round.no_tile")
        return SeatRow(
            seat=seat,
            name=end.name(seat),
            note=words("round.out") if out else words("round.count", n=count),
            hand=hand,
            pips=count,
            lit=out,
            last=last,
            word=won if out else "",
        )
    lowest = seat in end.result.lowest
    return SeatRow(
        seat=seat,
        name=end.name(seat),
        note=words("round.lowest") if lowest else "",
        hand=hand,
        pips=count,
        lit=lowest,
        crowned=lowest and end.result.kind is Kind.BLOCKED,
        bar=count / max(pips) if max(pips) else 0.0,
    )
