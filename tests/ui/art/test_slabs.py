"""Large shadows are stretched from small ones, and look the same."""

import numpy as np
import pygame
import pytest

from dekabes.ui.art import raster
from dekabes.ui.art.raster import Cast
from dekabes.ui.art.slabs import SHEET_CASTS, slab_shadow


@pytest.mark.parametrize("size", [(700, 400), (90, 400), (600, 60), (40, 30)])
def test_a_stretched_shadow_is_as_if_it_were_painted_whole(size: tuple[int, int]) -> None:
    u = 0.75
    casts = [Cast(c.dx * u, c.dy * u, c.blur * u, c.opacity) for c in SHEET_CASTS]
    whole = raster.shadow(*size, 15, casts)
    stretched = slab_shadow(*size, 15, u, True)
    assert (stretched.dx, stretched.dy) == (whole.dx, whole.dy)
    assert stretched.surface.get_size() == whole.surface.get_size()
    one, other = (
        pygame.surfarray.array_alpha(placed.surface).astype(np.int16)
        for placed in (whole, stretched)
    )
    assert np.abs(one - other).max() <= 2
