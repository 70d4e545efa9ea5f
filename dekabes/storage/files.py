"""Files that are there whole or not at all, whenever the power goes."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

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
    number, name = mkstemp(prefix=f"{path.name}.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    _sync_folder(path.parent)


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
