"""What tables and menus are put together from: panels, plates, bubbles, slots, sliders."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import pygame

from dekabes.ui import text
from dekabes.ui.art import icons, raster, strokes
from dekabes.ui.art.raster import Canvas, Cast, Sprite
from dekabes.ui.art.slabs import Body, outline, ring, slab, slab_shadow
from dekabes.ui.art.tiles import back_surface, shadow_surface, slot_surface
from dekabes.ui.controls import Touch
from dekabes.ui.theme import (
    BRASS_SHADE,
    INK,
    PLAIN_RECESS,
    PLAIN_TURN,
    SHADOW,
    TILE_FOOT,
    WHITE,
    Scale,
    rgb,
    stops,
)

SLOT, SLOT_GAP, SLOTS = 22, 7, 7
SWITCH = (92, 48)
KNOB, SLIDER = 48, 12
_KNOB_CASTS = (Cast(1, 3, 6, 0.55), Cast(0, 1, 2, 0.5))
TURN_RING, TURN_GLOW = 2.5, 26.0
PLAIN_RING = 5.0  # in high contrast
TOLD_RING, TOLD_GLOW = 3.5, 16.0
BUBBLE_RADIUS = 21
_TAIL = (24, 16)
_TAIL_FACE = stops("EADCBA", "DCCBA2")


def draw_recess(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, menu: bool = False, radius: float = 18
) -> None:
    """Draw a panel sunk into the wood: darker on the table, lighter in menus."""
    body = Body.RECESS_MENU if menu else Body.RECESS
    _draw_body(surface, scale, rect, body, radius)


def draw_track(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, radius: float = 15
) -> None:
    """Draw the track in which the slab of a choice lies."""
    _draw_body(surface, scale, rect, Body.GROOVE, radius)


def _draw_body(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, body: Body, radius: float
) -> None:
    corner = min(scale.px(radius), min(rect.size) // 2)
    slab(body, *rect.size, corner, scale.u, scale.contrast).blit(surface, *rect.topleft)


def draw_raised(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, radius: float = 16
) -> None:
    """Draw a panel of wood that stands out, with its shadow."""
    slab_shadow(*rect.size, scale.px(radius), scale.u).blit(surface, *rect.topleft)
    _draw_body(surface, scale, rect, Body.WOOD, radius)


def draw_sheet(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, radius: float = 23
) -> None:
    """Draw the sheet of a menu or a question, with its deep shadow; in high contrast without."""
    if not scale.contrast:
        fallen = slab_shadow(*rect.size, scale.px(radius), scale.u, sheet=True)
        fallen.blit(surface, *rect.topleft)
    _draw_body(surface, scale, rect, Body.SHEET, radius)


def draw_plate(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    turn: bool = False,
    radius: float = 18,
) -> None:
    """Draw a seat's plate; the seat whose turn it is has a ring of light that holds still."""
    draw_recess(surface, scale, rect, radius=radius)
    if not turn:
        return
    corner = scale.px(radius)
    if scale.contrast:
        surface.blit(outline(*rect.size, corner, scale.u, PLAIN_RING, PLAIN_TURN), rect)
        return
    light = ring(*rect.size, corner, scale.u, 0.0, TURN_RING, TURN_GLOW)
    light.blit(surface, *rect.topleft)


def draw_told(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, radius: int) -> None:
    """Draw the ring of light round what a hint speaks of."""
    light = ring(*rect.size, radius, scale.u, 0.0, TOLD_RING, TOLD_GLOW)
    light.blit(surface, *rect.topleft)


def draw_divider(
    surface: pygame.Surface,
    scale: Scale,
    start: tuple[float, float],
    length: int,
    upright: bool = False,
) -> None:
    """Draw a hairline of brass."""
    thick = max(1, round(1.6 * scale.u))
    size = (thick, length) if upright else (length, thick)
    line = pygame.Surface(size)
    line.fill(BRASS_SHADE)
    line.set_alpha(200)
    surface.blit(line, (round(start[0]), round(start[1])))


def draw_veil(surface: pygame.Surface, centre: tuple[float, float], radius: int) -> None:
    """Draw the faint dark disc behind the sign of a large brass button."""
    veil = _veil(radius)
    surface.blit(veil, veil.get_rect(center=(round(centre[0]), round(centre[1]))))


@lru_cache(maxsize=8)
def _veil(radius: int) -> pygame.Surface:
    size = (2 * radius, 2 * radius)
    return raster.painted(raster.disc_mask(size, radius, radius, radius), INK, 0.17)


# --- the pass -------------------------------------------------------------------------------


def draw_bubble(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    tail_x: float | None,
) -> None:
    """Draw an ivory bubble; its tail, if it has one, hangs under it at `tail_x`."""
    corner = min(scale.px(BUBBLE_RADIUS), min(rect.size) // 2)
    slab_shadow(*rect.size, corner, scale.u).blit(surface, *rect.topleft)
    if tail_x is not None:
        tail = _tail(scale.px(_TAIL[0]), scale.px(_TAIL[1]))
        tail.blit(surface, round(tail_x - scale.px(_TAIL[0]) / 2), rect.bottom - 1)
    slab(Body.IVORY, *rect.size, corner, scale.u, scale.contrast).blit(surface, *rect.topleft)


@lru_cache(maxsize=16)
def _tail(width: int, height: int) -> Sprite:
    room = ceil(height * 0.4)
    canvas = Canvas(width + 2 * room, height + 2 * room)
    path = f"M0 0H{width}L{width / 2} {height - 1}Z"
    mask = strokes.shape(canvas.size, path, 1, 0.5, (room, room))
    fallen = raster.blurred(raster.shifted(mask, 1, height * 0.12), height * 0.3)
    canvas.paint(fallen, SHADOW, 0.5)
    canvas.paint(mask, raster.linear(*canvas.size, _TAIL_FACE, 180))
    canvas.paint(raster.inset(mask, -max(1, height * 0.08), -max(1, height * 0.1)), TILE_FOOT, 0.55)
    return Sprite(canvas.surface(), -room, -room)


def draw_saying(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    word: str,
    tail_x: float | None,
) -> None:
    """Draw what a seat says ("Pase!") in its bubble."""
    draw_bubble(surface, scale, rect, tail_x)
    room = rect.width - scale.px(16)
    text.draw_text(surface, scale, word, text.BUBBLE, INK, rect.center, "center", room)


def draw_pass_mark(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, word: str) -> None:
    """Draw the mark that stays in a plate after a pass: a tile struck through, and the word."""
    _pill(*rect.size, scale.u).blit(surface, *rect.topleft)
    size, gap, margin = scale.px(26), scale.px(5), scale.px(8)
    word = text.fit(scale, word, text.PASS, rect.width - 2 * margin - size - gap)
    width = size + gap + text.text_width(scale, word, text.PASS)
    x = rect.centerx - width // 2
    icons.draw_icon(surface, "pass", (x + size / 2, rect.centery), size, INK)
    text.draw_text(surface, scale, word, text.PASS, INK, (x + size + gap, rect.centery))


@lru_cache(maxsize=16)
def _pill(width: int, height: int, u: float) -> Sprite:
    canvas = Canvas(width, height)
    mask = raster.rounded_mask(width, height, height / 2)
    canvas.paint(mask, rgb("F1E0BC"))
    canvas.paint(raster.inset(mask, 0.4 * u, max(1, 1.5 * u)), WHITE, 0.9)
    return Sprite(canvas.surface(), 0, 0)


# --- backs ----------------------------------------------------------------------------------


def draw_slots(
    surface: pygame.Surface,
    scale: Scale,
    topleft: tuple[float, float],
    count: int,
    column: bool,
    s: float = SLOT,
    gap: float = SLOT_GAP,
) -> pygame.Rect:
    """Draw seven places, the first `count` filled with backs: a row, or a column of lying ones."""
    side, step = scale.px(s), (s + gap) * scale.u
    x, y = round(topleft[0]), round(topleft[1])
    spots = [
        (x, round(y + place * step)) if column else (round(x + place * step), y)
        for place in range(SLOTS)
    ]
    for spot in spots[:count]:
        shadow_surface(side, column).blit(surface, *spot)
    for place, spot in enumerate(spots):
        body = (
            back_surface(side, column, scale.dress) if place < count else slot_surface(side, column)
        )
        surface.blit(body, spot)
    size = (2 * side, side) if column else (side, 2 * side)
    return pygame.Rect(spots[0], size).union(pygame.Rect(spots[-1], size))


# --- settings -------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _knob(size: int, u: float, body: Body) -> Sprite:
    """A round knob with its shadow: ivory on switches, brass with a dimple on sliders."""
    fallen = raster.shadow(size, size, size / 2, [cast.scaled(u) for cast in _KNOB_CASTS])
    picture = fallen.surface.copy()
    slab(body, size, size, size // 2, u, contrast=False).blit(picture, -fallen.dx, -fallen.dy)
    if body is not Body.IVORY:
        dimple = _dimple(round(size * 0.34), u)
        at = round(size * 0.33)
        dimple.blit(picture, at - fallen.dx, at - fallen.dy)
    return Sprite(picture, fallen.dx, fallen.dy)


@lru_cache(maxsize=8)
def _plain_knob(size: int, u: float, body: Body) -> Sprite:
    """A flat knob; a dark line parts it from its track."""
    edge = max(1, round(3 * u))
    inner = size - 2 * edge
    picture = raster.painted(raster.rounded_mask(size, size, size / 2), PLAIN_RECESS)
    flat = Body.KEY if body is Body.IVORY else body
    slab(flat, inner, inner, inner // 2, u, contrast=True).blit(picture, edge, edge)
    return Sprite(picture, 0, 0)


def _dimple(size: int, u: float) -> Sprite:
    canvas = Canvas(size, size)
    mask = raster.rounded_mask(size, size, size / 2)
    canvas.paint(mask, rgb("A98144"))
    canvas.paint(raster.inset(mask, u, 1.5 * u, 3 * u), rgb("5C4320"), 0.8)
    return Sprite(canvas.surface(), 0, 0)


def draw_switch(
    surface: pygame.Surface,
    scale: Scale,
    centre: tuple[float, float],
    on: bool,
    enabled: bool = True,
) -> pygame.Rect:
    """Draw a switch, told apart by its side, its colour and the sign on its knob."""
    rect = pygame.Rect(0, 0, scale.px(SWITCH[0]), scale.px(SWITCH[1]))
    rect.center = (round(centre[0]), round(centre[1]))
    lit = on and enabled
    track = Body.LIT_TRACK if lit else Body.GROOVE
    _draw_body(surface, scale, rect, track, SWITCH[1] / 2)
    side = rect.height - scale.px(4)
    margin = (rect.height - side) // 2
    x = rect.right - margin - side if on else rect.x + margin
    knob = _plain_knob if scale.contrast else _knob
    knob(side, scale.u, Body.IVORY).blit(surface, x, rect.y + margin)
    sign, colour = ("check", INK) if on else ("cross", rgb("6B4E2A"))
    spot = (x + side / 2, rect.y + margin + side / 2)
    icons.draw_icon(surface, sign, spot, round(side * 0.62), colour, 2.8)
    return rect


def draw_slider(
    surface: pygame.Surface,
    scale: Scale,
    track: pygame.Rect,
    value: float,
    steps: int = 0,
) -> None:
    """Draw a slider's line along the middle of `track`, brass as far as its value, 0 to 1."""
    line = pygame.Rect(track.x, 0, track.width, scale.px(SLIDER))
    line.centery = track.centery
    _draw_body(surface, scale, line, Body.GROOVE, SLIDER / 2)
    # One picture of the whole length, cut where the knob hides the cut: a drag needs no others.
    clip = surface.get_clip()
    surface.set_clip(clip.clip((line.topleft, (round(value * line.width), line.height))))
    _draw_body(surface, scale, line, Body.BRASS, SLIDER / 2)
    surface.set_clip(clip)
    for step in range(steps):
        _draw_notch(surface, scale, line, step / (steps - 1), value)


def slider_knob(scale: Scale, size: tuple[int, int], touch: Touch = Touch.REST) -> pygame.Surface:
    """The knob of a slider, in the middle of an empty picture of a size."""
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    side = scale.px(KNOB)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = picture.get_rect().center
    body = Body.BRASS_DOWN if touch is Touch.PRESSED else Body.BRASS
    knob = _plain_knob if scale.contrast else _knob
    knob(side, scale.u, body).blit(picture, *rect.topleft)
    if touch is Touch.HOVER:
        picture.fill((10, 10, 10, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def _draw_notch(
    surface: pygame.Surface, scale: Scale, line: pygame.Rect, at: float, value: float
) -> None:
    """A stop of a slider; the first and the last lie within the round ends of its line."""
    radius, end = scale.px(3), line.height // 2
    x = min(max(round(line.x + at * line.width), line.x + end), line.right - end)
    colour = rgb("6B4416") if at <= value else rgb("8C7350")
    dot = raster.painted(raster.disc_mask((2 * radius, 2 * radius), radius, radius, radius), colour)
    surface.blit(dot, (x - radius, line.centery - radius))
