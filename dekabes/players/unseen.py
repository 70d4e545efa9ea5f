"""Which hands the other three may hold, as far as a seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import DOUBLE_SIX, Phase, Seat, View
from dekabes.players.knowledge import Knowledge
from dekabes.players.masks import ALL, INDEX, indices_in, mask_of, with_any

Three = tuple[Seat, Seat, Seat]
Holds = tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Unseen:
    """The tiles that nobody showed, and the three seats that hold them, in turn order.

    `tiles` are indices in `ALL_TILES`, rising. Seat by seat, `room` says how many of them it holds
    and `may_hold` whether it can hold each. `hand` is the viewer's own, as a mask.
    """

    viewer: Seat
    hand: int
    tiles: tuple[int, ...]
    seats: Three
    room: tuple[int, int, int]
    may_hold: tuple[Holds, Holds, Holds]

    @staticmethod
    def of(view: View) -> Unseen:
        """What a seat does not see; ValueError if it holds no hand, or if all lie open."""
        if (
            view.viewer is None
            or view.hand is None
            or view.counts is None
            or view.shown is not None
        ):
            raise ValueError("only a seat of a round in play has something unseen")
        hand = mask_of(view.hand)
        down = mask_of(laid.tile for laid in view.line.laid)
        tiles = tuple(indices_in(ALL & ~hand & ~down))
        one, two, three = seats = _others(view.viewer)
        known = Knowledge.of(view)

        def may_hold(seat: Seat) -> Holds:
            barred = with_any(known.lacks_of(seat)) | _shown_elsewhere(view, seat)
            return tuple(not barred >> tile & 1 for tile in tiles)

        return Unseen(
            viewer=view.viewer,
            hand=hand,
            tiles=tiles,
            seats=seats,
            room=(view.counts[one.index], view.counts[two.index], view.counts[three.index]),
            may_hold=(may_hold(one), may_hold(two), may_hold(three)),
        )


def _others(viewer: Seat) -> Three:
    return viewer.next, viewer.partner, viewer.partner.next


def _shown_elsewhere(view: View, seat: Seat) -> int:
    """The tile that another seat is known to hold: whoever is to open a first round has 66."""
    to_open = view.phase is Phase.PLAY and view.chooser is None and not view.line.laid
    return 1 << INDEX[DOUBLE_SIX] if to_open and seat is not view.opener else 0
