"""Hints at the table: first where to look, then the move as a preview, and gone for the next."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from dekabes.engine import History, Open, Seat, StartRound, View, legal_actions, match_from
from dekabes.players import Advised, Reason, ReasonKind, advise, choose
from dekabes.session import Hints, Questions, Seating, Session, Thinker
from dekabes.session.advice import Advise
from tests.engine.positions import PLAIN_DEAL, deal_of
from tests.session.tables import AtOnce, OnDemand
from tests.ui.pilot import FRAME, Pilot, TakeOff, seating, seating_of, session_of

FOUR = ("Ana", "Budi", "Citra", "Dewi")


def played(moves: int = 4) -> History:
    """A later round with so many moves, the first legal ones."""
    history = History.of(match_from((0, 0), 1, Seat.ONE), [StartRound(1), deal_of(PLAIN_DEAL)])
    for _ in range(moves + 1):  # who opens is chosen first
        history = history.then(legal_actions(history.state)[0])
    return history


def alone(take_off: TakeOff) -> Pilot:
    """One person in turn, the line begun."""
    pilot = take_off(session_of(seating(1), played()))
    pilot.wait_for(lambda: "button:hint" in pilot.targets)
    return pilot


def thinking(take_off: TakeOff, who: Seating) -> tuple[Pilot, OnDemand]:
    """The same where a hint takes as long as the test lets it."""
    executor = OnDemand()
    hints = Hints(Questions(executor), advise, "1")
    session = Session(played(), who, Thinker(Questions(AtOnce()), choose), seed="1", hints=hints)
    pilot = take_off(session)
    if who.is_shared:
        pilot.uncover()
    pilot.wait_for(lambda: "button:hint" in pilot.targets)
    return pilot, executor


def test_the_first_tap_says_where_to_look_and_the_second_previews_the_move(
    take_off: TakeOff,
) -> None:
    pilot = alone(take_off)
    before = pilot.seen["state"]
    pilot.tap("button:hint")
    pilot.wait(FRAME)
    assert str(pilot.seen["notice"]).startswith("Look at ")
    assert (pilot.seen["lifted"], pilot.seen["preview"]) == (None, None)
    assert "button:confirm" not in pilot.targets

    pilot.tap("button:hint")
    assert pilot.seen["preview"] in before["legal"]
    assert pilot.seen["lifted"] == pilot.seen["preview"][2:4]
    assert {"button:confirm", "button:cancel", "preview"} <= set(pilot.targets)
    assert pilot.seen["state"] == before  # nothing is played without confirmation

    preview = pilot.seen["preview"]
    pilot.tap("button:confirm")
    assert preview in pilot.seen["state"]["moves"]
    assert pilot.seen["notice"] is None


def test_the_card_has_a_button_of_its_own_for_the_move(take_off: TakeOff) -> None:
    pilot = alone(take_off)
    pilot.tap("button:hint")
    pilot.wait(FRAME)
    pilot.tap("button:next")
    assert pilot.seen["preview"] in pilot.seen["state"]["legal"]
    assert "button:next" not in pilot.targets


def test_the_keyboard_is_enough(take_off: TakeOff) -> None:
    pilot = alone(take_off)
    pilot.key(pygame.K_h)
    pilot.wait(FRAME)
    assert str(pilot.seen["notice"]).startswith("Look at ")
    pilot.key(pygame.K_RETURN)
    preview = pilot.seen["preview"]
    assert preview
    pilot.key(pygame.K_RETURN)
    assert preview in pilot.seen["state"]["moves"]


def put_back(pilot: Pilot) -> None:
    pilot.tap("button:cancel")


def beside(pilot: Pilot) -> None:
    x, y, _, _ = pilot.targets["button:mute"]
    pilot.tap_at((x + 200, y + 4))


def escape(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)


def other_tile(pilot: Pilot) -> None:
    pilot.tap(next(name for name in pilot.targets if name.startswith("tile:")))


@pytest.mark.parametrize("stages", [1, 2])
@pytest.mark.parametrize("away", [put_back, beside, escape, other_tile])
def test_a_hint_goes_away_like_any_preview(
    take_off: TakeOff, away: Callable[[Pilot], None], stages: int
) -> None:
    pilot = alone(take_off)
    for _ in range(stages):
        pilot.tap("button:hint")
        pilot.wait(FRAME)
    away(pilot)
    assert pilot.screen == "table"
    assert "Look at" not in (pilot.seen["notice"] or "")
    assert "Then" not in (pilot.seen["notice"] or "")
    assert "button:next" not in pilot.targets


def test_while_it_is_thought_about_the_button_shows_it_and_all_goes_on(take_off: TakeOff) -> None:
    pilot, executor = thinking(take_off, seating(1))
    pilot.tap("button:hint")
    pilot.wait(1.0)
    button = next(each for each in pilot.desk.top.controls() if each.name == "button:hint")
    assert (button.chosen, button.icon) == (True, "thinking")
    assert pilot.seen["notice"] is None
    pilot.tap("button:sort")
    executor.work()
    pilot.wait(FRAME)
    assert str(pilot.seen["notice"]).startswith("Look at ")
    button = next(each for each in pilot.desk.top.controls() if each.name == "button:hint")
    assert (button.chosen, button.icon) == (True, "hint")


@pytest.mark.parametrize("away", [beside, escape, other_tile])
def test_who_goes_on_meanwhile_is_not_told_any_more(
    take_off: TakeOff, away: Callable[[Pilot], None]
) -> None:
    pilot, executor = thinking(take_off, seating(1))
    pilot.tap("button:hint")
    away(pilot)
    executor.work()
    pilot.wait(0.5)
    assert "Look at" not in (pilot.seen["notice"] or "")


def test_that_there_is_no_hint_is_said(take_off: TakeOff) -> None:
    hints = Hints(Questions(AtOnce()), lambda *_: (), "1")
    thinker = Thinker(Questions(AtOnce()), choose)
    session = Session(played(), seating(1), thinker, seed="1", hints=hints)
    pilot = take_off(session)
    pilot.wait_for(lambda: "button:hint" in pilot.targets)
    pilot.tap("button:hint")
    pilot.wait(FRAME)
    assert pilot.seen["notice"] == "There is no hint just now."


# Several people.


def left(pilot: Pilot) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.wait(FRAME)


def resized(pilot: Pilot) -> None:
    pilot.desk.resize((1024, 600))
    pilot.wait(FRAME)


def decided(pilot: Pilot) -> None:
    if "button:confirm" not in pilot.targets:
        pilot.tap("button:hint")
    pilot.tap("button:confirm")


def undone(pilot: Pilot) -> None:
    pilot.tap("button:undo")
    pilot.tap("yes" if "yes" in pilot.targets else "button:yes")


@pytest.mark.parametrize("stages", [1, 2])
@pytest.mark.parametrize("happens", [left, resized, decided, undone])
def test_a_hint_for_one_is_gone_before_another_looks(
    take_off: TakeOff, happens: Callable[[Pilot], None], stages: int
) -> None:
    pilot = take_off(session_of(seating_of(*FOUR), played()))
    pilot.uncover()
    asking = pilot.seen["seat"]
    for _ in range(stages):
        pilot.tap("button:hint")
        pilot.wait(FRAME)
    assert pilot.seen["notice"]
    happens(pilot)
    pilot.wait_for(lambda: pilot.screen == "handoff")
    assert (pilot.seen["notice"], pilot.seen["preview"], pilot.seen["lifted"]) == (None, None, None)
    pilot.uncover()
    assert (pilot.seen["notice"], pilot.seen["preview"], pilot.seen["lifted"]) == (None, None, None)
    assert "button:next" not in pilot.targets
    told = [line for line in pilot.lines if line["notice"]]
    assert {line["seat"] for line in told} == {asking}


@pytest.mark.parametrize("happens", [left, resized])
def test_an_answer_that_comes_after_the_cover_is_told_to_nobody(
    take_off: TakeOff, happens: Callable[[Pilot], None]
) -> None:
    pilot, executor = thinking(take_off, seating_of(*FOUR))
    pilot.tap("button:hint")
    happens(pilot)
    executor.work()
    pilot.wait(0.5)
    pilot.uncover()
    pilot.wait(0.5)
    assert not [line for line in pilot.lines if line["notice"]]


def test_there_is_no_hint_to_ask_for_but_in_the_own_turn_with_an_open_hand(
    take_off: TakeOff,
) -> None:
    pilot = take_off(session_of(seating_of(*FOUR), played(0)))
    for _ in range(12):
        pilot.uncover()
        legal = pilot.seen["state"]["legal"]
        plays = [action for action in legal if "pass" not in action]
        assert ("button:hint" in pilot.targets) == bool(plays)
        if plays:
            pilot.tap("button:hint")
            pilot.wait(FRAME)
            pilot.tap("button:hint")
            pilot.tap("button:confirm")
        else:
            pilot.tap("button:pass")
    offered = [line for line in pilot.lines if "button:hint" in line["targets"]]
    assert offered
    assert all(line["seat"] == line["state"]["seat"] is not None for line in offered)


# Who chooses the opener.


def choosing(take_off: TakeOff, advise_with: Advise = advise) -> Pilot:
    """One person who is to say who of the two partners opens."""
    start = History.of(match_from((0, 0), 1, Seat.ONE), [StartRound(1), deal_of(PLAIN_DEAL)])
    hints = Hints(Questions(AtOnce()), advise_with, "1")
    thinker = Thinker(Questions(AtOnce()), choose)
    pilot = take_off(Session(start, seating(1), thinker, seed="1", hints=hints))
    pilot.wait_for(lambda: "button:hint" in pilot.targets)
    assert pilot.screen == "choose"
    return pilot


def partner_opens(_level: str, view: View, _seed: int) -> tuple[Advised, ...]:
    """An adviser that has two reasons for letting the partner open."""
    reasons = (
        Reason(ReasonKind.PARTNER_MAY, count=1, seats=(Seat.THREE,)),
        Reason(ReasonKind.TRIED),
    )
    return (Advised(Open(Seat.THREE), None, reasons),)


def test_a_hint_for_the_chooser_has_two_stages_too(take_off: TakeOff) -> None:
    pilot = choosing(take_off, partner_opens)
    partner = pilot.desk.name_of(Seat.THREE)
    pilot.tap("button:hint")
    pilot.wait(FRAME)
    told = f"Look at your hand. Perhaps {partner} has more doubles."
    assert (pilot.seen["notice"], pilot.seen["preview"]) == (told, None)
    pilot.tap("button:next")
    assert pilot.seen["preview"] == "Open 3"
    assert pilot.seen["notice"] == "Tried many times, nothing did better."
    pilot.tap("button:confirm")
    assert pilot.screen == "table"
    assert pilot.seen["state"]["opener"] == 3


def test_the_chooser_needs_the_keyboard_only(take_off: TakeOff) -> None:
    pilot = choosing(take_off)
    pilot.key(pygame.K_h)
    pilot.wait(FRAME)
    assert str(pilot.seen["notice"]).startswith("Look at your hand. ")
    pilot.key(pygame.K_h)
    assert pilot.seen["preview"] in pilot.seen["state"]["legal"]
    pilot.key(pygame.K_RETURN)
    assert pilot.screen == "table"


def other_opener(pilot: Pilot) -> None:
    pilot.tap("opener:1")


def far_beside(pilot: Pilot) -> None:
    pilot.tap_at((640, 790))


@pytest.mark.parametrize("stages", [1, 2])
@pytest.mark.parametrize("away", [put_back, far_beside, escape, other_opener])
def test_a_hint_for_the_chooser_goes_away_like_any_choice(
    take_off: TakeOff, away: Callable[[Pilot], None], stages: int
) -> None:
    pilot = choosing(take_off, partner_opens)
    for _ in range(stages):
        pilot.tap("button:hint")
        pilot.wait(FRAME)
    away(pilot)
    assert (pilot.screen, pilot.seen["notice"]) == ("choose", None)
    assert pilot.seen["preview"] == ("Open 1" if away is other_opener else None)
    assert "button:next" not in pilot.targets


def test_that_the_chooser_gets_no_hint_is_said(take_off: TakeOff) -> None:
    pilot = choosing(take_off, lambda *_: ())
    pilot.tap("button:hint")
    pilot.wait(FRAME)
    assert pilot.seen["notice"] == "There is no hint just now."
