"""Advice to a seat: its decisions, the best first, with their figures and the reasons for them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dekabes.engine import Action, Phase, View
from dekabes.players.levels import player_for
from dekabes.players.options import Option
from dekabes.players.reasons import Reason, reasons_for

THAT_WEIGH = ("strong", "expert")  # the levels that work out figures


@dataclass(frozen=True, slots=True)
class Advised:
    """A legal decision, its figures (where they are worked out), and what speaks for it."""

    action: Action
    figures: Option | None
    reasons: tuple[Reason, ...]


def advise(level: str, view: View, seed: int) -> tuple[Advised, ...]:
    """All legal decisions of a seat that has to decide, the level's choice first.

    What follows it is ordered by equity, or as in `view.legal` where there are no figures.
    """
    if level in THAT_WEIGH and view.phase is not Phase.REDEAL:
        return tuple(
            Advised(option.action, option, reasons_for(view, option.action))
            for option in _weighed(level, view, seed)
        )
    choice = player_for(level)(view, Random(seed))
    others = [action for action in view.legal if action != choice]
    return tuple(Advised(each, None, reasons_for(view, each)) for each in (choice, *others))


def _weighed(level: str, view: View, seed: int) -> tuple[Option, ...]:
    from dekabes.players import search

    effort = search.EXPERT if level == "expert" else search.STRONG
    return search.evaluate(view, Random(seed), effort)
