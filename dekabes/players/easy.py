"""The level easy: a beginner who looks at one end only, and is glad to be rid of heavy tiles."""

from __future__ import annotations

from random import Random

from dekabes.engine import Action, Play, View
from dekabes.players.player import demanded_redeal


def easy(view: View, rng: Random) -> Action:
    """The heaviest tile that fits an end picked at random; of equal ones the higher number's.

    Who else passed, and what the hand holds afterwards, it does not ask.
    """
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not plays:
        return demanded_redeal(view) or rng.choice(view.legal)
    end = rng.choice(list(dict.fromkeys(play.end for play in plays)))
    return max((play for play in plays if play.end is end), key=_weight)


def _weight(play: Play) -> tuple[int, int]:
    return play.tile.pips, play.tile.high
