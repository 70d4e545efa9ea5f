"""The levels of computer players by name."""

from __future__ import annotations

from random import Random

from dekabes.engine import Action, View
from dekabes.players.easy import easy
from dekabes.players.measuring import at_random, greedy
from dekabes.players.player import Player
from dekabes.players.steady import steady


def strong(view: View, rng: Random) -> Action:
    """What wins the match most often in worlds that agree with the table."""
    # Only here, as numpy takes its time to load and the app's start does not wait for it.
    from dekabes.players import search

    return search.decide(view, rng, search.STRONG)


def expert(view: View, rng: Random) -> Action:
    """The same with more worlds, weighed by what the others' moves tell about their hands."""
    from dekabes.players import search

    return search.decide(view, rng, search.EXPERT)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady, "strong": strong, "expert": expert}

# Nobody would want to play against these, but other players are measured against them.
FOR_MEASURING: dict[str, Player] = {"random": at_random, "greedy": greedy}

# It sees all hands, so it is no player of a seat; records may name it nevertheless.
PERFECT = "perfect"
STAND_INS = {PERFECT: "expert"}


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


def prepare() -> None:
    """Load what the levels think with, so that no decision waits for it."""
    from dekabes.players import equity, policy

    policy.trained()
    equity.known()
