"""What the app can be opened with, known before anything of it is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dekabes.ui.settings import Speed


@dataclass(frozen=True, slots=True)
class Start:
    """The window, the language, the speed, and what is to be written for somebody to look at."""

    size: tuple[int, int] | None  # None: the usual one, where the screen has room for it
    fullscreen: bool
    lang: str | None  # None: as it was set last, else the system's
    speed: Speed | None  # None: as it was set last
    screenshot: Path | None
    after: float  # seconds until the screenshot is taken
    ui_trace: Path | None
