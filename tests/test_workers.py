"""Where computers think: a process that is replaced when it dies or is stuck, or else the loop."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from unittest.mock import patch

import pytest

from dekabes.engine import Action, Open, Seat, View, apply, view_for
from dekabes.players import advise, choose
from dekabes.players.steps import Steps, Stepwise
from dekabes.session import Questions, Session, Thinker
from dekabes.workers import InSlices, ThinkingProcess
from tests.engine.positions import after
from tests.session.tables import one_person, ordinary_round

SECONDS = 30.0  # until a test gives up


@pytest.fixture
def process() -> Iterator[ThinkingProcess]:
    with ThinkingProcess() as process:
        yield process


def for_ever() -> None:
    while True:
        time.sleep(1.0)


def choose_for_ever(_level: str, _view: View, _seed: int) -> Action:
    for_ever()
    raise AssertionError("for ever has ended")


def died(pid: int) -> bool:
    """Whether a process is gone, or goes within some seconds."""
    until = time.monotonic() + SECONDS
    while any(child.pid == pid for child in multiprocessing.active_children()):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def test_it_begins_before_anything_is_asked_but_not_before_the_loop(
    process: ThinkingProcess,
) -> None:
    assert not multiprocessing.active_children()
    process.think()
    (child,) = multiprocessing.active_children()
    assert process.submit(os.getpid).result(SECONDS) == child.pid


def test_it_is_ready_to_think_before_the_first_question(process: ThinkingProcess) -> None:
    assert process.submit(has_learnt).result(SECONDS)


@pytest.mark.skipif(os.name == "nt", reason="no process stands back there")
def test_it_stands_back_behind_the_pictures(process: ThinkingProcess) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert process.submit(os.getpriority, os.PRIO_PROCESS, 0).result(SECONDS) == min(own + 10, 19)


def has_learnt() -> bool:
    """Whether this process has already read what the levels think with."""
    from dekabes.players import equity, policy

    return policy.trained.cache_info().currsize == equity.known.cache_info().currsize == 1


def test_one_that_died_is_replaced(process: ThinkingProcess) -> None:
    first = process.submit(os.getpid).result(SECONDS)
    with pytest.raises(BrokenProcessPool):
        process.submit(os.kill, first, signal.SIGKILL).result(SECONDS)
    assert process.submit(os.getpid).result(SECONDS) not in {first, os.getpid()}


def test_one_that_is_stuck_is_killed_and_replaced(process: ThinkingProcess) -> None:
    first = process.submit(os.getpid).result(SECONDS)
    stuck = process.submit(for_ever)
    process.renew()
    assert process.submit(os.getpid).result(SECONDS) not in {first, os.getpid()}
    assert isinstance(stuck.exception(SECONDS), BrokenProcessPool)
    assert died(first)


def test_the_app_ends_though_a_computer_thinks_for_ever() -> None:
    with ThinkingProcess() as process:
        pid = process.submit(os.getpid).result(SECONDS)
        process.submit(for_ever)
    assert died(pid)


def test_a_table_goes_on_though_its_computer_thinks_for_ever(
    process: ThinkingProcess, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(Questions(process, longest=5.0, renew=process.renew), choose_for_ever)
    session = Session(ordinary_round(Seat.TWO), one_person(1), thinker, seed="1")
    first = process.submit(os.getpid).result(SECONDS)
    for _ in range(5):
        session.step(1.0)
    assert session.history.past[-1] == Open(Seat.TWO)
    assert caplog.messages == ["the computer at seat 2 (steady) failed: no answer"]
    assert process.submit(os.getpid).result(SECONDS) not in {first, os.getpid()}


ERRORS = (OSError, ImportError, NotImplementedError)


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("where", ["__init__", "submit"])
def test_where_there_can_be_no_process_the_loop_thinks_and_that_is_logged_once(
    error: type[Exception], where: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with patch.object(ProcessPoolExecutor, where, side_effect=error), ThinkingProcess() as process:
        asked = process.submit(os.getpid)
        failing = process.submit(divmod, 1, 0)
        assert not asked.done()
        think_on(process)
        assert asked.result(0) == os.getpid()
        assert isinstance(failing.exception(0), ZeroDivisionError)
        left = process.submit(max, 1, 2)
        process.renew()
        after = process.submit(max, 3, 4)
        think_on(process)
        assert (left.cancelled(), after.result(0)) == (True, 4)
    assert len(caplog.messages) == 1


def think_on(process: ThinkingProcess) -> None:
    """Turn the loop until nothing is left to think about."""
    while process.think():
        pass


def test_a_process_leaves_nothing_to_the_loop(process: ThinkingProcess) -> None:
    asked = process.submit(os.getpid)
    assert not process.think()
    assert asked.result(SECONDS) != os.getpid()


@Stepwise
def counting(done: list[int], number: int) -> Steps[int]:
    for step in range(number):
        done.append(step)
        yield
    return number


def test_a_frame_without_time_to_spare_takes_one_step() -> None:
    slices, done = InSlices(), list[int]()
    asked = slices.submit(counting, done, 3)
    assert [slices.step(0.0) for _ in range(3)] == [True] * 3
    assert (done, asked.done()) == ([0, 1, 2], False)
    assert not slices.step(0.0)
    assert asked.result(0) == 3


def leaves() -> None:
    raise SystemExit("I hold 64")


def interrupted() -> None:
    raise KeyboardInterrupt


def test_in_the_loop_a_player_cannot_end_the_app_but_ctrl_c_does() -> None:
    slices = InSlices()
    future = slices.submit(leaves)
    assert not slices.step(0.0)
    assert isinstance(future.exception(), SystemExit)
    slices.submit(interrupted)
    with pytest.raises(KeyboardInterrupt):
        slices.step(0.0)


def test_what_is_cancelled_is_not_thought_about_any_more() -> None:
    slices, done = InSlices(), list[int]()
    dropped, other = slices.submit(counting, done, 3), slices.submit(max, 1, 2)
    slices.step(0.0)
    dropped.cancel()
    while slices.step(0.0):
        pass
    assert (done, other.result(0)) == ([0], 2)


@pytest.mark.parametrize("level", ["easy", "steady", "strong", "expert"])
def test_bit_by_bit_they_decide_and_advise_the_same(level: str) -> None:
    state = after(ordinary_round(Seat.TWO).state, Open(Seat.TWO))
    for played in range(5):
        view = view_for(state, state.seat)
        slices = InSlices()
        chosen = slices.submit(choose, level, view, played)
        told = slices.submit(advise, level, view, played)
        steps = 1
        while slices.step(0.0):
            steps += 1
        assert chosen.result(0) == choose(level, view, played)
        assert told.result(0) == advise(level, view, played)
        # Each lock-step of the rounds that are played out is a step of its own.
        assert steps > 20 or level in {"easy", "steady"}
        state = apply(state, chosen.result(0))


def ends_at_once(code: int = 1) -> None:
    os._exit(code)


def test_where_processes_die_as_they_begin_the_loop_thinks() -> None:
    with patch("dekabes.workers._begin", ends_at_once), ThinkingProcess() as process:
        process.think()
        (child,) = multiprocessing.active_children()
        child.join(SECONDS)
        assert eventually(process, os.getpid) == os.getpid()


def eventually(process: ThinkingProcess, work: Callable[[], int]) -> int:
    """What the work gives once it is done by something that lasts."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        asked = process.submit(work)
        think_on(process)
        try:
            return asked.result(SECONDS)
        except BrokenProcessPool:
            time.sleep(0.02)
    raise AssertionError("nothing works")
