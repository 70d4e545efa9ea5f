"""The end of a match: two people and four lamps, then the word; the path that led there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import POINTS_TO_WIN, SEATS, Hand, Hands, Seat, Team
from dekabes.ui import text
from dekabes.ui.art.backdrop import narrow_felt, result_backdrop
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.parts import draw_divider, draw_recess
from dekabes.ui.art.slabs import ring
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.match.buttons import TOOL_HEIGHT, Button, row, tool_width
from dekabes.ui.match.celebration import cry_role, draw_cry, draw_glow
from dekabes.ui.match.chart import draw_chart
from dekabes.ui.match.motion import Span
from dekabes.ui.match.open_tiles import draw_hand, hand_places, hand_side
from dekabes.ui.match.plain import draw_story
from dekabes.ui.match.room import Room, evenly, stage_of
from dekabes.ui.match.score import BETWEEN, LIGHTS, Path, draw_path
from dekabes.ui.match.seatrow import draw_ground
from dekabes.ui.screens.ended import EndedScreen, course_of, helped_rounds
from dekabes.ui.screens.frame import draw_all
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import BRASS_LIGHT, IVORY, Scale
from dekabes.ui.touchable import apart, finger

LAMPS = 0.5
WORD = Span(LAMPS + POINTS_TO_WIN * (LIGHTS + BETWEEN), 0.42)
DARK, LIGHT = Span(0.0, 0.18), Span(0.18, 0.72)
SHINES = 0.5  # of the light that a burst has: the word stands on it, not beside it
CRY, CRY_UPRIGHT = 124, 304  # its size; the width that it has between the winners
LAMP, LAMP_GAP = 58, 28
TALLEST = 1.17  # the word from its accent to its foot, with a little air, in parts of its size
MEDALLION = 148
BESIDE = 24  # from a name to the lamps
# How much higher names stand with what is under them than their lines would: there is air in a
# line above its letters, but none below a tile.
_RAISED = 4
STORY = text.BODY.at(26)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands."""

    cry: tuple[int, int]
    word_height: int  # what the word has from above its accent to the lamps
    pill: Rect
    winners: tuple[Rect, Rect]
    story: Rect
    hands: tuple[Rect, ...]
    chart: Rect
    again: Rect
    new_game: Rect
    others: Rect


def _plan(scale: Scale, buttons: tuple[Button, ...], *, is_helped: bool) -> _Plan:
    if scale.upright:
        return _plan_upright(scale, 2 if is_helped else 1)
    return _plan_lying(scale, buttons)


def _plan_lying(scale: Scale, buttons: tuple[Button, ...]) -> _Plan:
    stage = stage_of(scale)
    room = Room(stage)
    surplus = max(0, stage.height - scale.px(684))
    high, gap = max(scale.px(84), TOOL_HEIGHT), apart(scale, 12)
    beside = max(scale.px(404), tool_width(scale, buttons, high))
    is_beside = surplus < scale.px(100) or beside <= stage.width * 0.46
    others = room.rest if is_beside else room.bottom(high, gap)
    chart = scale.px(270 if is_beside else 245) + surplus // 2
    lower = Room(room.bottom(chart, scale.px(12)))
    column = Room(lower.right(beside if is_beside else scale.px(440), scale.px(20)))
    if is_beside:
        others = column.bottom(high, gap)
    again, new_game = evenly(column.rest, 2, gap, down=True)
    hands = room.bottom(_hand_height(scale), scale.px(8))
    story = room.bottom(text.line_height(scale, STORY), scale.px(6))
    upper = room.rest
    pill = _pill_rect(scale, upper)
    pill.bottom = upper.bottom - scale.px(8)
    side = Room(upper)
    beside = (upper.width - pill.width) // 2 - scale.px(BESIDE)
    winners = (side.left(beside), side.right(beside))
    cry = (upper.centerx, (upper.y + pill.y) // 2 - scale.px(13))
    four = evenly(hands, 4, 0)
    return _Plan(
        cry, pill.y - upper.y, pill, winners, story, four, lower.rest, again, new_game, others
    )


def _plan_upright(scale: Scale, lines: int) -> _Plan:
    """The story has so many lines."""
    room = Room(stage_of(scale))
    others = room.bottom(max(scale.px(72), TOOL_HEIGHT), apart(scale, 16))
    again, new_game = evenly(room.bottom(finger(scale, 104), scale.px(20)), 2, apart(scale, 16))
    chart = room.bottom(scale.px(320), scale.px(18))
    hands = room.bottom(2 * _hand_height(scale), scale.px(18))
    upper_row, lower_row = evenly(hands, 2, 0, down=True)
    four = (*evenly(upper_row, 2, 0), *evenly(lower_row, 2, 0))
    story = room.bottom(lines * text.line_height(scale, STORY), scale.px(14))
    upper = room.rest
    pill = _pill_rect(scale, upper)
    side = Room(Rect(upper.x, upper.y, upper.width, pill.y - upper.y))
    beside = (upper.width - scale.px(CRY_UPRIGHT)) // 2
    winners = (side.left(beside), side.right(beside))
    cry = (side.rest.centerx, side.rest.centery - scale.px(4))
    return _Plan(cry, pill.y - upper.y, pill, winners, story, four, chart, again, new_game, others)


def _hand_height(scale: Scale) -> int:
    """A line of words over tiles that can be read."""
    line, tile = text.line_height(scale, text.SMALL), max(scale.px(26), 19)
    return line + scale.px(4) + 2 * (tile + _hand_air(scale))


def _hand_air(scale: Scale) -> int:
    """What is free above and below a hand on the strip."""
    return scale.px(11 if scale.upright else 7)


def _voice(scale: Scale, names: Sequence[str], room: int) -> tuple[text.Role, int]:
    """The loudest voice in the fewest lines in which all of some names are whole."""
    tried = [(text.NAME.at(size), lines) for lines in (1, 2) for size in (26, 24, 22, 20)]
    for role, lines in tried:
        written = [text.wrap(scale, name, role, room) for name in names]
        if max(map(len, written)) <= lines:
            break
    return role, max(map(len, written))


def _pill_rect(scale: Scale, room: Rect) -> Rect:
    pill = Rect(0, 0, min(scale.px(476), room.width), scale.px(98))
    pill.midbottom = room.midbottom
    return pill


class MatchOverScreen(EndedScreen):
    """Light instead of confetti; "play again" is one tap."""

    name = "match_over"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.begin(WORD.stop)

    @property
    def _winner(self) -> Team:
        winner = self.desk.view.winner
        if winner is None:
            raise AssertionError("the match is not over")
        return winner

    @property
    def _plan(self) -> _Plan:
        return _plan(self.desk.scale, self.buttons(), is_helped=bool(helped_rounds(self.desk)))

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        scale, words, plan = self.desk.scale, self.desk.words, self._plan
        again, new_game = words("button.again"), words("button.new_game")
        detail = words("match.same_seats")
        return (
            Control("button:again", plan.again, Style.FIRST, again, "play", detail=detail),
            Control("button:new_game", plan.new_game, Style.SECOND, new_game, "plus"),
            *row(scale, plan.others, self.buttons(), fill=True),
        )

    def act(self, name: str) -> None:
        if name == "button:again":
            self.go_on()
        elif name == "button:new_game":
            self.desk.open("setup")
        else:
            super().act(name)

    def go_on(self) -> None:
        self.desk.start_again()

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, plan = self.desk.scale, self._plan
        felt = narrow_felt(scale)
        surface.blit(result_backdrop(scale), (0, 0))
        if not scale.contrast:
            parts = (DARK.part(self.now), SHINES * LIGHT.part(self.now))
            reach = (scale.px(330), scale.px(250))
            draw_glow(surface, felt, (plan.pill.centerx, plan.pill.y), reach, parts)
        self._draw_winners(surface, plan.winners)
        self._draw_lamps(surface, plan.pill)
        self._draw_story(surface, plan.story)
        self._draw_hands(surface, plan.hands, self.end.hands)
        self._draw_chart(surface, plan.chart)
        draw_all(surface, scale, self.controls(), attention)
        cry = self.desk.words("match.cry")
        size = min(CRY, plan.word_height / scale.u / TALLEST)
        role = cry_role(scale, cry, size, plan.winners[1].x - plan.winners[0].right)
        draw_cry(surface, scale, cry, role, plan.cry, WORD.part(self.now))

    def _draw_winners(self, surface: pygame.Surface, places: tuple[Rect, Rect]) -> None:
        """Both winners alike: medallions as large, names in the same voice and as many lines."""
        scale, seats = self.desk.scale, self._winner.seats
        room = places[0].width
        names = [text.unmarked(self.desk.name_of(seat)) for seat in seats]
        role, lines = _voice(scale, names, room)
        below = lines * text.line_height(scale, role) + scale.px(8)
        size = min(scale.px(MEDALLION), places[0].height - below - scale.px(16))
        for seat, name, place in zip(seats, names, places, strict=True):
            top = place.centery - (size + below) // 2
            medallion(seat, size, glow=True, flat=scale.contrast).blit(
                surface, place.centerx - size // 2, top
            )
            written = text.balanced(scale, name, role, IVORY, room, "center")
            x = place.centerx - written.get_width() // 2
            surface.blit(written, (x, top + size + scale.px(8)))

    def _draw_lamps(self, surface: pygame.Surface, pill: Rect) -> None:
        scale, team = self.desk.scale, self._winner
        draw_recess(surface, scale, pill, radius=pill.height / 2 / scale.u)
        thin, glow = max(1.0, 2 * scale.u) / scale.u, 0.0 if scale.contrast else 18.0
        line = ring(*pill.size, pill.height // 2, scale.u, 0.0, thin, glow)
        line.blit(surface, *pill.topleft)
        points = self.desk.view.points[team.index]
        path = Path(team, 0, points, LAMPS, rings=False)
        width = (POINTS_TO_WIN * LAMP + (POINTS_TO_WIN - 1) * LAMP_GAP) * scale.u
        x = round(pill.x + (pill.width - width - scale.px(90)) / 2)
        draw_path(surface, scale, path, (x, pill.centery), LAMP, LAMP_GAP, self.now)
        edge = x + width + scale.px(26)
        tall = scale.px(56)
        draw_divider(surface, scale, (edge, pill.centery - tall // 2), tall, upright=True)
        number = str(path.number(self.now))
        role = text.SCORE.at(54)
        spot = (edge + scale.px(42), pill.centery)
        text.draw_text(surface, scale, number, role, IVORY, spot, "center")

    def _draw_story(self, surface: pygame.Surface, place: Rect) -> None:
        scale, words, team = self.desk.scale, self.desk.words, self._winner
        says = words("match.won", team=words(f"team.{team.value.lower()}"))
        fits = text.text_width(scale, says, STORY) <= place.width
        helped = words("round.helped") if helped_rounds(self.desk) else ""
        draw_story(surface, scale, says, STORY if fits else text.BODY, place, helped)

    def _draw_hands(self, surface: pygame.Surface, places: tuple[Rect, ...], hands: Hands) -> None:
        """The four hands as they lie open, on one strip with hairlines between them."""
        scale, strip = self.desk.scale, places[0].unionall(places[1:])
        draw_ground(surface, scale, strip)
        pad = scale.px(14)
        for seat, hand, place in zip(SEATS, hands, places, strict=True):
            if place.x > strip.x:
                spot = (place.x, place.y + pad)
                draw_divider(surface, scale, spot, place.height - 2 * pad, upright=True)
            if place.y > strip.y:
                draw_divider(surface, scale, (place.x + pad, place.y), place.width - 2 * pad)
            self._draw_hand(surface, seat, hand, place)

    def _draw_hand(self, surface: pygame.Surface, seat: Seat, hand: Hand, place: Rect) -> None:
        """Whose hand it is, over the tiles that are left and what they count."""
        scale, words = self.desk.scale, self.desk.words
        room = Room(place.inflate(-2 * scale.px(16), -2 * _hand_air(scale)))
        size = min(scale.px(56), room.rest.height)
        emblem = room.left(size, scale.px(12))
        medallion(seat, size, flat=scale.contrast).blit(
            surface, emblem.x, emblem.centery - size // 2
        )
        room.rest.y -= scale.px(_RAISED)
        line = room.top(text.line_height(scale, text.SMALL), scale.px(4))
        name, role = self.desk.name_of(seat), text.NAME.at(20)
        text.draw_text(surface, scale, name, role, IVORY, line.midleft, max_width=line.width)
        if hand:
            self._draw_counted(surface, seat, hand, room.rest)
        else:
            out, spot = words("round.out"), room.rest.midleft
            wide = room.rest.width
            text.draw_text(surface, scale, out, text.TURN, BRASS_LIGHT, spot, "midleft", wide)

    def _draw_counted(self, surface: pygame.Surface, seat: Seat, hand: Hand, rest: Rect) -> None:
        """Tiles, and close behind them what they count."""
        scale, count, gap = self.desk.scale, str(self.end.result.pips[seat.index]), 14
        role = text.SCORE.at(26)
        tiles = rest.width - text.text_width(scale, count, role) - scale.px(gap)
        s = hand_side(len(hand), (tiles, rest.height), rest.height // 2)
        places = hand_places(len(hand), s, rest.midleft)
        draw_hand(surface, scale, hand, places)
        spot = (places[-1].right + scale.px(gap), rest.centery)
        text.draw_text(surface, scale, count, role, BRASS_LIGHT, spot)

    def _draw_chart(self, surface: pygame.Surface, rect: Rect) -> None:
        desk = self.desk
        title = desk.words("match.whole")
        draw_chart(surface, desk.scale, rect, course_of(desk), desk.words, title)
