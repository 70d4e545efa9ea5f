"""Choosing the opener: a person is named, then confirmed."""

from collections.abc import Callable
from functools import partial

import pytest

from dekabes.engine import Open, Seat
from dekabes.i18n import LANGUAGES
from dekabes.session import Human
from dekabes.ui import text
from dekabes.ui.screens.choose import ChooseScreen, _plan, card_parts
from tests.ui.screens.rounds import MatchDesk

SIZES = [(1280, 800), (800, 1280), (1920, 1080), (1024, 600), (800, 600), (600, 800)]


def choosing() -> MatchDesk:
    return MatchDesk("unfinished_choose", "choose")


def test_both_partners_can_be_named_and_nothing_is_confirmed_yet() -> None:
    desk = choosing()
    assert desk.targets == ["opener:1", "opener:3", "button:menu"]
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
        assert desk.targets == ["opener:1", "opener:3", "button:menu"]


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (800, 1280), (600, 800)])
def test_confirm_stays_in_the_middle_and_the_cross_comes_beside_it(size: tuple[int, int]) -> None:
    desk = MatchDesk("unfinished_choose", "choose", size=size)
    before = desk.control("button:confirm")
    assert before.rect.centerx == pytest.approx(size[0] / 2, abs=1)
    assert not any(control.name == "button:cancel" for control in desk.top.controls())
    desk.tap("opener:3")
    cross = desk.control("button:cancel").rect
    assert desk.control("button:confirm").rect == before.rect
    assert cross.left - before.rect.right >= 8
    assert cross.centery == before.rect.centery


@pytest.mark.parametrize(("size", "rows"), [((800, 1280), 2), ((1200, 1920), 2), ((600, 800), 1)])
def test_upright_the_hand_has_the_room_that_the_cards_can_do_without(
    size: tuple[int, int], rows: int
) -> None:
    plan = _plan(MatchDesk("unfinished_choose", "choose", size=size).scale)
    assert plan.rows == rows
    # In one row of a rack 664 wide, less 36 of its frame, tiles could be no larger than this.
    if rows == 2:
        assert plan.s > 1.2 * (664 - 36) / (7 + 8 * 0.27) * size[0] / 800
    assert plan.cards[1].bottom < plan.rack.top
    assert plan.rack.bottom < plan.confirm.top


@pytest.mark.parametrize("size", SIZES)
def test_what_a_card_says_keeps_away_from_its_medallion_its_mark_and_its_edge(
    size: tuple[int, int],
) -> None:
    scale = MatchDesk("unfinished_choose", "choose", size=size).scale
    for card in _plan(scale).cards:
        parts = card_parts(scale, card)
        assert parts.words.left - parts.sign.right >= scale.px(12)
        assert parts.mark.left - parts.words.left - parts.soft >= scale.px(12)
        assert card.right - parts.words.right >= scale.px(18)
        assert parts.sign.left - card.left == card.right - parts.mark.right
        assert 18 <= (card.right - parts.mark.right + 0.5) / scale.u <= 22
        if scale.upright:
            assert parts.mark.centery == pytest.approx(card.centery, abs=1)
        else:
            # Under a title of one line, which with the softer line stands about the middle.
            line = text.line_height(scale, text.BODY)
            assert parts.mark.top >= card.centery + (scale.px(39) - line) // 2 - 1
            assert card.bottom - parts.mark.bottom == card.right - parts.mark.right


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_both_cards_speak_in_one_voice_and_name_the_partner_whole(
    size: tuple[int, int], lang: str
) -> None:
    names = ("Ana", "Béla", "Maximiliano Fernández W.", "Dora")
    desk = MatchDesk("unfinished_choose", "choose", size=size, lang=lang, names=names)
    assert isinstance(desk.top, ChooseScreen)
    parts = card_parts(desk.scale, _plan(desk.scale).cards[1])
    voice = desk.top._voice(parts)
    for seat in (Seat.ONE, Seat.THREE):
        says = desk.top._says(seat)
        assert text.fits(desk.scale, says, voice, parts.soft, 3)
        lines = len(text.wrap(desk.scale, says, voice, parts.soft))
        high = lines * text.line_height(desk.scale, voice)
        high += text.line_height(desk.scale, text.BODY)
        assert high < _plan(desk.scale).cards[1].height - 12


def test_the_tiles_are_as_large_as_there_is_room_for() -> None:
    # In 800 pixels, 736 wide at most: less the frame of 11, seven tiles and eight gaps of 0.27.
    scale = MatchDesk("unfinished_choose", "choose", size=(800, 600)).scale
    assert 72 <= _plan(scale).s <= (736 - 2 * 11) / (7 + 8 * 0.27)


def test_an_opener_that_was_taken_back_can_be_brought_back() -> None:
    desk = choosing()
    desk.tap("opener:3")
    desk.tap("button:confirm")
    chosen = desk.table.history.past
    desk.table.undo()
    desk.show("choose")
    assert "button:redo" in desk.targets
    desk.tap("button:redo")
    assert desk.table.history.past == chosen


def test_the_menu_can_be_opened() -> None:
    desk = choosing()
    desk.tap("button:menu")
    assert desk.top.name == "menu"
