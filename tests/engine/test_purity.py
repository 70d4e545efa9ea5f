"""States are values: no game influences another, and no round the one after it."""

from itertools import zip_longest
from random import Random

from dekabes.engine import (
    ALL_TILES,
    Phase,
    StartRound,
    apply,
    deal,
    new_match,
)
from tests.engine.positions import PLAIN_DEAL, after, dealt, moves
from tests.engine.walks import Walk, check_tiles


def test_a_game_played_to_its_end_leaves_another_as_it_was() -> None:
    one = list(Walk(1).match())
    before = [hash(state) for state in one]
    for _ in Walk(2).match():
        pass
    assert [hash(state) for state in one] == before
    assert list(Walk(1).match()) == one


def test_two_games_in_turn_are_the_same_as_one_after_the_other() -> None:
    apart = list(zip_longest(list(Walk(3).match()), list(Walk(4).match())))
    assert list(zip_longest(Walk(3).match(), Walk(4).match())) == apart


def test_applying_an_action_twice_gives_equal_states_and_changes_nothing() -> None:
    table = dealt(PLAIN_DEAL)
    before = hash(table)
    first, second = after(table, *moves("3:66")), after(table, *moves("3:66"))
    assert first == second
    assert hash(table) == before
    assert table.moves == ()


def test_the_28_tiles_are_there_after_going_back_and_dealing_again() -> None:
    states = list(Walk(5).match())
    for state in reversed(states):
        check_tiles(state)
    again = after(new_match(), StartRound(1), deal(Random(5)))
    check_tiles(again)


def test_a_round_begins_with_nothing_of_the_one_before() -> None:
    for state in Walk(6).match():
        if state.phase is not Phase.ROUND_OVER:
            continue
        begun = apply(state, StartRound(state.round + 1))
        assert (begun.passes, begun.moves, begun.redeals) == (0, (), ())
        assert (begun.line.laid, begun.hands, begun.opener, begun.seat) == ((), None, None, None)
        assert (begun.points, begun.base, begun.chooser) == (
            state.points,
            state.base,
            state.chooser,
        )


def test_the_tiles_of_the_set_are_never_changed() -> None:
    before = list(map(str, ALL_TILES))
    for _ in Walk(7).match():
        pass
    assert list(map(str, ALL_TILES)) == before
