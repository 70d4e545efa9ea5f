"""The answer to a touch is in the very next frame: whatever acts shows that it is pressed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from gallery.scenes import SCENES, Look
from tests.ui.pilot import Pilot

HELD_DOWN = {"drag", "uncovering"}  # a finger is down there already
SEEN = 8  # of 255: less is no answer


def picture(pilot: Pilot) -> NDArray[np.int16]:
    return pygame.surfarray.array3d(pilot.app.window.picture).astype(np.int16)


@pytest.mark.parametrize("name", sorted(SCENES.keys() - HELD_DOWN))
def test_a_press_is_seen_in_the_first_frame(name: str, tmp_path: Path) -> None:
    pilot = SCENES[name](Look((1280, 800), "en", tmp_path / "scene"))
    controls = [control for control in pilot.desk.top.controls() if control.enabled]
    assert controls
    for control in controls:
        before = picture(pilot)
        down = pygame.event.Event(
            pygame.MOUSEBUTTONDOWN, pos=control.rect.center, button=1, touch=True
        )
        assert pilot.app.frame([down], 0.0), control.name
        changed = np.abs(picture(pilot) - before).max(axis=2) > SEEN
        area = control.rect.inflate(control.rect.size).clip(pilot.app.window.picture.get_rect())
        near = changed[area.left : area.right, area.top : area.bottom]
        assert near.any(), control.name
        pilot.key(pygame.K_F13)  # any key takes a press back
        pilot.up(control.rect.center)
    pilot.leave()
