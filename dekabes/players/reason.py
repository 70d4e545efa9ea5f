"""What can be said for a decision, in things that the seat itself can see at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dekabes.engine import Seat


class Kind(Enum):
    """What a reason says; its number, its count and its seats stand beside it."""

    REDEAL = "redeal"  # a demand may be made: `count` doubles
    KEEP_LIGHT = "keep_light"  # the hand has only `count` pips, fewer than seven tiles have mostly
    KEEP = "keep"  # the others have only `count` doubles among them
    PASS = "pass"  # nothing fits
    DOUBLES = "doubles"  # the chooser opens itself: it has `count` doubles to get rid of
    STRONG = "strong"  # the same: it has `count` tiles with `number`, the double among them
    OPENS = "opens"  # the same: it lays a tile before all others
    PARTNER_MAY = "partner_may"  # the partner opens: it may have more doubles than these `count`
    PARTNER_OPENS = "partner_opens"  # the partner opens: two seats play before the own turn
    DEKABES = "dekabes"  # goes out with a dékabès
    OUT = "out"  # goes out
    FIRST = "first"  # 66 must open a first round
    ONLY = "only"  # the only tile that fits, whose ends are all one
    SURE_DEKABES = "sure_dekabes"  # all others must pass until the own dékabès
    SURE_OUT = "sure_out"  # all others must pass until the own hand is empty
    BLOCKS_SURELY = "blocks_surely"  # nobody can go on, and no opponent has so few pips: `count`
    BLOCKS_LIKELY = "blocks_likely"  # nobody can go on, and the round is won in most worlds
    SHUTS_ALL = "shuts_all"  # all others must pass
    SHUTS = "shuts"  # the next opponent, `seats`, must pass
    SHUTS_STILL = "shuts_still"  # the same, as it would have to without the play
    DEKABES_NEXT = "dekabes_next"  # the last tile fits both ends then
    LACKED = "lacked"  # a `number` is open then on which `seats`, opponents, passed
    ONLY_MINE = "only_mine"  # a `number` is open then that nobody else has
    OUT_NEXT = "out_next"  # the last tile fits then
    PARTNERS = "partners"  # a `number` is open then that the partner, `seats`, brought
    FREES = "frees"  # covers a `number` on which the partner, `seats`, passed
    COVERS = "covers"  # covers the `number` that an opponent, `seats`, brought to this end
    KEEPS = "keeps"  # a `number` is open then of which the hand has `count` more tiles
    DOUBLE = "double"  # gets rid of a double
    BOTH_ENDS = "both_ends"  # the hand has tiles for both ends then
    HEAVY = "heavy"  # gets rid of more pips than any other play: `count`
    FEWEST = "fewest"  # fewer tiles of the others fit then than after any other play: `count`
    VARIED = "varied"  # the hand keeps more numbers than after any other play: `count`
    BLOCKS = "blocks"  # nobody can go on
    TRIED = "tried"  # played on in many worlds, nothing did better
    FITS = "fits"  # nothing else speaks for it


@dataclass(frozen=True, slots=True)
class Reason:
    """Something true about a decision, with the number, the count and the seats it is about.

    Of a number that is open afterwards, `stays` says that it was open before, and else the tile
    brings it.
    """

    kind: Kind
    number: int | None = None
    count: int | None = None
    seats: tuple[Seat, ...] = ()
    stays: bool = False
