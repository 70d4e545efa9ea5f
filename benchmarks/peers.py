"""How fast other people's packages play and solve random rounds, beside this game's own code.

They are installed for this alone: `pip install -r benchmarks/requirements-peers.txt`. All of them
deal and play four-player rounds with random moves, in one process and in turn, so that whatever
else the machine does slows all alike. Their rules differ a little from this game's, and so do the
worths that are sought: compare how fast they are, not what comes out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from benchmarks.tables import table
from dekabes.engine import (
    SEATS,
    Deal,
    End,
    Open,
    Pass,
    Play,
    StartRound,
    State,
    apply,
    legal_actions,
    match_from,
)
from dekabes.players.batch import Batch, at_random, deals, play_out
from dekabes.players.duplicate import deal_without_redeal
from dekabes.players.masks import mask_of
from dekabes.players.solver import Solver, ends_of

REPEATS = 5
SECONDS = 1.0  # that a repeat takes at least
BATCHES = (256, 1024, 4096, 16384)
POSITIONS = {28: 15, 24: 51, 20: 101, 16: 101}  # by tiles that are held: how many are solved
TIMES_FASTER = 50  # than `dominoes` the batch should be
SHARE = 0.5  # of the speed of `dominoes` that the reducer should have at least


@dataclass(frozen=True, slots=True)
class Contender:
    """One way to play `rounds` rounds at random: deals them, then plays what was dealt."""

    name: str
    deal: Callable[[], Any]
    play: Callable[[Any], object]
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class Rate:
    """Rounds a second of one core: dealt and played, and without the time for the deal."""

    whole: float
    played: float


class DominoesGame(Protocol):
    """What is used of a game of `dominoes`."""

    result: object
    valid_moves: Sequence[tuple[object, bool]]

    def make_move(self, domino: object, left: bool) -> object: ...


class OpenSpielState(Protocol):
    """What is used of a state of `open_spiel`, in which chance and seats act alike."""

    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Sequence[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> Sequence[int]: ...


def main() -> None:
    dominoes, open_spiel = package("dominoes"), package("pyspiel")
    for name, module in (("dominoes", dominoes), ("open_spiel", open_spiel)):
        print(f"{name}: {version(name) if module else 'not installed'}")
    contenders = [reducer(), *map(batch, BATCHES)]
    if dominoes:
        contenders.append(dominoes_rounds(dominoes))
    if open_spiel:
        contenders.append(open_spiel_rounds(open_spiel))
    compare_rates(contenders)
    compare_solutions(dominoes)


def package(name: str) -> ModuleType | None:
    """A package that may not be there."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None


def compare_rates(contenders: list[Contender]) -> None:
    rates = measured(contenders)
    theirs = rates.get("dominoes")
    rows = [
        (
            name,
            f"{rate.whole:,.0f}",
            f"{rate.played:,.0f}",
            f"{rate.whole / theirs.whole:.2f}" if theirs else "–",
        )
        for name, rate in rates.items()
    ]
    print(f"random rounds a second of one core, the median of {REPEATS} repeats:\n")
    table(("", "dealt and played", "played alone", "times `dominoes`"), rows)
    print(f"\nwanted: a batch {TIMES_FASTER} times `dominoes` or more, the reducer {SHARE} times")


def measured(contenders: list[Contender]) -> dict[str, Rate]:
    """The median rate of each; they take turns, so that no one has the quiet minutes."""
    repeats = [[repeat(contender) for contender in contenders] for _ in range(REPEATS)]
    return {
        contender.name: Rate(
            median(rate.whole for rate in rates), median(rate.played for rate in rates)
        )
        for contender, rates in zip(contenders, zip(*repeats, strict=True), strict=True)
    }


def repeat(contender: Contender) -> Rate:
    rounds, dealing, playing = 0, 0.0, 0.0
    while dealing + playing < SECONDS:
        began = process_time()
        dealt = contender.deal()
        between = process_time()
        contender.play(dealt)
        playing += process_time() - between
        dealing += between - began
        rounds += contender.rounds
    return Rate(rounds / (dealing + playing), rounds / playing)


def reducer() -> Contender:
    rng = random.Random(1)

    def play(state: State) -> None:
        while actions := legal_actions(state):
            state = apply(state, rng.choice(actions))

    return Contender("this game, reducer", lambda: dealt_state(rng), play)


def dealt_state(rng: random.Random) -> State:
    """A later round that the first seat opens with any tile, before it does."""
    opener = SEATS[0]
    state = match_from((0, 0), 1, opener)
    for action in (StartRound(1), deal_without_redeal(rng), Open(opener)):
        state = apply(state, action)
    return state


def batch(number: int) -> Contender:
    rng = np.random.default_rng(1)
    return Contender(
        f"this game, batch of {number:,}",
        lambda: Batch.of(deals(number, rng), 0),
        lambda dealt: play_out(dealt, at_random, rng),
        number,
    )


def dominoes_rounds(dominoes: ModuleType) -> Contender:
    rng = random.Random(1)
    random.seed(1)  # the deals come from the module's own generator

    def play(game: DominoesGame) -> None:
        while game.result is None:
            game.make_move(*rng.choice(game.valid_moves))

    return Contender("dominoes", lambda: dominoes.Game.new(starting_player=0), play)


def open_spiel_rounds(pyspiel: ModuleType) -> Contender:
    rng = random.Random(1)
    import_module("open_spiel.python.games.team_dominoes")  # makes the game known by its name
    game = pyspiel.load_game("python_team_dominoes")

    def deal() -> OpenSpielState:
        state: OpenSpielState = game.new_initial_state()
        while state.is_chance_node():
            tile, _ = rng.choice(state.chance_outcomes())
            state.apply_action(tile)
        return state

    def play(state: OpenSpielState) -> None:
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    return Contender("open_spiel", deal, play)


@dataclass(frozen=True, slots=True)
class Position:
    """A deal and the moves that led from it to a seat that can play."""

    dealt: Deal
    state: State


def compare_solutions(dominoes: ModuleType | None) -> None:
    """Time for the worth of a position with all hands open; no other package seeks it."""
    rows = []
    for tiles, number in POSITIONS.items():
        positions = list(some_positions(tiles, number))
        ours = [time_here(position.state) for position in positions]
        theirs = [time_in(dominoes, position) for position in positions] if dominoes else []
        times = f"{median(theirs) / median(ours):,.0f}" if theirs else "–"
        rows.append((str(tiles), str(number), told(ours), told(theirs), times))
    print("an exact solution with all hands open, median and longest in milliseconds:\n")
    table(("tiles held", "positions", "this game, solver", "dominoes, alphabeta", "times"), rows)


def some_positions(tiles: int, number: int) -> Iterator[Position]:
    """Positions of random rounds in which so many tiles are held, each of another deal."""
    rng = random.Random(tiles)
    found = 0
    while found < number:
        state = start = dealt_state(rng)
        while (actions := legal_actions(state)) and not stands(state, tiles):
            state = apply(state, rng.choice(actions))
        if actions and start.hands:
            found += 1
            yield Position(Deal(start.hands), state)


def stands(state: State, tiles: int) -> bool:
    """Whether so many tiles are held and the seat to move can play one."""
    held = sum(state.counts or ())
    return held == tiles and not isinstance(legal_actions(state)[0], Pass)


def time_here(state: State) -> float:
    if state.hands is None or state.seat is None:
        raise AssertionError("a seat is to move")
    began = process_time()
    hands = tuple(map(mask_of, state.hands))
    Solver(hands).value(sum(hands), ends_of(state.line), state.seat.index)
    return process_time() - began


def time_in(dominoes: ModuleType, position: Position) -> float:
    """As the package's own player asks it: with the smaller board, moves in the order given."""
    hands = [
        dominoes.Hand([dominoes.Domino(tile.high, tile.low) for tile in hand])
        for hand in position.dealt.hands
    ]
    opening = tuple((tile, True) for tile in hands[0])
    game = dominoes.Game(dominoes.SkinnyBoard(), hands, [], 0, opening, 0, None)
    for move in position.state.moves:
        if isinstance(move, Play):  # passes go without saying there
            game.make_move(
                dominoes.Domino(move.tile.high, move.tile.low), move.end is not End.RIGHT
            )
    began = process_time()
    dominoes.search.alphabeta(game)
    return process_time() - began


def told(seconds: list[float]) -> str:
    if not seconds:
        return "not installed"
    return f"{median(seconds) * 1000:,.2f}, {max(seconds) * 1000:,.2f}"


if __name__ == "__main__":
    main()
