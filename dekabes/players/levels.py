"""The levels of computer players by name."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dekabes.engine import Action, View
from dekabes.players.easy import easy
from dekabes.players.effort import EFFORTS, Effort
from dekabes.players.measuring import at_random, greedy
from dekabes.players.options import Option
from dekabes.players.player import Player
from dekabes.players.steady import steady
from dekabes.players.steps import Steps, Stepwise, finished


@dataclass(frozen=True, slots=True)
class Weighing:
    """Decides for what wins the match most often in worlds that agree with the table."""

    effort: Effort

    def __call__(self, view: View, rng: Random) -> Action:
        return finished(self.deciding(view, rng))

    def deciding(self, view: View, rng: Random) -> Steps[Action]:
        """The same bit by bit."""
        # Only here, as numpy takes its time to load and the app's start does not wait for it.
        from dekabes.players import search

        return search.decide.steps(view, rng, self.effort)

    def weighing(self, view: View, rng: Random) -> Steps[tuple[Option, ...]]:
        """All decisions with their figures, bit by bit; the first is the one it decides for."""
        from dekabes.players import search

        return search.evaluate.steps(view, rng, self.effort)


PLAYERS: dict[str, Player] = {
    "easy": easy,
    "steady": steady,
    **{level: Weighing(effort) for level, effort in EFFORTS.items()},
}

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


@Stepwise
def choose(level: str, view: View, seed: int) -> Steps[Action]:
    """What a level decides for the seat of a view; another process can be asked for this."""
    player = player_for(level)
    if isinstance(player, Weighing):
        return (yield from player.deciding(view, Random(seed)))
    return player(view, Random(seed))


def prepare() -> None:
    """Load what the levels think with, so that no decision waits for it."""
    from dekabes.players import equity, policy

    policy.trained()
    equity.known()
