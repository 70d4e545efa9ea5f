"""What is kept between two runs: whole, checked, and never in the way of a match."""

from __future__ import annotations

import errno
import json
import logging
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dekabes.storage import Preferences, Store, user_folder

KEPT: Preferences = {
    "Seats": "human computer:easy human computer:steady",
    "Name1": "Ti Jo",
    "Name3": "Nadège",
    "lang": "id",
    "volume": 0.4,
    "muted": True,
}


def file_in(folder: Path, content: bytes) -> Path:
    file = folder / "preferences.json"
    file.write_bytes(content)
    return file


def told(**more: object) -> bytes:
    """A file of this version with these values."""
    return json.dumps({"format": "dekabes-preferences", "version": 1, **more}).encode()


def raising(error: OSError) -> Callable[..., Any]:
    """Something in place of a step that fails."""

    def fail(*_: object, **__: object) -> Any:  # noqa: ANN401
        raise error

    return fail


def names_in(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir()}


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    folder = tmp_path / "not there yet" / "é"
    assert Store(folder).save(KEPT)
    assert Store(folder).load() == KEPT
    assert names_in(folder) == {"preferences.json"}


def test_the_file_is_plain_to_read(tmp_path: Path) -> None:
    Store(tmp_path).save({"Name3": "Nadège", "volume": 0.4})
    assert (tmp_path / "preferences.json").read_text(encoding="utf-8") == (
        "{\n"
        '  "format": "dekabes-preferences",\n'
        '  "version": 1,\n'
        '  "Name3": "Nadège",\n'
        '  "volume": 0.4\n'
        "}\n"
    )


def test_where_nothing_was_kept_nothing_is_known_and_nothing_is_written(tmp_path: Path) -> None:
    assert Store(tmp_path / "none").load() == {}
    assert names_in(tmp_path) == set()


def test_a_file_that_an_editor_marked_as_utf_8_is_read(tmp_path: Path) -> None:
    file_in(tmp_path, b"\xef\xbb\xbf" + told(lang="id"))
    assert Store(tmp_path).load() == {"lang": "id"}


BAD = {
    "empty": b"",
    "cut off": told(lang="id")[:-1],
    "not UTF-8": told(lang="id").replace(b"id", b"\xe9"),
    "no object": b"[]",
    "another format": b'{"format": "dekabes-ui", "version": 1}',
    "no version": b'{"format": "dekabes-preferences"}',
    "a later version": told(version=2),
    "a version that is no number": told(version=True),
    "a value that is null": told(lang=None),
    "a value that is a list": told(Seats=["human"] * 4),
    "a value that is an object": told(more={"lang": "id"}),
    "half a character": told(Name1="\ud800"),
    "half a character in a word for a value": told(**{"\udfff": 1}),
    "deep": b"[" * 60_000,
    "a number without end": b'{"volume": ' + b"9" * 10_000 + b"}",
    "too large": told(lang="id" * 40_000),
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_a_bad_file_is_moved_aside_and_what_is_kept_then_lies_beside_it(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    file_in(tmp_path, content)
    store = Store(tmp_path)
    assert store.load() == {}
    assert names_in(tmp_path) == {"preferences.bad.json"}
    assert (tmp_path / "preferences.bad.json").read_bytes() == content
    assert len(caplog.records) == 1
    assert store.save(KEPT)
    assert Store(tmp_path).load() == KEPT


def test_a_second_bad_file_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    for content in (b"one", b"two", b"three"):
        file_in(tmp_path, content)
        Store(tmp_path).load()
    kept = [(tmp_path / f"preferences.bad{n}.json").read_bytes() for n in ("", "-2", "-3")]
    assert kept == [b"one", b"two", b"three"]


def test_a_folder_in_the_place_of_the_file_is_moved_aside_with_all_that_is_in_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "preferences.json").mkdir()
    (tmp_path / "preferences.json" / "mine.txt").write_text("mine", encoding="utf-8")
    store = Store(tmp_path)
    assert store.load() == {}
    assert (tmp_path / "preferences.bad.json" / "mine.txt").exists()
    assert store.save(KEPT)


@pytest.mark.parametrize(
    "error", [PermissionError(1, "not allowed"), OSError("not allowed")], ids=["number", "words"]
)
def test_what_cannot_be_moved_aside_is_not_written_over(
    tmp_path: Path,
    error: OSError,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    file = file_in(tmp_path, b"precious")
    monkeypatch.setattr(Path, "rename", raising(error))
    store = Store(tmp_path)
    assert store.load() == {}
    assert not store.save(KEPT)
    assert file.read_bytes() == b"precious"
    assert len(caplog.records) == 1
    assert "not allowed" in caplog.messages[0]


@pytest.mark.parametrize("step", ["exists", "open"])
@pytest.mark.parametrize("number", [errno.EIO, errno.EACCES, errno.ESTALE, errno.EMFILE])
def test_a_file_that_the_disk_does_not_give_is_left_as_it_is(
    tmp_path: Path,
    step: str,
    number: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    good = told(lang="id")
    file = file_in(tmp_path, good)
    store = Store(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, step, raising(OSError(number, os.strerror(number))))
        assert store.load() == {}
    assert not store.save(KEPT), "the disk may give it again, but what is in it is not known"
    assert file.read_bytes() == good
    assert names_in(tmp_path) == {"preferences.json"}
    assert len(caplog.records) == 1
    assert os.strerror(number) in caplog.messages[0]
    assert Store(tmp_path).load() == {"lang": "id"}


def test_a_file_that_goes_away_as_it_is_read_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file_in(tmp_path, told(lang="id"))
    store = Store(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", raising(FileNotFoundError(errno.ENOENT, "gone")))
        assert store.load() == {}
    assert store.save(KEPT)
    assert not caplog.records


def test_a_name_that_cannot_be_written_is_refused_and_the_old_file_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(tmp_path)
    assert store.save(KEPT)
    assert not store.save({"Name1": "\ud800"})
    assert Store(tmp_path).load() == KEPT
    assert names_in(tmp_path) == {"preferences.json"}
    assert len(caplog.records) == 1


def test_a_file_where_the_folder_should_be_is_left_alone_and_told_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "data"
    place.write_bytes(b"mine")
    store = Store(place)
    assert store.load() == {}
    assert [store.save(KEPT) for _ in range(3)] == [False] * 3
    assert place.read_bytes() == b"mine"
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_where_nobody_has_a_folder_nothing_is_kept(caplog: pytest.LogCaptureFixture) -> None:
    store = Store(None)
    assert store.load() == {}
    assert not store.save(KEPT)
    assert len(caplog.records) == 1


# A save that fails or is broken off at each of its steps.


@pytest.mark.parametrize(
    "step",
    ["dekabes.storage.files.mkstemp", "os.fsync", "pathlib.Path.replace"],
    ids=["a new file", "sync", "replace"],
)
def test_a_save_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    old: Preferences = {"lang": "en"}
    assert store.save(old)
    with monkeypatch.context() as patch:
        patch.setattr(step, raising(OSError(errno.ENOSPC, "No space left on device")))
        assert not store.save(KEPT)
    assert Store(tmp_path).load() == old
    assert names_in(tmp_path) == {"preferences.json"}
    assert store.save(KEPT), "a disk that has room again is written to"


@pytest.mark.skipif(os.name != "posix", reason="Windows syncs no folders")
@pytest.mark.parametrize("number", [errno.EINVAL, errno.EACCES])
def test_where_a_folder_cannot_be_synced_the_new_file_is_kept_all_the_same(
    tmp_path: Path,
    number: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As on a share of another computer."""
    sync = os.fsync

    def of_files_only(file: int) -> None:
        if stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(number, os.strerror(number))
        sync(file)

    monkeypatch.setattr(os, "fsync", of_files_only)
    assert Store(tmp_path).save(KEPT)
    assert Store(tmp_path).load() == KEPT
    assert not caplog.records


def test_the_new_file_is_safe_on_the_disk_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    sync, replace = os.fsync, Path.replace

    def watched_sync(number: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
        sync(number)

    def watched_replace(self: Path, target: Path) -> Path:
        steps.append("replace")
        assert self.parent == target.parent
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", watched_sync)
    monkeypatch.setattr(Path, "replace", watched_replace)
    Store(tmp_path).save(KEPT)
    assert steps == ["file", "replace", "folder"]


def test_of_two_programs_the_last_to_write_wins(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    for store, lang in ((one, "en"), (other, "id"), (one, "en")):
        store.save({"lang": lang})
        assert Store(tmp_path).load() == {"lang": lang}
    assert names_in(tmp_path) == {"preferences.json"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux says it by XDG_DATA_HOME")
@pytest.mark.parametrize("home", ["{}", "somewhere/else"])
def test_the_platforms_folder_is_where_it_says_and_never_where_the_program_happens_to_run(
    tmp_path: Path, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", home.format(tmp_path))
    folder = user_folder()
    if home == "{}":
        assert folder == tmp_path / "dekabes"
    else:
        assert folder is None or folder.is_absolute()
