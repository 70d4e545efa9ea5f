"""What the seats to move see of many positions; there is no place in it for a hidden hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dekabes.engine import SEATS, View
from dekabes.players import masks
from dekabes.players.knowledge import Knowledge
from dekabes.players.moves import Ints, NumberBits
from dekabes.players.tables import EMPTY, Masks

Counts = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Sight:
    """n positions, each as the seat to move sees it: `own`, `down`, `left`, `right` of shape (n,).

    `down` are the tiles of the line. The other arrays, of shape (3, n), are about the other seats
    in their order of play: the next opponent, the partner, the other opponent. Of each is known
    how many tiles it holds, on which numbers it passed and which it brought to the line.
    """

    own: Masks
    down: Masks
    left: Ints
    right: Ints
    counts: Counts
    passed: NumberBits
    brought: NumberBits

    @staticmethod
    def of(view: View) -> Sight:
        """The one position of a view whose viewer is to move."""
        if view.viewer is None or view.hand is None or view.counts is None:
            raise ValueError("nobody in particular sees no hand")
        known = Knowledge.of(view)
        left, right = view.line.ends or (EMPTY, EMPTY)
        others = [SEATS[(view.viewer.index + k) % 4] for k in (1, 2, 3)]
        return Sight(
            own=np.array([masks.mask_of(view.hand)], np.uint32),
            down=np.array([masks.mask_of(laid.tile for laid in view.line.laid)], np.uint32),
            left=np.array([left], np.intp),
            right=np.array([right], np.intp),
            counts=np.array([[view.counts[seat.index]] for seat in others], np.uint8),
            passed=np.array([[_set(known.lacks_of(seat))] for seat in others], np.uint8),
            brought=np.array([[_set(known.brought_by(seat))] for seat in others], np.uint8),
        )

    def at(self, rows: Ints) -> Sight:
        """Only these positions."""
        return Sight(
            self.own[rows],
            self.down[rows],
            self.left[rows],
            self.right[rows],
            self.counts[:, rows],
            self.passed[:, rows],
            self.brought[:, rows],
        )


def _set(numbers: frozenset[int]) -> int:
    """Numbers as bits."""
    return sum(1 << number for number in numbers)
