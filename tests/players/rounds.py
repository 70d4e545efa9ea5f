"""Random rounds of the engine, for what plays many at once to be compared with."""

from dataclasses import dataclass
from random import Random

import numpy as np

from dekabes.engine import (
    SEATS,
    Deal,
    Open,
    Play,
    StartRound,
    State,
    Team,
    apply,
    hand_of,
    legal_actions,
    match_from,
)
from dekabes.players import masks
from dekabes.players.batch import Batch
from dekabes.players.duplicate import deal_without_redeal
from tests.engine.positions import after, hands, moves


@dataclass(frozen=True)
class Played:
    """A random round: its states from the opening to the last, in which it is over."""

    states: tuple[State, ...]

    @property
    def first(self) -> int:
        """The index of the seat that opened."""
        opener = self.states[0].opener
        assert opener
        return opener.index

    @property
    def value(self) -> int:
        """The points that team A won."""
        result = self.states[-1].rounds[-1].result
        sign = 1 if result.team is Team.A else -1
        return sign * result.value


def random_round(number: int) -> Played:
    """An ordinary round of its own for each number; the seats open in turn."""
    rng = Random(f"round {number}")
    opener = SEATS[number % 4]
    start = match_from((0, 0), 1, opener)
    state = after(start, StartRound(1), deal_without_redeal(rng), Open(opener))
    states = [state]
    while state.seat is not None:
        state = apply(state, rng.choice(legal_actions(state)))
        states.append(state)
    return Played(tuple(states))


def masks_of(state: State) -> list[int]:
    """The four hands."""
    assert state.hands
    return [masks.mask_of(held) for held in state.hands]


def batch_of(rounds: list[Played]) -> Batch:
    """All of these rounds before their opening."""
    dealt = np.array([masks_of(each.states[0]) for each in rounds], np.uint32)
    return Batch.of(dealt, np.array([each.first for each in rounds]))


def ended_with(words: str, left: str) -> State:
    """An ordinary round at 0-0 and base 1 after these moves, with these hands left."""
    made = moves(words)
    held = [list(hand) for hand in hands(left)]
    for each in made:
        if isinstance(each, Play):
            held[each.seat.index].append(each.tile)
    one, two, three, four = map(hand_of, held)
    start = match_from((0, 0), 1, made[0].seat)
    return after(start, StartRound(1), Deal((one, two, three, four)), Open(made[0].seat), *made)
