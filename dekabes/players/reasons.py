"""Why a decision may be a good one, in things that the seat itself can see at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from dekabes.engine import (
    Action,
    End,
    Keep,
    Open,
    Pass,
    Play,
    Redeal,
    Seat,
    Tile,
    View,
    doubles_in,
)
from dekabes.players import masks
from dekabes.players.knowledge import Knowledge

HEAVY = 9  # pips
MANY = 2  # so many doubles, or tiles of a number besides the one that is played


class Kind(Enum):
    """What a reason says; its numbers stand beside it."""

    REDEAL = "redeal"  # a demand may be made: `count` doubles
    KEEP = "keep"
    PASS = "pass"  # nothing fits
    DEKABES = "dekabes"  # goes out with a dékabès
    OUT = "out"  # goes out
    ONLY = "only"  # the only legal decision
    DOUBLES = "doubles"  # the chooser opens itself: it has `count` doubles to get rid of
    OPENS = "opens"  # the chooser opens itself: one tile less
    PARTNER_OPENS = "partner_opens"
    BLOCKS_SURELY = (
        "blocks_surely"  # nobody can go on; no opponent can have fewer pips than `count`
    )
    BLOCKS_LIKELY = "blocks_likely"  # nobody can go on; opponents have more than `count` on average
    DEKABES_NEXT = "dekabes_next"  # the last tile will fit both ends
    SHUTS_ALL = "shuts_all"  # all others must pass
    SHUTS = "shuts"  # the next opponent, `seats`, must pass
    ONLY_MINE = "only_mine"  # nobody else holds the `number` of an end
    LACKED = "lacked"  # `seats`, opponents, passed on the `number` of an end
    OUT_NEXT = "out_next"  # the last tile will fit
    PARTNERS = "partners"  # the partner, `seats`, brought the `number` of an end
    FREES = "frees"  # covers a `number` on which the partner, `seats`, passed
    COVERS = "covers"  # covers a `number` that an opponent, `seats`, brought
    KEEPS = "keeps"  # `count` more tiles of the `number` that it brings to an end
    DOUBLE = "double"  # gets rid of a double
    HEAVY = "heavy"  # gets rid of many pips: `count`
    BLOCKS = "blocks"  # nobody can go on
    SHEDS = "sheds"  # gets rid of `count` pips


@dataclass(frozen=True, slots=True)
class Reason:
    """Something true about a decision, with the number, the count and the seats it is about."""

    kind: Kind
    number: int | None = None
    count: int | None = None
    seats: tuple[Seat, ...] = ()


def reasons_for(view: View, action: Action) -> tuple[Reason, ...]:
    """All that speaks for a legal decision, the weightiest first; never nothing."""
    hand = view.hand or ()
    match action:
        case Redeal():
            return (Reason(Kind.REDEAL, count=doubles_in(hand)),)
        case Keep():
            return (Reason(Kind.KEEP),)
        case Pass():
            return (Reason(Kind.PASS),)
        case Open(seat) if seat is not view.viewer:
            return (Reason(Kind.PARTNER_OPENS, seats=(seat,)),)
        case Open():
            doubles = doubles_in(hand)
            many = [Reason(Kind.DOUBLES, count=doubles)] if doubles >= MANY else []
            return (*many, Reason(Kind.OPENS))
        case Play():
            return tuple(_of_play(view, _Ahead.of(view, action)))
    raise ValueError(f"{action} is no decision of a seat")


@dataclass(frozen=True, slots=True)
class _Ahead:
    """What a seat sees ahead of it if it makes a play: tiles as masks, ends as numbers.

    `ends` has the number that the play brings first; `covered` is the one that it joins.
    """

    seat: Seat
    tile: Tile
    rest: int
    unseen: int
    ends: tuple[int, int]
    covered: int | None
    before: tuple[int, int] | None
    counts: tuple[int, ...]
    known: Knowledge

    @staticmethod
    def of(view: View, play: Play) -> _Ahead:
        tile, ends = play.tile, view.line.ends
        hand = masks.mask_of(view.hand or ())
        down = masks.mask_of(laid.tile for laid in view.line.laid)
        if ends is None or play.end is None:
            covered, after = None, (tile.high, tile.low)
        else:
            covered, other = ends if play.end is End.LEFT else ends[::-1]
            after = (tile.other(covered), other)
        return _Ahead(
            seat=play.seat,
            tile=tile,
            rest=hand & ~masks.mask_of([tile]),
            unseen=masks.ALL & ~hand & ~down,
            ends=after,
            covered=covered,
            before=ends,
            counts=view.counts or (),
            known=Knowledge.of(view),
        )

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The next seat and the one before."""
        return self.seat.next, self.seat.partner.next

    @property
    def others(self) -> tuple[Seat, Seat, Seat]:
        """All other seats in their order of play."""
        return self.seat.next, self.seat.partner, self.seat.partner.next

    @property
    def fits(self) -> int:
        """The tiles that fit an end afterwards."""
        return masks.with_any(self.ends)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the ends, each once."""
        return tuple(dict.fromkeys(self.ends))

    def may_hold(self, seat: Seat) -> int:
        """The unseen tiles that another seat can have after what it passed on."""
        return self.unseen & ~masks.with_any(self.known.lacks_of(seat))

    def is_shut(self, seat: Seat) -> bool:
        """Whether another seat can have nothing that fits."""
        return not self.may_hold(seat) & self.fits

    @property
    def is_blocked(self) -> bool:
        """Whether nobody has a tile that fits."""
        return not (self.rest | self.unseen) & self.fits


def _of_play(view: View, ahead: _Ahead) -> Iterator[Reason]:
    if not ahead.rest:
        yield Reason(Kind.DEKABES if _is_dekabes(ahead.tile, ahead.before) else Kind.OUT)
        return
    if len({action.tile for action in view.legal if isinstance(action, Play)}) == 1:
        yield Reason(Kind.ONLY)
    if ahead.is_blocked:
        yield from _of_block(ahead)
    else:
        yield from _of_ends(ahead)
    yield from _of_hand(ahead)


def _is_dekabes(tile: Tile, ends: tuple[int, int] | None) -> bool:
    return ends is not None and not tile.is_double and all(map(tile.has, ends))


def _of_block(ahead: _Ahead) -> Iterator[Reason]:
    mine = masks.pips_in(ahead.rest)
    if all(mine < _least(ahead, seat) for seat in ahead.opponents):
        yield Reason(Kind.BLOCKS_SURELY, count=mine)
    elif all(mine < _mean(ahead, seat) for seat in ahead.opponents):
        yield Reason(Kind.BLOCKS_LIKELY, count=mine)


def _least(ahead: _Ahead, seat: Seat) -> int:
    """The fewest pips that another seat can have."""
    pips = sorted(masks.PIPS[index] for index in masks.indices_in(ahead.may_hold(seat)))
    return sum(pips[: ahead.counts[seat.index]])


def _mean(ahead: _Ahead, seat: Seat) -> float:
    """What another seat would have if each of its tiles were a mean one of those it may hold."""
    may_hold = ahead.may_hold(seat)
    return masks.pips_in(may_hold) * ahead.counts[seat.index] / max(1, may_hold.bit_count())


def _of_ends(ahead: _Ahead) -> Iterator[Reason]:
    """What the open ends will mean to each seat."""
    last = ahead.rest if ahead.rest & (ahead.rest - 1) == 0 else 0
    if last and _is_dekabes(masks.hand_in(last)[0], ahead.ends):
        yield Reason(Kind.DEKABES_NEXT)
    if all(map(ahead.is_shut, ahead.others)):
        yield Reason(Kind.SHUTS_ALL)
    elif ahead.is_shut(ahead.seat.next):
        # What the others can do depends on who plays before them.
        yield Reason(Kind.SHUTS, seats=(ahead.seat.next,))
    for number in ahead.numbers:
        having = masks.WITH[number]
        if ahead.rest & having and not ahead.unseen & having:
            yield Reason(Kind.ONLY_MINE, number=number)
    for number in ahead.numbers:
        if lack := [seat for seat in ahead.opponents if number in ahead.known.lacks_of(seat)]:
            yield Reason(Kind.LACKED, number=number, seats=tuple(lack))
    if last & ahead.fits:
        yield Reason(Kind.OUT_NEXT)
    yield from _of_brought(ahead)


def _of_brought(ahead: _Ahead) -> Iterator[Reason]:
    """What became of the numbers that the others brought."""
    partner, covered = ahead.seat.partner, ahead.covered
    for number in ahead.numbers:
        if number in ahead.known.opened_by(partner):
            yield Reason(Kind.PARTNERS, number=number, seats=(partner,))
    if covered is None or covered in ahead.ends:
        return
    if covered in ahead.known.lacks_of(partner):
        yield Reason(Kind.FREES, number=covered, seats=(partner,))
    brought = [seat for seat in ahead.opponents if covered in ahead.known.opened_by(seat)]
    if brought and covered not in ahead.known.opened_by(partner):
        yield Reason(Kind.COVERS, number=covered, seats=tuple(brought))


def _of_hand(ahead: _Ahead) -> Iterator[Reason]:
    """What leaves the hand, and what stays in it."""
    new = ahead.ends[0]
    kept = (ahead.rest & masks.WITH[new]).bit_count()
    if kept >= MANY:
        yield Reason(Kind.KEEPS, number=new, count=kept)
    if ahead.tile.is_double:
        yield Reason(Kind.DOUBLE)
    if ahead.tile.pips >= HEAVY:
        yield Reason(Kind.HEAVY, count=ahead.tile.pips)
    if kept and kept < MANY:
        yield Reason(Kind.KEEPS, number=new, count=kept)
    if ahead.is_blocked:
        yield Reason(Kind.BLOCKS)
    yield Reason(Kind.SHEDS, count=ahead.tile.pips)
