"""A name while it is typed: what may enter it, how long it grows, which letters are large."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from dekabes.ui.graphemes import JOINER, graphemes, is_mark, is_picture

MOST_LETTERS = 24
_MOST_MARKS = 3  # on one letter; more would climb out of the line
_WORD_ENDS = (" ", "-")
# Controls, what turns the line round, halves of characters, breaks of lines.
_KEPT_OUT = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


@dataclass(frozen=True, slots=True)
class Draft:
    """A name that is being typed, and whether shift was turned for its next letter."""

    name: str = ""
    turned: bool = False

    @staticmethod
    def of(name: str) -> Draft:
        """A draft that begins with a name, from wherever it comes."""
        return Draft().typed(name)

    @property
    def is_upper(self) -> bool:
        """Whether the next key gives a capital: as a word begins, unless shift was turned."""
        return (not self.name or self.name.endswith(_WORD_ENDS)) != self.turned

    @property
    def finished(self) -> str:
        """The name without the spaces at its ends, and one for several within."""
        return " ".join(self.name.split())

    def struck(self, key: str) -> Draft:
        """With the letter of an on-screen key, large or small as shift stands."""
        return self.typed(key.upper() if self.is_upper else key)

    def typed(self, letters: str) -> Draft:
        """With more letters, as many as there is room for and as may stand in a name."""
        whole = graphemes(_admitted(self.name + letters))
        return Draft("".join(whole[:MOST_LETTERS]))

    def without_last(self) -> Draft:
        """Without the last letter and all that belongs to it."""
        return Draft("".join(graphemes(self.name)[:-1]))

    def cleared(self) -> Draft:
        """Without any letter."""
        return Draft()

    def shifted(self) -> Draft:
        """With shift turned for the next letter, or turned back."""
        return Draft(self.name, not self.turned)


def _admitted(string: str) -> str:
    """What of a string may stand in a name."""
    out = ""
    marks = 0
    for character in unicodedata.normalize("NFC", string):
        if unicodedata.category(character) == "Zs":
            character = " "  # noqa: PLW2901
        marks = marks + 1 if is_mark(character) else 0
        if not _is_kept_out(character, out[-1:]) and marks <= _MOST_MARKS:
            out += character
    return out


def _is_kept_out(character: str, before: str) -> bool:
    """Whether a character has no place after the one before it."""
    if is_mark(character):
        return before in ("", " ")
    if character == JOINER:
        return not before or not (is_picture(before) or is_mark(before))
    return unicodedata.category(character) in _KEPT_OUT
