"""The looks of several people: nobody can tell by the picture who may demand a redeal."""

from random import Random

import pygame
import pytest
from pygame import Rect

from dekabes.engine import History, Keep, Redeal, Seat, StartRound, deal, doubles_in, new_match
from dekabes.i18n import LANGUAGES
from dekabes.session import HandOff, Look, Occupant, Seating
from dekabes.ui.controls import Style
from dekabes.ui.desk import Desk
from dekabes.ui.screens import look
from dekabes.ui.screens.all import SCREENS, ask
from dekabes.ui.screens.screen import Attention
from dekabes.ui.screens.sharedlook import SharedLookScreen
from dekabes.ui.settings import Settings
from dekabes.ui.sound import Speaker
from tests.ui.pilot import TakeOff, session_of
from tests.ui.screens import menus
from tests.ui.screens.fitting import Watch, assert_touchable, bare

SIZES = [(1280, 800), (800, 1280), (1920, 1080), (1024, 600), (800, 600), (600, 800)]
FOUR = Seating((Occupant(None, "Ana"), Occupant(None, "Béla"), Occupant(None), Occupant(None)))
# Seat 2 holds 66 55 44 22 11 00 10.
FIVE_DOUBLES = menus.session_of("unfinished_redeal", FOUR).history


def looking(
    history: History, seat: Seat = Seat.TWO, size: tuple[int, int] = (1280, 800), lang: str = "en"
) -> Desk:
    """The look of one of four; those before it were waived."""
    desk = Desk(
        size=size,
        settings=Settings(lang=lang),
        speaker=Speaker(),
        make_session=session_of,
        screens=SCREENS,
        sheet=ask,
    )
    desk.seat(session_of(FOUR, history))
    while desk.table.awaits != HandOff(seat, to_look=True):
        desk.table.ready()
    desk.table.uncover()
    desk.follow()
    return desk


def entitled(size: tuple[int, int] = (1280, 800), lang: str = "en") -> Desk:
    return looking(FIVE_DOUBLES, size=size, lang=lang)


def with_the_same_hand(size: tuple[int, int] = (1280, 800), lang: str = "en") -> Desk:
    """The question of the five doubles is answered already, so this look asks nothing."""
    return looking(FIVE_DOUBLES.then(Keep(Seat.TWO)), size=size, lang=lang)


def names(desk: Desk) -> list[str]:
    return [control.name for control in desk.top.controls()]


def place(desk: Desk, name: str) -> Rect:
    return next(control.rect for control in desk.top.controls() if control.name == name)


def picture_but(desk: Desk, hidden: Rect) -> bytes:
    """What is drawn, a part of it blackened."""
    surface = pygame.Surface(desk.scale.size)
    desk.top.draw(surface, Attention())
    surface.fill((0, 0, 0), hidden)
    return pygame.image.tobytes(surface, "RGB")


def aside(desk: Desk) -> Rect:
    """What lies on the panel at the right of "ready"."""
    screen = desk.top
    assert isinstance(screen, look.LookScreen)
    panel, ready = screen._plan.panel, place(desk, "button:ready")
    return Rect(ready.right, panel.y, panel.right - ready.right, panel.height)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_only_at_the_right_of_ready_does_a_right_show(size: tuple[int, int], lang: str) -> None:
    desk, plain = entitled(size, lang), with_the_same_hand(size, lang)
    hidden = aside(plain)
    expected = picture_but(plain, hidden)
    assert picture_but(plain, Rect(0, 0, 0, 0)) != picture_but(desk, Rect(0, 0, 0, 0))
    assert picture_but(desk, hidden) == expected
    desk.top.act("button:redeal")
    assert picture_but(desk, hidden) == expected


@pytest.mark.parametrize("size", SIZES)
def test_two_hands_without_a_right_differ_in_their_tiles_alone(size: tuple[int, int]) -> None:
    desks = []
    for seed in (1, 2):
        dealt = History.of(new_match()).then(StartRound(1)).then(deal(Random(seed)))
        desks.append(looking(dealt, Seat.ONE, size))
    one, other = desks
    hands = [desk.view.hand or () for desk in desks]
    assert hands[0] != hands[1]
    assert [doubles_in(hand) < 5 for hand in hands] == [True, True]
    assert isinstance(one.top, look.LookScreen)
    rack = one.top._plan.rack
    assert picture_but(one, rack) == picture_but(other, rack)


def test_the_tiles_lie_in_their_order_whatever_they_give_a_right_to() -> None:
    assert entitled().top.faces == ("00", "10", "11", "22", "44", "55", "66")
    assert with_the_same_hand().top.faces == ("00", "10", "11", "22", "44", "55", "66")


@pytest.mark.parametrize("size", SIZES)
def test_ready_is_dressed_alike_and_stands_in_the_same_place_on_every_look(
    size: tuple[int, int],
) -> None:
    desk, plain = entitled(size), with_the_same_hand(size)
    assert names(plain) == ["button:ready", "button:menu"]
    assert names(desk) == ["button:ready", "button:redeal", "button:menu"]
    ready, demand = desk.top.controls()[:2]
    assert ready == plain.top.controls()[0]
    assert (ready.label, ready.icon, ready.style) == ("Ready", "check", Style.FIRST)
    assert demand.rect.size == pytest.approx(ready.rect.size, abs=1)
    desk.top.act("button:redeal")
    assert desk.top.controls()[0] == ready


@pytest.mark.parametrize("size", SIZES)
def test_a_demand_is_confirmed_beside_ready_and_not_where_it_was_tapped(
    size: tuple[int, int],
) -> None:
    desk = entitled(size)
    tapped = place(desk, "button:redeal").center
    desk.top.act("button:redeal")
    assert names(desk) == ["button:ready", "button:cancel", "button:confirm", "button:menu"]
    for answer in ("button:cancel", "button:confirm"):
        assert aside(desk).contains(place(desk, answer))
        assert not place(desk, answer).collidepoint(tapped)
    assert desk.table.awaits == Look(Seat.TWO)
    desk.top.step(0.41)  # a second tap at once would be none
    desk.top.act("button:confirm")
    assert desk.table.history.past[-1] == Redeal(Seat.TWO)
    assert desk.view.viewer is None


@pytest.mark.parametrize("size", SIZES)
def test_a_demand_is_answered_by_two_like_buttons_and_brass_is_ready_alone(
    size: tuple[int, int],
) -> None:
    desk = entitled(size)
    desk.top.act("button:redeal")
    ready, no, yes, _ = desk.top.controls()
    u = desk.scale.u
    assert (no.style, yes.style, ready.style) == (Style.CROSS, Style.CROSS, Style.FIRST)
    assert no.rect.size == yes.rect.size == (max(round(76 * u), 44),) * 2
    assert 16 * u - 1 <= yes.rect.left - no.rect.right <= 24 * u + 1
    demanded = place(entitled(size), "button:redeal")
    assert no.rect.union(yes.rect).centerx == pytest.approx(demanded.centerx, abs=1)
    if size[1] > size[0]:
        assert no.rect.centery == pytest.approx(ready.rect.centery, abs=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
def test_a_warning_and_its_answers_stand_amid_the_panel(size: tuple[int, int], lang: str) -> None:
    desk = entitled(size, lang)
    assert isinstance(desk.top, SharedLookScreen)
    warning, places = desk.top._asked
    panel = desk.top._plan.panel
    assert warning.top - panel.top == pytest.approx(panel.bottom - places.bottom, abs=1)
    assert warning.height == desk.top._warning_picture.get_height()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_menu_is_at_the_upper_left_flush_with_the_rack(
    size: tuple[int, int], lang: str
) -> None:
    desk = entitled(size, lang)
    assert isinstance(desk.top, look.LookScreen)
    plan, menu = desk.top._plan, place(desk, "button:menu")
    assert menu.left == plan.rack.left
    if size[0] > size[1]:
        assert menu.centery == pytest.approx(plan.head.centery, abs=1)
        assert plan.head.left > menu.right


def test_ready_keeps_the_hand_and_covers_it_while_the_demand_waits_to_be_confirmed() -> None:
    desk = entitled()
    desk.top.act("button:redeal")
    desk.top.act("button:ready")
    assert desk.table.history.past[-1] == Keep(Seat.TWO)
    assert (desk.top.name, desk.top.device_to, desk.top.faces) == ("handoff", Seat.THREE, ())


def test_enter_confirms_a_demand_that_waits_and_else_says_ready(take_off: TakeOff) -> None:
    for demands, answer in ((True, Redeal(Seat.TWO)), (False, Keep(Seat.TWO))):
        pilot = take_off(session_of(FOUR, FIVE_DOUBLES))
        while pilot.seen["to"] != 2:
            pilot.tap("button:ready")
        pilot.uncover()
        if demands:
            pilot.tap("button:redeal")
            assert pilot.seen["preview"] == "Redeal 2"
        pilot.key(pygame.K_RETURN)
        past = pilot.desk.table.history.past
        assert past[len(FIVE_DOUBLES.past)] == answer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("demands", [False, True])
def test_everything_can_be_touched_and_no_word_is_cut_or_covered(
    size: tuple[int, int], lang: str, demands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look, "result_backdrop", bare)
    for desk in (entitled(size, lang), with_the_same_hand(size, lang)):
        if demands and desk.view.legal:
            desk.top.act("button:redeal")
        assert_touchable(desk, max(desk.scale.px(8), 8) - 1)
        watch = Watch(size, monkeypatch)
        watch.draw(desk.top)
        assert not watch.cut
        watch.assert_inside()
        watch.assert_beside([control.rect for control in desk.top.controls()])
