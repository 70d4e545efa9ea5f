"""What can be touched at every table: tiles and their places, and the buttons."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect

from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.controls import Control, Style
from dekabes.ui.table.geometry import TOOLS, Geometry
from dekabes.ui.table.model import TableModel, place_targets, tile_targets
from dekabes.ui.theme import Scale
from dekabes.ui.touchable import FINGER

# Pixels between a tool's word and the button's edge; the least, where words share their room.
MARGIN, LEAST_MARGIN = 6, 2
AIR = 14  # units that are free there where the rail is long enough


def table_places(geometry: Geometry, model: TableModel) -> tuple[Control, ...]:
    """The tiles of the hand, which rise when they are touched, and where tiles may lie."""
    tiles = tile_targets(geometry, model).items()
    places = place_targets(geometry, model).items()
    return (
        *(Control(name, rect, Style.BARE) for name, rect in tiles),
        *(Control(name, rect, Style.PLACE) for name, rect in places),
    )


def table_buttons(
    geometry: Geometry,
    scale: Scale,
    words: Catalogue,
    *,
    silent: bool,
    enabled: Collection[str],
    hinting: bool = False,
    thinking: bool = False,
) -> tuple[Control, ...]:
    """Menu, sound and the tools; of the tools those in `enabled` act.

    The hint's has a ring while there is one, and its sign changes while it is thought about.
    """
    tools = tuple(
        Control(
            f"button:{tool}",
            rect,
            Style.TOOL,
            label,
            "thinking" if thinking and tool == "hint" else tool,
            tool in enabled,
            chosen=hinting and tool == "hint",
        )
        for tool, label, rect in _tools(geometry, scale, words)
    )
    sound = "mute" if silent else "sound"
    return (
        Control("button:menu", geometry.button("menu"), Style.TOOL, icon="menu"),
        Control("button:mute", geometry.button("mute"), Style.TOOL, icon=sound),
        *tools,
    )


def pass_button(rect: Rect, words: Catalogue) -> Control:
    """The button beside the words that say why all that is left is to pass."""
    return Control("button:pass", rect, Style.FIRST, words("button.pass"), "pass")


def _tools(geometry: Geometry, scale: Scale, words: Catalogue) -> list[tuple[str, str, Rect]]:
    """The tools with their words and places: all words, or none where one would be cut.

    Those side by side are alike, or each as wide as its word needs where one needs more.
    """
    labels = {tool: words(f"button.{tool}") for tool in TOOLS}
    rects = {tool: geometry.button(tool) for tool in TOOLS}
    wide = {tool: text.text_width(scale, label, text.TOOL) for tool, label in labels.items()}
    if any(wide[tool] + 2 * MARGIN > rects[tool].width for tool in TOOLS):
        row = [tool for tool in TOOLS if rects[tool].y == rects[TOOLS[-1]].y]
        needs = [max(wide[tool] + 2 * LEAST_MARGIN, FINGER) for tool in row]
        wish = sum(wide[tool] + 2 * scale.px(AIR) for tool in row)
        shared = _shared(needs, _reaching(geometry, [rects[tool] for tool in row], wish))
        labels = labels if shared else dict.fromkeys(TOOLS, "")
        rects |= zip(row, shared, strict=False)
    return [(tool, labels[tool], rects[tool]) for tool in TOOLS]


def _reaching(geometry: Geometry, rects: list[Rect], wish: int) -> list[Rect]:
    """Buttons of which the first reaches towards the rack, as far as all wish and it is free."""
    free = rects[0].left - geometry.rack.right - geometry.measures.rack_gap
    more = max(0, min(free, wish - sum(rect.width for rect in rects)))
    first = rects[0]
    return [Rect(first.x - more, first.y, first.width + more, first.height), *rects[1:]]


def _shared(needs: list[int], rects: list[Rect]) -> list[Rect]:
    """Buttons in the same row as before, each as wide as it needs; none where that is too much."""
    spare, number = sum(rect.width for rect in rects) - sum(needs), len(rects)
    gap, x = rects[1].left - rects[0].right, rects[0].left
    shared = []
    for place, (need, rect) in enumerate(zip(needs, rects, strict=True)):
        share = spare * (place + 1) // number - spare * place // number
        shared.append(Rect(x, rect.y, need + share, rect.height))
        x += need + share + gap
    return shared if spare >= 0 else []
