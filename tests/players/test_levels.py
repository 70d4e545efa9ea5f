"""What holds for every level."""

import pickle
from random import Random

import pytest

from dekabes.engine import Phase, Redeal, Seat, View, match_from, view_for
from dekabes.players import FOR_MEASURING, PLAYERS, advise, choose, player_for
from tests.engine.positions import ENTITLED_DEAL, dealt
from tests.engine.sampler import completed
from tests.engine.walks import Walk

FOR_PEOPLE = ("easy", "steady", "strong", "expert")
READY = (*FOR_PEOPLE, "random", "greedy")
QUICK = ("easy", "steady", "random", "greedy")


def decisions_of(seed: int) -> list[View]:
    """The views of all seats that had to decide in a random match."""
    return [view_for(state, state.seat) for state in Walk(seed).match() if state.seat]


def test_the_levels_that_are_ready() -> None:
    assert tuple(PLAYERS) == FOR_PEOPLE
    assert (*PLAYERS, *FOR_MEASURING) == READY


def test_who_would_see_all_hands_has_no_seat_and_an_expert_plays_for_it() -> None:
    assert player_for("perfect") is player_for("expert")


@pytest.mark.parametrize("name", ["", "Easy", "grandmaster"])
def test_there_are_no_other_levels(name: str) -> None:
    with pytest.raises(ValueError, match="no level is called"):
        player_for(name)


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("seed", range(20))
def test_a_choice_is_legal_at_every_decision_of_random_matches(level: str, seed: int) -> None:
    for number, view in enumerate(decisions_of(seed)):
        assert choose(level, view, number) in view.legal


@pytest.mark.parametrize("level", QUICK)
def test_the_same_view_and_seed_give_the_same_choice(level: str) -> None:
    for view in decisions_of(30):
        copy = pickle.loads(pickle.dumps(view))
        assert choose(level, view, 7) == choose(level, copy, 7)


@pytest.mark.parametrize("level", QUICK)
def test_what_looks_alike_gets_the_same_choice_and_advice(level: str) -> None:
    rng, dealt_otherwise = Random(31), 0
    for state in Walk(31).match():
        if state.seat:
            view = view_for(state, state.seat)
            other = completed(view, rng)
            alike = view_for(other, view.viewer)
            assert alike == view
            assert choose(level, alike, 7) == choose(level, view, 7)
            assert advise(level, alike, 7) == advise(level, view, 7)
            dealt_otherwise += other.hands != state.hands
    assert dealt_otherwise > 50


@pytest.mark.parametrize("level", READY)
def test_a_choice_can_be_asked_for_in_another_process(level: str) -> None:
    view = decisions_of(32)[0]
    ask = pickle.loads(pickle.dumps((choose, level, view, 5)))
    assert ask[0](*ask[1:]) == choose(level, view, 5)


@pytest.mark.parametrize("level", [*READY, "perfect"])
@pytest.mark.parametrize("seed", range(5))
def test_a_computer_that_may_demand_a_redeal_always_does(level: str, seed: int) -> None:
    for asked in (dealt(ENTITLED_DEAL), dealt(ENTITLED_DEAL, match_from((0, 2), 1, Seat.FOUR))):
        assert asked.phase is Phase.REDEAL
        assert choose(level, view_for(asked, Seat.TWO), seed) == Redeal(Seat.TWO)
