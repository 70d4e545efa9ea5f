"""Every reason that is told is true of real positions, and of the best move not told of all."""

from collections import Counter

import pytest

from dekabes.engine import Play, view_for
from dekabes.players import ReasonKind, advise
from tests.players.claims import CLAIMS, ENOUGH, Told, holds_everywhere, is_true
from tests.players.selfplay import asked_for, played


def test_every_kind_of_reason_claims_something() -> None:
    assert set(CLAIMS) == set(ReasonKind)


@pytest.mark.parametrize("level", ["strong", "steady"])
def test_the_words_are_true_and_say_why_not_another_tile(level: str) -> None:
    heard: Counter[ReasonKind] = Counter()
    for number, state in enumerate(played(asked_for("REASON_POSITIONS", 150), 8)):
        assert state.seat
        advised = advise(level, view_for(state, state.seat), number)
        figures = {each.action: each.figures for each in advised if each.figures}
        for each in advised:
            told = Told(state, each.action, figures)
            assert each.reasons
            for why in each.reasons:
                assert is_true(told, why), f"{why} of {each.action} after {state.moves}"
        best = advised[0]
        why = best.reasons[0]
        told = Told(state, best.action, figures)
        if figures and isinstance(best.action, Play) and why.kind not in ENOUGH:
            assert not holds_everywhere(told, why), f"{why} of {best.action} after {state.moves}"
        heard[why.kind] += 1
    assert len(heard) > 8
