"""Search: what each decision brings in worlds that may be true."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from dekabes.engine import Open, Phase, Play, View, view_for
from dekabes.players import choose
from dekabes.players.batch import Batch
from dekabes.players.effort import EFFORTS, Effort
from dekabes.players.search import evaluate
from tests.engine.sampler import completed
from tests.players.selfplay import asked_for, played

POSITIONS = asked_for("ALIKE_POSITIONS", 60)
DEALS = asked_for("ALIKE_DEALS", 5)
SMALL = Effort(work=4000, worlds=200, candidates=200)


def decisions(number: int, seed: int) -> Iterator[View]:
    """So many views of seats that have a choice, other than whether to demand a redeal."""
    found = 0
    for state in played(100 * number, seed):
        if found < number and state.phase is not Phase.REDEAL:
            view = view_for(state, state.seat)
            if len(view.legal) > 1:
                found += 1
                yield view


# The expert takes its time: it is asked at fewer positions, and with less effort at all of them.
@pytest.mark.parametrize(
    ("effort", "number_of_positions"),
    [(EFFORTS["strong"], POSITIONS), (SMALL, POSITIONS), (EFFORTS["expert"], POSITIONS // 6)],
)
def test_what_looks_alike_gets_the_same_figures_to_the_last_digit(
    effort: Effort, number_of_positions: int
) -> None:
    rng = Random(1)
    for number, view in enumerate(decisions(number_of_positions, 2)):
        options = evaluate(view, Random(number), effort)
        for _ in range(DEALS):
            alike = view_for(completed(view, rng), view.viewer)
            assert evaluate(alike, Random(number), effort) == options


def test_a_choice_is_the_best_option_and_legal() -> None:
    for number, view in enumerate(decisions(POSITIONS // 3, 3)):
        best = evaluate(view, Random(number), EFFORTS["strong"])[0]
        assert choose("strong", view, number) == best.action
        assert choose("expert", view, number) in view.legal


def test_every_legal_decision_is_an_option_the_best_first() -> None:
    for number, view in enumerate(decisions(POSITIONS, 4)):
        options = evaluate(view, Random(number), SMALL)
        assert sorted(map(str, view.legal)) == sorted(str(option.action) for option in options)
        equities = [option.equity for option in options]
        assert equities == sorted(equities, reverse=True)
        for option in options:
            assert 0 <= option.equity <= 1
            assert 0 <= option.win <= 1
            assert -2 * view.base <= option.value <= 2 * view.base


def test_with_equal_ends_both_ways_to_join_a_tile_weigh_the_same() -> None:
    seen = 0
    for view in decisions(2000, 5):
        if view.line.ends and view.line.ends[0] == view.line.ends[1]:
            by_tile: dict[object, set[float]] = {}
            for option in evaluate(view, Random(1), SMALL):
                assert isinstance(option.action, Play)
                by_tile.setdefault(option.action.tile, set()).add(option.equity)
            assert all(len(equities) == 1 for equities in by_tile.values())
            seen += 1
        if seen == 5:
            break
    assert seen == 5


def test_the_choice_of_an_opener_is_weighed_as_well() -> None:
    chooses = (v for v in decisions(400, 6) if v.phase is Phase.CHOOSE)
    options = evaluate(next(chooses), Random(1), SMALL)
    assert len(options) == 2
    assert all(isinstance(option.action, Open) for option in options)


def test_work_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    # A round has as many plays left as there are tiles; nearly as many passes may come between.
    moved = 0
    step = Batch.step

    def counting(batch: Batch, moves: np.ndarray) -> None:
        nonlocal moved
        moved += len(moves)
        step(batch, moves)

    monkeypatch.setattr(Batch, "step", counting)
    for number, view in enumerate(decisions(POSITIONS, 7)):
        moved = 0
        evaluate(view, Random(number), EFFORTS["strong"])
        before = (len(view.moves) + 1) * EFFORTS["strong"].work // 2
        assert moved <= 4 * EFFORTS["strong"].work + before
