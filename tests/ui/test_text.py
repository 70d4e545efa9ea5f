"""Every letter of the five languages, names that fonts cannot draw, and text that must fit."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dekabes.ui import text
from dekabes.ui.art.lettering import lettering
from dekabes.ui.assets import FONTS
from dekabes.ui.theme import IVORY, Scale

LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "éèòàçñùâêîôûëïüœáíóúÉÈÒÀÇÑÙÂÊÎÔÛËÏÜŒÁÍÓÚ"
    "¿¡’\N{LEFT SINGLE QUOTATION MARK}«»…“”–—×·!?.,:;()+-/%&'\""
)
SPACES = "\u0020\u00a0\u202f"
FILES = (
    text.READING,
    text.READING_HALF,
    text.READING_BOLD,
    text.SHOWING,
    text.SHOWING_HEAVY,
)
SCALE = Scale.of((1280, 800))


@pytest.mark.parametrize("file", FILES)
def test_every_letter_of_the_five_languages_has_a_picture(file: str) -> None:
    assert [letter for letter in LETTERS + SPACES if not text.has_letter(file, letter)] == []


@pytest.mark.parametrize("family", ["AtkinsonHyperlegibleNext", "Eczar"])
def test_fonts_come_with_their_licence(family: str) -> None:
    licence = (FONTS / f"{family}-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_unknown_letters_become_one_neutral_mark() -> None:
    assert text.shown("Ana 中", text.READING) == "Ana •"
    assert text.shown("Ж😀", text.SHOWING) == "••"


@pytest.mark.parametrize(
    "picture",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",  # a family
        "\U0001f44d\U0001f3fd",  # a thumb with the colour of its skin
        "\U0001f1ed\U0001f1f9",  # a flag
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # a region's
        "\u2764\ufe0f",  # a heart, in colour
    ],
)
def test_a_picture_of_many_parts_is_one_mark(picture: str) -> None:
    assert text.shown(f"A{picture}B", text.READING) == "A•B"


def test_two_flags_are_two_marks() -> None:
    assert text.shown("\U0001f1ed\U0001f1f9\U0001f1ee\U0001f1e9", text.READING) == "••"


def test_an_accent_typed_by_itself_joins_its_letter() -> None:
    assert text.shown("Nade\u0300ge", text.READING) == "Nadège"


def test_what_has_no_shape_is_not_drawn() -> None:
    assert text.shown("A\u200d\ufeffB\nC\tD", text.READING) == "AB C D"


UNSEEN = (
    *"\x00\x7f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u3164\ufeff\uffa0",
    *"\u2028\u2029\u2065\u2800\ufff0\ufff9\U0001bca0\U0001d173\U000e0000\U000e0001\U000e007f\U000e0100",
    *map(chr, range(0x200B, 0x2010)),
    *map(chr, range(0x202A, 0x202F)),
    *map(chr, range(0x2060, 0x2070)),
    *map(chr, range(0xFE00, 0xFE10)),
    "\ud800",
)
ROLES = [role for role in vars(text).values() if isinstance(role, text.Role)]


@pytest.mark.parametrize("role", ROLES, ids=lambda role: f"{role.font} {role.size}")
@pytest.mark.parametrize("stack", [1, 3])
def test_what_cannot_be_seen_takes_no_room_and_stops_no_drawing(
    role: text.Role, stack: int
) -> None:
    drawn = [character * stack for character in UNSEEN]
    for string in (*drawn, "".join(UNSEEN)):
        assert text.text_surface(SCALE, string, role, IVORY).get_width() == 1, ascii(string)
        assert text.text_width(SCALE, string, role) == 0
        assert text.shown(f"A{string}", role.font) == "A"
        text.paragraph(SCALE, f"**{string}** {string}", role, IVORY, 100)
        text.fit(SCALE, f"A{string}" * 9, role, 20)


@given(st.text(max_size=12))
def test_whatever_a_string_holds_it_is_drawn(string: str) -> None:
    for role in (text.NAME, text.CRY):
        text.text_surface(SCALE, string, role, IVORY)


@pytest.mark.parametrize("role", [text.GAME, text.SCREEN_TITLE, text.BODY])
def test_accents_on_capitals_are_never_cut(role: text.Role) -> None:
    line = text.text_surface(SCALE, "ÉÈÒÀÂÑÇçgjpqy", role, IVORY)
    ink = line.get_bounding_rect(min_alpha=16)
    assert ink.top > 0
    assert ink.bottom < line.get_height()


def test_a_string_that_fits_stays_whole() -> None:
    assert text.fit(SCALE, "Nadège", text.NAME, 500) == "Nadège"


def test_a_string_too_long_ends_in_three_dots() -> None:
    fitted = text.fit(SCALE, "Marie-Antoinette de Port-au-Prince", text.NAME, 160)
    assert fitted.startswith("Marie")
    assert fitted.endswith("…")
    assert text.text_width(SCALE, fitted, text.NAME) <= 160


@pytest.mark.parametrize("string", ["W" * 24, f"and **{'W' * 24}**.", f"**{'W' * 24}** and on"])
def test_a_word_longer_than_a_line_is_shortened(string: str) -> None:
    lines = text.wrap(SCALE, string, text.NAME, 150)
    assert text.paragraph(SCALE, string, text.NAME, IVORY, 150).get_width() <= 150
    words = [word.string for line in lines for word in line]
    assert any("…" in word for word in words)
    assert all(word.strip() in string for word in words if "…" not in word)


def test_where_somebody_types_the_end_stays() -> None:
    fitted = text.fit_end(SCALE, "Marie-Antoinette de Port-au-Prince", text.NAME, 160)
    assert fitted.startswith("…")
    assert fitted.endswith("Prince")
    assert text.text_width(SCALE, fitted, text.NAME) <= 160
    assert text.fit_end(SCALE, "Ana", text.NAME, 160) == "Ana"


def test_a_rendered_line_is_as_wide_as_measured() -> None:
    width = text.text_width(SCALE, "Restart round", text.SECOND)
    assert text.text_surface(SCALE, "Restart round", text.SECOND, IVORY).get_width() == width


def test_drawing_stays_within_the_room_given() -> None:
    surface = pygame.Surface((400, 60), pygame.SRCALPHA)
    long_name = "Marie-Antoinette de Port-au-Prince"
    text.draw_text(surface, SCALE, long_name, text.NAME, IVORY, (20, 30), max_width=150)
    ink = surface.get_bounding_rect()
    assert ink.left >= 20
    assert ink.right <= 171  # a pixel for a letter that leans


def test_the_baseline_is_where_it_was_asked_for() -> None:
    surface = pygame.Surface((100, 100), pygame.SRCALPHA)
    text.draw_text(surface, SCALE, "HHH", text.FIRST, IVORY, (10, 70), "baseline")
    assert surface.get_bounding_rect(min_alpha=128).bottom == 70


def _strings(lines: list[list[text.Word]]) -> list[str]:
    return ["".join(word.string for word in line).rstrip() for line in lines]


def test_a_paragraph_breaks_at_spaces_only_where_it_must() -> None:
    role = text.BODY
    room = text.text_width(SCALE, "one two three", role)
    lines = text.wrap(SCALE, "one two three four", role, room)
    assert _strings(lines) == ["one two three", "four"]


def test_a_paragraph_keeps_the_lines_it_was_given() -> None:
    assert _strings(text.wrap(SCALE, "one\ntwo", text.BODY, 900)) == ["one", "two"]


def test_stars_open_and_close_the_strong_voice() -> None:
    (line,) = text.wrap(SCALE, "**Josué** went out with **both ends**.", text.BODY, 900)
    strong = "".join(word.string for word in line if word.strong)
    plain = "".join(word.string for word in line if not word.strong)
    assert strong == "Josuéboth ends"
    assert plain == " went out with ."


def test_a_strong_word_and_its_full_stop_are_not_parted() -> None:
    room = text.text_width(SCALE, "with both", text.BODY)
    lines = text.wrap(SCALE, "with both **ends**.", text.BODY, room)
    assert _strings(lines) == ["with both", "ends."]


def test_the_smallest_text_at_1024x600_is_18_pixels() -> None:
    small = Scale.of((1024, 600))
    assert text.line_height(small, text.SMALL) == 23  # 18 x 1.28 = 23.04


def test_a_balanced_paragraph_leaves_no_word_alone() -> None:
    word = text.text_width(SCALE, "tile", text.BODY)
    room = text.text_width(SCALE, "tile tile tile", text.BODY) + word // 2
    plain = text.paragraph(SCALE, "tile tile tile tile", text.BODY, IVORY, room)
    even = text.balanced(SCALE, "tile tile tile tile", text.BODY, IVORY, room)
    assert even.get_height() == plain.get_height() == 2 * text.line_height(SCALE, text.BODY)
    assert even.get_width() == text.text_width(SCALE, "tile tile", text.BODY)


def test_a_name_keeps_its_own_stars() -> None:
    width = text.text_width(SCALE, "a**b", text.NAME)
    written = text.paragraph(SCALE, text.unmarked("a**b"), text.NAME, IVORY, 2 * width)
    assert written.get_width() == width


def test_a_balanced_paragraph_cuts_no_word_that_has_room() -> None:
    word = text.text_width(SCALE, "counterclockwise", text.BODY)
    even = text.balanced(SCALE, "go counterclockwise", text.BODY, IVORY, word + 1)
    assert even.get_width() == word


def test_a_cry_stands_on_an_edge_of_dark_gold() -> None:
    cry, name = (lettering(SCALE, "I", text.CRY, cry=cry) for cry in (True, False))
    middle = cry.get_width() // 2
    foot = text.ascent(SCALE, text.CRY)  # the first row under the letter
    assert cry.get_at((middle, foot))[3] == 255
    assert sum(cry.get_at((middle, foot))[:3]) < sum(cry.get_at((middle, foot - 4))[:3]) / 2
    assert name.get_at((middle, foot))[3] < 255
