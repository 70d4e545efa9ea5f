"""What the words of each reason claim, checked against all four hands and the log of the moves.

Written from the sentences in the catalogues alone; nothing of the reasons' own code is used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations, product

from dekabes.engine import ALL_TILES, Action, End, Keep, Open, Pass, Play, Redeal, Seat, State, Tile
from dekabes.players import Reason, ReasonKind
from dekabes.players.options import Option

Pair = tuple[int, int]


def joined(ends: Pair, tile: Tile, end: End) -> Pair:
    """The ends after a tile was joined."""
    left, right = ends
    if end is End.LEFT:
        return tile.other(left), right
    return left, tile.other(right)


def fits(tile: Tile, ends: Pair) -> bool:
    return tile.has(ends[0]) or tile.has(ends[1])


class Log:
    """What happened in the round: the ends and who brought them; who passed on and brought what."""

    def __init__(self, state: State) -> None:
        self.ends: Pair | None = None
        self.bringer: dict[End, Seat] = {}
        self.passed: set[tuple[Seat, int]] = set()
        self.brought: set[tuple[Seat, int]] = set()
        for move in state.moves:
            self._hear(move)

    def _hear(self, move: Play | Pass) -> None:
        seat = move.seat
        if isinstance(move, Pass):
            assert self.ends
            self.passed |= {(seat, number) for number in self.ends}
        elif move.end is None or self.ends is None:
            self.ends = move.tile.high, move.tile.low
            self.bringer = {End.LEFT: seat, End.RIGHT: seat}
            self.brought |= {(seat, number) for number in self.ends}
        else:
            self.ends = joined(self.ends, move.tile, move.end)
            self.bringer[move.end] = seat
            self.brought.add((seat, self.ends[0 if move.end is End.LEFT else 1]))


@dataclass(frozen=True)
class Told:
    """A decision, all that is true of it, and the figures of all decisions, if there are any."""

    state: State
    action: Action
    figures: dict[Action, Option]

    @property
    def seat(self) -> Seat:
        assert self.state.seat
        return self.state.seat

    @property
    def log(self) -> Log:
        return Log(self.state)

    @property
    def play(self) -> Play:
        assert isinstance(self.action, Play)
        return self.action

    @property
    def before(self) -> Pair | None:
        return self.log.ends

    @property
    def after(self) -> Pair:
        play, before = self.play, self.before
        if before is None or play.end is None:
            return play.tile.high, play.tile.low
        return joined(before, play.tile, play.end)

    @property
    def hand(self) -> list[Tile]:
        assert self.state.hands
        return list(self.state.hands[self.seat.index])

    @property
    def rest(self) -> list[Tile]:
        return [tile for tile in self.hand if tile != self.play.tile]

    def held(self, seat: Seat) -> list[Tile]:
        assert self.state.hands
        return list(self.state.hands[seat.index])

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in Seat if seat is not self.seat]

    @property
    def opponents(self) -> list[Seat]:
        return [seat for seat in Seat if seat.team is not self.seat.team]

    @property
    def unseen(self) -> list[Tile]:
        return [tile for seat in self.others for tile in self.held(seat)]

    @property
    def is_blocked(self) -> bool:
        return not any(fits(tile, self.after) for tile in self.rest + self.unseen)

    @property
    def covered(self) -> int:
        assert self.before
        assert self.play.end
        return self.before[0 if self.play.end is End.LEFT else 1]

    def alternatives(self) -> list[Told]:
        """The other plays that come to something else."""
        return [
            other
            for play in plays(self)
            if (other := Told(self.state, play, self.figures)).result != self.result
        ]

    @property
    def result(self) -> tuple[Tile, tuple[int, ...]]:
        return self.play.tile, tuple(sorted(self.after))


def plays(told: Told) -> list[Play]:
    before = told.before
    if before is None:
        return [Play(told.seat, tile, None) for tile in told.hand]
    at_ends = product(told.hand, zip(before, End, strict=True))
    return [Play(told.seat, tile, end) for tile, (number, end) in at_ends if tile.has(number)]


def must_pass(told: Told, seat: Seat, ends: Pair) -> bool:
    """Whether a seat must pass, in this deal and in any that the log allows."""
    passed = {number for who, number in told.log.passed if who is seat}
    possible = [tile for tile in told.unseen if not any(map(tile.has, passed))]
    return not any(fits(tile, ends) for tile in possible + told.held(seat))


def goes_out(told: Told, *, dekabes: bool) -> bool:
    """Whether the hand can be played out in some order while all others must pass."""
    return any(
        _goes_out(told, order, told.after, dekabes=dekabes) for order in permutations(told.rest)
    )


def _goes_out(told: Told, order: tuple[Tile, ...], ends: Pair, *, dekabes: bool) -> bool:
    if not all(must_pass(told, seat, ends) for seat in told.others):
        return False
    tile, *later = order
    if not later:
        return is_dekabes(tile, ends) if dekabes else fits(tile, ends)
    return any(
        _goes_out(told, tuple(later), joined(ends, tile, end), dekabes=dekabes)
        for number, end in zip(ends, End, strict=True)
        if tile.has(number)
    )


def is_dekabes(tile: Tile, ends: Pair) -> bool:
    return not tile.is_double and tile.has(ends[0]) and tile.has(ends[1])


def least(told: Told, seat: Seat) -> int:
    passed = {number for who, number in told.log.passed if who is seat}
    possible = [tile for tile in told.unseen if not any(map(tile.has, passed))]
    return sum(sorted(tile.pips for tile in possible)[: len(told.held(seat))])


def is_open(told: Told, why: Reason) -> bool:
    """Whether the number is open then, and stays so or is brought as it is said."""
    if why.number not in told.after:
        return False
    was_open = told.before is not None and why.number in told.before
    return was_open if why.stays else not was_open


def has(tiles: list[Tile], number: int | None) -> int:
    return sum(number is not None and tile.has(number) for tile in tiles)


def doubles(tiles: list[Tile]) -> int:
    return sum(tile.is_double for tile in tiles)


def partners(told: Told, why: Reason) -> bool:
    if why.seats != (told.seat.partner,) or not is_open(told, why):
        return False
    log = told.log
    if (told.seat.partner, why.number) in log.passed:
        return False
    if not why.stays:
        return (told.seat.partner, why.number) in log.brought
    assert told.before
    at_ends = zip(told.before, End, strict=True)
    return any(
        number == why.number and log.bringer[end] is told.seat.partner for number, end in at_ends
    )


def covers(told: Told, why: Reason) -> bool:
    return told.play.end is not None and told.covered == why.number not in told.after


def covers_theirs(told: Told, why: Reason) -> bool:
    return (
        covers(told, why)
        and told.play.end is not None
        and why.seats == (told.log.bringer[told.play.end],)
        and why.seats[0] in told.opponents
    )


def on_which_passed(told: Told, why: Reason, among: list[Seat]) -> bool:
    return bool(why.seats) and all(
        seat in among and (seat, why.number) in told.log.passed for seat in why.seats
    )


def shuts(told: Told, why: Reason, *, still: bool) -> bool:
    following = told.seat.next
    now = told.before is not None and must_pass(told, following, told.before)
    return why.seats == (following,) and must_pass(told, following, told.after) and now == still


def fewest(told: Told, why: Reason) -> bool:
    def fitting(each: Told) -> int:
        return sum(fits(tile, each.after) for tile in each.unseen)

    others = [fitting(each) for each in told.alternatives()]
    return fitting(told) == why.count and all(fitting(told) < number for number in others)


def varied(told: Told, why: Reason) -> bool:
    def numbers(each: Told) -> int:
        return len({number for tile in each.rest for number in (tile.high, tile.low)})

    others = [numbers(each) for each in told.alternatives()]
    return numbers(told) == why.count and all(numbers(told) > number for number in others)


def for_both_ends(told: Told, _: Reason) -> bool:
    left, right = told.after
    return left != right and any(
        one.has(left) and other.has(right) for one, other in permutations(told.rest, 2)
    )


def did_best(told: Told, _: Reason) -> bool:
    mine = told.figures[told.action].equity
    return all(option.equity <= mine for option in told.figures.values())


K = ReasonKind
CLAIMS: dict[ReasonKind, Callable[[Told, Reason], bool]] = {
    K.REDEAL: lambda t, r: isinstance(t.action, Redeal) and 5 <= doubles(t.hand) == r.count,
    K.KEEP_LIGHT: lambda t, r: (
        isinstance(t.action, Keep) and 42 > sum(x.pips for x in t.hand) == r.count
    ),
    K.KEEP: lambda t, r: isinstance(t.action, Keep) and doubles(t.unseen) == r.count,
    K.PASS: lambda t, _: not plays(t),
    K.DOUBLES: lambda t, r: t.action == Open(t.seat) and 1 < doubles(t.hand) == r.count,
    K.STRONG: lambda t, r: (
        t.action == Open(t.seat)
        and has(t.hand, r.number) == r.count
        and Tile(r.number or 0, r.number or 0) in t.hand
    ),
    K.OPENS: lambda t, _: t.action == Open(t.seat),
    K.PARTNER_MAY: lambda t, r: (
        t.action == Open(t.seat.partner)
        and r.seats == (t.seat.partner,)
        and 7 - doubles(t.hand) > doubles(t.hand)
    ),
    K.PARTNER_OPENS: lambda t, r: (
        t.action == Open(t.seat.partner)
        and r.seats == (t.seat.partner,)
        and t.seat.partner.next.next is t.seat
    ),
    K.DEKABES: lambda t, _: (
        not t.rest and t.before is not None and is_dekabes(t.play.tile, t.before)
    ),
    K.OUT: lambda t, _: not t.rest,
    K.FIRST: lambda t, _: t.play.tile == Tile(6, 6) and not t.state.moves and t.state.round == 1,
    K.ONLY: lambda t, _: {each.tile for each in plays(t)} == {t.play.tile},
    K.SURE_DEKABES: lambda t, _: goes_out(t, dekabes=True),
    K.SURE_OUT: lambda t, _: goes_out(t, dekabes=False),
    K.BLOCKS_SURELY: lambda t, r: (
        t.is_blocked
        and sum(x.pips for x in t.rest) == r.count
        and all(sum(x.pips for x in t.rest) < least(t, seat) for seat in t.opponents)
    ),
    K.BLOCKS_LIKELY: lambda t, _: t.is_blocked and t.figures[t.action].win > 0.5,
    K.SHUTS_ALL: lambda t, _: (
        all(must_pass(t, seat, t.after) for seat in t.others)
        and any(fits(x, t.after) for x in t.rest)
    ),
    K.SHUTS: lambda t, r: shuts(t, r, still=False),
    K.SHUTS_STILL: lambda t, r: shuts(t, r, still=True),
    K.DEKABES_NEXT: lambda t, _: len(t.rest) == 1 and is_dekabes(t.rest[0], t.after),
    K.OUT_NEXT: lambda t, _: len(t.rest) == 1 and fits(t.rest[0], t.after),
    K.LACKED: lambda t, r: is_open(t, r) and on_which_passed(t, r, t.opponents),
    K.ONLY_MINE: lambda t, r: (
        is_open(t, r) and has(t.unseen, r.number) == 0 < has(t.rest, r.number)
    ),
    K.PARTNERS: partners,
    K.FREES: lambda t, r: covers(t, r) and on_which_passed(t, r, [t.seat.partner]),
    K.COVERS: covers_theirs,
    K.KEEPS: lambda t, r: is_open(t, r) and 0 < has(t.rest, r.number) == r.count,
    K.DOUBLE: lambda t, _: t.play.tile.high == t.play.tile.low,
    K.BOTH_ENDS: for_both_ends,
    K.HEAVY: lambda t, r: (
        t.play.tile.pips == r.count
        and all(t.play.tile.pips > x.tile.pips for x in plays(t) if x.tile != t.play.tile)
    ),
    K.FEWEST: fewest,
    K.VARIED: varied,
    K.BLOCKS: lambda t, _: t.is_blocked,
    K.TRIED: did_best,
    K.FITS: lambda t, _: t.play in plays(t),
}

# Of these nobody asks why not something else.
ENOUGH = {
    *(K.DEKABES, K.OUT, K.FIRST, K.ONLY, K.SURE_DEKABES, K.SURE_OUT, K.BLOCKS_SURELY, K.PASS),
    *(K.TRIED, K.REDEAL),
}


def is_true(told: Told, why: Reason) -> bool:
    """Whether the words of a reason are true of a decision."""
    assert len({*told.hand, *told.unseen, *(x.tile for x in told.state.line.laid)}) == len(
        ALL_TILES
    )
    return CLAIMS[why.kind](told, why)


def holds_everywhere(told: Told, why: Reason) -> bool:
    """Whether the same words are as true of every other play."""
    return all(is_true(other, why) for other in told.alternatives())
