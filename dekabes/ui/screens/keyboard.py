"""On-screen keys: which letters stand where, and every letter of the five languages."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from dekabes.i18n import Catalogue
from dekabes.ui.controls import Control, Style
from dekabes.ui.draft import Draft
from dekabes.ui.match.room import evenly
from dekabes.ui.theme import Scale
from dekabes.ui.touchable import apart

KEY = "key:"
SHIFT, ERASE, CLEAR, LAYOUT = "key:shift", "key:backspace", "key:clear", "key:layout"
SPACE = "key:space"
QWERTY = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
AZERTY = ("azertyuiop", "qsdfghjklm", "wxcvbn")
# By their letters, in as few rows as give each of them a fingertip's width.
ACCENTS = ("éèêëàáâæíîï", "óòôœúùûüÿçñ")
ACCENTS_UPRIGHT = ("éèêëàáâæ", "íîïóòôœ", "úùûüÿçñ")
ROWS = 4  # of letters, services and the space
_WIDTH = 10  # keys in a full row
_WITH_AZERTY = frozenset({"fr", "ht"})


def starts_with_azerty(language: str) -> bool:
    """Whether people of a language are used to the keys of AZERTY."""
    return language in _WITH_AZERTY


def accent_rows(scale: Scale) -> tuple[str, ...]:
    """The letters with accents, row by row."""
    return ACCENTS_UPRIGHT if scale.upright else ACCENTS


def accent_keys(scale: Scale, room: Rect, draft: Draft) -> tuple[Control, ...]:
    """The keys with accents, all of one width."""
    gap = apart(scale)
    rows = accent_rows(scale)
    widest = max(map(len, rows))
    keys = []
    for place, row in zip(evenly(room, len(rows), gap, down=True), rows, strict=True):
        spare = (widest - len(row)) / 2
        parts = _cut(place, gap, [spare, *[1.0] * len(row)], widest)
        keys += [_letter(key, at, draft, Style.SECOND) for key, at in zip(row, parts, strict=True)]
    return tuple(keys)


def letter_keys(
    scale: Scale, room: Rect, draft: Draft, words: Catalogue, *, azerty: bool
) -> tuple[Control, ...]:
    """The plain letters, the space and what serves them."""
    gap = apart(scale, 10)
    upper, middle, lower, last = evenly(room, ROWS, gap, down=True)
    rows = AZERTY if azerty else QWERTY
    return (
        *_plain(upper, gap, rows[0], draft),
        *_plain(middle, gap, rows[1], draft),
        *_between_services(lower, gap, rows[2], draft),
        *_last_row(scale, last, gap, draft, words, azerty=azerty),
    )


def _plain(row: Rect, gap: int, letters: str, draft: Draft) -> Iterable[Control]:
    places = _cut(row, gap, [(_WIDTH - len(letters)) / 2, *[1.0] * len(letters)])
    return (_letter(key, at, draft) for key, at in zip(letters, places, strict=True))


def _between_services(row: Rect, gap: int, letters: str, draft: Draft) -> Iterable[Control]:
    """The lowest letters, shift before them and the eraser after them."""
    side = (_WIDTH - len(letters)) / 2
    shift, *places, erase = _cut(row, gap, [0, side, *[1.0] * len(letters), side])
    yield Control(SHIFT, shift, Style.SECOND, icon="shift", chosen=draft.is_upper)
    yield from (_letter(key, at, draft) for key, at in zip(letters, places, strict=True))
    yield Control(ERASE, erase, Style.SECOND, icon="erase", enabled=bool(draft.name))


def _last_row(
    scale: Scale, row: Rect, gap: int, draft: Draft, words: Catalogue, *, azerty: bool
) -> Iterable[Control]:
    side = 2.0 if scale.upright else 1.5
    widths = [0, side, 1, 1, _WIDTH - 3 - 2 * side, 1, side]
    layout, quote, dash, space, stop, clear = _cut(row, gap, widths)
    other = words("entry.qwerty" if azerty else "entry.azerty")
    yield Control(LAYOUT, layout, Style.SECOND, other)
    yield _letter("’", quote, draft)
    yield _letter("-", dash, draft)
    yield Control(SPACE, space, Style.KEY, words("entry.space"))
    yield _letter(".", stop, draft)
    yield Control(CLEAR, clear, Style.SECOND, words("entry.clear"), enabled=bool(draft.name))


def _letter(key: str, place: Rect, draft: Draft, style: Style = Style.KEY) -> Control:
    return Control(KEY + key, place, style, key.upper() if draft.is_upper else key)


def _cut(row: Rect, gap: int, widths: list[float], full: int = _WIDTH) -> list[Rect]:
    """Cut a row into places so many keys wide, after a margin of the first width."""
    one = (row.width + gap) / full
    places = []
    start, *rest = widths
    for width in rest:
        left, right = round(start * one), round((start + width) * one)
        places.append(Rect(row.x + left, row.y, right - left - gap, row.height))
        start += width
    return places
