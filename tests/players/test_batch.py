"""Rounds in lock-step against the engine, and endings worked out by hand."""

import numpy as np
import pytest
from numpy.random import PCG64, Generator

from dekabes.engine import SEATS, End, Play, State, doubles_in, legal_actions, view_for
from dekabes.players import masks
from dekabes.players.batch import Batch, at_random, deals, play_out
from dekabes.players.moves import PASS, action_of, listed, move_of
from dekabes.players.tables import EMPTY, counts_in
from tests.engine.positions import hands, move
from tests.players.rounds import Played, batch_of, masks_of, random_round

ROUNDS = 2000


@pytest.fixture(scope="module")
def rounds() -> list[Played]:
    return [random_round(number) for number in range(ROUNDS)]


def check_alike(batch: Batch, place: int, state: State) -> None:
    """All that the batch knows of a round is what the engine says."""
    seats = [(seat - batch.first[batch.rows[place]]) % 4 for seat in range(4)]
    assert state.seat is SEATS[(batch.first[batch.rows[place]] + batch.turn) % 4]
    assert (batch.left[place], batch.right[place]) == (state.line.ends or (EMPTY, EMPTY))
    assert batch.hands[seats, place].tolist() == masks_of(state)
    assert tuple(batch.counts[seats, place].tolist()) == state.counts
    assert batch.passes[place] == state.passes
    assert batch.down[place] == masks.mask_of(laid.tile for laid in state.line.laid)


def check_options(batch: Batch, states: dict[int, State]) -> None:
    """The options are the legal plays, with the left ones alone where both ends are equal."""
    to_left, to_right = batch.options()
    found: dict[int, list[Play]] = {place: [] for place in states}
    for place, number in zip(*listed(to_left, to_right), strict=True):
        state = states[place]
        assert state.seat
        action = action_of(int(number), state.seat, opens=not state.line.laid)
        assert isinstance(action, Play)
        found[place].append(action)
    for place, state in states.items():
        assert sorted(map(str, found[place])) == sorted(map(str, distinct_plays(state)))


def distinct_plays(state: State) -> list[Play]:
    plays = [action for action in legal_actions(state) if isinstance(action, Play)]
    left, right = state.line.ends or (0, 1)
    return [play for play in plays if left != right or play.end is not End.RIGHT]


def test_random_rounds_go_move_by_move_as_in_the_engine(rounds: list[Played]) -> None:
    batch = batch_of(rounds)
    while batch.going_on:
        chosen = np.full(len(batch.rows), PASS)
        states = {}
        for place, row in enumerate(batch.rows):
            played = rounds[row].states
            if batch.turn < len(played) - 1:
                states[place] = played[batch.turn]
                check_alike(batch, place, states[place])
                chosen[place] = move_of(played[-1].moves[batch.turn])
        check_options(batch, states)
        batch.step(chosen)
    assert batch.values.tolist() == [each.value for each in rounds]


def ending(held: str, ends: str, first: int = 1) -> Batch:
    """One round near its end: hands in seat order, `64` for its ends, and the seat to move."""
    dealt = np.array([[masks.mask_of(hand) for hand in hands(held)]], np.uint32)
    batch = Batch.of(dealt, first - 1)
    batch.left[:], batch.right[:] = int(ends[0]), int(ends[1])
    return batch


@pytest.mark.parametrize(
    ("held", "ends", "first", "last", "points"),
    [
        ("64 / 10 / 10 / 10", "64", 1, "1:64L", 2),
        ("64 / 10 / 10 / 10", "46", 1, "1:64R", 2),
        # Both ends show the same number: it could go to either.
        ("64 / 10 / 10 / 10", "66", 1, "1:64R", 2),
        ("64 / 10 / 10 / 10", "65", 1, "1:64L", 1),
        # A double is never a dékabès.
        ("66 / 10 / 10 / 10", "66", 1, "1:66L", 1),
        ("66 / 10 / 10 / 10", "61", 1, "1:66L", 1),
        ("10 / 64 / 10 / 10", "64", 2, "2:64L", -2),
        ("10 / 10 / 64 / 10", "46", 3, "3:64L", 2),
        ("10 / 10 / 10 / 64", "06", 4, "4:64R", -1),
    ],
)
def test_an_empty_hand(held: str, ends: str, first: int, last: str, points: int) -> None:
    batch = ending(held, ends, first)
    batch.step(np.array([move_of(move(last))]))
    assert batch.going_on == 0
    assert batch.values.tolist() == [points]


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("31 / 41 / 66 / 51", 1),  # 4 against 5 is the lowest, whatever the partner holds
        ("66 / 41 / 65 / 33", -1),
        ("31 / 40 / 66 / 65", 0),  # 4 in both teams
        ("31 / 50 / 40 / 65", 1),  # 4 twice in one team
    ],
)
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_four_passes_block_and_the_lowest_single_count_wins(
    held: str, points: int, first: int
) -> None:
    batch = ending(held, "22", first)
    for _ in range(4):
        assert batch.going_on == 1
        batch.step(np.array([PASS]))
    assert batch.going_on == 0
    assert batch.values.tolist() == [points]


def test_a_tile_between_the_passes_starts_the_count_again() -> None:
    batch = ending("31 / 41 / 66 / 52 50", "22")
    for word in ("1:pass", "2:pass", "3:pass", "4:52L", "1:pass", "2:pass", "3:pass"):
        batch.step(np.array([move_of(move(word))]))
    assert batch.passes.tolist() == [3]
    assert (batch.left.tolist(), batch.right.tolist()) == ([5], [2])
    batch.step(np.array([move_of(move("4:50L"))]))
    # Seat 4 went out with a tile that fits the left end alone.
    assert batch.values.tolist() == [-1]


def test_a_batch_takes_a_view_up_where_it_stands(rounds: list[Played]) -> None:
    for played in rounds[:40]:
        for state in played.states[1:-1:5]:
            view = view_for(state, state.seat)
            batch = Batch.now(view, np.array([masks_of(state)] * 3, np.uint32))
            assert batch.going_on == 3
            for place in range(3):
                check_alike(batch, place, state)


def test_random_choices_are_all_as_likely() -> None:
    # 64, 66 and 61 to the left, 41 and 61 to the right: five options of 20,000 each in the mean,
    # whose standard deviation is 126.
    batch = ending("64 66 61 41 20 / 55 / 55 / 55", "61")
    many = Batch.of(np.repeat(batch.hands.T, 100_000, axis=0), 0)
    many.left[:], many.right[:] = 6, 1
    chosen, times = np.unique(at_random(many, Generator(PCG64(1))), return_counts=True)
    words = ("1:61L", "1:64L", "1:66L", "1:41R", "1:61R")
    assert chosen.tolist() == [move_of(move(word)) for word in words]
    assert all(abs(count - 20_000) < 5 * 126 for count in times)


def test_deals_hand_out_all_tiles_and_entitle_nobody() -> None:
    # Among so many deals about 75 would.
    dealt = deals(5000, Generator(PCG64(0)))
    assert (counts_in(dealt) == 7).all()
    assert (np.bitwise_or.reduce(dealt, axis=1) == masks.ALL).all()
    for hand in dealt.ravel()[:2000]:
        assert doubles_in(masks.hand_in(int(hand))) < 5
    assert (counts_in(dealt & np.uint32(masks.DOUBLES)) < 5).all()


def test_the_same_source_plays_the_same_rounds() -> None:
    one, other = (
        play_out(Batch.of(deals(500, rng), 0), at_random, rng)
        for rng in (Generator(PCG64(7)), Generator(PCG64(7)))
    )
    assert one.tolist() == other.tolist()
