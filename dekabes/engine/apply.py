"""The reducer: a state and an action make the next state."""

from __future__ import annotations

from dataclasses import replace

from dekabes.engine.actions import Action, Deal, Keep, Open, Pass, Play, Redeal, StartRound
from dekabes.engine.line import Line
from dekabes.engine.rules import IllegalAction, entitled_seat, why_illegal
from dekabes.engine.seats import SEATS
from dekabes.engine.state import (
    POINTS_TO_WIN,
    FourCounts,
    Hands,
    Kind,
    Phase,
    Points,
    Result,
    RoundRecord,
    State,
    lowest_seats,
)
from dekabes.engine.tiles import DOUBLE_SIX, Hand, pips_of


def apply(state: State, action: Action) -> State:
    """The state after an action; IllegalAction, with its reason, if the rules forbid it."""
    if reason := why_illegal(state, action):
        raise IllegalAction(reason)
    match action:
        case Play():
            return _play(state, action)
        case Pass():
            return _pass(state, action)
        case StartRound(number):
            return _start(state, number)
        case Deal(hands):
            return _deal(state, hands)
        case Redeal(seat):
            return replace(
                state, phase=Phase.DEAL, hands=None, seat=None, redeals=(*state.redeals, seat)
            )
        case Keep():
            return _settle_opener(state, _hands(state))
        case Open(seat):
            return replace(state, phase=Phase.PLAY, opener=seat, seat=seat)


def _start(state: State, number: int) -> State:
    return State(
        round=number,
        points=state.points,
        base=state.base,
        chooser=state.chooser,
        rounds=state.rounds,
    )


def _deal(state: State, hands: tuple[Hand, ...]) -> State:
    one, two, three, four = hands
    dealt = one, two, three, four
    if entitled := entitled_seat(dealt):
        return replace(state, phase=Phase.REDEAL, hands=dealt, seat=entitled)
    return _settle_opener(state, dealt)


def _settle_opener(state: State, hands: Hands) -> State:
    """After the last redeal question: 66 opens a first round, the chooser decides later ones."""
    if state.chooser is not None:
        return replace(state, phase=Phase.CHOOSE, hands=hands, seat=state.chooser)
    opener = next(seat for seat in SEATS if DOUBLE_SIX in hands[seat.index])
    return replace(state, phase=Phase.PLAY, hands=hands, opener=opener, seat=opener)


def _play(state: State, play: Play) -> State:
    line = (
        state.line.opened(play.tile) if play.end is None else state.line.joined(play.tile, play.end)
    )
    hands = _without(_hands(state), play)
    played = state.moved(play, hands, line, passes=0)
    if hands[play.seat.index]:
        return played
    kind = Kind.DEKABES if _fitted_both_ends(state.line, play) else Kind.DOMINO
    value = state.base * (2 if kind is Kind.DEKABES else 1)
    return _end_round(played, Result(kind, play.seat, value, _counts(hands)))


def _pass(state: State, action: Pass) -> State:
    hands = _hands(state)
    passed = state.moved(action, hands, state.line, passes=state.passes + 1)
    if passed.passes < len(SEATS):
        return passed
    return _end_round(passed, _result_of_block(_counts(hands), state.base))


def _fitted_both_ends(line: Line, play: Play) -> bool:
    """Whether the tile that emptied the hand made a dékabès, by the ends as they stood before."""
    ends = line.ends or ()
    return not play.tile.is_double and all(play.tile.has(number) for number in ends)


def _result_of_block(pips: FourCounts, base: int) -> Result:
    """The lowest single count wins, never the sum of partners; in both teams it is a draw."""
    lowest = lowest_seats(pips)
    if len({seat.team for seat in lowest}) > 1:
        return Result(Kind.DRAW, None, 0, pips)
    return Result(Kind.BLOCKED, lowest[0], base, pips)


def _end_round(state: State, result: Result) -> State:
    points = _points_after(state.points, result)
    opener = state.opener
    if opener is None:
        raise AssertionError("a round cannot end before somebody opened it")
    record = RoundRecord(
        number=state.round,
        redeals=state.redeals,
        opener=opener,
        plies=len(state.moves),
        result=result,
        points=points,
    )
    return replace(
        state,
        phase=Phase.MATCH_OVER if max(points) >= POINTS_TO_WIN else Phase.ROUND_OVER,
        points=points,
        base=2 if result.kind is Kind.DRAW else 1,
        chooser=result.seat or opener,
        seat=None,
        rounds=(*state.rounds, record),
    )


def _points_after(points: Points, result: Result) -> Points:
    """The winners add the value, the losers go back to 0; a draw changes nothing."""
    if result.team is None:
        return points
    won = points[result.team.index] + result.value
    return (won, 0) if result.team.index == 0 else (0, won)


def _without(hands: Hands, play: Play) -> Hands:
    held = list(hands)
    hand = held[play.seat.index]
    at = hand.index(play.tile)
    held[play.seat.index] = hand[:at] + hand[at + 1 :]
    one, two, three, four = held
    return one, two, three, four


def _counts(hands: Hands) -> FourCounts:
    one, two, three, four = map(pips_of, hands)
    return one, two, three, four


def _hands(state: State) -> Hands:
    if state.hands is None:
        raise AssertionError("no hands are dealt")
    return state.hands
