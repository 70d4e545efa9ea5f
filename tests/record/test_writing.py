"""The canonical form, and that it reads back as what was written."""

from pathlib import Path
from random import Random

import pytest

from dekabes.engine import (
    Action,
    History,
    Phase,
    StartRound,
    State,
    apply,
    deal,
    legal_actions,
    match_from,
    new_match,
)
from dekabes.engine.seats import SEATS
from dekabes.record import Record, read_record, write_record
from tests.record.texts import FIRST_LINE, PLAYED, RESULT, ROUND, read

RECORDS = Path(__file__).parent.parent / "data" / "records"
SORTED_DEAL = (
    "Deal 10 11 40 51 52 61 65 / 32 33 41 44 53 55 62 / 00 22 30 31 50 60 66 / 20 21 42 43 54 63 64"
)


def test_the_writer_has_one_form() -> None:
    loose = (
        'dekabes-record 1\r\n  [Event "a \\" b"] ; kept\r\n\r\n[A ""]\r\n\tRound 1 ; x\r\n'
        + PLAYED.split("\n", 2)[2].replace("4:63R 1:61L", "4:36R\n 1:16L").replace("10 40", "01 04")
    )

    assert write_record(read(loose)) == (
        'dekabes-record 1\n[Event "a \\" b"]\n[A ""]\nRound 1\n'
        + SORTED_DEAL
        + "\n"
        + ROUND
        + RESULT
    )


def test_from_is_written_after_the_tags() -> None:
    text = f'{FIRST_LINE}\n[A "x"]\nFrom 0-3 2 4\nRound 1\n{SORTED_DEAL}\nOpen 2\n'

    assert write_record(read(text)) == text


def test_a_round_that_is_not_over_has_no_result() -> None:
    last_move_missing = PLAYED.removesuffix(" 4:54R\n")

    assert "Result" not in write_record(read(last_move_missing))
    assert write_record(read(f"{PLAYED}Round 2")).endswith(f"{RESULT}Round 2\n")


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.glob("*.dkb")))
def test_every_record_reads_back_as_it_was_written(name: str) -> None:
    record = read_record((RECORDS / name).read_bytes(), name)
    written = write_record(record)

    assert read(written) == record
    assert write_record(read(written)) == written


def _random_match(seed: int) -> History:
    """A match played at random to its end; odd seeds begin in mid-match."""
    rng = Random(seed)
    chooser = rng.choice(SEATS)
    start = (
        match_from((0, rng.randrange(4)), rng.randint(1, 2), chooser) if seed % 2 else new_match()
    )
    state, actions = start, []
    while state.phase is not Phase.MATCH_OVER:
        action = _random_action(state, rng)
        state = apply(state, action)
        actions.append(action)
    return History.of(start, actions)


def _random_action(state: State, rng: Random) -> Action:
    if state.round == 0 or state.phase is Phase.ROUND_OVER:
        return StartRound(state.round + 1)
    if state.phase is Phase.DEAL:
        return deal(rng)
    return rng.choice(legal_actions(state))


@pytest.mark.parametrize("seed", range(40))
def test_random_matches_read_back_as_they_were_played(seed: int) -> None:
    history = _random_match(seed)
    record = Record.of((("Event", f"random {seed}"),), history)
    found = read(write_record(record))

    assert found == record
    assert found.history() == history


@pytest.mark.parametrize("seed", [100, 101])
def test_a_match_reads_back_from_every_place_in_it(seed: int) -> None:
    history = _random_match(seed)
    for cursor in range(len(history.actions) + 1):
        record = Record.of((), history.at(cursor))
        found = read(write_record(record))

        assert found.actions == history.actions[:cursor]
        assert found.state == history.states[cursor]
