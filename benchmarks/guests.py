"""Players of another make that the levels are measured against: they vote over sampled worlds.

Each is `probabilistic_alphabeta` of the package `dominoes`, adapted: worlds are drawn, each is
solved with all hands open, and the move that was best most often is played. They differ in what
solves: the package's own search, or this game's solver, with which many more worlds fit in the
time. Both know this game's rules and draw from this game's sampler.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from random import Random
from typing import Any, Protocol

from numpy.random import PCG64, Generator

from dekabes.engine import (
    Action,
    Deal,
    End,
    Keep,
    Open,
    Phase,
    Play,
    StartRound,
    State,
    View,
    apply,
    legal_actions,
    match_from,
)
from dekabes.players import FOR_MEASURING, masks
from dekabes.players.measuring import greedy
from dekabes.players.solver import MOST, solve
from dekabes.players.tables import Masks
from dekabes.players.unseen import Unseen
from dekabes.players.worlds import sample

SECONDS = 0.5  # a decision: about ten times what the expert takes, see `strength`
AT_ONCE = 64  # worlds that are drawn together
Best = Callable[[State], Action]


class Overdue(Exception):
    """The time of a decision is over."""


def welcome() -> None:
    """Make the guests known under their names, beside the levels that are there for measuring."""
    FOR_MEASURING["dominoes"] = lambda view, rng: vote(view, rng, package_search())
    FOR_MEASURING["dominoes, this game's solver"] = lambda view, rng: vote(view, rng, solved)


def vote(view: View, rng: Random, best: Best) -> Action:
    """The action that is best in most of the worlds that can be solved in time.

    Where there is time for none, and among equals, the heaviest tile, as `bota_gorda` there.
    """
    votes: Counter[Action] = Counter()
    with suppress(Overdue), limited(SECONDS):
        for state in states(view, Generator(PCG64(rng.getrandbits(64)))):
            votes[best(state)] += 1
    heaviest = greedy(view, rng)
    return max(view.legal, key=lambda action: (votes[action], action == heaviest))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise `Overdue` when the processor has worked for so long."""

    def over(*_: object) -> None:
        raise Overdue

    before = signal.signal(signal.SIGVTALRM, over)
    # Again and again, should the package swallow one.
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def states(view: View, rng: Generator) -> Iterator[State]:
    """The same position in ever new worlds that agree with the view."""
    unseen = Unseen.of(view)
    while True:
        for world in sample(unseen, AT_ONCE, rng):
            yield state_in(view, world)


def state_in(view: View, world: Masks) -> State:
    """The position of a view, with the hands of a world; four masks."""
    if view.opener is None:
        raise ValueError("nobody opened")
    hands = [list(masks.hand_in(int(mask))) for mask in world]
    for move in view.moves:
        if isinstance(move, Play):
            hands[move.seat.index].append(move.tile)
    state = match_from((0, 0), 1, view.opener)
    for action in (StartRound(1), Deal(tuple(map(tuple, hands))), Open(view.opener), *view.moves):
        while state.phase is Phase.REDEAL and state.seat is not None:
            state = apply(state, Keep(state.seat))
        state = apply(state, action)
    return state


def solved(state: State) -> Action:
    return solve(state).best[0]


class Domino(Protocol):
    """What is used of a tile of the package."""

    first: int
    second: int

    def __contains__(self, number: int) -> bool: ...


class Board(Protocol):
    """What is used of a line of the package."""

    def __len__(self) -> int: ...
    def left_end(self) -> int: ...
    def right_end(self) -> int: ...


def fits_both(board: Board, domino: Domino) -> bool:
    """Whether a tile that goes out now is a dékabès."""
    return (
        len(board) > 0
        and domino.first != domino.second
        and board.left_end() in domino
        and board.right_end() in domino
    )


def worth_of(seat: int, is_won: bool, is_dekabes: bool, hands: Sequence[Iterable[Domino]]) -> int:
    """What a round that is over brings the team of the seats 0 and 2, by this game's rules."""
    if is_won:
        return (-1 if seat % 2 else 1) * (2 if is_dekabes else 1)
    one, two, three, four = (sum(tile.first + tile.second for tile in hand) for hand in hands)
    ours, theirs = min(one, three), min(two, four)
    return (ours < theirs) - (theirs < ours)


def package_search() -> Best:
    """The package's alpha-beta, with this game's worth of a round."""
    dominoes: Any = import_module("dominoes")

    class Round(dominoes.Game):  # type: ignore[misc]  # the package says nothing of types
        result: Any

        def make_move(self, domino: Domino, left: bool) -> None:
            is_dekabes = fits_both(self.board, domino)
            super().make_move(domino, left)
            if self.result is not None:
                worth = worth_of(self.turn, self.result.won, is_dekabes, self.hands)
                self.result = dominoes.Result(self.turn, self.result.won, worth)

    def best(state: State) -> Action:
        if state.hands is None or state.seat is None:
            raise ValueError("no seat is to move")
        hands = [
            dominoes.Hand([dominoes.Domino(tile.high, tile.low) for tile in hand])
            for hand in state.hands
        ]
        left, right = state.line.ends or (None, None)
        board = dominoes.SkinnyBoard(left, right, len(state.line.laid))
        actions = {
            (dominoes.Domino(play.tile.high, play.tile.low), play.end is not End.RIGHT): play
            for play in legal_actions(state)
            if isinstance(play, Play) and not (left == right and play.end is End.RIGHT)
        }
        seat = state.seat.index
        game = Round(board, hands, [], seat, tuple(actions), 0, None)
        moves, _ = dominoes.search.alphabeta(game, (-MOST, MOST))
        return actions[moves[0]]

    return best
