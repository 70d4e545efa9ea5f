"""Rounds, deals, answers, openers, moves and results: when each may stand, and how."""

from pathlib import Path

import pytest

from dekabes.engine import Laid, Phase, Seat
from tests.record.texts import (
    DEAL,
    ENTITLED,
    FIRST_LINE,
    PLAYED,
    RESULT,
    ROUND,
    read,
    refusal_of,
    state_of,
)

RECORDS = Path(__file__).parent.parent / "data" / "records"


def _with(*lines: str) -> str:
    return "\n".join([FIRST_LINE, *lines]) + "\n"


# Round N


def test_round_n_clears_the_table_and_awaits_a_deal() -> None:
    state = state_of(f"{PLAYED}Round 2")

    assert (state.phase, state.round, state.hands, state.moves) == (Phase.DEAL, 2, None, ())


@pytest.mark.parametrize(
    "words",
    [
        "",
        "0",
        "2",
        "01",
        "+1",
        "-1",
        "1.",
        "1 1",
        "I",
        "one",
        "1:",
        "\u0661",
        "\u00b9",
        "99999999999999999999",
        "9" * 5000,
    ],
)
def test_the_first_round_is_round_1(words: str) -> None:
    assert refusal_of(_with(f"Round {words}")).line == 2


@pytest.mark.parametrize("number", [1, 3, 0])
def test_rounds_are_numbered_without_gaps(number: int) -> None:
    refusal = refusal_of(f"{PLAYED}{RESULT}Round {number}\n")

    assert refusal.line == 9
    assert "round 2 comes next" in refusal.message


def test_a_round_starts_only_when_the_one_before_is_over() -> None:
    assert refusal_of(_with("Round 1", "Round 1")).line == 3
    assert refusal_of(_with("Round 1", "Round 2")).message == "round 1 is not over yet"
    assert refusal_of(_with("Round 1", DEAL, "3:66", "Round 2")).line == 5


def test_no_round_starts_after_the_match() -> None:
    won = (RECORDS / "match.dkb").read_text(encoding="utf-8")

    refusal = refusal_of(f"{won}Round 12\n")
    assert refusal.line == won.count("\n") + 1
    assert "the match is over" in refusal.message


# Deal


def test_a_deal_gives_the_four_hands_in_seat_order() -> None:
    hands = state_of(_with("Round 1", DEAL)).hands

    assert hands is not None
    assert {str(tile) for tile in hands[1]} == {"62", "55", "41", "53", "32", "33", "44"}
    assert {str(tile) for tile in hands[3]} == {"21", "43", "42", "63", "54", "64", "20"}


def test_a_tile_may_be_written_low_first() -> None:
    turned = " ".join(word[::-1] if word.isdecimal() else word for word in DEAL.split())

    assert "56" in turned
    assert state_of(_with("Round 1", turned)) == state_of(_with("Round 1", DEAL))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("10 ", "", "seat 1 is dealt 6 tiles, not seven"),
        ("62 ", "62 62 ", "seat 2 is dealt 8 tiles, not seven"),
        ("10 40", "40 40", "40 is dealt twice"),
        ("65 61 /", "65 16 /", ""),
        ("62 55", "16 55", "61 is dealt twice"),
        (" / 21", "", "a deal has four hands, not 3"),
        ("64 20", "64 20 /", "a deal has four hands, not 5"),
        ("Deal", "Deal /", "a deal has four hands, not 5"),
        ("/ 62", "62", "a deal has four hands, not 3"),
        ("/ 62", "// 62", "// is no tile"),
        ("61 / 62", "61/62", "61/62 is no tile"),
        ("10", "17", "17 is no tile"),
        ("10", "1", "1 is no tile"),
        ("10", "100", "100 is no tile"),
        ("10", "-1", "-1 is no tile"),
        ("10", "1-0", "1-0 is no tile"),
        ("10", "\u0661\u0660", "\u0661\u0660 is no tile"),
        ("10", "10,", "10, is no tile"),
    ],
)
def test_a_deal_has_28_tiles_once_each_seven_to_a_seat(old: str, new: str, words: str) -> None:
    text = _with("Round 1", DEAL.replace(old, new, 1))
    if words:
        refusal = refusal_of(text)
        assert refusal.line == 3
        assert words in refusal.message
    else:
        assert state_of(text) == state_of(_with("Round 1", DEAL))


def test_a_deal_stands_on_one_line_and_in_a_round() -> None:
    assert refusal_of(_with("Round 1", *DEAL.split(" / "))).line == 3
    assert refusal_of(_with(DEAL)).line == 2
    assert refusal_of(_with("Round 1", "Deal")).line == 3


def test_nobody_deals_twice() -> None:
    assert refusal_of(_with("Round 1", DEAL, DEAL)).line == 4
    assert refusal_of(_with("Round 1", ENTITLED, DEAL)).line == 4
    assert refusal_of(_with("Round 1", ENTITLED, "Keep 2", DEAL)).line == 5
    assert refusal_of(f"{PLAYED}{DEAL}\n").line == 8


# Redeal, Keep


def test_the_seat_with_five_doubles_must_answer() -> None:
    state = state_of(_with("Round 1", ENTITLED))

    assert (state.phase, state.seat) == (Phase.REDEAL, Seat.TWO)


def test_after_keep_the_round_goes_on() -> None:
    state = state_of(_with("Round 1", ENTITLED, "Keep 2"))

    assert (state.phase, state.opener) == (Phase.PLAY, Seat.FOUR)


def test_after_redeal_comes_another_deal_any_number_of_times() -> None:
    again = _with("Round 1", ENTITLED, "Redeal 2", ENTITLED, "Redeal 2")
    state = state_of(again)

    assert (state.phase, state.hands) == (Phase.DEAL, None)
    assert state.redeals == (Seat.TWO, Seat.TWO)
    assert state_of(again + DEAL).opener is Seat.THREE


@pytest.mark.parametrize("answer", ["Keep", "Redeal"])
def test_the_answer_is_there_exactly_when_a_seat_is_entitled(answer: str) -> None:
    assert refusal_of(_with("Round 1", DEAL, f"{answer} 3")).line == 4
    assert refusal_of(_with("Round 1", ENTITLED, f"{answer} 4")).line == 4
    assert refusal_of(_with("Round 1", ENTITLED, "Keep 2", f"{answer} 2")).line == 5
    assert refusal_of(_with("Round 1", ENTITLED, "Redeal 2", f"{answer} 2")).line == 5
    assert refusal_of(_with(f"{answer} 2")).line == 2
    assert refusal_of(_with("Round 1", f"{answer} 2")).line == 3


def test_a_missing_answer_is_told_at_the_first_word_after_it() -> None:
    for words in ["4:66", "Round 2", "Result domino 4 1 0-1", ENTITLED]:
        refusal = refusal_of(_with("Round 1", ENTITLED, "", "; here", words))
        assert refusal.line == 6
    first = _with("From 0-0 1 2", "Round 1", ENTITLED, "Open 2")
    assert refusal_of(first).line == 5
    assert "seat 2 holds five doubles" in refusal_of(first).message


@pytest.mark.parametrize("word", ["Keep", "Redeal", "Open"])
@pytest.mark.parametrize("rest", ["", "0", "5", "02", "two", "\u0662", "2 2", "2 4:66", "2:", "-"])
def test_answers_and_openers_take_one_seat(word: str, rest: str) -> None:
    assert refusal_of(_with("Round 1", ENTITLED, f"{word} {rest}")).line == 4


# Open


def test_open_is_the_choosers_decision_in_every_round_but_the_first() -> None:
    text = f"{PLAYED}Round 2\n{DEAL}\n"

    assert (state_of(text).phase, state_of(text).seat) == (Phase.CHOOSE, Seat.FOUR)
    assert state_of(f"{text}Open 2\n").opener is Seat.TWO
    assert state_of(f"{text}Open 4\n").opener is Seat.FOUR
    for wrong in ["Open 1", "Open 3", "4:64", "Keep 4"]:
        assert refusal_of(f"{text}{wrong}\n").line == 10
    assert refusal_of(f"{text}Open 2\nOpen 2\n").line == 11
    assert refusal_of(_with("Round 1", DEAL, "Open 3")).line == 4
    assert refusal_of(f"{PLAYED}Open 4\n").line == 8


# Moves


def test_moves_may_stand_any_number_to_a_line() -> None:
    assert state_of(PLAYED.replace(ROUND, ROUND.replace(" ", "\n"))) == state_of(PLAYED)
    assert state_of(PLAYED.replace(ROUND, ROUND.replace("\n", " "))) == state_of(PLAYED)


def test_the_tile_of_a_move_may_be_written_low_first() -> None:
    low_first = ROUND.replace("4:63R 1:61L", "4:36R 1:16L")

    assert state_of(PLAYED.replace(ROUND, low_first)) == state_of(PLAYED)


@pytest.mark.parametrize("word", ["3:21", "3:12"])
def test_the_opening_tile_lies_with_its_higher_number_to_the_left(word: str) -> None:
    hands = DEAL.replace("31 /", "21 /").replace("/ 21", "/ 31")
    line = state_of(_with("From 0-0 1 1", "Round 1", hands, "Open 3", word)).line

    assert line.laid == (Laid(2, 1),)
    assert line.ends == (2, 1)


@pytest.mark.parametrize(
    "word",
    [
        "3:67",
        "3:6",
        "3:666",
        "3:",
        ":66",
        "3:66:",
        "0:66",
        "5:66",
        "03:66",
        "3.66",
        "366",
        "3-66",
        "3:66 L",
        "3: 66",
        "3 :66",
        "3:66LL",
        "3:66l",
        "3:66r",
        "3:66M",
        "3:L66",
        "3:Pass",
        "3:passL",
        "3:pass.",
        "3:pas",
        "3:-",
        "3:66,",
        "\u0663:66",
        "3:\u0666\u0666",
        "3\uff1a66",
        "3:66 Round",
        "3:66 Result domino 3 1 1-0",
        "3:66 Keep 3",
        '3:66 [A "x"]',
        "3:66 /",
    ],
)
def test_what_is_no_move_is_refused(word: str) -> None:
    assert refusal_of(_with("Round 1", DEAL, word)).line == 4


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1:61", "move 1, 1:61: it is seat 3's turn"),
        ("3:pass", "move 1, 3:pass: seat 3 opens and cannot pass"),
        ("3:22", "move 1, 3:22: a match's first round must be opened with 66"),
        ("3:66R", "move 1, 3:66R: the opening tile is joined to no end"),
        ("3:66 4:63", "move 2, 4:63: it is not said which end 63 is joined to"),
        ("3:66 4:20L", "move 2, 4:20L: 20 does not fit the left end, which is 6"),
        ("3:66 4:00L", "move 2, 4:00L: seat 4 does not hold 00"),
        ("3:66 4:36R 4:64L", "move 3, 4:64L: it is seat 1's turn"),
        ("3:66 4:pass", "move 2, 4:pass: seat 4 holds 63 and must play"),
        ("3:66 4:63R 1:61L 1:1", "move 4, 1:1: 1 is no tile"),
        ("3:66 4:63R 1:61L Shuffle", "Shuffle is no word of a record"),
    ],
)
def test_a_refused_move_names_its_place_and_the_rule(line: str, message: str) -> None:
    refusal = refusal_of(_with("Round 1", DEAL, *line.split(" ")))

    assert refusal.line == 3 + len(line.split(" "))
    assert refusal.message.startswith(message)


def test_moves_are_counted_from_1_in_every_round() -> None:
    text = f"{PLAYED}Round 2\n{DEAL}\nOpen 2\n2:62 2:55L\n"

    assert refusal_of(text).message == "move 2, 2:55L: it is seat 3's turn"


def test_no_move_stands_before_the_deal_or_after_the_round() -> None:
    assert refusal_of(_with("3:66")).line == 2
    assert refusal_of(_with("Round 1", "3:66")).line == 3
    assert refusal_of(_with("Round 1", ENTITLED, "Redeal 2", "4:66")).line == 5
    assert refusal_of(f"{PLAYED}1:10L\n").message == "move 27, 1:10L: round 1 is over"


# Result


def test_a_result_is_optional_and_changes_nothing() -> None:
    assert read(PLAYED + RESULT) == read(PLAYED)
    assert read(f"{PLAYED}\n ; so it ended\n\t{RESULT}") == read(PLAYED)


@pytest.mark.parametrize(
    "words",
    [
        "dekabes 4 1 0-1",
        "blocked 4 1 0-1",
        "draw 4 1 0-1",
        "draw - 0 0-0",
        "Domino 4 1 0-1",
        "domino 2 1 0-1",
        "domino - 1 0-1",
        "domino 04 1 0-1",
        "domino 4 2 0-1",
        "domino 4 01 0-1",
        "domino 4 +1 0-1",
        "domino 4 1 1-0",
        "domino 4 1 0-2",
        "domino 4 1 0-01",
        "domino 4 1 0–1",
        "domino 4 1 0 - 1",
        "domino 4 1",
        "domino 4 1 0-1 0-1",
        "domino 4 1 0-1 Round 2",
        "domino \u0664 1 0-1",
        "",
    ],
)
def test_a_wrong_result_is_refused(words: str) -> None:
    refusal = refusal_of(f"{PLAYED}Result {words}\n")

    assert refusal.line == 8
    assert "Result domino 4 1 0-1" in refusal.message


@pytest.mark.parametrize(
    "wrong", ["draw 1 0 0-0", "draw 0 0 0-0", "draw - 2 0-0", "blocked - 0 0-0"]
)
def test_a_draw_has_no_seat(wrong: str) -> None:
    drawn = (RECORDS / "draw_first_round.dkb").read_text(encoding="utf-8")

    assert "Result draw - 0 0-0" in drawn
    refusal = refusal_of(drawn.replace("draw - 0 0-0", wrong))
    assert refusal.line == drawn.count("\n")


def test_a_result_stands_at_most_once_after_the_last_move_on_a_line_of_its_own() -> None:
    assert refusal_of(PLAYED + RESULT * 2).line == 9
    assert refusal_of(PLAYED.removesuffix("\n") + " " + RESULT).line == 7
    assert refusal_of(f"{PLAYED}Round 2\n{RESULT}").line == 9
    assert refusal_of(_with(RESULT)).line == 2
    assert refusal_of(_with("Round 1", RESULT)).line == 3
    assert refusal_of(_with("Round 1", DEAL, "3:66", RESULT)).line == 5


def test_each_round_may_have_its_result_or_not() -> None:
    text = (RECORDS / "match.dkb").read_text(encoding="utf-8")
    without = [line for line in text.split("\n") if not line.startswith("Result")]

    assert len(without) < text.count("\n")
    assert read("\n".join(without)) == read(text)


# A record may stop anywhere


def test_a_record_may_stop_after_any_line_and_any_move() -> None:
    lines = (RECORDS / "match.dkb").read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        before = "\n".join(lines[:number])
        words = line.split(" ")
        if ":" in words[0]:
            for count in range(1, len(words) + 1):
                last = words[count - 1]
                state = state_of(f"{before}\n{' '.join(words[:count])}")
                assert (str(state.moves[-1].seat), state.phase) in {
                    (last[0], Phase.PLAY),
                    (last[0], Phase.ROUND_OVER),
                    (last[0], Phase.MATCH_OVER),
                }
        elif number:
            state_of(f"{before}\n{line}")


def test_the_first_of_several_faults_is_told() -> None:
    faults = ["Round 2", "[", "Shuffle", "\x07", "From 9-9 9 9"]
    for number, fault in enumerate(faults):
        rest = faults[number:]
        assert refusal_of(_with("Round 1", *rest)).line == 3
        assert refusal_of(_with("Round 1", DEAL, *rest)).line == 4
        assert refusal_of(_with(fault, "Round 1") if number else _with(fault)).line == 2
