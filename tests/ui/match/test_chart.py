"""The path of a match: its labels clear of the lines, and its title whole."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from dekabes.engine import Kind, Points, Result, RoundRecord, Seat
from dekabes.i18n import load
from dekabes.ui import text
from dekabes.ui.match import chart
from dekabes.ui.match.chart import Course, _Plot, draw_chart
from dekabes.ui.theme import Scale

SCALE, WORDS = Scale.of((1280, 800)), load("en")
# Six rounds along 600 and four points up 120: a round has 100, a point 30.
PLOT = Rect(100, 100, 600, 120)


def ended(number: int, kind: Kind, seat: Seat | None, value: int, points: Points) -> RoundRecord:
    result = Result(kind, seat, value, (5, 6, 7, 8))
    return RoundRecord(number, (), Seat.ONE, 20, result, points)


# Red has two, a round is drawn, and blue wins the match from nothing with 4 for one dékabès.
DRAWN = Course(
    (0, 0),
    (
        ended(1, Kind.DOMINO, Seat.ONE, 1, (1, 0)),
        ended(2, Kind.DOMINO, Seat.ONE, 1, (2, 0)),
        ended(3, Kind.DOMINO, Seat.TWO, 1, (0, 1)),
        ended(4, Kind.DOMINO, Seat.TWO, 1, (0, 2)),
        ended(5, Kind.DRAW, None, 0, (0, 2)),
        ended(6, Kind.DEKABES, Seat.ONE, 4, (4, 0)),
    ),
)
# Red climbs to four, the last two of them at once.
CLIMBED = Course(
    (0, 0),
    (
        *(ended(n, Kind.DOMINO, Seat.ONE, 1, (n, 0)) for n in (1, 2, 3)),
        *(ended(n, Kind.DOMINO, Seat.TWO, 1, (0, n - 3)) for n in (4, 5)),
        ended(6, Kind.DEKABES, Seat.FOUR, 2, (0, 4)),
    ),
)


def labels(course: Course, plot: Rect = PLOT) -> dict[str, Rect]:
    return dict(_Plot(pygame.Surface((1, 1)), SCALE, plot, course, WORDS)._labels())


def lines(course: Course, plot: Rect = PLOT) -> list[tuple[tuple[float, float], ...]]:
    """The strokes of both teams, worked out by hand: blue 5 lower, red 5 higher."""
    strokes: list[tuple[tuple[float, float], ...]] = []
    for team, aside in ((0, 5), (1, -5)):
        places = [
            (plot.x + 100 * number, plot.bottom - plot.height / 4 * points[team] + aside)
            for number, points in enumerate(course.points)
        ]
        strokes += pairwise(places)
    return strokes


@pytest.mark.parametrize("course", [DRAWN, CLIMBED], ids=["drawn", "climbed"])
def test_the_round_that_won_is_named_under_the_line_to_be_reached_clear_of_all_lines(
    course: Course,
) -> None:
    value = course.rounds[-1].result.value
    box = labels(course)[f"Dékabès +{value}"]
    assert 100 < box.top < 100 + 30  # under the fourth point, and above the third
    assert 500 < box.right < 700  # at the last round, which goes from 600 to 700, or before it
    assert not any(box.clipline(start, stop) for start, stop in lines(course))


def test_a_draw_right_before_the_round_that_won_keeps_its_label_under_its_sign() -> None:
    seen = labels(DRAWN)
    assert set(seen) == {"draw", "Dékabès +4"}
    assert not seen["draw"].colliderect(seen["Dékabès +4"])
    assert not any(seen["draw"].clipline(start, stop) for start, stop in lines(DRAWN))
    # Red stands at 600, 160 - 5, with a sign of 26; its label is right below.
    assert 155 + 13 <= seen["draw"].top <= 155 + 16
    assert seen["draw"].right > 570


def test_where_the_lines_are_flat_the_round_that_won_is_named_beside_its_sign() -> None:
    # A point has 20: the line climbs from 125 to 105, no further down than the label would reach.
    climb = (ended(n, Kind.DOMINO, Seat.ONE, 1, (n, 0)) for n in (1, 2, 3))
    course = Course((0, 0), (*climb, ended(4, Kind.DEKABES, Seat.ONE, 1, (4, 0))))
    box = labels(course, Rect(100, 100, 400, 80))["Dékabès +1"]
    # Its sign stands at 500, 105. Over it there would be room for labels down to 92, but they
    # rise no more than 32 over the plot.
    assert box.top == 68
    assert box.bottom > 92
    assert box.right == 500 - 16


def test_a_line_marks_the_round_under_way_where_the_chart_ends() -> None:
    first = (ended(1, Kind.DOMINO, Seat.ONE, 1, (1, 0)),)
    # Between two points' lines, at the end of the chart and a little before it.
    for now, is_marked in ((2, True), (None, False)):
        surface = pygame.Surface((800, 400))
        _Plot(surface, SCALE, PLOT, Course((0, 0), first, now=now), WORDS)._draw_grid(60, [])
        assert (max(surface.get_at((PLOT.right, 220 - 45))[:3]) > 0) is is_marked
        assert max(surface.get_at((PLOT.right - 8, 220 - 45))[:3]) == 0


def test_a_label_that_has_room_stands_over_its_sign() -> None:
    tall = Rect(100, 100, 600, 240)
    seen = labels(DRAWN, tall)["draw"]
    assert seen.bottom == 340 - 60 * 2 - 5 - 13


@pytest.mark.parametrize(
    ("size", "named"),
    [((700, 270), True), ((370, 300), True), ((370, 220), False)],
    ids=["beside", "under", "without"],
)
def test_the_title_is_whole_and_where_room_is_scarce_the_teams_go_without_names(
    size: tuple[int, int], named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, Rect] = {}
    draw_text = text.draw_text

    def noted(
        surface: pygame.Surface, scale: Scale, string: str, *others: object, **more: object
    ) -> Rect:
        drawn[string] = draw_text(surface, scale, string, *others, **more)  # type: ignore[arg-type]
        return drawn[string]

    monkeypatch.setattr(text, "draw_text", noted)
    title, rect = WORDS("match.whole"), Rect(20, 20, *size)
    draw_chart(pygame.Surface((800, 400)), SCALE, rect, DRAWN, WORDS, title)
    assert drawn[title].width == text.text_width(SCALE, title, text.SECTION)
    assert {"Blue", "Red"} & set(drawn) == ({"Blue", "Red"} if named else set())
    assert all(rect.contains(drawn[name]) for name in (title, "Blue", "Red") if name in drawn)
    if named:
        blue, head = drawn["Blue"], drawn[title]
        assert blue.left > head.right or blue.centery > head.bottom


@pytest.mark.parametrize("size", [(752, 652), (736, 320), (330, 560)])
def test_before_a_round_is_over_words_say_what_will_be_there_and_then_they_are_gone(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, Rect]] = []

    def noted(
        surface: pygame.Surface,
        scale: Scale,
        string: str,
        role: text.Role,
        colour: tuple[int, int, int],
        room: Rect,
    ) -> None:
        said.append((string, room))

    monkeypatch.setattr(chart, "draw_paragraph", noted)
    surface, rect = pygame.Surface((800, 700)), Rect(20, 20, *size)
    for course in (Course((0, 0), (), now=1), Course((1, 2), (), now=4), DRAWN):
        draw_chart(surface, SCALE, rect, course, WORDS, "")
    note = WORDS("match.no_round")
    assert [string for string, _ in said] == [note] * 2
    for _, room in said:
        assert rect.contains(room)
        lines = text.wrap(SCALE, note, text.BODY, room.width)
        assert len(lines) * text.line_height(SCALE, text.BODY) <= room.height
