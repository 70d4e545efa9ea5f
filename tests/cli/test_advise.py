"""`advise`: what the seat to decide should do, and why."""

import io
import json
import sys
from pathlib import Path

import pytest

from dekabes.cli.advise import main
from dekabes.engine import view_for
from dekabes.players import choose
from dekabes.record import format_action, read_record

# Seat 1 may join 64 or 54 to the left and 65 or 51 to the right.
RECORD = """\
dekabes-record 1
From 0-1 1 3
Round 1
Deal 65 64 54 51 20 10 00 / 66 55 44 33 62 60 32 / 63 61 53 52 50 40 21 / 43 42 41 31 30 22 11
Open 3
3:53
4:43R
"""


def written(tmp_path: Path, text: str = RECORD) -> str:
    file = tmp_path / "table.dkb"
    file.write_text(text, encoding="utf-8")
    return str(file)


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    printed: dict[str, object] = json.loads(capsys.readouterr().out)
    return printed


def test_the_json_object(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = answer(capsys, written(tmp_path))
    assert list(told) == ["seat", "level", "choice", "options"]
    assert (told["seat"], told["level"]) == (1, "expert")
    options = told["options"]
    assert isinstance(options, list)
    assert {option["action"] for option in options} == {"1:65L", "1:54L", "1:51L", "1:64R", "1:54R"}
    assert all(list(option) == ["action", "value", "win", "equity", "reason"] for option in options)
    assert told["choice"] == options[0]["action"]
    equities = [option["equity"] for option in options]
    assert equities == sorted(equities, reverse=True)


@pytest.mark.parametrize("level", ["easy", "steady", "random", "greedy"])
def test_levels_that_work_out_no_figures_say_none(
    level: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = answer(capsys, written(tmp_path), "--level", level, "--seed", "3")
    view = view_for(read_record(RECORD.encode(), "").state, None)
    assert told["level"] == level
    assert view.seat
    seen = view_for(read_record(RECORD.encode(), "").state, view.seat)
    assert told["choice"] == format_action(choose(level, seen, 3))
    options = told["options"]
    assert isinstance(options, list)
    assert options[0]["action"] == told["choice"]
    assert {(o["value"], o["win"], o["equity"]) for o in options} == {(None, None, None)}


def test_the_redeal_question_has_no_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = RECORD.partition("Deal")[0] + (
        "Deal 50 21 20 41 61 40 53 / 22 44 11 33 66 65 63 / 60 52 42 10 31 55 64 /"
        " 54 43 00 62 30 32 51\n"
    )
    told = answer(capsys, written(tmp_path, text))
    assert told["choice"] == "Redeal 2"
    options = told["options"]
    assert isinstance(options, list)
    assert [(o["action"], o["equity"]) for o in options] == [("Redeal 2", None), ("Keep 2", None)]


def test_the_language_changes_the_reasons_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = written(tmp_path)
    english, indonesian = answer(capsys, file), answer(capsys, file, "--lang", "id")
    told = []
    for each in (english, indonesian):
        options = each["options"]
        assert isinstance(options, list)
        told.append([option.pop("reason") for option in options])
    assert english == indonesian
    assert all(one != other for one, other in zip(*told, strict=True))


def test_people_read_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([written(tmp_path), "--level", "strong"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Seat 1 (strong): 1:")
    assert len(lines) == 1 + 5


def streamed(
    text: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, object]]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
    assert main(["-", "--level", "steady"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_many_records_are_answered_a_line_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = RECORD.encode()
    nothing = b"dekabes-record 1\nRound 1\n"
    told = streamed(
        b".\n".join([record, b"rubbish\n", nothing, record.replace(b"\n", b"\r\n"), record]),
        monkeypatch,
        capsys,
    )
    assert [list(each) for each in told[1:3]] == [["error"], ["error"]]
    assert told[0] == told[3] == told[4]
    assert told[0]["seat"] == 1


def test_a_record_of_any_length_is_refused_and_the_next_one_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long = b"; so it goes on\n" * 100_000
    told = streamed(RECORD.encode() + long + b".\n" + RECORD.encode(), monkeypatch, capsys)
    assert list(told[0]) == ["error"]
    assert told[1]["seat"] == 1


TOO_LARGE = "-:1: the file is too large: a record has at most 1,048,576 bytes"


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("length", [1_048_575, 1_048_576, 2_097_152])
def test_a_dot_at_the_end_of_a_line_of_any_length_ends_no_record(
    length: int, end: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long = b"x" * length + b"." + end
    told = streamed(b"".join([long, b".", end, RECORD.encode(), b".", end]), monkeypatch, capsys)
    assert told[0] == {"error": TOO_LARGE}
    assert [each.get("seat") for each in told[1:]] == [1]


@pytest.mark.parametrize("almost", [b". ", b" .", b"..", b".\r", b".\t"])
def test_only_a_single_dot_ends_a_record(
    almost: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = streamed(RECORD.encode() + almost + b"\r\n.\n", monkeypatch, capsys)
    assert [list(each) for each in told] == [["error"]]


def test_of_two_dots_in_a_row_the_second_ends_an_empty_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = streamed(b".\n.\n" + RECORD.encode() + b".", monkeypatch, capsys)
    assert told[:2] == [{"error": "-:1: the file is empty"}] * 2
    assert [each.get("seat") for each in told[2:]] == [1]


def test_a_closed_input_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["-"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "-:1: the file cannot be read: standard input is closed\n"


def test_a_seed_below_nought_has_chances_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Among five decisions twenty pairs of seeds do not all choose alike by chance."""
    file = written(tmp_path)
    chosen = [
        [
            answer(capsys, file, "--level", "random", "--seed", f"{sign}{seed}")["choice"]
            for seed in range(1, 21)
        ]
        for sign in ("", "+", "-", "-")
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] != chosen[2]
    assert chosen[2] == chosen[3]


@pytest.mark.parametrize("text", ["", "dekabes-record 1\nRound 1\n", "rubbish"])
def test_what_cannot_be_advised_on_is_told_in_one_line(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([written(tmp_path, text), "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["a", "b"],
        ["a", "--level", "perfect"],
        ["a", "--lang", "xx"],
        ["a", "--seed", "x"],
        ["a", "--seed", "1_0"],
        ["a", "--seed", "٣"],
    ],
)
def test_usage_errors_exit_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    assert capsys.readouterr().out == ""
