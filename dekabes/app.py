"""Wires the rooms together: the command line to the app, the app to the computers."""

from __future__ import annotations

import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from itertools import count
from typing import TYPE_CHECKING

from dekabes import cli
from dekabes.cli.files import load_record
from dekabes.cli.play import PlayOptions, parse_play
from dekabes.cli.signals import ctrl_c_raises
from dekabes.cli.streams import complain
from dekabes.engine import History, new_match
from dekabes.players import STAND_INS, advise, choose
from dekabes.record import Record, Refusal, Tags
from dekabes.session import (
    FOUR_COMPUTERS,
    Hints,
    Pace,
    Questions,
    Seating,
    Session,
    Thinker,
    retagged,
    seating_of_tags,
    tags_of_seating,
)

if TYPE_CHECKING:
    from dekabes.ui.memory import Memory

NOT_OPENED = 1
BAD_RECORD = 2


def main(argv: list[str]) -> int:
    """Run the app or one of its commands; the exit status."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Small pictures are drawn slower by many threads than by one.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return cli.main(argv, play)


def play(argv: list[str]) -> int:
    """Open the app with these options."""
    options = parse_play(argv)
    try:
        record = load_record(options.record) if options.record else None
    except Refusal as refusal:
        complain(refusal)
        return BAD_RECORD
    seating = seating_of(options, record)
    _tell_of_stand_ins(seating)
    from dekabes.ui.errors import CannotWriteError, NoScreenError

    try:
        _open(options, record, seating)
    except (NoScreenError, CannotWriteError) as error:
        complain(error)
        return NOT_OPENED
    return 0


def _tell_of_stand_ins(seating: Seating | None) -> None:
    levels = seating.levels if seating else ()
    for level in sorted({level for level in levels if level and level in STAND_INS}):
        other = STAND_INS[level]
        complain(f"{level} computers see all hands; {other} ones play for them.")


def seating_of(options: PlayOptions, record: Record | None) -> Seating | None:
    """Who plays: the options say it, else the record does; None where neither starts a match."""
    if options.seating:
        return options.seating
    if record is None:
        return FOUR_COMPUTERS if options.demo else None
    seating = seating_of_tags(record.tags)
    return _without_people(seating) if options.demo else seating


def _without_people(seating: Seating) -> Seating:
    """The computers of a seating, and ordinary ones at the other seats."""
    for seat in seating.humans:
        seating = seating.with_at(seat, FOUR_COMPUTERS.at(seat))
    return seating


class Sessions:
    """Makes the sessions of one run, each with deals and computers of its own seed."""

    def __init__(
        self,
        executor: Executor,
        seed: int | None,
        renew: Callable[[], None] = lambda: None,
        pace: Pace | None = None,
    ) -> None:
        """`renew` frees the executor from work that does not end."""
        self._questions = Questions(executor, renew=renew)
        self._seed = secrets.randbits(64) if seed is None else seed
        self._matches = count(1)
        self._pace = pace or Pace()

    def fresh(self, seating: Seating) -> Session:
        """A new match."""
        return self._session(History.of(new_match()), seating, tags_of_seating(seating))

    def resumed(self, record: Record, seating: Seating) -> Session:
        """The match of a record, gone on with; its tags say who plays now."""
        return self._session(record.history(), seating, retagged(record.tags, seating))

    def _session(self, history: History, seating: Seating, tags: Tags) -> Session:
        thinker = Thinker(self._questions, choose, pace=self._pace)
        seed = f"{self._seed}/match {next(self._matches)}"
        hints = Hints(self._questions, advise, seed)
        return Session(history, seating, thinker, seed=seed, tags=tags, hints=hints)


def _open(options: PlayOptions, record: Record | None, seating: Seating | None) -> None:
    from dekabes.ui.run import run
    from dekabes.workers import ThinkingProcess

    with ctrl_c_raises(), ThinkingProcess() as executor:
        memory = _memory(options)
        pace = Pace(memory.slowest, memory.decided)
        sessions = Sessions(executor, options.seed, executor.renew, pace)
        session = None
        if record and seating:
            session = sessions.resumed(record, seating)
        elif seating:
            session = sessions.fresh(seating)
        run(options.start, session, sessions.fresh, memory, executor.think)


def _memory(options: PlayOptions) -> Memory:
    """What is known of earlier runs; nothing in one that is only to be looked at."""
    from dekabes.storage import Store, user_folder
    from dekabes.ui.memory import Memory

    if options.demo or options.start.screenshot:
        return Memory()
    return Memory(Store(options.data_dir or user_folder()))
