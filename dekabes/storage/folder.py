"""Where the platform keeps a person's data."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def user_folder() -> Path | None:
    """The folder for what the game keeps; None where nothing says who the person is."""
    folder = user_data_path("dekabes", appauthor=False)
    return folder if folder.is_absolute() else None
