"""Small positions for stories at the table, written in the words of a record."""

from dataclasses import replace

from dekabes.engine import (
    Action,
    Deal,
    End,
    Hand,
    Hands,
    Keep,
    Laid,
    Line,
    Open,
    Pass,
    Phase,
    Play,
    Redeal,
    Seat,
    StartRound,
    State,
    Tile,
    apply,
    hand_of,
)

# Nobody may demand a redeal; seat 3 holds 66.
PLAIN_DEAL = (
    "10 40 51 52 11 65 61 / 62 55 41 53 32 33 44 / 22 66 30 00 60 50 31 / 21 43 42 63 54 64 20"
)
# Seat 2 holds five doubles, 66 among them.
ENTITLED_DEAL = (
    "50 21 20 41 61 40 53 / 22 44 11 33 66 65 63 / 60 52 42 10 31 55 64 / 54 43 00 62 30 32 51"
)
# Seat 1 holds six doubles, seat 4 holds 66.
ENTITLED_ELSEWHERE = (
    "44 33 00 11 22 55 41 / 51 61 21 30 42 10 31 / 32 64 50 54 63 20 60 / 53 43 62 52 65 40 66"
)


def tile(word: str) -> Tile:
    """`64` or `46`."""
    return Tile.of(int(word[0]), int(word[1]))


def hand(words: str) -> Hand:
    """`64 51 00`."""
    return hand_of(map(tile, words.split()))


def hands(words: str) -> Hands:
    """Four hands in seat order, separated by `/`; an empty one is written as nothing."""
    one, two, three, four = map(hand, words.split("/"))
    return one, two, three, four


def line(words: str, opening: int = 0) -> Line:
    """Tiles from left to right as they lie: `46 66 61`."""
    return Line(tuple(Laid(int(word[0]), int(word[1])) for word in words.split()), opening)


def deal_of(words: str) -> Deal:
    """A deal of four hands."""
    return Deal(hands(words))


def move(word: str) -> Play | Pass:
    """`3:66`, `3:64L`, `3:64R` or `3:pass`."""
    seat, _, said = word.partition(":")
    if said == "pass":
        return Pass(Seat(int(seat)))
    return Play(Seat(int(seat)), tile(said), End(said[2]) if said[2:] else None)


def moves(words: str) -> tuple[Play | Pass, ...]:
    """Moves in order."""
    return tuple(map(move, words.split()))


def decision(word: str) -> Action:
    """A move, or `Open3`, `Keep3`, `Redeal3`."""
    for kind in (Open, Keep, Redeal):
        if word.startswith(kind.__name__):
            return kind(Seat(int(word[-1])))
    return move(word)


def decisions(words: str) -> tuple[Action, ...]:
    """Decisions in order."""
    return tuple(map(decision, words.split()))


def after(state: State, *actions: Action) -> State:
    """The state after these actions."""
    for action in actions:
        state = apply(state, action)
    return state


def dealt(words: str, start: State | None = None) -> State:
    """A round that has just been dealt; a first round unless `start` says otherwise."""
    state = start or State()
    return after(state, StartRound(state.round + 1), deal_of(words))


def playing(hands_held: str, laid: str, seat: int, **changes: object) -> State:
    """In mid-round, after an ordinary opening by seat 1, at 0-0 and base 1; it is `seat`'s turn.

    The hands need not be all that is left of 28 tiles: a story names only what it needs.
    """
    state = State(
        phase=Phase.PLAY,
        round=2,
        chooser=Seat.ONE,
        hands=hands(hands_held),
        line=line(laid),
        opener=Seat.ONE,
        seat=Seat(seat),
    )
    return replace(state, **changes)  # type: ignore[arg-type]
