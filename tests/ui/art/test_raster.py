"""Masks, gradients, blurs and shadows: compared with values worked out by hand."""

import numpy as np
import pytest

from dekabes.ui.art.raster import (
    Canvas,
    Cast,
    blurred,
    box_mask,
    disc_mask,
    inset,
    linear,
    lozenge_mask,
    noise,
    painted,
    rounded_mask,
    shadow,
    shifted,
    soft_box,
)

RED, BLUE = (200, 0, 0), (0, 0, 100)


def test_a_box_on_whole_pixels_has_crisp_edges() -> None:
    mask = box_mask((6, 4), (1, 1, 4, 2), 0)
    assert mask.sum() == 4 * 2
    assert set(np.unique(mask)) == {0, 1}


def test_half_a_pixel_is_half_covered() -> None:
    mask = box_mask((6, 3), (1.5, 0, 3, 3), 0)
    assert mask[1, 1] == pytest.approx(0.5)
    assert mask[2, 1] == 1
    assert mask[4, 1] == pytest.approx(0.5)


def test_a_rounded_rectangle_loses_its_corners() -> None:
    # Four corners of a square of side r less a quarter of a disc each: r² (4 - pi).
    mask = rounded_mask(60, 40, 10)
    assert mask.sum() == pytest.approx(60 * 40 - 100 * (4 - np.pi), abs=2)
    assert mask[0, 0] == 0
    assert mask[30, 0] == 1


def test_discs_and_lozenges_have_their_areas() -> None:
    assert disc_mask((40, 40), 20, 20, 10).sum() == pytest.approx(np.pi * 100, rel=0.01)
    assert lozenge_mask((40, 40), 20, 20, 10).sum() == pytest.approx(2 * 10 * 10, rel=0.01)


def test_a_gradient_runs_as_css_says() -> None:
    stops = ((0.0, (0, 0, 0)), (1.0, (100, 100, 100)))
    right, down = linear(10, 10, stops, 90), linear(10, 10, stops, 180)
    assert [right[x, 5, 0] for x in (0, 4, 9)] == pytest.approx([5, 45, 95])
    assert [down[5, y, 0] for y in (0, 4, 9)] == pytest.approx([5, 45, 95])


def test_a_blur_keeps_the_light_and_halves_an_edge() -> None:
    mask = box_mask((80, 80), (20, 20, 40, 40), 0)
    soft = blurred(mask, 8)
    assert soft.sum() == pytest.approx(1600, rel=0.001)
    assert (soft[19, 40] + soft[20, 40]) / 2 == pytest.approx(0.5, abs=0.01)
    # One standard deviation (half the blur) inside the edge: 84 percent.
    assert (soft[23, 40] + soft[24, 40]) / 2 == pytest.approx(0.841, abs=0.01)


def test_the_quick_blur_of_a_large_box_agrees_with_the_exact_one() -> None:
    box = (40.0, 40.0, 120.0, 80.0)
    exact = blurred(box_mask((200, 160), box, 20), 16)
    assert np.abs(soft_box((200, 160), box, 20, 16) - exact).max() < 0.1


def test_an_inner_shadow_lies_where_the_moved_shape_leaves_its_own_edge() -> None:
    edge = inset(rounded_mask(20, 20, 0), 2, 1)
    assert edge[0, 10] == 1
    assert edge[1, 10] == 1
    assert edge[2, 10] == 0
    assert edge[10, 0] == 1
    assert edge[10, 1] == 0
    assert edge[19, 19] == 0


def test_a_mask_moves_by_parts_of_a_pixel() -> None:
    mask = box_mask((6, 1), (2, 0, 1, 1), 0)
    assert shifted(mask, 1.25, 0)[:, 0] == pytest.approx([0, 0, 0, 0.75, 0.25, 0])


def test_colours_are_laid_one_over_the_other() -> None:
    canvas = Canvas(2, 1)
    canvas.paint(rounded_mask(2, 1, 0), RED)
    canvas.paint(box_mask((2, 1), (0, 0, 1, 1), 0), BLUE, 0.5)
    picture = canvas.surface()
    assert tuple(picture.get_at((0, 0))) == (100, 0, 50, 255)
    assert tuple(picture.get_at((1, 0))) == (200, 0, 0, 255)


def test_what_is_half_covered_keeps_its_whole_colour() -> None:
    picture = painted(box_mask((2, 1), (0, 0, 0.5, 1), 0), RED)
    assert tuple(picture.get_at((0, 0))) == (200, 0, 0, 128)


def test_a_shadow_falls_where_it_is_cast() -> None:
    cast = shadow(40, 20, 4, (Cast(6, 10, 4, 0.5),))
    alpha = [
        cast.surface.get_at((x - cast.dx, y - cast.dy)).a for x, y in ((26, 20), (2, 2), (44, 28))
    ]
    assert alpha[0] == 128  # its middle, at half its colour
    assert alpha[1] == 0  # the upper left of the thing itself
    assert alpha[2] > 60  # beyond its lower right corner


def test_noise_is_always_the_same_and_has_no_bias() -> None:
    one, again, other = (noise(200, 100, (3, 2), seed) for seed in (5, 5, 6))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)
    assert one.shape == (200, 100)
    assert abs(float(one.mean())) < 0.05
