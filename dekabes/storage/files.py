"""Files that are there whole or not at all, whenever the power goes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from tempfile import mkstemp
from typing import IO

# No file that the game keeps comes near this size: a larger one is not its own.
MAX_BYTES = 65_536


def read_file(path: Path) -> bytes | None:
    """The bytes of a file, None where there is none; ValueError if it cannot be one of ours.

    OSError where the disk does not give it: that says nothing against what is in it.
    """
    if path.exists() and not path.is_file():
        raise ValueError("it is no file")
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    if len(content) > MAX_BYTES:
        raise ValueError(f"it has more than {MAX_BYTES} bytes")
    return content


def write_file(path: Path, content: bytes) -> None:
    """Put a file in place of the one that is there, so that one of the two is always whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with _in_place_of(path) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    _sync_folder(path.parent)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that a person asked for: all of it, or else what was there before stays.

    It may be read by whom any new file may, and is not waited for until it is on the disk.
    """
    try:
        if not path.exists():
            _replace(path, content, _usual_mode())
        elif path.is_file():
            _replace(path.resolve(), content, S_IMODE(path.stat().st_mode))
        else:  # a device or a pipe takes the bytes and stays what it is
            path.write_bytes(content)
    except OSError as error:  # which may be about a file that nobody has asked for
        raise OSError(error.errno, error.strerror, str(path)) from None


def _replace(path: Path, content: bytes, mode: int) -> None:
    with _in_place_of(path, mode) as file:
        file.write(content)


@contextmanager
def _in_place_of(path: Path, mode: int = 0o600) -> Iterator[IO[bytes]]:
    """A file beside it that takes its place once it is written, or leaves nothing."""
    number, name = mkstemp(prefix="dekabes.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            Path(name).chmod(mode)
            yield file
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _usual_mode() -> int:
    """What a new file may be used for by whom; it can only be asked by being set."""
    forbidden = os.umask(0o077)
    os.umask(forbidden)
    return 0o666 & ~forbidden


def move_aside(path: Path) -> Path:
    """Give what lies in a file's place a name of its own, so that nothing of it is lost."""
    names = (f"{path.stem}.bad{n}{path.suffix}" for n in ("", *map("-{}".format, range(2, 100))))
    for place in map(path.with_name, names):
        if not place.exists():
            return path.rename(place)
    raise FileExistsError(f"{path.parent} holds too many bad files")


def _sync_folder(folder: Path) -> None:
    """Make the new name last as well; Windows has no such call and does it by itself.

    Not every file system does it for a folder. The new file is in its place all the same.
    """
    if os.name != "posix":
        return
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
