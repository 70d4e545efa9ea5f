"""pygame_gui's widgets by themselves, and that they cost nothing before they are needed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame_gui import UIManager

from dekabes.ui import forms
from dekabes.ui.forms import Slider
from dekabes.ui.theme import Scale

ROOT = Path(__file__).parents[2]
SCALE = Scale.of((1280, 800))
LINE = pygame.Rect(100, 200, 400, 72)


@pytest.fixture
def slider() -> Iterator[Slider]:
    # Widgets post events, and other tests may have left some of theirs on the one manager.
    pygame.display.init()
    forms._manager.cache_clear()
    made = Slider(SCALE, LINE, 0.0, 1.0)
    yield made
    made.close()


def bright(slider: Slider) -> pygame.Rect:
    """Where the knob is seen, without its shadow: brass is redder than 40 everywhere."""
    surface = pygame.Surface(SCALE.size)
    slider.draw(surface)
    brass = pygame.mask.from_threshold(surface, (255, 255, 255), (215, 255, 255))
    (rect,) = brass.get_bounding_rects()
    return rect


@pytest.mark.parametrize(("value", "x"), [(0.0, 100), (0.25, 200), (0.5, 300), (1.0, 500)])
def test_the_knob_lies_where_its_value_is(slider: Slider, value: float, x: int) -> None:
    slider.value = value
    assert bright(slider).center == (x, 236)
    assert bright(slider).size == (48, 48)


def test_a_value_beyond_an_end_is_the_end(slider: Slider) -> None:
    slider.value = 1.5
    assert slider.value == 1.0
    slider.value = -0.1
    assert slider.value == 0.0


def test_a_slider_draws_no_other_one(slider: Slider) -> None:
    other = Slider(SCALE, LINE.move(0, 300), 0.0, 1.0)
    assert bright(slider).center == (100, 236)
    assert bright(other).center == (100, 536)
    other.close()


def test_it_is_stale_until_it_is_drawn(slider: Slider) -> None:
    before = slider.is_stale
    bright(slider)
    drawn = slider.is_stale
    slider.value = 0.3
    assert (before, drawn, slider.is_stale) == (True, False, True)


def test_no_second_manager_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[UIManager] = []
    forms._manager.cache_clear()
    begin = forms._Manager.__init__

    def counted(manager: forms._Manager) -> None:
        made.append(manager)
        begin(manager)

    monkeypatch.setattr(forms._Manager, "__init__", counted)
    for size in ((1280, 800), (800, 1280), (1920, 1080)):
        Slider(Scale.of(size), LINE, 0.0, 1.0).close()
    assert len(made) == 1


def test_the_app_is_there_before_pygame_gui_is() -> None:
    program = "import sys, dekabes.app; sys.exit('pygame_gui' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def test_nothing_else_imports_pygame_gui() -> None:
    users = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "dekabes").rglob("*.py"))
        if "import pygame_gui" in (code := path.read_text(encoding="utf-8"))
        or "from pygame_gui" in code
    ]
    assert users == ["dekabes/ui/forms.py"]
