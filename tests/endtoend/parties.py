"""Several people at one device: what a stranger who plays for all of them sees."""

from __future__ import annotations

import json
from pathlib import Path

from tests.endtoend.stranger import Seen, lines_of

PARTY = "human:Ana,human:Béla,human:Citra,human:Dani"
TWO_AND_TWO = "human:Ana,computer:easy,human:Citra,computer:easy"


def match_is_over(seen: Seen) -> bool:
    """Whether a team has won the match."""
    return bool(seen["screen"] == "match_over")


def assert_private(trace: Path) -> None:
    """Hold that no line of the trace told more than the one at the device may see."""
    for line in map(json.loads, lines_of(trace)):
        hands = line["state"]["hands"]
        if line["screen"] in {"round_over", "match_over"} or hands is None:
            continue
        known = [seat for seat, hand in enumerate(hands, 1) if hand is not None]
        assert known == ([] if line["seat"] is None else [line["seat"]])
        own = hands[line["seat"] - 1] if line["seat"] else []
        assert set(line["faces"]) <= set(own)
        if line["screen"] == "handoff":
            assert (line["seat"], line["faces"], line["preview"]) == (None, [], None)
            assert line["to"] is not None


def covers(trace: Path) -> list[int]:
    """Whom the device went to, in order."""
    lines = [json.loads(line) for line in lines_of(trace)]
    to = [line["to"] for line in lines]
    return [seat for place, seat in enumerate(to) if seat and (not place or to[place - 1] != seat)]
