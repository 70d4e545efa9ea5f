"""Going on from a record: every state that a record can lead to opens on its own screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from dekabes.engine import Phase, view_for
from dekabes.record import read_record, view_object
from tests.ui.pilot import TakeOff, seating, session_of

RECORDS = sorted((Path(__file__).parent.parent / "data" / "records").glob("*.dkb"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("human", [1, 3])
def test_a_record_opens_where_it_stopped(take_off: TakeOff, path: Path, human: int) -> None:
    record = read_record(path.read_bytes(), path.name)
    session = session_of(seating(human), record.history())
    pilot = take_off(session)
    pilot.wait_for_turn()
    seen, state = pilot.seen, session.history.state
    assert seen["state"] == view_object(view_for(state, session.viewer), session.tags)
    expected = {
        Phase.ROUND_OVER: "round_over",
        Phase.MATCH_OVER: "match_over",
        Phase.REDEAL: "look",
        Phase.CHOOSE: "choose",
        Phase.PLAY: "table",
    }
    assert seen["screen"] == expected[state.phase]
    assert session.history.past[: len(record.actions)] == record.actions
