"""The plates of the table: who sits where, what they hold and last did, and the score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect

from dekabes.engine import Seat, Team
from dekabes.ui import text
from dekabes.ui.art import icons, parts, raster
from dekabes.ui.art.emblems import medallion, team_sign
from dekabes.ui.art.lamps import Lamp, draw_coin, draw_lamps
from dekabes.ui.art.raster import Sprite
from dekabes.ui.formats import ready
from dekabes.ui.table.geometry import BOTTOM, TOP, own_medallion
from dekabes.ui.theme import BRASS_LIGHT, IVORY, MUTED, WHITE, Colour, Scale

_SIDE_HEIGHT, _TOP_HEIGHT = 392, 68
# Pixels: a sign that stands without its word, what is free between a name and the tiles.
_LEAST_SIGN, _LEAST_GAP = 20, 8


@dataclass(frozen=True, slots=True)
class Plate:
    """All that a seat's plate shows."""

    seat: Seat
    name: str
    count: int
    status: str  # "4 tiles" or "Your turn"
    turn: bool = False
    calls: bool = False  # the status is the call to play
    passed: str = ""  # the word of the pass mark while it stands
    plays: str = ""  # the word of a computer that is about to play
    told: bool = False  # a hint speaks of the seat: there is a ring round its pass mark, or it


def draw_plate(surface: pygame.Surface, scale: Scale, rect: Rect, place: int, plate: Plate) -> None:
    """Draw a seat's plate at one of the four places of the screen."""
    parts.draw_plate(surface, scale, rect, plate.turn or (plate.told and not plate.passed))
    surface.blit(_content(scale, rect.size, place, plate), rect)


@lru_cache(maxsize=12)
def _content(scale: Scale, size: tuple[int, int], place: int, plate: Plate) -> pygame.Surface:
    """What stands in a plate; kept, since it seldom changes."""
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    if place == BOTTOM:
        _dress_own(picture, scale, plate)
    elif place == TOP:
        _dress_row(picture, scale, plate)
    else:
        _dress_column(picture, scale, plate)
    return ready(picture)


def _dress_column(picture: pygame.Surface, scale: Scale, plate: Plate) -> None:
    width, height = picture.get_size()
    k = height / _SIDE_HEIGHT
    middle, room = width / 2, width - 4
    _medallion(picture, scale, plate, (middle, 48 * k), round(72 * k))
    role = text.softer(scale, plate.name, text.NAME, width - 2 * scale.px(8))
    _line(picture, scale, plate.name, role, IVORY, (middle, 102 * k), room - 2)
    s, gap = 22 * k / scale.u, 7 * k / scale.u
    top = (round(middle - scale.px(s)), round(128 * k))
    parts.draw_slots(picture, scale, top, plate.count, column=True, s=s, gap=gap)
    foot = _mark_rect(scale, plate.passed or plate.plays, width, max(scale.px(40), 28))
    foot.center = (round(middle), round((357 if plate.passed or plate.plays else 352) * k))
    _foot(picture, scale, plate, foot)


def _foot(picture: pygame.Surface, scale: Scale, plate: Plate, foot: Rect) -> None:
    """What a seat last did, does now, or how many tiles it holds."""
    if plate.passed:
        _pass_mark(picture, scale, plate, foot)
    elif plate.plays:
        _plays(picture, scale, foot, plate.plays)
    else:
        _line(picture, scale, plate.status, text.SMALL, MUTED, foot.center, picture.get_width())


def _pass_mark(picture: pygame.Surface, scale: Scale, plate: Plate, foot: Rect) -> None:
    parts.draw_pass_mark(picture, scale, foot, plate.passed)
    if plate.told:
        parts.draw_told(picture, scale, foot, foot.height // 2)


def _mark_rect(scale: Scale, word: str, room: int, height: int) -> Rect:
    """A pill of its usual width, or as much wider as its word needs."""
    needed = 2 * scale.px(8) + scale.px(26) + scale.px(5) + text.text_width(scale, word, text.PASS)
    return Rect(0, 0, min(room, max(scale.px(102), needed)), height)


def _plays(picture: pygame.Surface, scale: Scale, foot: Rect, word: str) -> None:
    """An outlined pill: the computer's turn, by sign and word as far as there is room."""
    foot.width = min(foot.width, picture.get_width() - scale.px(10))
    foot.centerx = picture.get_width() // 2
    _outline(*foot.size, scale.u).blit(picture, *foot.topleft)
    size, gap = scale.px(22), scale.px(7)
    room, width = foot.width - scale.px(10), text.text_width(scale, word, text.PASS)
    if width > room:
        alone = max(size, _LEAST_SIGN)
        icons.draw_icon(picture, "computer", foot.center, alone, BRASS_LIGHT)
        return
    x = foot.centerx - width // 2
    if size + gap + width <= room:
        x = foot.centerx + (size + gap - width) // 2
        spot = (x - gap - size / 2, foot.centery)
        icons.draw_icon(picture, "computer", spot, size, BRASS_LIGHT)
    text.draw_text(picture, scale, word, text.PASS, BRASS_LIGHT, (x, foot.centery))


@lru_cache(maxsize=4)
def _outline(width: int, height: int, u: float) -> Sprite:
    distance = raster.rounded_distance(width, height, height / 2)
    thick = max(1.0, 1.6 * u)
    return Sprite(raster.painted(raster.ring_mask(distance, -thick, thick), BRASS_LIGHT), 0, 0)


def _dress_row(picture: pygame.Surface, scale: Scale, plate: Plate) -> None:
    width, height = picture.get_size()
    k = height / _TOP_HEIGHT
    medal = round(58 * k)
    x = round(12 * k) + medal
    _medallion(picture, scale, plate, (x - medal / 2, height / 2), medal)
    x += round(9 * k)
    side = min(20.5 * k, width * 0.0475 if scale.u < 0.8 else width)
    gap = side / 3
    left = width - round(12 * k) - round(7 * side + 6 * gap)
    s = side / scale.u
    top = (left, round(height / 2 - scale.px(s)))
    parts.draw_slots(picture, scale, top, plate.count, column=False, s=s, gap=gap / scale.u)
    room = left - x - round(6 * k)
    whole = min(room, left - x - _LEAST_GAP)
    _name(picture, scale, plate.name, (x, height * (0.29 if plate.passed else 0.32)), whole)
    spot = (x, round(height * 0.69))
    if plate.passed:
        foot = _mark_rect(scale, plate.passed, room, max(20, round(29 * k)))
        foot.midleft = (x, round(height * 0.72))
        _pass_mark(picture, scale, plate, foot)
    elif plate.plays:
        sign, wide = scale.px(22), text.text_width(scale, plate.plays, text.PASS)
        if sign + scale.px(6) + wide <= room:
            icons.draw_icon(picture, "computer", (x + sign / 2, spot[1]), sign, BRASS_LIGHT)
            spot = (x + sign + scale.px(6), spot[1])
        _line(picture, scale, plate.plays, text.PASS, BRASS_LIGHT, spot, room, "midleft")
    else:
        _line(picture, scale, plate.status, text.SMALL, MUTED, spot, room, "midleft")


def _dress_own(picture: pygame.Surface, scale: Scale, plate: Plate) -> None:
    width, height = picture.get_size()
    medal = own_medallion((width, height), scale.u)
    _medallion(picture, scale, plate, medal.center, medal.width, glow=plate.turn)
    x = medal.right + scale.px(12)
    room = width - x - scale.px(8)
    middle, step = height / 2, scale.px(17)
    if plate.passed:
        foot = _mark_rect(scale, plate.passed, room, max(24, scale.px(36)))
        foot.midleft = (x, round(middle + 2.1 * step))
        parts.draw_pass_mark(picture, scale, foot, plate.passed)
        middle -= step
    _name(picture, scale, plate.name, (x, middle - step), room)
    role, colour = (text.TURN, BRASS_LIGHT) if plate.calls else (text.SMALL, MUTED)
    role = text.softer(scale, plate.status, role, room - scale.px(8))
    _line(picture, scale, plate.status, role, colour, (x, middle + 0.95 * step), room, "midleft")


def _medallion(
    picture: pygame.Surface,
    scale: Scale,
    plate: Plate,
    centre: tuple[float, float],
    size: int,
    *,
    glow: bool = False,
) -> None:
    x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
    medallion(plate.seat, size, glow, scale.contrast).blit(picture, x, y)


def _name(
    picture: pygame.Surface,
    scale: Scale,
    name: str,
    spot: tuple[float, float],
    room: float,
) -> None:
    """A name, a little softer where that makes it fit whole."""
    role = text.softer(scale, name, text.NAME, room)
    _line(picture, scale, name, role, IVORY, spot, room, "midleft")


def _line(
    picture: pygame.Surface,
    scale: Scale,
    string: str,
    role: text.Role,
    colour: Colour,
    spot: tuple[float, float],
    room: float,
    anchor: str = "center",
) -> None:
    if scale.contrast and colour in (IVORY, MUTED):
        colour = WHITE
    text.draw_text(picture, scale, string, role, colour, spot, anchor, room)


def draw_score(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    team: Team,
    lamps: tuple[Lamp, ...],
    points: int,
) -> None:
    """Draw a team's sign, its path of lamps and its points."""
    width, middle = rect.width, rect.centery
    sign = team_sign(team, round(width * 0.156))
    surface.blit(sign, sign.get_rect(center=(round(rect.x + width * 0.12), middle)))
    high = round(rect.height * 0.56)
    line = (rect.x + width * 0.24, middle - high / 2)
    parts.draw_divider(surface, scale, line, high, upright=True)
    size, step = width * 0.1167, width * 0.1455
    spot = (rect.x + width * 0.337 - size / 2, middle)
    u = scale.u
    draw_lamps(surface, scale, team, lamps, spot, size / u, (step - size) / u)
    number = (rect.x + width * 0.914, middle)
    text.draw_text(surface, scale, str(points), text.SCORE, IVORY, number, "center")


def draw_round(
    surface: pygame.Surface, scale: Scale, rect: Rect, word: str, number: int, base: int
) -> None:
    """Draw which round it is, and the coin of a round that counts twice."""
    x = rect.x + round(rect.height * 0.235)
    right = rect.right - round(rect.height * 0.12)
    if base > 1:
        coin = min(round(rect.height * 0.82), round(rect.width * 0.38))
        right = rect.right - max(4, (rect.height - coin) // 2)
        draw_coin(surface, scale, (right - coin / 2, rect.centery), size=coin / scale.u)
        right -= coin + round(rect.height * 0.07)
    y, wide = rect.centery, text.text_width(scale, word, text.SMALL)
    nearer = rect.x + round(rect.height * 0.16)
    if right - x < wide <= right - nearer:
        x = nearer
    room = right - x
    if wide <= room:
        spot = (x, rect.y + rect.height * 0.27)
        text.draw_text(surface, scale, word, text.SMALL, MUTED, spot)
        y = round(rect.y + rect.height * 0.68)
    text.draw_text(surface, scale, str(number), text.TURN, IVORY, (x, y), max_width=room)
