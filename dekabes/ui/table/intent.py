"""What a person is about to play: the tile lifted and the preview, before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dekabes.engine import Action, End, Play, Tile


@dataclass(frozen=True, slots=True)
class Intent:
    """A lifted tile, and where it would go once that is settled; nothing is played by it."""

    lifted: Tile | None = None
    preview: Play | None = None


NOTHING = Intent()


def plays_of(tile: Tile, legal: Sequence[Action]) -> tuple[Play, ...]:
    """The legal plays of one tile."""
    return tuple(play for play in legal if isinstance(play, Play) and play.tile == tile)


def playable(legal: Sequence[Action]) -> frozenset[Tile]:
    """The tiles that can be played."""
    return frozenset(play.tile for play in legal if isinstance(play, Play))


def lift(intent: Intent, tile: Tile, legal: Sequence[Action]) -> Intent:
    """A tap on a tile: lifts it, previews at once where it has one place; the lifted one rests."""
    plays = plays_of(tile, legal)
    if intent.lifted == tile or not plays:
        return NOTHING
    return Intent(tile, plays[0] if len(plays) == 1 else None)


def place(intent: Intent, end: End | None, legal: Sequence[Action]) -> Intent:
    """The lifted tile at an end (None: the opening place), if it can go there."""
    if intent.lifted is None:
        return intent
    plays = plays_of(intent.lifted, legal)
    return next((Intent(play.tile, play) for play in plays if play.end is end), intent)


def sole_opening(legal: Sequence[Action]) -> Tile | None:
    """The one tile that may open, where there is just one."""
    tiles = playable(legal)
    return next(iter(tiles)) if len(tiles) == 1 else None
