"""Both teams' lamps and numbers, as a round changes them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import POINTS_TO_WIN, Points, Team
from dekabes.ui import text
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.lamps import LAMP, LAMP_GAP, Lamp, draw_lamps, lamp
from dekabes.ui.art.parts import draw_divider
from dekabes.ui.easing import out_quad
from dekabes.ui.match.motion import Span
from dekabes.ui.theme import IVORY, Scale

LIGHTS, BETWEEN, GOES_OUT = 0.38, 0.18, 0.60
SIGN = 40
# The length of sign, hairline, four lamps and number in units.
LENGTH = 264
# How much larger they are at most where there is more room; the rest of it is shared by both sides.
_MOST_GROWN = 1.4


@dataclass(frozen=True, slots=True)
class Path:
    """A team's points before and after a round, and since when its lamps change."""

    team: Team
    before: int
    after: int
    start: float = 0.0
    rings: bool = True  # the newest lamp keeps a ring

    @property
    def gained(self) -> int:
        """How many lamps light; points beyond the fourth have none."""
        return max(0, min(self.after, POINTS_TO_WIN) - self.before)

    @property
    def span(self) -> Span:
        """The time that the change takes."""
        return Span(self.start, self.gained * (LIGHTS + BETWEEN) or GOES_OUT)

    def number(self, now: float) -> int:
        """The points to be read now: they rise with the lamps."""
        if now < self.start:
            return self.before
        lit = 1 + int((now - self.start) / (LIGHTS + BETWEEN))
        return self.after if lit >= self.gained else self.before + lit

    def lamps(self, now: float) -> tuple[Lamp, ...]:
        """What each of the four lamps shows now; the one that changes has come to its end."""
        lit = min(self.number(now), POINTS_TO_WIN)
        ringed = self.gained and now >= self.start and (self.rings or self.changing(now) < 1)
        newest = lit if ringed else 0
        return tuple(self._lamp(place, lit, newest) for place in range(1, POINTS_TO_WIN + 1))

    def _lamp(self, place: int, lit: int, newest: int) -> Lamp:
        if place == newest:
            return Lamp.LIGHTING
        if place <= lit:
            return Lamp.LIT
        lost = self.after < self.before and place <= self.before
        return Lamp.GOING_OUT if lost else Lamp.OFF

    def changing(self, now: float) -> float:
        """How far the lamps that change now have come, 0 to 1."""
        if self.after < self.before:
            return self.span.part(now)
        newest = self.number(now) - self.before - 1
        since = now - self.start - newest * (LIGHTS + BETWEEN)
        return min(1.0, max(0.0, since / LIGHTS))


def paths(before: Points, after: Points, start: float) -> tuple[Path, Path]:
    """Both teams' paths; what is lost goes out when what is won has been lit."""
    first = Path(Team.A, before[0], after[0], start)
    second = Path(Team.B, before[1], after[1], start)
    if first.after > first.before:
        return first, Path(Team.B, before[1], after[1], first.span.stop)
    if second.after > second.before:
        return Path(Team.A, before[0], after[0], second.span.stop), second
    return first, second


def draw_score(surface: pygame.Surface, scale: Scale, rect: Rect, path: Path, now: float) -> None:
    """Draw a team's sign, its lamps and its points across a rectangle, or in its middle."""
    grown = min(_MOST_GROWN, rect.width / scale.px(LENGTH))
    rect = rect.inflate(min(0, round(scale.px(LENGTH) * grown) - rect.width), 0)
    sign = round(scale.px(SIGN) * grown)
    mark = team_sign(path.team, sign)
    surface.blit(mark, (rect.x, rect.centery - sign // 2))
    x = rect.x + sign + round(scale.px(13) * grown)
    tall = sign + scale.px(4)
    draw_divider(surface, scale, (x, rect.centery - tall // 2), tall, upright=True)
    x += round(scale.px(16) * grown)
    draw_path(surface, scale, path, (x, rect.centery), LAMP * grown, LAMP_GAP * grown, now)
    role = text.SCORE.at(text.SCORE.size * min(grown, 1.1))
    number = str(path.number(now))
    text.draw_text(surface, scale, number, role, IVORY, (rect.right, rect.centery), "midright")


def draw_path(
    surface: pygame.Surface,
    scale: Scale,
    path: Path,
    midleft: tuple[int, int],
    size: float,
    gap: float,
    now: float,
) -> None:
    """Draw a team's four lamps; the one that changes glows up or dies away."""
    shown = path.lamps(now)
    place = draw_lamps(surface, scale, path.team, shown, midleft, size, gap)
    part = path.changing(now)
    if part >= 1 or now < path.start:
        return
    dies = path.after < path.before
    # A lamp flares up; an ember cools as evenly as time goes.
    part = part if dies else out_quad(part)
    fading = Lamp.LIT if dies else Lamp.OFF
    side = scale.px(size)
    for number, state in enumerate(shown):
        if state in (Lamp.LIGHTING, Lamp.GOING_OUT):
            old = lamp(path.team, side, fading, scale.contrast)
            veil = old.surface.copy()
            veil.set_alpha(round(255 * (1 - part)))
            spot = (round(place.x + number * (size + gap) * scale.u) + old.dx, place.y + old.dy)
            surface.blit(veil, spot)
