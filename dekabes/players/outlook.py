"""What a seat sees ahead of it if it makes a play."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import End, Play, Seat, Tile, View
from dekabes.players import masks
from dekabes.players.knowledge import Knowledge

Ends = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table after a play, as far as its seat knows: tiles as masks, ends as numbers.

    `ends` has the number that the play brings first; `covered` is the one that it joins, at which
    `bringer` laid the tile, and `before` are the ends that were open.
    """

    seat: Seat
    tile: Tile
    rest: int
    unseen: int
    ends: Ends
    covered: int | None
    bringer: Seat | None
    before: Ends | None
    counts: tuple[int, ...]
    known: Knowledge

    @staticmethod
    def of(view: View, play: Play) -> Outlook:
        """From what is seen before the play."""
        tile, ends = play.tile, view.line.ends
        known = Knowledge.of(view)
        hand = masks.mask_of(view.hand or ())
        down = masks.mask_of(laid.tile for laid in view.line.laid)
        covered, bringer, after = None, None, (tile.high, tile.low)
        if ends is not None and play.end is not None:
            at = 0 if play.end is End.LEFT else 1
            covered, after = ends[at], (tile.other(ends[at]), ends[1 - at])
            bringer = known.bringers[at] if known.bringers else None
        return Outlook(
            seat=play.seat,
            tile=tile,
            rest=hand & ~masks.mask_of([tile]),
            unseen=masks.ALL & ~hand & ~down,
            ends=after,
            covered=covered,
            bringer=bringer,
            before=ends,
            counts=view.counts or (),
            known=known,
        )

    @property
    def outcome(self) -> tuple[Tile, frozenset[int]]:
        """The tile and the open numbers: plays that have these in common come to the same."""
        return self.tile, frozenset(self.ends)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The next seat and the one before."""
        return self.seat.next, self.seat.partner.next

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the ends, each once."""
        return tuple(dict.fromkeys(self.ends))

    @property
    def fits(self) -> int:
        """The tiles that fit an end afterwards."""
        return masks.with_any(self.ends)

    @property
    def last(self) -> Tile | None:
        """The only tile that is left in the hand."""
        return masks.hand_in(self.rest)[0] if self.rest.bit_count() == 1 else None

    @property
    def is_dekabes(self) -> bool:
        """Whether the play, if it empties the hand, is a dékabès."""
        return self.before is not None and fits_both(self.tile, self.before)

    @property
    def is_blocked(self) -> bool:
        """Whether nobody has a tile that fits."""
        return not (self.rest | self.unseen) & self.fits

    def stays(self, number: int) -> bool:
        """Whether a number was open before."""
        return self.before is not None and number in self.before

    def may_hold(self, seat: Seat) -> int:
        """The unseen tiles that another seat can have after what it passed on."""
        return self.unseen & ~masks.with_any(self.known.lacks_of(seat))

    def is_shut(self, seat: Seat, ends: Ends) -> bool:
        """Whether another seat can have nothing that fits these ends."""
        return not self.may_hold(seat) & masks.with_any(ends)

    def are_all_shut(self, ends: Ends) -> bool:
        """Whether no other seat can have anything that fits these ends."""
        others = (*self.opponents, self.seat.partner)
        return all(self.is_shut(seat, ends) for seat in others)

    def least_pips(self, seat: Seat) -> int:
        """The fewest pips that another seat can have."""
        pips = sorted(masks.PIPS[index] for index in masks.indices_in(self.may_hold(seat)))
        return sum(pips[: self.counts[seat.index]])

    def going_out_alone(self) -> int:
        """What is sure to come while all others must pass: a dékabès (2), the last tile (1), 0."""
        return self._alone(self.rest, self.ends)

    def _alone(self, rest: int, ends: Ends) -> int:
        if not self.are_all_shut(ends):
            return 0
        best = 0
        for tile in masks.hand_in(rest & masks.with_any(ends)):
            left = rest & ~masks.mask_of([tile])
            if not left:
                best = max(best, 1 + fits_both(tile, ends))
            for joined, other in (ends, ends[::-1]):
                if left and tile.has(joined):
                    best = max(best, self._alone(left, (tile.other(joined), other)))
        return best


def fits_both(tile: Tile, ends: Ends) -> bool:
    """Whether a last tile makes a dékabès at these ends."""
    return not tile.is_double and all(map(tile.has, ends))
