"""The window, and what SDL has to be told before there is one."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress

import pygame

from dekabes.ui.assets import ICONS
from dekabes.ui.errors import NoScreenError
from dekabes.ui.theme import canvas_size

# Drivers that show nothing: fine when asked for by name, else a sign that there is no screen.
INVISIBLE = frozenset({"offscreen", "dummy"})
CAPTION = "Dékabès"
ICON = "dekabes-64.png"
WINDOW_CLASS = "dekabes"
USUAL = (1280, 800)
_HINTS = {
    # Where OpenGL is a software one, a plain framebuffer is many times faster.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_MOUSE_AUTO_CAPTURE": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}


def seen_through(place: int, window: int, canvas: int) -> int:
    """The place on a canvas of some length that the middle of a window's pixel shows."""
    return (2 * place + 1) * canvas // (2 * window)


def first_seeing(place: int, window: int, canvas: int) -> int:
    """The first pixel of a window that shows this place of its canvas, or one beyond it."""
    return -((canvas - 2 * window * place) // (2 * canvas))


class Window:
    """A window that can be resized and fill the screen."""

    def __init__(
        self, size: tuple[int, int] | None, *, fullscreen: bool, invisible: bool = False
    ) -> None:
        _start_display(invisible)
        pygame.display.set_caption(CAPTION)
        with suppress(OSError, pygame.error):  # the system's own icon will do
            pygame.display.set_icon(pygame.image.load(ICONS / ICON))
        self._size = size or _usual_size()
        self._place: tuple[int, int] | None = None
        self._fullscreen = fullscreen
        self._canvas: pygame.Surface | None = None
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on: the window itself, or, where it is very small, a larger picture."""
        shown = _shown()
        size = canvas_size(shown.get_size())
        if size == shown.get_size():
            self._canvas = None
            return shown
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas = pygame.Surface(size)
        return self._canvas

    @property
    def picture(self) -> pygame.Surface:
        """What the window shows."""
        return _shown()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return _shown().get_size()

    @property
    def canvas(self) -> tuple[int, int]:
        """Width and height of what is drawn on."""
        return canvas_size(self.size)

    def on_canvas(self, at: tuple[int, int]) -> tuple[int, int]:
        """The pixel of the picture drawn on under the middle of a pixel of the window."""
        x, y = (
            seen_through(place, shown, drawn)
            for place, shown, drawn in zip(at, self.size, self.canvas, strict=True)
        )
        return x, y

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """The pixels of the window through which a rectangle of the picture is reached."""
        (left, top), (right, bottom) = (
            [
                first_seeing(place, shown, drawn)
                for place, shown, drawn in zip(corner, self.size, self.canvas, strict=True)
            ]
            for corner in (rect.topleft, rect.bottomright)
        )
        return pygame.Rect(left, top, right - left, bottom - top)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the window's corner lies on the screen."""
        return pygame.display.get_window_position()

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size before."""
        if not self._fullscreen:
            self._size, self._place = self.size, self.origin
        self._fullscreen = not self._fullscreen
        self._open()

    def flip(self) -> None:
        """Show what was drawn."""
        if self._canvas:
            pygame.transform.smoothscale(self._canvas, self.size, _shown())
        pygame.display.flip()

    def _open(self) -> None:
        if self._fullscreen:
            _go_to((0, 0))
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self._open_framed()
            if self._place:
                _go_to(self._place)

    def _open_framed(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # that it got another size
            pygame.display.set_mode(self._size, pygame.RESIZABLE)
            if self.size != self._size:
                # Without a window manager the window is still as large as the screen was.
                pygame.display.set_mode(self._size, pygame.RESIZABLE)


def _usual_size() -> tuple[int, int]:
    """The usual size, and no more than the screen has where there is one."""
    if pygame.display.get_driver() in INVISIBLE:
        return USUAL
    (width, height), *_ = pygame.display.get_desktop_sizes()
    return min(USUAL[0], width), min(USUAL[1], height)


def _go_to(place: tuple[int, int]) -> None:
    """Move the window where nobody else does: without a window manager X11 leaves it there.

    With several screens it stays, since the corner may be another screen's.
    """
    is_there = pygame.display.get_surface() is not None
    if (
        is_there
        and pygame.display.get_driver() == "x11"
        and len(pygame.display.get_desktop_sizes()) == 1
    ):
        pygame.display.set_window_position(place)


def _shown() -> pygame.Surface:
    surface = pygame.display.get_surface()
    if surface is None:
        raise NoScreenError("The window is gone.")
    return surface


def _start_display(invisible: bool) -> None:
    for hint, value in _HINTS.items():
        os.environ.setdefault(hint, value)
    # Not a default: pygame has already put the script's name there.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS
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
