"""Whole positions: all tiles are at the table, and nobody holds what it passed on."""

from dekabes.engine import ALL_TILES, Line, Play, Seat, State, Tile, view_for
from dekabes.players.knowledge import Knowledge
from tests.engine.positions import hand, moves, playing


def table(own: str, laid: str, by: str = "", **changes: object) -> State:
    """Seat 1 is to play with these tiles; the others share all that are left, as they may.

    None of them holds what it passed on.
    """
    alone = playing(f"{own}///", laid, seat=1, moves=moves(by), **changes)
    known = Knowledge.of(view_for(alone, Seat.ONE))
    down = {each.tile for each in alone.line.laid}
    left = [tile for tile in ALL_TILES if tile not in down and tile not in hand(own)]
    held: dict[Seat, list[Tile]] = {seat: [] for seat in (Seat.TWO, Seat.THREE, Seat.FOUR)}
    may = {
        tile: [seat for seat in held if not any(map(tile.has, known.lacks_of(seat)))]
        for tile in left
    }
    for tile in sorted(left, key=lambda tile: len(may[tile])):
        min((held[seat] for seat in may[tile]), key=len).append(tile)
    words = ("/" + " ".join(f"{tile.high}{tile.low}" for tile in each) for each in held.values())
    return playing(own + "".join(words), laid, seat=1, moves=moves(by), **changes)


def story(own: str, by: str) -> State:
    """The table after these moves; those of seat 1 may have left any tiles in its hand."""
    line = Line()
    for each in moves(by):
        if isinstance(each, Play):
            line = line.joined(each.tile, each.end) if each.end else line.opened(each.tile)
    return table(own, " ".join(f"{laid.left}{laid.right}" for laid in line.laid), by)
