"""Monte Carlo: what each decision brings, played on by the policy in worlds that may be true."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.random import PCG64, Generator

from dekabes.engine import Action, Open, Pass, Phase, Play, Team, View
from dekabes.players import equity
from dekabes.players.batch import Batch, Values, play_out
from dekabes.players.belief import likelihoods, resampled
from dekabes.players.effort import Effort
from dekabes.players.moves import move_of
from dekabes.players.options import Option
from dekabes.players.player import demanded_redeal
from dekabes.players.policy import trained
from dekabes.players.steps import Steps, Stepwise
from dekabes.players.tables import Masks
from dekabes.players.unseen import Unseen
from dekabes.players.worlds import all_worlds, count, sample


@Stepwise
def decide(view: View, rng: Random, effort: Effort) -> Steps[Action]:
    """The best decision; what leaves no choice is not thought about."""
    if len(view.legal) == 1:
        return view.legal[0]
    if redeal := demanded_redeal(view):
        return redeal
    return (yield from evaluate.steps(view, rng, effort))[0].action


@Stepwise
def evaluate(view: View, rng: Random, effort: Effort) -> Steps[tuple[Option, ...]]:
    """All legal decisions of a seat that is to open, to move or to choose an opener, best first.

    Of equal ones the first in `view.legal` comes first.
    """
    generator = Generator(PCG64(rng.getrandbits(64)))
    distinct = _distinct(view)
    actions = tuple(dict.fromkeys(distinct.values()))
    worlds = yield from _worlds(view, effort, len(actions), generator)
    values = yield from outcomes.steps(view, actions, worlds, generator)
    weighed = dict(zip(actions, values, strict=True))
    options = [_option(view, action, weighed[same]) for action, same in distinct.items()]
    return tuple(sorted(options, key=lambda option: -option.equity))


def _distinct(view: View) -> dict[Action, Action]:
    """For each legal decision the first that comes to the same: with equal ends, either end."""
    ends = view.line.ends
    is_same = ends is not None and ends[0] == ends[1]
    first: dict[object, Action] = {}
    return {
        action: first.setdefault(
            action.tile if is_same and isinstance(action, Play) else action, action
        )
        for action in view.legal
    }


def _worlds(view: View, effort: Effort, options: int, rng: Generator) -> Steps[Masks]:
    """The worlds to play on in, as many as the effort allows for so many options; (n, 4)."""
    unseen = Unseen.of(view)
    left = len(unseen.tiles) + unseen.hand.bit_count()
    number = min(effort.worlds, effort.work // (options * left))
    candidates = effort.candidates if view.moves else None
    wanted = max(number, candidates or 0)
    worlds = all_worlds(unseen) if count(unseen) <= wanted else sample(unseen, wanted, rng)
    yield
    likely = np.ones(len(worlds))
    if candidates:
        likely = yield from likelihoods.steps(view, worlds, trained())
    return resampled(worlds, likely, number, rng)


@Stepwise
def outcomes(
    view: View, actions: tuple[Action, ...], worlds: Masks, rng: Generator
) -> Steps[Values]:
    """What team A wins after each of the decisions in each world, (actions, worlds)."""
    number = len(worlds)
    rounds = np.tile(worlds, (len(actions), 1))
    if view.phase is Phase.CHOOSE:
        opens = [action.seat.index for action in actions if isinstance(action, Open)]
        batch = Batch.of(rounds, np.repeat(opens, number))
    else:
        batch = Batch.now(view, rounds)
        yield
        moves = [move_of(action) for action in actions if isinstance(action, Play | Pass)]
        batch.step(np.repeat(moves, number))
    values = yield from play_out.steps(batch, trained(), rng)
    return values.reshape(len(actions), number)


def _option(view: View, action: Action, values: Values) -> Option:
    """The figures of a decision from what team A won in each of the worlds."""
    opener = action.seat if isinstance(action, Open) else view.opener
    if view.viewer is None or opener is None:
        raise ValueError("only a seat of a round in play decides")
    chances = np.array(equity.known().of_values(view.points, view.base, opener.team), float)
    shares = np.bincount(values + 2, minlength=5) / len(values)
    if view.viewer.team is Team.B:
        chances, shares = 1 - chances[::-1], shares[::-1]
    return Option(
        action,
        value=float(shares @ np.arange(-2, 3)) * view.base,
        win=float(shares[3:].sum()),
        equity=float(shares @ chances),
    )
