"""A match as its actions and a place in them."""

import pytest

from dekabes.engine import History, IllegalAction, Seat, StartRound, apply, new_match
from tests.engine.positions import ENTITLED_DEAL, PLAIN_DEAL, deal_of, decisions, move
from tests.engine.walks import check_tiles

FIRST_MOVES = (StartRound(1), deal_of(PLAIN_DEAL), *decisions("3:66 4:63R 1:61L"))


def test_a_history_leads_from_its_start_to_its_last_action() -> None:
    history = History.of(new_match(), FIRST_MOVES)
    assert (history.start, history.cursor) == (new_match(), 5)
    assert history.state.line.ends == (1, 3)
    assert history.past == FIRST_MOVES
    assert history.future == ()


def test_going_back_and_forth_brings_the_same_states() -> None:
    history = History.of(new_match(), FIRST_MOVES)
    back = history.at(3)
    assert (back.state.seat, back.state.line.ends) == (Seat.FOUR, (6, 6))
    assert back.future == decisions("4:63R 1:61L")
    assert back.at(5) == history
    assert hash(back.at(5).state) == hash(history.state)


def test_a_new_action_drops_what_lay_beyond_the_cursor() -> None:
    history = History.of(new_match(), FIRST_MOVES).at(3).then(move("4:64L"))
    assert history.actions == (*FIRST_MOVES[:3], move("4:64L"))
    assert history.state.line.ends == (4, 6)
    assert len(history.states) == 5


def test_every_state_of_it_is_what_the_actions_lead_to() -> None:
    history = History.of(new_match(), FIRST_MOVES)
    state = new_match()
    for number, action in enumerate(FIRST_MOVES):
        assert history.states[number] == state
        state = apply(state, action)
        check_tiles(state)
    assert history.state == state


def test_dealing_the_same_hands_again_restarts_the_round_alike() -> None:
    # As a restart does: back to the deal, whatever was played since, the answers kept.
    redeal = (StartRound(1), deal_of(ENTITLED_DEAL), *decisions("Redeal2"), deal_of(PLAIN_DEAL))
    fresh = History.of(new_match(), redeal)
    played = History.of(new_match(), (*redeal, *decisions("3:66 4:63R")))
    assert played.at(4).state == fresh.state
    assert (fresh.state.redeals, fresh.state.opener) == ((Seat.TWO,), Seat.THREE)


def test_an_illegal_action_leaves_the_history_as_it_was() -> None:
    history = History.of(new_match(), FIRST_MOVES)
    with pytest.raises(IllegalAction):
        history.then(move("2:64L"))
    assert history.cursor == 5


@pytest.mark.parametrize("cursor", [-1, 6])
def test_there_is_no_place_outside_a_history(cursor: int) -> None:
    with pytest.raises(ValueError, match="no place"):
        History.of(new_match(), FIRST_MOVES).at(cursor)
