"""Bytes, lines and words of a record, sentence by sentence of the record's page."""

import pytest

from dekabes.engine import Phase
from dekabes.record import MAX_BYTES
from tests.record.texts import DEAL, FIRST_LINE, PLAYED, read, refusal_of, state_of

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def test_the_first_line_alone_is_a_match_before_its_first_round() -> None:
    state = state_of(FIRST_LINE)

    assert (state.phase, state.round) == (Phase.DEAL, 0)


def test_a_byte_order_mark_may_stand_before_the_first_line() -> None:
    assert state_of(BYTE_ORDER_MARK + PLAYED.encode()) == state_of(PLAYED)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (BYTE_ORDER_MARK * 2 + PLAYED.encode(), 1),
        (PLAYED.replace("Round 1", "\ufeffRound 1"), 2),
        (PLAYED.replace("3:66 ", "3:66\ufeff"), 4),
        (BYTE_ORDER_MARK, 1),
    ],
)
def test_a_byte_order_mark_anywhere_else_is_no_part_of_a_word(text: str | bytes, line: int) -> None:
    assert refusal_of(text).line == line


@pytest.mark.parametrize(
    "number", ["0", "2", "01", "1.0", "-1", "x", "1 1", "999999999999", "\u0661"]
)
def test_another_version_is_refused_in_words_that_say_so(number: str) -> None:
    refusal = refusal_of(f"dekabes-record {number}\n")

    assert refusal.line == 1
    assert f"not version {number}" in refusal.message


@pytest.mark.parametrize(
    "first", ["", "; a comment", "Round 1", "Dekabes-record 1", "dekabes-record1", "dekabes"]
)
def test_a_file_that_does_not_begin_as_a_record_is_refused(first: str) -> None:
    refusal = refusal_of(f"{first}\n{PLAYED}")

    assert refusal.line == 1
    assert "the first line of a record is dekabes-record 1" in refusal.message


def test_the_first_line_may_be_indented_and_have_a_comment() -> None:
    assert state_of(f" \tdekabes-record\t 1\t;2\n{DEAL[:0]}Round 1").round == 1


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_end_with_lf_or_crlf_and_the_last_may_end_without(end: str) -> None:
    ended = PLAYED.replace("\n", end)

    assert state_of(ended) == state_of(PLAYED)
    assert state_of(ended.removesuffix(end)) == state_of(PLAYED)


def test_both_ends_of_lines_may_be_mixed() -> None:
    lines = PLAYED.split("\n")

    assert state_of("\r\n".join(lines[:3]) + "\n" + "\n".join(lines[3:])) == state_of(PLAYED)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (PLAYED.replace("\n", "\r"), 1),
        (f"{FIRST_LINE}\r\r\nRound 1", 1),
        (f"{FIRST_LINE}\nRound 1\r", 2),
        (f"{FIRST_LINE}\nRound\r1\n", 2),
        (f"{FIRST_LINE}\n\n; a\rb\n", 3),
    ],
)
def test_a_carriage_return_alone_ends_no_line_and_is_refused(text: str, line: int) -> None:
    refusal = refusal_of(text)

    assert refusal.line == line
    assert "U+000D" in refusal.message


@pytest.mark.parametrize(
    "character", ["\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]
)
def test_what_else_python_takes_for_the_end_of_a_line_is_none(character: str) -> None:
    text = f"{FIRST_LINE}\n\nRound 1{character}{DEAL}\n"

    assert refusal_of(text).line == 3


@pytest.mark.parametrize("character", ["\u00a0", "\u1680", "\u2003", "\u202f", "\u3000", "\u200b"])
def test_words_are_separated_by_spaces_and_tabs_only(character: str) -> None:
    assert refusal_of(PLAYED.replace("Round 1", f"Round{character}1")).line == 2
    assert refusal_of(PLAYED.replace("3:66 4", f"3:66{character}4")).line == 4
    assert refusal_of(PLAYED.replace("Round 1", f"{character}Round 1")).line == 2


def test_indentation_tabs_and_many_blanks_mean_nothing() -> None:
    wide = PLAYED.replace(" ", " \t  ").split("\n")
    loose = " \t\n".join(f" \t {line}" for line in wide)

    assert state_of(loose) == state_of(PLAYED)


def test_blank_lines_and_comments_are_ignored_and_not_kept() -> None:
    loose = PLAYED.replace("\n", ' ; a "comment" [x] Round 7\n\n \t\n;\n  ;; 3:66\n')

    assert read(loose) == read(PLAYED)


def test_a_comment_may_touch_the_word_before_it() -> None:
    assert state_of(PLAYED.replace("\n", ";x\n")) == state_of(PLAYED)


CONTROLS = [
    *(chr(code) for code in range(0x20) if chr(code) not in "\t\n\r"),
    *(chr(code) for code in range(0x7F, 0xA0)),
]


@pytest.mark.parametrize("character", CONTROLS, ids=ascii)
def test_control_characters_are_refused_wherever_they_stand(character: str) -> None:
    name = f"U+{ord(character):04X}"
    for text, line in [
        (f"{FIRST_LINE}{character}\n", 1),
        (f"{FIRST_LINE}\n{character}", 2),
        (f"{FIRST_LINE}\n; a{character}b\n", 2),
        (f'{FIRST_LINE}\n\n[Event "a{character}b"]\n', 3),
        (PLAYED.replace("3:66 ", f"3:66{character}"), 4),
    ]:
        refusal = refusal_of(text)
        assert refusal.line == line
        assert name in refusal.message


@pytest.mark.parametrize(
    "line",
    ["round 1", "ROUND 1", "Rounds 1", "Shuffle", "from 0-0 1 1", "From", "Kepp 1", ".", "/", "-"],
)
def test_unknown_words_and_another_case_are_refused(line: str) -> None:
    assert refusal_of(f"{FIRST_LINE}\n{line}\n").line == 2


@pytest.mark.parametrize(
    "data",
    [b"\xff", b"\xc3", b"\xc3(", b"\x80", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"],
)
def test_what_is_not_utf8_is_refused_at_the_line_of_its_first_bad_byte(data: bytes) -> None:
    text = FIRST_LINE.encode() + b"\r\n\n; \xc3\xa9 " + data + b"\nShuffle\n; \xff"
    refusal = refusal_of(text)

    assert refusal.line == 3
    assert "not UTF-8" in refusal.message
    assert f"{data[0]:02X}" in refusal.message


def test_other_unicode_encodings_are_refused_at_line_1() -> None:
    assert refusal_of(PLAYED.encode("utf-16")).line == 1
    assert refusal_of(PLAYED.encode("utf-16-le")).line == 1


def test_an_empty_file_is_refused_at_line_1() -> None:
    refusal = refusal_of(b"")

    assert (refusal.line, refusal.message) == (1, "the file is empty")
    assert refusal_of(b"\n\n\n").line == 1


def test_a_record_of_one_mebibyte_is_accepted_and_one_byte_more_refused() -> None:
    padding = "; é\n"
    data = (PLAYED + padding).encode().ljust(1_048_576, b";")
    refusal = refusal_of(data + b"\n")

    assert MAX_BYTES == 1_048_576
    assert state_of(data) == state_of(PLAYED)
    assert refusal.line == 1
    assert "1,048,576" in refusal.message


def test_a_message_quotes_what_it_found_on_one_short_line() -> None:
    refusal = refusal_of(f"{FIRST_LINE}\n\u2028\u202e\ufeff{'x' * 100_000}\n")

    assert "\\u2028\\u202e\\ufeffxxx" in refusal.message
    assert len(str(refusal)) < 150
    assert len(str(refusal).splitlines()) == 1


def test_a_message_begins_with_the_file_as_it_was_given_and_the_line() -> None:
    assert str(refusal_of(f"{FIRST_LINE}\nRound 2")) == ("match.dkb:2: round 1 comes next, not 2")
