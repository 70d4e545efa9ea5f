"""Random matches, and all that must hold at each of their steps."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from dekabes.engine import (
    ALL_TILES,
    SEATS,
    Action,
    End,
    Keep,
    Kind,
    Open,
    Pass,
    Phase,
    Play,
    Redeal,
    StartRound,
    State,
    apply,
    deal,
    doubles_in,
    legal_actions,
    new_match,
    why_illegal,
)


class Walk:
    """One random match; its seed decides the deals and every decision."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def match(self) -> Iterator[State]:
        """Every state from the start to the end of the match."""
        state = new_match()
        yield state
        while state.phase is not Phase.MATCH_OVER:
            state = apply(state, self.next_action(state))
            yield state

    def next_action(self, state: State) -> Action:
        """What happens next."""
        if state.phase is Phase.DEAL and state.round > 0:
            return deal(self.rng)
        if state.seat is None:
            return StartRound(state.round + 1)
        return self.rng.choice(legal_actions(state))


EVERY_DECISION: tuple[Action, ...] = (
    *(kind(seat) for seat in SEATS for kind in (Redeal, Keep, Open, Pass)),
    *(Play(seat, tile, end) for seat in SEATS for tile in ALL_TILES for end in (None, *End)),
)


ALL = frozenset(ALL_TILES)


def check_tiles(state: State) -> None:
    """The 28 tiles once each, and so the set's 168 pips; hands sorted."""
    if state.hands is None:
        assert not state.line.laid
        return
    down = [laid.tile for laid in state.line.laid]
    tiles = [*down, *(tile for held in state.hands for tile in held)]
    assert len(tiles) == 28
    assert set(tiles) == ALL
    for held in state.hands:
        assert list(held) == sorted(held)


def check_line(state: State) -> None:
    """Neighbours touch with equal numbers; at most 25 tiles; the opening tile is where it says."""
    laid = state.line.laid
    assert len(laid) <= 25
    assert all(left.right == right.left for left, right in pairwise(laid))
    if laid:
        opening = next(move for move in state.moves if isinstance(move, Play))
        assert laid[state.line.opening].tile == opening.tile
        assert state.line.ends == (laid[0].left, laid[-1].right)


def check_log(state: State) -> None:
    """Seats take turns; every tile down is in the log; passes are counted from the last tile on."""
    plays = [move for move in state.moves if isinstance(move, Play)]
    assert len(plays) == len(state.line.laid)
    assert [move.seat for move in state.moves] == [
        SEATS[(state.opener.index + ply) % 4] if state.opener else None
        for ply in range(len(state.moves))
    ]
    passes = 0
    for move in reversed(state.moves):
        if isinstance(move, Play):
            break
        passes += 1
    assert state.passes == passes <= 4


def check_score(state: State) -> None:
    """One team has no points; base 2 exactly after a draw; a match is over at four points."""
    assert min(state.points) == 0
    assert (state.phase is Phase.MATCH_OVER) == (max(state.points) >= 4)
    drawn = bool(state.rounds) and state.rounds[-1].result.kind is Kind.DRAW
    assert state.base == (2 if drawn else 1)
    assert [row.number for row in state.rounds] == list(range(1, len(state.rounds) + 1))


def check_phase(state: State) -> None:
    """A seat has a decision exactly where one is awaited, and always has something legal."""
    legal = legal_actions(state)
    decides = state.phase in {Phase.REDEAL, Phase.CHOOSE, Phase.PLAY}
    assert decides == (state.seat is not None) == bool(legal)
    if state.phase is Phase.REDEAL:
        assert state.hands is not None
        assert state.seat is not None
        assert doubles_in(state.hands[state.seat.index]) >= 5
    if state.phase is Phase.PLAY and state.passes == 3:
        assert state.hands is not None
        assert all(state.hands)


def check_end(state: State) -> None:
    """A block has equal ends and all seven tiles of their number on the table."""
    if not state.phase.is_over or state.hands is None:
        return
    result = state.rounds[-1].result
    assert result.pips == tuple(sum(tile.pips for tile in held) for held in state.hands)
    if result.kind in {Kind.BLOCKED, Kind.DRAW}:
        assert state.passes == 4
        assert state.line.ends is not None
        left, right = state.line.ends
        assert left == right
        assert sum(laid.tile.has(left) for laid in state.line.laid) == 7
    else:
        assert result.seat is not None
        assert state.hands[result.seat.index] == ()


def check_legal_against_all_candidates(state: State) -> None:
    """Legal is, of every decision there could be, exactly what has no reason against it."""
    allowed = [action for action in EVERY_DECISION if why_illegal(state, action) is None]
    assert sorted(map(repr, allowed)) == sorted(map(repr, legal_actions(state)))


def check(state: State) -> None:
    """Everything that is cheap enough for each step."""
    check_tiles(state)
    check_line(state)
    check_log(state)
    check_score(state)
    check_phase(state)
    check_end(state)
