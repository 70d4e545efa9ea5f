"""People leave and come back from the menu: a question, and a cover for everybody else."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from dekabes.engine import (
    SEATS,
    History,
    Seat,
    StartRound,
    deal,
    match_from,
)
from dekabes.session import MatchOver, Occupant, RoundOver, Seating, Session
from dekabes.ui.settings import Speed
from tests.ui.pilot import FRAME, Pilot, TakeOff, session_of
from tests.ui.screens import menus

NAMES = ("Ana", "Béla", "Citra", "Dani")


def sitting(*people: Seat) -> Seating:
    one, two, three, four = (
        Occupant(None if seat in people else "easy", NAMES[seat.index]) for seat in SEATS
    )
    return Seating((one, two, three, four))


def match(*people: Seat) -> Session:
    """The looks of a round in which seat 1 chooses who opens; seat 2 looks first."""
    start = match_from((0, 0), 1, Seat.ONE)
    return session_of(sitting(*people), History.of(start, [StartRound(1), deal(Random(5))]))


def waive_looks(pilot: Pilot) -> None:
    while pilot.screen == "handoff" and "button:ready" in pilot.targets:
        pilot.tap("button:ready")


def change(pilot: Pilot, seat: Seat, answer: str = "yes") -> None:
    """Let somebody leave or come back."""
    pilot.tap("button:menu")
    pilot.tap(f"seat:{seat}")
    assert pilot.screen == "confirm"
    pilot.tap(f"button:{answer}")


def waits_for(pilot: Pilot, seat: Seat) -> None:
    """The cover lies there for this seat, and no face shows."""
    pilot.wait_for(lambda: pilot.screen == "handoff")
    seen = pilot.seen
    assert (seen["to"], seen["seat"], seen["faces"]) == (seat, None, [])


def assert_nobody_was_seen_but(pilot: Pilot, people: Collection[int] = SEATS) -> None:
    """All faces of the trace so far were in the hand of the seat that it names."""
    for line in pilot.lines:
        if line["state"]["phase"] in ("round_over", "match_over"):
            continue
        hands: list[Any] = line["state"]["hands"] or [None] * 4
        seat = line["seat"]
        assert seat is None or seat in people
        assert sorted(line["faces"]) == sorted(hands[seat - 1] if seat else [])
        assert [n for n, hand in enumerate(hands, 1) if hand is not None] == [seat] * bool(seat)


def choosing(take_off: TakeOff, *people: Seat) -> Pilot:
    """Seat 1 has the device and is to choose who opens."""
    pilot = take_off(match(*people))
    waive_looks(pilot)
    pilot.uncover()
    assert pilot.screen == "choose"
    return pilot


def opening(take_off: TakeOff, *people: Seat) -> Pilot:
    """Seat 1 has the device and is to open the round with any tile."""
    pilot = choosing(take_off, *people)
    pilot.tap("opener:1")
    pilot.tap("button:confirm")
    pilot.wait_for_turn()
    assert (pilot.screen, pilot.seen["seat"]) == ("table", 1)
    return pilot


# Who opens, where several people share the device.


def test_the_partner_who_was_chosen_gets_the_device_behind_a_cover(take_off: TakeOff) -> None:
    pilot = choosing(take_off, *SEATS)
    own = pilot.seen["faces"]
    pilot.tap("opener:3")
    assert pilot.seen["faces"] == own
    pilot.tap("button:confirm")
    assert pilot.seen["faces"] == []
    waits_for(pilot, Seat.THREE)
    after = [line for line in pilot.lines if line["state"]["opener"] == 3]
    assert {(line["screen"], line["seat"], *line["faces"]) for line in after} <= {
        ("table", None),
        ("handoff", None),
    }
    pilot.uncover()
    assert (pilot.screen, pilot.seen["seat"]) == ("table", 3)
    assert_nobody_was_seen_but(pilot)


def test_a_chooser_who_opens_goes_on_without_a_cover(take_off: TakeOff) -> None:
    pilot = choosing(take_off, *SEATS)
    own = pilot.seen["faces"]
    before = len(pilot.lines)
    pilot.tap("opener:1")
    pilot.tap("button:confirm")
    pilot.wait_for_turn()
    seen = pilot.seen
    assert (seen["screen"], seen["seat"], sorted(seen["faces"])) == ("table", 1, sorted(own))
    assert "handoff" not in {line["screen"] for line in pilot.lines[before:]}


# The menu.


def test_the_menu_shows_who_plays_each_persons_seat(take_off: TakeOff) -> None:
    pilot = opening(take_off, Seat.ONE, Seat.FOUR)
    pilot.tap("button:menu")
    assert [name for name in pilot.targets if name.startswith("seat:")] == ["seat:1", "seat:4"]
    signs = [c.icon for c in pilot.desk.top.controls() if c.name.startswith("seat:")]
    assert signs == ["person", "person"]
    pilot.tap("seat:4")
    pilot.tap("button:yes")
    pilot.tap("button:menu")
    signs = [c.icon for c in pilot.desk.top.controls() if c.name.startswith("seat:")]
    assert signs == ["person", "computer"]


def test_it_asks_first_and_no_changes_nothing(take_off: TakeOff) -> None:
    pilot = opening(take_off, *SEATS)
    pilot.tap(next(target for target in pilot.targets if target.startswith("tile:")))
    before = pilot.seen
    assert before["preview"]
    change(pilot, Seat.TWO, "no")
    assert {**pilot.seen, "t": 0} == {**before, "t": 0}


def test_the_question_says_what_happens(take_off: TakeOff) -> None:
    pilot = opening(take_off, *SEATS)
    pilot.tap("button:menu")
    pilot.tap("seat:2")
    question = vars(pilot.desk.top)["question"]
    assert question.title == "Let the computer play?"
    assert question.note == ""
    pilot.tap("button:yes")
    pilot.tap("button:menu")
    pilot.tap("seat:2")
    assert vars(pilot.desk.top)["question"].title == "Play again?"


def test_who_left_keeps_the_name_at_the_table(take_off: TakeOff) -> None:
    pilot = opening(take_off, *SEATS)
    change(pilot, Seat.TWO)
    assert pilot.desk.names == NAMES
    assert pilot.seen["state"]["tags"]["Name2"] == "Béla"
    assert pilot.seen["state"]["tags"]["Seats"] == "human computer:steady human human"


def test_one_who_had_no_name_keeps_the_one_that_the_table_gave(take_off: TakeOff) -> None:
    nameless = Seating((Occupant(None), Occupant(None), Occupant("easy"), Occupant("easy")))
    pilot = take_off(session_of(nameless, match(Seat.ONE).history))
    waive_looks(pilot)
    before = pilot.desk.names
    change(pilot, Seat.TWO)
    assert pilot.desk.names == before


# What is to be seen afterwards.


def test_one_leaves_on_the_own_cover_and_the_next_is_covered(take_off: TakeOff) -> None:
    pilot = opening(take_off, *SEATS)
    play(pilot)
    waits_for(pilot, Seat.TWO)
    change(pilot, Seat.TWO)
    waits_for(pilot, Seat.THREE)
    assert_nobody_was_seen_but(pilot, {1})


def test_during_the_looks_nobody_can_leave(take_off: TakeOff) -> None:
    pilot = take_off(match(*SEATS))
    pilot.tap("button:menu")
    assert not [name for name in pilot.targets if name.startswith("seat:")]


def test_on_the_cover_the_menu_says_whom_the_device_goes_to(take_off: TakeOff) -> None:
    pilot = take_off(match(*SEATS))
    pilot.tap("button:menu")
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", 2)


def test_one_leaves_while_choosing_who_opens(take_off: TakeOff) -> None:
    pilot = choosing(take_off, *SEATS)
    pilot.tap("opener:3")
    change(pilot, Seat.ONE)
    assert pilot.seen["faces"] == []
    pilot.wait_for(lambda: pilot.screen == "handoff")
    assert pilot.seen["to"] != 1
    assert_nobody_was_seen_but(pilot, {1})


def test_with_a_preview_standing_who_leaves_plays_nothing_and_is_covered(
    take_off: TakeOff,
) -> None:
    pilot = opening(take_off, *SEATS)
    pilot.tap(next(target for target in pilot.targets if target.startswith("tile:")))
    assert pilot.seen["preview"]
    pilot.tap("button:menu")
    pilot.tap("seat:1")
    assert pilot.desk.table.history.state.moves == ()
    pilot.tap("button:yes")
    assert (pilot.seen["preview"], pilot.seen["lifted"], pilot.seen["faces"]) == (None, None, [])
    waits_for(pilot, Seat.TWO)
    assert_nobody_was_seen_but(pilot, {1})


def test_no_picture_shows_a_face_once_its_owner_has_left(take_off: TakeOff) -> None:
    pilot = take_off(match(*SEATS), speed=Speed.NORMAL)
    waive_looks(pilot)
    pilot.uncover()
    pilot.tap("opener:1")
    pilot.tap("button:confirm")
    pilot.wait_for_turn()
    change(pilot, Seat.ONE)
    shown: set[tuple[str, ...]] = set()
    while pilot.screen != "handoff":
        shown.add(pilot.desk.top.faces)
        pilot.wait(FRAME)
    assert shown == {()}
    assert pilot.seen["to"] == 2


def test_a_preview_is_put_back_when_another_leaves(take_off: TakeOff) -> None:
    pilot = opening(take_off, *SEATS)
    pilot.tap(next(target for target in pilot.targets if target.startswith("tile:")))
    change(pilot, Seat.THREE)
    assert (pilot.screen, pilot.seen["seat"], pilot.seen["preview"]) == ("table", 1, None)
    assert len(pilot.seen["faces"]) == 7


def test_two_then_one_who_uncovers_once(take_off: TakeOff) -> None:
    pilot = opening(take_off, Seat.ONE, Seat.TWO)
    change(pilot, Seat.ONE)
    waits_for(pilot, Seat.TWO)
    pilot.uncover()
    before = len(pilot.lines)
    for _ in range(2):
        pilot.wait_for_turn()
        play(pilot)
    assert {line["seat"] for line in pilot.lines[before:]} == {2}
    assert_nobody_was_seen_but(pilot, {1, 2})


def test_one_then_two_who_are_both_covered(take_off: TakeOff) -> None:
    pilot = opening(take_off, Seat.ONE, Seat.TWO)
    change(pilot, Seat.TWO)
    assert (pilot.screen, pilot.seen["seat"]) == ("table", 1)
    change(pilot, Seat.TWO)
    waits_for(pilot, Seat.ONE)
    pilot.uncover()
    play(pilot)
    waits_for(pilot, Seat.TWO)
    assert_nobody_was_seen_but(pilot, {1, 2})


def play(pilot: Pilot) -> None:
    """Play the first legal tile, or pass."""
    if "button:pass" in pilot.targets:
        pilot.tap("button:pass")
        return
    move = pilot.seen["state"]["legal"][0].split(":")[1]
    pilot.tap(f"tile:{move[:2]}")
    if not pilot.seen["preview"]:
        pilot.tap("end:left" if move.endswith("L") else "end:right")
    pilot.tap("button:confirm")


def test_when_the_last_one_leaves_four_computers_play_the_round_and_wait(
    take_off: TakeOff,
) -> None:
    pilot = opening(take_off, Seat.ONE, Seat.TWO)
    change(pilot, Seat.TWO)
    change(pilot, Seat.ONE)
    after = len(pilot.lines)
    pilot.wait_for(lambda: pilot.screen == "round_over", 120.0)
    pilot.wait(20)
    assert pilot.screen == "round_over"  # somebody may come back
    assert {line["seat"] for line in pilot.lines[after:]} == {None}
    assert_nobody_was_seen_but(pilot, {1})


def test_in_the_next_match_who_has_left_can_come_back_after_a_round(take_off: TakeOff) -> None:
    pilot = opening(take_off, Seat.ONE, Seat.TWO)
    change(pilot, Seat.TWO)
    pilot.tap("button:menu")
    pilot.tap("button:new_game")
    pilot.tap("button:yes")
    table = pilot.desk.table
    assert (table.people, table.seating.humans) == ((Seat.ONE, Seat.TWO), (Seat.ONE,))
    assert not table.can_reseat(Seat.TWO)  # the round was dealt to one person alone
    while not table.view.phase.is_over:
        pilot.wait_for(lambda: pilot.is_asked or table.view.phase.is_over)
        if table.view.legal:
            table.decide(table.view.legal[0])
        pilot.wait(FRAME)
    assert table.can_reseat(Seat.TWO)


def test_from_computers_alone_one_comes_back_to_a_cover(take_off: TakeOff) -> None:
    pilot = opening(take_off, Seat.ONE, Seat.TWO)
    change(pilot, Seat.TWO)
    change(pilot, Seat.ONE)
    change(pilot, Seat.ONE)
    waits_for(pilot, Seat.ONE)
    pilot.uncover()
    assert (pilot.screen, pilot.seen["seat"]) == ("table", 1)
    assert_nobody_was_seen_but(pilot, {1})


def test_at_the_end_of_a_round_people_come_and_go_too(take_off: TakeOff) -> None:
    history = menus.session_of("unfinished_round_over").history
    pilot = take_off(session_of(sitting(*SEATS), history))
    assert pilot.screen == "round_over"
    change(pilot, Seat.ONE)
    assert pilot.screen == "round_over"
    assert pilot.desk.table.awaits == RoundOver()
    pilot.tap("button:next")
    pilot.wait_for(lambda: pilot.screen == "handoff")
    assert pilot.seen["to"] != 1
    assert_nobody_was_seen_but(pilot, ())


def test_once_the_match_is_over_nobody_leaves_it(take_off: TakeOff) -> None:
    history = menus.session_of("match").history
    pilot = take_off(session_of(sitting(*SEATS), history))
    assert pilot.desk.table.awaits == MatchOver()
    pilot.tap("button:menu")
    assert not any(target.startswith("seat:") for target in pilot.targets)
    assert len([c for c in pilot.desk.top.controls() if c.name.startswith("seat:")]) == 4
