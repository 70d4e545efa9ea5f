"""The title: what one can do from it, with and without a match."""

from itertools import combinations, pairwise

import pygame
import pytest

from dekabes.ui import text
from dekabes.ui.art.buttons import BLUE_MARK, RED_MARK
from dekabes.ui.screens.screen import Attention
from dekabes.ui.screens.title import LINE, TAGLINE, line_places
from dekabes.ui.theme import Colour, Scale
from tests.ui.screens.menus import TestDesk


def at_the_title(record: str | None, lang: str = "en") -> TestDesk:
    desk = TestDesk(record=record, lang=lang)
    desk.show("title")
    return desk


def test_without_a_match_a_new_game_comes_first() -> None:
    assert at_the_title(None).names_of_controls == [
        "button:new_game",
        "button:rules",
        "button:settings",
        "button:language",
        "button:quit",
    ]


def test_an_unfinished_match_can_be_gone_on_with() -> None:
    desk = at_the_title("unfinished_choose")
    going_on = desk.control("button:continue")
    assert going_on.label == "Continue"
    assert going_on.detail == f"Round 2  {BLUE_MARK}  1 – 0  {RED_MARK}"
    desk.tap("button:continue")
    assert desk.top.name == "choose"


def test_a_match_that_is_over_is_not_offered() -> None:
    assert "button:continue" not in at_the_title("unfinished_match_over").names_of_controls


def test_the_language_changes_with_one_tap_and_shows_its_own_name() -> None:
    desk = at_the_title(None, "id")
    assert desk.control("button:language").label == "Bahasa Indonesia"
    desk.tap("button:language")
    assert desk.control("button:language").label == "English"
    assert desk.control("button:new_game").label == "New game"
    desk.tap("button:language")
    assert desk.control("button:new_game").label == "Permainan baru"


def test_quitting_asks_only_when_a_match_would_be_lost() -> None:
    desk = at_the_title(None)
    desk.tap("button:quit")
    assert desk.wants_to_quit

    desk = at_the_title("unfinished_play")
    desk.tap("button:quit")
    assert desk.top.name == "confirm"
    assert not desk.wants_to_quit
    desk.tap("button:no")
    assert desk.top.name == "title"
    assert not desk.wants_to_quit
    desk.tap("button:quit")
    desk.tap("button:yes")
    assert desk.wants_to_quit


def test_rules_and_settings_lead_back_to_the_title() -> None:
    desk = at_the_title(None)
    for name in ("rules", "settings"):
        desk.tap(f"button:{name}")
        assert desk.top.name == name
        desk.tap("button:back")
        assert desk.top.name == "title"


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (600, 800), (1024, 600)])
def test_one_gutter_parts_both_rows_of_small_buttons(size: tuple[int, int]) -> None:
    desk = TestDesk(size, "id", "unfinished_play")
    desk.show("title")
    names = ("rules", "settings", "language", "quit")
    one, two, three, four = (desk.control(f"button:{name}").rect for name in names)
    new = desk.control("button:new_game").rect
    assert one.x == three.x == new.x
    assert one.right == three.right
    assert two.x == four.x
    assert two.right == four.right == new.right


SMALL = ("settings", "rules", "language", "quit")


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (600, 800), (1024, 600)])
@pytest.mark.parametrize("lang", ["id", "en"])
def test_small_buttons_have_their_sign_beside_the_word(size: tuple[int, int], lang: str) -> None:
    desk = TestDesk(size, lang, "unfinished_play")
    desk.show("title")
    small = [desk.control(f"button:{name}") for name in SMALL]
    assert [(bool(one.icon), one.icon_over) for one in small] == [(True, False)] * 4


@pytest.mark.parametrize(
    ("size", "lang"),
    [((1280, 800), "en"), ((600, 800), "en"), ((1024, 600), "en"), ((800, 1280), "id")],
)
def test_small_buttons_are_of_one_width_where_words_fit(size: tuple[int, int], lang: str) -> None:
    desk = TestDesk(size, lang, "unfinished_play")
    desk.show("title")
    widths = [desk.control(f"button:{name}").rect.width for name in SMALL]
    assert max(widths) - min(widths) <= 1


def test_the_buttons_end_where_the_name_over_them_ends() -> None:
    desk = TestDesk((1280, 800), "en", "unfinished_play")
    desk.show("title")
    surface = pygame.Surface(desk.scale.size)
    desk.top.draw(surface, Attention())
    above = surface.subsurface((0, 90, 610, 90))
    gold = pygame.mask.from_threshold(above, (240, 205, 140), (40, 50, 60)).get_bounding_rects()
    name = gold[0].unionall(gold)
    wide = desk.control("button:continue").rect
    assert wide.right == pytest.approx(name.right, abs=4)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Four players, two teams,", "one line of tiles."]),
        ("id", ["Empat pemain, dua tim,", "satu rangkaian batu."]),
    ],
)
def test_the_line_under_the_name_is_parted_at_a_comma(
    lang: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = TestDesk((800, 600), lang)
    desk.show("title")
    widths: dict[str, float] = {}
    paragraph = text.paragraph

    def noted(
        scale: Scale, string: str, role: text.Role, colour: Colour, width: float, align: str
    ) -> pygame.Surface:
        widths[string] = width
        return paragraph(scale, string, role, colour, width, align)

    monkeypatch.setattr(text, "paragraph", noted)
    desk.top.draw(pygame.Surface(desk.scale.size), Attention())
    ((says, width),) = widths.items()
    parted = text.wrap(desk.scale, says, TAGLINE, width)
    said = ["".join(word.string for word in line).strip() for line in parted]
    assert [line.replace("\u00a0", " ") for line in said] == lines


def test_the_line_on_the_title_keeps_the_rules() -> None:
    along = ("51", "14", "42", "26", "66", "63", "35", "50", "04", "43")
    assert all(here[1] == there[0] for here, there in pairwise(along))
    assert len({frozenset(tile) for tile in along}) == 10
    assert [frozenset(tile) for tile, *_ in LINE] == [frozenset(tile) for tile in along]
    places = [placed.rect for placed in line_places(Scale.of((1280, 800)))]
    assert {min(place.size) for place in places} == {80}
    assert not any(one.colliderect(other) for one, other in combinations(places, 2))
