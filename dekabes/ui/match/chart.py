"""The path of a match: both teams' points after each round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect

from dekabes.engine import POINTS_TO_WIN, Kind, Points, RoundRecord, Team
from dekabes.i18n import Catalogue
from dekabes.ui import text
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.parts import draw_sheet
from dekabes.ui.art.raster import Sprite
from dekabes.ui.formats import ready
from dekabes.ui.match.plain import draw_paragraph
from dekabes.ui.theme import BLUE_LIGHT, BRASS, BRASS_LIGHT, IVORY, MUTED, RED_LIGHT, Colour, Scale

SIGN, LINE, ASIDE = 26, 5, 5  # units: a team's sign, its line, how far it runs aside
LEAST_SIGN, LEAST_LINE = 6, 2.0  # pixels
_LABEL = text.TOOL
_FINER = 3
# In longer matches the labels would lie upon the lines.
_LABELLED = 12
LEAST_PLOT = 130  # units: what names under a heading leave the lines at least


@dataclass(frozen=True, slots=True)
class Course:
    """The points that a match began with, and its rounds."""

    start: Points
    rounds: tuple[RoundRecord, ...]
    now: int | None = None  # the round that is being played

    @property
    def slots(self) -> int:
        """How many rounds there are along the chart, the one being played included."""
        return max(1, len(self.rounds) + (self.now is not None))

    @property
    def points(self) -> tuple[Points, ...]:
        """The points at the start and after each round."""
        return (self.start, *(record.points for record in self.rounds))


def heading_height(scale: Scale) -> int:
    """How high the place of a sheet's heading is."""
    return max(scale.px(40), text.line_height(scale, text.SECTION))


def draw_chart(
    surface: pygame.Surface,
    scale: Scale,
    rect: Rect,
    course: Course,
    words: Catalogue,
    title: str,
) -> None:
    """Draw the sheet with its title, the teams' signs, and the two lines."""
    draw_sheet(surface, scale, rect, 22)
    inner = rect.inflate(-2 * scale.px(26), -2 * scale.px(14))
    head = heading_height(scale)
    foot = text.line_height(scale, text.SMALL)
    needs = text.text_width(scale, title, text.SECTION) + _legend_width(scale, words)
    is_beside = needs <= inner.width
    is_under = not is_beside and inner.height - head - 3 * foot >= scale.px(LEAST_PLOT)
    # Where the teams have no room beside the title and none under it, their signs say enough.
    room = inner.width if is_beside or is_under else inner.width - scale.px(2 * 42)
    spot = (inner.x, inner.y + head // 2)
    text.draw_text(surface, scale, title, text.SECTION, IVORY, spot, max_width=room)
    if is_under:
        inner.y, inner.height = inner.y + head, inner.height - head
        head = foot
    _draw_legend(surface, scale, inner, head, words, named=is_beside or is_under)
    left = text.text_width(scale, words("match.start"), text.SMALL) // 2
    plot = Rect(inner.x + max(left, scale.px(48)), 0, 0, 0)
    plot.width = inner.right - scale.px(30) - plot.x
    plot.y = inner.y + head + foot + scale.px(4)
    plot.height = inner.bottom - foot - scale.px(16) - plot.y
    _Plot(surface, scale, plot, course, words).draw(inner.x)


def _legend_width(scale: Scale, words: Catalogue) -> int:
    names = (words("team.a"), words("team.b"))
    return sum(text.text_width(scale, name, text.SMALL) + scale.px(56) for name in names)


def _draw_legend(
    surface: pygame.Surface,
    scale: Scale,
    inner: Rect,
    head: int,
    words: Catalogue,
    *,
    named: bool,
) -> None:
    """Both teams at the right, by sign and, where there is room, by name."""
    x, y = inner.right, inner.y + head // 2
    sign = scale.px(22)
    for team in (Team.B, Team.A):
        name = words(f"team.{team.value.lower()}")
        if named:
            x = text.draw_text(surface, scale, name, text.SMALL, IVORY, (x, y), "midright").x
            x -= scale.px(8)
        x -= sign
        surface.blit(team_sign(team, sign), (x, y - sign // 2))
        x -= scale.px(20)


class _Plot:
    """The chart's own rectangle: rounds along it, points up it."""

    def __init__(
        self, surface: pygame.Surface, scale: Scale, rect: Rect, course: Course, words: Catalogue
    ) -> None:
        self.surface, self.scale, self.rect = surface, scale, rect
        self.course, self.words = course, words
        self.points = course.points
        self.top = max(POINTS_TO_WIN, *(max(points) for points in self.points))

    def at(self, number: int, points: float) -> tuple[int, int]:
        across = number / self.course.slots
        up = points / self.top
        return round(self.rect.x + self.rect.width * across), round(
            self.rect.bottom - self.rect.height * up
        )

    def draw(self, left: int) -> None:
        labels = self._labels()
        self._draw_grid(left, [box for _, box in labels])
        self._draw_rounds()
        if not self.course.rounds:
            self._draw_note()
        for team in (Team.B, Team.A):
            self._draw_line(team)
        for team in (Team.B, Team.A):
            self._draw_signs(team)
        for label, box in labels:
            spot = box.center
            text.draw_text(self.surface, self.scale, label, _LABEL, IVORY, spot, "center")

    def _draw_grid(self, left: int, labels: list[Rect]) -> None:
        thin = max(1, self.scale.px(1.4))
        step = 1 if self.rect.height / self.top >= text.line_height(self.scale, text.SMALL) else 2
        for points in range(0, self.top + 1, step):
            y = self.at(0, points)[1]
            spot = (left + self.scale.px(14), y)
            text.draw_text(self.surface, self.scale, str(points), text.SMALL, MUTED, spot, "center")
            if points == POINTS_TO_WIN:
                self._draw_dots(y, labels)
            elif not points or self.course.rounds:
                self._draw_shade(Rect(self.rect.x, y, self.rect.width, thin), 46)
        if self.course.now is not None:  # the round under way stands at the chart's end
            top = self.at(0, POINTS_TO_WIN)[1]
            self._draw_shade(Rect(self.rect.right, top, thin, self.rect.bottom - top), 120)

    def _draw_note(self) -> None:
        """Say what will be here where no round is over yet."""
        room = self.rect.inflate(-2 * self.scale.px(SIGN), -2 * self.scale.px(SIGN))
        note = self.words("match.no_round")
        draw_paragraph(self.surface, self.scale, note, text.BODY, MUTED, room)

    def _draw_shade(self, line: Rect, opacity: int) -> None:
        shade = pygame.Surface(line.size)
        shade.fill(BRASS)
        shade.set_alpha(opacity)
        self.surface.blit(shade, line)

    def _draw_dots(self, y: int, labels: list[Rect]) -> None:
        """Draw the line to be reached, broken where a label stands."""
        width, step = self.scale.px(5), self.scale.px(11)
        for x in range(self.rect.x, self.rect.right, step):
            dot = Rect(x, y, width, max(1, self.scale.px(2)))
            if dot.collidelist(labels) == -1:
                self.surface.fill(BRASS, dot)

    def _draw_rounds(self) -> None:
        """The rounds' numbers under the chart, as many as there is room for; the last always."""
        last = len(self.points) - 1 if self.course.now is None else self.course.slots
        y, gap = self.rect.bottom + self.scale.px(20), self.scale.px(12)
        end = self._draw_round(last, y).x - gap
        free = self._draw_round(0, y).right + gap if last else 0
        for number in range(1, len(self.points)):
            x, half = self.at(number, 0)[0], self._round_width(number) // 2
            if number != last and x - half > free and x + half < end:
                free = self._draw_round(number, y).right + gap

    def _round_label(self, number: int) -> str:
        if number >= len(self.points):
            return self.words("match.now", n=self.course.now)
        return str(number) if number else self.words("match.start")

    def _round_width(self, number: int) -> int:
        return text.text_width(self.scale, self._round_label(number), text.SMALL)

    def _draw_round(self, number: int, y: int) -> Rect:
        label, (x, _) = self._round_label(number), self.at(number, 0)
        if number >= len(self.points):  # it ends with the chart
            spot = (self.rect.right, y)
            return text.draw_text(
                self.surface, self.scale, label, text.TOOL, BRASS_LIGHT, spot, "topright"
            )
        role, colour = text.SMALL, MUTED
        x = min(x, self.rect.right + self.scale.px(40) - self._round_width(number) // 2)
        return text.draw_text(self.surface, self.scale, label, role, colour, (x, y), "midtop")

    def _place(self, team: Team, number: int) -> tuple[int, int]:
        """Where a team stands after a round; a little aside, so that both are seen."""
        x, y = self.at(number, self.points[number][team.index])
        return x, y + (self.scale.px(ASIDE) if team is Team.A else -self.scale.px(ASIDE))

    def _draw_line(self, team: Team) -> None:
        places = tuple(self._place(team, number) for number in range(len(self.points)))
        colour = BLUE_LIGHT if team is Team.A else RED_LIGHT
        _path(places, colour, max(LEAST_LINE, self.scale.u * LINE)).blit(self.surface, 0, 0)

    def _draw_signs(self, team: Team) -> None:
        between = self.rect.width / self.course.slots
        size = max(LEAST_SIGN, round(min(self.scale.px(SIGN), between * 0.8)))
        sign = team_sign(team, size)
        for number in range(len(self.points)):
            self.surface.blit(sign, sign.get_rect(center=self._place(team, number)))

    def _labels(self) -> list[tuple[str, Rect]]:
        """What happened, at its place; where two would touch everywhere, the later one stays."""
        if len(self.course.rounds) > _LABELLED:
            return []
        placed: list[tuple[str, Rect]] = []
        for number in range(len(self.course.rounds), 0, -1):
            label = self._label(self.course.rounds[number - 1])
            if label is None:
                continue
            taken = [other for _, other in placed]
            for box in (self._label_place(label, number), *self._places_below(label, number)):
                if box.inflate(self.scale.px(12), 0).collidelist(taken) == -1:
                    placed.append((label, box))
                    break
        return placed

    def _places_below(self, label: str, number: int) -> list[Rect]:
        """Where the label of a round stands clear of all lines under its sign, or left of that."""
        x, y = self._place(self._labelled(number), number)
        middle = self._box(label)
        middle.midtop = (x, y + self.scale.px(13))
        left = middle.move(x - middle.right, 0)
        pad = self.scale.px(LINE)
        return [
            box
            for box in (middle, left)
            if self.rect.contains(box) and not self._is_crossed(box.inflate(pad, pad))
        ]

    def _box(self, label: str) -> Rect:
        width = text.text_width(self.scale, label, _LABEL)
        return Rect(0, 0, width, text.line_height(self.scale, _LABEL))

    def _labelled(self, number: int) -> Team:
        """The team at whose sign a round's label stands."""
        return self.course.rounds[number - 1].result.team or self._leader(number)

    def _label_place(self, label: str, number: int) -> Rect:
        """Where the label of a round has room."""
        team, box = self._labelled(number), self._box(label)
        x, y = self._place(team, number)
        if self._is_won(number) and self._hang(box, self._place(team, number - 1), (x, y)):
            return box
        box.midbottom = (x, y - self.scale.px(13))
        if number + 1 < len(self.points) and self._place(team, number + 1)[1] < y:
            box.right = x + self.scale.px(10)  # the line climbs at the right
        box.clamp_ip(self.rect.inflate(self.scale.px(56), self.scale.px(64)))
        if box.bottom > y - self.scale.px(12):
            box.right = x - self.scale.px(16)  # no room above: beside the sign
        return box

    def _is_won(self, number: int) -> bool:
        return max(self.points[number]) >= POINTS_TO_WIN

    def _hang(self, box: Rect, before: tuple[int, int], place: tuple[int, int]) -> bool:
        """Hang a box under the line to be reached, left of the one that climbs there, if it can."""
        box.top = self.at(0, POINTS_TO_WIN)[1] + self.scale.px(6)
        climbs = before[1] - place[1]
        part = (box.bottom - place[1]) / climbs if climbs > 0 else 1.0
        box.right = round(place[0] - part * (place[0] - before[0])) - self.scale.px(12)
        return part < 1 and box.x >= self.rect.x and not self._is_crossed(box)

    def _is_crossed(self, box: Rect) -> bool:
        """Whether one of the lines runs through a box."""
        places = [[self._place(team, n) for n in range(len(self.points))] for team in Team]
        return any(box.clipline(one, two) for line in places for one, two in pairwise(line))

    def _label(self, record: RoundRecord) -> str | None:
        if record.result.kind is Kind.DEKABES:
            return self.words("match.dekabes", n=record.result.value)
        return self.words("match.draw") if record.result.kind is Kind.DRAW else None

    def _leader(self, number: int) -> Team:
        points = self.points[number]
        return Team.B if points[1] > points[0] else Team.A


@lru_cache(maxsize=4)
def _path(places: tuple[tuple[int, int], ...], colour: Colour, width: float) -> Sprite:
    """A line through places, drawn finer and averaged down, with its shadow."""
    edge = round(width * 2) + 2
    left, top = min(x for x, _ in places) - edge, min(y for _, y in places) - edge
    right, foot = max(x for x, _ in places) + edge, max(y for _, y in places) + edge
    size = (right - left, foot - top)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    for dx, dy, tint, opacity in ((width * 0.4, width * 0.6, (0, 0, 0), 110), (0, 0, colour, 255)):
        large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA, 32)
        large.fill((*tint, 0))
        points = [((x - left + dx) * _FINER, (y - top + dy) * _FINER) for x, y in places]
        for start, stop in pairwise(points):
            _draw_stroke(large, start, stop, (*tint, opacity), width * _FINER)
        picture.blit(pygame.transform.smoothscale(large, size), (0, 0))
    return Sprite(ready(picture), left, top)


def _draw_stroke(
    surface: pygame.Surface,
    start: tuple[float, float],
    stop: tuple[float, float],
    colour: tuple[int, int, int, int],
    width: float,
) -> None:
    along = pygame.Vector2(stop[0] - start[0], stop[1] - start[1])
    aside = along.rotate(90)
    if aside.length():
        aside.scale_to_length(width / 2)
    corners = [
        (start[0] + aside.x, start[1] + aside.y),
        (stop[0] + aside.x, stop[1] + aside.y),
        (stop[0] - aside.x, stop[1] - aside.y),
        (start[0] - aside.x, start[1] - aside.y),
    ]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.circle(surface, colour, stop, width / 2)
