"""What lies over another screen and leaves it as it is."""

from __future__ import annotations

from dekabes.ui.screens.screen import Screen


class Sheet(Screen):
    """A screen that covers only the middle of the one beneath, whose tiles stay in sight."""

    is_sheet = True

    @property
    def beneath(self) -> Screen:
        """The screen that it lies over now: a hand may be covered there in the meantime."""
        return self.desk.under(self)

    @property
    def faces(self) -> tuple[str, ...]:
        return self.beneath.faces

    @property
    def lifted(self) -> str | None:
        return self.beneath.lifted

    @property
    def preview(self) -> str | None:
        return self.beneath.preview
