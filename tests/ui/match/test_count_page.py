"""The count of the hands as it goes on: nothing is said to be equal before it is counted."""

from __future__ import annotations

import pygame
import pytest

from dekabes.i18n import load
from dekabes.ui import text
from dekabes.ui.match import count_page
from dekabes.ui.match.count_page import CountPage
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
