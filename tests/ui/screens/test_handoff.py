"""The cover: held or tapped twice it opens one hand, and nothing of any hand is on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from dekabes.engine import SEATS, History, Open, Seat, StartRound, deal, match_from
from dekabes.i18n import LANGUAGES
from dekabes.session import HandOff, Occupant, Seating, Session
from dekabes.ui import text
from dekabes.ui.art.cover import EDGE, SOCKET, cover_backdrop
from dekabes.ui.desk import Desk
from dekabes.ui.screens.all import SCREENS, ask
from dekabes.ui.screens.confirm import ConfirmScreen
from dekabes.ui.screens.handoff_plan import TAPS, CoverPlan, name_lines, name_voice
from dekabes.ui.settings import Settings, Speed
from dekabes.ui.sound import Speaker
from dekabes.ui.theme import BRASS_LIGHT, IVORY, LETTERING, Scale
from tests.ui.contrast import contrast_ratio
from tests.ui.pilot import CALM, FRAME, Pilot, TakeOff, session_of
from tests.ui.screens.fitting import assert_touchable

SIZES = [(1280, 800), (800, 1280), (1920, 1080), (1024, 600), (800, 600), (600, 800)]
NAMES = ("Bo", "Mirlande", "Josué", "Maximiliano Fernández W.")


def four(seed: str = "1") -> Session:
    one, two, three, last = (Occupant(None, name) for name in NAMES)
    return session_of(Seating((one, two, three, last)), seed=seed)


def at_a_cover(take_off: TakeOff, speed: Speed = Speed.NONE) -> Pilot:
    """Before the first look of a match."""
    pilot = take_off(four(), speed=speed)
    pilot.wait_for(lambda: pilot.screen == "handoff")
    return pilot


def hold(pilot: Pilot, at: tuple[int, int], seconds: float) -> None:
    """Put a finger down, let exactly so much time pass."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True))
    pilot.app.frame(pygame.event.get(), 0.0)
    pass_time(pilot, seconds)


def pass_time(pilot: Pilot, seconds: float) -> None:
    for _ in range(round(seconds * 100)):
        pilot.app.frame(pygame.event.get(), 0.01)


def key(pilot: Pilot, kind: int) -> None:
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode=""))
    pilot.app.frame(pygame.event.get(), 0.0)


def uncover(pilot: Pilot) -> None:
    at = pilot.middle("uncover")
    hold(pilot, at, 0.41)
    pilot.up(at)


def play_the_first_tile(pilot: Pilot) -> Seat:
    """Waive all looks, uncover the hand with the double six and play it; whose it was."""
    for _ in SEATS:
        pilot.tap("button:ready")
    opener = Seat(pilot.seen["to"])
    uncover(pilot)
    pilot.tap("tile:66")
    pilot.tap("button:confirm")
    return opener


def by_taps(pilot: Pilot) -> None:
    pilot.desk.change(replace(pilot.desk.settings, uncovers_by_taps=True))
    pilot.post(pygame.WINDOWEXPOSED)
    pilot.wait(FRAME)


# The held button.


@pytest.mark.parametrize(("seconds", "screen"), [(0.39, "handoff"), (0.41, "look")])
def test_it_opens_after_four_tenths_of_a_second(
    take_off: TakeOff, seconds: float, screen: str
) -> None:
    pilot = at_a_cover(take_off)
    hold(pilot, pilot.middle("uncover"), seconds)
    assert pilot.screen == screen


@pytest.mark.parametrize(("drift", "screen"), [(24, "look"), (26, "handoff")])
def test_a_finger_may_drift_by_twenty_four_units(
    take_off: TakeOff, drift: int, screen: str
) -> None:
    pilot = at_a_cover(take_off)
    x, y = pilot.middle("uncover")
    pilot.down((x, y))
    pilot.move((x + drift, y))
    pass_time(pilot, 0.5)
    assert pilot.screen == screen


def test_to_let_go_empties_the_ring_and_says_what_to_do(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    at = pilot.middle("uncover")
    for _ in range(3):
        hold(pilot, at, 0.3)
        pilot.up(at)
    assert pilot.screen == "handoff"
    assert pilot.seen["notice"] == "Keep it held until the ring is full."


def test_enter_is_held_too_and_a_tap_of_it_opens_nothing(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    key(pilot, pygame.KEYDOWN)
    pass_time(pilot, 0.39)
    key(pilot, pygame.KEYUP)
    pass_time(pilot, 1)
    assert pilot.screen == "handoff"
    assert pilot.seen["notice"] == "Keep it held until the ring is full."
    key(pilot, pygame.KEYDOWN)
    pass_time(pilot, 0.41)
    assert pilot.screen == "look"


def test_a_finger_that_was_down_before_the_cover_came_opens_nothing(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off, Speed.NORMAL)
    at = pilot.middle("uncover")
    play_the_first_tile(pilot)
    assert pilot.screen == "table"
    pilot.down(at)
    pilot.wait(4)
    assert pilot.screen == "handoff"
    pilot.up(at)
    assert pilot.screen == "handoff"
    uncover(pilot)
    assert pilot.screen == "table"


# Two taps in place of holding.


def test_two_taps_at_two_places_open_it(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    by_taps(pilot)
    first = pilot.middle("uncover")
    pilot.tap_at(first)
    second = pilot.targets["uncover"]
    assert not pygame.Rect(second).collidepoint(first)
    pilot.tap_at(first)
    assert pilot.screen == "handoff"
    pilot.tap("uncover")
    assert pilot.screen == "look"


def test_the_second_place_waits_for_four_seconds(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    by_taps(pilot)
    usual = pilot.targets["uncover"]
    pilot.tap("uncover")
    pilot.wait(3.9)
    assert pilot.targets["uncover"] != usual
    pilot.wait(0.2)
    assert pilot.targets["uncover"] == usual
    assert pilot.screen == "handoff"


def test_with_two_taps_nothing_is_held_and_enter_is_pressed_twice(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    by_taps(pilot)
    hold(pilot, pilot.middle("uncover"), 0.6)
    pilot.app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], FRAME)
    assert pilot.screen == "handoff"
    for _ in range(2):
        pilot.key(pygame.K_RETURN)  # the second of two at once is no second press
        assert pilot.screen == "handoff"
    pilot.wait(CALM)
    pilot.key(pygame.K_RETURN)
    assert pilot.screen == "look"


# What else is on it.


def test_a_look_can_be_waived_unseen(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    assert list(pilot.targets) == ["uncover", "button:ready", "button:menu"]
    assert pilot.seen["to"] == 1
    pilot.tap("button:ready")
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", 2)


def test_the_last_play_is_taken_back_after_a_question(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    opener = play_the_first_tile(pilot)
    following = opener % 4 + 1
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", following)
    assert list(pilot.targets) == ["uncover", "button:undo", "button:menu"]
    pilot.tap("button:undo")
    pilot.tap("button:no")
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", following)
    pilot.tap("button:undo")
    pilot.tap("button:yes")
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", opener)
    assert "button:undo" not in pilot.targets


def test_a_play_that_was_taken_back_by_mistake_is_brought_back_on_the_cover(
    take_off: TakeOff,
) -> None:
    pilot = at_a_cover(take_off)
    opener = play_the_first_tile(pilot)
    played = pilot.seen["state"]["moves"]
    pilot.tap("button:undo")
    pilot.tap("button:yes")
    assert list(pilot.targets) == ["uncover", "button:redo", "button:menu"]
    pilot.tap("button:redo")
    assert (pilot.screen, pilot.seen["to"]) == ("handoff", opener % 4 + 1)
    assert pilot.seen["state"]["moves"] == played


def test_what_was_said_about_the_button_is_not_for_the_next_person(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    pilot.tap("uncover")
    assert pilot.seen["notice"]
    pilot.tap("button:ready")
    assert (pilot.screen, pilot.seen["notice"]) == ("handoff", None)
    pilot.tap("uncover")
    assert pilot.seen["notice"]
    uncover(pilot)
    assert (pilot.screen, pilot.seen["notice"]) == ("look", None)


def test_the_menu_opens_from_it_and_leads_back_to_it(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    pilot.tap("button:menu")
    assert "button:continue" in pilot.targets
    pilot.key(pygame.K_ESCAPE)
    assert "uncover" in pilot.targets


def test_a_choice_of_who_opens_is_not_called_a_play() -> None:
    before = match_from((0, 0), 1, Seat.ONE)
    chosen = History.of(before, [StartRound(1), deal(Random(5)), Open(Seat.THREE)])
    desk = desk_at_a_cover(history=chosen)
    assert "Undo last choice" in [control.label for control in desk.top.controls()]
    desk.top.act("button:undo")
    assert isinstance(desk.top, ConfirmScreen)
    assert desk.top.question.title == "Take back the choice?"


# How it comes.


def test_it_comes_over_the_public_table_in_its_time(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off, Speed.NORMAL)
    play_the_first_tile(pilot)
    pilot.wait_for(lambda: pilot.desk.top.name == "handoff")
    assert pilot.screen == "table"
    assert pilot.seen["seat"] is None
    pilot.wait(0.23)
    assert pilot.screen == "table"
    pilot.wait(0.03)
    assert pilot.screen == "handoff"


def test_a_touch_cuts_its_way_short(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off, Speed.NORMAL)
    play_the_first_tile(pilot)
    pilot.wait_for(lambda: pilot.desk.top.name == "handoff")
    assert not pilot.desk.top.is_resting
    pilot.down((5, 5))
    assert pilot.screen == "handoff"


def test_while_the_rack_is_shut_its_tools_are_off(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off, Speed.NORMAL)
    play_the_first_tile(pilot)
    pilot.wait_for(lambda: pilot.seen["seat"] is None)
    assert pilot.screen == "table"
    assert list(pilot.targets) == ["button:menu", "button:mute"]


# Nothing of a hand.


def test_no_face_and_no_seat_is_ever_told_with_the_cover(take_off: TakeOff) -> None:
    pilot = at_a_cover(take_off)
    play_the_first_tile(pilot)
    uncover(pilot)
    covers = [line for line in pilot.lines if line["screen"] == "handoff"]
    assert {line["to"] for line in covers} == {1, 2, 3, 4}
    for line in covers:
        assert line["faces"] == []
        assert line["seat"] is None
        assert line["state"]["hands"] == [None] * 4


def picture(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.window.surface, "RGB")


def test_other_hands_make_the_same_picture_of_it_at_rest_and_on_its_way(
    tmp_path: Path,
) -> None:
    seen = []
    for seed in ("1", "2"):
        pilot = Pilot(four(seed), tmp_path / seed, speed=Speed.NORMAL)
        pilot.desk.show("table")  # at rest, so that the cover comes over it
        pilot.wait_for(lambda pilot=pilot: pilot.desk.top.name == "handoff")  # type: ignore[misc]
        pilot.wait(0.05)
        coming = picture(pilot)
        pilot.wait(1)
        seen.append((pilot.desk.table.history.state.hands, coming, picture(pilot)))
        pilot.leave()
    (hands, *one), (other_hands, *other) = seen
    assert hands != other_hands
    assert one[0] != one[1]
    assert one == other


@pytest.mark.parametrize("size", SIZES)
def test_its_two_places_lie_alike_at_both_sides_of_the_middle(size: tuple[int, int]) -> None:
    plan = CoverPlan(Scale.of(size))
    first, second = (plan.button(beside) for beside in TAPS)
    rings = [place.inflate(*[plan.scale.px(SOCKET) - place.width] * 2) for place in (first, second)]
    assert (first.centerx + second.centerx) / 2 == pytest.approx(size[0] / 2, abs=1)
    assert first.y == second.y
    assert rings[1].left - rings[0].right >= plan.scale.px(24)  # room for the arrow


# How it looks.


def desk_at_a_cover(
    size: tuple[int, int] = (1280, 800), lang: str = "en", history: History | None = None
) -> Desk:
    desk = Desk(
        size=size,
        settings=Settings(lang=lang, speed=Speed.NONE),
        speaker=Speaker(),
        make_session=session_of,
        screens=SCREENS,
        sheet=ask,
    )
    session = session_of(four().seating, history)
    while not isinstance(session.awaits, HandOff):
        session.step(1)
    desk.seat(session)
    return desk


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_on_it_is_for_fingers(size: tuple[int, int], lang: str) -> None:
    desk = desk_at_a_cover(size, lang)
    assert_touchable(desk, 8)
    desk.change(replace(desk.settings, uncovers_by_taps=True))
    desk.top.act("uncover")
    assert_touchable(desk, 8)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_every_ordinary_name_stands_whole_on_it(size: tuple[int, int], name: str) -> None:
    scale = Scale.of(size)
    room = CoverPlan(scale).room
    lines = name_lines(scale, name, room)
    assert " ".join(lines) == name
    voice = name_voice(scale, lines, room)
    assert all(text.text_width(scale, line, voice) <= room for line in lines)


def test_a_short_name_is_as_large_as_it_gets() -> None:
    scale = Scale.of((1280, 800))
    assert name_voice(scale, ("Bo",), CoverPlan(scale).room).size == 148


def test_its_words_stand_out_from_the_wood() -> None:
    scale = Scale.of((1280, 800))
    wood = cover_backdrop(scale)
    within = wood.get_rect().inflate(-4 * EDGE, -4 * EDGE)
    shades = pygame.surfarray.array3d(wood.subsurface(within)).reshape(-1, 3)
    red, green, blue = (int(shade) for shade in shades.max(axis=0))
    # The lowest of a letter is in the shade of the lettering's second half.
    for colour in (IVORY, BRASS_LIGHT, LETTERING[1][1]):
        assert contrast_ratio(colour, (red, green, blue)) >= 4.5
