"""The sets of tiles: what faces, backs and pips are made of in each dress.

Ivory is cut: its pips are hollows that catch the light at their lower right. Ebony is inlaid:
its pips stand out a little and catch it at their upper left. High contrast is flat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from dekabes.ui.theme import (
    BLACK,
    EBONY_BACK,
    EBONY_FACE,
    EBONY_FOOT,
    EBONY_SIDE,
    GHOST,
    PIP,
    PIP_ON_EBONY,
    PIPS_DEEP,
    PIPS_ON_EBONY,
    PIPS_ON_IVORY,
    PLAIN_FACE,
    PLAIN_GHOST,
    PLAIN_PIP,
    TILE_BACK,
    TILE_FACE,
    TILE_FOOT,
    TILE_SIDE,
    WHITE,
    Colour,
    Dress,
    Gradient,
    Theme,
    mix,
    rgb,
)

_RIM = rgb("FFFDF4")
_WARM = rgb("FFFDF6")
_GROOVE = rgb("5A4426")
_FRAME = rgb("A58958")
_LOZENGE = rgb("9F7A45")


@dataclass(frozen=True, slots=True)
class Edge:
    """A stroke along the inside of a body's outline."""

    colour: Colour
    sharp: float  # opacity of the thin line at the very edge
    soft: float  # opacity of what spreads within it


@dataclass(frozen=True, slots=True)
class Finish:
    """What a body is made of, and how its edges stand in the light."""

    face: Gradient
    light: Edge  # above and left
    shade: Edge  # below and right
    grain: float  # how far the grain departs from the colour, of 255
    glow: Colour = _WARM  # of the soft light within the sharp one
    line: tuple[Colour, float] | None = None  # an inlaid line all round, and its opacity
    groove: Colour = _GROOVE
    groove_rim: Colour = _RIM
    frame: Colour = _FRAME  # of a back
    lozenge: Colour = _LOZENGE
    side: Colour = TILE_SIDE
    foot: Colour = TILE_FOOT


@dataclass(frozen=True, slots=True)
class Pip:
    """How one pip is made: from where the light gathers to its edge."""

    body: Gradient
    gathers: float  # where that is: 1 at the lower right of a hollow, -1 at the upper left
    rim: Colour
    rim_beyond: float = 0.0  # how far the rim reaches all round, in parts of s
    rim_down: float = 0.0  # how far it lies to the lower right, in parts of s
    rim_opacity: float = 0.0
    glint: float = 0.0  # opacity of the light in it


_BROWN = rgb("7E5F34")
_IVORY = Finish(TILE_FACE, Edge(WHITE, 1.0, 0.75), Edge(_BROWN, 0.60, 0.36), 2.0)
_IVORY_BACK = replace(_IVORY, face=TILE_BACK, grain=1.0)

_BRASS_LINE = rgb("C79B55")
_EBONY = Finish(
    EBONY_FACE,
    Edge(rgb("E3BE8A"), 0.85, 0.34),
    Edge(BLACK, 0.55, 0.45),
    5.0,
    glow=rgb("C08A54"),
    line=(_BRASS_LINE, 0.55),
    groove=rgb("BE924C"),
    groove_rim=BLACK,
    frame=rgb("B08847"),
    lozenge=rgb("C79B55"),
    side=EBONY_SIDE,
    foot=EBONY_FOOT,
)
# Lighter than a face, since small ones stand beside the dark places of tiles that were played.
_EBONY_BACK = replace(
    _EBONY, face=EBONY_BACK, grain=3.0, frame=rgb("CDA158"), lozenge=rgb("E3BC70")
)


def _flat(colour: Colour) -> Gradient:
    return (0.0, colour), (1.0, colour)


_PLAIN = Finish(
    _flat(PLAIN_FACE), Edge(WHITE, 0.0, 0.0), Edge(_BROWN, 0.0, 0.0), 0.0, groove=rgb("2A180E")
)
_PLAIN_BACK = replace(_PLAIN, face=_flat(rgb("EFD9A8")), frame=rgb("4A3113"), lozenge=rgb("4A3113"))

_AMBER = rgb("A86F1E")
_HONEY = Finish(GHOST, Edge(WHITE, 0.45, 0.25), Edge(_AMBER, 0.36, 0.25), 0.0)
_PLAIN_HONEY = Finish(_flat(PLAIN_GHOST), Edge(WHITE, 0.3, 0.2), Edge(_AMBER, 0.3, 0.2), 0.0)

_FACES = {Theme.IVORY: _IVORY, Theme.EBONY: _EBONY, Theme.CONTRAST: _PLAIN}
_BACKS = {Theme.IVORY: _IVORY_BACK, Theme.EBONY: _EBONY_BACK, Theme.CONTRAST: _PLAIN_BACK}


def face_of(dress: Dress, *, ghostly: bool = False) -> Finish:
    """What faces are made of; the preview of a tile is honey in every set."""
    if ghostly:
        return _PLAIN_HONEY if dress.contrast else _HONEY
    return _FACES[dress.theme]


def back_of(dress: Dress) -> Finish:
    """What backs are made of."""
    return _BACKS[dress.theme]


@cache
def pip_of(dress: Dress, number: int, *, ghostly: bool = False, veiled: bool = False) -> Pip:
    """How the pips of a number are made; deeper in colour where the face is not so bright."""
    if dress.contrast:
        return _stamped(PIPS_DEEP[number - 1] if dress.coloured else PLAIN_PIP)
    if dress.theme is Theme.EBONY and not ghostly:
        return _laid(PIPS_ON_EBONY[number - 1]) if dress.coloured else _LAID
    if not dress.coloured:
        return _CUT
    colours = PIPS_DEEP if ghostly or veiled else PIPS_ON_IVORY
    return _cut(colours[number - 1])


_DARK, _LIGHT = PIP[0][1], PIP[-1][1]
_HOLLOW: Gradient = ((0.0, _LIGHT), (0.45, mix(_DARK, _LIGHT, 0.40)), (1.0, _DARK))
_CUT = Pip(_HOLLOW, 1.0, _RIM, 0.0, 0.0105, 0.9, 0.13)
_LAID = Pip(PIP_ON_EBONY, -1.0, rgb("9A7238"), 0.014, 0.0, 0.80)


def _cut(colour: Colour) -> Pip:
    body = ((0.0, colour), (0.45, mix(colour, BLACK, 0.16)), (1.0, mix(colour, BLACK, 0.34)))
    return replace(_CUT, body=body)


def _laid(colour: Colour) -> Pip:
    body = ((0.0, mix(colour, WHITE, 0.30)), (0.45, colour), (1.0, mix(colour, BLACK, 0.08)))
    return replace(_LAID, body=body)


def _stamped(colour: Colour) -> Pip:
    return Pip(_flat(colour), 1.0, _RIM)
