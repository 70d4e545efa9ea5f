"""What the public log tells a seat about the other three."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import SEATS, End, Line, Pass, Play, Seat, View

Numbers = frozenset[int]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Seat by seat: the numbers that it passed on, and those that it opened by its own choice."""

    lacks: tuple[Numbers, ...]
    opened: tuple[Numbers, ...]

    @staticmethod
    def of(view: View) -> Knowledge:
        """What the moves of the round tell, from the first to the last."""
        lacks: dict[Seat, Numbers] = dict.fromkeys(SEATS, frozenset())
        opened: dict[Seat, Numbers] = dict.fromkeys(SEATS, frozenset())
        line = Line()
        for move in view.moves:
            match move:
                case Pass(seat):
                    lacks[seat] |= frozenset(line.ends or ())
                case Play(seat, tile, None):
                    line = line.opened(tile)
                    opened[seat] |= {tile.high, tile.low}
                case Play(seat, tile, End() as end):
                    opened[seat] |= {tile.other(line.number_at(end))}
                    line = line.joined(tile, end)
        return Knowledge(tuple(lacks.values()), tuple(opened.values()))

    def lacks_of(self, seat: Seat) -> Numbers:
        """The numbers that a seat has none of."""
        return self.lacks[seat.index]

    def opened_by(self, seat: Seat) -> Numbers:
        """The numbers that a seat brought to an open end."""
        return self.opened[seat.index]
