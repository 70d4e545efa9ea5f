"""The count of the hands as it goes on: nothing is said to be equal before it is counted."""

from __future__ import annotations

import pygame
import pytest

from dekabes.i18n import LANGUAGES, load
from dekabes.ui import text
from dekabes.ui.match import count_page
from dekabes.ui.match.count_page import CountPage, verdict_voice
from dekabes.ui.screens.ended import round_end
from dekabes.ui.theme import Scale
from tests.ui.screens.test_match_fitting import at

SIZE = (1280, 800)


# Until 0.3 the light goes down, until 0.6 the hands open; then each count takes half a second.
# Three hands hold the lowest count: two signs of equality.
@pytest.mark.parametrize(
    ("seconds", "signs"), [(0.0, 0), (0.6, 0), (1.5, 0), (1.7, 1), (2.0, 1), (2.2, 2), (9.0, 2)]
)
def test_equality_is_told_when_both_counts_are(
    seconds: float, signs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[tuple[int, int]] = []

    def noted(_: pygame.Surface, __: Scale, centre: tuple[int, int]) -> None:
        places.append(centre)

    monkeypatch.setattr(count_page, "_draw_equal", noted)
    end = round_end(at("draw", SIZE, "en"))
    assert len(end.result.lowest) == 3
    CountPage(Scale.of(SIZE), end).draw(pygame.Surface(SIZE), seconds)
    assert len(places) == signs


@pytest.mark.parametrize("width", range(120, 320, 20))
def test_the_lowest_count_is_not_parted_from_who_holds_it(width: int) -> None:
    says = load("en")("round.lowest_is", name="Mirlande", n=6)
    lines = text.wrap(Scale.of(SIZE), says, text.SECTION, width)
    assert not any(line[0].string.startswith("6") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["Nadège", "Wilner", "Josué", "Mirlande"])
def test_the_verdict_on_a_usual_name_has_two_lines(name: str, lang: str) -> None:
    scale, width = Scale.of(SIZE), 240
    says = load(lang)("round.lowest_is", name=name, n=16)
    voice = verdict_voice(scale, says, width)
    assert 22 <= voice.size <= 28
    assert len(text.wrap(scale, says, voice, width)) == 2


def test_the_verdict_on_long_names_keeps_its_voice_on_more_lines() -> None:
    says = load("en")("round.lowest_both", first="Maximiliano", second="Nadège-Marguerite", n=16)
    assert verdict_voice(Scale.of(SIZE), says, 240) == text.SECTION
