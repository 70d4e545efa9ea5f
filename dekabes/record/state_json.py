"""A state, or what one seat may know of it, as the JSON object that `replay` prints."""

from __future__ import annotations

from dekabes.engine import Hand, RoundRecord, Seat, State, View, legal_actions
from dekabes.record.tags import Tags
from dekabes.record.text import format_action, format_move

SeenHands = tuple[Hand | None, ...]


def state_object(state: State, tags: Tags) -> dict[str, object]:
    """The whole truth, all four hands included."""
    legal = [format_action(action) for action in legal_actions(state)]
    return _object(state, tags, legal, state.hands)


def view_object(view: View, tags: Tags) -> dict[str, object]:
    """What the viewer may know: hands are null that it may not see, decisions only its own."""
    legal = [format_action(action) for action in view.legal]
    return _object(view, tags, legal, seen_hands(view))


def seen_hands(view: View) -> SeenHands | None:
    """The hands of seats 1 to 4 that the viewer sees; None while none are dealt."""
    if view.counts is None:
        return None
    if view.shown is not None:
        return view.shown
    return tuple(view.hand if seat == view.viewer else None for seat in Seat)


def _object(
    table: State | View, tags: Tags, legal: list[str], hands: SeenHands | None
) -> dict[str, object]:
    ends = table.line.ends
    return {
        "format": "dekabes-state",
        "version": 1,
        "tags": dict(tags),
        "phase": table.phase.value,
        "round": table.round,
        "points": list(table.points),
        "base": table.base,
        "seat": _number(table.seat),
        "legal": legal,
        "opener": _number(table.opener),
        "ends": list(ends) if ends else None,
        "line": [str(laid) for laid in table.line.laid],
        "hands": [_tiles(hand) for hand in hands] if hands else None,
        "counts": list(table.counts) if table.counts else None,
        "redeals": [int(seat) for seat in table.redeals],
        "moves": [format_move(move) for move in table.moves],
        "passes": table.passes,
        "rounds": [_round(record) for record in table.rounds],
        "winner": table.winner.value if table.winner else None,
    }


def _number(seat: Seat | None) -> int | None:
    return int(seat) if seat else None


def _tiles(hand: Hand | None) -> list[str] | None:
    return None if hand is None else [str(tile) for tile in hand]


def _round(record: RoundRecord) -> dict[str, object]:
    result = record.result
    return {
        "number": record.number,
        "redeals": [int(seat) for seat in record.redeals],
        "opener": int(record.opener),
        "plies": record.plies,
        "result": {
            "kind": result.kind.value,
            "seat": _number(result.seat),
            "team": result.team.value if result.team else None,
            "value": result.value,
            "pips": list(result.pips),
        },
        "points": list(record.points),
    }
