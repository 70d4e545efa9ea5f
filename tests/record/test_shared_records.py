"""Every record of the test data, each a test by itself: states, views, and the broken ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from dekabes.engine import Seat, view_for
from dekabes.record import Record, Refusal, read_record, state_object, view_object

RECORDS = Path(__file__).parent.parent / "data" / "records"
LINES: dict[str, int] = json.loads((RECORDS / "broken" / "lines.json").read_text(encoding="utf-8"))


def _names(pattern: str) -> list[str]:
    return sorted(path.name for path in RECORDS.glob(pattern))


def _record(name: str) -> Record:
    return read_record((RECORDS / name).read_bytes(), name)


def _same_order(found: dict[str, Any]) -> dict[str, Any]:
    """The object with those lists sorted that may stand in any order."""
    hands = found["hands"]
    return {
        **found,
        "legal": sorted(found["legal"]),
        "hands": hands and [hand if hand is None else sorted(hand) for hand in hands],
    }


def _expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / name).read_text(encoding="utf-8"))
    return found


def _compare(found: dict[str, object], expected: dict[str, Any]) -> None:
    assert list(found) == list(expected)
    # Through JSON, so that only what is printed counts.
    assert _same_order(json.loads(json.dumps(found))) == _same_order(expected)


@pytest.mark.parametrize("name", _names("*.dkb"))
def test_record_leads_to_its_state(name: str) -> None:
    record = _record(name)

    _compare(state_object(record.state, record.tags), _expected(name.replace(".dkb", ".json")))


@pytest.mark.parametrize("name", _names("*.view*.json"))
def test_record_shows_each_seat_its_view(name: str) -> None:
    stem, view, _ = name.split(".")
    record = _record(f"{stem}.dkb")
    number = int(view.removeprefix("view"))
    viewer = Seat(number) if number else None

    _compare(view_object(view_for(record.state, viewer), record.tags), _expected(name))


@pytest.mark.parametrize("name", _names("broken/*.dkb"))
def test_broken_record_is_refused_at_its_line(name: str) -> None:
    file = f"broken/{name}"
    with pytest.raises(Refusal) as refused:
        _record(file)

    assert refused.value.line == LINES[name.removesuffix(".dkb")]
    assert str(refused.value) == f"{file}:{refused.value.line}: {refused.value.message}"


def test_nothing_of_the_test_data_is_left_out() -> None:
    assert len(_names("*.dkb")) == 24
    assert len(_names("*.view*.json")) == 14 * 5
    assert len(_names("broken/*.dkb")) == len(LINES) == 35
