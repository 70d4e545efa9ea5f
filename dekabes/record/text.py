"""The text form of every action, tile and result: each `format_x` has its `parse_x`."""

from __future__ import annotations

import re

from dekabes.engine import (
    Action,
    Deal,
    End,
    Hand,
    Keep,
    Move,
    Open,
    Pass,
    Play,
    Points,
    Redeal,
    RoundRecord,
    Seat,
    StartRound,
    Tile,
    hand_of,
)
from dekabes.record.words import Fault, shown, words_of

BETWEEN_HANDS = "/"
ACTION_WORDS = ("Round", "Deal", "Redeal", "Keep", "Open")
_SEAT_ACTIONS: dict[str, type[Redeal | Keep | Open]] = {
    "Redeal": Redeal,
    "Keep": Keep,
    "Open": Open,
}

# Only 0 to 9 are digits here: Python's own notion of a digit takes in many scripts.
_SEAT = re.compile("[1-4]")
_TILE = re.compile("[0-6][0-6]")
_POINTS = re.compile("([0-9])-([0-9])")
_ROUND = re.compile("0|[1-9][0-9]{0,8}")
_MOVE = re.compile("([1-4]):(?:(pass)|([0-6][0-6])([LR]?))")


def format_action(action: Action) -> str:
    """An action in the record's own words, on one line."""
    match action:
        case StartRound(number):
            return f"Round {number}"
        case Deal(hands):
            return "Deal " + f" {BETWEEN_HANDS} ".join(map(format_hand, hands))
        case Redeal(seat) | Keep(seat) | Open(seat):
            return f"{type(action).__name__} {int(seat)}"
        case Play() | Pass():
            return format_move(action)


def parse_action(text: str) -> Action:
    """The action that a text says; a Fault if it says none."""
    word, *rest = words_of(text) or [""]
    if word == "Round":
        return StartRound(_parse_round(rest))
    if word == "Deal":
        return _parse_deal(rest)
    if word in _SEAT_ACTIONS:
        return _SEAT_ACTIONS[word](_parse_only_seat(word, rest))
    if rest:
        raise Fault(f"{shown(text)} is no single action")
    return parse_move(word)


def format_move(move: Move) -> str:
    """A move or a pass: `3:66`, `3:64L`, `1:pass`."""
    if isinstance(move, Pass):
        return f"{int(move.seat)}:pass"
    end = move.end.value if move.end else ""
    return f"{int(move.seat)}:{move.tile}{end}"


def parse_move(word: str) -> Move:
    """The move or the pass that a word says; a Fault if it says none."""
    if not (found := _MOVE.fullmatch(word)):
        raise Fault(_why_no_move(word))
    seat, passed, tile, end = found.groups()
    if passed:
        return Pass(Seat(int(seat)))
    return Play(Seat(int(seat)), parse_tile(tile), End(end) if end else None)


def format_hand(hand: Hand) -> str:
    """The tiles of a hand, separated by spaces."""
    return " ".join(map(str, hand))


def parse_tile(word: str) -> Tile:
    """The tile with these two numbers, in either order; a Fault if there is none."""
    if not _TILE.fullmatch(word):
        raise Fault(_no_tile(word))
    return Tile.of(int(word[0]), int(word[1]))


def parse_seat(word: str) -> Seat:
    """The seat with this number; a Fault if there is none."""
    if not _SEAT.fullmatch(word):
        raise Fault(_no_seat(word))
    return Seat(int(word))


def format_points(points: Points) -> str:
    """The points of both teams: `2-0`."""
    return f"{points[0]}-{points[1]}"


def parse_points(word: str) -> Points:
    """The points of both teams; a Fault if the word does not say them."""
    if not (found := _POINTS.fullmatch(word)):
        raise Fault(f"{shown(word)} does not say both teams' points, as 2-0 does")
    return int(found[1]), int(found[2])


def format_result(record: RoundRecord) -> str:
    """The line that tells how a round ended."""
    result = record.result
    seat = int(result.seat) if result.seat else "-"
    return f"Result {result.kind.value} {seat} {result.value} {format_points(record.points)}"


def _parse_round(words: list[str]) -> int:
    if len(words) != 1 or not _ROUND.fullmatch(words[0]):
        raise Fault("Round needs its number and nothing else on its line, as in Round 1")
    return int(words[0])


def _parse_deal(words: list[str]) -> Deal:
    hands: list[list[Tile]] = [[]]
    for word in words:
        if word == BETWEEN_HANDS:
            hands.append([])
        else:
            hands[-1].append(parse_tile(word))
    return Deal(tuple(hand_of(hand) for hand in hands))


def _parse_only_seat(word: str, rest: list[str]) -> Seat:
    if len(rest) != 1:
        raise Fault(f"{word} needs one seat and nothing else on its line, as in {word} 3")
    return parse_seat(rest[0])


def _why_no_move(word: str) -> str:
    seat, _, rest = word.partition(":")
    if seat and not _SEAT.fullmatch(seat):
        return _no_seat(seat)
    if rest[:2].isdecimal() and not _TILE.fullmatch(rest[:2]):
        return _no_tile(rest[:2])
    return (
        "a move is a seat, a colon, and a tile with L or R (none for the opening tile) or the"
        " word pass"
    )


def _no_tile(word: str) -> str:
    return f"{shown(word)} is no tile: a tile is two numbers from 0 to 6, such as 64"


def _no_seat(word: str) -> str:
    return f"{shown(word)} is no seat: seats are 1 to 4"
