"""The look: one tap keeps the hand, a demanded redeal is a preview until it is confirmed."""

from collections.abc import Callable
from functools import partial

import pytest

from dekabes.engine import Keep, Redeal, Seat
from dekabes.i18n import LANGUAGES, load
from dekabes.session import Look
from dekabes.ui import text
from dekabes.ui.art.buttons import _faces
from dekabes.ui.art.labels import label_room, role_of
from dekabes.ui.controls import Touch
from dekabes.ui.screens.look import LookScreen, heading_voice
from dekabes.ui.theme import Scale
from tests.ui.screens.rounds import MatchDesk

# Seat 2 holds 66 55 44 22 11 00 10.
SIZES = [(1280, 800), (800, 1280)]


def entitled(size: tuple[int, int] = (1280, 800)) -> MatchDesk:
    return MatchDesk("unfinished_redeal", "look", Seat.TWO, size=size)


def test_the_hand_lies_open_doubles_first() -> None:
    desk = entitled()
    assert desk.targets == ["button:ready", "button:redeal", "button:menu"]
    assert desk.top.faces == ("00", "11", "22", "44", "55", "66", "10")
    assert desk.top.preview is None


def test_one_tap_keeps_the_hand_and_nobody_asks() -> None:
    desk = entitled()
    desk.tap("button:ready")
    assert desk.table.history.past[-1] == Keep(Seat.TWO)
    assert desk.top.name == "table"


def test_the_demand_is_a_preview_until_it_is_confirmed() -> None:
    desk = entitled()
    desk.tap("button:redeal")
    assert desk.top.preview == "Redeal 2"
    assert desk.table.awaits == Look(Seat.TWO)
    desk.tap("button:confirm")  # the second tap of somebody who taps twice
    assert desk.table.awaits == Look(Seat.TWO)
    desk.top.step(0.41)
    desk.tap("button:confirm")
    assert desk.table.history.past[-1] == Redeal(Seat.TWO)
    assert desk.top.name == "table"


def ways_back(desk: MatchDesk) -> tuple[Callable[[], None], ...]:
    return partial(desk.tap, "button:cancel"), desk.top.tap_elsewhere, desk.top.leave


def test_cancel_a_tap_elsewhere_and_escape_take_the_demand_back() -> None:
    desk = entitled()
    for take_back in ways_back(desk):
        desk.tap("button:redeal")
        take_back()
        assert desk.top.preview is None
        assert desk.targets == ["button:ready", "button:redeal", "button:menu"]
    assert desk.table.awaits == Look(Seat.TWO)


def test_the_hand_can_be_kept_while_the_demand_stands_to_be_confirmed() -> None:
    desk = entitled()
    place = desk.control("button:ready").rect
    desk.tap("button:redeal")
    assert desk.control("button:ready").rect == place
    desk.tap("button:ready")
    assert desk.table.history.past[-1] == Keep(Seat.TWO)


@pytest.mark.parametrize("size", SIZES)
def test_a_second_tap_where_redeal_was_confirms_nothing(size: tuple[int, int]) -> None:
    desk = entitled(size)
    middle = desk.control("button:redeal").rect.center
    desk.tap("button:redeal")
    assert not any(control.rect.collidepoint(middle) for control in desk.top.controls())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (800, 600), (600, 800)])
def test_both_answers_speak_in_one_voice(size: tuple[int, int], lang: str) -> None:
    desk = MatchDesk("unfinished_redeal", "look", Seat.TWO, size=size, lang=lang)
    both = [(desk.control(name), Touch.REST) for name in ("button:ready", "button:redeal")]
    one, other = (role_of(face, label_room(face)) for face in _faces(desk.scale, both))
    assert one == other


def test_upright_the_panel_holds_no_more_room_than_its_words_need() -> None:
    desk = entitled((800, 1280))
    assert isinstance(desk.top, LookScreen)
    plan = desk.top._plan
    # One line of title, one of text and the answers, with 30 above and below, 26 between them.
    assert plan.panel.height < 30 + 40 + 6 + 2 * 28 + 26 + 112 + 30


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["Nadège", "Wilner", "Josué", "Mirlande"])
def test_upright_the_heading_of_usual_names_keeps_to_one_line(name: str, lang: str) -> None:
    scale, says = Scale.of((800, 1280)), load(lang)("look.title", name=name)
    room = 664 - 90 - 20  # beside the medallion
    voice = heading_voice(scale, says, room)
    assert 40 <= voice.size <= 48
    assert len(text.wrap(scale, says, voice, room)) == 1


def test_upright_the_heading_of_a_long_name_is_loud_on_two_lines() -> None:
    scale, says = Scale.of((800, 1280)), load("en")("look.title", name="Maximiliano Fern")
    voice = heading_voice(scale, says, 554)
    assert voice.size == 48
    assert len(text.wrap(scale, says, voice, 554)) == 2
