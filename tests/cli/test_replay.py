"""`replay` and the words before it, as the command line's page says."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from dekabes.cli import main
from tests.record.texts import DEAL, FIRST_LINE, PLAYED

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "data" / "records"
MATCH = str(RECORDS / "match.dkb")
CHOOSE = str(RECORDS / "unfinished_choose.dkb")
BROKEN = str(RECORDS / "broken" / "result_wrong.dkb")
KEYS = [
    *("format", "version", "tags", "phase", "round", "points", "base", "seat", "legal", "opener"),
    *("ends", "line", "hands", "counts", "redeals", "moves", "passes", "rounds", "winner"),
]
PROGRAM = [sys.executable, "-m", "dekabes"]
NO_FILE = "the file cannot be read: No such file or directory"
Done = subprocess.CompletedProcess[bytes]


def _run(
    *arguments: str | bytes, stdin: bytes = b"", environment: dict[str, str] | None = None
) -> Done:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        timeout=60,
    )


def _never(argv: list[str]) -> int:
    """What opens the app, where no test may come to."""
    raise AssertionError(f"the app was opened with {argv}")


def _objects(done: Done) -> list[dict[str, object]]:
    return [json.loads(line) for line in done.stdout.split(b"\n")[:-1]]


def test_json_is_one_object_a_line_in_the_order_given() -> None:
    done = _run("replay", "--json", CHOOSE, MATCH, CHOOSE)

    assert (done.returncode, done.stderr) == (0, b"")
    objects = _objects(done)
    assert [found["phase"] for found in objects] == ["choose", "match_over", "choose"]
    assert all(list(found) == KEYS for found in objects)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--json", "--view", "0", CHOOSE, MATCH],
        [CHOOSE, MATCH, "--json", "--view=0"],
        [CHOOSE, "--view", "0", MATCH, "--json"],
        ["--view", "0", "--json", "--", CHOOSE, MATCH],
    ],
)
def test_options_may_stand_anywhere(arguments: Sequence[str]) -> None:
    done = _run("replay", *arguments)

    assert done.returncode == 0
    assert _objects(done)[0]["hands"] == [None] * 4
    assert len(_objects(done)) == 2


def test_a_bad_file_gets_one_line_and_the_others_are_printed() -> None:
    done = _run("replay", "--json", MATCH, BROKEN, "missing.dkb", CHOOSE)

    assert done.returncode == 2
    assert [found["phase"] for found in _objects(done)] == ["match_over", "choose"]
    assert done.stderr.decode() == (
        f"{BROKEN}:9: round 1 ended as Result domino 2 1 0-1, not Result domino 2 1 0-9\n"
        f"missing.dkb:1: {NO_FILE}\n"
    )


@pytest.mark.parametrize("file", ["", "missing.dkb", "./no/such.dkb"])
def test_a_missing_file_is_named_as_it_was_given(file: str) -> None:
    done = _run("replay", file)

    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"{file}:1: {NO_FILE}\n"


def test_after_two_dashes_all_are_files() -> None:
    done = _run("replay", "--json", CHOOSE, "--", "--view", "0")

    assert len(_objects(done)) == 1
    assert done.stderr.decode() == f"--view:1: {NO_FILE}\n0:1: {NO_FILE}\n"


def test_a_directory_is_refused_at_line_1() -> None:
    done = _run("replay", "tests", "--json")

    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"tests:1: ")
    assert done.stderr.count(b"\n") == 1


def test_a_name_that_no_file_can_have_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "a\0b"], _never) == 2
    assert capfd.readouterr().err.startswith("a\0b:1: ")


def test_too_large_a_file_is_refused_at_line_1(tmp_path: Path) -> None:
    large = tmp_path / "large.dkb"
    large.write_bytes(PLAYED.encode().ljust(1_048_576, b"\n"))
    assert _run("replay", "--json", str(large)).returncode == 0

    large.write_bytes(PLAYED.encode().ljust(1_048_577, b"\n"))
    done = _run("replay", "--json", str(large))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"{large}:1: the file is too large")


def test_a_dash_reads_one_record_from_standard_input() -> None:
    done = _run("replay", "--json", MATCH, "-", stdin=PLAYED.encode())

    assert done.returncode == 0
    assert [found["phase"] for found in _objects(done)] == ["match_over", "round_over"]


@pytest.mark.parametrize(("data", "line"), [(b"", 1), (b"dekabes-record 1\n\xff", 2)])
def test_a_bad_record_from_standard_input_is_told_of_a_dash(data: bytes, line: int) -> None:
    done = _run("replay", "-", stdin=data)

    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(f"-:{line}: ".encode())


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--json"],
        ["--"],
        ["-", "-"],
        ["-", "--", "-"],
        ["-", MATCH, "-"],
        [MATCH, "--view"],
        [MATCH, "--view", "5"],
        [MATCH, "--view", "-1"],
        [MATCH, "--view", "01"],
        [MATCH, "--view", "1.0"],
        [MATCH, "--view", ""],
        [MATCH, "--view", " 1"],
        [MATCH, "--view", "\u0661"],
        [MATCH, "--view", "A"],
        [MATCH, "--unknown"],
        [MATCH, "--js"],
    ],
)
def test_usage_errors_exit_2_and_print_nothing(arguments: Sequence[str]) -> None:
    done = _run("replay", *arguments)

    assert (done.returncode, done.stdout) == (2, b"")
    assert b"usage:" in done.stderr


@pytest.mark.parametrize("view", ["0", "1", "2", "3", "4"])
def test_a_view_shows_a_seat_its_own_hand_only(view: str) -> None:
    done = _run("replay", "--json", "--view", view, "-", stdin=_dealt())
    found = _objects(done)[0]

    hands = found["hands"]
    assert isinstance(hands, list)
    assert [seat for seat, hand in enumerate(hands, start=1) if hand] == (
        [] if view == "0" else [int(view)]
    )
    assert found["counts"] == [7, 7, 7, 7]
    assert found["legal"] == (["3:66"] if view == "3" else [])


def _dealt() -> bytes:
    return f"{FIRST_LINE}\nRound 1\n{DEAL}\n".encode()


def test_text_for_people_shows_the_whole_table() -> None:
    done = _run("replay", "-", stdin=PLAYED.encode())

    assert done.stdout.decode() == (
        "Round 1: seat 3 opened, 26 moves and passes; seat 4 went out, team B wins 1;"
        " points 0-1; pips left 7 10 0 0.\n"
        "Round 1, the next one would be worth 1; points A 0, B 1: the round is over.\n"
        "Seat 3 opened.\n"
        "Moves: 3:66 4:63R 1:61L 2:41L 3:30R 4:43L 1:40R 2:33L 3:31L 4:64R 1:11L 2:62R 3:22R"
        " 4:21L 1:52R 2:32L 3:50R 4:20R 1:pass 2:53L 3:pass 4:42R 1:65L 2:44R 3:60L 4:54R\n"
        "Line: 06 65 53 32 21 11 13 33 34 41 16 66 63 30 04 46 62 22 25 50 02 24 44 45"
        " (left end 0, right end 5)\n"
        "Seat 1 (team A), tiles 2: 10 51\n"
        "Seat 2 (team B), tiles 1: 55\n"
        "Seat 3 (team A), tiles 1: 00\n"
        "Seat 4 (team B), tiles 0: none\n"
    )


def test_text_for_people_keeps_hands_from_a_view_too() -> None:
    done = _run("replay", "--view", "3", "-", stdin=_dealt())

    assert done.stdout.decode() == (
        "Round 1, worth 1; points A 0, B 0: it is seat 3's turn.\n"
        "Seat 3 opens.\n"
        "Seat 1 (team A), tiles 7: not shown\n"
        "Seat 2 (team B), tiles 7: not shown\n"
        "Seat 3 (team A), tiles 7: 00 22 30 31 50 60 66\n"
        "Seat 4 (team B), tiles 7: not shown\n"
        "Legal: 3:66\n"
    )


def test_another_seats_redeal_question_is_in_no_text() -> None:
    asked = _run("replay", str(RECORDS / "unfinished_redeal.dkb"))
    question = asked.stdout.decode()
    seat = next(line for line in question.split("\n") if line.startswith("Legal: Redeal"))[14]
    for view in "01234":
        done = _run("replay", "--view", view, str(RECORDS / "unfinished_redeal.dkb"))
        assert ("edeal" in done.stdout.decode().replace("unfinished redeal", "")) == (view == seat)


def test_several_records_in_text_have_their_names_above() -> None:
    done = _run("replay", BROKEN, CHOOSE, MATCH)
    heads = [part.split("\n")[0] for part in done.stdout.decode().split("\n\n")]

    assert done.returncode == 2
    assert heads == [CHOOSE, MATCH]


LATIN = {"PYTHONIOENCODING": "latin-1"}
ASCII = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}


@pytest.mark.parametrize("environment", [{}, LATIN, ASCII], ids=["own", "latin", "ascii"])
def test_output_is_utf8_whatever_the_locale(environment: dict[str, str]) -> None:
    text = f'{FIRST_LINE}\n[Name1 "Ti Jò 😀"]\n'.encode()

    as_json = _run("replay", "--json", "-", stdin=text, environment=environment)
    as_text = _run("replay", "-", stdin=text, environment=environment)
    assert '{"Name1": "Ti Jò 😀"}'.encode() in as_json.stdout
    assert as_text.stdout.startswith("Name1: Ti Jò 😀\n".encode())


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
@pytest.mark.parametrize("environment", [{}, ASCII], ids=["own", "ascii"])
@pytest.mark.parametrize("file", ["Jò.dkb".encode(), b"J\xf2.dkb", b"a\nb"])
def test_file_is_named_byte_for_byte(file: bytes, environment: dict[str, str]) -> None:
    done = _run("replay", file, environment=environment)

    assert done.stderr == file + b":1: " + NO_FILE.encode() + b"\n"


def test_a_reader_that_stops_reading_ends_it_quietly() -> None:
    program = subprocess.Popen(
        [*PROGRAM, "replay", "--json", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    with program:
        assert program.stdout
        program.stdout.close()
        assert program.stdin
        program.stdin.write(PLAYED.encode())
        program.stdin.close()
        assert program.stderr
        assert program.stderr.read() == b""
    assert program.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="no signal can be sent there")
def test_ctrl_c_ends_it_without_a_traceback() -> None:
    with subprocess.Popen(
        [*PROGRAM, "replay", "missing.dkb", "-"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as program:
        assert program.stderr
        # Once the first file is refused, the program waits for standard input.
        assert program.stderr.readline() == f"missing.dkb:1: {NO_FILE}\n".encode()
        program.send_signal(signal.SIGINT)
        assert program.stderr.read() == b""
    assert program.returncode == 130


@pytest.mark.skipif(os.name == "nt", reason="a shell's way to close streams")
@pytest.mark.parametrize(
    ("closed", "status"), [("<&-", 2), (">&-", 1), ("2>&-", 2), ("<&- >&- 2>&-", 1)]
)
def test_closed_streams_do_no_other_harm(closed: str, status: int) -> None:
    shell = f'"{sys.executable}" -m dekabes replay --json {MATCH} missing.dkb - {closed}'
    done = subprocess.run(
        ["/bin/sh", "-c", shell], input=b"", capture_output=True, check=False, cwd=ROOT
    )

    assert done.returncode == status
    assert b"Traceback" not in done.stderr
    assert done.stdout.count(b"\n") == (0 if ">&-" in closed.replace("2>&-", "") else 1)


@pytest.mark.skipif(os.name == "nt", reason="a shell's way to close streams")
@pytest.mark.parametrize(
    "command",
    [
        f"replay {MATCH}",
        f"advise {CHOOSE}",
        "advise -",
        "selfplay --team-a easy --team-b easy --deals 1",
        "--help",
    ],
)
@pytest.mark.parametrize(
    ("output", "why"),
    [
        (">&-", "standard output is closed"),
        pytest.param(
            ">/dev/full",
            "No space left on device",
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no such device"),
        ),
    ],
)
def test_output_that_is_lost_is_told(command: str, output: str, why: str) -> None:
    shell = f'"{sys.executable}" -m dekabes {command} {output}'
    record = Path(CHOOSE).read_bytes()
    done = subprocess.run(
        ["/bin/sh", "-c", shell], input=record, capture_output=True, check=False, cwd=ROOT
    )

    assert done.returncode == 1
    assert done.stderr.decode() == f"The output cannot be written: {why}.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no such device")
@pytest.mark.parametrize("command", ["play", "replay", "render", "advise", "selfplay"])
def test_help_that_is_lost_is_told(command: str) -> None:
    """What argparse writes at once and not at the end is not known to be lost."""
    shell = f'"{sys.executable}" -m dekabes {command} --help >/dev/full'
    buffered = {**os.environ, "PYTHONUNBUFFERED": ""}
    done = subprocess.run(
        ["/bin/sh", "-c", shell], capture_output=True, check=False, cwd=ROOT, env=buffered
    )

    assert done.returncode == 1
    assert done.stderr.decode() == "The output cannot be written: No space left on device.\n"


def test_help_lists_the_commands(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"], _never) == 0
    text = capfd.readouterr().out
    for command in ["play", "replay", "render", "selfplay"]:
        assert f"\n  {command} " in text


def test_replay_has_its_own_help() -> None:
    done = _run("replay", "--help")

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--view" in done.stdout


@pytest.mark.parametrize("name", ["reply", "Replay", "", "\ud800"])
def test_an_unknown_command_is_a_usage_error(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([name], _never) == 2
    captured = capfd.readouterr()
    assert captured.out == ""
    assert "usage:" in captured.err


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], []),
        (["play"], []),
        (["play", "--demo"], ["--demo"]),
        (["--demo"], ["--demo"]),
        (["play", "--help"], ["--help"]),
    ],
)
def test_without_a_command_the_app_opens(words: list[str], options: list[str]) -> None:
    opened: list[list[str]] = []

    def play(argv: list[str]) -> int:
        opened.append(argv)
        return 7

    assert main(words, play) == 7
    assert opened == [options]
