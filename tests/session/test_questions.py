"""Questions: one after the other, none waited for for ever, and none blamed for another one."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from typing import Any

from dekabes.session.questions import NO_ANSWER, Failure, Questions
from tests.session.tables import Process


def questions(process: Process, *, begun: bool = True) -> Questions:
    """Questions with a limit of ten seconds, to a process that has answered before or has not."""
    asked = Questions(process, longest=10.0, renew=process.renew)
    if begun:
        asked.ask(str)
        process.work()
    return asked


def wait(asked: Questions, seconds: float) -> None:
    """Let time pass in steps of a tenth of a second."""
    for _ in range(round(seconds * 10)):
        asked.wait(0.1)


def test_a_question_is_answered() -> None:
    process = Process()
    question = questions(process).ask(max, 3, 5)
    assert not question.is_answered
    process.work()
    assert (question.is_answered, question.result) == (True, 5)


def test_the_next_question_begins_when_the_one_before_is_done() -> None:
    process = Process()
    asked = questions(process)
    asked.ask(max, 3, 5)
    second = asked.ask(max, 4, 6)
    assert len(process.at_work) == 1
    process.work()
    asked.wait(0.1)
    process.work()
    assert second.result == 6


def test_what_never_ends_is_given_up_at_its_limit_and_not_heard_later() -> None:
    process = Process()
    asked = questions(process)
    question = asked.ask(max, 3, 5)
    wait(asked, 9.5)
    assert (question.is_answered, process.renewals) == (False, 0)
    (end,) = process.at_work
    wait(asked, 1.0)
    assert (question.result, process.renewals) == (NO_ANSWER, 1)
    end()
    assert question.result == NO_ANSWER


def test_what_was_left_is_soon_out_of_the_way_of_another_question() -> None:
    """After one second, not at its limit of ten; and that second is not the other's."""
    process = Process()
    asked = questions(process)
    asked.drop(asked.ask(max, 3, 5))
    behind = asked.ask(max, 4, 6)
    wait(asked, 0.8)
    assert process.renewals == 0
    wait(asked, 0.4)
    assert (process.renewals, len(process.at_work)) == (1, 1)
    assert behind.waited < 0.3
    process.work()
    assert behind.result == 6


def test_who_has_yet_to_start_is_not_started_again_for_the_next_question() -> None:
    process = Process()
    asked = questions(process, begun=False)
    asked.drop(asked.ask(max, 3, 5))
    asked.ask(max, 4, 6)
    wait(asked, 9.0)
    assert process.renewals == 0
    wait(asked, 1.5)
    assert process.renewals == 1


def test_a_dropped_question_that_has_not_begun_is_never_put() -> None:
    process = Process()
    asked = questions(process)
    asked.ask(max, 3, 5)
    asked.drop(asked.ask(max, 4, 6))
    process.work()
    asked.wait(0.1)
    assert process.at_work == []


def test_dropping_what_has_not_begun_elsewhere_cancels_it() -> None:
    class Waiting(Process):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
            return Future()

    asked = Questions(Waiting())
    question = asked.ask(max, 3, 5)
    asked.drop(question)
    assert (question.is_answered, question.result) == (True, NO_ANSWER)


def test_only_the_thinking_of_one_who_has_started_is_a_fair_time() -> None:
    process = Process()
    asked = questions(process, begun=False)
    fair = []
    for _ in range(3):
        fair.append(asked.ask(max, 3, 5).is_fair)
        process.work()
    assert fair == [False, True, True]


def test_after_a_process_has_died_or_was_renewed_the_first_time_is_not_fair() -> None:
    def dies() -> None:
        raise BrokenExecutor("it was killed")

    process = Process()
    asked = questions(process)
    fair = [asked.ask(dies).is_fair]
    process.work()
    fair.append(asked.ask(max, 3, 5).is_fair)
    process.work()
    stuck = asked.ask(max, 3, 5)
    fair.append(stuck.is_fair)
    wait(asked, 10.5)
    fair += [stuck.is_fair, asked.ask(max, 3, 5).is_fair]
    assert fair == [True, False, True, False, False]


def test_a_failure_tells_the_kind_of_an_error_and_nothing_that_it_says() -> None:
    def fails() -> None:
        raise SystemError("I hold 64")

    class Closed(Process):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
            raise RuntimeError("I hold 64")

    process = Process()
    question = questions(process).ask(fails)
    process.work()
    assert question.result == Failure("SystemError")
    assert Questions(Closed()).ask(max, 3, 5).result == Failure("RuntimeError")
