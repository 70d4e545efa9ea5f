"""What a person chose is in force again in the next run, and nothing else is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import fields
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import pytest

from dekabes.engine import Seat
from dekabes.i18n import LANGUAGES
from dekabes.session import ONE_PERSON, Occupant, Seating
from dekabes.storage import Store
from dekabes.ui.memory import Memory
from dekabes.ui.run import settings_for
from dekabes.ui.settings import Settings, Speed
from dekabes.ui.start import Start
from dekabes.ui.theme import Dress, Theme
from tests.ui.pilot import TakeOff, seating_of, session_of

P = ParamSpec("P")
T = TypeVar("T")

PLAIN = Settings(lang="en")
ALL_NAMED = seating_of("Ana", "Béla", "Citra", "Dani")
COUPLE = Seating(
    (Occupant(None, "Nadège"), Occupant("easy"), Occupant(None, "Wilner"), Occupant("steady"))
)


def memory(folder: Path) -> Memory:
    return Memory(Store(folder), AtOnce())


class AtOnce(Executor):
    """A disk that takes no time."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class SlowDisk(Executor):
    """A disk that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Future[bool]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.asked.append(Future())
        return cast("Future[T]", self.asked[-1])


def written(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "preferences.json").read_text(encoding="utf-8"))
    return told


def by_hand(folder: Path, **more: object) -> Memory:
    """What is known after somebody wrote this into the file."""
    told = {"format": "dekabes-preferences", "version": 1, **more}
    (folder / "preferences.json").write_text(json.dumps(told), encoding="utf-8")
    return memory(folder)


def test_who_sat_down_last_sits_there_again(tmp_path: Path) -> None:
    assert memory(tmp_path).seating == ONE_PERSON
    first = memory(tmp_path)
    first.seat(COUPLE)
    first.write()
    assert memory(tmp_path).seating == COUPLE


def test_every_setting_is_kept(tmp_path: Path) -> None:
    chosen = Settings(
        "id",
        Speed.FAST,
        volume=0.4,
        muted=True,
        passes_by_itself=True,
        covers_when_left=True,
        uncovers_by_taps=True,
        tiles=Theme.EBONY,
        coloured_pips=True,
        high_contrast=True,
    )
    for field in fields(Settings):
        assert getattr(chosen, field.name) != getattr(PLAIN, field.name)
    first = memory(tmp_path)
    first.change(PLAIN, chosen)
    first.write()
    assert memory(tmp_path).settings(PLAIN) == chosen


def test_seats_are_written_as_in_a_record_and_settings_by_their_names(tmp_path: Path) -> None:
    first = memory(tmp_path)
    first.seat(COUPLE)
    first.change(PLAIN, Settings("en", Speed.SLOW))
    first.write()
    assert written(tmp_path) == {
        "format": "dekabes-preferences",
        "version": 1,
        "Seats": "human computer:easy human computer:steady",
        "Name1": "Nadège",
        "Name3": "Wilner",
        "speed": "slow",
    }


def test_what_only_the_command_line_asked_for_is_not_kept(tmp_path: Path) -> None:
    asked = Settings("id", Speed.NONE)
    first = memory(tmp_path)
    first.change(asked, Settings("id", Speed.NONE, muted=True))
    first.write()
    assert written(tmp_path) == {"format": "dekabes-preferences", "version": 1, "muted": True}
    assert memory(tmp_path).settings(PLAIN) == Settings("en", muted=True)


def test_what_is_dragged_is_written_once_it_rests(tmp_path: Path) -> None:
    first, file = memory(tmp_path), tmp_path / "preferences.json"
    before = PLAIN
    for hundredths in range(70, 40, -1):
        after = Settings("en", volume=hundredths / 100)
        first.change(before, after)
        first.step(0.5)
        assert not file.exists()
        before = after
    first.step(0.6)
    assert written(tmp_path)["volume"] == 0.41


def test_a_hand_that_changes_its_mind_writes_nothing_anew(tmp_path: Path) -> None:
    first = memory(tmp_path)
    first.seat(COUPLE)
    first.write()
    (tmp_path / "preferences.json").unlink()
    first.seat(COUPLE)
    first.write()
    assert not (tmp_path / "preferences.json").exists()


def test_that_nothing_can_be_kept_turns_out_once(tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_bytes(b"a file")
    first = memory(place)
    first.seat(COUPLE)
    assert [first.step(0.6) for _ in range(4)] == [False, True, False, False]
    first.seat(ONE_PERSON)
    assert [first.step(0.6) for _ in range(4)] == [False] * 4


def test_no_frame_waits_for_a_slow_disk(tmp_path: Path) -> None:
    disk = SlowDisk()
    first = Memory(Store(tmp_path), disk)
    first.seat(COUPLE)
    assert [first.step(0.6) for _ in range(4)] == [False] * 4
    first.seat(ONE_PERSON)  # while the disk is at work
    assert [first.step(0.6) for _ in range(4)] == [False] * 4
    assert len(disk.asked) == 1
    disk.asked[0].set_result(False)
    assert first.step(0.6)  # now it turns out that nothing can be kept
    assert not first.step(0.6)
    assert len(disk.asked) == 2  # and what came meanwhile is tried


def test_who_leaves_waits_until_everything_is_written(tmp_path: Path) -> None:
    first = Memory(Store(tmp_path))
    first.seat(COUPLE)
    first.step(1.1)  # the disk is at work
    first.change(PLAIN, Settings("en", Speed.SLOW))
    first.write()
    assert written(tmp_path)["Name3"] == "Wilner"
    assert written(tmp_path)["speed"] == "slow"


def test_without_a_store_nothing_is_kept_and_nothing_is_missed() -> None:
    nowhere = Memory()
    nowhere.seat(COUPLE)
    nowhere.change(PLAIN, Settings("id"))
    assert not nowhere.step(2.0)
    nowhere.decided("expert", 0.8)
    nowhere.write()
    assert nowhere.seating == COUPLE


def test_the_slowest_decision_of_each_level_is_kept(tmp_path: Path) -> None:
    first = memory(tmp_path)
    assert first.slowest == {}
    first.decided("expert", 0.8)
    first.decided("easy", 0.1)
    first.decided("expert", 1.25)
    first.write()
    assert written(tmp_path)["slowest_expert"] == 1.25
    assert memory(tmp_path).slowest == {"expert": 1.25, "easy": 0.1}
    (tmp_path / "preferences.json").unlink()
    first.write()
    assert not (tmp_path / "preferences.json").exists()  # it was told already


def test_a_slower_decision_is_written_at_the_end_and_nobody_is_told_of_it(tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_bytes(b"a file")
    first = memory(place)
    first.decided("expert", 0.8)
    assert not first.step(2.0)
    assert place.read_bytes() == b"a file"


@pytest.mark.parametrize(
    "more",
    [
        {"slowest_expert": 3.5},
        {"slowest_expert": 0},
        {"slowest_expert": -1.0},
        {"slowest_expert": True},
        {"slowest_expert": "1.0"},
        {"slowest_nobody": 1.0},
    ],
)
def test_what_can_be_no_decisions_time_is_left_out(tmp_path: Path, more: dict[str, object]) -> None:
    assert by_hand(tmp_path, **more).slowest == {}


# In the app.


def test_a_new_game_begins_with_who_sat_down_last(take_off: TakeOff, tmp_path: Path) -> None:
    first = memory(tmp_path)
    first.seat(COUPLE)
    first.write()
    pilot = take_off(None, memory=memory(tmp_path))
    assert pilot.desk.last_seating == COUPLE
    pilot.tap("button:new_game")
    pilot.tap("button:start")
    assert pilot.desk.table.seating == COUPLE


def test_only_who_was_put_together_for_a_new_game_is_kept(
    take_off: TakeOff, tmp_path: Path
) -> None:
    """And not whom the command line asked for, nor who then plays again."""
    first = memory(tmp_path)
    first.seat(COUPLE)
    first.write()
    pilot = take_off(session_of(ALL_NAMED), memory=memory(tmp_path))
    pilot.desk.start(pilot.desk.table.seating)
    pilot.desk.start_again()
    pilot.wait(1.5)
    assert pilot.desk.last_seating == COUPLE
    assert memory(tmp_path).seating == COUPLE
    pilot.desk.open("setup")
    for name in ("choice:preset:one", "button:start", "button:yes"):
        pilot.desk.top.act(name)
    assert pilot.desk.last_seating.humans == (Seat.ONE,)
    pilot.wait(1.5)
    assert memory(tmp_path).seating == pilot.desk.last_seating


def test_what_is_set_in_the_app_is_kept_a_moment_later(take_off: TakeOff, tmp_path: Path) -> None:
    pilot = take_off(None, memory=memory(tmp_path), lang="id", speed=Speed.NONE)
    pilot.tap("button:settings")
    pilot.tap("choice:autopass:on")
    pilot.tap("choice:volume:40")
    pilot.wait(1.5)
    assert written(tmp_path) == {
        "format": "dekabes-preferences",
        "version": 1,
        "volume": 0.4,
        "passes_by_itself": True,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_can_be_kept_the_match_goes_on_and_the_table_says_so_once(
    take_off: TakeOff, tmp_path: Path, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A read-only or full disk, a file where the folder should be."""
    place = tmp_path / "data"
    place.write_bytes(b"a file")
    pilot = take_off(None, memory=memory(place), lang=lang)
    pilot.tap("button:settings")
    pilot.tap("choice:cover:on")
    pilot.wait(1.5)
    assert pilot.seen["notice"] is None, "this page has no place for it"
    pilot.tap("button:back")
    pilot.tap("button:new_game")
    pilot.tap("button:start")
    pilot.wait_for(lambda: pilot.seen["notice"] == pilot.desk.words("settings.not_kept"))
    pilot.wait_for(lambda: pilot.seen["notice"] is None)
    pilot.desk.toggle_mute()
    pilot.wait(3.0)
    assert pilot.seen["notice"] is None
    assert len([record for record in caplog.records if "kept" in record.message]) == 1


def start(lang: str | None = None, speed: Speed | None = None) -> Start:
    return Start(
        size=(1280, 800),
        fullscreen=False,
        lang=lang,
        speed=speed,
        screenshot=None,
        after=0.0,
        ui_trace=None,
    )


def test_the_command_line_wins_for_its_run_and_what_it_leaves_open_is_as_it_was_set(
    tmp_path: Path,
) -> None:
    kept = by_hand(tmp_path, lang="id", speed="slow", muted=True)
    assert settings_for(start(), kept) == Settings("id", Speed.SLOW, muted=True)
    assert settings_for(start("en"), kept) == Settings("en", Speed.SLOW, muted=True)
    assert settings_for(start(speed=Speed.FAST), kept) == Settings("id", Speed.FAST, muted=True)


# A file that somebody wrote into by hand: each value is looked at by itself.


@pytest.mark.parametrize(
    "seats", ["human computer:clever human human", "human human human", "", True, 4]
)
def test_seats_that_cannot_be_leave_the_rest_in_force(tmp_path: Path, seats: object) -> None:
    known = by_hand(tmp_path, Seats=seats, Name1="Ana", muted=True)
    assert known.seating == ONE_PERSON
    assert known.settings(PLAIN) == Settings("en", muted=True)


def test_names_are_as_one_could_have_typed_them(tmp_path: Path) -> None:
    told = {"Name1": "A\x00n\na", "Name2": " Ti  Jo ", "Name3": "x" * 500, "Name4": "\u202e\u034f"}
    known = by_hand(tmp_path, Seats="human human human human", **told)
    assert [who.name for who in known.seating.occupants] == ["Ana", "Ti Jo", "x" * 24, ""]
    known.change(PLAIN, Settings("id"))
    known.write()
    assert written(tmp_path) == {
        "format": "dekabes-preferences",
        "version": 1,
        "Seats": "human human human human",
        "Name1": "Ana",
        "Name2": "Ti Jo",
        "Name3": "x" * 24,
        "lang": "id",
    }


@pytest.mark.parametrize("volume", [-0.1, 0, 0.05, 1.01, 70, 1e300, True, "loud"])
def test_a_volume_that_cannot_be_set_is_the_usual_one(tmp_path: Path, volume: object) -> None:
    assert by_hand(tmp_path, volume=volume).settings(PLAIN).volume == PLAIN.volume


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_a_volume_that_is_no_number_is_the_usual_one(tmp_path: Path, word: str) -> None:
    told = f'{{"format": "dekabes-preferences", "version": 1, "volume": {word}}}'
    (tmp_path / "preferences.json").write_text(told, encoding="utf-8")
    assert memory(tmp_path).settings(PLAIN) == PLAIN


def test_a_language_and_a_speed_that_there_are_not_leave_the_rest_in_force(tmp_path: Path) -> None:
    told = {"lang": "tlh", "speed": "warp", "muted": True, "covers_when_left": 1, "shoes": "brown"}
    known = by_hand(tmp_path, **told)
    assert known.settings(Settings("id")) == Settings("id", muted=True)


@pytest.mark.parametrize("tiles", ["contrast", "jade", "", "EBONY", 1, True])
def test_tiles_that_there_are_not_are_ivory(tmp_path: Path, tiles: object) -> None:
    """High contrast is no choice among them: it is switched by itself."""
    known = by_hand(tmp_path, tiles=tiles, coloured_pips="yes", muted=True)
    assert known.settings(PLAIN) == Settings("en", muted=True)


def test_the_table_is_dressed_as_it_was(tmp_path: Path) -> None:
    known = by_hand(tmp_path, tiles="ebony", coloured_pips=True).settings(PLAIN)
    assert known.dress == Dress(Theme.EBONY, coloured=True)
    plain = by_hand(tmp_path, tiles="ebony", high_contrast=True).settings(PLAIN)
    assert plain.dress == Dress(Theme.CONTRAST)
