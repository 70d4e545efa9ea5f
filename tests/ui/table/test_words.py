"""The words on the table fit in every language and size."""

from __future__ import annotations

import pygame
import pytest

from dekabes.engine import Seat, Team
from dekabes.i18n import LANGUAGES, load
from dekabes.ui import text
from dekabes.ui.screens.tablewords import lid_words, needs_sentence
from dekabes.ui.table import notices, plates
from dekabes.ui.table.geometry import own_medallion, table_geometry
from dekabes.ui.table.passbar import room_for_words
from dekabes.ui.theme import INK, Dress, Scale, Theme
from tests.ui.contrast import contrast_ratio

SIZES = [(800, 600), (600, 800), (1024, 600), (1280, 800), (800, 1280), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_for_a_pass_fits_beside_its_button(lang: str, size: tuple[int, int]) -> None:
    words, scale, geometry = load(lang), Scale.of(size), table_geometry(size)
    parts = words.parts("table.nothing_fits_two")
    sentence = (parts[0][0].strip(), 6, parts[1][0].strip(), 5)
    half = round(geometry.foot.height * 0.46)
    width = notices.sentence_width(scale, sentence, half, text.SECOND)
    assert width + 2 * scale.px(16) <= room_for_words(geometry)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_turn_it_is_fits_in_the_own_plate(lang: str, size: tuple[int, int]) -> None:
    scale, plate = Scale.of(size), table_geometry(size).plates[0]
    room = plate.width - own_medallion(plate.size, scale.u).right - scale.px(12) - scale.px(8)
    call = load(lang)("table.your_turn")
    voice = text.softer(scale, call, text.TURN, room)
    assert text.text_width(scale, call, voice) <= room


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_round_is_called_so_beside_its_coin(
    lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    word, written = load(lang)("table.round"), []
    draw = text.draw_text

    def watched(*args: object, **more: object) -> pygame.Rect:
        place = draw(*args, **more)  # type: ignore[arg-type]
        written.append((args[2], place))
        return place

    monkeypatch.setattr(text, "draw_text", watched)
    rect = table_geometry(size).round
    plates.draw_round(pygame.Surface(size), Scale.of(size), rect, word, 5, 2)
    places = {said: place for said, place in written if said in (word, "5")}
    assert set(places) == {word, "5"}
    assert places[word].left == places["5"].left
    assert places[word].left >= rect.left + 8
    # The coin, in the middle of its end of the plate, and 4 pixels between.
    coin = round(min(0.82 * rect.height, 0.38 * rect.width))
    assert places[word].right + 4 <= rect.right - (rect.height - coin) // 2 - coin


def test_numbers_in_a_sentence_are_numbers() -> None:
    assert needs_sentence(load("en"), (5, 2)) == ("needs", 5, "or", 2)
    assert needs_sentence(load("en"), (5,)) == ("needs", 5)


def test_the_lid_says_who_is_next_at_the_device() -> None:
    words, names = load("en"), ("Nadège", "Wilner", "Josué", "Mirlande")
    lid = lid_words(words, names, people=True, next_one=Seat.FOUR)
    assert lid.title == "The rack is shut"
    assert lid.text == ("Next at the device: ", Team.B, "\N{NO-BREAK SPACE}", "Mirlande")
    nobody = lid_words(words, names, people=True, next_one=None)
    assert nobody.title == "The rack is shut"
    assert nobody.text == ("Nobody’s tiles are shown.",)
    watched = lid_words(words, names, people=False, next_one=None)
    assert watched.title == "Four computers play"


@pytest.mark.parametrize(("theme", "least"), [(Theme.IVORY, 3.0), (Theme.CONTRAST, 7.0)])
def test_a_blank_half_is_seen_on_a_bubble_as_light_as_itself(theme: Theme, least: float) -> None:
    ground = (0xF7, 0xED, 0xD6)  # the middle of an ivory face
    surface = pygame.Surface((120, 60))
    surface.fill(ground)
    scale = Scale.of((1280, 800), Dress(theme))
    notices.draw_sentence(surface, scale, (0,), (40, 30), 44, text.SECOND, INK, edged=True)
    # A line 1.5 wide: the pixel that it fills left of the half, which begins at 40.
    red, green, blue, _ = surface.get_at((39, 30))
    assert contrast_ratio((red, green, blue), ground) >= least


def test_a_comma_stands_close_to_the_half_before_it() -> None:
    scale, half = Scale.of((1280, 800)), 30
    comma, word = (text.text_width(scale, part, text.SECOND) for part in (",", "x"))
    assert notices.sentence_width(scale, (6, ","), half, text.SECOND) == half + 3 + comma
    assert notices.sentence_width(scale, (6, "x"), half, text.SECOND) == half + 11 + word
