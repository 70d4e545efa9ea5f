"""Screens look as they did when somebody looked at them, and numbers hold what eyes overlook."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from dekabes.ui.theme import Colour
from tests.pictures.kept import KEPT, Kept, halved, read, write
from tests.ui.contrast import contrast_ratio
from tests.ui.pilot import Pilot
from tests.ui.screens.fitting import assert_touchable

TOLERANCE = 2  # of 255, in each colour of each pixel
LEGIBLE = 4.5  # to 1


@pytest.fixture(scope="module", params=KEPT, ids=lambda kept: kept.file.stem)
def kept(request: pytest.FixtureRequest) -> Kept:
    picture: Kept = request.param
    return picture


@pytest.fixture(scope="module")
def pilot(kept: Kept, tmp_path_factory: pytest.TempPathFactory) -> Generator[Pilot]:
    pilot = kept.pilot(tmp_path_factory.mktemp("kept") / "trace")
    yield pilot
    pilot.desk.top.close()
    pilot.leave()


def test_it_looks_as_it_did(kept: Kept, pilot: Pilot, tmp_path: Path) -> None:
    now, before = halved(pilot.app.window.surface), read(kept.file)
    assert now.shape == before.shape
    columns, rows = np.nonzero(np.abs(now - before).max(axis=2) > TOLERANCE)
    if len(columns):
        write(now, tmp_path / kept.file.name)
        pytest.fail(
            f"{len(columns)} of {now.shape[0] * now.shape[1]} pixels differ, from"
            f" {2 * columns.min()},{2 * rows.min()} to {2 * columns.max()},{2 * rows.max()};"
            f" what is drawn now: {tmp_path / kept.file.name}"
        )


def test_every_control_can_be_touched(kept: Kept, pilot: Pilot) -> None:
    assert_touchable(pilot.desk, apart=pilot.desk.scale.px(8))


def test_what_every_control_says_stands_out(pilot: Pilot) -> None:
    surface = pilot.app.window.surface
    for control in pilot.desk.top.controls():
        if control.enabled and control.label:
            assert stands_out(surface, control.rect) >= LEGIBLE, control.name


def stands_out(surface: pygame.Surface, place: pygame.Rect) -> float:
    """The contrast between what most of a place looks like and what differs most from it."""
    pixels = pygame.surfarray.array3d(surface.subsurface(place)).reshape(-1, 3)
    light = pixels @ (0.2126, 0.7152, 0.0722)
    ground = np.median(pixels, axis=0)
    extremes = pixels[light.argmin()], pixels[light.argmax()]
    return max(contrast_ratio(colour(ground), colour(one)) for one in extremes)


def colour(pixel: NDArray[np.float64]) -> Colour:
    red, green, blue = (int(part) for part in pixel)
    return red, green, blue
