"""Counts of action sequences to a depth, against the naive second generator."""

from collections import Counter

import pytest

from dekabes.engine import (
    Kind,
    Phase,
    Seat,
    State,
    apply,
    legal_actions,
    match_from,
    new_match,
)
from tests.engine import naive
from tests.engine.positions import (
    ENTITLED_DEAL,
    ENTITLED_ELSEWHERE,
    PLAIN_DEAL,
    after,
    dealt,
    decisions,
)

OTHER_DEAL = (
    "53 20 52 60 66 65 31 / 22 40 11 44 33 51 30 / 32 63 43 10 54 62 42 / 21 55 61 50 41 00 64"
)


def table_of(deal: str, chooser: int, base: int) -> State:
    """The engine's own table, dealt likewise."""
    return dealt(deal, match_from((0, 0), base, Seat(chooser)) if chooser else new_match())


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if state.phase is Phase.DEAL:
        return 0
    return sum(count(apply(state, action), depth - 1) for action in legal_actions(state))


def outcomes(state: State) -> Counter[str]:
    if state.phase.is_over:
        result = state.rounds[-1].result
        return Counter([f"{result.kind.value} {result.seat or '-'} {result.value}"])
    found: Counter[str] = Counter()
    for action in legal_actions(state):
        found += outcomes(apply(state, action))
    return found


@pytest.mark.parametrize(
    ("deal", "chooser"),
    [
        (PLAIN_DEAL, 0),
        (PLAIN_DEAL, 1),
        (PLAIN_DEAL, 4),
        (OTHER_DEAL, 0),
        (OTHER_DEAL, 2),
        (ENTITLED_DEAL, 0),
        (ENTITLED_DEAL, 3),
        (ENTITLED_ELSEWHERE, 0),
        (ENTITLED_ELSEWHERE, 1),
    ],
)
def test_as_many_sequences_of_up_to_eight_decisions(deal: str, chooser: int) -> None:
    expected = [naive.count(naive.new_table(deal, chooser), depth) for depth in range(9)]
    assert [count(table_of(deal, chooser, 1), depth) for depth in range(9)] == expected


def test_the_first_counts_by_hand() -> None:
    # Seat 3 opens with 66; seat 4 has 63 and 64, each to the left or to the right.
    assert [count(table_of(PLAIN_DEAL, 0, 1), depth) for depth in (1, 2)] == [1, 4]
    # Seat 2 keeps or throws in, then opens with 66; seat 3 has 60 and 64, twice each.
    assert [count(table_of(ENTITLED_DEAL, 0, 1), depth) for depth in (1, 2, 3)] == [2, 1, 4]


# From here on few enough ways are left to follow all of them to the end of the round.
EIGHT_MOVES = "3:66 4:63R 1:61L 2:41L 3:30R 4:43L 1:40R 2:33L"


@pytest.mark.parametrize(
    ("chooser", "opening", "base"), [(0, "", 1), (1, "Open3 ", 1), (1, "Open3 ", 2)]
)
def test_all_ways_to_the_end_of_a_round_end_it_alike(chooser: int, opening: str, base: int) -> None:
    said = opening + EIGHT_MOVES
    table = naive.new_table(PLAIN_DEAL, chooser, base)
    for word in said.split():
        assert word in naive.words(table)
        table = naive.say(table, word)
    expected = naive.outcomes(table)
    assert {ending.split()[0] for ending in expected} == {kind.value for kind in Kind}
    assert outcomes(after(table_of(PLAIN_DEAL, chooser, base), *decisions(said))) == expected
