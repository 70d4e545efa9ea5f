"""What the public log tells a seat about the other three."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import SEATS, End, Line, Pass, Play, Seat, View

Numbers = frozenset[int]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Seat by seat: the numbers that it passed on, and those that it brought to an open end.

    `bringers` are the seats whose tiles lie at the left and at the right end now.
    """

    lacks: tuple[Numbers, ...]
    brought: tuple[Numbers, ...]
    bringers: tuple[Seat, Seat] | None

    @staticmethod
    def of(view: View) -> Knowledge:
        """What the moves of the round tell, from the first to the last."""
        lacks: dict[Seat, Numbers] = dict.fromkeys(SEATS, frozenset())
        brought: dict[Seat, Numbers] = dict.fromkeys(SEATS, frozenset())
        line, bringers = Line(), dict[End, Seat]()
        for move in view.moves:
            match move:
                case Pass(seat):
                    lacks[seat] |= frozenset(line.ends or ())
                case Play(seat, tile, None):
                    line = line.opened(tile)
                    brought[seat] |= {tile.high, tile.low}
                    bringers = dict.fromkeys(End, seat)
                case Play(seat, tile, End() as end):
                    brought[seat] |= {tile.other(line.number_at(end))}
                    line = line.joined(tile, end)
                    bringers[end] = seat
        ends = (bringers[End.LEFT], bringers[End.RIGHT]) if bringers else None
        return Knowledge(tuple(lacks.values()), tuple(brought.values()), ends)

    def lacks_of(self, seat: Seat) -> Numbers:
        """The numbers that a seat has none of."""
        return self.lacks[seat.index]

    def brought_by(self, seat: Seat) -> Numbers:
        """The numbers that a seat brought to an open end at some time."""
        return self.brought[seat.index]
