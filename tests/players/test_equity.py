"""The chance of the match: small worlds by hand, and the laws of the table that comes along."""

import pytest
from numpy.random import Generator

from dekabes.engine import Team
from dekabes.players import equity
from dekabes.players.batch import deals
from dekabes.players.equity import BASES, LEADS, Equity, known, measured
from dekabes.players.tables import Masks

ABOUT = pytest.approx


def test_if_every_round_is_won_by_the_openers_so_is_the_match() -> None:
    table = Equity.from_outcomes({1: 1.0})
    assert all(table.chances[base][lead] == 1 for base in BASES for lead in LEADS)


def test_even_rounds_of_one_point_each() -> None:
    # Whoever loses a round leaves the other team with one point and its chance E1; x = 1 - E1 is
    # what the loser has then. So E3 = 1/2 + x/2, E2 = E3/2 + x/2 = 1/4 + 3x/4 and
    # E1 = E2/2 + x/2 = 1/8 + 7x/8, which is 1 - x: x = 7/15.
    chances = Equity.from_outcomes({1: 0.5, -1: 0.5}).chances[1]
    x = 7 / 15
    assert chances[1] == ABOUT(8 / 15)
    assert chances[2] == ABOUT(1 / 4 + 3 * x / 4)
    assert chances[3] == ABOUT((1 + x) / 2)
    assert chances[0] == ABOUT(0.5)
    # The others have three points and win at once, or lose them.
    assert chances[-3] == ABOUT(0.5 * (8 / 15))


def test_a_draw_doubles_the_next_round_and_no_more() -> None:
    # After a draw everything is decided by the next round: it is worth 2, a dékabès 4.
    table = Equity.from_outcomes({2: 0.3, 0: 0.2, -2: 0.5})
    # Base 2: won at once with 0.3, lost with 0.5, else again.
    assert table.chances[2][0] == ABOUT(0.3 / 0.8)
    one, two = table.chances[1], table.chances[2]
    assert one[0] == ABOUT(0.3 * one[2] + 0.2 * two[0] + 0.5 * (1 - one[2]))


@pytest.mark.parametrize(
    ("points", "base", "value", "expected"),
    [
        ((0, 0), 1, 1, "1 at base 1"),
        ((1, 0), 1, 2, "3 at base 1"),
        ((3, 0), 1, 1, "won"),
        ((2, 0), 1, 2, "won"),
        ((0, 0), 2, 2, "won"),
        ((1, 0), 2, 1, "3 at base 1"),
        ((2, 0), 1, 0, "2 at base 2"),
        ((3, 0), 2, 0, "3 at base 2"),
    ],
)
def test_what_a_round_leads_to(
    points: tuple[int, int], base: int, value: int, expected: str
) -> None:
    places = {f"{lead} at base {each}": 10 * each + lead for each in BASES for lead in LEADS}
    table = Equity({each: {lead: 10 * each + lead for lead in LEADS} for each in BASES})
    found = table.of_values(points, base, Team.A)[value + 2]
    assert found == (1 if expected == "won" else places[expected])
    # The other team's rounds are its mirror.
    mirrored = table.of_values((points[1], points[0]), base, Team.B)[2 - value]
    assert mirrored == 1 - found


def test_the_winners_of_a_round_open_the_next() -> None:
    table = Equity({base: {lead: lead / 10 for lead in LEADS} for base in BASES})
    # Team B opened and lost its two points by a dékabès: team A opens with two.
    assert table.of_values((0, 2), 1, Team.B)[4] == ABOUT(0.2)
    # Team A opened with three points and lost: team B opens with one.
    assert table.of_values((3, 0), 1, Team.A)[1] == ABOUT(1 - 0.1)


def test_the_table_that_comes_with_the_game() -> None:
    for base in BASES:
        chances = [known().chances[base][lead] for lead in LEADS]
        assert chances == sorted(chances)
        assert all(0 < chance < 1 for chance in chances)
    # To open is an advantage, and more so where more is at stake.
    assert 0.5 < known().chances[1][0] < known().chances[2][0] < 0.6


def test_at_base_2_two_points_are_as_good_as_three() -> None:
    assert known().chances[2][2] == ABOUT(known().chances[2][3])


def test_the_same_seed_measures_the_same() -> None:
    one, other = measured(1, seed=3), measured(1, seed=3)
    assert one == other
    assert sum(one.values()) == ABOUT(1)


def test_the_openers_win_more_than_they_lose() -> None:
    # They win about 0.24 points a round; 4096 rounds leave a standard error of about 0.02.
    assert sum(value * share for value, share in measured(4096, seed=1).items()) > 0.1


def test_as_many_rounds_are_played_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = list[int]()

    def noting(number: int, rng: Generator) -> Masks:
        dealt.append(number)
        return deals(number, rng)

    monkeypatch.setattr(equity, "ROUNDS_AT_ONCE", 50)
    monkeypatch.setattr(equity, "deals", noting)
    measured(150, seed=1)
    assert dealt == [50, 50, 50]
