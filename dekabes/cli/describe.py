"""A state, or what one seat may know of it, in plain English for a terminal."""

from __future__ import annotations

from dekabes.engine import (
    Action,
    Hand,
    Kind,
    Phase,
    RoundRecord,
    Seat,
    State,
    Team,
    View,
    legal_actions,
)
from dekabes.record import (
    SeenHands,
    Tags,
    format_action,
    format_hand,
    format_move,
    format_points,
    seen_hands,
)

_WAITS_FOR = {
    Phase.DEAL: "a deal is awaited",
    Phase.REDEAL: "seat {seat} may demand a redeal",
    Phase.CHOOSE: "seat {seat} chooses who opens",
    Phase.PLAY: "it is seat {seat}'s turn",
    Phase.ROUND_OVER: "the round is over",
    Phase.MATCH_OVER: "the match is over",
}


def describe_state(state: State, tags: Tags) -> str:
    """The whole truth, all four hands included."""
    return _describe(state, tags, legal_actions(state), state.hands)


def describe_view(view: View, tags: Tags) -> str:
    """What the viewer may know."""
    return _describe(view, tags, view.legal, seen_hands(view))


def _describe(
    table: State | View,
    tags: Tags,
    legal: tuple[Action, ...],
    hands: SeenHands | None,
) -> str:
    lines = [f"{name}: {value}" for name, value in tags]
    lines += [_round_line(record) for record in table.rounds]
    lines += [_now_line(table)]
    lines += _played_lines(table)
    lines += [
        _hand_line(seat, hand, count)
        for seat, hand, count in zip(Seat, hands or (), table.counts or (), strict=False)
    ]
    if legal:
        lines.append("Legal: " + ", ".join(map(format_action, legal)))
    if table.winner:
        lines.append(f"The match is won by {_team(table.winner)}.")
    return "\n".join(lines)


def _now_line(table: State | View) -> str:
    waits = _WAITS_FOR[table.phase].format(seat=table.seat)
    a, b = table.points
    worth = "the next one would be worth" if table.phase.is_over else "worth"
    return f"Round {table.round}, {worth} {table.base}; points A {a}, B {b}: {waits}."


def _played_lines(table: State | View) -> list[str]:
    lines = [f"Seat {seat} demanded a redeal." for seat in table.redeals]
    if table.opener:
        lines.append(f"Seat {table.opener} {'opened' if table.moves else 'opens'}.")
    if table.moves:
        lines.append("Moves: " + " ".join(map(format_move, table.moves)))
    if table.passes:
        lines.append(f"Passes in a row: {table.passes}")
    if ends := table.line.ends:
        line = " ".join(map(str, table.line.laid))
        lines.append(f"Line: {line} (left end {ends[0]}, right end {ends[1]})")
    return lines


def _hand_line(seat: Seat, hand: Hand | None, count: int) -> str:
    tiles = "not shown" if hand is None else format_hand(hand) or "none"
    return f"Seat {seat} ({_team(seat.team)}), tiles {count}: {tiles}"


def _round_line(record: RoundRecord) -> str:
    result = record.result
    pips = " ".join(map(str, result.pips))
    demanded = "".join(f"seat {seat} demanded a redeal, " for seat in record.redeals)
    return (
        f"Round {record.number}: {demanded}seat {record.opener} opened,"
        f" {record.plies} moves and passes; {_ending(record)};"
        f" points {format_points(record.points)}; pips left {pips}."
    )


def _ending(record: RoundRecord) -> str:
    result = record.result
    if result.seat is None:
        return "blocked and drawn"
    won = f"{_team(result.seat.team)} wins {result.value}"
    match result.kind:
        case Kind.DEKABES:
            return f"seat {result.seat} went out with a dékabès, {won}"
        case Kind.BLOCKED:
            return f"blocked, seat {result.seat} holds the lowest count, {won}"
        case _:
            return f"seat {result.seat} went out, {won}"


def _team(team: Team) -> str:
    return f"team {team.value}"
