"""Where a new game's seats lie: round the table, each for a finger, in every window."""

from itertools import combinations

import pytest

from dekabes.engine import SEATS, Seat
from dekabes.session import Occupant, Seating
from dekabes.ui.screens.frame import Frame
from dekabes.ui.screens.setup_plan import plan_of
from dekabes.ui.theme import Scale
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
    plan = plan_of(frame, 50)
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
    table = plan_of(Frame(Scale.of(size)), 50).table
    assert table[2] == table[3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_every_choice_of_a_seat_has_its_word_and_its_sign(size: tuple[int, int], lang: str) -> None:
    desk = TestDesk(size, lang)
    desk.open("setup")
    choices = [each for each in desk.top.controls() if each.name.startswith("choice:seat")]
    assert len(choices) == 12
    assert all(each.label and each.icon for each in choices)


@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_words_lies_over_a_card_or_a_button(size: tuple[int, int]) -> None:
    frame = Frame(Scale.of(size))
    plan = plan_of(frame, 50)
    teams, start = frame.rect(*plan.teams), frame.rect(*plan.start)
    presets = [frame.rect(*box) for box in plan.presets]
    cards = [frame.rect(*plan.card(seat).box) for seat in SEATS]
    assert teams.collidelist([start, *presets, *cards]) == -1
    for one, other in combinations([start, *presets, *cards], 2):
        assert not one.colliderect(other)


@pytest.mark.parametrize("size", SIZES)
def test_a_card_has_room_for_four_levels(size: tuple[int, int]) -> None:
    frame = Frame(Scale.of(size))
    card = plan_of(frame, 50).card(Seat.TWO)
    track = frame.rect(*card.track)
    places = [frame.rect(*box) for box in (card.person, *card.levels(4))]
    for place in places:
        assert track.contains(place)
        assert min(place.size) >= 44
    for one, other in combinations(places, 2):
        assert not one.inflate(16, 16).colliderect(other)


def test_two_levels_stand_one_above_the_other_and_four_in_two_columns() -> None:
    frame = Frame(Scale.of((1280, 800)))
    card = plan_of(frame, 50).card(Seat.TWO)
    upper, lower = (frame.rect(*box) for box in card.levels(2))
    assert (upper.x, upper.width, upper.bottom + 8) == (lower.x, lower.width, lower.y)
    one, two, three, four = (frame.rect(*box) for box in card.levels(4))
    assert (one.y, two.y, three.y, four.y) == (upper.y, upper.y, lower.y, lower.y)
    assert (one.x, two.x) == (three.x, four.x)
