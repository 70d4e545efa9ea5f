"""Draws the rows of the log: who, what, where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import (
    End,
    MatchWon,
    OpenerChosen,
    Passed,
    RedealDemanded,
    RoundEnded,
    Seat,
    Team,
    TilePlayed,
)
from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.art import icons
from dekabes.ui.art.emblems import medallion, team_sign
from dekabes.ui.art.parts import draw_pass_mark
from dekabes.ui.art.tiles import shadow_surface, tile_surface
from dekabes.ui.match.log_rows import RoundHeading, Row
from dekabes.ui.match.plain import draw_helped
from dekabes.ui.theme import BRASS_LIGHT, IVORY, MUTED, Scale

# Parts of a row's width: where the second column begins, and what follows a result.
_SECOND, _THIRD = 0.49, 0.38
_PILL = (102, 40)
# In pixels: the height that a pill's word needs, and what stays free above and below a pill.
_LEAST_PILL, _CLEAR = 26, 4


@dataclass(frozen=True, slots=True)
class LogView:
    """A surface that rows are drawn on, with the words and names for it."""

    surface: pygame.Surface
    scale: Scale
    words: Catalogue
    name_of: Callable[[Seat], str]

    def draw(self, row: Row, rect: Rect) -> None:
        """Draw a row in its rectangle."""
        match row:
            case RoundHeading(number, is_helped):
                title = self.words("table.round_number", n=number)
                spot = (rect.x + self.scale.px(12), rect.centery)
                self._text(title, text.SECTION, IVORY, spot)
                if is_helped:
                    spot = (self._second(rect), rect.centery)
                    draw_helped(self.surface, self.scale, self.words("round.helped"), spot)
            case TilePlayed(seat, tile, end):
                self._who(seat, rect)
                self._played(tile.high, tile.low, end, rect)
            case Passed(seat, ends):
                self._who(seat, rect)
                self._passed(ends, rect)
            case OpenerChosen(chooser, opener):
                self._who(chooser, rect)
                self._chosen(chooser, opener, rect)
            case RedealDemanded(seat):
                self._who(seat, rect)
                self._says(self.words("log.redeal"), rect)
            case RoundEnded():
                self._ended(row, rect)
            case MatchWon(team):
                self._won(team, rect)

    def _text(
        self,
        string: str,
        role: text.Role,
        colour: tuple[int, int, int],
        spot: tuple[float, float],
        room: float | None = None,
        anchor: str = "midleft",
    ) -> Rect:
        return text.draw_text(self.surface, self.scale, string, role, colour, spot, anchor, room)

    def _second(self, rect: Rect) -> int:
        return rect.x + round(rect.width * _SECOND)

    def _who(self, seat: Seat, rect: Rect) -> None:
        size = min(self.scale.px(50), rect.height - self.scale.px(8))
        x = rect.x + self.scale.px(10)
        medallion(seat, size, flat=self.scale.contrast).blit(
            self.surface, x, rect.centery - size // 2
        )
        x += size + self.scale.px(12)
        room = self._second(rect) - self.scale.px(8) - x
        name = self.name_of(seat)
        role = text.softer(self.scale, name, text.NAME.at(22), room)
        self._text(name, role, IVORY, (x, rect.centery), room)

    def _says(self, string: str, rect: Rect) -> None:
        x = self._second(rect)
        room = rect.right - self.scale.px(8) - x
        picture = text.paragraph(self.scale, string, text.SMALL, MUTED, room)
        self.surface.blit(picture, picture.get_rect(midleft=(x, rect.centery)))

    def _played(self, high: int, low: int, end: End | None, rect: Rect) -> None:
        s = min(self.scale.px(38), rect.height // 2)
        x, y = self._second(rect), rect.centery - s // 2
        shadow_surface(s, lying=True).blit(self.surface, x, y)
        face = tile_surface(high, low, s, lying=True, dress=self.scale.dress)
        self.surface.blit(face, (x, y))
        x += 2 * s + self.scale.px(16)
        if end is None:
            room = rect.right - x
            self._text(self.words("log.opened"), text.SMALL, MUTED, (x, rect.centery), room)
            return
        sign, word = ("back", "table.left") if end is End.LEFT else ("next", "table.right")
        size = self.scale.px(24)
        icons.draw_icon(self.surface, sign, (x + size / 2, rect.centery), size, BRASS_LIGHT, 2.8)
        x += size + self.scale.px(8)
        room = rect.right - x
        self._text(self.words(word), text.SMALL, MUTED, (x, rect.centery), room)

    def _passed(self, ends: tuple[int, int], rect: Rect) -> None:
        word = self.words("table.pase")
        need = text.text_width(self.scale, word, text.PASS) + self.scale.px(50)
        pill = Rect(0, 0, max(self.scale.px(_PILL[0]), need), 0)
        pill.height = min(max(self.scale.px(_PILL[1]), _LEAST_PILL), rect.height - _CLEAR)
        pill.midleft = (self._second(rect), rect.centery)
        draw_pass_mark(self.surface, self.scale, pill, word)
        x = pill.right + self.scale.px(9)
        at = self.words("log.at", a=ends[0], b=ends[1])
        self._text(at, text.SMALL, MUTED, (x, rect.centery), rect.right - x)

    def _chosen(self, chooser: Seat, opener: Seat, rect: Rect) -> None:
        if opener is chooser:
            self._says(self.words("log.chose_self"), rect)
        else:
            self._says(self.words("log.chose", name=self.name_of(opener)), rect)

    def _ended(self, row: RoundEnded, rect: Rect) -> None:
        """What ended the round, who won how much, and the points that stand."""
        words, scale = self.words, self.scale
        kind, team = row.result.kind.value, row.result.team
        x = rect.x + scale.px(14)
        room = self._second(rect) - scale.px(8) - x
        role = text.TURN.at(25)
        word = words(f"kind.{kind}")
        x = self._text(word, role, BRASS_LIGHT, (x, rect.centery), room).right + scale.px(14)
        x = max(x, rect.x + round(rect.width * _THIRD))
        score = words("log.points", a=row.after[0], b=row.after[1])
        end = rect.right - scale.px(14)
        at = self._text(score, text.SCORE.at(26), IVORY, (end, rect.centery), None, "midright")
        if team is None:
            room = at.x - scale.px(10) - x
            self._text(words("log.drawn"), text.SMALL, MUTED, (x, rect.centery), room)
            return
        x = self._sign(team, x, rect)
        name = words(f"team.{team.value.lower()}")
        won = words("log.won", team=name, n=row.result.value)
        self._text(won, text.NAME.at(22), IVORY, (x, rect.centery), at.x - scale.px(10) - x)

    def _sign(self, team: Team, x: int, rect: Rect) -> int:
        size = self.scale.px(28)
        sign = team_sign(team, size)
        self.surface.blit(sign, (x, rect.centery - size // 2))
        return x + size + self.scale.px(10)

    def _won(self, team: Team, rect: Rect) -> None:
        x = self._sign(team, rect.x + self.scale.px(14), rect)
        name = self.words(f"team.{team.value.lower()}")
        says = self.words("log.match", team=name)
        room = rect.right - self.scale.px(10) - x
        picture = text.paragraph(self.scale, says, text.NAME.at(20), IVORY, room)
        self.surface.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
