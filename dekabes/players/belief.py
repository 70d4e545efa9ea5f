"""Which worlds are likely: those in which the moves that were seen were likely ones."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dekabes.engine import SEATS, View
from dekabes.players.batch import Batch
from dekabes.players.moves import BIT, TILES, Ints, heaviest_of, move_of, options
from dekabes.players.policy import Policy
from dekabes.players.sight import Sight
from dekabes.players.steps import Steps, Stepwise
from dekabes.players.tables import Masks, counts_in

Floats = NDArray[np.float64]

# Nobody knows how the others choose. Each seat is taken for one of three kinds: it plays like the
# policy, or its heaviest tile, or anything. Its own moves then tell which of them it is like.
LIKE_POLICY, LIKE_GREEDY, AT_RANDOM = 0.6, 0.2, 0.2
# How often the first two do anything else.
SLIPS_OF_POLICY, SLIPS_OF_GREEDY = 0.1, 0.2

AT_ONCE = 4096  # a hand at a turn counts as one: so many are weighed in one step


def resampled(worlds: Masks, likely: Floats, number: int, rng: Generator) -> Masks:
    """So many of the worlds, each as often as its chance says, but for a remainder below one.

    `likely` (worlds,) are their chances in any unit.
    """
    sums = np.cumsum(likely)
    comb = (np.arange(number) + rng.random()) / number * sums[-1]
    picked: Masks = worlds[np.searchsorted(sums, comb, "right")]
    return picked


@Stepwise
def likelihoods(view: View, worlds: Masks, policy: Policy) -> Steps[Floats]:
    """How likely the others' moves of this round were in each world, up to a factor; (worlds,)."""
    likely = np.ones(len(worlds))
    seen = _Seen.of(view, worlds[:1])
    yield
    for seat in range(len(SEATS)):
        turns = np.flatnonzero(seen.movers == seat)
        if len(turns):
            hands, which = np.unique(worlds[:, seat], return_inverse=True)
            sights, moves = seen.sights.at(turns), seen.moves[turns]
            found = []
            for part in np.array_split(hands, len(hands) * len(turns) // AT_ONCE + 1):
                found.append(_of_hands(sights, moves, part, policy))
                yield
            likely *= np.concatenate(found)[which]
    return likely


def _of_hands(sights: Sight, moves: Ints, hands: Masks, policy: Policy) -> Floats:
    """How likely a seat made all of its moves if it now holds these hands; (hands,).

    At its turns it held that and what it has played since.
    """
    since = np.bitwise_or.accumulate(BIT[moves][::-1])[::-1]
    held = since[:, None] | hands
    turns = np.repeat(np.arange(len(moves)), len(hands))
    sights = replace(sights.at(turns), own=held.ravel())
    to_left, to_right = options(sights.own, sights.left, sights.right)
    anything = 1 / np.maximum(counts_in(to_left) + counts_in(to_right), 1)
    # It does not matter to which end it goes.
    is_heaviest = heaviest_of(to_left, to_right) % TILES == moves[turns] % TILES
    by_policy = np.exp(policy.log_chances(sights, moves[turns]))
    kinds = (
        (LIKE_POLICY, by_policy, SLIPS_OF_POLICY),
        (LIKE_GREEDY, is_heaviest, SLIPS_OF_GREEDY),
        (AT_RANDOM, anything, 1.0),
    )
    total = np.zeros(len(hands))
    for share, chances, slips in kinds:
        each = (1 - slips) * chances + slips * anything
        total += share * each.reshape(held.shape).prod(axis=0)
    return total


@dataclass(frozen=True, slots=True)
class _Seen:
    """The others' turns of a round, k of them: what the seat saw, its move, the seat's index.

    The opening of a first round is not among them: 66 has to be played, so it tells nothing.
    Of `sights` only what all can see counts: their `own` is of some world.
    """

    sights: Sight
    moves: Ints
    movers: Ints

    @staticmethod
    def of(view: View, world: Masks) -> _Seen:
        """The turns of a view; `world` (1, 4) is any that is possible."""
        batch = Batch.before(view, world)
        sights, moves, movers = [batch.sight().at(np.arange(0))], list[int](), list[int]()
        for turn, move in enumerate(view.moves):
            number = move_of(move)
            is_forced = turn == 0 and view.chooser is None
            if move.seat is not view.viewer and not is_forced:
                # A copy, as the batch goes on in the same arrays.
                sights.append(batch.sight().at(np.arange(1)))
                moves.append(number)
                movers.append(move.seat.index)
            batch.step(np.array([number]))
        return _Seen(_joined(sights), np.array(moves, np.intp), np.array(movers, np.intp))


def _joined(sights: list[Sight]) -> Sight:
    """All positions of these sights, one after the other."""
    names = [field.name for field in fields(Sight)]
    return Sight(*(np.concatenate([getattr(s, name) for s in sights], axis=-1) for name in names))
