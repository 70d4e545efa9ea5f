"""Computers that fail, are stuck or are slow: play goes on, and no pause tells what they hold."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from dekabes.engine import (
    Action,
    History,
    Open,
    Pass,
    Phase,
    Play,
    Seat,
    StartRound,
    View,
    match_from,
    view_for,
)
from dekabes.session import Choose, Computer, Human, Pace, Questions, Session, Thinker
from tests.session.tables import (
    OnDemand,
    awaited,
    decide_first,
    entitled_deal,
    first_legal,
    one_person,
    ordinary_round,
    play_on,
    table,
    to_a_pass,
)

TILE = re.compile(r"\d\d|Tile|hand")


def raises(_level: str, view: View, _seed: int) -> Action:
    raise RuntimeError(f"I hold {view.hand}")


def illegal(_level: str, _view: View, _seed: int) -> Action:
    return StartRound(99)


def of_another_seat(_level: str, view: View, _seed: int) -> Action:
    return Pass(Seat.ONE if view.viewer is Seat.TWO else Seat.TWO)


def nothing(_level: str, _view: View, _seed: int) -> Action:
    return None  # type: ignore[return-value]


class Incomparable:
    """What cannot even be looked for among legal actions."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("neither equal nor unequal")

    __hash__ = None  # type: ignore[assignment]


def incomparable(_level: str, _view: View, _seed: int) -> Action:
    return Incomparable()  # type: ignore[return-value]


class Own(BaseException):
    """What no program expects."""


class Misnamed:
    """What raises more than an error when it is looked at."""

    def __eq__(self, other: object) -> bool:
        raise SystemExit("64")

    __hash__ = None  # type: ignore[assignment]


def misnamed(_level: str, _view: View, _seed: int) -> Action:
    return Misnamed()  # type: ignore[return-value]


def raising(kind: type[BaseException]) -> Choose:
    """A computer that raises this, with its hand."""

    def choose(_level: str, view: View, _seed: int) -> Action:
        raise kind(f"I hold {view.hand}")

    return choose


AT_FAULT = [
    *(raises, illegal, of_another_seat, nothing, incomparable, misnamed),
    *map(raising, (SystemExit, KeyboardInterrupt, GeneratorExit, MemoryError, Own)),
]


@pytest.mark.parametrize("choose", AT_FAULT)
def test_where_a_computer_fails_the_first_legal_action_is_taken_and_it_is_logged(
    choose: Choose, caplog: pytest.LogCaptureFixture
) -> None:
    session = table(ordinary_round(Seat.TWO), choose=choose)
    session.step(1.0)
    assert session.history.past[-1] == Open(Seat.TWO)
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage().startswith("the computer at seat 2 (steady) ")
    assert not TILE.search(record.getMessage())


@pytest.mark.parametrize("choose", AT_FAULT)
def test_a_round_of_failing_computers_comes_to_its_end(choose: Choose) -> None:
    session = table(ordinary_round(Seat.TWO), human=0, choose=choose)
    play_on(session)
    assert session.view.phase is Phase.ROUND_OVER


def test_ctrl_c_ends_the_program_while_an_answer_is_heard() -> None:
    class Interrupted:
        def __eq__(self, other: object) -> bool:
            raise KeyboardInterrupt

        __hash__ = None  # type: ignore[assignment]

    def choose(_level: str, _view: View, _seed: int) -> Action:
        return Interrupted()  # type: ignore[return-value]

    session = table(ordinary_round(Seat.TWO), choose=choose)
    with pytest.raises(KeyboardInterrupt):
        session.step(1.0)


class Closed(Executor):
    """Takes no work any more."""

    def submit(self, fn: object, /, *args: object, **kwargs: object) -> Future[Any]:
        raise RuntimeError("cannot schedule new futures after shutdown: 64")


def test_where_nobody_can_be_asked_play_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    session = table(ordinary_round(Seat.TWO), executor=Closed())
    session.step(1.0)
    assert session.history.past[-1] == Open(Seat.TWO)
    assert caplog.messages == ["the computer at seat 2 (steady) failed: RuntimeError"]


class Stuck(OnDemand):
    """Works for ever at whatever it is asked, until it is freed from it."""

    def __init__(self) -> None:
        super().__init__()
        self.freed = 0

    def free(self) -> None:
        """What was under way is left."""
        self.freed += 1
        self.waiting.clear()


def asked_before(executor: OnDemand) -> Questions:
    """Questions to what has answered already, so that it has come as far as to think."""
    questions = Questions(executor)
    questions.ask(str)
    executor.work()
    return questions


def watched(
    executor: Executor,
    renew: Callable[[], None] = lambda: None,
    *,
    questions: Questions | None = None,
    history: History | None = None,
    human: int = 1,
    pace: Pace | None = None,
    longest: float = 10.0,
) -> Session:
    """A table whose computers are waited for no longer than so long."""
    questions = questions or Questions(executor, longest=longest, renew=renew)
    thinker = Thinker(questions, first_legal, pace=pace)
    return Session(history or ordinary_round(Seat.TWO), one_person(human), thinker, seed="1")


def test_a_computer_that_never_answers_is_waited_for_until_the_limit_and_then_left(
    caplog: pytest.LogCaptureFixture,
) -> None:
    executor = Stuck()
    session = watched(executor, executor.free)
    for _ in range(9):
        session.step(1.0)
    assert (awaited(session), executor.freed) == (Computer(Seat.TWO), 0)
    assert session.view.opener is None
    session.step(1.0)
    assert session.history.past[-1] == Open(Seat.TWO)
    assert executor.freed == 1
    assert caplog.messages == ["the computer at seat 2 (steady) failed: no answer"]


def test_a_round_of_computers_that_never_answer_comes_to_its_end() -> None:
    executor = Stuck()
    session = watched(executor, executor.free, human=0, longest=3.0)
    play_on(session, limit=400)
    assert session.view.phase is Phase.ROUND_OVER


def test_the_wait_for_a_stuck_computer_slows_no_later_move() -> None:
    executor = Stuck()
    pace = Pace()
    session = watched(executor, executor.free, pace=pace)
    session.pause = 0.9
    for _ in range(10):
        session.step(1.0)
    assert pace.pause("steady", 0.9) == 0.9


def test_an_answer_that_comes_after_its_limit_is_not_heard() -> None:
    executor = OnDemand()
    session = watched(executor)
    for _ in range(10):
        session.step(1.0)
    after = session.history
    executor.work()
    assert session.history is after
    assert after.past[-1] == Open(Seat.TWO)


def test_a_question_behind_one_that_was_taken_back_has_its_own_limit() -> None:
    executor = Stuck()
    session = watched(executor, executor.free, history=ordinary_round(seed=6))
    decide_first(session)
    decide_first(session)
    for _ in range(9):
        session.step(1.0)
    session.undo()
    decide_first(session)
    for _ in range(9):
        session.step(1.0)
    assert (awaited(session), executor.freed) == (Computer(Seat.TWO), 0)
    session.step(1.0)
    assert (len(session.view.moves), executor.freed) == (2, 1)


# The pause.


def seconds_until_a_move(session: Session, executor: OnDemand, thinks: float = 0.0) -> float:
    """How long the next move takes to come, in tenths, if the computer thinks for so long."""
    before = session.history.cursor
    for tenths in range(1, 100):
        if tenths > round(thinks * 10):
            executor.work()
        session.step(0.1)
        if session.history.cursor != before:
            return tenths / 10
    raise AssertionError("no move came")


def at_a_pause(history: History, executor: OnDemand, pace: Pace, human: int = 0) -> Session:
    questions = asked_before(executor)
    session = watched(executor, history=history, human=human, pace=pace, questions=questions)
    session.pause = 0.85
    return session


def opens_after(executor: OnDemand, pace: Pace, thinks: float) -> float:
    """How long it takes until seat 2 has chosen the opener, which it thinks about for so long."""
    session = at_a_pause(ordinary_round(Seat.TWO), executor, pace)
    return seconds_until_a_move(session, executor, thinks)


def test_quick_answers_all_come_after_the_same_pause() -> None:
    executor, pace = OnDemand(), Pace()
    assert {opens_after(executor, pace, thinks) for thinks in (0.0, 0.3, 0.8, 0.2)} == {0.9}


def test_after_a_slow_answer_every_move_of_that_level_comes_as_late() -> None:
    executor, pace = OnDemand(), Pace()

    assert [opens_after(executor, pace, thinks) for thinks in (0.0, 2.0, 0.0, 1.5)] == [
        0.9,
        2.1,
        2.1,
        2.1,
    ]
    assert [opens_after(executor, pace, thinks) for thinks in (2.4, 0.0)] == [2.5, 2.5]


def test_a_forced_pass_comes_as_late_as_a_decision_and_nobody_thinks_about_it() -> None:
    executor, pace = OnDemand(), Pace()
    session = at_a_pause(ordinary_round(Seat.TWO), executor, pace)
    assert seconds_until_a_move(session, executor, thinks=2.0) == 2.1
    forced = at_a_pause(to_a_pass(), executor, pace)
    forced.step(0.1)
    assert executor.waiting == []
    for _ in range(19):
        assert not forced.step(0.1)
    assert forced.step(0.1)
    assert isinstance(forced.history.past[-1], Pass)


def test_the_last_tile_that_fits_comes_as_late_as_a_choice() -> None:
    executor, pace = OnDemand(), Pace()
    session = at_a_pause(to_one_play(), executor, pace)
    pace.took("steady", 1.65)
    assert seconds_until_a_move(session, executor) == 1.7
    assert isinstance(session.history.past[-1], Play)


def to_one_play() -> History:
    """A position in which the seat to decide has a single legal play."""
    session = table(ordinary_round(), human=0)
    for _ in range(60):
        state = session.history.state
        legal = view_for(state, state.seat).legal if state.seat else ()
        if len(legal) == 1 and isinstance(legal[0], Play):
            return session.history
        session.step(1.0)
    raise AssertionError("everybody had a choice")


def test_each_level_has_a_pace_of_its_own_which_the_next_match_keeps() -> None:
    pace = Pace()
    pace.took("expert", 2.0)
    pace.took("expert", 1.0)
    assert (pace.pause("expert", 0.9), pace.pause("easy", 0.9)) == (2.0, 0.9)
    executor = OnDemand()
    pace.took("steady", 1.35)
    later = at_a_pause(ordinary_round(Seat.THREE), executor, pace)
    assert seconds_until_a_move(later, executor) == 1.4


def test_what_earlier_runs_found_is_known_from_the_first_move_on() -> None:
    told: list[tuple[str, float]] = []
    executor, pace = OnDemand(), Pace({"steady": 1.95}, lambda *slower: told.append(slower))
    assert opens_after(executor, pace, 0.0) == 2.0
    assert told == []
    assert opens_after(executor, pace, 2.4) == 2.5
    assert [(level, round(seconds, 3)) for level, seconds in told] == [("steady", 2.5)]


def test_a_machine_that_stood_still_slows_no_later_move() -> None:
    executor, pace = OnDemand(), Pace()
    assert [opens_after(executor, pace, thinks) for thinks in (7.0, 0.0)] == [7.1, 0.9]
    assert [opens_after(executor, pace, thinks) for thinks in (2.8, 0.0)] == [2.9, 2.9]


def test_the_start_of_those_who_think_slows_no_later_move() -> None:
    executor, pace = OnDemand(), Pace()
    session = watched(executor, pace=pace)
    session.pause = 0.85
    assert seconds_until_a_move(session, executor, thinks=2.0) == 2.1
    assert pace.pause("steady", 0.85) == 0.85


def test_where_no_pause_is_wanted_there_is_none() -> None:
    executor, pace = OnDemand(), Pace()
    pace.took("steady", 5.0)
    session = at_a_pause(ordinary_round(Seat.TWO), executor, pace)
    session.pause = 0.0
    assert seconds_until_a_move(session, executor) == 0.2  # asked in one step, heard in the next


def test_after_a_restart_moves_come_again_as_late_as_at_first() -> None:
    executor, pace = OnDemand(), Pace()
    pace.took("steady", 1.35)
    session = at_a_pause(ordinary_round(Seat.TWO), executor, pace, human=1)
    assert seconds_until_a_move(session, executor) == 1.4
    session.restart()
    assert seconds_until_a_move(session, executor) == 1.4
    assert session.history.past[-1] == Open(Seat.TWO)


def test_the_pause_of_a_person_who_decides_tells_nothing_of_the_computers() -> None:
    executor, pace = OnDemand(), Pace()
    session = at_a_pause(ordinary_round(), executor, pace, human=1)
    decide_first(session)
    assert awaited(session) == Human(Seat.ONE)
    for _ in range(100):
        session.step(1.0)
    decide_first(session)
    assert seconds_until_a_move(session, executor) == 0.9
    assert pace.pause("steady", 0.85) == 0.85


def test_a_demand_for_a_redeal_does_not_wait_for_the_pace() -> None:
    pace = Pace()
    pace.took("steady", 5.0)
    executor = OnDemand()
    start = History.of(match_from((0, 0), 1, Seat.TWO), [StartRound(1), entitled_deal()])
    session = at_a_pause(start, executor, pace, human=2)
    assert seconds_until_a_move(session, executor) == 0.2
