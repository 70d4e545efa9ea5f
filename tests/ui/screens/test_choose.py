"""Choosing the opener: a person is named, then confirmed."""

from collections.abc import Callable
from functools import partial

import pytest

from dekabes.engine import Open, Seat
from dekabes.session import Human
from tests.ui.screens.rounds import MatchDesk


def choosing() -> MatchDesk:
    return MatchDesk("unfinished_choose", "choose")


def test_both_partners_can_be_named_and_nothing_is_confirmed_yet() -> None:
    desk = choosing()
    assert desk.targets == ["opener:1", "opener:3"]
    assert desk.top.faces == ("10", "31", "41", "61", "63", "64", "66")
    assert desk.top.preview is None


@pytest.mark.parametrize("seat", [Seat.ONE, Seat.THREE])
def test_the_one_who_was_named_opens_once_confirmed(seat: Seat) -> None:
    desk = choosing()
    desk.tap(f"opener:{seat}")
    assert desk.top.preview == f"Open {seat}"
    assert desk.table.awaits == Human(Seat.ONE)
    desk.tap("button:confirm")
    assert desk.table.history.past[-1] == Open(seat)
    assert desk.top.name == "table"


def test_another_tap_names_the_other_partner_instead() -> None:
    desk = choosing()
    desk.tap("opener:1")
    desk.tap("opener:3")
    assert desk.top.preview == "Open 3"


def ways_back(desk: MatchDesk) -> tuple[Callable[[], None], ...]:
    return partial(desk.tap, "button:cancel"), desk.top.tap_elsewhere, desk.top.leave


def test_cancel_a_tap_elsewhere_and_escape_take_the_choice_back() -> None:
    desk = choosing()
    for take_back in ways_back(desk):
        desk.tap("opener:3")
        take_back()
        assert desk.top.preview is None
        assert desk.targets == ["opener:1", "opener:3"]
