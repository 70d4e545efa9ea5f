"""The rules: every page fits, and its examples keep the rules that they explain."""

from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest

from dekabes.engine import ALL_TILES, Team, Tile
from dekabes.i18n import LANGUAGES
from dekabes.ui import text
from dekabes.ui.art.icons import ICONS
from dekabes.ui.art.lamps import Lamp
from dekabes.ui.screens import frame, tallies
from dekabes.ui.screens.examples import JOINING
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.rulebook import PAGES, SIZES, lay_out_page
from dekabes.ui.screens.rules import RulesScreen
from dekabes.ui.screens.screen import Attention
from dekabes.ui.screens.tallies import AFTER, BEFORE, BLOCK, CHAIN, DRAW, OpenHand
from dekabes.ui.theme import Scale
from tests.ui.screens.fitting import Watch, bare
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
@pytest.mark.parametrize("size", [*SIZES_OF_WINDOWS, (600, 1024), (600, 880), (800, 801)])
def test_every_page_has_all_its_pictures(size: tuple[int, int], lang: str) -> None:
    desk, screen = rules_at(size, lang)
    for page in PAGES:
        _, pictures = lay_out_page(desk.scale, desk.words, page, screen.inner)
        assert len(pictures) == len(page.pictures), page.title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "foot"),
    # The sheet ends 32 above the window's edge, what is in it 16 above that, a felt 16 above that.
    [((1280, 800), 800 - 32 - 16 - 16), ((800, 1280), 1280 - 32 - 16 - 16)],
)
def test_all_pages_that_end_with_a_picture_end_at_one_line(
    size: tuple[int, int], foot: int, lang: str
) -> None:
    desk, screen = rules_at(size, lang)
    feet = []
    for page in PAGES:
        lines, pictures = lay_out_page(desk.scale, desk.words, page, screen.inner)
        if pictures[-1].rect.y > lines[-1].rect.y:
            feet.append(pictures[-1].rect.bottom)
    assert feet == [foot] * 7  # on two pages words follow


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES_OF_WINDOWS)
def test_every_page_has_a_sign_of_its_own(size: tuple[int, int], lang: str) -> None:
    desk, _ = rules_at(size, lang)
    signs = [desk.control(f"page:{page}").icon for page in range(1, len(PAGES) + 1)]
    assert len(set(signs)) == len(PAGES)
    assert set(signs) <= set(ICONS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES_OF_WINDOWS)
def test_no_word_of_a_page_is_cut_short(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, screen = rules_at(size, lang)
    monkeypatch.setattr(frame, "wood_backdrop", bare)
    watch = Watch(size, monkeypatch)
    for page in range(1, len(PAGES) + 1):
        screen.page = page
        watch.draw(screen)
    assert not watch.cut


def test_no_letter_of_the_rules_is_smaller_than_20_units() -> None:
    assert min(SIZES) >= 20


def test_every_topic_is_told_once() -> None:
    told = [topic for page in PAGES for topic in page.topics]
    assert sorted(told) == list(range(1, 13))


def test_a_tap_and_the_keys_turn_pages() -> None:
    desk, screen = rules_at((1280, 800), "en")
    desk.tap("page:9")
    assert screen.page == 9
    assert screen.key(pygame.K_PAGEDOWN)
    assert screen.page == 9
    assert screen.key(pygame.K_PAGEUP)
    assert screen.page == 8
    assert desk.control("page:8").chosen
    assert not screen.key(pygame.K_x)


def test_the_page_that_is_open_has_a_button_of_brass_with_the_others_corners() -> None:
    desk, screen = rules_at((1280, 800), "en")
    screen.page = 2

    def painted(page: int, x: int, y: int) -> tuple[int, int, int]:
        surface = pygame.Surface(desk.scale.size)
        control = desk.control(f"page:{page}")
        draw_all(surface, desk.scale, [control], Attention())
        red, green, blue, _ = surface.get_at((control.rect.x + x, control.rect.y + y))
        return red, green, blue

    # Corners of 16 pixels leave free what is nearer than 16 * (1 - 1/sqrt(2)) = 4.7 to both edges.
    for page in (1, 2, 3):
        assert max(painted(page, 3, 3)) < 40
    assert painted(2, 20, 32) > (180, 120, 60)  # brass
    assert painted(1, 20, 32) < (110, 0, 0)  # wood


def tiles_of(hands: tuple[OpenHand, ...]) -> list[Tile]:
    return [Tile.of(int(tile[0]), int(tile[1])) for hand in hands for tile in hand.tiles]


@pytest.mark.parametrize("hands", [BLOCK, DRAW])
def test_the_hands_of_an_example_could_be_left_when_a_round_is_blocked(
    hands: tuple[OpenHand, ...],
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (1920, 1080), (3840, 2160)])
def test_in_lying_windows_a_case_of_dekabes_is_named_and_told_in_one_line(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, screen = rules_at(size, lang)
    drawn: list[pygame.Rect] = []
    draw_text = text.draw_text

    def noted(*args: object, **more: object) -> pygame.Rect:
        drawn.append(draw_text(*args, **more))  # type: ignore[arg-type]
        return drawn[-1]

    monkeypatch.setattr(text, "draw_text", noted)
    page = next(page for page in PAGES if page.title == "rules.8.title")
    _, pictures = lay_out_page(desk.scale, desk.words, page, screen.inner)
    for placed in pictures:
        placed.picture.draw(pygame.Surface(size), desk.scale, placed.rect, desk.words)
        name, sentence = drawn
        assert name.right < sentence.left
        assert abs(name.centery - sentence.centery) <= desk.scale.px(4)
        drawn.clear()


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (800, 600), (600, 800)])
def test_every_hand_of_a_block_has_its_name_clear_of_its_count(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, screen = rules_at(size, "id")
    drawn: dict[str, pygame.Rect] = {}
    draw_text = text.draw_text

    def noted(surface: pygame.Surface, scale: Scale, string: str, *others: object) -> pygame.Rect:
        drawn[string] = draw_text(surface, scale, string, *others)  # type: ignore[arg-type]
        return drawn[string]

    monkeypatch.setattr(text, "draw_text", noted)
    page = next(page for page in PAGES if page.title == "rules.end.title")
    _, [placed] = lay_out_page(desk.scale, desk.words, page, screen.inner)
    placed.picture.draw(pygame.Surface(size), desk.scale, placed.rect, desk.words)
    # From the lowest count: the left seat, the bottom one, the top one, the right one.
    counts = {"Mirlande": "4", "Nadège": "5", "Josué": "7", "Wilner": "21"}
    assert set(drawn) == {*counts, *counts.values()}
    for name, count in counts.items():
        assert not drawn[name].colliderect(drawn[count])
        assert abs(drawn[name].x - drawn[count].x) < placed.rect.width // 4


def test_the_base_is_2_after_a_draw_and_never_more() -> None:
    assert [(step.key, step.base, step.winner) for step in CHAIN] == [
        ("round.draw", 1, None),
        ("round.draw", 2, None),
        ("rules.10.won", 2, Team.A),
        ("rules.10.won", 1, Team.B),
    ]


def test_the_winners_of_the_example_add_2_and_the_losers_go_back_to_0() -> None:
    assert (BEFORE[0] + 2, 0) == AFTER


@pytest.mark.parametrize("size", SIZES_OF_WINDOWS)
def test_each_path_of_lamps_of_the_example_has_its_number_at_its_right(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, screen = rules_at(size, "en")
    drawn: list[tuple[str, pygame.Rect]] = []

    def lamps(
        surface: pygame.Surface,
        scale: Scale,
        team: Team,
        states: list[Lamp],
        spot: tuple[int, int],
        *sizes: int,
    ) -> None:
        drawn.append(("lamps", pygame.Rect(spot, (1, 1))))

    def number(
        surface: pygame.Surface,
        scale: Scale,
        string: str,
        role: text.Role,
        colour: tuple[int, int, int],
        spot: tuple[float, float],
    ) -> None:
        place = text.draw_text(surface, scale, string, role, colour, spot)
        drawn.append((string, place))

    monkeypatch.setattr(tallies, "draw_lamps", lamps)
    monkeypatch.setattr(tallies, "text", SimpleNamespace(draw_text=number, SCORE=text.SCORE))
    page = next(page for page in PAGES if page.title == "rules.11.title")
    _, [placed] = lay_out_page(desk.scale, desk.words, page, screen.inner)
    placed.picture.draw(pygame.Surface(size), desk.scale, placed.rect, desk.words)
    # Blue had 1 and has 3, red had 2 and has 0.
    assert [what for what, _ in drawn] == ["lamps", "1", "lamps", "3", "lamps", "2", "lamps", "0"]
    for row in (drawn[:4], drawn[4:]):
        assert [place.x for _, place in row] == sorted(place.x for _, place in row)
        assert all(placed.rect.contains(place) for _, place in row)


def test_the_example_of_joining_joins_equal_numbers() -> None:
    tiles = [*JOINING.line, JOINING.right]
    assert all(here[1] == there[0] for here, there in pairwise(tiles))
