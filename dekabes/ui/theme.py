"""Colours of the table, and the one unit that scales everything drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Colour = tuple[int, int, int]
Gradient = tuple[tuple[float, Colour], ...]


def rgb(code: str) -> Colour:
    """The colour written as six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def stops(*parts: str | tuple[float, str]) -> Gradient:
    """A gradient from colour codes; a bare code first stands at 0, a bare code last at 1."""
    last = len(parts) - 1
    out = []
    for place, part in enumerate(parts):
        at, code = (place / last, part) if isinstance(part, str) else part
        out.append((at, rgb(code)))
    return tuple(out)


# Text and signs.
IVORY = rgb("F7ECD4")
MUTED = rgb("D6C29F")
INK = rgb("2A180E")
BRASS_LIGHT = rgb("FFE3A3")
BRASS = rgb("E0B25A")
BRASS_SHADE = rgb("7D5722")
DISABLED = rgb("B79F7B")
WHITE = rgb("FFFFFF")
BLACK = rgb("000000")

# The two teams: never the fill alone, always with its light outline.
BLUE = rgb("2F66CC")
BLUE_LIGHT = rgb("9CC2FF")
RED = rgb("C53A2C")
RED_LIGHT = rgb("FFA595")

# Surfaces.
FELT = stops("2B7162", (0.27, "1F5C50"), (0.60, "134239"), "0A2723")
SHEET = stops("3A2013", (0.45, "2A150B"), "211007")
RAISED = stops("5D3A24", (0.60, "3B2114"), "2E190E")
RECESS_TABLE = rgb("110804")
RECESS_MENU = rgb("0E0603")
BRASS_FACE = stops("FFE6AA", (0.30, "EBC271"), (0.70, "D6A44C"), "BE8936")
SHADOW = rgb("040200")
EDGE_LIGHT = rgb("FFD6A0")

# Tiles.
TILE_FACE = stops("FFF9EA", (0.45, "F7EDD6"), "E9DBBB")
TILE_SIDE = rgb("B89D6C")
TILE_FOOT = rgb("84683D")
PIP = stops("0D0907", "43382F")
TILE_BACK = stops("F3E6C8", "D9C598")
GHOST = stops("FBE7B8", (0.60, "F0D08A"), "E2B868")
EBONY_FACE = stops("34251A", (0.45, "21160E"), "130C07")
EBONY_SIDE = rgb("6B4A2C")
EBONY_FOOT = rgb("3A2413")
EBONY_BACK = stops("5A4330", "2E1E13")
RESTING_VEIL = rgb("684012")
EBONY_VEIL = rgb("140C06")
LAST_HALO = rgb("FFDE96")
END_BAR = stops("FFF3CF", "FFD98A", "E0A845")

# Pips by their number, 1 to 6: on ivory, on ebony, and where they must stand out more.
PIPS_ON_IVORY = tuple(map(rgb, ("1A66A6", "28722E", "B3261E", "7B3FA0", "9A5200", "1C1C1C")))
PIPS_ON_EBONY = tuple(map(rgb, ("7CC0F5", "86D487", "FF9C8A", "D5ACF5", "F5B04A", "F6EAD0")))
PIPS_DEEP = tuple(map(rgb, ("0E4A80", "17561D", "8C1811", "5B2680", "6B3900", "0A0A0A")))
PIP_ON_EBONY = stops("FFF8E6", (0.45, "F6EAD0"), "DCC596")

# Mahogany, darkest first; every value is drawn at eight tenths.
WOOD = stops("140905", "2A140B", "462313", "623420", "8A502C")
WOOD_FACTOR = 0.8

# Lamps.
LAMP_OFF = stops("130A06", "3A2A20")
LAMP_BLUE = stops("E9F3FF", "7FB2FF", "2457C4")
LAMP_RED = stops("FFEDE6", "FF8A74", "BF2E20")

# Large lettering, top to bottom.
LETTERING = stops("FFF3D2", "F3D08A", "C9933F")

# High contrast: flat and opaque, told apart by outlines.
PLAIN_RECESS = rgb("120703")
PLAIN_BUTTON = rgb("1A0C06")
PLAIN_OUTLINE = rgb("C9A56A")
PLAIN_TURN = rgb("FFE9B0")
PLAIN_BRASS = rgb("FFD98A")
PLAIN_FELT = rgb("0A2723")
PLAIN_WOOD = rgb("2B1409")
PLAIN_GHOST = rgb("FFE39A")
PLAIN_FACE = rgb("FFF8E8")
PLAIN_PIP = rgb("0A0705")

LYING = (1280, 800)
UPRIGHT = (800, 1280)
SMALL_HEIGHT, SMALL_UNIT = 680, 0.7
SMALLEST_LYING, SMALLEST_UPRIGHT = (800, 600), (600, 800)
TEXT_FLOOR = 18  # pixels: nothing smaller can be read on a small screen


class Theme(StrEnum):
    """What tiles are made of; high contrast dresses all the rest as well."""

    IVORY = "ivory"
    EBONY = "ebony"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Dress:
    """How the table is dressed."""

    theme: Theme = Theme.IVORY
    coloured: bool = False  # pips, by their number

    @property
    def contrast(self) -> bool:
        return self.theme is Theme.CONTRAST


USUAL, PLAIN = Dress(), Dress(Theme.CONTRAST)


@dataclass(frozen=True, slots=True)
class Scale:
    """The size of a picture, how many of its pixels a design unit takes, and its dress."""

    width: int
    height: int
    dress: Dress = USUAL

    @staticmethod
    def of(size: tuple[int, int], dress: Dress = USUAL) -> Scale:
        return Scale(size[0], size[1], dress)

    @property
    def contrast(self) -> bool:
        return self.dress.contrast

    @property
    def bare(self) -> Scale:
        """The same for what is drawn without tiles, and so is painted once for all their sets."""
        return Scale(self.width, self.height, PLAIN if self.contrast else USUAL)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def upright(self) -> bool:
        return self.height > self.width

    @property
    def small(self) -> bool:
        """Whether it lies and is so low, or so narrow, that lengths in units are too short."""
        return not self.upright and (self.height < SMALL_HEIGHT or self.u < SMALL_UNIT)

    @property
    def u(self) -> float:
        wide, high = UPRIGHT if self.upright else LYING
        return min(self.width / wide, self.height / high)

    def voiced(self, colour: Colour) -> Colour:
        """The colour of words: in high contrast ivory is white, and what was muted is ivory."""
        return {IVORY: WHITE, MUTED: IVORY}.get(colour, colour) if self.contrast else colour

    def px(self, units: float) -> int:
        """Whole pixels for a length in units; something that is there never vanishes."""
        pixels = round(units * self.u)
        return max(pixels, 1) if units > 0 else pixels

    def font_px(self, units: float) -> int:
        """The pixel size of letters: scaled, never too small to be read."""
        return max(round(units * self.u), TEXT_FLOOR)


def canvas_size(window: tuple[int, int]) -> tuple[int, int]:
    """The size to draw at for a window: its own, or, below the smallest, one to be scaled down."""
    least = SMALLEST_UPRIGHT if window[1] > window[0] else SMALLEST_LYING
    factor = max(1.0, least[0] / window[0], least[1] / window[1])
    return round(window[0] * factor), round(window[1] * factor)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`one` with `part` of `other` laid over it."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
