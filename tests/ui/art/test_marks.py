"""Rings, halos and bars: where they shine and what they leave free."""

import pytest

from dekabes.ui.art.marks import Ring, halo_surface, open_end_bar, ring_surface, turned_ring
from dekabes.ui.art.raster import Sprite
from dekabes.ui.theme import BRASS_LIGHT, WHITE

S = 57


def alpha(mark: Sprite, x: int, y: int) -> int:
    return mark.surface.get_at((x - mark.dx, y - mark.dy)).a


@pytest.mark.parametrize("ring", list(Ring))
@pytest.mark.parametrize("lying", [False, True])
def test_a_ring_runs_round_the_face_and_leaves_it_free(ring: Ring, lying: bool) -> None:
    mark = ring_surface(S, lying, ring)
    width, height = (2 * S, S) if lying else (S, 2 * S)
    assert alpha(mark, width // 2, height // 2) == 0
    for x, y in ((-4, height // 2), (width + 3, height // 2), (width // 2, -4)):
        assert alpha(mark, x, y) > 170


def test_the_rings_colours() -> None:
    chosen, plain = ring_surface(S, False, Ring.CHOSEN), ring_surface(S, False, Ring.PLAIN)
    assert tuple(chosen.surface.get_at((-4 - chosen.dx, S - chosen.dy)))[:3] == BRASS_LIGHT
    assert tuple(plain.surface.get_at((-4 - plain.dx, S - plain.dy)))[:3] == WHITE


def test_the_farther_ghost_is_quieter() -> None:
    near, far = ring_surface(S, False, Ring.GHOST), ring_surface(S, False, Ring.GHOST_FAR)
    assert alpha(far, -4, S) < alpha(near, -4, S) - 40


def test_a_turned_ring_agrees_with_a_straight_one() -> None:
    straight, turned = ring_surface(60, False, Ring.GHOST), turned_ring(60, 0, Ring.GHOST)
    for x, y in ((-4, 60), (63, 60), (30, -4), (30, 60), (-12, 60)):
        assert alpha(turned, x - 30, y - 60) == pytest.approx(alpha(straight, x, y), abs=2)


def test_a_halo_fades_outwards_on_all_sides() -> None:
    halo = halo_surface(S, True)
    for points in (((-2, 28), (-12, 28), (-20, 28)), ((57, -2), (57, -12), (57, -20))):
        shine = [alpha(halo, *point) for point in points]
        assert shine == sorted(shine, reverse=True)
        assert shine[0] > 90
        assert shine[-1] < 30


@pytest.mark.parametrize("vertical", [False, True])
def test_an_open_end_is_a_bright_bar_with_a_dark_keyline(vertical: bool) -> None:
    bar = open_end_bar(S, vertical)
    # .2 by 1.16 of a tile's short side.
    width, height = (11, 66) if vertical else (66, 11)
    red, green, blue, _ = bar.surface.get_at((width // 2 - bar.dx, height // 2 - bar.dy))
    assert red > 230
    assert green > 180
    assert blue < green
    edge = (-1, height // 2) if vertical else (width // 2, -1)
    assert sum(bar.surface.get_at((edge[0] - bar.dx, edge[1] - bar.dy))[:3]) < 200
    white = open_end_bar(S, vertical, plain=True)
    assert tuple(white.surface.get_at((width // 2 - white.dx, height // 2 - white.dy)))[:3] == WHITE
