"""Somebody went out: the word, the last tile where it fitted, four hands, lamps."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import Kind, Team
from dekabes.ui import text
from dekabes.ui.art.backdrop import narrow_felt, result_backdrop
from dekabes.ui.art.parts import draw_divider, draw_sheet
from dekabes.ui.easing import in_quart, shaken
from dekabes.ui.match.buttons import TOOL_HEIGHT
from dekabes.ui.match.celebration import cry_place, cry_role, draw_burst, draw_cry, draw_glow
from dekabes.ui.match.lastmove import at_its_end, between_both_ends
from dekabes.ui.match.motion import Span
from dekabes.ui.match.open_tiles import draw_line_part, line_places
from dekabes.ui.match.pages import Page, Places, order_of_seats, seat_row
from dekabes.ui.match.plain import draw_paragraph, draw_signed, draw_story
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.round_end import RoundEnd
from dekabes.ui.match.score import draw_score, paths
from dekabes.ui.match.seatrow import columns_for, draw_seat_row
from dekabes.ui.theme import IVORY, MUTED, Scale
from dekabes.ui.touchable import finger

SLAM, SHAKE = Span(0.0, 0.18), Span(0.18, 0.24)
DARK, LIGHT = Span(0.0, 0.18), Span(0.18, 0.45)
BURST, WORD = Span(0.18, 0.90), Span(0.30, 0.42)
LAMPS = 0.90
SHAKEN = 6  # units
STORY = text.BODY.at(25)
# In a strip of lamps: from its edge, and between the teams.
_PAD, _BETWEEN = 20, 40
# From this height on, in units, a lying window has room for a strip of lamps.
TALL = 790
CRY = {Kind.DEKABES: 150, Kind.DOMINO: 132}
CRY_UPRIGHT = {Kind.DEKABES: 128, Kind.DOMINO: 112}


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands; `rows` from who went out on."""

    cry: tuple[int, int]
    tiles: tuple[int, int]
    s: int
    story: Rect
    rows: tuple[Rect, ...]
    score: Rect
    gains: Rect | None
    places: Places


def _plan(scale: Scale, end: RoundEnd) -> _Plan:
    if scale.upright:
        return _plan_upright(scale, end)
    return _plan_lying(scale, end)


def _plan_lying(scale: Scale, end: RoundEnd) -> _Plan:
    room = Room(stage_of(scale))
    is_tall = room.rest.height >= scale.px(TALL)
    places = places_lying(scale, room, end.words("button.next"))
    if is_tall:
        return _plan_tall(scale, room, places, end)
    line = text.line_height(scale, text.BODY)
    gains = room.bottom(line + scale.px(12), scale.px(8))
    row = max(scale.px(84), 2 * text.line_height(scale, text.SMALL) + scale.px(12))
    block = Room(room.bottom(2 * row + scale.px(12), scale.px(14)))
    score_width = scale.px(300)
    side = (block.rest.width - score_width) // 2 - scale.px(20)
    lefts = evenly(block.left(side, scale.px(20)), 2, scale.px(12), down=True)
    rights = evenly(block.right(side, scale.px(20)), 2, scale.px(12), down=True)
    story = room.bottom(round(line * 1.2), scale.px(4))
    rest = room.rest
    s = min(scale.px(56), round(rest.height * 0.18))
    tiles = rest.bottom - scale.px(14) - s
    cry = (rest.y + tiles - s) // 2 - scale.px(10)
    # Partners stand one below the other, the winners at the left.
    rows = (lefts[0], rights[0], lefts[1], rights[1])
    middle = rest.centerx
    return _Plan((middle, cry), (middle, tiles), s, story, rows, block.rest, gains, places)


def _plan_tall(scale: Scale, room: Room, places: Places, end: RoundEnd) -> _Plan:
    """A window nearly square: the hands have the whole width, the lamps a strip below them."""
    room.bottom(0, scale.px(14))
    score = room.bottom(scores_height(scale, end, room.rest.width), scale.px(16))
    row = max(scale.px(84), 2 * text.line_height(scale, text.SMALL) + scale.px(12))
    block = room.bottom(2 * row + scale.px(12), scale.px(14))
    upper, lower = evenly(block, 2, scale.px(12), down=True)
    lefts, rights = evenly(upper, 2, scale.px(14)), evenly(lower, 2, scale.px(14))
    rows = (lefts[0], lefts[1], rights[0], rights[1])
    story = room.bottom(round(text.line_height(scale, text.BODY) * 1.2), scale.px(4))
    rest = room.rest
    s = min(scale.px(64), round(rest.height * 0.17))
    tiles = rest.bottom - scale.px(20) - s
    cry = (rest.y + tiles - s) // 2
    middle = rest.centerx
    return _Plan((middle, cry), (middle, tiles), s, story, rows, score, None, places)


def scores_height(scale: Scale, end: RoundEnd, width: int) -> int:
    """The height of both teams' lamps with the lines of words under them."""
    half = (width - 2 * scale.px(_PAD) - scale.px(_BETWEEN)) // 2
    lines = max(len(text.wrap(scale, end.gain(team), text.SMALL, half)) for team in Team)
    return scale.px(100) + lines * text.line_height(scale, text.SMALL)


def places_lying(scale: Scale, room: Room, label: str) -> Places:
    """The buttons along the foot, the one for the next round at the right."""
    high = max(scale.px(70), TOOL_HEIGHT)
    foot = Room(room.bottom(max(scale.px(80), high), scale.px(4)))
    least = text.text_width(scale, label, text.FIRST.at(22)) + scale.px(84)
    following = foot.right(max(scale.px(314), least), scale.px(20))
    others = foot.rest
    others.update(others.x, others.bottom - high, others.width, high)
    return Places(following, others)


def places_upright(scale: Scale, room: Room) -> Places:
    """The next round over the whole width, the others under it."""
    others = room.bottom(max(scale.px(72), TOOL_HEIGHT), scale.px(18))
    return Places(room.bottom(finger(scale, 104), scale.px(20)), others)


def _plan_upright(scale: Scale, end: RoundEnd) -> _Plan:
    room = Room(stage_of(scale))
    places = places_upright(scale, room)
    score = room.bottom(scores_height(scale, end, room.rest.width), scale.px(20))
    rows = evenly(room.bottom(scale.px(4 * 102 + 36), scale.px(16)), 4, scale.px(12), down=True)
    story = room.bottom(2 * text.line_height(scale, text.BODY), scale.px(8))
    rest = room.rest
    s = min(scale.px(58), round(rest.height * 0.215))
    tiles = rest.bottom - scale.px(8) - s
    cry = (rest.y + tiles - s) // 2
    middle = rest.centerx
    return _Plan((middle, cry), (middle, tiles), s, story, rows, score, None, places)


class OutPage(Page):
    """Light bursts for a dékabès, and shines softly for an ordinary domino."""

    def __init__(self, scale: Scale, end: RoundEnd) -> None:
        super().__init__(scale, end)
        self._plan = _plan(scale, end)
        self._paths = paths(end.before, end.after, LAMPS)
        self.length = max(BURST.stop, *(path.span.stop for path in self._paths))

    @property
    def places(self) -> Places:
        return self._plan.places

    def draw(self, surface: pygame.Surface, now: float) -> None:
        scale, end = self.scale, self.end
        surface.blit(result_backdrop(scale), (0, 0))
        self._draw_light(surface, now)
        self._draw_rows(surface)
        self._draw_score(surface, now)
        self._draw_tiles(surface, now)
        draw_story(surface, scale, end.story(), STORY, self._plan.story, end.helped())
        if self._plan.gains:
            winner = end.result.team or Team.A
            gains = [(team, end.gain(team)) for team in (winner, winner.other)]
            draw_signed(surface, scale, self._plan.gains, gains)
        draw_cry(surface, scale, end.cry(), self._cry_role, self._plan.cry, WORD.part(now))
        shift = round(shaken(SHAKE.part(now)) * scale.px(SHAKEN))
        if shift and end.result.kind is Kind.DEKABES:
            surface.scroll(0, shift)

    @property
    def _cry_role(self) -> text.Role:
        sizes = CRY_UPRIGHT if self.scale.upright else CRY
        size, room = sizes[self.end.result.kind], stage_of(self.scale).width
        return cry_role(self.scale, self.end.cry(), size, room)

    def _draw_light(self, surface: pygame.Surface, now: float) -> None:
        scale, plan, felt = self.scale, self._plan, narrow_felt(self.scale)
        parts = (DARK.part(now), LIGHT.part(now))
        if self.end.result.kind is not Kind.DEKABES:
            draw_glow(surface, felt, plan.tiles, (scale.px(270), scale.px(130)), parts)
            return
        draw_glow(surface, felt, plan.tiles, (scale.px(400), scale.px(150)), parts)
        word = cry_place(scale, self.end.cry(), self._cry_role, plan.cry)
        story = text.balanced(scale, self.end.story(), STORY, IVORY, plan.story.width)
        sentence = plan.story.centery - story.get_height() // 2
        draw_burst(surface, scale, felt, plan.tiles, word, sentence, BURST.part(now))

    def _draw_tiles(self, surface: pygame.Surface, now: float) -> None:
        view = self.end.view
        dekabes = self.end.result.kind is Kind.DEKABES
        shown = between_both_ends(view) if dekabes else at_its_end(view)
        places = line_places(shown, self._plan.s, self._plan.tiles)
        draw_line_part(surface, self.scale, shown, places, in_quart(SLAM.part(now)))

    def _draw_rows(self, surface: pygame.Surface) -> None:
        scale, plan = self.scale, self._plan
        rows = [seat_row(self.end, seat, counted=False) for seat in order_of_seats(self.end)]
        columns = columns_for(scale, plan.rows[0].size, rows, bars=False)
        for row, rect in zip(rows, plan.rows, strict=True):
            draw_seat_row(surface, scale, rect, row, columns)

    def _draw_score(self, surface: pygame.Surface, now: float) -> None:
        scale, rect = self.scale, self._plan.score
        draw_sheet(surface, scale, rect, 20)
        if self._plan.gains is None:
            draw_scores_beside(surface, scale, rect, self.end, now)
            return
        pad = scale.px(20)
        for path, part in zip(self._paths, evenly(rect, 2, 0, down=True), strict=True):
            draw_score(surface, scale, part.inflate(-2 * pad, 0), path, now)
        spot = (rect.x + pad, rect.centery)
        draw_divider(surface, scale, spot, rect.width - 2 * pad)


def draw_scores_beside(
    surface: pygame.Surface, scale: Scale, rect: Rect, end: RoundEnd, now: float
) -> None:
    """Both teams' lamps side by side, and under them what the round did to them."""
    inner = rect.inflate(-2 * scale.px(_PAD), -2 * scale.px(14))
    halves = evenly(inner, 2, scale.px(_BETWEEN))
    for path, half in zip(paths(end.before, end.after, LAMPS), halves, strict=True):
        lamps = Rect(half.x, half.y, half.width, scale.px(60))
        draw_score(surface, scale, lamps, path, now)
        below = Rect(half.x, lamps.bottom, half.width, half.bottom - lamps.bottom)
        draw_paragraph(surface, scale, end.gain(path.team), text.SMALL, MUTED, below)
    spot = (rect.centerx, rect.y + scale.px(18))
    draw_divider(surface, scale, spot, rect.height - scale.px(36), upright=True)
