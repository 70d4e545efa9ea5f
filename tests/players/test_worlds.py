"""The worlds that a seat can imagine: all of them, each as likely, and nothing else."""

from collections import Counter
from functools import cache
from itertools import pairwise, product
from math import factorial, sqrt

import numpy as np

from dekabes.engine import SEATS, Seat, State, match_from, view_for
from dekabes.players.masks import mask_of
from dekabes.players.tables import Masks, counts_in
from dekabes.players.unseen import Unseen
from dekabes.players.worlds import all_worlds, count, sample
from tests.engine.positions import PLAIN_DEAL, dealt
from tests.players.selfplay import asked_for, played

World = tuple[int, ...]


def numpy_rng(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def unseen_by(state: State, seat: Seat | None = None) -> Unseen:
    return Unseen.of(view_for(state, seat or state.seat))


def rows(worlds: Masks) -> list[World]:
    return [tuple(row) for row in worlds.tolist()]


def every_world(unseen: Unseen) -> set[World]:
    """By trying every seat for every tile."""
    found = set()
    for holders in product(range(3), repeat=len(unseen.tiles)):
        if any(holders.count(seat) != unseen.room[seat] for seat in range(3)):
            continue
        if not all(unseen.may_hold[seat][place] for place, seat in enumerate(holders)):
            continue
        world = [0, 0, 0, 0]
        world[unseen.viewer.index] = unseen.hand
        for tile, seat in zip(unseen.tiles, holders, strict=True):
            world[unseen.seats[seat].index] |= 1 << tile
        found.add(tuple(world))
    return found


@cache
def endings() -> list[Unseen]:
    """What is unseen late in rounds: eight tiles or fewer."""
    seen = (unseen_by(state) for state in played(1500, seed=2) if state.moves)
    return [unseen for unseen in seen if len(unseen.tiles) <= 8]


def restricted(least: int, most: int) -> list[Unseen]:
    """Endings with so many worlds, in which some seat cannot hold some tile."""
    return [
        unseen
        for unseen in endings()
        if least <= count(unseen) <= most and not all(map(all, unseen.may_hold))
    ]


def test_all_worlds_are_those_found_by_trying_everything() -> None:
    assert len(endings()) > 300
    for unseen in endings()[::5]:
        tried = every_world(unseen)
        worlds = rows(all_worlds(unseen))
        assert count(unseen) == len(worlds) == len(tried)
        assert set(worlds) == tried


def test_the_number_of_worlds_after_the_deal() -> None:
    state = dealt(PLAIN_DEAL, match_from((0, 1), 1, Seat.TWO))
    assert count(unseen_by(state)) == factorial(21) // factorial(7) ** 3


def test_the_number_of_worlds_when_one_seat_is_known_to_hold_66() -> None:
    unseen = unseen_by(dealt(PLAIN_DEAL), Seat.ONE)
    assert count(unseen) == factorial(20) // (factorial(6) * factorial(7) ** 2)


def test_each_world_is_as_likely_as_any_other() -> None:
    cases = restricted(20, 300)[::4]
    assert len(cases) > 10
    for unseen in cases:
        worlds = rows(all_worlds(unseen))
        expected = 100
        times = Counter(rows(sample(unseen, expected * len(worlds), numpy_rng(3))))
        chi_square = sum((times[world] - expected) ** 2 for world in worlds) / expected
        assert times.total() == sum(times[world] for world in worlds)
        # Four standard deviations about the mean, which is the degrees of freedom.
        freedom = len(worlds) - 1
        assert abs(chi_square - freedom) < 4 * sqrt(2 * freedom)


def test_what_follows_from_passes_is_drawn_as_often_as_counted() -> None:
    """How often each seat holds each tile, where too many worlds are left to draw each often."""
    unseen = max(restricted(300, 10_000), key=count)
    bits = (np.uint32(1) << np.array(unseen.tiles, np.uint32))[:, None, None]
    shares = ((all_worlds(unseen) & bits) != 0).mean(axis=1)
    drawn = ((sample(unseen, 20_000, numpy_rng(4)) & bits) != 0).mean(axis=1)
    # Five standard errors of a share near one half.
    assert np.abs(drawn - shares).max() < 5 * 0.5 / sqrt(20_000)


def test_in_self_play_it_is_never_stuck_and_keeps_to_all_that_is_known() -> None:
    for number, state in enumerate(played(asked_for("DEKABES_POSITIONS", 300), seed=5)):
        for viewer in SEATS:
            unseen = unseen_by(state, viewer)
            check(unseen, sample(unseen, 50, numpy_rng(number)))


def check(unseen: Unseen, worlds: Masks) -> None:
    """Every tile once, as many as there is room for, none where it cannot be."""
    assert (worlds[:, unseen.viewer.index] == unseen.hand).all()
    everything = mask_of_indices(unseen.tiles) | unseen.hand
    assert (worlds.sum(axis=1, dtype=np.uint64) == everything).all()
    assert (np.bitwise_or.reduce(worlds, axis=1) == everything).all()
    for seat, room, may in zip(unseen.seats, unseen.room, unseen.may_hold, strict=True):
        held = worlds[:, seat.index]
        assert (counts_in(held) == room).all()
        tiles = [tile for tile, allowed in zip(unseen.tiles, may, strict=True) if not allowed]
        assert not (held & np.uint32(mask_of_indices(tiles))).any()


def mask_of_indices(tiles: list[int] | tuple[int, ...]) -> int:
    return sum(1 << tile for tile in tiles)


def test_the_true_deal_is_always_among_the_worlds() -> None:
    found = 0
    for state in played(asked_for("DEKABES_POSITIONS", 300), seed=6):
        unseen = unseen_by(state)
        if state.hands and count(unseen) <= 3000:
            assert tuple(map(mask_of, state.hands)) in rows(all_worlds(unseen))
            found += 1
    assert found > 50


def test_the_same_seed_gives_the_same_worlds() -> None:
    unseen = unseen_by(dealt(PLAIN_DEAL, match_from((0, 1), 1, Seat.TWO)))
    one, again, other = (sample(unseen, 30, numpy_rng(seed)) for seed in (7, 7, 8))
    assert (one == again).all()
    assert (one != other).any()
    assert one.shape == (30, 4)
    assert one.dtype == np.uint32


def test_all_worlds_stand_in_one_order() -> None:
    """By who holds the first tile, then the second: the next seat in turn comes first."""
    unseen = max(endings(), key=count)
    order = [
        [
            next(n for n, seat in enumerate(unseen.seats) if world[seat.index] >> tile & 1)
            for tile in unseen.tiles
        ]
        for world in rows(all_worlds(unseen))
    ]
    assert all(before < after for before, after in pairwise(order))
