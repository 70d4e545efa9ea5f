"""What everyone hears of an action."""

from dekabes.engine import (
    Action,
    Dealt,
    End,
    Event,
    Keep,
    Kind,
    MatchWon,
    Open,
    OpenerChosen,
    Passed,
    Redeal,
    RedealDemanded,
    Result,
    RoundEnded,
    RoundStarted,
    Seat,
    StartRound,
    State,
    Team,
    TilePlayed,
    apply,
    events,
    match_from,
    new_match,
)
from tests.engine.positions import (
    ENTITLED_DEAL,
    PLAIN_DEAL,
    deal_of,
    dealt,
    move,
    playing,
    tile,
)


def heard(state: State, action: Action) -> tuple[Event, ...]:
    return events(state, action, apply(state, action))


def test_a_round_starts_and_is_dealt() -> None:
    assert heard(new_match(), StartRound(1)) == (RoundStarted(1),)
    begun = apply(new_match(), StartRound(1))
    assert heard(begun, deal_of(PLAIN_DEAL)) == (Dealt(),)


def test_a_deal_with_an_entitled_seat_sounds_like_any_other() -> None:
    begun = apply(new_match(), StartRound(1))
    assert heard(begun, deal_of(ENTITLED_DEAL)) == (Dealt(),)


def test_a_demand_is_heard_a_kept_hand_is_not() -> None:
    asked = dealt(ENTITLED_DEAL)
    assert heard(asked, Redeal(Seat.TWO)) == (RedealDemanded(Seat.TWO),)
    assert heard(asked, Keep(Seat.TWO)) == ()


def test_the_chosen_opener_is_heard() -> None:
    choosing = dealt(PLAIN_DEAL, match_from((0, 0), 1, Seat.FOUR))
    assert heard(choosing, Open(Seat.TWO)) == (OpenerChosen(Seat.FOUR, Seat.TWO),)


def test_a_played_tile_is_heard_with_its_end() -> None:
    assert heard(dealt(PLAIN_DEAL), move("3:66")) == (TilePlayed(Seat.THREE, tile("66"), None),)
    table = playing("64 00 / 51 / 22 / 33", "45 56", seat=1)
    assert heard(table, move("1:64R")) == (TilePlayed(Seat.ONE, tile("64"), End.RIGHT),)


def test_a_pass_is_heard_with_the_ends_it_was_made_at() -> None:
    table = playing("11 / 51 / 22 / 33", "45 56", seat=1)
    assert heard(table, move("1:pass")) == (Passed(Seat.ONE, (4, 6)),)


def test_the_end_of_a_round_is_heard_with_the_points_before_and_after() -> None:
    table = playing("10 / 55 / 64 / 30", "45 53", seat=3, points=(0, 2))
    result = Result(Kind.DOMINO, Seat.THREE, 1, (1, 10, 0, 3))
    assert heard(table, move("3:64L")) == (
        TilePlayed(Seat.THREE, tile("64"), End.LEFT),
        RoundEnded(result, (0, 2), (1, 0)),
    )


def test_the_end_of_a_match_comes_last() -> None:
    table = playing("30 / 22 / 66 / 10", "44", seat=1, passes=3, points=(0, 3))
    result = Result(Kind.BLOCKED, Seat.FOUR, 1, (3, 4, 12, 1))
    assert heard(table, move("1:pass")) == (
        Passed(Seat.ONE, (4, 4)),
        RoundEnded(result, (0, 3), (0, 4)),
        MatchWon(Team.B),
    )
