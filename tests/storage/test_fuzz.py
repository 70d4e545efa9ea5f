"""Whatever a file holds, it is read or refused."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from dekabes.storage.preferences import Preferences, format_preferences, parse_preferences

NAMES = ("Seats", "Name1", "lang", "volume", "muted", "more")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
FILES = st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=5)


def read(content: bytes) -> Preferences | None:
    """What a file says; None if it is refused."""
    try:
        return parse_preferences(content)
    except ValueError:
        return None


@given(st.binary(max_size=200))
def test_bytes_are_read_or_refused(content: bytes) -> None:
    read(content)


@given(FILES)
def test_what_is_read_is_written_so_that_it_is_read_again(more: dict[str, object]) -> None:
    told = {"format": "dekabes-preferences", "version": 1, **more}
    known = read(json.dumps(told).encode())
    if known is not None:
        assert parse_preferences(format_preferences(known)) == known
