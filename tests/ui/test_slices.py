"""Long work in slices: it stops where it breathes, goes on where it stopped, and never at once."""

from __future__ import annotations

import threading
from math import inf
from unittest.mock import Mock

import pytest

from dekabes.ui import slices
from dekabes.ui.slices import Slices, breathe


def counting(to: int, told: list[int]) -> None:
    for number in range(to):
        told.append(number)
        breathe()


def test_work_stops_at_each_breath_when_its_time_is_over() -> None:
    told: list[int] = []
    work = Slices(lambda: counting(3, told))
    seen = []
    while work.step(0.0):
        seen.append(list(told))
    assert seen == [[0], [0, 1], [0, 1, 2]]
    assert not work.step(0.0)


def test_work_with_all_the_time_is_done_at_once() -> None:
    told: list[int] = []
    work = Slices(lambda: counting(3, told))
    assert not work.step(inf)
    assert told == [0, 1, 2]


def test_what_breathes_elsewhere_does_not_stop() -> None:
    told: list[int] = []
    work = Slices(lambda: counting(2, []))
    assert work.step(0.0)
    counting(3, told)
    assert told == [0, 1, 2]
    work.close()


def test_work_that_is_closed_ends_where_it_is() -> None:
    told: list[int] = []
    work = Slices(lambda: counting(3, told))
    before = threading.active_count()
    work.step(0.0)
    assert threading.active_count() == before + 1
    work.close()
    assert threading.active_count() == before
    assert told == [0]
    assert not work.step(inf)


def test_work_that_never_began_can_be_closed() -> None:
    told: list[int] = []
    work = Slices(lambda: counting(3, told))
    work.close()
    assert not work.step(inf)
    assert not told


def test_a_fault_in_the_work_is_told_to_whoever_waits() -> None:
    def fail() -> None:
        breathe()
        raise ValueError("it went wrong")

    work = Slices(fail)
    assert work.step(0.0)
    with pytest.raises(ValueError, match="went wrong"):
        work.step(0.0)


@pytest.mark.parametrize(("part", "call"), [("_go", "put"), ("_rests", "get")])
def test_a_slice_that_ctrl_c_cuts_short_can_still_be_closed(
    monkeypatch: pytest.MonkeyPatch, part: str, call: str
) -> None:
    told: list[int] = []
    work = Slices(lambda: counting(1000, told))
    work.step(0.0)
    with monkeypatch.context() as patched:
        cut = {call: Mock(side_effect=KeyboardInterrupt)}
        patched.setattr(work, part, Mock(**cut))
        with pytest.raises(KeyboardInterrupt):
            work.step(0.0)
    assert slices._at_work is None  # so nothing else stops for this work
    work.close()
    assert not work._thread.is_alive()
    assert len(told) < 1000
