"""The levels random and greedy, which are there for other players to be measured against."""

from __future__ import annotations

from random import Random

from dekabes.engine import Action, Open, Play, View
from dekabes.players.player import demanded_redeal


def at_random(view: View, rng: Random) -> Action:
    """Any of the legal decisions, each as likely, but always the demand for a redeal."""
    return demanded_redeal(view) or rng.choice(view.legal)


def greedy(view: View, _: Random) -> Action:
    """The heaviest tile; of equal ones the double, then the one with the higher number.

    It goes left if it can. A chooser opens itself, which sheds a tile more.
    """
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays:
        return max(plays, key=_weight)
    return demanded_redeal(view) or _opening_itself(view) or view.legal[0]


def _opening_itself(view: View) -> Open | None:
    opens = [action for action in view.legal if isinstance(action, Open)]
    return next((action for action in opens if action.seat is view.viewer), None)


def _weight(play: Play) -> tuple[int, bool, int]:
    return play.tile.pips, play.tile.is_double, play.tile.high
