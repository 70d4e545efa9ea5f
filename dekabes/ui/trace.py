"""The trace of the interface: what can be seen and touched, a JSON line for each change."""

from __future__ import annotations

import json
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from dekabes.record import view_object
from dekabes.ui.desk import Desk
from dekabes.ui.errors import CannotWriteError
from dekabes.ui.window import Window

HEADER = {"format": "dekabes-ui", "version": 1}


class UiTrace:
    """Writes what is to be told to a file, flushed line by line; the same is not told twice."""

    def __init__(self, path: Path) -> None:
        try:
            self._file: TextIOWrapper = path.open("w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise CannotWriteError(f"The trace cannot be written: {error}") from None
        self._last: dict[str, Any] = {}
        self._line(HEADER)

    def tell(self, seconds: float, seen: dict[str, Any], *, always: bool) -> None:
        """Write a line if something has changed since the last one, or in any case."""
        if seen == self._last and not always:
            return
        self._last = seen
        self._line({"t": round(seconds, 3), **seen})

    def close(self) -> None:
        """Write no more."""
        with suppress(OSError):  # what could not be written was told already
            self._file.close()

    def _line(self, line: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            raise CannotWriteError(f"The trace cannot be written: {error}") from None


def seen_on(desk: Desk, window: Window) -> dict[str, Any]:
    """All that a person at the screen can see and touch, and the state as that seat may know it."""
    screen, view = desk.top, desk.view
    return {
        "screen": screen.name,
        "size": list(window.size),
        "origin": list(window.origin),
        "seat": view.viewer,
        "to": screen.device_to,
        "targets": {
            control.name: list(window.in_window(control.rect))
            for control in screen.controls()
            if control.enabled
        },
        "faces": list(screen.faces),
        "lifted": screen.lifted,
        "preview": screen.preview,
        "notice": screen.notice,
        "state": view_object(view, desk.session.tags if desk.session else ()),
    }
