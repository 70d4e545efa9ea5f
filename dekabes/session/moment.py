"""What a table waits for and what may be seen of it, at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Pass, Phase, State, View, legal_actions
from dekabes.session.awaited import (
    Awaited,
    ByItself,
    Computer,
    Dealer,
    HandOff,
    Human,
    Look,
    MatchOver,
    RoundOver,
)
from dekabes.session.device import Device, seen
from dekabes.session.seating import Seating


@dataclass(frozen=True, slots=True)
class Table:
    """All that decides what is awaited and what may be seen."""

    state: State
    seating: Seating
    device: Device
    passes_by_itself: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """What is to be seen and awaited at a table; asked for many times between two actions."""

    table: Table
    view: View
    awaits: Awaited

    @staticmethod
    def of(table: Table) -> Moment:
        """The moment of a table."""
        view = seen(table.state, table.device.open_to, table.device.looks)
        return Moment(table, view, _awaited(table))


def _awaited(table: Table) -> Awaited:
    state, seating, device = table.state, table.seating, table.device
    if state.phase is Phase.MATCH_OVER:
        return MatchOver()
    if state.phase is Phase.ROUND_OVER:
        return RoundOver()
    if state.seat is None:
        return Dealer()
    is_human = seating.at(state.seat).is_human
    if state.phase is Phase.REDEAL and not is_human:
        return Computer(state.seat)
    if device.looks or state.phase is Phase.REDEAL:
        seat = device.looks[0] if device.looks else state.seat
        return Look(seat) if device.open_to == seat else HandOff(seat, to_look=True)
    if not is_human:
        return Computer(state.seat)
    if table.passes_by_itself and legal_actions(state) == (Pass(state.seat),):
        return ByItself(state.seat)
    return Human(state.seat) if device.open_to == state.seat else HandOff(state.seat)
