"""The tile that ended a round, and the tiles that it was laid to."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.engine import End, Laid, Line, Play, View


@dataclass(frozen=True, slots=True)
class Shown:
    """A tile as it lies in a row; `won` marks the tile that emptied the hand."""

    laid: Laid
    won: bool = False
    ghost: bool = False  # where it would have fitted as well
    apart: bool = False  # a gap before it: it does not touch the one at its left


def at_its_end(view: View) -> tuple[Shown, ...]:
    """The last tile with the two that lie next to it, as in the line."""
    laid = view.line.laid
    if last_play(view).end is End.LEFT:
        return (Shown(laid[0], won=True), *map(Shown, laid[1:3]))
    return (*map(Shown, laid[-3:-1]), Shown(laid[-1], won=True))


def between_both_ends(view: View) -> tuple[Shown, ...]:
    """The last tile between the two ends that it fitted, the right end at its left.

    Where both ends showed the same number it stands at each of them: once as it was
    laid, once as a ghost.
    """
    play, before = last_play(view), before_last(view)
    right, left = before.laid[-1], before.laid[0]
    other = play.tile.other(right.right)
    if right.right != left.left:
        return Shown(right), Shown(Laid(right.right, other), won=True), Shown(left)
    was_right = play.end is End.RIGHT
    return (
        Shown(right),
        Shown(Laid(right.right, other), won=was_right, ghost=not was_right),
        Shown(Laid(other, left.left), won=not was_right, ghost=was_right, apart=True),
        Shown(left),
    )


def before_last(view: View) -> Line:
    """The line as it lay before the last tile came to it."""
    laid, opening = view.line.laid, view.line.opening
    if last_play(view).end is End.LEFT:
        return Line(laid[1:], opening - 1)
    return Line(laid[:-1], opening)


def last_play(view: View) -> Play:
    """The move that emptied a hand; TypeError where none did."""
    last = view.moves[-1]
    if not isinstance(last, Play):
        raise TypeError("no tile ended this round")
    return last
