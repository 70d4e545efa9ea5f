"""What the rules allow: why an action is illegal, and which are legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dekabes.engine.actions import Action, Deal, Keep, Open, Pass, Play, Redeal, StartRound
from dekabes.engine.line import ENDS
from dekabes.engine.seats import SEATS, Seat
from dekabes.engine.state import Phase, State
from dekabes.engine.tiles import (
    ALL_TILES,
    DOUBLE_SIX,
    HAND_SIZE,
    NUMBERS,
    Hand,
    Tile,
    doubles_in,
)

DOUBLES_FOR_A_REDEAL = 5

# Every play that joins a tile to the line, made once: by seat, high and low number, and end.
_JOINS = {
    seat: [
        [tuple(Play(seat, tile, end) for end in ENDS) for tile in ALL_TILES if tile.high == high]
        for high in NUMBERS
    ]
    for seat in SEATS
}


class Rule(Enum):
    """The rule that an illegal action breaks; texts for people go by its value."""

    MATCH_OVER = "match_over"
    ROUND_OVER = "round_over"
    ROUND_UNFINISHED = "round_unfinished"
    ROUND_NUMBER = "round_number"
    ROUND_NOT_STARTED = "round_not_started"
    NOT_DEALT = "not_dealt"
    ALREADY_DEALT = "already_dealt"
    HAND_SIZE = "hand_size"
    DEALT_TWICE = "dealt_twice"
    REDEAL_UNANSWERED = "redeal_unanswered"
    NOT_ENTITLED = "not_entitled"
    OPENER_UNCHOSEN = "opener_unchosen"
    OPENER_SETTLED = "opener_settled"
    OPENER_TEAM = "opener_team"
    TURN = "turn"
    NOT_HELD = "not_held"
    DOUBLE_SIX_OPENS = "double_six_opens"
    OPENING_END = "opening_end"
    END_UNNAMED = "end_unnamed"
    DOES_NOT_FIT = "does_not_fit"
    OPENER_MUST_OPEN = "opener_must_open"
    MUST_PLAY = "must_play"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is illegal: the rule, and an English sentence for records and logs."""

    rule: Rule
    sentence: str


class IllegalAction(Exception):
    """An action that the rules do not allow was applied."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.sentence)
        self.reason = reason


def why_illegal(state: State, action: Action) -> Reason | None:
    """The first rule that an action breaks; None if it is legal."""
    match action:
        case Play():
            return _why_no_play(state, action)
        case Pass(seat):
            return _why_no_pass(state, seat)
        case StartRound(number):
            return _why_no_start(state, number)
        case Deal(hands):
            return _why_no_deal(state, hands)
        case Redeal(seat) | Keep(seat):
            return _why_no_answer(state, seat)
        case Open(seat):
            return _why_no_open(state, seat)


def legal_actions(state: State) -> tuple[Action, ...]:
    """The legal decisions of the seat to decide, in a fixed order; none if no seat decides."""
    seat = state.seat
    if seat is None:
        return ()
    if state.phase is Phase.REDEAL:
        return (Redeal(seat), Keep(seat))
    if state.phase is Phase.CHOOSE:
        return tuple(Open(opener) for opener in seat.team.seats)
    return _plays(state, seat) or (Pass(seat),)


def entitled_seat(hands: tuple[Hand, ...]) -> Seat | None:
    """The seat whose hand has five doubles or more; seven doubles allow only one."""
    for seat in SEATS:
        if doubles_in(hands[seat.index]) >= DOUBLES_FOR_A_REDEAL:
            return seat
    return None


def _plays(state: State, seat: Seat) -> tuple[Play, ...]:
    hand = _hand(state, seat)
    numbers = state.line.ends
    if numbers is None:
        tiles = (DOUBLE_SIX,) if state.chooser is None else hand
        return tuple(Play(seat, tile, None) for tile in tiles)
    joins, (left, right) = _JOINS[seat], numbers
    plays = []
    for tile in hand:
        to_left, to_right = joins[tile.high][tile.low]
        if tile.has(left):
            plays.append(to_left)
        if tile.has(right):
            plays.append(to_right)
    return tuple(plays)


def _hand(state: State, seat: Seat) -> Hand:
    return state.hands[seat.index] if state.hands else ()


def _why_no_start(state: State, number: int) -> Reason | None:
    if state.phase is Phase.MATCH_OVER:
        return Reason(Rule.MATCH_OVER, "the match is over, no round may follow")
    if state.phase is not Phase.ROUND_OVER and state.round > 0:
        return Reason(Rule.ROUND_UNFINISHED, f"round {state.round} is not over yet")
    if number != state.round + 1:
        return Reason(Rule.ROUND_NUMBER, f"round {state.round + 1} comes next, not {number}")
    return None


def _why_no_deal(state: State, hands: tuple[Hand, ...]) -> Reason | None:
    if state.phase is not Phase.DEAL:
        return _why_over(state) or Reason(Rule.ALREADY_DEALT, "the hands are dealt already")
    if state.round == 0:
        return Reason(Rule.ROUND_NOT_STARTED, "no round has been started yet")
    if len(hands) != len(SEATS):
        return Reason(Rule.HAND_SIZE, f"a deal has four hands, not {len(hands)}")
    seen: set[Tile] = set()
    for seat, hand in zip(SEATS, hands, strict=True):
        if len(hand) != HAND_SIZE:
            return Reason(Rule.HAND_SIZE, f"seat {seat} is dealt {len(hand)} tiles, not seven")
        for tile in hand:
            if tile in seen:
                return Reason(Rule.DEALT_TWICE, f"{tile} is dealt twice")
            seen.add(tile)
    return None


def _why_over(state: State) -> Reason | None:
    if state.phase is Phase.MATCH_OVER:
        return Reason(Rule.MATCH_OVER, "the match is over")
    if state.phase is Phase.ROUND_OVER:
        return Reason(Rule.ROUND_OVER, f"round {state.round} is over")
    return None


def _why_not_yet(state: State) -> Reason | None:
    """Why nothing can be decided after the deal, whatever it is."""
    if state.phase is Phase.DEAL:
        if state.round == 0:
            return Reason(Rule.ROUND_NOT_STARTED, "no round has been started yet")
        return Reason(Rule.NOT_DEALT, "the hands are not dealt yet")
    return _why_over(state)


def _why_no_answer(state: State, seat: Seat) -> Reason | None:
    if reason := _why_not_yet(state):
        return reason
    if state.phase is not Phase.REDEAL or seat != state.seat:
        return Reason(
            Rule.NOT_ENTITLED,
            f"seat {seat} has no redeal question to answer: only a seat that holds five"
            " doubles or more has one, once, before anyone opens",
        )
    return None


def _why_unanswered(state: State) -> Reason | None:
    if state.phase is not Phase.REDEAL:
        return None
    return Reason(
        Rule.REDEAL_UNANSWERED,
        f"seat {state.seat} holds five doubles or more and must first keep its hand or"
        " demand a redeal",
    )


def _why_no_open(state: State, seat: Seat) -> Reason | None:
    if reason := _why_not_yet(state) or _why_unanswered(state):
        return reason
    if state.chooser is None:
        return Reason(
            Rule.OPENER_SETTLED, "in a match's first round the holder of 66 opens, nobody chooses"
        )
    if state.phase is not Phase.CHOOSE:
        return Reason(Rule.OPENER_SETTLED, f"seat {state.opener} is to open already")
    if seat.team is not state.chooser.team:
        return Reason(
            Rule.OPENER_TEAM, f"seat {state.chooser} chooses itself or its partner, not seat {seat}"
        )
    return None


def _why_no_move(state: State, seat: Seat) -> Reason | None:
    if state.phase is not Phase.PLAY:
        return (
            _why_not_yet(state)
            or _why_unanswered(state)
            or Reason(Rule.OPENER_UNCHOSEN, f"seat {state.seat} must first choose who opens")
        )
    if seat != state.seat:
        return Reason(Rule.TURN, f"it is seat {state.seat}'s turn")
    return None


def _why_no_play(state: State, play: Play) -> Reason | None:
    if reason := _why_no_move(state, play.seat):
        return reason
    if play.tile not in _hand(state, play.seat):
        return Reason(Rule.NOT_HELD, f"seat {play.seat} does not hold {play.tile}")
    if not state.line.laid:
        return _why_no_opening(state, play)
    if play.end is None:
        return Reason(Rule.END_UNNAMED, f"it is not said which end {play.tile} is joined to")
    if not state.line.fits(play.tile, play.end):
        number = state.line.number_at(play.end)
        return Reason(
            Rule.DOES_NOT_FIT,
            f"{play.tile} does not fit the {play.end.name.lower()} end, which is {number}",
        )
    return None


def _why_no_opening(state: State, play: Play) -> Reason | None:
    if state.chooser is None and play.tile != DOUBLE_SIX:
        return Reason(Rule.DOUBLE_SIX_OPENS, "a match's first round must be opened with 66")
    if play.end is not None:
        return Reason(Rule.OPENING_END, "the opening tile is joined to no end")
    return None


def _why_no_pass(state: State, seat: Seat) -> Reason | None:
    if reason := _why_no_move(state, seat):
        return reason
    if not state.line.laid:
        return Reason(Rule.OPENER_MUST_OPEN, f"seat {seat} opens and cannot pass")
    if plays := _plays(state, seat):
        return Reason(Rule.MUST_PLAY, f"seat {seat} holds {plays[0].tile} and must play")
    return None
