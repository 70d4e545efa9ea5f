"""Hands that a seat cannot tell from the true ones: the view's own knowledge, dealt anew."""

from collections.abc import Iterable
from random import Random

from dekabes.engine import (
    ALL_TILES,
    DOUBLE_SIX,
    SEATS,
    End,
    Hands,
    Line,
    Pass,
    Phase,
    Play,
    Seat,
    State,
    Tile,
    View,
    hand_of,
)


def completed(view: View, rng: Random) -> State:
    """A state that the view could be of, with the unseen tiles dealt at random.

    Each seat gets as many as it holds and none with a number that it passed on; whoever is to
    open a first round gets 66. A kept redeal question leaves nothing that could be seen.
    """
    return State(
        phase=view.phase,
        round=view.round,
        points=view.points,
        base=view.base,
        chooser=view.chooser,
        hands=_hands(view, rng),
        line=view.line,
        opener=view.opener,
        seat=view.seat,
        redeals=view.redeals,
        moves=view.moves,
        passes=view.passes,
        rounds=view.rounds,
    )


def passed_on(moves: Iterable[Play | Pass]) -> dict[Seat, set[int]]:
    """The numbers that each seat passed on."""
    lacks: dict[Seat, set[int]] = {seat: set() for seat in SEATS}
    line = Line()
    for move in moves:
        match move:
            case Pass(seat):
                lacks[seat].update(line.ends or ())
            case Play(_, tile, End() as end):
                line = line.joined(tile, end)
            case Play(_, tile, None):
                line = line.opened(tile)
    return lacks


def _hands(view: View, rng: Random) -> Hands | None:
    if view.counts is None or view.shown is not None:
        return view.shown
    down = [laid.tile for laid in view.line.laid]
    own = view.hand or ()
    unseen = [tile for tile in ALL_TILES if tile not in down and tile not in own]
    rng.shuffle(unseen)
    room = {seat: view.counts[seat.index] for seat in SEATS if seat is not view.viewer}
    held: dict[Seat, list[Tile]] = {seat: [] for seat in room}
    _place(_allowed(view, unseen, room), room, held, rng)
    one, two, three, four = (own if seat is view.viewer else hand_of(held[seat]) for seat in SEATS)
    return one, two, three, four


def _allowed(
    view: View, unseen: list[Tile], seats: Iterable[Seat]
) -> list[tuple[Tile, list[Seat]]]:
    """Each unseen tile and the seats that may hold it, the most restricted tiles first."""
    lacks = passed_on(view.moves)
    must_open = view.phase is Phase.PLAY and view.chooser is None and not view.line.laid
    found = []
    for tile in unseen:
        may = [seat for seat in seats if not any(map(tile.has, lacks[seat]))]
        if must_open and tile == DOUBLE_SIX and view.opener in may:
            may = [view.opener]
        found.append((tile, may))
    return sorted(found, key=lambda each: len(each[1]))


def _place(
    tiles: list[tuple[Tile, list[Seat]]],
    room: dict[Seat, int],
    held: dict[Seat, list[Tile]],
    rng: Random,
) -> bool:
    """Deal the tiles one by one and go back where one has no place left."""
    if not tiles:
        return True
    (tile, seats), *rest = tiles
    for seat in rng.sample(seats, len(seats)):
        if len(held[seat]) < room[seat]:
            held[seat].append(tile)
            if _place(rest, room, held, rng):
                return True
            held[seat].pop()
    return False
