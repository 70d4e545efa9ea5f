"""A screen's one short motion: it ends, and can be cut."""

import pytest

from dekabes.ui.match.motion import Clock, Span


def test_a_span_runs_from_nothing_to_all() -> None:
    span = Span(1.0, 0.5)
    assert [span.part(now) for now in (0.0, 1.0, 1.25, 1.5, 9.0)] == [0, 0, 0.5, 1, 1]


def test_the_clock_stops_at_its_length() -> None:
    clock = Clock(1.0, 1.0)
    assert clock.step(0.6)
    assert clock.step(0.6)
    assert clock.now == 1.0
    assert clock.is_over
    assert not clock.step(0.6)


def test_a_calm_clock_takes_half_as_long_again() -> None:
    clock = Clock(1.0, 1.5)
    clock.step(0.75)
    assert clock.now == pytest.approx(0.5)


def test_without_animation_the_clock_begins_at_its_end() -> None:
    assert Clock(1.0, 0.0).is_over
