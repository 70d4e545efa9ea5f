"""The options that the app is opened with, and who sits where by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dekabes.app import play, seating_of
from dekabes.cli import render
from dekabes.cli.play import PlayOptions, parse_play
from dekabes.engine import History, new_match
from dekabes.i18n import load
from dekabes.record import Record, Tags
from dekabes.session import (
    FOUR_COMPUTERS,
    ONE_PERSON,
    Occupant,
    Seating,
    retagged,
    seating_of_tags,
    tags_of_seating,
)
from dekabes.ui.names import names_at

RECORDS = Path(__file__).parent.parent / "data" / "records"
EASY, STEADY = Occupant("easy"), Occupant("steady")


def seating(argv: list[str], tags: Tags | None = None) -> Seating | None:
    """Who plays by these arguments and a record with these tags."""
    record = None if tags is None else Record.of(tags, History.of(new_match()))
    return seating_of(parse_play(argv), record)


def test_without_options_nobody_sits_yet() -> None:
    start = parse_play([]).start
    assert (start.size, start.lang, start.fullscreen) == (None, None, False)
    assert seating([]) is None


def test_seats_name_people_and_levels() -> None:
    argv = ["--seats", "computer,human:Ti Jo,computer:easy,computer:steady"]
    assert seating(argv) == Seating((STEADY, Occupant(None, "Ti Jo"), EASY, STEADY))


def test_any_number_of_people_may_sit_at_any_seats() -> None:
    argv = ["--seats", "human:Ana,computer:easy,human:Béla,human"]
    assert seating(argv) == Seating(
        (Occupant(None, "Ana"), EASY, Occupant(None, "Béla"), Occupant(None))
    )


def test_names_are_as_one_could_have_typed_them_in_the_game() -> None:
    family, direction, halved = "\U0001f468\u200d\U0001f469", "\u2067Ana\u2069", "B\udcffo"
    argv = ["--seats", f"human:{family},human:{direction},human:{halved},human:\u034f\u200b"]
    seats = seating(argv)
    assert seats
    assert [who.name for who in seats.occupants] == [family, "Ana", "Bo", ""]


def test_a_record_keeps_its_names_as_they_are_and_they_are_shown_cleaned() -> None:
    tags = (("Seats", "human human human human"), ("Name1", "\u2067Ana\u034f"), ("Name2", "\u3164"))
    who = seating([], tags)
    assert who
    assert retagged(tags, who) == tags
    assert names_at(who, load("en"))[:2] == ("Ana", load("en")("name.human.2"))


def test_a_demo_has_four_computers() -> None:
    assert seating(["--demo"]) == FOUR_COMPUTERS


FOUR_LEVELS = "computer:easy,computer:expert,computer,computer:strong"


@pytest.mark.parametrize("demo", [[], ["--demo"]])
def test_four_computers_of_any_levels_may_play_with_demo_or_without(demo: list[str]) -> None:
    levels = (EASY, Occupant("expert"), STEADY, Occupant("strong"))
    assert seating([*demo, "--seats", FOUR_LEVELS]) == Seating(levels)
    tags = (("Seats", "computer:steady computer:steady human computer:easy"),)
    assert seating([*demo, "--seats", FOUR_LEVELS], tags) == Seating(levels)


def test_a_demo_of_a_record_has_its_computers_and_others_for_its_people() -> None:
    tags = (
        ("Seats", "computer:easy human computer:expert human"),
        ("Name1", "Wilner"),
        ("Name2", "Ana"),
    )
    assert seating(["--demo"], tags) == Seating(
        (Occupant("easy", "Wilner"), STEADY, Occupant("expert"), STEADY)
    )
    assert seating(["--demo"], ()) == FOUR_COMPUTERS


def test_a_demo_names_the_person_who_cannot_sit_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_play(["--demo", "--seats", "computer,computer,human:Ana,human"])
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.endswith("error: --demo is for four computers: --seats has a person at 3")


def test_another_sign_of_the_seed_is_another_seed() -> None:
    seeds = [parse_play(["--seed", seed]).seed for seed in ("7", "+7", "-7")]
    assert seeds == [7, 7, -7]


def test_a_record_says_who_plays_unless_the_options_do() -> None:
    tags = (("Seats", "computer:easy human computer:steady computer:easy"), ("Name2", "Bela"))
    assert seating([], tags) == Seating((EASY, Occupant(None, "Bela"), STEADY, EASY))
    argv = ["--seats", "human,computer,computer,computer"]
    assert seating(argv, tags) == ONE_PERSON


def test_a_record_that_says_nothing_has_a_person_at_seat_1() -> None:
    assert seating([], ()) == ONE_PERSON


def test_tags_and_seating_are_the_same_thing_in_two_forms() -> None:
    who = Seating((EASY, Occupant(None, "Ana"), STEADY, EASY))
    assert tags_of_seating(who) == (
        ("Seats", "computer:easy human computer:steady computer:easy"),
        ("Name2", "Ana"),
    )
    assert seating_of_tags(tags_of_seating(who)) == who


@pytest.mark.parametrize(
    "argv",
    [
        ["--seats", "human,computer,computer"],
        ["--seats", "human,robot,computer,computer"],
        ["--seats", "human,computer:clever,computer,computer"],
        ["--size", "1280"],
        ["--size", "10x10"],
        ["--speed", "warp"],
        ["--lang", "xx"],
        ["--after", "3"],
        ["--screenshot", "x.png", "--after", "-3"],
        ["--screenshot", "x.png", "--after", "soon"],
        ["--screenshot", "x.png", "--after", "٣"],
        ["--screenshot", "x.png", "--after", "1_0"],
        ["--screenshot", "x.png", "--after", "nan"],
        ["--screenshot", "x.png", "--after", "86400.5"],
        ["--demo", "--seats", "computer,computer,human,computer"],
        ["--seed", "one"],
        ["--seed", "1_0"],
        ["--seed", "٣"],
        ["--record", ""],
        ["--screenshot", ""],
        ["--ui-trace", ""],
        ["--data-dir", ""],
        ["surprise"],
    ],
)
def test_usage_errors_end_with_2(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse_play(argv)
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("usage:")


def test_a_broken_record_is_refused_before_a_window_opens(
    capsys: pytest.CaptureFixture[str],
) -> None:
    broken = RECORDS / "broken" / "out_of_turn.dkb"
    assert play(["--record", str(broken)]) == 2
    assert capsys.readouterr().err.startswith(f"{broken}:6: ")


def test_a_picture_is_written_without_a_screen(tmp_path: Path) -> None:
    out = tmp_path / "demo.png"
    argv = ["--demo", "--seed", "1", "--screenshot", str(out), "--after", "0.2"]
    assert play([*argv, "--size", "1024x600", "--speed", "none"]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_picture_or_trace_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "none" / "x")
    out = str(tmp_path / "x.png")
    for argv in (["--screenshot", nowhere], ["--screenshot", out, "--ui-trace", nowhere]):
        assert play(["--demo", *argv]) == 1
        assert nowhere in capsys.readouterr().err


def test_who_plays_for_a_level_that_would_see_all_hands_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "human,computer:perfect,computer:easy,computer:expert"
    assert play(["--seats", seats, "--screenshot", str(tmp_path / "x.png")]) == 0
    err = capsys.readouterr().err
    assert err.count("perfect computers see all hands; expert ones play for them.") == 1


def test_the_options_are_a_value() -> None:
    assert parse_play(["--seed", "5"]) == parse_play(["--seed", "5"])
    assert isinstance(parse_play([]), PlayOptions)


@pytest.mark.parametrize("option", ["--screenshot", "--ui-trace"])
def test_the_record_is_never_written_to(option: str, tmp_path: Path) -> None:
    record = tmp_path / "m.dkb"
    record.write_bytes((RECORDS / "match.dkb").read_bytes())
    with pytest.raises(SystemExit) as left:
        parse_play(["--record", str(record), option, str(tmp_path / "." / "m.dkb")])
    assert left.value.code == 2
    with pytest.raises(SystemExit):
        render.main([str(record), "-o", str(record)])
    assert record.read_bytes() == (RECORDS / "match.dkb").read_bytes()
