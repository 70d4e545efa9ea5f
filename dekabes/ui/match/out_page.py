"""Somebody went out: the word, the last tile where it fitted, four hands, lamps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame
from pygame import Rect

from dekabes.engine import Kind, Team
from dekabes.ui import text
from dekabes.ui.art.backdrop import narrow_felt, result_backdrop
from dekabes.ui.art.parts import draw_divider, draw_sheet
from dekabes.ui.easing import in_quart, shaken
from dekabes.ui.match.buttons import TOOL_HEIGHT
from dekabes.ui.match.celebration import cry_place, cry_role, draw_burst, draw_cry, draw_glow
from dekabes.ui.match.lastmove import Shown, at_its_end, between_both_ends
from dekabes.ui.match.motion import Span
from dekabes.ui.match.open_tiles import draw_line_part, line_places
from dekabes.ui.match.pages import Page, Places, order_of_seats, seat_row
from dekabes.ui.match.plain import draw_paragraph, draw_signed, draw_story
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.round_end import RoundEnd
from dekabes.ui.match.score import Path, draw_score, paths
from dekabes.ui.match.seatrow import Columns, SeatRow, columns_for, draw_seat_row
from dekabes.ui.theme import IVORY, MUTED, Scale
from dekabes.ui.touchable import finger

SLAM, SHAKE = Span(0.0, 0.18), Span(0.18, 0.24)
DARK, LIGHT = Span(0.0, 0.18), Span(0.18, 0.45)
BURST, WORD = Span(0.18, 0.90), Span(0.30, 0.42)
# From then on only lamps change.
STILL = max(BURST.stop, WORD.stop)
LAMPS = 0.90
# How dark it is when the page takes a ground of its own: in no frame in which something begins.
_KEPT_FROM = 0.5
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
    voice, width = story_voice(scale, end, room.rest.width), room.rest.width
    lines = 2 if end.helped() or not text.fits(scale, end.story(), voice, width) else 1
    story = room.bottom(lines * text.line_height(scale, STORY), scale.px(8))
    rest = room.rest
    s = min(scale.px(58), round(rest.height * 0.215))
    tiles = rest.bottom - scale.px(8) - s
    cry = (rest.y + tiles - s) // 2
    middle = rest.centerx
    return _Plan((middle, cry), (middle, tiles), s, story, rows, score, None, places)


def story_voice(scale: Scale, end: RoundEnd, width: int) -> text.Role:
    """The voice of the sentence, a little softer where it then has room in one line."""
    voice = text.softer(scale, end.story(), STORY, width, text.BODY.size)
    return voice if text.fits(scale, end.story(), voice, width) else STORY


class OutPage(Page):
    """Light bursts for a dékabès, and shines softly for an ordinary domino."""

    def __init__(self, scale: Scale, end: RoundEnd) -> None:
        super().__init__(scale, end)
        self._plan = _plan(scale, end)
        self._paths = paths(end.before, end.after, LAMPS)
        self.length = max(BURST.stop, *(path.span.stop for path in self._paths))
        self._whole = (False, False)  # what of the dark and the light is on the kept ground
        self._is_still = False  # whether the kept ground is the whole page but its lamps

    @property
    def places(self) -> Places:
        return self._plan.places

    def draw(self, surface: pygame.Surface, now: float) -> None:
        if now < STILL:
            self._draw_moving(surface, now)
            return
        if self._is_still:
            surface.blit(self._kept, (0, 0))
        else:
            self._draw_resting(surface)
            self._kept.blit(surface, (0, 0))
            self._is_still = True
        self._draw_lamps(surface, now)

    def _draw_resting(self, surface: pygame.Surface) -> None:
        """Draw all but the lamps as it stands once it has come to rest."""
        self._draw_ground(surface, (1.0, 1.0))
        self._draw_burst(surface, 1.0)
        self._draw_tiles(surface, STILL)
        self._draw_words(surface)
        draw_cry(surface, self.scale, self.end.cry(), self._cry_role, self._plan.cry)

    def _draw_moving(self, surface: pygame.Surface, now: float) -> None:
        scale, end = self.scale, self.end
        self._draw_ground(surface, (DARK.part(now), LIGHT.part(now)))
        self._draw_burst(surface, BURST.part(now))
        self._draw_lamps(surface, now)
        self._draw_tiles(surface, now)
        # Words come with the cry, once the tile lies; they are made before anything moves.
        self._draw_words(surface if now >= WORD.start else pygame.Surface((1, 1)))
        draw_cry(surface, scale, end.cry(), self._cry_role, self._plan.cry, WORD.part(now))
        shift = round(shaken(SHAKE.part(now)) * scale.px(SHAKEN))
        if shift and end.result.kind is Kind.DEKABES:
            surface.scroll(0, shift)

    def _draw_sheets(self, surface: pygame.Surface) -> None:
        """Draw the hands, and of the score all but the lamps."""
        self._draw_rows(surface)
        self._draw_score(surface)

    def _draw_words(self, surface: pygame.Surface) -> None:
        scale, end, plan = self.scale, self.end, self._plan
        winner = end.result.team or Team.A
        gains = [(team, end.gain(team)) for team in (winner, winner.other)]
        gain = None if plan.gains else gains[0]
        voice = story_voice(scale, end, plan.story.width)
        draw_story(surface, scale, end.story(), voice, plan.story, end.helped(), gain)
        if plan.gains:
            draw_signed(surface, scale, plan.gains, gains)

    @cached_property
    def _cry_role(self) -> text.Role:
        sizes = CRY_UPRIGHT if self.scale.upright else CRY
        size, room = sizes[self.end.result.kind], stage_of(self.scale).width
        return cry_role(self.scale, self.end.cry(), size, room)

    @property
    def _light(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where the light has its centre, and how far it reaches."""
        reach = (400, 150) if self.end.result.kind is Kind.DEKABES else (270, 130)
        return self._plan.tiles, (self.scale.px(reach[0]), self.scale.px(reach[1]))

    @cached_property
    def _kept(self) -> pygame.Surface:
        """A ground of its own, on which what no longer changes is kept."""
        return result_backdrop(self.scale).copy()

    def _draw_ground(self, surface: pygame.Surface, parts: tuple[float, float]) -> None:
        """Draw the felt with so much of the dark and of the light on it, and the sheets."""
        if parts[0] < _KEPT_FROM:
            surface.blit(result_backdrop(self.scale), (0, 0))
            self._draw_light(surface, parts)
            self._draw_sheets(surface)
            return
        whole = (parts[0] >= 1, parts[1] >= 1)
        if whole != self._whole:
            self._keep(whole)
        surface.blit(self._kept, (0, 0))
        self._draw_light(surface, _less(parts, whole))
        if not all(whole):
            self._draw_sheets(surface)

    def _keep(self, whole: tuple[bool, bool]) -> None:
        """Lay on the kept ground what is whole now: nothing under the sheets changes after it."""
        self._draw_light(self._kept, _less((whole[0], whole[1]), self._whole))
        if all(whole):
            self._draw_sheets(self._kept)
        self._whole = whole

    def _draw_light(self, surface: pygame.Surface, parts: tuple[float, float]) -> None:
        """Darken the felt and lay light on it; high contrast has neither."""
        if not self.scale.contrast:
            draw_glow(surface, narrow_felt(self.scale), *self._light, parts)

    def _draw_burst(self, surface: pygame.Surface, part: float) -> None:
        scale, plan = self.scale, self._plan
        if self.end.result.kind is Kind.DEKABES:
            word, sentence = self._kept_free
            felt = narrow_felt(scale)
            draw_burst(surface, scale, felt, plan.tiles, word, sentence, part)

    @cached_property
    def _kept_free(self) -> tuple[Rect, int]:
        """The place of the word, and the top of the sentence: no gold flies there."""
        scale, plan = self.scale, self._plan
        word = cry_place(scale, self.end.cry(), self._cry_role, plan.cry)
        voice = story_voice(scale, self.end, plan.story.width)
        story = text.balanced(scale, self.end.story(), voice, IVORY, plan.story.width)
        return word, plan.story.centery - story.get_height() // 2

    def _draw_tiles(self, surface: pygame.Surface, now: float) -> None:
        shown, places = self._shown
        draw_line_part(surface, self.scale, shown, places, in_quart(SLAM.part(now)))

    @cached_property
    def _shown(self) -> tuple[Sequence[Shown], Sequence[Rect]]:
        """The last tile with its neighbours, and where they lie."""
        dekabes = self.end.result.kind is Kind.DEKABES
        shown = (between_both_ends if dekabes else at_its_end)(self.end.view)
        return shown, line_places(shown, self._plan.s, self._plan.tiles)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        for row, rect, columns in self._rows:
            draw_seat_row(surface, self.scale, rect, row, columns)

    @cached_property
    def _rows(self) -> list[tuple[SeatRow, Rect, Columns]]:
        """What there is to tell of the four seats, where, and in which columns.

        Only rows that stand above each other share columns.
        """
        rects = self._plan.rows
        rows = [seat_row(self.end, seat, counted=False) for seat in order_of_seats(self.end)]
        placed = list(zip(rows, rects, strict=True))
        columns = {}
        for edge in {rect.x for rect in rects}:
            block = [row for row, rect in placed if rect.x == edge]
            columns[edge] = columns_for(self.scale, rects[0].size, block, bars=False)
        return [(row, rect, columns[rect.x]) for row, rect in placed]

    def _draw_score(self, surface: pygame.Surface) -> None:
        """Draw the sheet of the score and what stands still on it."""
        scale, rect = self.scale, self._plan.score
        draw_sheet(surface, scale, rect, 20)
        if self._plan.gains is None:
            draw_gains_beside(surface, scale, rect, self.end)
        else:
            pad = scale.px(20)
            draw_divider(surface, scale, (rect.x + pad, rect.centery), rect.width - 2 * pad)

    def _draw_lamps(self, surface: pygame.Surface, now: float) -> None:
        scale, rect = self.scale, self._plan.score
        if self._plan.gains is None:
            draw_lamps_beside(surface, scale, rect, self._paths, now)
            return
        for path, part in zip(self._paths, evenly(rect, 2, 0, down=True), strict=True):
            draw_score(surface, scale, part.inflate(-2 * scale.px(20), 0), path, now)


def _less(parts: tuple[float, float], laid: tuple[bool, bool]) -> tuple[float, float]:
    """What is left to lay of the dark and of the light."""
    return (0.0 if laid[0] else parts[0], 0.0 if laid[1] else parts[1])


def draw_scores_beside(
    surface: pygame.Surface, scale: Scale, rect: Rect, end: RoundEnd, now: float
) -> None:
    """Both teams' lamps side by side, and under them what the round did to them."""
    draw_gains_beside(surface, scale, rect, end)
    draw_lamps_beside(surface, scale, rect, paths(end.before, end.after, LAMPS), now)


def draw_gains_beside(surface: pygame.Surface, scale: Scale, rect: Rect, end: RoundEnd) -> None:
    """What the round did to both teams, under the places of their lamps."""
    halves = _lamps_and_words(scale, rect)
    for path, (_, words) in zip(paths(end.before, end.after, LAMPS), halves, strict=True):
        draw_paragraph(surface, scale, end.gain(path.team), text.SMALL, MUTED, words)
    spot = (rect.centerx, rect.y + scale.px(18))
    draw_divider(surface, scale, spot, rect.height - scale.px(36), upright=True)


def draw_lamps_beside(
    surface: pygame.Surface, scale: Scale, rect: Rect, both: tuple[Path, Path], now: float
) -> None:
    """Both teams' lamps side by side."""
    for path, (lamps, _) in zip(both, _lamps_and_words(scale, rect), strict=True):
        draw_score(surface, scale, lamps, path, now)


def _lamps_and_words(scale: Scale, rect: Rect) -> list[tuple[Rect, Rect]]:
    """Where each team's lamps stand, and the words below them."""
    inner = rect.inflate(-2 * scale.px(_PAD), -2 * scale.px(14))
    high, places = scale.px(60), []
    for half in evenly(inner, 2, scale.px(_BETWEEN)):
        below = Rect(half.x, half.y + high, half.width, half.height - high)
        places.append((Rect(half.x, half.y, half.width, high), below))
    return places
