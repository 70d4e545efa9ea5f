"""Why a decision may be a good one, and better than those that nearly are as good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dekabes.engine import (
    NUMBERS,
    Action,
    Hand,
    Keep,
    Open,
    Pass,
    Play,
    Redeal,
    Seat,
    View,
    doubles_in,
    pips_of,
)
from dekabes.players import masks
from dekabes.players.options import Option
from dekabes.players.outlook import Outlook, fits_both
from dekabes.players.reason import Kind, Reason

MANY = 2  # so many doubles, or tiles of a number besides the one that is played
STRONG = 4  # so many tiles of a number
MEAN_PIPS = 42  # of seven tiles: the set has 168 pips on 28
LIKELY = 0.5  # more than this is said to be probable
CLOSE = 0.02  # decisions whose chances of the match differ by no more are nearly as good

# What needs no comparing: after these words nobody asks why not something else.
DECISIVE = {
    *(Kind.DEKABES, Kind.OUT, Kind.FIRST, Kind.ONLY, Kind.SURE_DEKABES, Kind.SURE_OUT),
    *(Kind.BLOCKS_SURELY, Kind.PASS),
}

Reasons = tuple[Reason, ...]


def reasons_for(view: View, figures: Sequence[Option] = ()) -> dict[Action, Reasons]:
    """What is to be said for each legal decision, the weightiest first; never nothing.

    What other decisions have for them just as well is said late or not at all. Where there are
    figures, they tell which others are nearly as good, and how likely a block is won.
    """
    weighed = {option.action: option for option in figures}
    ahead = {play: Outlook.of(view, play) for play in view.legal if isinstance(play, Play)}
    outcomes = {
        action: ahead[action].outcome if action in ahead else action for action in view.legal
    }
    said = {
        action: tuple(_of_play(ahead[action], tuple(ahead.values()), weighed.get(action)))
        if action in ahead
        else tuple(_of_other(view, action))
        for action in view.legal
    }
    compared = _Compared(said, outcomes, weighed)
    return {action: compared.told(action) for action in view.legal}


@dataclass(frozen=True, slots=True)
class _Compared:
    """What can be said for each decision, what it comes to, and its figures if there are any."""

    said: Mapping[Action, Reasons]
    outcomes: Mapping[Action, object]
    weighed: Mapping[Action, Option]

    def told(self, action: Action) -> Reasons:
        """What tells a decision from the others first, and what all of them share not at all."""
        mine, others = self.said[action], self._others(action)
        close = self._close(action, others)
        decisive = [reason for reason in mine if reason.kind in DECISIVE]
        rest = [reason for reason in mine if reason.kind not in DECISIVE]
        apart = [reason for reason in rest if not any(self._have(reason, close))]
        some = [each for each in rest if each not in apart and not all(self._have(each, others))]
        told = (*decisive, *apart, *some)
        if others and not decisive and self._is_best(action):
            told = (*told, Reason(Kind.TRIED))
        return told or mine or (Reason(Kind.FITS),)

    def _others(self, action: Action) -> list[Action]:
        """The decisions that come to something else."""
        return [each for each in self.said if self.outcomes[each] != self.outcomes[action]]

    def _close(self, action: Action, others: Sequence[Action]) -> Sequence[Action]:
        """Those that are nearly as good, at least the nearest; all of them where nobody knows."""
        if not self.weighed or not others:
            return others
        mine = self.weighed[action].equity
        apart = {each: abs(self.weighed[each].equity - mine) for each in others}
        return [each for each in others if apart[each] <= max(CLOSE, min(apart.values()))]

    def _have(self, reason: Reason, others: Sequence[Action]) -> list[bool]:
        """Whether as much can be said for each of the others."""
        return [any(_matches(reason, each) for each in self.said[other]) for other in others]

    def _is_best(self, action: Action) -> bool:
        equities = [option.equity for option in self.weighed.values()]
        return bool(equities) and self.weighed[action].equity == max(equities)


def _matches(reason: Reason, other: Reason) -> bool:
    """Whether another reason says as much, be it of another number."""
    return (
        other.kind is reason.kind
        and set(other.seats) >= set(reason.seats)
        and (other.count or 0) >= (reason.count or 0)
    )


def _of_other(view: View, action: Action) -> Iterator[Reason]:
    """What can be said for a decision that plays no tile."""
    hand = view.hand or ()
    doubles = doubles_in(hand)
    match action:
        case Redeal():
            yield Reason(Kind.REDEAL, count=doubles)
        case Keep():
            if pips_of(hand) < MEAN_PIPS:
                yield Reason(Kind.KEEP_LIGHT, count=pips_of(hand))
            yield Reason(Kind.KEEP, count=len(NUMBERS) - doubles)
        case Pass():
            yield Reason(Kind.PASS)
        case Open(seat) if seat is view.viewer:
            yield from _of_opening(hand, doubles)
        case Open(seat):
            few = doubles < MANY
            yield Reason(
                Kind.PARTNER_MAY if few else Kind.PARTNER_OPENS, count=doubles, seats=(seat,)
            )


def _of_opening(hand: Hand, doubles: int) -> Iterator[Reason]:
    """What speaks for opening oneself."""
    if doubles >= MANY:
        yield Reason(Kind.DOUBLES, count=doubles)
    for number in NUMBERS:
        having = [tile for tile in hand if tile.has(number)]
        if len(having) >= STRONG and any(tile.is_double for tile in having):
            yield Reason(Kind.STRONG, number=number, count=len(having))
    yield Reason(Kind.OPENS)


def _of_play(ahead: Outlook, plays: Sequence[Outlook], figures: Option | None) -> Iterator[Reason]:
    """What can be said for a play, among all that may be made."""
    others = [each for each in plays if each.outcome != ahead.outcome]
    if not ahead.rest:
        yield Reason(Kind.DEKABES if ahead.is_dekabes else Kind.OUT)
        return
    if not others:
        yield Reason(Kind.FIRST if ahead.before is None else Kind.ONLY)
    if ahead.is_blocked:
        yield from _of_block(ahead, figures)
    else:
        yield from _of_turns(ahead)
        yield from _of_ends(ahead)
    yield from _of_hand(ahead)
    yield from _of_most(ahead, others)
    if ahead.is_blocked:
        yield Reason(Kind.BLOCKS)


def _of_block(ahead: Outlook, figures: Option | None) -> Iterator[Reason]:
    """How the round ends that nobody can go on with."""
    mine = masks.pips_in(ahead.rest)
    if all(mine < ahead.least_pips(seat) for seat in ahead.opponents):
        yield Reason(Kind.BLOCKS_SURELY, count=mine)
    elif figures and figures.win > LIKELY:
        yield Reason(Kind.BLOCKS_LIKELY, count=mine)


def _of_turns(ahead: Outlook) -> Iterator[Reason]:
    """Who must pass, and what the last tile can do at the next turn."""
    if sure := ahead.going_out_alone():
        yield Reason(Kind.SURE_DEKABES if sure > 1 else Kind.SURE_OUT)
        return
    following = ahead.seat.next
    if ahead.are_all_shut(ahead.ends):
        yield Reason(Kind.SHUTS_ALL)
    elif ahead.is_shut(following, ahead.ends):
        # What the seats after that one can do depends on who plays before them.
        still = ahead.before is not None and ahead.is_shut(following, ahead.before)
        yield Reason(Kind.SHUTS_STILL if still else Kind.SHUTS, seats=(following,))
    if ahead.last and fits_both(ahead.last, ahead.ends):
        yield Reason(Kind.DEKABES_NEXT)
    elif ahead.last and any(map(ahead.last.has, ahead.ends)):
        yield Reason(Kind.OUT_NEXT)


def _of_ends(ahead: Outlook) -> Iterator[Reason]:
    """What the open numbers mean to each seat."""
    for number in ahead.numbers:
        if lack := [seat for seat in ahead.opponents if number in ahead.known.lacks_of(seat)]:
            yield _of_number(Kind.LACKED, ahead, number, *lack)
    for number in ahead.numbers:
        # The hand has some of it: with all seven down it would be at both ends, and a block.
        if not ahead.unseen & masks.WITH[number]:
            yield _of_number(Kind.ONLY_MINE, ahead, number)
    partner = ahead.seat.partner
    for number in ahead.numbers:
        if _is_partners(ahead, number) and number not in ahead.known.lacks_of(partner):
            yield _of_number(Kind.PARTNERS, ahead, number, partner)
    covered = ahead.covered
    if covered is None or ahead.bringer is None or covered in ahead.ends:
        return
    if covered in ahead.known.lacks_of(partner):
        yield Reason(Kind.FREES, number=covered, seats=(partner,))
    ours = ahead.known.brought_by(partner) | ahead.known.brought_by(ahead.seat)
    if covered not in ours | ahead.known.lacks_of(ahead.bringer):
        yield Reason(Kind.COVERS, number=covered, seats=(ahead.bringer,))


def _of_number(kind: Kind, ahead: Outlook, number: int, *seats: Seat) -> Reason:
    return Reason(kind, number=number, seats=seats, stays=ahead.stays(number))


def _is_partners(ahead: Outlook, number: int) -> bool:
    """Whether the partner brought a number: to where it stays open, or at some time before."""
    partner, known = ahead.seat.partner, ahead.known
    if not ahead.stays(number):
        return number in known.brought_by(partner)
    at_ends = zip(ahead.before or (), known.bringers or (), strict=False)
    return (number, partner) in at_ends


def _of_hand(ahead: Outlook) -> Iterator[Reason]:
    """What leaves the hand, and what stays in it."""
    for number in ahead.numbers:
        kept = (ahead.rest & masks.WITH[number]).bit_count()
        if kept >= MANY and not ahead.is_blocked:
            yield Reason(Kind.KEEPS, number=number, count=kept, stays=ahead.stays(number))
    if ahead.tile.is_double:
        yield Reason(Kind.DOUBLE)
    at_each = [ahead.rest & masks.WITH[number] for number in ahead.numbers]
    if len(at_each) > 1 and all(at_each) and (at_each[0] | at_each[1]).bit_count() >= MANY:
        yield Reason(Kind.BOTH_ENDS)


def _of_most(ahead: Outlook, others: Sequence[Outlook]) -> Iterator[Reason]:
    """In what a play goes further than every other one."""
    if not others:
        return
    if ahead.tile.pips > max(each.tile.pips for each in others):
        yield Reason(Kind.HEAVY, count=ahead.tile.pips)
    fitting = _fitting(ahead)
    if 0 < fitting < min(map(_fitting, others)):
        yield Reason(Kind.FEWEST, count=fitting)
    numbers = _numbers(ahead)
    if numbers > max(map(_numbers, others)):
        yield Reason(Kind.VARIED, count=numbers)


def _fitting(ahead: Outlook) -> int:
    """How many tiles of the others fit afterwards."""
    return (ahead.unseen & ahead.fits).bit_count()


def _numbers(ahead: Outlook) -> int:
    """How many numbers the hand has afterwards."""
    return sum(ahead.rest & having != 0 for having in masks.WITH)
