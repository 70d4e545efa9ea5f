"""The signs on buttons: drawn on a grid of 24 with a round pen, in one colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pygame

from dekabes.ui.art import strokes
from dekabes.ui.art.raster import Canvas, Mask, painted
from dekabes.ui.theme import BRASS_LIGHT, INK, IVORY, Colour

GRID = 24
PEN, TILE_PEN = 2.2, 1.8


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile is made of: it keeps its own colours, whatever the sign's is."""

    face: Colour
    marks: Colour


@dataclass(frozen=True, slots=True)
class Icon:
    """What is drawn with the pen, and what is filled where a solid says it better."""

    line: str = ""
    solid: str = ""
    pen: float = PEN
    tile: Tile | None = None  # what fills the outline of a tile


def _dots(count: int) -> str:
    """So many dots in a row, round the middle."""
    places = range(15 - 3 * count, 24, 6)[:count]
    return "".join(f"M{x} 11.1A0.9 0.9 1 {x} 12.9A0.9 0.9 1 {x} 11.1Z" for x in places)


_SPEAKER = "M3.9 9H7.4L12 5.2V18.8L7.4 15H3.9Z"
_CIRCLE = "M12 3.4A8.6 8.6 1 12 20.6A8.6 8.6 1 12 3.4Z"
_DOTS = (
    "M12 2.6A1.6 1.6 1 12 5.8A1.6 1.6 1 12 2.6ZM12 18.2A1.6 1.6 1 12 21.4A1.6 1.6 1 12 18.2Z"
    "M4.2 10.4A1.6 1.6 1 4.2 13.6A1.6 1.6 1 4.2 10.4Z"
    "M19.8 10.4A1.6 1.6 1 19.8 13.6A1.6 1.6 1 19.8 10.4Z"
)
_LAMPS = (
    "M5.6 9.2A2.8 2.8 1 5.6 14.8A2.8 2.8 1 5.6 9.2ZM12 9.2A2.8 2.8 1 12 14.8A2.8 2.8 1 12 9.2Z"
    "M18.4 9.2A2.8 2.8 1 18.4 14.8A2.8 2.8 1 18.4 9.2Z"
)
_GAUGE = "M4.4 18A9.2 9.2 3 19.6 18"
_EYE = "M3 12C5.6 7.7 8.7 5.7 12 5.7C15.3 5.7 18.4 7.7 21 12C18.4 16.3 15.3 18.3 12 18.3"
_EYE += "C8.7 18.3 5.6 16.3 3 12Z"
_TEETH = (
    "M12 3V5.2M12 18.8V21M3 12H5.2M18.8 12H21"
    "M5.64 5.64L7.2 7.2M16.8 16.8L18.36 18.36M5.64 18.36L7.2 16.8M16.8 7.2L18.36 5.64"
)
_TILE = (
    "M9.4 3.8H14.6A1.8 1.8 1 16.4 5.6V18.4A1.8 1.8 1 14.6 20.2H9.4A1.8 1.8 1 7.6 18.4V5.6"
    "A1.8 1.8 1 9.4 3.8Z"
)
_TILE_MARKS = "M8.6 12H15.4M12 7.9H12.1M12 16.1H12.1"
_SCREEN = (
    "M5.2 4.5H18.8A1.6 1.6 1 20.4 6.1V14.8A1.6 1.6 1 18.8 16.4H5.2A1.6 1.6 1 3.6 14.8V6.1"
    "A1.6 1.6 1 5.2 4.5ZM12 16.6V19.8M9 20H15"
)
_FINGERS = (
    "M8.3 14.2V4.6A1.75 1.75 1 11.8 4.6V10.6M11.8 11.2V9.8A1.6 1.6 1 15 9.8V11.4"
    "M15 11.6V10.7A1.5 1.5 1 18 10.7V12.2M18 12.4V11.9A1.5 1.5 1 21 11.9V15.2"
    "C21 19 18.6 21.4 15 21.4H13.4C11.2 21.4 9.7 20.6 8.4 19.2L4 14.9"
    "C2.9 13.7 4.5 11.9 5.9 12.9L8.3 15"
)

ICONS: dict[str, Icon] = {
    "menu": Icon("M4.2 7H19.8M4.2 12H19.8M4.2 17H19.8"),
    "sound": Icon("M15.5 9.1A4 4 1 15.5 14.9M17.9 6.1A8 8 1 17.9 17.9", _SPEAKER),
    "mute": Icon("M16 9.6L20.8 14.4M20.8 9.6L16 14.4", _SPEAKER),
    "undo": Icon("M8.9 4.9L4.4 9.4L8.9 13.9M4.4 9.4H14.9A5.1 5.1 1 14.9 19.6H11"),
    "redo": Icon("M15.1 4.9L19.6 9.4L15.1 13.9M19.6 9.4H9.1A5.1 5.1 0 9.1 19.6H13"),
    "hint": Icon(
        "M9.3 17.4V16.2C9.3 14.8 6.4 13.2 6.4 9.6A5.6 5.6 1 17.6 9.6C17.6 13.2 14.7 14.8 14.7 16.2"
        "V17.4ZM10.4 20.8H13.6"
    ),
    "thinking": Icon("M5.6 12H5.7M11.95 12H12.05M18.3 12H18.4", pen=3.4),
    "sort": Icon("M5.2 9.2V18.9M12 4.9V18.9M18.8 12.6V18.9"),
    "check": Icon("M4.8 12.6L9.7 17.5L19.3 7"),
    "cross": Icon("M6.2 6.2L17.8 17.8M17.8 6.2L6.2 17.8"),
    "back": Icon("M14.9 4.8L8 12L14.9 19.2"),
    "next": Icon("M9.1 4.8L16 12L9.1 19.2"),
    "far_back": Icon("M11.4 4.8L4.5 12L11.4 19.2M19.4 4.8L12.5 12L19.4 19.2"),
    "far_next": Icon("M4.6 4.8L11.5 12L4.6 19.2M12.6 4.8L19.5 12L12.6 19.2"),
    "play": Icon(solid="M7.6 5L19 12L7.6 19Z"),
    "plus": Icon("M12 5.1V18.9M5.1 12H18.9"),
    "rules": Icon(
        "M12 6.5C10 5 7.4 4.5 4.2 4.5V17.7C7.4 17.7 10 18.3 12 19.8C14 18.3 16.6 17.7 19.8 17.7"
        "V4.5C16.6 4.5 14 5 12 6.5ZM12 6.5V19.8"
    ),
    "settings": Icon(
        "M12 6.2A5.8 5.8 1 12 17.8A5.8 5.8 1 12 6.2ZM12 9.2A2.8 2.8 1 12 14.8A2.8 2.8 1 12 9.2Z"
        + _TEETH
    ),
    "globe": Icon(
        _CIRCLE + "M3.4 12H20.6M12 3.4C9.2 5.6 8.1 8.8 8.1 12C8.1 15.2 9.2 18.4 12 20.6"
        "C14.8 18.4 15.9 15.2 15.9 12C15.9 8.8 14.8 5.6 12 3.4"
    ),
    "person": Icon("M12 4.2A3.7 3.7 1 12 11.6A3.7 3.7 1 12 4.2ZM4.7 20.3A7.3 5.7 1 19.3 20.3"),
    "pencil": Icon("M4.6 19.4L5.8 15L16.2 4.6L19.4 7.8L9 18.2ZM13.6 7.2L16.8 10.4", pen=2.0),
    "computer": Icon(_SCREEN),
    # How strong a computer of each level is.
    "dots_easy": Icon(solid=_dots(1)),
    "dots_steady": Icon(solid=_dots(2)),
    "dots_strong": Icon(solid=_dots(3)),
    "dots_expert": Icon(solid=_dots(4)),
    "eye": Icon(_EYE + "M12 9.4A2.6 2.6 1 12 14.6A2.6 2.6 1 12 9.4Z"),
    "covered": Icon(
        "M3.2 9.8C5.7 13.2 8.7 14.9 12 14.9C15.3 14.9 18.3 13.2 20.8 9.8"
        "M12 15V18.4M7 13.7L5.3 16.6M17 13.7L18.7 16.6"
    ),
    "unseen": Icon(
        "M3.6 9.6C6 13.6 8.8 15.2 12 15.2C15.2 15.2 18 13.6 20.4 9.6M6 13L4.4 15.2"
        "M10 15L9.4 17.8M14 15L14.6 17.8M18 13L19.6 15.2",
        pen=2.0,
    ),
    "restart": Icon("M5 13.2A7 7 2 12 6.2H7.4M10.9 2.9L7.4 6.2L10.9 9.6"),
    "crown": Icon(solid="M3 8.6L7.7 11.8L12 4.6L16.3 11.8L21 8.6L19.6 18.8H4.4Z"),
    "hand": Icon(_FINGERS),
    "log": Icon("M9.2 6.4H20.4M9.2 12H20.4M9.2 17.6H20.4M4.4 6.4H4.5M4.4 12H4.5M4.4 17.6H4.5"),
    "home": Icon("M3.8 11.4L12 4.4L20.2 11.4M6.2 9.6V19.4H17.8V9.6"),
    "pass": Icon(
        _TILE + "M7.6 12H16.4M3.6 19L20.4 5",
        pen=2.0,
    ),
    "quit": Icon("M13.4 4.4H5V19.6H13.4M9.8 12H20.4M16.6 8.1L20.5 12L16.6 15.9"),
    "seats": Icon("M8.6 8.6H15.4V15.4H8.6Z", _DOTS),
    "double": Icon(_TILE + "M7.6 12H16.4M12 7.9H12.1M12 16.1H12.1"),
    "flag": Icon("M6.2 20.6V4.2H18.4L15 8.2L18.4 12.2H6.2"),
    "equal": Icon("M5.4 9.2H18.6M5.4 14.8H18.6", pen=2.6),
    "points": Icon("M3 12H21", _LAMPS),
    "shift": Icon("M12 4L20 12.4H15.6V20H8.4V12.4H4Z", pen=2.0),
    "erase": Icon("M8.6 5.4H21V18.6H8.6L2.8 12ZM12.2 9.2L17.4 14.8M17.4 9.2L12.2 14.8", pen=2.0),
    "speed": Icon(_GAUGE + "M12 14.4L15.6 10.4M11.9 14.6H12.1"),
    "calm": Icon(_GAUGE + "M12 14.4L7.4 12.6M11.9 14.6H12.1"),
    "steady": Icon(_GAUGE + "M12 14.4V9.2M11.9 14.6H12.1"),
    "quick": Icon(_GAUGE + "M12 14.4L16.6 12.6M11.9 14.6H12.1"),
    "cover": Icon(_EYE + "M5 19.6L19 4.4"),
    "hold": Icon(_CIRCLE, "M12 8.4A3.6 3.6 1 12 15.6A3.6 3.6 1 12 8.4Z"),
    "taps": Icon(
        "M10 10.4L14 13.6",
        "M6.6 4.6A3.2 3.2 1 6.6 11A3.2 3.2 1 6.6 4.6Z"
        "M17.4 13A3.2 3.2 1 17.4 19.4A3.2 3.2 1 17.4 13Z",
    ),
    "contrast": Icon(_CIRCLE, "M12 6A6 6 1 12 18Z"),
    "ivory": Icon(_TILE, tile=Tile(IVORY, INK)),
    "ebony": Icon(_TILE, tile=Tile(INK, IVORY)),
    "tiles": Icon(
        "M4.8 4.6H8.8A1.4 1.4 1 10.2 6V18A1.4 1.4 1 8.8 19.4H4.8A1.4 1.4 1 3.4 18V6"
        "A1.4 1.4 1 4.8 4.6ZM3.4 12H10.2",
        "M15.2 4.8H19.2A1.2 1.2 1 20.4 6V18A1.2 1.2 1 19.2 19.2H15.2A1.2 1.2 1 14 18V6"
        "A1.2 1.2 1 15.2 4.8Z",
        pen=2.0,
    ),
    "none": Icon(_CIRCLE + "M6 18L18 6"),
    "pips": Icon(
        "M4.6 6.2H19.4A1.4 1.4 1 20.8 7.6V16.4A1.4 1.4 1 19.4 17.8H4.6A1.4 1.4 1 3.2 16.4V7.6"
        "A1.4 1.4 1 4.6 6.2ZM12 6.2V17.8M7.6 12H7.7M15.4 10.2H15.5M17.4 13.8H17.5"
    ),
}

# Solids get their soft corners from a pen as wide as this.
_SOLID_PEN = 1.6


@lru_cache(maxsize=512)
def icon(name: str, size: int, colour: Colour, pen: float | None = None) -> pygame.Surface:
    """The sign as a square picture; shared, so never drawn upon."""
    if (tile := ICONS[name].tile) is not None:
        return _tile_sign(tile, size, colour)
    return painted(icon_mask(name, size, pen), colour)


def _tile_sign(tile: Tile, size: int, colour: Colour) -> pygame.Surface:
    """A little tile in its own colours, in an outline of the sign's colour."""
    canvas, k = Canvas(size, size), size / GRID
    canvas.paint(strokes.shape(canvas.size, _TILE, k, 0), tile.face)
    canvas.paint(strokes.stroke(canvas.size, _TILE_MARKS, k, TILE_PEN * k), tile.marks)
    canvas.paint(strokes.stroke(canvas.size, _TILE, k, PEN * k), colour)
    return canvas.surface()


def icon_mask(name: str, size: int, pen: float | None = None) -> Mask:
    """The sign's coverage, for those who lay it into something else."""
    drawing = ICONS[name]
    k = size / GRID
    mask = np.zeros((size, size), np.float32)
    if drawing.line:
        width = (drawing.pen if pen is None else pen) * k
        mask = np.maximum(mask, strokes.stroke((size, size), drawing.line, k, width))
    if drawing.solid:
        swell = _SOLID_PEN / 2 * k
        mask = np.maximum(mask, strokes.shape((size, size), drawing.solid, k, swell))
    return mask


def draw_icon(
    surface: pygame.Surface,
    name: str,
    centre: tuple[float, float],
    size: int,
    colour: Colour = BRASS_LIGHT,
    pen: float | None = None,
) -> None:
    """Draw a sign round a centre."""
    picture = icon(name, size, colour, pen)
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    surface.blit(picture, place)
