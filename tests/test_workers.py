"""The process in which computers think: it is replaced when it dies or is stuck."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from unittest.mock import patch

import pytest

from dekabes.engine import Action, Open, Seat, View
from dekabes.session import Session, Thinker
from dekabes.workers import ThinkingProcess
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


def test_it_begins_before_anything_is_asked(process: ThinkingProcess) -> None:
    (child,) = multiprocessing.active_children()
    assert process.submit(os.getpid).result(SECONDS) == child.pid


def test_it_is_ready_to_think_before_the_first_question(process: ThinkingProcess) -> None:
    assert process.submit(has_learnt).result(SECONDS)


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
    thinker = Thinker(process, choose_for_ever, longest=5.0, renew=process.renew)
    session = Session(ordinary_round(Seat.TWO), one_person(1), thinker, seed="1")
    first = process.submit(os.getpid).result(SECONDS)
    for _ in range(5):
        session.step(1.0)
    assert session.history.past[-1] == Open(Seat.TWO)
    assert caplog.messages == ["a steady computer did not answer at seat 2"]
    assert process.submit(os.getpid).result(SECONDS) not in {first, os.getpid()}


@pytest.mark.parametrize("error", [OSError, ImportError, NotImplementedError])
@pytest.mark.parametrize("where", ["__init__", "submit"])
def test_where_there_can_be_no_process_a_thread_thinks_and_that_is_logged_once(
    error: type[Exception], where: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with patch.object(ProcessPoolExecutor, where, side_effect=error), ThinkingProcess() as process:
        assert process.submit(os.getpid).result(SECONDS) == os.getpid()
        assert process.submit(threading.get_ident).result(SECONDS) != threading.get_ident()
        with pytest.raises(ZeroDivisionError):
            process.submit(divmod, 1, 0).result(SECONDS)
        process.submit(for_ever)
        process.renew()
        assert process.submit(max, 1, 2).result(SECONDS) == 2
    assert len(caplog.messages) == 1


def ends_at_once(code: int = 1) -> None:
    os._exit(code)


def test_where_processes_die_as_they_begin_threads_think() -> None:
    with patch("dekabes.workers._begin", ends_at_once), ThinkingProcess() as process:
        (child,) = multiprocessing.active_children()
        child.join(SECONDS)
        assert eventually(process.submit, os.getpid) == os.getpid()


def eventually(submit: Callable[..., object], work: Callable[[], int]) -> int:
    """What the work gives once it is done by something that lasts."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        try:
            return submit(work).result(SECONDS)  # type: ignore[attr-defined, no-any-return]
        except BrokenProcessPool:
            time.sleep(0.02)
    raise AssertionError("nothing works")
