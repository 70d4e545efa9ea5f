"""A name being typed: what enters it, where it ends, which letters are large."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dekabes.ui.draft import MOST_LETTERS, Draft, cleaned
from dekabes.ui.graphemes import graphemes

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
THUMB = "\U0001f44d\U0001f3fd"
FLAG = "\U0001f1ed\U0001f1f9"
HEART = "\u2764\ufe0f"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


def struck(keys: str, draft: Draft | None = None) -> Draft:
    """A draft after so many keys on the screen."""
    draft = draft or Draft()
    for key in keys:
        draft = draft.typed(" ") if key == " " else draft.struck(key)
    return draft


def test_each_word_begins_with_a_capital_by_itself() -> None:
    assert struck("marie-ange élie").name == "Marie-Ange Élie"


def test_shift_turned_makes_the_next_letter_the_other_way_and_no_more() -> None:
    assert struck("eo", struck("mc", Draft().shifted()).shifted()).name == "mcEo"


def test_shift_turned_twice_is_as_before() -> None:
    assert struck("a", Draft().shifted().shifted()).name == "A"


def test_letters_of_a_keyboard_are_taken_as_they_come() -> None:
    assert Draft().typed("n").typed("adège").name == "nadège"


def test_an_accent_that_follows_its_letter_joins_it() -> None:
    assert Draft().typed("e").typed("\u0301").name == "é"


def test_the_last_letter_goes_with_all_that_belongs_to_it() -> None:
    for letter in ("é", "x\u0323", FAMILY, THUMB, FLAG, HEART, SCOTLAND):
        assert Draft.of("A" + letter).name == "A" + letter
        assert Draft.of("A" + letter).without_last().name == "A"


def test_nothing_is_taken_from_nothing() -> None:
    assert Draft().without_last() == Draft()
    assert Draft.of("Ana").cleared() == Draft()


def test_a_name_has_at_most_twenty_four_letters() -> None:
    assert Draft.of("W" * 1000).name == "W" * 24
    assert Draft.of("é" * 24).typed("é").name == "é" * 24
    assert Draft.of(FAMILY * 30).name == FAMILY * 24


def test_an_accent_still_joins_the_last_of_all_letters() -> None:
    assert Draft.of("a" * 23 + "e").typed("\u0300").name == "a" * 23 + "è"


@pytest.mark.parametrize(
    "intruder",
    ["\n", "\r", "\t", "\x00", "\x1b", "\u2028", "\u202e", "\u2066", "\u200b", "\ufeff", "\ud800"],
)
def test_what_is_no_letter_never_enters(intruder: str) -> None:
    assert Draft.of(f"A{intruder}na").name == "Ana"


def test_what_cannot_be_seen_is_no_name() -> None:
    assert Draft.of("\u200d\u0301\U000e0067").name == ""
    assert Draft.of("a\u200db").name == "ab"


# Besides format characters: all that Unicode calls default-ignorable, and the blank of braille.
UNSEEN = (
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2065\u2800\u3164\uffa0\ufff0\ufff8",
    *map(chr, range(0x200B, 0x2010)),
    *map(chr, range(0x202A, 0x202F)),
    *map(chr, range(0x2060, 0x2070)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0000, 0xE1000)),
)


@pytest.mark.parametrize("stack", [1, 3, 100])
def test_of_what_cannot_be_seen_no_name_is_made(stack: int) -> None:
    assert [character for character in UNSEEN if cleaned(character * stack)] == []
    assert cleaned("".join(UNSEEN)) == ""
    assert cleaned(f" {''.join(reversed(UNSEEN))} ") == ""


def test_of_a_name_from_anywhere_all_that_can_be_seen_stays() -> None:
    assert cleaned("\u2067A\u034fn\u3164a\u200e ") == "Ana"
    assert cleaned(f"Ana {FAMILY} {HEART} {SCOTLAND}") == f"Ana {FAMILY} {HEART} {SCOTLAND}"


def test_every_space_is_a_plain_one() -> None:
    assert Draft.of("A\u00a0B\u2003C").name == "A B C"


def test_marks_do_not_pile_up() -> None:
    assert Draft.of("x" + "\u0323" * 100).name == "x" + "\u0323" * 3


def test_a_finished_name_has_no_space_too_many() -> None:
    assert Draft.of("  Marie   Ange ").finished == "Marie Ange"
    assert Draft.of("   ").finished == ""


@given(st.lists(st.text(), max_size=6))
def test_whatever_is_typed_stays_within_bounds_and_is_settled(parts: list[str]) -> None:
    draft = Draft()
    for part in parts:
        draft = draft.typed(part)
    assert len(graphemes(draft.name)) <= MOST_LETTERS
    assert Draft.of(draft.name) == draft
