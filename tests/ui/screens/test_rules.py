"""The rules: every page fits, and its examples keep the rules that they explain."""

from itertools import pairwise

import pytest

from dekabes.engine import ALL_TILES, Tile
from dekabes.i18n import LANGUAGES
from dekabes.ui.screens.examples import BLOCK, CHAIN, DRAW, JOINING, Open
from dekabes.ui.screens.rulebook import PAGES, SIZES, lay_out_page
from dekabes.ui.screens.rules import RulesScreen
from tests.ui.screens.menus import TestDesk

SIZES_OF_WINDOWS = [
    (1280, 800),
    (800, 1280),
    (1920, 1080),
    (1024, 600),
    (1200, 1920),
    (3840, 2160),
    (800, 600),
    (600, 800),
]


def rules_at(size: tuple[int, int], lang: str) -> tuple[TestDesk, RulesScreen]:
    desk = TestDesk(size, lang)
    desk.open("rules")
    screen = desk.top
    assert isinstance(screen, RulesScreen)
    return desk, screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES_OF_WINDOWS)
def test_words_and_pictures_of_every_page_lie_in_its_sheet_and_apart(
    size: tuple[int, int], lang: str
) -> None:
    desk, screen = rules_at(size, lang)
    for page in PAGES:
        lines, pictures = lay_out_page(desk.scale, desk.words, page, screen.inner)
        places = [line.rect for line in lines] + [placed.rect for placed in pictures]
        places.sort(key=lambda place: place.y)
        for place in places:
            assert screen.inner.contains(place), (page.title, place)
        for upper, lower in pairwise(places):
            assert upper.bottom <= lower.top, page.title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES_OF_WINDOWS[:6])
def test_every_page_has_a_picture(size: tuple[int, int], lang: str) -> None:
    desk, screen = rules_at(size, lang)
    for page in PAGES:
        _, pictures = lay_out_page(desk.scale, desk.words, page, screen.inner)
        assert pictures, page.title


def test_no_letter_of_the_rules_is_smaller_than_20_units() -> None:
    assert min(SIZES) >= 20


def test_every_topic_is_told_once() -> None:
    told = [topic for page in PAGES for topic in page.topics]
    assert sorted(told) == list(range(1, 13))


def test_a_tap_and_the_keys_turn_pages() -> None:
    import pygame

    desk, screen = rules_at((1280, 800), "en")
    desk.tap("page:8")
    assert screen.page == 8
    assert screen.key(pygame.K_PAGEDOWN)
    assert screen.page == 8
    assert screen.key(pygame.K_PAGEUP)
    assert screen.page == 7
    assert desk.control("page:7").chosen
    assert not screen.key(pygame.K_x)


def tiles_of(hands: tuple[Open, ...]) -> list[Tile]:
    return [Tile.of(int(tile[0]), int(tile[1])) for hand in hands for tile in hand.tiles]


@pytest.mark.parametrize("hands", [BLOCK, DRAW])
def test_the_hands_of_an_example_could_be_left_when_a_round_is_blocked(
    hands: tuple[Open, ...],
) -> None:
    left = tiles_of(hands)
    assert len(set(left)) == len(left)
    assert set(left) <= set(ALL_TILES)
    # A block has all seven tiles of one number on the table: no hand holds that number.
    assert any(not any(tile.has(number) for tile in left) for number in range(7))
    assert [hand.pips for hand in hands] == sorted(hand.pips for hand in hands)


def test_the_lowest_single_hand_wins_though_its_partners_is_the_highest() -> None:
    assert [(hand.seat, hand.pips, hand.lit) for hand in BLOCK] == [
        (4, 4, True),
        (1, 5, False),
        (3, 7, False),
        (2, 21, False),
    ]


def test_the_lowest_count_of_the_drawn_example_is_held_in_both_teams() -> None:
    assert [(hand.seat, hand.pips, hand.lit) for hand in DRAW] == [
        (3, 8, True),
        (4, 8, True),
        (2, 15, False),
        (1, 23, False),
    ]


def test_the_base_is_2_after_a_draw_and_never_more() -> None:
    assert CHAIN == (
        ("round.draw", 1),
        ("round.draw", 2),
        ("rules.10.won", 2),
        ("rules.10.won", 1),
    )


def test_the_example_of_joining_joins_equal_numbers() -> None:
    tiles = [*JOINING.line, JOINING.right]
    assert all(here[1] == there[0] for here, there in pairwise(tiles))
