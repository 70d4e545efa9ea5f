"""Two runs of the program: what a person chose in the first is there in the second."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.endtoend.mouse import Mouse
from tests.endtoend.program import Program, on, running, tells

pytestmark = pytest.mark.xdist_group("screen")


def leave(app: Program) -> None:
    app.signal(signal.SIGTERM)
    assert app.status() == 0
    assert not app.errors


def test_who_sat_down_sits_there_again_with_names(display: str, tmp_path: Path) -> None:
    mouse = Mouse(display)
    file = tmp_path / "data" / "preferences.json"
    with running(tmp_path, "--speed", "none", outputs=on(display)) as app:
        app.wait_for(tells("screen", "title"))
        mouse.tap(app.middle("button:new_game"))
        app.wait_for(tells("screen", "setup"))
        mouse.tap(app.middle("seat:1"))
        ready = app.wait_for(lambda seen: "button:confirm" in seen["targets"])["targets"]
        mouse.tap(app.middle(next(name for name in ready if name.startswith("choice:name:"))))
        mouse.tap(app.middle("button:confirm"))
        app.wait_for(lambda seen: "button:start" in seen["targets"])
        mouse.tap(app.middle("button:start"))
        first = app.wait_for(lambda seen: "Seats" in seen["state"]["tags"])["state"]["tags"]
        leave(app)
    assert first["Name1"]
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept == {"format": "dekabes-preferences", "version": 1, **first}
    with running(tmp_path, "--speed", "none", outputs=on(display)) as app:
        app.wait_for(tells("screen", "title"))
        mouse.tap(app.middle("button:new_game"))
        app.wait_for(tells("screen", "setup"))
        mouse.tap(app.middle("button:start"))
        again = app.wait_for(lambda seen: "Seats" in seen["state"]["tags"])["state"]["tags"]
        leave(app)
    assert again == first


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_choice_of_the_last_moment_is_kept(
    display: str, tmp_path: Path, number: signal.Signals
) -> None:
    """What is chosen is written once it rests for a second; leaving waits for no such thing."""
    mouse = Mouse(display)
    with running(tmp_path, outputs=on(display)) as app:
        app.wait_for(tells("screen", "title"))
        mouse.tap(app.middle("button:settings"))
        app.wait_for(tells("screen", "settings"))
        mouse.tap(app.middle("choice:cover:on"))
        app.wait_for(lambda seen: "choice:cover:off" in seen["targets"])
        app.signal(number)
        assert app.status() == 0
        assert not app.errors
    kept = json.loads((tmp_path / "data" / "preferences.json").read_text(encoding="utf-8"))
    assert kept == {"format": "dekabes-preferences", "version": 1, "covers_when_left": True}


@pytest.mark.parametrize("options", [["--demo"], ["--screenshot", "x.png", "--after", "0.5"]])
def test_a_run_that_is_only_looked_at_leaves_no_file(
    display: str, tmp_path: Path, options: list[str]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "preferences.json").write_bytes(b"not to be touched")
    with running(tmp_path, *options, outputs=on(display)) as app:
        if options == ["--demo"]:
            app.wait_for(lambda seen: bool(seen["state"]["moves"]))
            app.signal(signal.SIGTERM)
        assert app.status() == 0
    assert [entry.name for entry in folder.iterdir()] == ["preferences.json"]
    assert (folder / "preferences.json").read_bytes() == b"not to be touched"


def test_a_person_whose_data_has_no_place_plays_all_the_same(display: str, tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file where the folder should be")
    mouse = Mouse(display)
    with running(tmp_path, "--speed", "none", outputs=on(display)) as app:
        app.wait_for(tells("screen", "title"))
        mouse.tap(app.middle("button:new_game"))
        app.wait_for(tells("screen", "setup"))
        mouse.tap(app.middle("button:start"))
        app.wait_for(tells("notice", "Names and settings cannot be kept here."))
        app.signal(signal.SIGTERM)
        assert app.status() == 0
        assert app.errors.count("\n") == 1
