"""Starting and ending: without a screen, without sound, and by force."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests.endtoend.program import running, tells

pytestmark = [
    pytest.mark.xdist_group("screen"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes of Linux"),
]

NO_SCREEN = 1
IN_MEMORY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
DEMO = ("--demo", "--speed", "fast")


def test_without_a_screen_it_says_so_and_ends(tmp_path: Path) -> None:
    """SDL would go on with a driver that shows nothing."""
    with running(tmp_path, outputs={"XDG_RUNTIME_DIR": str(tmp_path)}) as app:
        assert app.status(seconds=5) == NO_SCREEN
        assert app.errors == "There is no screen to open a window on.\n"
        assert app.leaves_nothing()


def test_a_driver_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with running(tmp_path, outputs={"SDL_VIDEODRIVER": "nonsense"}) as app:
        assert app.status(seconds=5) == NO_SCREEN
        assert "nonsense" in app.errors
        assert app.errors.count("\n") == 1
        assert app.leaves_nothing()


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_driver_that_shows_nothing_is_fine_when_asked_for(tmp_path: Path, driver: str) -> None:
    outputs = {"SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy"}
    with running(tmp_path, outputs=outputs) as app:
        app.wait_for(tells("screen", "title"))
        app.signal(signal.SIGTERM)
        assert app.status() == 0


def test_a_picture_needs_no_screen(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    outputs = {"XDG_RUNTIME_DIR": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    options = ["--screenshot", str(picture), "--after", "0.5"]
    with running(tmp_path, *options, outputs=outputs) as app:
        assert app.status(seconds=60) == 0
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_without_a_loudspeaker_it_plays_on_and_says_so_once(tmp_path: Path) -> None:
    """Sound is not taken for granted."""
    outputs = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "nonsense"}
    with running(tmp_path, "--demo", "--speed", "none", outputs=outputs) as app:
        app.wait_for(lambda seen: len(seen["state"]["rounds"]) == 1, seconds=60)
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert app.errors.count("\n") == 1
        assert "nonsense" in app.errors


@pytest.mark.parametrize(
    ("number", "status", "errors"),
    [(signal.SIGINT, 130, ""), (signal.SIGTERM, 0, ""), (signal.SIGHUP, 0, "")],
)
def test_asked_to_end_it_ends_all_of_it(
    tmp_path: Path, number: signal.Signals, status: int, errors: str
) -> None:
    with running(tmp_path, *DEMO, outputs=IN_MEMORY) as app:
        app.wait_for(lambda seen: len(seen["state"]["moves"]) >= 2)
        assert len(app.processes) > 1, "the computers think in a process of their own"
        app.signal(number)
        assert app.status() == status
        assert app.leaves_nothing()
        assert app.errors == errors


def test_its_terminal_goes_and_all_of_it_ends_quietly(tmp_path: Path) -> None:
    """The system tells every process that was started from there."""
    with running(tmp_path, *DEMO, outputs=IN_MEMORY) as app:
        app.wait_for(lambda seen: len(seen["state"]["moves"]) >= 2)
        app.hang_up()
        assert app.status() == 0
        assert app.leaves_nothing()
        assert app.errors == ""


def test_killed_it_leaves_no_process(tmp_path: Path) -> None:
    with running(tmp_path, *DEMO, outputs=IN_MEMORY) as app:
        app.wait_for(lambda seen: len(seen["state"]["moves"]) >= 2)
        app.signal(signal.SIGKILL)
        assert app.status() == -signal.SIGKILL
        assert app.leaves_nothing()
