"""What is written names no tile of a hidden hand: the trace, the log, files and the title bar."""

from __future__ import annotations

import logging
import re
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from dekabes.engine import Action, History, StartRound, View, new_match
from dekabes.session import Questions, Session, Thinker
from dekabes.storage import Store
from dekabes.ui.memory import Memory
from dekabes.ui.settings import Speed
from tests.engine.positions import ENTITLED_DEAL, deal_of
from tests.privacy.faces import Witness
from tests.privacy.party import Party
from tests.session.tables import AtOnce
from tests.ui.pilot import TakeOff, seating_of, session_of

FOUR = seating_of("Ana", "Budi", "Citra", "Dewi")
TWO = seating_of("Ana", "easy", "steady", "Dewi")
TILE = re.compile(r"(?<![0-9])[0-6][0-6](?![0-9])|high=|low=|Tile")


def entitled() -> History:
    """A match in whose first deal seat 2 may demand a redeal."""
    return History.of(new_match(), [StartRound(1), deal_of(ENTITLED_DEAL)])


def check(line: dict[str, Any]) -> None:
    """One line of the trace of a shared match tells no more than the seat it is for may see."""
    state, seat = line["state"], line["seat"]
    hands = state["hands"] or [None] * 4
    over = state["phase"] in {"round_over", "match_over"}
    tiles = {name[5:] for name in line["targets"] if name.startswith("tile:")}
    if not over:
        assert [n for n, hand in enumerate(hands, 1) if hand is not None] in ([], [seat])
        own = set(hands[seat - 1] or ()) if seat else set()
        assert set(line["faces"]) <= own
        assert tiles <= own
    if seat is None and not over:
        assert (line["lifted"], line["preview"]) == (None, None)
        assert not {"end:left", "end:right", "open", "button:pass"} & set(line["targets"])
    if state["seat"] != seat:
        assert state["legal"] == []
    if "button:ready" in line["targets"]:
        asks = state["phase"] == "redeal" and state["seat"] == seat is not None
        assert asks or (state["phase"], state["seat"], state["opener"]) == ("deal", None, None)
        assert asks == ("button:redeal" in line["targets"] or line["preview"] is not None)


def test_every_line_of_the_trace_is_for_the_seat_that_it_names(
    witness: Witness, take_off: TakeOff
) -> None:
    pilot = take_off(session_of(FOUR, entitled(), seed="5"), size=(800, 600), speed=Speed.NONE)
    party = Party(pilot, witness, 5)
    while len(pilot.desk.table.history.state.rounds) < 1:
        party.go_on()
    pilot.wait(1.0)
    for line in pilot.lines:
        check(line)
    assert {line["seat"] for line in pilot.lines} == {None, 1, 2, 3, 4}
    assert {line["screen"] for line in pilot.lines} >= {"handoff", "look", "table", "round_over"}


class Failing(Executor):
    """Every question to a computer fails, with all that it holds in the message."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        return AtOnce().submit(_fails, *args)


def _fails(_level: str, view: View, _seed: int) -> Action:
    raise ValueError(f"I hold {view.hand}")


def test_nothing_that_is_logged_written_or_named_tells_a_tile(
    witness: Witness,
    take_off: TakeOff,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Not even where the computers fail, or a person's choices cannot be written."""
    caplog.set_level(logging.DEBUG)
    session = Session(entitled(), TWO, Thinker(Questions(Failing()), _fails), seed="1")
    pilot = take_off(session, size=(800, 600), speed=Speed.NONE)
    kept = tmp_path / "kept"
    pilot.desk._memory = Memory(Store(kept))
    party = Party(pilot, witness, 1)
    while len(session.history.state.moves) < 12:
        party.go_on()
    while not party.change_language():
        party.go_on()
    pilot.wait(2.0)
    pilot.desk._memory.write()  # waits for the disk
    assert "the computer at seat 3 (steady) failed: ValueError" in caplog.messages
    assert not any(map(TILE.search, caplog.messages))
    said = capfd.readouterr()
    assert said.out == said.err == ""
    assert [file.name for file in kept.iterdir()] == ["preferences.json"]
    written = (kept / "preferences.json").read_text(encoding="utf-8")
    assert not TILE.search(written)
    assert not any(TILE.search(line["screen"]) for line in pilot.lines)
