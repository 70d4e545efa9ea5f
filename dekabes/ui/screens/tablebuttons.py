"""The buttons of the table that are always there."""

from __future__ import annotations

from collections.abc import Collection

from dekabes.i18n import Catalogue
from dekabes.ui.controls import Control, Style
from dekabes.ui.table.geometry import TOOLS, Geometry


def table_buttons(
    geometry: Geometry, words: Catalogue, *, silent: bool, enabled: Collection[str]
) -> tuple[Control, ...]:
    """Menu, sound and the tools; of the tools those in `enabled` act."""
    tools = tuple(
        Control(
            f"button:{tool}",
            geometry.button(tool),
            Style.TOOL,
            words(f"button.{tool}"),
            tool,
            tool in enabled,
        )
        for tool in TOOLS
    )
    sound = "mute" if silent else "sound"
    return (
        Control("button:menu", geometry.button("menu"), Style.TOOL, icon="menu"),
        Control("button:mute", geometry.button("mute"), Style.TOOL, icon=sound),
        *tools,
    )
