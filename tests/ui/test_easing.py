"""Easings: all motion begins and ends at rest where it should."""

from collections.abc import Callable

import pytest

from dekabes.ui import easing


@pytest.mark.parametrize(
    "ease",
    [easing.out_quad, easing.out_cubic, easing.in_out_cubic, easing.in_quart, easing.out_back],
)
def test_an_easing_begins_at_nothing_and_ends_at_all(ease: Callable[[float], float]) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_shake_swings_three_times_less_and_less_far() -> None:
    seen = [easing.shaken(time / 240) for time in range(241)]
    swings = [max(map(abs, seen[start : start + 40])) for start in range(0, 240, 40)]
    assert swings == sorted(swings, reverse=True)
    assert 0.8 < swings[0] <= 1
    # The table swings to either side in turn.
    assert [easing.shaken((40 * n + 20) / 240) > 0 for n in range(6)] == [True, False] * 3


def test_a_shake_begins_and_ends_at_rest() -> None:
    assert (easing.shaken(0.0), easing.shaken(1.0)) == (0.0, 0.0)


def test_half_the_time_is_half_the_way_only_where_both_ends_are_alike() -> None:
    assert easing.in_out_cubic(0.5) == pytest.approx(0.5)
    assert easing.out_cubic(0.5) == pytest.approx(0.875)
    assert easing.in_quart(0.5) == pytest.approx(0.0625)
