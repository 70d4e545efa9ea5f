"""Moments at the table for the tests of its model and its painter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dekabes.engine import (
    End,
    Laid,
    Line,
    Phase,
    Play,
    Seat,
    Team,
    Tile,
    View,
    hand_of,
    new_match,
    view_for,
)
from dekabes.ui.table.model import (
    Cry,
    Flight,
    Ghost,
    Heading,
    Needs,
    ShutRack,
    TableModel,
    TableWords,
)

NAMES = ("Nadège", "Wilner", "Josué", "Mirlande")
WORDS = TableWords(
    "Round",
    "Your turn",
    "plays",
    ("5 tiles", "3 tiles", "2 tiles", "4 tiles"),
    "Pase",
    "Pase!",
    "Since you last looked",
)
COMPUTERS = (Seat.TWO, Seat.THREE, Seat.FOUR)


Scene = Callable[[], TableModel]


def tile(text: str) -> Tile:
    return Tile.of(int(text[0]), int(text[1]))


def line(tiles: str, opening: int) -> Line:
    return Line(tuple(Laid(int(one[0]), int(one[1])) for one in tiles.split()), opening)


def view(laid: Line, hand: str, legal: tuple[Play, ...] = ()) -> View:
    start = view_for(new_match(), Seat.ONE)
    return replace(
        start,
        phase=Phase.PLAY,
        round=5,
        points=(3, 0),
        base=2,
        seat=Seat.ONE,
        opener=Seat.ONE,
        hand=hand_of(map(tile, hand.split())),
        counts=(len(hand.split()), 3, 2, 4),
        line=laid,
        legal=legal,
    )


def plays(seat: Seat, *moves: str) -> tuple[Play, ...]:
    """Plays from "43R"."""
    return tuple(Play(seat, tile(move), End(move[2])) for move in moves)


def in_play() -> TableModel:
    """Before anything is lifted: 43 fits the right end, 53 both."""
    hand = "64 43 53 44 41"
    laid = line("55 51 12 23 36 66 62 22 20 06 65 50 04 45 53", 5)
    legal = plays(Seat.ONE, "43R", "53L", "53R")
    return TableModel(
        view=view(laid, hand, legal),
        names=NAMES,
        bottom=Seat.ONE,
        slots=tuple(map(tile, hand.split())),
        playable=frozenset({tile("43"), tile("53")}),
        last=tile("53"),
        passed=(Seat.TWO, Seat.FOUR),
        cries=(Cry(Seat.FOUR),),
        computers=COMPUTERS,
        turn=Seat.ONE,
        points=(3, 0),
    )


def previewed() -> TableModel:
    return replace(
        in_play(), lifted=tile("43"), ghosts=(Ghost(tile("43"), End.RIGHT),), preview=True
    )


def dragged() -> TableModel:
    model = in_play()
    return replace(
        model,
        slots=tuple(None if one == tile("53") else one for one in model.slots),
        lifted=tile("53"),
        ghosts=(
            Ghost(tile("53"), End.LEFT, lean=1.0, towards=(300, 300)),
            Ghost(tile("53"), End.RIGHT, far=True),
        ),
        flights=(Flight(5, 3, (300, 300), 70, -12.0),),
    )


def to_open() -> TableModel:
    hand = "50 31 66 42 20 63 54"
    opening = (Play(Seat.ONE, Tile(6, 6), None),)
    return replace(
        in_play(),
        view=view(Line(), hand, opening),
        slots=tuple(map(tile, hand.split())),
        playable=frozenset({Tile(6, 6)}),
        opening=True,
        last=None,
        heading=Heading("You hold the double six.", "It opens the match: lay it in the middle."),
    )


def must_pass() -> TableModel:
    return replace(
        in_play(),
        view=view(line("44 43 35", 0), "66 20 60 62"),
        slots=tuple(map(tile, ["66", "20", "60", "62"])),
        playable=frozenset(),
        nothing_fits=("Nothing fits", 4, "or", 5),
    )


def asked() -> TableModel:
    return replace(in_play(), needs=Needs(tile("64"), ("needs", 5, "or", 3)))


def shut() -> TableModel:
    lid = ShutRack("The rack is shut", ("Next at the device: ", Team.B, " Mirlande"))
    return replace(in_play(), slots=(), playable=frozenset(), turn=Seat.TWO, shut=lid)


ALL = (in_play, previewed, dragged, to_open, must_pass, asked, shut)
