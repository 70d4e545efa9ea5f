"""The position picker: the keys of the tiles and ends, shown once a key was used."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect

from dekabes.engine import End
from dekabes.ui.art.notes import KEY, draw_key
from dekabes.ui.pointer import Point
from dekabes.ui.table.geometry import Geometry
from dekabes.ui.table.model import TableModel, ghost_placed, hand_rects, layout_of
from dekabes.ui.theme import Scale

# The keys of the ends, which are the letters of a record too.
END_KEYS = {pygame.K_l: End.LEFT, pygame.K_r: End.RIGHT}
TAG, LEAST_TAG = 28, 21  # how large a tile's number is, in units and at least in pixels
BEYOND = 24  # units from a key's middle to the end that it names
FOOT_EDGE = 0.11  # what is free of pips at a tile's foot, in its short sides


def draw_picker(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, model: TableModel
) -> None:
    """Write its number at the foot of each tile of the hand, and L and R beyond the open ends."""
    if model.shut is None:
        for number, spot in tile_keys(scale, geometry, model):
            draw_key(surface, scale, str(number), spot, tag_size(scale))
    previewed = model.ghosts[0].end if model.preview else None
    for end in model.open_ends:
        if end is not previewed:  # check and cross stand there
            spot = end_key(scale, geometry, model, end)
            draw_key(surface, scale, end.value, spot, scale.px(KEY))


def tag_size(scale: Scale) -> int:
    """How large a number on the lip is: hardly more than the lip is high."""
    return max(scale.px(TAG), LEAST_TAG)


def tile_keys(scale: Scale, geometry: Geometry, model: TableModel) -> Iterator[tuple[int, Point]]:
    """The number of each tile with the middle of its key: on the rack's lip, where no face is.

    Over the tiles it would stand in the way of a hint's card and of bubbles.
    """
    m, half = geometry.measures, (tag_size(scale) + 1) // 2
    lowest_pips = geometry.rack.y + m.hand_top + round((2 - FOOT_EDGE) * m.hand_s)
    middle = max(geometry.lip.centery, lowest_pips + half)
    middle = min(middle, geometry.size[1] - half)
    tiles = zip(model.slots, hand_rects(geometry, model), strict=True)
    for number, (tile, rect) in enumerate(tiles, 1):
        if tile:
            yield number, (rect.centerx, middle)


def end_key(scale: Scale, geometry: Geometry, model: TableModel, end: End) -> Point:
    """The middle of an end's key: further out on the arm than its light bar or its ghost."""
    layout = layout_of(geometry, model)
    open_end, last = layout.end(end), layout.tiles[0 if end is End.LEFT else -1].rect
    if open_end is None:
        raise ValueError("there is no end to join")
    bar = open_end.bar
    taken = next((ghost_placed(layout, g).rect for g in model.ghosts if g.end is end), bar)
    away = scale.px(BEYOND)
    key = Rect(0, 0, scale.px(KEY), scale.px(KEY))
    if bar.height > bar.width:
        key.center = (taken.right + away if bar.x > last.x else taken.left - away, bar.centery)
    else:
        key.center = (bar.centerx, taken.bottom + away if bar.y > last.y else taken.top - away)
    return key.clamp(geometry.felt).center
