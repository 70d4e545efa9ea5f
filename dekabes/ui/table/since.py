"""What was played since the one who looks last looked: public moves, numbered in their order."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import Move, Play, Seat, Tile, View

# As many as the others can have made while the device went round once.
MOST = 3


@dataclass(frozen=True, slots=True)
class Since:
    """A move that came after the own last one, and its number among those that are marked."""

    number: int
    move: Move

    @property
    def seat(self) -> Seat:
        """Who made the move."""
        return self.move.seat

    @property
    def tile(self) -> Tile | None:
        """The tile that came to the line; None for a pass."""
        return self.move.tile if isinstance(self.move, Play) else None


def since_last_look(view: View) -> tuple[Since, ...]:
    """The moves of this round after the viewer's own last one, at most three, the newest last."""
    own = [place for place, move in enumerate(view.moves) if move.seat == view.viewer]
    moves = view.moves[own[-1] + 1 :] if own else view.moves
    return tuple(Since(number, move) for number, move in enumerate(moves[-MOST:], 1))
