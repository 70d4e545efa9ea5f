"""The one file that remembers a person's choices."""

from __future__ import annotations

import logging
from pathlib import Path

from dekabes.storage.files import move_aside, read_file, write_file
from dekabes.storage.preferences import Preferences, format_preferences, parse_preferences

FILE = "preferences.json"

log = logging.getLogger(__name__)


class Store:
    """A folder for what is kept; None where there is none for this person."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / FILE if folder else None
        self._is_closed = False  # there is something in the file's place that must not be lost
        self._has_told = False

    def load(self) -> Preferences:
        """What was kept; nothing where there is no file, or a bad one, which is moved aside."""
        if self._file is None:
            return {}
        try:
            content = read_file(self._file)
            return {} if content is None else parse_preferences(content)
        except OSError as error:  # it may well be a good one
            self._close(f"{self._file} cannot be read, so nothing is kept this time: {error}")
        except ValueError as fault:
            self._move_aside(self._file, fault)
        return {}

    def _move_aside(self, file: Path, fault: ValueError) -> None:
        try:
            log.warning("%s cannot be used (%s); it is now %s", file, fault, move_aside(file).name)
        except OSError as error:
            self._close(f"{file} cannot be used ({fault}), nor moved aside: {error}")

    def _close(self, why: str) -> None:
        self._is_closed = True
        self._tell(why)

    def save(self, preferences: Preferences) -> bool:
        """Keep this from now on; whether it could be written. Why not is logged once."""
        if self._is_closed:
            return False
        try:
            if self._file is None:
                raise FileNotFoundError("there is no folder for a person's data")
            write_file(self._file, format_preferences(preferences))
        except (OSError, ValueError) as error:
            self._tell(f"What was chosen cannot be kept: {error}")
            return False
        return True

    def _tell(self, why: str) -> None:
        if not self._has_told:
            self._has_told = True
            log.warning("%s", why)
