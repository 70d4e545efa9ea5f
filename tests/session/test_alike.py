"""What a computer or a hint is asked with: nothing that depends on the hands of others."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import fields, is_dataclass
from random import Random
from typing import ParamSpec, TypeVar

import pytest

from dekabes.engine import (
    ALL_TILES,
    History,
    Phase,
    Seat,
    State,
    Tile,
    hand_of,
    legal_actions,
    view_for,
)
from dekabes.players import advise, choose
from dekabes.session import Hints, Questions, Session, Thinker, may_be_hinted
from tests.engine.sampler import completed
from tests.players.selfplay import played
from tests.session.tables import one_person

P = ParamSpec("P")
T = TypeVar("T")


class Keeping(Executor):
    """Keeps what it is asked as it would go to another process, and never answers."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.asked.append(pickle.dumps((fn, args, kwargs)))
        return Future()


def asked_of_a_computer(state: State) -> list[bytes]:
    """What goes out when the seat to decide is a computer's."""
    keeping = Keeping()
    thinker = Thinker(Questions(keeping), choose)
    session = Session(History.of(state), one_person(0), thinker, seed="a match")
    session.step(0.0)
    return keeping.asked


def asked_for_a_hint(state: State) -> list[bytes]:
    """What goes out when the person at the seat to decide wants a hint."""
    assert state.seat
    keeping = Keeping()
    questions = Questions(keeping)
    hints = Hints(questions, advise, "a match")
    thinker = Thinker(questions, choose)
    seating = one_person(int(state.seat))
    session = Session(History.of(state), seating, thinker, seed="a match", hints=hints)
    hints.ask(session.view)
    return keeping.asked


def positions() -> Iterator[tuple[State, State]]:
    """Positions with a choice, and the same with other tiles in the hands that are not seen."""
    rng = Random(1)
    for state in played(400, seed=3):
        view = view_for(state, state.seat)
        other = completed(view, rng)
        if len(legal_actions(state)) > 1 and other.hands != state.hands:
            yield state, other


@pytest.mark.parametrize("asked_at", [asked_of_a_computer, asked_for_a_hint])
def test_what_looks_alike_is_asked_byte_for_byte_alike(
    asked_at: Callable[[State], list[bytes]],
) -> None:
    seen = 0
    for state, other in positions():
        if asked_at is asked_for_a_hint and not may_be_hinted(view_for(state, state.seat)):
            continue
        (asked,) = asked_at(state)
        assert asked_at(other) == [asked]
        # All that could be known is in it, and no tile besides.
        assert state.seat
        assert tiles_in(pickle.loads(asked)) == known_to(state, state.seat)
        seen += 1
    assert seen > 100


def known_to(state: State, seat: Seat) -> set[Tile]:
    """The tiles whose place a seat knows."""
    assert state.hands
    return {*state.hands[seat.index], *(laid.tile for laid in state.line.laid)}


def tiles_in(value: object) -> set[Tile]:
    """All tiles anywhere in a value."""
    if isinstance(value, Tile):
        return {value}
    if is_dataclass(value):
        return tiles_in([getattr(value, field.name) for field in fields(value)])
    if isinstance(value, dict):
        return tiles_in([*value, *value.values()])
    if isinstance(value, tuple | list | set | frozenset):
        return set().union(*map(tiles_in, value))
    return set()


def test_the_search_for_tiles_finds_them_all() -> None:
    """So that the test above cannot pass by finding nothing."""
    state = next(state for state in played(50, seed=3) if state.phase is Phase.PLAY)
    assert hand_of(tiles_in(state)) == ALL_TILES
