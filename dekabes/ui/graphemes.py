"""What a reader counts as one letter, of however many characters it is made."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # ties pictures into one: a family, a flag of stripes
_TONES = range(0x1F3FB, 0x1F400)  # colours of the skin
_INITIALS = range(0x1F1E6, 0x1F200)  # two of them are a flag
TAGS = range(0xE0020, 0xE0080)  # spell out the flag of a region
COLOURED = range(0xFE0E, 0xFE10)  # a picture in black and white, or in colour
_MOST = 12  # characters of one letter: as many as a family of four with its colours needs
# Controls, what turns the line round, halves of characters, breaks of lines.
_CONTROLS = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
# What Unicode calls default-ignorable and counts as a mark or a letter, and the blank of braille.
_BLANK = (
    *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6)),
    *(range(0x180B, 0x1810), range(0x2065, 0x2066), range(0x2800, 0x2801)),
    *(range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFFA0, 0xFFA1)),
    *(range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000)),
)


def graphemes(string: str) -> list[str]:
    """Cut a string, composed, into what is seen as one letter each."""
    out: list[str] = []
    for character in unicodedata.normalize("NFC", string):
        if out and len(out[-1]) < _MOST and _belongs(character, out[-1]):
            out[-1] += character
        else:
            out.append(character)
    return out


def _belongs(character: str, letter: str) -> bool:
    """Whether a character is no letter of its own after this one."""
    code = ord(character)
    if is_mark(character):
        return True
    if code in _INITIALS:
        return len(letter) == 1 and ord(letter) in _INITIALS
    if not is_picture(letter):
        return False
    tied = letter.endswith(JOINER) and is_picture(character)
    return tied or character == JOINER or code in _TONES or code in TAGS


def is_mark(character: str) -> bool:
    """Whether a character only adds to the one before it, as an accent does."""
    return unicodedata.category(character).startswith("M")


def is_unseen(character: str) -> bool:
    """Whether nothing is to be seen of a character, although it is no space either."""
    code = ord(character)
    return unicodedata.category(character) in _CONTROLS or any(code in part for part in _BLANK)


def is_picture(letter: str) -> bool:
    """Whether it begins as an emoji may; one that is newer than this Python has no category."""
    return unicodedata.category(letter[0]) in ("So", "Cn")
