"""The level steady: sound play by hand-set weights, from the own hand and the public log."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dekabes.engine import (
    ALL_TILES,
    NUMBERS,
    Action,
    Hand,
    Line,
    Open,
    Phase,
    Play,
    Seat,
    Tile,
    View,
    doubles_in,
    pips_of,
)
from dekabes.players.knowledge import Knowledge, Numbers
from dekabes.players.player import demanded_redeal

# What a play is worth, in points that mean nothing outside this module. Whole numbers, so that
# what is equally good is exactly equal and the random source decides.
PIP = 1  # each pip that leaves the hand: heavy tiles lose blocks
DOUBLE = 10  # a double fits one number only, so it goes early
STRONG = 5  # opening: each further tile in the hand of a number that the tile opens
VARIETY = 6  # each number that the hand still has afterwards
FOLLOW = 4  # each open end, for each tile in the hand that fits it
UNSEEN = -4  # each unseen tile that fits an open end: few are left to go on from there
OPPONENT_LACKS = 6  # each open end that an opponent passed on
OPPONENT_SHUT = 10  # an opponent that passed on both open ends, and so must pass again
PARTNER_LACKS = -5  # each open end that the partner passed on
PARTNER_SHUT = -10  # the partner, if it passed on both
PARTNER_OPENED = 5  # each open end with a number that the partner brought to the line
OPPONENT_OPENED = -2  # each open end with a number that an opponent brought to the line
BLOCK = 60  # a block that looks won; one that looks lost counts as much against the play

DOUBLES_TO_OPEN = 2  # with so many doubles the chooser opens itself,
STRONG_TO_OPEN = 4  # or with so many tiles of one number, its double among them


def steady(view: View, rng: Random) -> Action:
    """The decision that weighs most; what weighs as much is drawn from the random source."""
    if redeal := demanded_redeal(view):
        return redeal
    if view.phase is Phase.CHOOSE and view.viewer and view.hand:
        return _opener(view.viewer, view.hand)
    plays = [action for action in view.legal if isinstance(action, Play)]
    if len(plays) < 2:
        return view.legal[0]
    known = Knowledge.of(view)
    worths = [_worth(_Outlook.of(view, play), known) for play in plays]
    best = max(worths)
    return rng.choice([play for play, worth in zip(plays, worths, strict=True) if worth == best])


def _opener(seat: Seat, hand: Hand) -> Open:
    """Open with a hand that must shed doubles or that leads a number; else let the partner."""
    leads = any(tile.is_double and _held(hand, tile.high) >= STRONG_TO_OPEN for tile in hand)
    return Open(seat if leads or doubles_in(hand) >= DOUBLES_TO_OPEN else seat.partner)


@dataclass(frozen=True, slots=True)
class _Outlook:
    """What a seat sees ahead of it if it makes a play."""

    seat: Seat
    tile: Tile
    rest: Hand
    line: Line
    counts: tuple[int, ...]

    @staticmethod
    def of(view: View, play: Play) -> _Outlook:
        tile, end = play.tile, play.end
        line = view.line.opened(tile) if end is None else view.line.joined(tile, end)
        rest = tuple(held for held in view.hand or () if held != tile)
        return _Outlook(play.seat, tile, rest, line, view.counts or ())

    @property
    def ends(self) -> tuple[int, ...]:
        """The numbers that will be open."""
        return self.line.ends or ()

    @property
    def unseen(self) -> Hand:
        """The tiles that the other seats hold, nobody knows where."""
        seen = {*self.rest, *(laid.tile for laid in self.line.laid)}
        return tuple(tile for tile in ALL_TILES if tile not in seen)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The seats of the other team."""
        return self.seat.team.other.seats


def _worth(ahead: _Outlook, known: Knowledge) -> int:
    return _shedding(ahead) + _keeping(ahead) + _closing(ahead) + _table(ahead, known)


def _shedding(ahead: _Outlook) -> int:
    """The burden that leaves the hand."""
    return PIP * ahead.tile.pips + DOUBLE * ahead.tile.is_double


def _keeping(ahead: _Outlook) -> int:
    """The hand that remains: its numbers, and how it goes on from the open ends."""
    numbers = sum(_held(ahead.rest, number) > 0 for number in NUMBERS)
    follows = sum(_held(ahead.rest, end) for end in ahead.ends)
    opening = len(ahead.line.laid) == 1
    return VARIETY * numbers + (STRONG if opening else FOLLOW) * follows


def _table(ahead: _Outlook, known: Knowledge) -> int:
    """What the open ends mean for the partner and for the opponents."""
    partner = ahead.seat.partner
    worth = PARTNER_OPENED * _among(ahead.ends, known.brought_by(partner))
    worth += _lacking(ahead.ends, known.lacks_of(partner), PARTNER_LACKS, PARTNER_SHUT)
    for seat in ahead.opponents:
        worth += OPPONENT_OPENED * _among(ahead.ends, known.brought_by(seat))
        worth += _lacking(ahead.ends, known.lacks_of(seat), OPPONENT_LACKS, OPPONENT_SHUT)
    return worth


def _lacking(ends: tuple[int, ...], lacks: Numbers, each: int, both: int) -> int:
    """What it counts that a seat passed on one of the open ends, or on both."""
    shut = _among(ends, lacks)
    return shut * each + (both if shut == len(ends) else 0)


def _closing(ahead: _Outlook) -> int:
    """How few tiles the others can have for the open ends, and what a block would bring."""
    fitting = [tile for tile in ahead.unseen if any(map(tile.has, ahead.ends))]
    follows = any(_held(ahead.rest, end) for end in ahead.ends)
    return UNSEEN * len(fitting) if fitting or follows else _blocking(ahead)


def _blocking(ahead: _Outlook) -> int:
    """Whether the own team is likely to hold the lowest count, as nobody can play any more."""
    mean = pips_of(ahead.unseen) / len(ahead.unseen)
    ours = min(pips_of(ahead.rest), mean * ahead.counts[ahead.seat.partner.index])
    theirs = min(mean * ahead.counts[seat.index] for seat in ahead.opponents)
    return BLOCK if ours < theirs else -BLOCK


def _held(tiles: Hand, number: int) -> int:
    """How many of these tiles show a number."""
    return sum(tile.has(number) for tile in tiles)


def _among(ends: tuple[int, ...], numbers: Numbers) -> int:
    """How many of the open ends show one of these numbers."""
    return sum(end in numbers for end in ends)
