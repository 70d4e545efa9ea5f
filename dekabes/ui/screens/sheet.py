"""What lies over another screen and leaves it as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dekabes.ui.screens.screen import Screen

if TYPE_CHECKING:
    from dekabes.ui.desk import Desk


class Sheet(Screen):
    """A screen that covers only the middle of the one beneath, whose tiles stay in sight."""

    is_sheet = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.beneath = desk.top

    @property
    def faces(self) -> tuple[str, ...]:
        return self.beneath.faces

    @property
    def lifted(self) -> str | None:
        return self.beneath.lifted

    @property
    def preview(self) -> str | None:
        return self.beneath.preview
