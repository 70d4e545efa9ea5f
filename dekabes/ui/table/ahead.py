"""Paints ahead the tiles that may soon be seen at the table, so that no frame waits for them.

What is painted depends on the size alone and shows nothing of any hand.
"""

from __future__ import annotations

from math import ceil

from dekabes.engine import Seat
from dekabes.ui.art.marks import Ring, halo_surface, open_end_bar, ring_surface, turned_ring
from dekabes.ui.art.tiles import TileLook, shadow_surface, slot_surface, tile_surface, turned_tile
from dekabes.ui.table.director import SWELL
from dekabes.ui.table.drag import GROWTH, TILT
from dekabes.ui.table.flying import paint_glides, paint_held
from dekabes.ui.table.measures import measures_for
from dekabes.ui.table.model import LEAN_DEGREES
from dekabes.ui.table.painter import saying
from dekabes.ui.theme import Scale

# A line of usual length makes its tiles smaller by no more than this.
_SMALLEST = 0.8
_FULL = (6, 6)  # a tile that needs every pip
_LYING = (False, True)
_GHOSTS = ((TileLook.GHOST, Ring.GHOST), (TileLook.GHOST_FAR, Ring.GHOST_FAR))


def paint_flights(scale: Scale) -> None:
    """Paint what tiles on their way to the line, and home again, need at every angle."""
    paint_glides(scale, 1, -90, 90)
    held = round(measures_for(scale.size).hand_s * (1 + GROWTH))
    paint_glides(scale, ceil(held * (1 + SWELL)), -TILT, 0)
    paint_held(scale.dress, held, -TILT)


def paint_passes(scale: Scale, word: str) -> None:
    """Paint what each seat says that passes."""
    for place in range(len(Seat)):
        saying(scale, place, word)


def paint_hand(scale: Scale) -> None:
    """Paint what the tiles of a hand need: at rest, waiting, lifted, gone."""
    s = measures_for(scale.size).hand_s
    for look in (TileLook.REST, TileLook.RESTING):
        tile_surface(*_FULL, s, lying=False, dress=scale.dress, look=look)
    for lifted in (False, True):
        shadow_surface(s, lying=False, lifted=lifted)
    slot_surface(s, lying=False)
    ring_surface(s, lying=False, ring=Ring.PLAIN if scale.contrast else Ring.CHOSEN)


def paint_line(scale: Scale) -> None:
    """Paint what the tiles of the line need at every size that they shrink to."""
    cap = measures_for(scale.size).line_cap
    for s in range(cap, int(cap * _SMALLEST), -1):
        for lying in _LYING:
            shadow_surface(s, lying)
            tile_surface(*_FULL, s, lying, scale.dress)


def paint_ends(scale: Scale, s: int) -> None:
    """Paint what is laid at the ends of a line: lights, and the previews that lean to a finger."""
    for lying in _LYING:
        halo_surface(s, lying)
        open_end_bar(s, not lying, scale.contrast)
        for look, ring in _GHOSTS:
            tile_surface(*_FULL, s, lying, scale.dress, look)
            ring_surface(s, lying, Ring.PLAIN if scale.contrast else ring)
    most = round(LEAN_DEGREES)
    for lying in _LYING:
        for lean in range(-most, most + 1):
            turn = lean + (90 if lying else 0)
            turned_tile(*_FULL, s, turn, scale.dress, TileLook.GHOST)
            turned_ring(s, turn, Ring.PLAIN if scale.contrast else Ring.GHOST)
