"""Thousands of random matches in which everything must hold at every step.

`DEKABES_WALKS=20000 pytest tests/engine/test_walks.py` walks so many matches instead of 2,000.
"""

import os

import pytest

from dekabes.engine import Phase
from tests.engine.walks import Walk, check, check_legal_against_all_candidates

MATCHES = int(os.environ.get("DEKABES_WALKS", "2000"))
PARTS = 8  # so that several processes can share the work
SAMPLE = 97  # every so manieth step is compared with all decisions there could be


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.timeout(max(240, MATCHES // 10))
def test_everything_holds_at_every_step_of_random_matches(part: int) -> None:
    steps = 0
    for seed in range(part, MATCHES, PARTS):
        for state in Walk(seed).match():
            check(state)
            steps += 1
            if steps % SAMPLE == 0:
                check_legal_against_all_candidates(state)
        assert state.phase is Phase.MATCH_OVER


@pytest.mark.parametrize("seed", range(8))
def test_legal_is_exactly_what_has_no_reason_against_it(seed: int) -> None:
    for state in Walk(seed).match():
        check_legal_against_all_candidates(state)
