"""The window, and what SDL has to be told before there is one."""

from __future__ import annotations

import os

import pygame

# Drivers that show nothing: fine when asked for by name, else a sign that there is no screen.
INVISIBLE = frozenset({"offscreen", "dummy"})
CAPTION = "Dékabès"
SMALLEST = (320, 240)
_HINTS = {
    # Where OpenGL is a software one, a plain framebuffer is many times faster.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_MOUSE_AUTO_CAPTURE": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_WMCLASS": "dekabes",
}


class NoScreenError(Exception):
    """There is no display to open a window on."""


class Window:
    """A window that can be resized and fill the screen."""

    def __init__(self, size: tuple[int, int], *, fullscreen: bool, invisible: bool = False) -> None:
        _start_display(invisible)
        pygame.display.set_caption(CAPTION)
        self._size = size
        self._fullscreen = fullscreen
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoScreenError("The window is gone.")
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def origin(self) -> tuple[int, int]:
        """Where the window's corner lies on the screen."""
        return pygame.display.get_window_position()

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size before."""
        if not self._fullscreen:
            self._size = self.size
        self._fullscreen = not self._fullscreen
        self._open()

    def flip(self) -> None:
        """Show what was drawn."""
        pygame.display.flip()

    def _open(self) -> None:
        if self._fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size, pygame.RESIZABLE)


def _start_display(invisible: bool) -> None:
    for hint, value in _HINTS.items():
        os.environ.setdefault(hint, value)
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if not asked:
        os.environ.pop("SDL_VIDEODRIVER", None)  # SDL would look for a driver without a name
    try:
        pygame.display.init()
    except pygame.error as error:
        tried = asked or "the system's own"
        raise NoScreenError(
            f"No screen could be opened (driver tried: {tried}): {error}."
        ) from None
    driver = pygame.display.get_driver()
    if driver in INVISIBLE and driver != asked and not invisible:
        pygame.display.quit()
        raise NoScreenError("There is no screen to open a window on.")
