"""Tags and `From`: what stands before the first round."""

import pytest

from dekabes.engine import Phase, Seat
from dekabes.record import (
    LEVELS,
    Fault,
    format_seats,
    format_tag,
    levels_of,
    names_of,
    parse_seats,
    parse_tag,
    read_record,
    write_record,
)
from tests.record.texts import DEAL, FIRST_LINE, read, refusal_of


def _with(*lines: str) -> str:
    return "\n".join([FIRST_LINE, *lines]) + "\n"


def test_tags_are_kept_in_their_order_unknown_ones_too() -> None:
    record = read(_with('[Zeta "1"]', '[Event "Sunday table"]', '[a_1 ""]', '[9 "x"]'))

    assert record.tags == (("Zeta", "1"), ("Event", "Sunday table"), ("a_1", ""), ("9", "x"))


@pytest.mark.parametrize(
    ("line", "value"),
    [
        (r'[Note "say \"hi\""]', 'say "hi"'),
        (r'[Note "C:\\temp"]', r"C:\temp"),
        (r'[Note "\\\""]', '\\"'),
        ('[Note "a ; b"] ; c', "a ; b"),
        ('[Note "a ] b"];"', "a ] b"),
        ('  [Note\t \t"[x]" ]\t', "[x]"),
        ('[ Note "a"]', "a"),
        ('[Note "a\tb"]', "a\tb"),
        ('[Note "Ti Jò 😀 \u2028 \u00a0"]', "Ti Jò 😀 \u2028 \u00a0"),
    ],
)
def test_a_tag_is_a_name_and_a_value_in_quotes(line: str, value: str) -> None:
    assert parse_tag(line) == ("Note", value)
    assert read(_with(line)).tags == (("Note", value),)


@pytest.mark.parametrize(
    "line",
    [
        '[Note "a]',
        "[Note a]",
        '[Note "a"',
        "[",
        "[]",
        '["a"]',
        "[Note]",
        '[Note "a" "b"]',
        '[Note "a"] x',
        '[Note "a"] [Other "b"]',
        '[Note "a"b"]',
        '[Note"a"]',
        r'[Note "a\n"]',
        r'[Note "a\"]',
        r'[Note "\u0041"]',
        '[No-te "a"]',
        '[Nóte "a"]',
        '[N\u0661 "a"]',
        "[Note 'a']",
        "[Note “a”]",
        '[Note ; "a"]',
        '[Note "a" ; ]',
        '[Note\u00a0"a"]',
    ],
)
def test_what_is_no_tag_is_refused(line: str) -> None:
    with pytest.raises(Fault):
        parse_tag(line)
    assert refusal_of(_with('[Event "x"]', line)).line == 3


def test_no_name_stands_twice() -> None:
    refusal = refusal_of(_with('[A "1"]', '[B "1"]', '[A "1"]'))

    assert (refusal.line, refusal.message) == (4, "the tag A is there already")
    assert read(_with('[A "1"]', '[a "1"]')).tags == (("A", "1"), ("a", "1"))


@pytest.mark.parametrize("before", ["From 0-0 1 1", "Round 1", f"Round 1\n{DEAL}"])
def test_a_tag_after_from_or_a_round_is_refused(before: str) -> None:
    text = _with(*before.split("\n"), '[Late "x"]')

    assert refusal_of(text).line == text.count("\n")


def test_seats_holds_four_words() -> None:
    record = read(_with('[Seats "human computer:expert \t human computer:easy"]'))

    assert levels_of(record.tags) == (None, "expert", None, "easy")
    assert levels_of(read(FIRST_LINE).tags) is None


@pytest.mark.parametrize(
    "level", ["easy", "steady", "strong", "expert", "random", "greedy", "perfect"]
)
def test_every_level_of_the_command_line_may_sit(level: str) -> None:
    text = f"computer:{level} human human human"

    assert level in LEVELS
    assert parse_seats(text)[0] == level
    assert format_seats(parse_seats(text)) == text


@pytest.mark.parametrize(
    "value",
    [
        "",
        "human human human",
        "human human human human human",
        "human human human computer",
        "human human human computer:",
        "human human human computer:god",
        "human human human computer:Easy",
        "human human human computer: easy",
        "human human human computer:easy:steady",
        "human human human Human",
        "human human human human:Ana",
        "human,human,human,human",
        "human human\u00a0human human",
    ],
)
def test_other_words_for_the_seats_are_refused(value: str) -> None:
    assert refusal_of(_with('[Event "x"]', f'[Seats "{value}"]')).line == 3


def test_names_of_the_seats_may_be_given_or_not() -> None:
    tags = read(_with('[Name3 "Ti Jò"]', '[Name1 ""]', '[Name5 "x"]')).tags

    assert names_of(tags) == ("", None, "Ti Jò", None)


@pytest.mark.parametrize("value", ['"', "\\", '\\"', "", "a;b]", "\t", "Ti Jò 😀", "\u2028"])
def test_any_value_that_can_be_written_is_read_back(value: str) -> None:
    assert parse_tag(format_tag("Note", value)) == ("Note", value)


@pytest.mark.parametrize(
    ("name", "value"), [("", "x"), ("a b", "x"), ("é", "x"), ("A", "a\nb"), ("A", "\ud800")]
)
def test_a_tag_that_could_not_be_read_back_is_not_written(name: str, value: str) -> None:
    with pytest.raises(Fault):
        format_tag(name, value)


def test_a_record_may_start_in_mid_match() -> None:
    record = read(_with('[Event "x"]', "From 0-3 2 4"))

    start = record.start
    assert record.state == start
    assert (start.points, start.base, start.chooser) == ((0, 3), 2, Seat.FOUR)
    assert (start.phase, start.round) == (Phase.DEAL, 0)


def test_round_1_of_a_mid_match_is_an_ordinary_round_without_the_66() -> None:
    text = _with("From 2-0 1 1", "Round 1", DEAL, "Open 3", "3:22 4:42L")

    assert read(text).state.seat is Seat.ONE
    assert refusal_of(_with("From 2-0 1 1", "Round 1", DEAL, "3:66")).line == 5


@pytest.mark.parametrize("points", ["0-0", "0-1", "0-2", "0-3", "1-0", "2-0", "3-0"])
@pytest.mark.parametrize("base", ["1", "2"])
def test_all_points_and_bases_that_can_be_are_read(points: str, base: str) -> None:
    text = _with(f"From {points} {base} 2")

    assert write_record(read(text)) == text


@pytest.mark.parametrize(
    "words",
    [
        "",
        "0-0",
        "0-0 1",
        "0-0 1 1 1",
        "1-1 1 1",
        "2-1 1 1",
        "4-0 1 1",
        "0-4 1 1",
        "0-9 1 1",
        "00-0 1 1",
        "0-01 1 1",
        "0 - 0 1 1",
        "0–0 1 1",
        "0:0 1 1",
        "-1-0 1 1",
        "+1-0 1 1",
        "0-\u0661 1 1",
        "0-0 0 1",
        "0-0 3 1",
        "0-0 01 1",
        "0-0 \u0661 1",
        "0-0 1 0",
        "0-0 1 5",
        "0-0 1 01",
        "0-0 1 -",
        "0-0 1 A",
        "0-0 1 \u0662",
        "0-0 1 ²",
    ],
)
def test_what_no_match_can_start_from_is_refused(words: str) -> None:
    assert refusal_of(_with('[Event "x"]', f"From {words}")).line == 3


def test_from_stands_once_and_before_the_first_round() -> None:
    assert refusal_of(_with("From 0-0 1 1", "From 0-0 1 1")).line == 3
    assert refusal_of(_with("Round 1", "From 0-0 1 1")).line == 3


def test_tags_and_from_may_be_all_that_a_record_holds() -> None:
    data = _with('[Event "x"]', "From 1-0 1 1").encode()

    assert read_record(data, "-").actions == ()
