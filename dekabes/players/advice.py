"""Advice to a seat: its decisions, the best first, with their figures and the reasons for them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dekabes.engine import Action, Phase, View
from dekabes.players.levels import Weighing, choose, player_for
from dekabes.players.options import Option
from dekabes.players.reason import Reason
from dekabes.players.reasons import reasons_for
from dekabes.players.steps import Steps, Stepwise


@dataclass(frozen=True, slots=True)
class Advised:
    """A legal decision, its figures (where they are worked out), and what speaks for it."""

    action: Action
    figures: Option | None
    reasons: tuple[Reason, ...]


@Stepwise
def advise(level: str, view: View, seed: int) -> Steps[tuple[Advised, ...]]:
    """All legal decisions of a seat that has to decide, the level's choice first.

    What follows it is ordered by equity, or as in `view.legal` where there are no figures.
    """
    player = player_for(level)
    if isinstance(player, Weighing) and view.phase is not Phase.REDEAL:
        options = yield from player.weighing(view, Random(seed))
        told = reasons_for(view, options)
        return tuple(Advised(option.action, option, told[option.action]) for option in options)
    choice = yield from choose.steps(level, view, seed)
    others = [action for action in view.legal if action != choice]
    told = reasons_for(view)
    return tuple(Advised(each, None, told[each]) for each in (choice, *others))
