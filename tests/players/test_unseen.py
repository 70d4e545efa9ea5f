"""What a seat knows of the hands that it does not see."""

from dataclasses import replace

import pytest

from dekabes.engine import ALL_TILES, Phase, Redeal, Seat, State, apply, match_from, view_for
from dekabes.players.masks import INDEX, mask_of
from dekabes.players.unseen import Unseen
from tests.engine.positions import (
    ENTITLED_DEAL,
    ENTITLED_ELSEWHERE,
    PLAIN_DEAL,
    dealt,
    hand,
    moves,
    playing,
    tile,
)
from tests.engine.sampler import passed_on
from tests.players.selfplay import asked_for, played


def may_hold(unseen: Unseen, seat: Seat, word: str) -> bool:
    place = unseen.tiles.index(INDEX[tile(word)])
    return unseen.may_hold[unseen.seats.index(seat)][place]


def unseen_by(state: State, seat: Seat) -> Unseen:
    return Unseen.of(view_for(state, seat))


def test_after_the_deal_every_other_tile_may_be_anywhere() -> None:
    state = dealt(PLAIN_DEAL, match_from((0, 1), 1, Seat.TWO))
    unseen = unseen_by(state, Seat.FOUR)
    assert unseen.hand == mask_of(hand("21 43 42 63 54 64 20"))
    assert unseen.seats == (Seat.ONE, Seat.TWO, Seat.THREE)
    assert unseen.room == (7, 7, 7)
    assert mask_of(ALL_TILES[index] for index in unseen.tiles) == 2**28 - 1 - unseen.hand
    assert unseen.may_hold == ((True,) * 21,) * 3


def test_whoever_is_to_open_a_first_round_holds_66() -> None:
    unseen = unseen_by(dealt(PLAIN_DEAL), Seat.ONE)
    assert may_hold(unseen, Seat.THREE, "66")
    assert not may_hold(unseen, Seat.TWO, "66")
    assert not may_hold(unseen, Seat.FOUR, "66")
    # All other tiles may be anywhere.
    assert [sum(allowed) for allowed in unseen.may_hold] == [20, 21, 20]


def test_a_kept_redeal_question_says_nothing() -> None:
    asked = dealt(ENTITLED_DEAL, match_from((0, 1), 1, Seat.ONE))
    assert unseen_by(asked, Seat.ONE).may_hold == ((True,) * 21,) * 3
    assert unseen_by(asked, Seat.TWO).room == (7, 7, 7)


def test_while_a_seat_is_asked_in_a_first_round_nobody_is_known_to_hold_66() -> None:
    asked = dealt(ENTITLED_ELSEWHERE)
    assert asked.phase is Phase.REDEAL
    assert unseen_by(asked, Seat.ONE).may_hold == ((True,) * 21,) * 3


def test_a_seat_that_passed_holds_neither_of_the_open_numbers() -> None:
    table = playing(
        "41 / 55 / 33 / 44", "15 56 66 64", seat=2, moves=moves("1:66 2:65L 3:51L 4:64R 1:pass")
    )
    unseen = unseen_by(table, Seat.TWO)
    assert unseen.seats == (Seat.THREE, Seat.FOUR, Seat.ONE)
    assert unseen.room == (1, 1, 1)
    for word in ("44", "11", "41", "40", "21"):
        assert not may_hold(unseen, Seat.ONE, word)
        assert may_hold(unseen, Seat.THREE, word)
        assert may_hold(unseen, Seat.FOUR, word)
    assert may_hold(unseen, Seat.ONE, "60")


def test_only_a_seat_of_a_round_in_play_has_something_unseen() -> None:
    state = dealt(PLAIN_DEAL)
    thrown_in = apply(dealt(ENTITLED_DEAL), Redeal(Seat.TWO))
    over = replace(state, phase=Phase.ROUND_OVER, seat=None)
    for view in (
        view_for(state, None),
        view_for(thrown_in, Seat.ONE),
        view_for(over, Seat.ONE),
        view_for(State(), Seat.ONE),
    ):
        with pytest.raises(ValueError, match="round in play"):
            Unseen.of(view)


def test_in_self_play_it_is_what_the_log_says_and_the_truth_agrees() -> None:
    for state in played(asked_for("DEKABES_POSITIONS", 300), seed=1):
        assert state.hands is not None
        lacks = passed_on(state.moves)
        for viewer in Seat:
            unseen = unseen_by(state, viewer)
            tiles = [ALL_TILES[index] for index in unseen.tiles]
            held = [state.hands[seat.index] for seat in unseen.seats]
            assert unseen.room == tuple(map(len, held))
            assert sorted(tiles) == sorted(t for each in held for t in each)
            for seat, allowed, truly in zip(unseen.seats, unseen.may_hold, held, strict=True):
                for each, may in zip(tiles, allowed, strict=True):
                    assert may or each not in truly
                    if state.moves:
                        assert may == (not any(map(each.has, lacks[seat])))
