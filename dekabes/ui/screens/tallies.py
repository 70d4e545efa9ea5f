"""The pictures of the rules that count: hands laid open, what rounds are worth, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import POINTS_TO_WIN, Seat, Team, Tile
from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.art.emblems import medallion, team_sign
from dekabes.ui.art.icons import draw_icon, icon
from dekabes.ui.art.lamps import Lamp, draw_coin, draw_lamps
from dekabes.ui.art.parts import draw_plate, draw_recess
from dekabes.ui.art.slabs import Body, slab
from dekabes.ui.match.seatrow import draw_ground, draw_lit_panel
from dekabes.ui.screens.frame import draw_tiles
from dekabes.ui.screens.stretch import upright_at
from dekabes.ui.theme import BRASS_LIGHT, INK, IVORY, MUTED, Scale, Theme

HOLDER = text.NAME.at(21)  # the name over a hand
VALUE = text.NAME.at(21)
RADIUS = 14
# Of the hands: what is round all of them, between two and inside one, aside and above.
AROUND, APART, PAD = (14, 10), 14, 10
EMBLEM, UNDER_EMBLEM, HALF = 52, 6, 44  # an emblem and half a tile, at most
BESIDE, COUNT_EDGE = 8, 4  # before a word or a sign, after a count
# The sides of a tile and what is free beside it, in halves of one: its height, three in a row.
HIGH, WIDE, STEP = 2.1, 3.4, 1.18
EQUAL, EQUAL_SIGN, EQUAL_PEN = 28, 20, 3.0  # between two hands of one count


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that is left when nobody can play."""

    seat: Seat
    tiles: tuple[str, ...]
    lit: bool = False

    @property
    def pips(self) -> int:
        return sum(Tile.of(int(tile[0]), int(tile[1])).pips for tile in self.tiles)


BLOCK = (
    OpenHand(Seat.FOUR, ("31", "00"), lit=True),
    OpenHand(Seat.ONE, ("50",)),
    OpenHand(Seat.THREE, ("33", "10")),
    OpenHand(Seat.TWO, ("65", "64")),
)
DRAW = (
    OpenHand(Seat.THREE, ("53",), lit=True),
    OpenHand(Seat.FOUR, ("00", "61", "10"), lit=True),
    OpenHand(Seat.TWO, ("63", "33")),
    OpenHand(Seat.ONE, ("66", "65")),
)


def draw_block(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """Four hands in the order of their counts; the lowest single one wins."""
    _draw_hands(surface, scale, rect, words, BLOCK)


def draw_draw(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """The lowest count in both teams."""
    first, second, *_ = _draw_hands(surface, scale, rect, words, DRAW)
    place = draw_coin(surface, scale, ((first.right + second.x) / 2, rect.centery), "", EQUAL)
    draw_icon(surface, "equal", place.center, scale.px(EQUAL_SIGN), INK, EQUAL_PEN)


def _draw_hands(
    surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue, hands: Sequence[OpenHand]
) -> list[Rect]:
    """Draw hands side by side, with names where all of them have room; returns their places."""
    inner = rect.inflate(-2 * scale.px(AROUND[0]), -2 * scale.px(AROUND[1]))
    gap, pad = scale.px(APART), scale.px(PAD)
    wide = (inner.width - (len(hands) - 1) * gap) // len(hands)
    size = min(scale.px(EMBLEM), (inner.height - 2 * pad) // 3)
    names = {hand.seat: words(f"name.computer.{hand.seat}") for hand in hands}
    longest = max(text.text_width(scale, name, HOLDER) for name in names.values())
    room = (wide - 2 * pad, inner.height - 2 * pad - size - scale.px(UNDER_EMBLEM))
    is_beside = longest <= room[0] - size - scale.px(BESIDE)
    is_named = is_beside or _has_room_under(scale, longest, room)
    places = [Rect(inner.x + n * (wide + gap), inner.y, wide, inner.height) for n in range(4)]
    for place, hand in zip(places, hands, strict=True):
        if scale.dress.theme is Theme.EBONY:  # on black its tiles would be lost
            (draw_lit_panel if hand.lit else draw_ground)(surface, scale, place)
        else:
            draw_plate(surface, scale, place, turn=hand.lit, radius=RADIUS)
        within = place.inflate(-2 * pad, -2 * pad)
        name = names[hand.seat] if is_named else ""
        _draw_hand(surface, scale, within, size, hand, name, is_beside=is_beside)
    return places


def _has_room_under(scale: Scale, name: int, room: tuple[int, int]) -> bool:
    """Whether a name so wide fits under its emblem, and the tiles under it stay as large."""
    width, height = room
    s = min(scale.px(HALF), width / WIDE)
    return name <= width and text.line_height(scale, HOLDER) + HIGH * s <= height


def _draw_hand(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    size: int,
    hand: OpenHand,
    name: str,
    *,
    is_beside: bool,
) -> None:
    """A seat's emblem, its name or its count beside it, and its tiles below."""
    medallion(hand.seat, size, flat=scale.contrast).blit(surface, *rect.topleft)
    top = rect.y + size + scale.px(UNDER_EMBLEM)
    tiles = Rect(rect.x, top, rect.width, rect.bottom - top)
    count = (rect.right - scale.px(COUNT_EDGE), rect.y + size // 2)
    if name and not is_beside:
        line = text.line_height(scale, HOLDER)
        text.draw_text(surface, scale, name, HOLDER, IVORY, (rect.x, top + line / 2))
        tiles = Rect(rect.x, top + line, rect.width, rect.bottom - top - line)
    elif name:
        at = (rect.x + size + scale.px(BESIDE), rect.y + size // 2)
        text.draw_text(surface, scale, name, HOLDER, IVORY, at)
        count = (count[0], tiles.centery)
        tiles.width -= text.text_width(scale, "88", text.SCORE) + scale.px(BESIDE)
    s = int(min(scale.px(HALF), tiles.height / HIGH, tiles.width / WIDE))
    step, y = round(STEP * s), tiles.centery - s
    lain = [upright_at(tile, tiles.x + n * step, y, s) for n, tile in enumerate(hand.tiles)]
    draw_tiles(surface, scale, s, lain)
    colour = BRASS_LIGHT if hand.lit else IVORY
    text.draw_text(surface, scale, str(hand.pips), text.SCORE, colour, count, "midright")


@dataclass(frozen=True, slots=True)
class Step:
    """A round of a chain: how it ends, its base, and who wins it."""

    key: str
    base: int
    winner: Team | None = None


# What follows on what: a draw, another, a round won, one more.
CHAIN = (
    Step("round.draw", 1),
    Step("round.draw", 2),
    Step("rules.10.won", 2, Team.A),
    Step("rules.10.won", 1, Team.B),
)


COIN = 44  # a round's base
BETWEEN, ARROW = 30, 24  # between two rounds, and the arrow there
EDGE, BEFORE_EDGE, TOP = 16, 14, 8  # inside a round: before its words, after its base, above both
RAISE = 6  # how much the base stands over the middle of the line that it is beside
SIGN = 24


def draw_bases(surface: pygame.Surface, scale: Scale, rect: Rect, words: Catalogue) -> None:
    """What rounds are worth that follow each other."""
    gap = scale.px(BETWEEN)
    wide = (rect.width - (len(CHAIN) - 1) * gap) // len(CHAIN)
    said = [text.text_width(scale, words(step.key), VALUE) for step in CHAIN]
    said.append(text.text_width(scale, words("table.round_number", n=1), text.SMALL))
    is_beside = max(said) + scale.px(EDGE + BESIDE + COIN + BEFORE_EDGE) <= wide
    for number, step in enumerate(CHAIN, 1):
        box = Rect(rect.x + (number - 1) * (wide + gap), rect.y, wide, rect.height)
        draw_recess(surface, scale, box, menu=True, radius=RADIUS)
        _draw_step(surface, scale, box, words, number, step, is_beside=is_beside)
        if number > 1:
            sign = icon("next", scale.px(ARROW), BRASS_LIGHT)
            surface.blit(sign, sign.get_rect(center=(box.x - gap // 2, box.centery)))


def _draw_step(
    surface: pygame.Surface,
    scale: Scale,
    box: Rect,
    words: Catalogue,
    number: int,
    step: Step,
    *,
    is_beside: bool,
) -> None:
    """How a round ended, which it was, and its base beside that, or beside what it brought."""
    x, high = box.x + scale.px(EDGE), box.height - 2 * scale.px(TOP)
    upper, middle, lower = (box.y + scale.px(TOP) + high * part // 6 for part in (1, 3, 5))
    text.draw_text(surface, scale, words(step.key), VALUE, IVORY, (x, upper))
    round_ = words("table.round_number", n=number)
    text.draw_text(surface, scale, round_, text.SMALL, MUTED, (x, middle))
    level = (upper + middle) // 2 if is_beside else lower - scale.px(RAISE)
    _draw_base(surface, scale, (box.right - scale.px(BEFORE_EDGE + COIN // 2), level), step.base)
    if step.winner is None:
        text.draw_text(surface, scale, "+0", VALUE, IVORY, (x, lower))
        return
    sign = team_sign(step.winner, scale.px(SIGN))
    right = surface.blit(sign, sign.get_rect(midleft=(x, lower))).right
    at = (right + scale.px(BESIDE), lower)
    text.draw_text(surface, scale, f"+{step.base}", VALUE, BRASS_LIGHT, at)


def _draw_base(surface: pygame.Surface, scale: Scale, centre: tuple[int, int], base: int) -> None:
    """The base as the table shows it, a coin where it is 2; else within a ring as large."""
    if base > 1:
        draw_coin(surface, scale, centre, f"×{base}", COIN)
        return
    place = Rect(0, 0, scale.px(COIN), scale.px(COIN))
    place.center = centre
    body = slab(Body.QUIET, *place.size, place.width // 2, scale.u, scale.contrast)
    body.blit(surface, *place.topleft)
    text.draw_text(surface, scale, str(base), text.SCORE.at(24), IVORY, centre, "center")


# What a round that is worth 2 makes of 1 – 2 when blue wins it.
BEFORE, AFTER = (1, 2), (3, 0)
POINT, MOST_POINT = (42, 10), 54  # a lamp, and what is between two; the largest lamp


def draw_points(surface: pygame.Surface, scale: Scale, rect: Rect, _: Catalogue) -> None:
    """Both paths of lamps before and after a round with their numbers: one grows, one goes out."""
    sign, arrow, air, number = 46, 32, 22, 24
    fixed = sign + 5 * air + arrow + 2 * number
    point = _point((rect.width / scale.u - fixed) / 2 - air)
    lamps = POINTS_TO_WIN * point[0] + (POINTS_TO_WIN - 1) * point[1]
    for team, y in ((Team.A, rect.height * 3 // 10), (Team.B, rect.height * 7 // 10)):
        was, now = BEFORE[team is Team.B], AFTER[team is Team.B]
        x, middle = rect.centerx - scale.px(fixed + 2 * lamps) // 2, rect.y + y
        picture = team_sign(team, scale.px(sign))
        surface.blit(picture, picture.get_rect(midleft=(x, middle)))
        before = x + scale.px(sign + air)
        between = before + scale.px(lamps + air + number + air)
        draw_icon(surface, "next", (between + scale.px(arrow) / 2, middle), scale.px(arrow))
        after = between + scale.px(arrow + air)
        for x, points in ((before, was), (after, now)):
            draw_lamps(surface, scale, team, _path(was, points), (x, middle), *point)
            spot = (x + scale.px(lamps + air), middle)
            text.draw_text(surface, scale, str(points), text.SCORE, IVORY, spot)


def _point(room: float) -> tuple[int, int]:
    """A lamp and what is between two, so large that a path of them has room."""
    lamp, gap = POINT
    times = room / (POINTS_TO_WIN * lamp + (POINTS_TO_WIN - 1) * gap)
    times = max(0.5, min(times, MOST_POINT / lamp))
    return int(lamp * times), int(gap * times)


def _path(was: int, now: int) -> list[Lamp]:
    """The lamps on the way from one number of points to another."""
    states = []
    for number in range(1, POINTS_TO_WIN + 1):
        if number <= min(was, now):
            states.append(Lamp.LIT)
        elif number <= now:
            states.append(Lamp.LIGHTING)
        else:
            states.append(Lamp.GOING_OUT if number <= was else Lamp.OFF)
    return states
