"""Draws the table from its model on any surface; what never moves is drawn once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

import pygame

from dekabes.engine import POINTS_TO_WIN, Points, Seat, Team
from dekabes.ui.art import parts
from dekabes.ui.art.backdrop import table_backdrop
from dekabes.ui.art.faint import draw_faint
from dekabes.ui.art.lamps import Lamp
from dekabes.ui.art.marks import Ring, halo_surface, open_end_bar, ring_surface
from dekabes.ui.art.rack import groove_surface, lip_surface
from dekabes.ui.art.tiles import TileLook, shadow_surface, slot_surface, tile_surface
from dekabes.ui.formats import Repainted, laid, ready
from dekabes.ui.table import lights, notices, plates
from dekabes.ui.table.flying import draw_flight, draw_leaning
from dekabes.ui.table.geometry import LEFT, RIGHT, Geometry, place_of, table_geometry
from dekabes.ui.table.hintcard import draw_hint
from dekabes.ui.table.layout import Layout, Placed
from dekabes.ui.table.model import (
    LEAN_DEGREES,
    LEAN_SHIFT,
    Cry,
    Ghost,
    TableModel,
    TableWords,
    ghost_placed,
    hand_rects,
    layout_of,
    opening_rect,
)
from dekabes.ui.table.passbar import draw_pass_bar
from dekabes.ui.table.sincemarks import draw_marks
from dekabes.ui.theme import Scale


def draw_table(
    surface: pygame.Surface,
    scale: Scale,
    geometry: Geometry,
    model: TableModel,
    words: TableWords,
) -> None:
    """Draw the whole table but its buttons, which the screen lays over it."""
    layout = layout_of(geometry, model)
    surface.blit(_surroundings(scale, _around(model, words)), (0, 0))
    _draw_line(surface, scale, layout, model)
    if model.opening and not model.ghosts:
        _draw_opening(surface, scale, layout, model)
    if model.heading:
        notices.draw_heading(surface, scale, geometry, model.heading)
    for ghost in (*model.going, *model.ghosts):
        _draw_fading(surface, scale, layout, ghost)
    if model.hint:
        draw_hint(surface, scale, geometry, model)
    if model.since:
        draw_marks(surface, scale, geometry, model, words)
    if model.nothing_fits:
        draw_pass_bar(surface, scale, geometry, model, words)
    _draw_hand(surface, scale, geometry, model)
    _draw_sayings(surface, scale, geometry, model, words)
    for flight in model.flights:
        draw_flight(surface, scale, flight)


@dataclass(frozen=True, slots=True)
class _Around:
    """All that is shown round the line and the hand; it seldom changes."""

    plates: tuple[tuple[int, plates.Plate], ...]  # each at its place
    turn: int | None  # the place from which light falls on the felt
    points: Points
    round: int
    base: int
    word: str


def _around(model: TableModel, words: TableWords) -> _Around:
    return _Around(
        plates=tuple((place_of(seat, model.bottom), _plate(seat, model, words)) for seat in Seat),
        turn=None if model.turn is None else place_of(model.turn, model.bottom),
        points=model.points,
        round=max(model.view.round, 1),
        base=model.view.base,
        word=words.round,
    )


@Repainted
def _surroundings(memory: pygame.Surface | None, scale: Scale, around: _Around) -> pygame.Surface:
    """The table with all that is shown round the line and the hand, as long as nothing changes."""
    geometry = table_geometry(scale.size)
    picture = laid(memory, table_backdrop(scale, geometry.felt))
    for rect in (*geometry.scores, geometry.round):
        parts.draw_recess(picture, scale, rect)
    rack = geometry.rack
    picture.blit(groove_surface(*rack.size, scale.u, scale.contrast), rack)
    if around.turn is not None and not scale.contrast:
        wash = lights.turn_wash(geometry.felt.size, around.turn)
        wash.blit(picture, *geometry.felt.topleft)
    for place, plate in around.plates:
        plates.draw_plate(picture, scale, geometry.plates[place], place, plate)
    _draw_scores(picture, scale, geometry, around)
    return picture


def _plate(seat: Seat, model: TableModel, words: TableWords) -> plates.Plate:
    turn, index = seat == model.turn, seat - 1
    own = seat == model.bottom
    cries = own and any(cry.seat == seat for cry in model.cries)
    calls = turn and own and seat not in model.computers and model.shut is None
    status = words.your_turn if calls else words.counts[index]
    if cries:
        status = ""  # the bubble stands there, and over the mark
    return plates.Plate(
        seat=seat,
        name=model.names[index],
        count=model.counts[index],
        status=status,
        turn=turn,
        calls=calls,
        passed=words.passed if seat in model.passed and not cries else "",
        plays=words.plays if turn and seat in model.computers else "",
        told=model.hint is not None and seat in model.hint.seats,
    )


def _draw_scores(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, around: _Around
) -> None:
    for team, rect, points in zip(Team, geometry.scores, around.points, strict=True):
        lit = tuple(Lamp.LIT if lamp < points else Lamp.OFF for lamp in range(POINTS_TO_WIN))
        plates.draw_score(surface, scale, rect, team, lit, points)
    plates.draw_round(surface, scale, geometry.round, around.word, around.round, around.base)


def _draw_line(surface: pygame.Surface, scale: Scale, layout: Layout, model: TableModel) -> None:
    """Draw the tiles that lie, under them the halo of the last, beside them the open ends."""
    tiles = layout.tiles if model.line is None else model.line
    for placed in tiles:
        if placed.tile == model.last:
            s, lying = min(placed.rect.size), not placed.upright
            halo_surface(s, lying).blit(surface, *placed.rect.topleft)
    for placed in tiles:
        shadow_surface(min(placed.rect.size), not placed.upright).blit(
            surface, *placed.rect.topleft
        )
    if model.line is None and not model.view.phase.is_over:
        _draw_ends(surface, scale, layout, model)
    for placed in tiles:
        surface.blit(_face(scale, placed), placed.rect)


def _face(scale: Scale, placed: Placed, look: TileLook = TileLook.REST) -> pygame.Surface:
    s, lying = min(placed.rect.size), not placed.upright
    return tile_surface(placed.first, placed.second, s, lying, scale.dress, look)


def _draw_ends(surface: pygame.Surface, scale: Scale, layout: Layout, model: TableModel) -> None:
    covered = {ghost.end for ghost in model.ghosts}
    for end in (layout.left, layout.right):
        if end is not None and not any(layout.end(other) is end for other in covered if other):
            lying = end.bar.width > end.bar.height
            open_end_bar(layout.s, not lying, scale.contrast).blit(surface, *end.bar.topleft)


def _draw_opening(surface: pygame.Surface, scale: Scale, layout: Layout, model: TableModel) -> None:
    rect = opening_rect(layout, model)
    lights.open_place(rect.size, layout.s, scale.contrast).blit(surface, *rect.topleft)
    if len(model.playable) == 1:
        (tile,) = model.playable
        lights.tile_hint(tile.high, tile.low, layout.s, tile.is_double).blit(surface, *rect.center)


def _draw_fading(surface: pygame.Surface, scale: Scale, layout: Layout, ghost: Ghost) -> None:
    """Draw a ghost that may be on its way to be there, or not to be."""
    rect = ghost_placed(layout, ghost).rect
    area = rect.inflate(4 * layout.s, 4 * layout.s)
    draw_faint(surface, area, ghost.opacity, lambda under: _draw_ghost(under, scale, layout, ghost))


def _draw_ghost(surface: pygame.Surface, scale: Scale, layout: Layout, ghost: Ghost) -> None:
    """Draw a tile that does not lie there yet; the near one leans towards the finger."""
    placed = ghost_placed(layout, ghost)
    look = TileLook.GHOST_FAR if ghost.far else TileLook.GHOST
    ring = _ghost_ring(ghost, scale)
    s = min(placed.rect.size)
    if ghost.lean <= 0 or ghost.towards is None:
        surface.blit(_face(scale, placed, look), placed.rect)
        ring_surface(s, not placed.upright, ring).blit(surface, *placed.rect.topleft)
        return
    x, y = ghost.towards[0] - placed.rect.centerx, ghost.towards[1] - placed.rect.centery
    shift = LEAN_SHIFT * s * ghost.lean / max(hypot(x, y), 1)
    centre = (
        round(placed.rect.centerx + x * shift),
        round(placed.rect.centery + y * shift),
    )
    # The half that is nearer to the finger tips towards it.
    tips = (x * y > 0) == placed.upright
    angle = round((LEAN_DEGREES if tips else -LEAN_DEGREES) * ghost.lean)
    draw_leaning(surface, scale, placed, centre, angle, look, ring)


def _ghost_ring(ghost: Ghost, scale: Scale) -> Ring:
    if scale.contrast:
        return Ring.PLAIN
    return Ring.GHOST_FAR if ghost.far else Ring.GHOST


def _draw_hand(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, model: TableModel
) -> None:
    if model.shut is not None:
        notices.draw_shut(surface, scale, geometry.rack, geometry.lip, model.shut)
    else:
        _draw_rack(surface, scale, geometry, model)
    lip = geometry.lip
    lip_surface(lip.width, scale.u, scale.contrast).blit(surface, *lip.topleft)


def _draw_rack(
    surface: pygame.Surface, scale: Scale, geometry: Geometry, model: TableModel
) -> None:
    rects = hand_rects(geometry, model) if model.hand is None else model.hand
    s = geometry.measures.hand_s
    held = list(zip(model.slots, rects, strict=True))
    for tile, rect in held:
        if tile is None:
            surface.blit(slot_surface(s, lying=False), rect)
        else:
            lifted = tile == model.lifted or tile in model.playable
            shadow_surface(s, lying=False, lifted=lifted).blit(surface, *rect.topleft)
    for tile, rect in held:
        if tile is None:
            continue
        look = _hand_look(tile == model.lifted or tile in model.playable, scale, model)
        dress = scale.dress
        face = tile_surface(tile.low, tile.high, s, lying=False, dress=dress, look=look)
        surface.blit(face, rect)
        if tile == model.touched:
            lights.tile_light(s).blit(surface, *rect.topleft)
        if tile == model.lifted:
            ring = Ring.PLAIN if scale.contrast else Ring.CHOSEN
            ring_surface(s, lying=False, ring=ring).blit(surface, *rect.topleft)
        if model.needs and tile == model.needs.tile:
            lights.focus_line(s).blit(surface, *rect.topleft)


def _hand_look(bright: bool, scale: Scale, model: TableModel) -> TileLook:
    """Only in the own turn do tiles rest: else all wait alike."""
    plays = model.turn == model.bottom and model.line is None
    resting = plays and not bright and not scale.contrast
    return TileLook.RESTING if resting else TileLook.REST


def _draw_sayings(
    surface: pygame.Surface,
    scale: Scale,
    geometry: Geometry,
    model: TableModel,
    words: TableWords,
) -> None:
    """Draw who just passed, and what a tile that does not fit would need."""
    for cry in model.cries:
        _draw_cry(surface, scale, geometry, model, cry, words.cry)
    if model.needs and model.needs.tile in model.slots:
        rect = hand_rects(geometry, model)[model.slots.index(model.needs.tile)]
        notices.draw_needs(surface, scale, geometry, rect, model.needs.sentence)


def _draw_cry(
    surface: pygame.Surface,
    scale: Scale,
    geometry: Geometry,
    model: TableModel,
    cry: Cry,
    word: str,
) -> None:
    """Draw the bubble of a pass; while it comes it swells from its tail."""
    place = place_of(cry.seat, model.bottom)
    layer, bubble = saying(scale, place, word), geometry.bubbles[place]
    # It reaches half a bubble's height beyond the bubble, and that foot stays where it is.
    middle, bottom = layer.get_width() / 2, bubble.height * 1.5
    if cry.size != 1:
        layer = pygame.transform.smoothscale_by(layer, cry.size)
    layer.set_alpha(round(255 * cry.opacity))
    foot = (round(middle * cry.size), round(bottom * cry.size))
    surface.blit(layer, (bubble.centerx - foot[0], bubble.bottom - foot[1]))


@lru_cache(maxsize=4)
def saying(scale: Scale, place: int, word: str) -> pygame.Surface:
    """A seat's bubble with the word of a pass, in a field that leaves room for its shadow."""
    bubble = table_geometry(scale.size).bubbles[place]
    area = bubble.inflate(bubble.height, bubble.height)
    rect = bubble.move(-area.x, -area.y)
    layer = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    parts.draw_saying(layer, scale, rect, word, rect.centerx if place in (LEFT, RIGHT) else None)
    return ready(layer)
