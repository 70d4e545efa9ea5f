"""The buttons of the table that are always there."""

from __future__ import annotations

from collections.abc import Collection

from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.controls import Control, Style
from dekabes.ui.table.geometry import TOOLS, Geometry
from dekabes.ui.theme import Scale

MARGIN = 6  # pixels between a tool's word and the button's edge


def table_buttons(
    geometry: Geometry,
    scale: Scale,
    words: Catalogue,
    *,
    silent: bool,
    enabled: Collection[str],
) -> tuple[Control, ...]:
    """Menu, sound and the tools; of the tools those in `enabled` act."""
    labels = _tool_labels(geometry, scale, words)
    tools = tuple(
        Control(
            f"button:{tool}",
            geometry.button(tool),
            Style.TOOL,
            label,
            tool,
            tool in enabled,
        )
        for tool, label in labels.items()
    )
    sound = "mute" if silent else "sound"
    return (
        Control("button:menu", geometry.button("menu"), Style.TOOL, icon="menu"),
        Control("button:mute", geometry.button("mute"), Style.TOOL, icon=sound),
        *tools,
    )


def pass_button(geometry: Geometry, words: Catalogue) -> Control:
    """The button beside the words that say why all that is left is to pass."""
    label = words("button.pass")
    return Control("button:pass", geometry.pass_button, Style.FIRST, label, "pass")


def _tool_labels(geometry: Geometry, scale: Scale, words: Catalogue) -> dict[str, str]:
    """The words under the signs of the tools: all of them, or none where one would be cut."""
    labels = {tool: words(f"button.{tool}") for tool in TOOLS}
    fit = all(
        text.text_width(scale, label, text.TOOL) + 2 * MARGIN <= geometry.button(tool).width
        for tool, label in labels.items()
    )
    return labels if fit else dict.fromkeys(TOOLS, "")
