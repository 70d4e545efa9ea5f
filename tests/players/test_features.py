"""What a seat notices about its moves: from a view as from a batch, and worked out by hand."""

from math import comb

import numpy as np
import pytest

from dekabes.engine import State, view_for
from dekabes.players.features import NAMES, features
from dekabes.players.moves import PASS, listed, move_of, options
from dekabes.players.sight import Sight
from tests.engine.positions import move, moves, playing
from tests.players.rounds import batch_of, random_round


def test_a_view_and_a_batch_show_the_same() -> None:
    rounds = [random_round(number) for number in range(60)]
    batch = batch_of(rounds)
    compared = 0
    while batch.going_on:
        sight = batch.sight()
        chosen = np.full(len(batch.rows), PASS)
        for place, row in enumerate(batch.rows):
            states = rounds[row].states
            if batch.turn < len(states) - 1:
                state = states[batch.turn]
                check_same(sight, place, Sight.of(view_for(state, state.seat)))
                chosen[place] = move_of(states[-1].moves[batch.turn])
                compared += 1
        batch.step(chosen)
    assert compared > 1000


def check_same(sight: Sight, place: int, alone: Sight) -> None:
    one = sight.at(np.array([place]))
    for name in Sight.__slots__:
        assert np.array_equal(getattr(one, name), getattr(alone, name)), name
    rows, found = listed(*options(alone.own, alone.left, alone.right))
    ours = features(sight, np.full(len(rows), place), found)
    assert np.array_equal(ours, features(alone, rows, found))


def noticed(state: State, word: str) -> dict[str, float]:
    """The features of one move by name; those that are 0 left out."""
    sight = Sight.of(view_for(state, state.seat))
    found = features(sight, np.array([0]), np.array([move_of(move(word))]))
    assert found.shape == (len(NAMES), 1)
    return {
        name: float(value) for name, value in zip(NAMES, found[:, 0], strict=True) if value != 0
    }


# Seat 2 passed on 6, seat 3 brought 5 and seat 4 brought 4. The ends are 5 and 4.
TABLE = playing(
    "54 44 40 21 63 62 / 51 50 33 31 30 11 10 / 55 53 52 43 32 22 / 61 60 42 41 20 00",
    "56 66 64",
    seat=1,
    moves=moves("1:66 2:pass 3:65L 4:64R"),
)


def test_a_tile_that_covers_the_partners_number() -> None:
    # 54 to the left leaves 4 and 4, and 44 40 21 63 62 in the hand.
    found = noticed(TABLE, "1:54L")
    assert found["pips"] == pytest.approx(0.9)
    assert found["numbers in the rest"] == pytest.approx(6 / 7)
    assert found["rest with new"] == found["rest with other"] == pytest.approx(2 / 5)
    assert found["rest with the double of new"] == found["rest with the double of other"] == 1
    # Of the five 4s that are not down two are in the rest.
    assert found["share of new in the rest"] == pytest.approx(2 / 5)
    assert found["rest that fits"] == pytest.approx(2 / 5)
    assert "rest with covered" not in found
    assert found["ends equal"] == 1
    # Not seen are 41 42 43 with a 4.
    assert found["unseen with new"] == pytest.approx(3 / 5)
    assert found["last: opened new"] == found["last: opened other"] == 1
    assert not any(name.startswith("next") and "opened" in name for name in found)


def test_a_double_of_a_number_that_the_hand_has_more_of() -> None:
    # 44 to the right leaves 5 and 4, and 54 40 21 63 62 in the hand.
    found = noticed(TABLE, "1:44R")
    assert found["double"] == 1
    assert found["double of many"] == pytest.approx(2 / 5)
    assert found["rest with new"] == found["rest with covered"] == pytest.approx(2 / 5)
    assert found["rest with other"] == pytest.approx(1 / 5)
    assert found["partner: opened other"] == 1
    assert "ends equal" not in found


def test_each_end_has_features_of_its_own() -> None:
    # The same moves; 40 to the right leaves 5 and 0, and 55 54 21 63 62 in the hand.
    table = playing(
        "54 55 40 21 63 62 / 51 50 33 31 30 11 10 / 44 53 52 43 32 22 / 61 60 42 41 20 00",
        "56 66 64",
        seat=1,
        moves=TABLE.moves,
    )
    found = noticed(table, "1:40R")
    assert "rest with new" not in found
    assert found["rest with other"] == pytest.approx(2 / 5)
    assert "rest with the double of new" not in found
    assert found["rest with the double of other"] == 1
    # Not seen are 50 51 52 53 with a 5, and 00 10 20 30 50 60 with a 0.
    assert found["unseen with new"] == pytest.approx(6 / 5)
    assert found["unseen with other"] == pytest.approx(4 / 5)
    assert "share of new in the rest" not in found
    assert found["share of other in the rest"] == pytest.approx(2 / 6)
    assert found["partner: opened other"] == 1
    assert "partner: opened new" not in found


def test_chances_that_the_others_must_pass() -> None:
    # The ends would be 4 and 4, and 41 42 43 of the 19 unseen tiles fit. Seat 2 holds seven, none
    # of them 60 or 61, as it passed on 6. It has none of the three if they are among the ten others
    # of those 17: 10 * 9 * 8 / (17 * 16 * 15).
    found = noticed(TABLE, "1:54L")
    assert found["next: must pass"] == pytest.approx(3 / 17)
    # Seats 3 and 4 hold six each of the 19.
    chance = 13 * 12 * 11 / (19 * 18 * 17)
    assert found["partner: must pass"] == found["last: must pass"] == pytest.approx(chance)
    assert found["chance that all others pass"] == pytest.approx(3 / 17 * chance**2)
    assert found["both opponents pass"] == pytest.approx(3 / 17 * chance)
    assert found["the next opponent alone passes"] == pytest.approx(3 / 17 * (1 - chance))
    assert found["next: has no new"] == pytest.approx(3 / 17)
    # 44 to the right leaves 5 and 4; among the 17 are also 50 51 52 53 55 with a 5: nine others,
    # of which seat 2 would hold seven.
    found = noticed(TABLE, "1:44R")
    assert found["next: must pass"] == pytest.approx(comb(9, 7) / comb(17, 7))
    assert found["next: has no new"] == pytest.approx(3 / 17)


def test_a_number_that_an_opponent_passed_on() -> None:
    table = playing(
        "61 50 / 33 / 55 / 44", "46 62 21", seat=1, moves=moves("1:62 2:21R 3:pass 4:64L")
    )
    # Seat 3, the partner, passed on 6 and 1; 61 to the right brings the 6 again.
    found = noticed(table, "1:61R")
    assert found["partner: passed on new"] == found["partner: passed on covered"] == 1
    assert "next: passed on new" not in found


# All 2s but 42 are down, the ends are 4 and 2.
LAST_TWO = "45 52 22 21 10 02 23 36 62"


def test_a_block_with_a_light_hand() -> None:
    # 42 to the left leaves 2 and 2. The rest has 3 pips. The set has 168, the line 48, the hand 9:
    # 111 on the 16 tiles unseen, 13.9 on the two of seat 2. Ten or more ahead counts as 1.
    table = playing("42 00 30 / 66 65 / 55 53 50 / 43 40 44 54", LAST_TWO, seat=1)
    found = noticed(table, "1:42L")
    assert found["all end here"] == 1
    assert found["the end is won"] == 1
    assert found["new is dead"] == found["other is dead"] == 1
    # Two mean tiles have 13.9 pips, these two 3.
    light = (2 * 111 / 16 - 3) / 10
    assert found["an end is dead and the hand light"] == pytest.approx(light)
    assert found["all others pass and the hand is light"] == pytest.approx(light)
    assert "rest fits nowhere" in found
    assert found["chance that all others pass"] == 1


def test_by_how_much_a_block_is_won() -> None:
    # 43 pips stay with seat 1. The set has 168, the line 48, the hand 49: 71 on the 14 tiles
    # unseen. The partner has three mean tiles, the opponents four at least: one more.
    table = playing(
        "42 66 65 64 55 / 00 11 30 31 / 33 40 41 / 43 44 50 51 53 60 61", LAST_TWO, seat=1
    )
    assert noticed(table, "1:42L")["the end is won"] == pytest.approx(71 / 14 / 10)


def test_a_hand_that_alone_can_go_on() -> None:
    # 22 21 20 62 are down, all other 2s in this hand; 32 to the left leaves 2 and 2.
    table = playing("32 42 52 / 66 / 55 / 43 31", "36 62 22 21 10 02", seat=1)
    found = noticed(table, "1:32L")
    assert found["only mine go on"] == 1
    assert "all end here" not in found
    assert "only mine go on" not in noticed(table, "1:42R")


def test_the_last_tile_but_one_leads_to_the_last() -> None:
    table = playing("54 40 / 66 / 55 / 33 22", "56 64", seat=1)
    assert noticed(table, "1:54L")["goes out next"] == 1
    # 40 fits both 4s.
    assert noticed(table, "1:54L")["goes out next with a dékabès"] == 1
    assert "goes out next with a dékabès" not in noticed(
        playing("54 41 / 66 / 55 / 33 22", "56 60", seat=1), "1:54L"
    )
    table = playing("54 20 / 66 / 55 / 33 22", "56 64", seat=1)
    assert "goes out next" not in noticed(table, "1:54L")


def test_whoever_holds_one_tile_may_go_out() -> None:
    table = playing("54 40 / 66 / 55 / 33 22", "56 64", seat=1)
    found = noticed(table, "1:54L")
    assert found["next: goes out"] == pytest.approx(1 - found["next: must pass"])
    assert found["partner: goes out"] == pytest.approx(1 - found["partner: must pass"])
    assert "last: goes out" not in found


def test_nobody_in_particular_has_no_sight() -> None:
    with pytest.raises(ValueError, match="sees no hand"):
        Sight.of(view_for(TABLE, None))


def test_a_sight_tells_the_others_in_their_order_of_play() -> None:
    seen = Sight.of(view_for(TABLE, TABLE.seat))
    assert seen.counts.tolist() == [[7], [6], [6]]
    assert seen.passed.tolist() == [[1 << 6], [0], [0]]
    assert seen.brought.tolist() == [[0], [1 << 5], [1 << 4]]
