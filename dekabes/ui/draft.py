"""A name while it is typed: what may enter it, how long it grows, which letters are large."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from dekabes.ui.graphemes import COLOURED, JOINER, TAGS, graphemes, is_mark, is_unseen

MOST_LETTERS = 24
_MOST_MARKS = 3  # on one letter; more would climb out of the line
_WORD_ENDS = (" ", "-")


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
        return Draft("".join(_admitted(self.name + letters)[:MOST_LETTERS]))

    def without_last(self) -> Draft:
        """Without the last letter and all that belongs to it."""
        return Draft("".join(graphemes(self.name)[:-1]))

    def cleared(self) -> Draft:
        """Without any letter."""
        return Draft()

    def shifted(self) -> Draft:
        """With shift turned for the next letter, or turned back."""
        return Draft(self.name, not self.turned)


@lru_cache(maxsize=64)
def cleaned(name: str) -> str:
    """A name from wherever it comes, as one could have typed it; empty if nothing is to be seen."""
    return Draft.of(name).finished


def _admitted(string: str) -> list[str]:
    """The letters of a string that may stand in a name."""
    kept = "".join(_kept(character) for character in string)
    letters = graphemes(kept)
    return [_calm(letter) for letter in letters if not (is_mark(letter[0]) or _ties(letter[0]))]


def _kept(character: str) -> str:
    """A character, a plain space for any other one, or nothing."""
    if unicodedata.category(character) == "Zs":
        return " "
    return "" if is_unseen(character) and not _ties(character) else character


def _ties(character: str) -> bool:
    """Whether it cannot be seen itself and is a part of a picture."""
    return character == JOINER or ord(character) in TAGS or ord(character) in COLOURED


def _calm(letter: str) -> str:
    """A letter with no more marks upon it than a line has room for."""
    out, marks = "", 0
    for character in letter:
        marks = marks + 1 if is_mark(character) else 0
        if marks <= _MOST_MARKS:
            out += character
    return out
