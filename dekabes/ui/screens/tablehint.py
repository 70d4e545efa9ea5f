"""A hint at the table: asked for, shown in two stages, and gone before another person looks."""

from __future__ import annotations

from collections.abc import Mapping

from dekabes.engine import End, Play, Seat, View
from dekabes.i18n import Catalogue
from dekabes.session import Hint, Hints, Reason, ReasonKind, sentence_of
from dekabes.ui.names import Names
from dekabes.ui.screens.stagedhint import StagedHint
from dekabes.ui.table.model import HintCard, Sentence

_TITLES = {(End.LEFT,): "hint.left", (End.RIGHT,): "hint.right", (): "hint.hand"}


class TableHint(StagedHint[Hint]):
    """The hint of the one who looks at the table: where to look, then the move."""

    def _take(self, hints: Hints) -> Hint | None:
        return hints.take()

    def move(self) -> Play | None:
        """Go on to the move, which is to be previewed; None where no hint is told."""
        if self._hint is None:
            return None
        self._shows_move = True
        return self._hint.action

    def card(self, view: View) -> HintCard | None:
        """What is told of it now."""
        if self._hint is None:
            return None
        words, names = self._desk.words, self._desk.names
        if self._shows_move:
            return move_card(words, names, view, self._hint)
        return where_card(words, names, view, self._hint)


def where_card(words: Catalogue, names: Names, view: View, hint: Hint) -> HintCard:
    """Where to look and why."""
    ends, reason = ends_of(view, hint), hint.reasons[0]
    return HintCard(
        title=words(_TITLES.get(ends, "hint.ends")),
        sentence=why(words, names, reason),
        show=words("hint.show"),
        ends=ends,
        seats=tuple(seat for seat in reason.seats if seat is not view.viewer),
        hand=not ends,
    )


def move_card(words: Catalogue, names: Names, view: View, hint: Hint) -> HintCard:
    """What would be after the move, and what else speaks for it, if there is something."""
    reason = hint.reasons[1] if len(hint.reasons) > 1 else hint.reasons[0]
    return HintCard(_then(words, view, hint.action), why(words, names, reason))


def ends_of(view: View, hint: Hint) -> tuple[End, ...]:
    """Where to look: at the end where the tile goes, at the hand if nothing lies.

    At both, where either end comes to the same, or where the reason is about the other end too.
    """
    end, ends, reason = hint.action.end, view.line.ends, hint.reasons[0]
    if end is None or ends is None:
        return ()
    other = ends[1] if end is End.LEFT else ends[0]
    is_at_other = reason.stays and reason.number == other
    if reason.kind is ReasonKind.DEKABES or is_at_other or ends[0] == ends[1]:
        return (End.LEFT, End.RIGHT)
    return (end,)


def why(words: Catalogue, names: Names, reason: Reason) -> Sentence:
    """The reason, its number to be drawn as half a tile."""
    values = {
        "who": _who(words, names, reason.seats),
        "number": reason.number,
        "count": str(reason.count),
    }
    return _sentence(words, f"hint.{sentence_of(reason)}", values)


def _sentence(words: Catalogue, key: str, values: Mapping[str, str | int | None]) -> Sentence:
    """A text with its names filled in, cut at its numbers."""
    found: list[str | int] = [""]
    for string, field in words.parts(key):
        value = values[field] if field else None
        found[-1] = f"{found[-1]}{string}{value if isinstance(value, str) else ''}"
        if isinstance(value, int):
            found += [value, ""]
    parts = (part.strip() if isinstance(part, str) else part for part in found)
    return tuple(part for part in parts if part != "")


def _who(words: Catalogue, names: Names, seats: tuple[Seat, ...]) -> str:
    told = [names[seat.index] for seat in seats]
    return words("hint.two", first=told[0], second=told[1]) if len(told) > 1 else "".join(told)


def _then(words: Catalogue, view: View, play: Play) -> str:
    """What the ends would be, or that the hand would be empty."""
    tile, ends = play.tile, view.line.ends
    if view.hand == (tile,):
        return words("hint.then_out")
    if ends is None or play.end is None:
        left, right = tile.high, tile.low
    elif play.end is End.LEFT:
        left, right = tile.other(ends[0]), ends[1]
    else:
        left, right = ends[0], tile.other(ends[1])
    return words("hint.then_both" if left == right else "hint.then", a=left, b=right)
