"""The app's icon: what is kept is what the code draws, and it can be read when it is small."""

import struct

import numpy as np
import pygame
import pytest

from dekabes.ui.art.appicon import SIZES, app_icon
from dekabes.ui.assets import ICONS


def kept(size: int) -> pygame.Surface:
    return pygame.image.load(ICONS / f"dekabes-{size}.png")


def pixels(picture: pygame.Surface) -> np.ndarray:
    colours = pygame.surfarray.array3d(picture)
    alpha = pygame.surfarray.array_alpha(picture)[..., None]
    return np.concatenate([colours, alpha], axis=2).astype(int)


@pytest.mark.parametrize("size", SIZES)
def test_the_kept_picture_is_what_is_drawn(size: int) -> None:
    drawn = pixels(app_icon(size))
    seen = drawn[..., 3] > 0  # what is clear has no colour
    assert (np.abs(drawn - pixels(kept(size)))[seen] <= 2).all()


@pytest.mark.parametrize("size", SIZES)
def test_its_corners_are_clear_and_its_felt_is_not(size: int) -> None:
    alpha = pixels(kept(size))[..., 3]
    assert alpha[0, 0] < 128
    assert alpha[size // 2, size // 2] == 255


@pytest.mark.parametrize("size", SIZES)
def test_the_tile_is_far_brighter_than_the_felt_and_its_pips_are_dark(size: int) -> None:
    grey = pixels(kept(size))[..., :3].mean(axis=2)
    felt = grey[round(0.82 * size), round(0.5 * size)]
    tile = grey[round(0.3 * size) : round(0.75 * size), round(0.15 * size) : round(0.85 * size)]
    assert felt < 70
    assert tile.max() > 210
    assert tile.min() < 70


def test_the_file_for_windows_holds_every_size() -> None:
    file = (ICONS / "dekabes.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", file)
    lines = [struct.unpack_from("<BBBBHHII", file, 6 + 16 * place) for place in range(count)]
    assert kind == 1
    assert [line[0] or 256 for line in lines] == list(SIZES)
    for size, (*_, long, first) in zip(SIZES, lines, strict=True):
        assert file[first : first + long] == (ICONS / f"dekabes-{size}.png").read_bytes()
