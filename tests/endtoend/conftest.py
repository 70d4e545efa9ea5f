"""Screens for the tests that play on a real X server."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.endtoend.panel import Fingers, touch_screen
from tests.endtoend.server import need, xvfb

PANEL = (1280, 800)


@pytest.fixture
def display(tmp_path: Path) -> Generator[str]:
    """A screen larger than the window, with a mouse."""
    need("Xvfb", "xdotool")
    with xvfb(tmp_path, "1600x1000") as name:
        yield name


@pytest.fixture
def panel(tmp_path: Path) -> Generator[tuple[str, Fingers]]:
    """A touch screen, and fingers for it."""
    need("Xorg", root=True)
    with touch_screen(tmp_path, PANEL) as screen:
        yield screen
