"""Where a new game's seats lie: round the table, each for a finger, in every window."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pygame
import pytest

from dekabes.engine import SEATS, Seat
from dekabes.session import Occupant, Seating
from dekabes.ui import namelines, text
from dekabes.ui.art.labels import has_room_beside
from dekabes.ui.controls import Control
from dekabes.ui.screens.arrangement import OFFERED
from dekabes.ui.screens.frame import Frame, draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.screens.seatcard import room_beside_pencil
from dekabes.ui.screens.setup_plan import plan_of
from dekabes.ui.theme import BRASS_LIGHT, Scale
from tests.ui.screens.fitting import assert_touchable
from tests.ui.screens.menus import TestDesk

SIZES = [
    (1280, 800),
    (800, 1280),
    (1920, 1080),
    (1024, 600),
    (800, 600),
    (600, 800),
    (1280, 1024),
    (1024, 768),
    (768, 1024),
    (600, 900),
    (700, 1060),
    (1366, 768),
    (3840, 2160),
]
LONG = "Maximiliano Fernández de"  # as many letters as a name may have


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_every_control_is_for_a_finger_and_8_pixels_from_the_next(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    person, computer = Occupant(None, LONG), Occupant("easy", LONG)
    desk.last_seating = Seating((person, computer, computer, person))
    desk.open("setup")
    assert_touchable(desk, 8)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_at_a_tablets_size_no_control_is_under_48_pixels(size: tuple[int, int]) -> None:
    desk = TestDesk(size)
    desk.open("setup")
    assert min(min(control.rect.size) for control in desk.top.controls()) == 48


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_lie_round_the_table_and_cover_neither_it_nor_each_other(
    size: tuple[int, int],
) -> None:
    frame = Frame(Scale.of(size))
    plan = plan_of(frame)
    table = frame.rect(*plan.table)
    bottom, right, top, left = (frame.rect(*plan.card(seat).box) for seat in SEATS)
    for one, other in combinations((table, bottom, right, top, left), 2):
        assert not one.colliderect(other)
    assert top.bottom <= table.top < table.bottom <= bottom.top
    assert left.right <= table.left < table.right <= right.left
    assert top.centerx == pytest.approx(table.centerx, abs=1)
    assert left.y == right.y


@pytest.mark.parametrize("size", SIZES)
def test_the_table_is_square(size: tuple[int, int]) -> None:
    table = plan_of(Frame(Scale.of(size))).table
    assert table[2] == table[3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_person_and_computer_have_a_sign_and_every_level_its_whole_word(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    desk.open("setup")
    choices = [each for each in desk.top.controls() if each.name.startswith("choice:seat")]
    people = [each for each in choices if each.name.endswith(":human")]
    computers = [each for each in choices if each.name.endswith(":computer")]
    levels = [each for each in choices if each not in (*people, *computers)]
    assert (len(people), len(computers), len(levels)) == (4, 4, 16)
    assert {(each.label, each.icon) for each in people} == {("", "person")}
    assert {(each.label, each.icon) for each in computers} == {("", "computer")}
    for each in levels:
        assert each.label
        assert has_room_beside(desk.scale, replace(each, icon=None))


@pytest.mark.parametrize("size", SIZES)
def test_no_name_of_a_computer_is_cut(size: tuple[int, int]) -> None:
    """Mirlande, in the narrowest card, is the longest of those that nobody gave."""
    desk = TestDesk(size)
    desk.open("setup")
    for control in desk.top.controls():
        if control.name.startswith("seat:"):
            room = control.rect.width - 2 * desk.scale.px(10)
            assert namelines.is_whole(desk.scale, control.label, room), control.label


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_every_level_has_a_sign_of_its_own_under_its_word(size: tuple[int, int], lang: str) -> None:
    desk = TestDesk(size, lang)
    desk.open("setup")
    levels = [each for each in desk.top.controls() if ":computer:" in each.name]
    signs = {(each.name.rpartition(":")[2], each.icon) for each in levels}
    assert signs == {(level, f"dots_{level}") for level in OFFERED}
    for number, level in enumerate(OFFERED, start=1):
        control = next(each for each in levels if each.name.endswith(level))
        dots = dots_of(desk.scale, control)
        assert len(dots) == number
        row, place = dots[0].unionall(dots), control.rect
        assert row.centerx == pytest.approx(place.centerx, abs=1)
        assert row.y > place.centery
        assert row.bottom <= place.bottom - place.height // 8  # not upon the button's edge


def dots_of(scale: Scale, level: Control) -> list[pygame.Rect]:
    """Where a level's dots lie under its word, which is left blank."""
    surface = pygame.Surface(scale.size)
    blank = replace(level, label=" ", chosen=False, enabled=True)
    draw_all(surface, scale, [blank], Attention())
    drawn = pygame.mask.from_threshold(surface, BRASS_LIGHT, (60, 60, 60))
    return drawn.get_bounding_rects()


@pytest.mark.parametrize("size", SIZES)
def test_a_levels_word_clears_its_dots(size: tuple[int, int]) -> None:
    desk = TestDesk(size)
    desk.open("setup")
    level = desk.control("choice:seat2:computer:strong")  # its g goes down deep
    blank = replace(level, label=" ")
    whole, without = pygame.Surface(desk.scale.size), pygame.Surface(desk.scale.size)
    draw_all(whole, desk.scale, [level], Attention())
    draw_all(without, desk.scale, [blank], Attention())
    differs = pygame.surfarray.array2d(whole) != pygame.surfarray.array2d(without)
    lowest = int(np.flatnonzero(differs.any(axis=0)).max())
    assert lowest < min(dot.y for dot in dots_of(desk.scale, level))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_every_name_that_nobody_gave_stands_beside_its_pencil(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    desk.open("setup")
    for control in desk.top.controls():
        if control.name.startswith("seat:"):
            room = room_beside_pencil(desk.scale, control.rect)
            assert namelines.is_whole(desk.scale, control.label, room), control.label


@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_words_lies_over_a_card_or_a_button(size: tuple[int, int]) -> None:
    frame = Frame(Scale.of(size))
    plan = plan_of(frame)
    teams, start = frame.rect(*plan.teams), frame.rect(*plan.start)
    presets = [frame.rect(*box) for box in plan.presets]
    cards = [frame.rect(*plan.card(seat).box) for seat in SEATS]
    assert teams.collidelist([start, *presets, *cards]) == -1
    for one, other in combinations([start, *presets, *cards], 2):
        assert not one.colliderect(other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_what_each_level_is_like_stands_whole_in_a_free_corner(
    size: tuple[int, int], lang: str
) -> None:
    desk = TestDesk(size, lang)
    frame, words = Frame(desk.scale), desk.words
    plan = plan_of(frame)
    place, window = frame.rect(*plan.manner), pygame.Rect(0, 0, *size)
    others = [frame.rect(*box) for box in (plan.teams, plan.table, plan.start, *plan.presets)]
    others += [frame.rect(*plan.card(seat).box) for seat in SEATS]
    assert window.contains(place)
    assert place.collidelist(others) == -1
    for level in OFFERED:
        manner = words(f"manner.{level}")
        note = words("setup.manner", level=words(f"level.{level}"), manner=manner)
        lines = text.wrap(desk.scale, note, text.SMALL, place.width)
        assert len(lines) <= 4  # a note, not a paragraph
        assert len(lines) * text.line_height(desk.scale, text.SMALL) <= place.height
        assert text.is_whole(desk.scale, note, text.SMALL, place.width, len(lines))


@pytest.mark.parametrize("size", SIZES)
def test_a_cards_choices_lie_in_their_tracks_8_pixels_apart(size: tuple[int, int]) -> None:
    frame = Frame(Scale.of(size))
    card = plan_of(frame).card(Seat.TWO)
    halves = [frame.rect(*box) for box in card.halves]
    levels = [frame.rect(*box) for box in card.levels]
    assert all(frame.rect(*card.switch).contains(half) for half in halves)
    assert all(frame.rect(*card.track).contains(level) for level in levels)
    places = [frame.rect(*card.name), *halves, *levels]
    assert min(min(place.size) for place in places) >= 44
    for one, other in combinations(places, 2):
        assert not one.inflate(16, 16).colliderect(other)


def test_four_levels_stand_in_two_columns_under_the_name() -> None:
    frame = Frame(Scale.of((1280, 800)))
    card = plan_of(frame).card(Seat.TWO)
    one, two, three, four = (frame.rect(*box) for box in card.levels)
    assert (one.y, three.y) == (two.y, four.y) == (one.y, one.bottom + 8)
    assert (one.x, two.x) == (three.x, four.x) == (one.x, one.right + 8)
    assert one.y > frame.rect(*card.name).bottom


def test_the_levels_of_a_persons_seat_stay_behind_until_one_is_touched() -> None:
    desk = TestDesk((1280, 800))
    desk.last_seating = Seating(
        (Occupant(None), Occupant(None), Occupant("easy"), Occupant("easy"))
    )
    desk.open("setup")

    def brightest(seat: int, attention: Attention) -> int:
        surface = pygame.Surface(desk.scale.size)
        desk.top.draw(surface, attention)
        level = desk.control(f"choice:seat{seat}:computer:expert").rect
        return int(pygame.surfarray.array3d(surface.subsurface(level)).max())

    alone, on_easy = Attention(), Attention(focus="choice:seat2:computer:easy")
    assert brightest(2, alone) < brightest(3, alone) - 50
    assert brightest(2, on_easy) == brightest(3, alone)
