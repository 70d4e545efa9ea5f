"""The hands were counted: blocked or a draw, the lowest first, bars and numbers alike."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import Kind
from dekabes.ui import text
from dekabes.ui.art.backdrop import narrow_felt, result_backdrop
from dekabes.ui.art.lamps import draw_coin
from dekabes.ui.art.parts import draw_divider, draw_sheet
from dekabes.ui.art.slabs import Body, slab, slab_shadow
from dekabes.ui.easing import in_out_cubic
from dekabes.ui.match.motion import Span
from dekabes.ui.match.out_page import (
    draw_scores_beside,
    places_lying,
    places_upright,
    scores_height,
)
from dekabes.ui.match.pages import Page, Places, order_of_seats, seat_row
from dekabes.ui.match.plain import (
    SOFTEST,
    draw_helped,
    draw_paragraph,
    fits_softly,
    helped_width,
)
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.round_end import RoundEnd
from dekabes.ui.match.score import SIGN, Path, draw_score, paths
from dekabes.ui.match.seatrow import columns_for, draw_seat_row
from dekabes.ui.theme import BRASS_LIGHT, INK, IVORY, MUTED, Scale

DIMMING, OPENING = Span(0.0, 0.3), Span(0.3, 0.3)
RISES = 0.5
# How much brighter, in steps of a colour, the felt is before its light goes down.
_BRIGHTER = (18, 40, 34)
TITLE, GAIN = text.SCREEN_TITLE.at(58), text.NAME.at(22)
# A row that won stands a little higher than the others.
_LIT = 1.14
_TALLEST = 152  # units: so the rows end where the sheet beside them does, in squarer windows too
_EQUAL = 54
# From the edge of the sheet to its words; pixels around the verdict.
_SIDE, _LEAST_AROUND = 24, 24
SOFT = 22  # units of the verdict's letters, so that it has two lines and not three
# Parts of the sheet upright: around the verdict, the lamps, the coin.
_AROUND, _SCORES, _COIN = 34, 80, 92


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands; `rows` from the lowest count on."""

    head: Rect
    rows: tuple[Rect, ...]
    sheet: Rect
    places: Places


def _plan(scale: Scale, lit: tuple[bool, ...], end: RoundEnd) -> _Plan:
    room = Room(stage_of(scale))
    if scale.upright:
        places = places_upright(scale, room)
    else:
        places = places_lying(scale, room, end.words("button.next"))
    room.bottom(0, scale.px(18))
    line = text.line_height(scale, text.BODY)
    head = room.top(scale.px(78) + (2 * line if scale.upright else line), scale.px(12))
    if scale.upright:
        sheet = room.bottom(sum(_sheet_parts(scale, end, room.rest.width)), scale.px(20))
    else:
        sheet = room.right(places.next.width, scale.px(24))
    return _Plan(head, _rows(scale, room.rest, lit), sheet, places)


def _sheet_parts(scale: Scale, end: RoundEnd, width: int) -> tuple[int, int, int]:
    """The heights of the verdict, of the lamps with what they gain, and of the foot, upright."""
    line = text.line_height(scale, text.SMALL)
    room = width - 2 * scale.px(_SIDE)
    lines = min(2, len(text.wrap(scale, end.verdict(), text.SECTION, room)))
    head = lines * text.line_height(scale, text.SECTION) + max(scale.px(_AROUND), _LEAST_AROUND)
    if end.result.kind is Kind.DRAW:
        return head, scale.px(_SCORES), scale.px(_COIN)
    return head, scores_height(scale, end, width), line + scale.px(24)


def _rows(scale: Scale, rest: Rect, lit: tuple[bool, ...]) -> tuple[Rect, ...]:
    gap = scale.px(12)
    weights = [_LIT if one else 1.0 for one in lit]
    share = min((rest.height - 3 * gap) / sum(weights), scale.px(_TALLEST))
    rows, y = [], rest.y
    for weight in weights:
        high = round(share * weight)
        rows.append(Rect(rest.x, y, rest.width, high))
        y += high + gap
    return tuple(rows)


# How much of a line each name may take, where the whole ones have no room.
_PARTS = (0.8, 0.6, 0.45, 0.3)
_SOFT_NAME = text.SECTION.at(SOFTEST)


def verdict_voice(scale: Scale, says: str, width: int) -> text.Role:
    """The voice of the verdict, softer where it then has room in two lines."""
    voice = text.softer(scale, says, text.SECTION, width, SOFT, 2)
    return voice if text.fits(scale, says, voice, width, 2) else text.SECTION


class CountPage(Page):
    """Four rows: a child sees who has least, and that partners are not added."""

    def __init__(self, scale: Scale, end: RoundEnd) -> None:
        super().__init__(scale, end)
        self._rows = [seat_row(end, seat, counted=True) for seat in order_of_seats(end)]
        self._plan = _plan(scale, tuple(row.lit for row in self._rows), end)
        counted = OPENING.stop + RISES * len(self._rows)
        self._paths = paths(end.before, end.after, counted)
        self.length = max(path.span.stop for path in self._paths)

    @property
    def places(self) -> Places:
        return self._plan.places

    def draw(self, surface: pygame.Surface, now: float) -> None:
        scale, end, plan = self.scale, self.end, self._plan
        surface.blit(result_backdrop(scale), (0, 0))
        bright = 1 - in_out_cubic(DIMMING.part(now))
        if bright and not scale.contrast:
            lit = tuple(round(part * bright) for part in _BRIGHTER)
            surface.fill(lit, narrow_felt(scale), pygame.BLEND_RGB_ADD)
        head = Room(plan.head)
        title = head.top(scale.px(74))
        spot = (title.x, title.centery)
        text.draw_text(surface, scale, end.cry(), TITLE, BRASS_LIGHT, spot)
        draw_paragraph(surface, scale, end.story(), text.BODY.at(24), IVORY, head.rest, "left")
        if helped := end.helped():
            spot = (title.right - helped_width(scale, helped), title.centery)
            draw_helped(surface, scale, helped, spot)
        self._draw_rows(surface, now)
        draw_sheet(surface, scale, plan.sheet, 22)
        if scale.upright:
            self._draw_sheet_upright(surface, now)
        else:
            self._draw_sheet_lying(surface, now)

    def _draw_rows(self, surface: pygame.Surface, now: float) -> None:
        scale, rects = self.scale, self._plan.rows
        columns = columns_for(scale, rects[-1].size, self._rows, bars=True)
        for number, (row, rect) in enumerate(zip(self._rows, rects, strict=True)):
            risen = in_out_cubic(Span(OPENING.stop + RISES * number, RISES).part(now))
            opened = in_out_cubic(OPENING.part(now))
            draw_seat_row(surface, scale, rect, row, columns, risen, opened)
        if self.end.result.kind is Kind.DRAW and columns.number is not None:
            for number, above in enumerate(rects[: len(self.end.result.lowest) - 1]):
                if now < OPENING.stop + RISES * (number + 2):
                    continue  # there are not yet two counts to be alike
                spot = (above.x + columns.number - scale.px(26), above.bottom + scale.px(6))
                _draw_equal(surface, scale, spot)

    def _draw_verdict(self, surface: pygame.Surface, place: Rect) -> None:
        """Who won, with as much of long names as leaves the rest of it whole."""
        scale, end = self.scale, self.end
        says = end.verdict()
        for part in _PARTS:
            if fits_softly(scale, says, text.SECTION, place):
                break
            says = self._verdict(place.width * part)
        voice = verdict_voice(scale, says, place.width)
        draw_paragraph(surface, scale, says, voice, IVORY, place)

    def _verdict(self, room: float) -> str:
        """Who won, each name within a room of its own."""

        def fitted(name: str) -> str:
            return text.fit(self.scale, name, _SOFT_NAME, room)

        return self.end.verdict(fitted)

    def _draw_sheet_lying(self, surface: pygame.Surface, now: float) -> None:
        scale = self.scale
        room = Room(self._plan.sheet.inflate(-2 * scale.px(22), -2 * scale.px(16)))
        section = text.line_height(scale, text.SECTION)
        head = room.top(3 * section, scale.px(8))
        self._draw_verdict(surface, head)
        foot = room.bottom(round(room.rest.height * 0.50 if self._drawn else section * 2.2))
        halves = evenly(room.rest, 2, 0, down=True)
        for number, (path, half) in enumerate(zip(self._paths, halves, strict=True)):
            if number == 0 or not self._drawn:
                draw_divider(surface, scale, half.topleft, half.width)
            self._draw_team(surface, half, path, now)
        self._draw_foot(surface, foot)

    def _draw_team(self, surface: pygame.Surface, half: Rect, path: Path, now: float) -> None:
        """A team's lamps, and close above them what the round did to them."""
        scale, says = self.scale, self.end.gain(path.team)
        lamps = Rect(half.x, half.y, half.width, scale.px(SIGN))
        lamps.centery = half.centery
        if says:
            lines = text.balanced(scale, says, GAIN, IVORY, half.width).get_height()
            gap = min(scale.px(14), max(0, (half.height - lines - lamps.height) // 3))
            top = half.centery - (lines + gap + lamps.height) // 2
            line = Rect(half.x, top, half.width, lines)
            draw_paragraph(surface, scale, says, GAIN, IVORY, line)
            lamps.y = line.bottom + gap
        draw_score(surface, scale, lamps, path, now)

    @property
    def _drawn(self) -> bool:
        return self.end.result.kind is Kind.DRAW

    def _draw_foot(self, surface: pygame.Surface, foot: Rect) -> None:
        """What is to be known beside the points: what the next round is worth, or how it counts."""
        scale, words = self.scale, self.end.words
        if not self._drawn:
            says = words("round.not_added")
            draw_paragraph(surface, scale, says, text.SMALL, MUTED, foot)
            return
        worth = words("round.next_worth", base=self.end.view.base)
        if scale.upright:
            self._draw_coin_beside(surface, foot, worth)
            return
        draw_divider(surface, scale, foot.topleft, foot.width)
        room = Room(foot)
        room.top(scale.px(10))
        below = room.bottom(2 * text.line_height(scale, text.NAME), scale.px(4))
        size = min(scale.px(88), room.rest.height)
        draw_coin(surface, scale, room.rest.center, size=size / scale.u)
        draw_paragraph(surface, scale, worth, text.NAME, IVORY, below)

    def _draw_coin_beside(self, surface: pygame.Surface, foot: Rect, worth: str) -> None:
        scale, size = self.scale, self.scale.px(68)
        gap = scale.px(18)
        width = min(text.text_width(scale, worth, text.NAME), foot.width - size - gap)
        x = foot.centerx - (size + gap + width) // 2
        spot = (x + size // 2, foot.centery - scale.px(6))
        draw_coin(surface, scale, spot, size=size / scale.u)
        spot = (x + size + gap, spot[1])
        text.draw_text(surface, scale, worth, text.NAME, IVORY, spot, max_width=width)

    def _draw_sheet_upright(self, surface: pygame.Surface, now: float) -> None:
        scale, end = self.scale, self.end
        room = Room(self._plan.sheet)
        high, _, low = _sheet_parts(scale, end, self._plan.sheet.width)
        self._draw_verdict(surface, room.top(high).inflate(-2 * scale.px(_SIDE), 0))
        foot = room.bottom(low).inflate(-2 * scale.px(_SIDE), 0)
        draw_scores_beside(surface, scale, room.rest, end, now)
        self._draw_foot(surface, foot)


def _draw_equal(surface: pygame.Surface, scale: Scale, centre: tuple[int, int]) -> None:
    """A brass disc with the sign of equality, between two rows."""
    size = scale.px(_EQUAL)
    place = Rect(0, 0, size, size)
    place.center = centre
    if not scale.contrast:
        slab_shadow(size, size, size // 2, scale.u).blit(surface, *place.topleft)
    body = slab(Body.BRASS, size, size, size // 2, scale.u, scale.contrast)
    body.blit(surface, *place.topleft)
    bar = Rect(0, 0, round(size * 0.40), max(2, round(size * 0.085)))
    for side in (-1, 1):
        bar.center = (centre[0], centre[1] + side * round(size * 0.10))
        pygame.draw.rect(surface, INK, bar, border_radius=bar.height // 2)
