"""No usual word on the table is cut short, in any language and at any size."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from dekabes.engine import SEATS
from dekabes.i18n import LANGUAGES, load
from dekabes.ui import text
from dekabes.ui.screens.tablebuttons import table_buttons
from dekabes.ui.table import plates
from dekabes.ui.table.geometry import BOTTOM, TOOLS, table_geometry
from dekabes.ui.table.plates import Plate
from dekabes.ui.theme import Scale

Size = tuple[int, int]
SIZES = [
    *((800, 600), (600, 800), (900, 600), (1024, 600), (1088, 680), (700, 900)),
    *((1280, 800), (800, 1280), (1366, 768), (1920, 1080)),
]


def usual_plates(lang: str) -> list[tuple[int, Plate]]:
    """What the plates may say of seats with the names that nobody has changed."""
    words = load(lang)
    counts = [words.plural("table.tiles", count) for count in (1, 7)]
    calls = words("table.your_turn")
    found = [(BOTTOM, Plate(SEATS[0], "Mirlande", 7, calls, turn=True, calls=True))]
    for place, seat, kind in product(range(4), SEATS, ("human", "computer")):
        name = words(f"name.{kind}.{seat}")
        found += [(place, Plate(seat, name, 7, count)) for count in counts]
        found.append((place, Plate(seat, name, 7, counts[0], passed=words("table.pase"))))
        found.append((place, Plate(seat, name, 7, counts[0], plays=words("table.plays"))))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_usual_name_and_what_it_does_stand_whole_in_every_plate(
    size: Size, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit = text.fit

    def whole(scale: Scale, string: str, role: text.Role, room: float) -> str:
        assert fit(scale, string, role, room) == string
        return string

    monkeypatch.setattr(text, "fit", whole)
    plates._content.cache_clear()
    scale, geometry = Scale.of(size), table_geometry(size)
    surface = pygame.Surface(size)
    for place, plate in usual_plates(lang):
        plates.draw_plate(surface, scale, geometry.plates[place], place, plate)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_tools_have_whole_words_or_none(size: Size, lang: str) -> None:
    scale, geometry, words = Scale.of(size), table_geometry(size), load(lang)
    tools = table_buttons(geometry, scale, words, silent=False, enabled=())[-len(TOOLS) :]
    assert len({bool(tool.label) for tool in tools}) == 1
    for tool in tools:
        assert text.text_width(scale, tool.label, text.TOOL) <= tool.rect.width - 4
        assert min(tool.rect.size) >= 44
    *_, one, two, three = (tool.rect for tool in tools)
    assert two.left - one.right >= 8
    assert three.left - two.right >= 8
    assert three.right == geometry.button("redo").right
    if size not in ((800, 600), (900, 600), (1088, 680)):
        assert all(tool.label for tool in tools)
    if tools[0].rect.y == one.y:  # all beside the rack
        assert tools[0].rect.left - geometry.rack.right >= 12


def test_long_words_of_tools_have_air_where_the_rail_is_long() -> None:
    # At 16:9 some 77 pixels are free between rack and tools.
    size = (1920, 1080)
    scale, geometry = Scale.of(size), table_geometry(size)
    tools = table_buttons(geometry, scale, load("id"), silent=False, enabled=())[-len(TOOLS) :]
    for tool in tools:
        assert tool.rect.width - text.text_width(scale, tool.label, text.TOOL) >= 2 * 12
