"""What every screen must hold to: all can be touched, and no word is cut short or covered."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from dekabes.ui import text
from dekabes.ui.art import buttons
from dekabes.ui.desk import Desk
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import Scale

FINGER = 44


def assert_touchable(desk: Desk, apart: int) -> None:
    """Every control is in the window, as large as a finger, and so many pixels from the others."""
    window = pygame.Rect(0, 0, *desk.scale.size)
    controls = desk.top.controls()
    assert len({control.name for control in controls}) == len(controls)
    for control in controls:
        assert window.contains(control.rect), control.name
        assert min(control.rect.size) >= FINGER, control.name
    for one, other in combinations(controls, 2):
        if other.name == "preview" and one.rect == other.rect:
            continue  # the ghost lies at its end
        wide = one.rect.inflate(2 * apart, 2 * apart)
        assert not wide.colliderect(other.rect), (one.name, other.name)


class Watch:
    """The words that screens cut short while it draws them, and where words came to lie."""

    def __init__(self, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
        self.cut: list[str] = []
        self.places: list[pygame.Rect] = []
        self._surface = pygame.Surface(size)
        buttons._face.cache_clear()  # what is kept is not fitted again
        fit, is_whole, draw = text.fit, text.is_whole, text.draw_text

        def watched_fit(scale: Scale, string: str, role: text.Role, room: float) -> str:
            shown = fit(scale, string, role, room)
            if shown != string:
                self.cut.append(string)
            return shown

        def only_asked(*args: object) -> bool:
            """What is only asked about is not drawn so."""
            cut = len(self.cut)
            answer = is_whole(*args)  # type: ignore[arg-type]
            del self.cut[cut:]
            return answer

        def watched_draw(target: pygame.Surface, *args: object, **more: object) -> pygame.Rect:
            place = draw(target, *args, **more)  # type: ignore[arg-type]
            if target is self._surface:
                self.places.append(place)
            return place

        monkeypatch.setattr(text, "fit", watched_fit)
        monkeypatch.setattr(text, "is_whole", only_asked)
        monkeypatch.setattr(text, "draw_text", watched_draw)

    def draw(self, screen: Screen) -> None:
        """Draw a screen and note its words."""
        screen.draw(self._surface, Attention())

    def assert_inside(self) -> None:
        """All words lie in the window."""
        for place in self.places:
            assert self._surface.get_rect().contains(place)

    def assert_beside(self, controls: list[pygame.Rect]) -> None:
        """No word lies under a control."""
        for place in self.places:
            assert place.collidelist(controls) == -1

    def assert_whole(self, controls: list[pygame.Rect]) -> None:
        """A word in a control that its screen draws itself lies wholly in it."""
        for place in self.places:
            for control in controls:
                assert control.contains(place) or not control.colliderect(place)


def bare(scale: Scale) -> pygame.Surface:
    """In place of what lies behind: that takes long to paint and says nothing."""
    return pygame.Surface(scale.size)
