"""Names typed by a person: with two thumbs on a touch panel, and on a real keyboard."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.endtoend.mouse import Mouse
from tests.endtoend.panel import HOLD_SECONDS, Fingers
from tests.endtoend.program import Program, on, running, tells
from tests.endtoend.stranger import Point

pytestmark = pytest.mark.xdist_group("screen")


def has(target: str, app: Program) -> Point:
    """Where a target is, as soon as it is there."""
    app.wait_for(lambda seen: target in seen["targets"])
    return app.middle(target)


def names(app: Program) -> dict[str, str]:
    """The names at the table once the match has begun."""
    app.wait_for(lambda seen: seen["screen"] != "setup")
    return {tag: name for tag, name in app.seen["state"]["tags"].items() if "Name" in tag}


def test_two_thumbs_type_a_name_and_lose_no_letter(
    panel: tuple[str, Fingers], tmp_path: Path
) -> None:
    display, fingers = panel
    with running(tmp_path, outputs=on(display)) as app:
        fingers.tap(has("button:new_game", app))
        fingers.tap(has("seat:1", app))
        has("key:a", app)
        held: tuple[Point, int] | None = None
        for place, key in enumerate(("j", "o", "ë", "l", "space", "n", "o", "space", "d", "é")):
            thumb = (app.middle(f"key:{key}"), 1 + place % 2)
            fingers.down(*thumb)
            time.sleep(HOLD_SECONDS)
            if held:  # the other thumb is lifted only now
                fingers.up(*held)
            held = thumb
        assert held
        fingers.up(*held)
        fingers.tap(has("button:confirm", app))
        app.wait_for(lambda seen: "seat:2" in seen["targets"])
        fingers.tap(app.middle("seat:2"))
        fingers.tap(has("choice:name:Siti", app))
        fingers.tap(has("button:start", app))
        assert names(app) == {"Name1": "Joël No Dé", "Name2": "Siti"}
        assert not app.errors


def test_a_keyboard_types_a_name(display: str, tmp_path: Path) -> None:
    with running(tmp_path, outputs=on(display)) as app:
        mouse = Mouse(display)
        mouse.tap(has("button:new_game", app))
        mouse.tap(has("seat:1", app))
        has("key:a", app)
        mouse.do("type", "--delay", 50, "Mupy H!")
        for key in ("BackSpace", "Return"):
            mouse.key(key)
        app.wait_for(lambda seen: "button:start" in seen["targets"])
        assert tells("screen", "setup")(app.seen)
        mouse.tap(app.middle("button:start"))
        assert names(app) == {"Name1": "Mupy H"}
        assert not app.errors
