"""The levels of computer players by name."""

from __future__ import annotations

from random import Random

from dekabes.engine import Action, View
from dekabes.players.easy import easy
from dekabes.players.measuring import at_random, greedy
from dekabes.players.player import Player
from dekabes.players.steady import steady

PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}

# Nobody would want to play against these, but other players are measured against them.
FOR_MEASURING: dict[str, Player] = {"random": at_random, "greedy": greedy}

# Records may name levels that have no player of their own yet; these play meanwhile.
STAND_INS = {
    "strong": "steady",
    "expert": "steady",
    "perfect": "steady",
}


def player_for(level: str) -> Player:
    """The player of a level, or who stands in for it; ValueError if there is no such level."""
    who = STAND_INS.get(level, level)
    player = PLAYERS.get(who) or FOR_MEASURING.get(who)
    if player is None:
        raise ValueError(f"no level is called {level}")
    return player


def choose(level: str, view: View, seed: int) -> Action:
    """What a level decides for the seat of a view; another process can be asked for this."""
    return player_for(level)(view, Random(seed))
