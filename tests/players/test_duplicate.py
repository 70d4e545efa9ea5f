"""Duplicate deals, and what they show."""

from array import array
from random import Random

import pytest

from dekabes.engine import (
    Action,
    Deal,
    Kind,
    Open,
    Result,
    Seat,
    StartRound,
    Team,
    View,
    apply,
    entitled_seat,
    match_from,
)
from dekabes.players import PLAYERS
from dekabes.players.duplicate import Game, deal_without_redeal, play_duplicate
from dekabes.players.tally import Tally, percentile


class Clock:
    """Goes on by a second at every look."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


def test_both_games_of_a_deal_have_the_same_hands_and_the_same_opener() -> None:
    first, second = play_duplicate(("easy", "easy"), 3, 1, Clock())
    assert first.actions[:3] == second.actions[:3]
    assert first.actions[0] == StartRound(1)
    assert first.actions[2] == Open(Seat.TWO)
    assert (first.first, second.first) == (Team.A, Team.B)


def test_the_seats_open_in_turn() -> None:
    openers = [play_duplicate(("easy", "easy"), 0, number, Clock())[0] for number in range(5)]
    assert [game.start.chooser for game in openers] == [1, 2, 3, 4, 1]


def test_the_levels_swap_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: dict[str, list[Seat | None]] = {"one": [], "other": []}

    def noting(level: str) -> None:
        def player(view: View, rng: Random) -> Action:
            seats[level].append(view.viewer)
            return view.legal[0]

        monkeypatch.setitem(PLAYERS, level, player)

    noting("one")
    noting("other")
    first, _ = play_duplicate(("one", "other"), 0, 0, Clock())
    in_first = len(first.times[0])
    assert set(seats["one"][:in_first]) <= {Seat.ONE, Seat.THREE}
    assert set(seats["one"][in_first:]) <= {Seat.TWO, Seat.FOUR}
    assert set(seats["other"][: len(first.times[1])]) <= {Seat.TWO, Seat.FOUR}
    assert set(seats["other"][len(first.times[1]) :]) <= {Seat.ONE, Seat.THREE}


def test_the_games_lead_from_their_start_to_their_result() -> None:
    for game in play_duplicate(("steady", "easy"), 4, 2, Clock()):
        state = game.start
        for action in game.actions:
            state = apply(state, action)
        assert state.rounds[-1].result == game.result


def test_deals_with_an_entitled_seat_are_dealt_again() -> None:
    # Among so many deals about eighteen entitle a seat.
    rng = Random(0)
    assert all(entitled_seat(deal_without_redeal(rng).hands) is None for _ in range(1200))


def test_only_decisions_with_a_choice_are_timed() -> None:
    game, _ = play_duplicate(("steady", "easy"), 0, 0, Clock())
    # By the clock above each takes a second; the opening tile was one of seven.
    assert set(game.times[0]) | set(game.times[1]) == {1.0}
    assert len(game.times[0]) + len(game.times[1]) < len(game.actions) - 3


def game(first: Team, kind: Kind, seat: Seat | None, value: int, *times: list[float]) -> Game:
    one, other = times or ([0.001], [0.003])
    start = match_from((0, 0), 1, Seat.ONE)
    return Game(first, start, (Deal(()),), Result(kind, seat, value, (0, 0, 0, 0)), (one, other))


def test_points_are_those_of_the_first_level() -> None:
    assert game(Team.A, Kind.DEKABES, Seat.THREE, 2).points == 2
    assert game(Team.B, Kind.DEKABES, Seat.THREE, 2).points == -2
    assert game(Team.B, Kind.DOMINO, Seat.FOUR, 1).points == 1
    assert game(Team.A, Kind.DRAW, None, 0).points == 0


def test_the_figures_of_two_pairs() -> None:
    tally = Tally()
    tally.add((game(Team.A, Kind.DEKABES, Seat.ONE, 2), game(Team.B, Kind.DRAW, None, 0)))
    tally.add((game(Team.A, Kind.BLOCKED, Seat.TWO, 1), game(Team.B, Kind.DEKABES, Seat.THREE, 2)))
    figures = tally.figures()
    # Means of the pairs: 1 and -1.5.
    assert figures["deals"] == 2
    assert figures["mean"] == pytest.approx(-0.25)
    assert figures["stderr"] == pytest.approx(1.25)
    assert (figures["win"], figures["loss"], figures["draw"]) == (0.25, 0.5, 0.25)
    assert figures["blocked"] == 0.5
    assert figures["dekabes"] == [0.25, 0.25]


def test_the_times_of_the_two_levels() -> None:
    tally = Tally()
    quick, slow = [0.001] * 98, [0.002, 0.004]
    tally.add(
        (
            game(Team.A, Kind.DRAW, None, 0, quick, slow),
            game(Team.B, Kind.DRAW, None, 0, slow, slow),
        )
    )
    (mean_a, p99_a), (mean_b, p99_b) = tally.decision_ms()
    assert (mean_a, p99_a) == pytest.approx((1.04, 2.0))
    assert (mean_b, p99_b) == pytest.approx((3.0, 4.0))


@pytest.mark.parametrize(("number", "expected"), [(1, 1), (99, 99), (100, 99), (101, 100)])
def test_a_percentile_is_not_exceeded_by_that_share(number: int, expected: int) -> None:
    # Of 101 values 99 are less than 99 per cent.
    assert percentile(array("d", range(number, 0, -1)), 99) == expected
