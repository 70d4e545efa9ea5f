"""`selfplay`: duplicate deals between two levels."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dekabes.cli.selfplay import main, so_far
from dekabes.engine import Deal, Open, Seat, entitled_seat
from dekabes.players.tally import Tally
from dekabes.record import Record, read_record

ROOT = Path(__file__).parents[2]
STEADY_EASY = ["--team-a", "steady", "--team-b", "easy"]


def figures(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """What --json prints, without the times, which are never the same."""
    assert main([*STEADY_EASY, "--json", *arguments]) == 0
    printed: dict[str, object] = json.loads(capsys.readouterr().out)
    del printed["decision_ms"]
    return printed


def records(folder: Path) -> dict[str, Record]:
    return {file.name: read_record(file.read_bytes(), file.name) for file in folder.iterdir()}


def test_the_json_object_has_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STEADY_EASY, "--deals", "3", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {
        "deals", "mean", "stderr", "win", "loss", "draw", "blocked", "dekabes", "decision_ms",
    }  # fmt: skip
    assert printed["deals"] == 3
    assert len(printed["dekabes"]) == 2
    assert set(printed["decision_ms"]) == {"a", "b"}
    assert set(printed["decision_ms"]["a"]) == {"mean", "p99"}


def test_without_json_it_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STEADY_EASY, "--deals", "3"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("steady (A) against easy (B), 3 deals played twice\n")
    assert captured.err == ""  # no bar where standard error is no terminal


def test_one_pair_has_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(["--deals", "1"], capsys)["stderr"] is None


def test_the_same_seed_gives_the_same_games_for_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    one = figures(["--deals", "11", "--seed", "5", "--records", str(alone)], capsys)
    three = figures(
        ["--deals", "11", "--seed", "5", "--jobs", "3", "--records", str(shared)], capsys
    )
    assert one == three
    assert records(alone) == records(shared)


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for seed in ("1", "2", "-1"):
        figures(["--deals", "1", "--seed", seed, "--records", str(tmp_path)], capsys)
    deals = {record.actions[1] for record in records(tmp_path).values()}
    assert len(deals) == 3


def test_more_deals_begin_with_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few, more = tmp_path / "few", tmp_path / "more"
    figures(["--deals", "2", "--records", str(few)], capsys)
    figures(["--deals", "4", "--records", str(more)], capsys)
    assert records(few).items() <= records(more).items()


def test_games_do_not_depend_on_the_order_of_hashes(tmp_path: Path) -> None:
    written = []
    for hash_seed in ("1", "2"):
        folder = tmp_path / hash_seed
        subprocess.run(
            [sys.executable, "-m", "dekabes", "selfplay", "--team-a", "steady", "--team-b",
             "steady", "--deals", "5", "--records", str(folder)],
            cwd=ROOT, check=True, capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )  # fmt: skip
        written.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert written[0] == written[1]


def test_records_are_rounds_at_0_0_which_seats_1_to_4_open_in_turn_and_play_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    figures(["--deals", "5", "--seed", "9", "--records", str(tmp_path)], capsys)
    played = records(tmp_path)
    assert len(played) == 10
    for number, seat in enumerate((1, 2, 3, 4, 1), start=1):
        as_a = played[f"deal-{number}-of-seed-9-A.dkb"]
        as_b = played[f"deal-{number}-of-seed-9-B.dkb"]
        assert dict(as_a.tags)["Seats"] == (
            "computer:steady computer:easy computer:steady computer:easy"
        )
        assert dict(as_b.tags)["Seats"] == (
            "computer:easy computer:steady computer:easy computer:steady"
        )
        for record in (as_a, as_b):
            assert (record.start.points, record.start.base) == ((0, 0), 1)
            assert record.start.chooser == seat
            assert record.actions[2] == Open(Seat(seat))
            assert len(record.state.rounds) == 1
        deal = as_a.actions[1]
        assert isinstance(deal, Deal)
        assert as_b.actions[1] == deal
        assert entitled_seat(deal.hands) is None


def test_the_figures_are_those_of_the_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    printed = figures(["--deals", "20", "--records", str(tmp_path)], capsys)
    won, lost, points = 0, 0, 0
    for name, record in records(tmp_path).items():
        result = record.state.rounds[0].result
        steady_won = result.team is not None and name.endswith(f"-{result.team.value}.dkb")
        won += steady_won
        lost += result.team is not None and not steady_won
        points += result.value if steady_won else -result.value
    assert printed["win"] == won / 40
    assert printed["loss"] == lost / 40
    assert printed["draw"] == (40 - won - lost) / 40
    assert printed["mean"] == pytest.approx(points / 40)


@pytest.mark.parametrize("level", ["nobody", "Expert", ""])
@pytest.mark.parametrize("side", ["--team-a", "--team-b"])
def test_a_level_without_a_player_is_a_usage_error(
    side: str, level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([*STEADY_EASY, side, level, "--deals", "1"])
    assert leaving.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    levels = "easy, steady, strong, expert, random, greedy, perfect"
    assert f"has no player (there are {levels})" in captured.err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--team-a", "easy", "--deals", "1"],
        STEADY_EASY,
        [*STEADY_EASY, "--deals", "0"],
        [*STEADY_EASY, "--deals", "-1"],
        [*STEADY_EASY, "--deals", "many"],
        [*STEADY_EASY, "--deals", "1", "--jobs", "0"],
        [*STEADY_EASY, "--deals", "٣"],
        [*STEADY_EASY, "--deals", "1_0"],
        [*STEADY_EASY, "--deals", "1", "--jobs", "²"],
        [*STEADY_EASY, "--deals", "1", "--seed", "x"],
        [*STEADY_EASY, "--deals", "1", "--seed", "1_0"],
        [*STEADY_EASY, "--deals", "1", "--seed", "-٣"],
        [*STEADY_EASY, "--deals", "1", "--seed", " 1"],
        [*STEADY_EASY, "--deals", "1", "--records", ""],
        [*STEADY_EASY, "--deals", "1", "more"],
    ],
)
def test_usage_errors_exit_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    assert capsys.readouterr().out == ""


def test_records_that_cannot_be_written_are_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main([*STEADY_EASY, "--deals", "1", "--records", str(tmp_path / "file")]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("selfplay: ")
    assert captured.err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no limit of this kind")
def test_a_record_that_could_not_be_finished_leaves_nothing_behind(tmp_path: Path) -> None:
    """As on a disk that is full: no file may grow over one block."""
    limited = "ulimit -f 0; trap '' XFSZ; exec \"$@\""
    done = subprocess.run(
        ["/bin/sh", "-c", limited, "sh", sys.executable, "-m", "dekabes", "selfplay", *STEADY_EASY,
         "--deals", "1", "--records", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("selfplay: [Errno 27] ")
    assert done.stderr.endswith("; broken off before the first deal was done\n")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(params=["1", "2"])
def endless(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A run that has begun to write its many records, in a process group of its own."""
    run = subprocess.Popen(
        [sys.executable, "-m", "dekabes", "selfplay", *STEADY_EASY, "--deals", "1000000",
         "--jobs", request.param, "--records", str(tmp_path)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        start_new_session=True,
    )  # fmt: skip
    while not any(tmp_path.iterdir()):
        assert run.poll() is None
        time.sleep(0.05)
    yield run
    run.kill()
    run.wait()


@pytest.mark.skipif(os.name == "nt", reason="signals to a group of processes are POSIX's")
def test_ctrl_c_ends_it_cleanly_and_its_workers_with_it(endless: subprocess.Popen[str]) -> None:
    os.killpg(endless.pid, signal.SIGINT)
    # Both outputs end only when the last process that could write to them has gone.
    out, err = endless.communicate()
    assert (endless.returncode, out) == (130, "")
    assert re.fullmatch(
        r"interrupted (before the first deal was done|after 1 deal: [+-]\d\.\d{3}"
        r"|after \d+ deals: [+-]\d\.\d{3} ± \d\.\d{3})\n",
        err,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes of Linux")
@pytest.mark.parametrize("endless", ["2"], indirect=True)
def test_a_worker_that_dies_ends_it_with_a_sentence(endless: subprocess.Popen[str]) -> None:
    os.kill(workers_of(endless.pid)[0], signal.SIGKILL)
    out, err = endless.communicate()
    assert (endless.returncode, out) == (1, "")
    assert err.startswith("selfplay: a process that played has died; broken off ")
    assert err.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes of Linux")
@pytest.mark.parametrize("endless", ["2"], indirect=True)
def test_killed_it_leaves_no_worker(endless: subprocess.Popen[str]) -> None:
    assert workers_of(endless.pid)
    endless.kill()
    # The outputs end with the last process that could write to them; Python's own one for
    # clearing away may tell of what it found there.
    out, _ = endless.communicate()
    assert out == ""


def workers_of(parent: int) -> list[int]:
    """The processes that play for a run."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((), "before the first deal was done"),
        ((1.0,), "after 1 deal: +1.000"),
        ((-1.0, 0.5, 0.5, 0.0), "after 4 deals: +0.000 ± 0.354"),
    ],
)
def test_what_the_deals_so_far_have_shown(points: tuple[float, ...], said: str) -> None:
    """Of the four: squares 1 + 1/4 + 1/4, so variance 1/2, and the root of 1/2 : 4 is 0.354."""
    assert so_far(Tally(list(points))) == said
