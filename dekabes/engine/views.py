"""What one seat, or nobody in particular, may know of a state."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine.actions import Action, Keep, Move
from dekabes.engine.apply import apply
from dekabes.engine.line import Line
from dekabes.engine.rules import legal_actions
from dekabes.engine.seats import Seat, Team
from dekabes.engine.state import FourCounts, Hands, Phase, Points, RoundRecord, State
from dekabes.engine.tiles import Hand


@dataclass(frozen=True, slots=True)
class View:
    """A match as `viewer` may see it (None: anybody); `shown` are the hands of an ended round."""

    viewer: Seat | None
    phase: Phase
    round: int
    points: Points
    base: int
    chooser: Seat | None
    seat: Seat | None
    legal: tuple[Action, ...]
    opener: Seat | None
    hand: Hand | None
    counts: FourCounts | None
    line: Line
    redeals: tuple[Seat, ...]
    moves: tuple[Move, ...]
    passes: int
    rounds: tuple[RoundRecord, ...]
    winner: Team | None
    shown: Hands | None


def view_for(state: State, viewer: Seat | None) -> View:
    """What a seat may know; its own hand only, until the round is over and all lie open."""
    if state.phase is Phase.REDEAL and viewer != state.seat and state.seat is not None:
        # That a seat is asked, or that it kept, is known to nobody else.
        state = apply(state, Keep(state.seat))
    return View(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        points=state.points,
        base=state.base,
        chooser=state.chooser,
        seat=state.seat,
        legal=legal_actions(state) if viewer is not None and viewer == state.seat else (),
        opener=state.opener,
        hand=state.hands[viewer.index] if state.hands and viewer else None,
        counts=state.counts,
        line=state.line,
        redeals=state.redeals,
        moves=state.moves,
        passes=state.passes,
        rounds=state.rounds,
        winner=state.winner,
        shown=state.hands if state.phase.is_over else None,
    )
