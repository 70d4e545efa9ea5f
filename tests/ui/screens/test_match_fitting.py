"""The screens beside the table in every size and language: all can be touched, nothing is cut."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from dekabes.engine import Seat
from dekabes.i18n import LANGUAGES
from dekabes.ui import text
from dekabes.ui.art import buttons
from dekabes.ui.match import count_page, out_page
from dekabes.ui.screens import choose, frame, look, match_over
from dekabes.ui.screens.screen import Attention
from dekabes.ui.theme import Scale
from tests.ui.screens.rounds import LONG_NAMES, NAMES, MatchDesk

FINGER = 44
SIZES = [
    (1280, 800),
    (800, 1280),
    (1920, 1080),
    (1024, 600),
    (1024, 768),
    (1280, 1024),
    (1200, 1920),
    (3840, 2160),
    (800, 600),
    (600, 800),
]
# Each case: record, screen, the person's seat, what is tapped first.
CASES = {
    "look": ("unfinished_redeal", "look", Seat.TWO, None),
    "redeal?": ("unfinished_redeal", "look", Seat.TWO, "button:redeal"),
    "choose": ("unfinished_choose", "choose", Seat.ONE, None),
    "chosen": ("unfinished_choose", "choose", Seat.ONE, "opener:3"),
    "domino": ("double_last_both_ends", "round_over", Seat.ONE, None),
    "dekabes": ("equal_ends_dekabes", "round_over", Seat.ONE, None),
    "blocked": ("blocked_team_a", "round_over", Seat.ONE, None),
    "tie": ("blocked_partners_tie", "round_over", Seat.ONE, None),
    "draw": ("draw_first_round", "round_over", Seat.ONE, None),
    "match": ("dekabes_after_draw", "match_over", Seat.ONE, None),
    "log": ("match", "log", Seat.ONE, "page:2"),
}


def at(case: str, size: tuple[int, int], lang: str, names: tuple[str, ...] = NAMES) -> MatchDesk:
    record, screen, seat, first = CASES[case]
    desk = MatchDesk(record, screen, seat, size=size, lang=lang, names=names)
    if first:
        desk.tap(first)
    desk.top.finish()
    return desk


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("case", CASES)
def test_everything_can_be_touched_and_nothing_by_mistake(
    case: str, size: tuple[int, int], lang: str
) -> None:
    desk = at(case, size, lang)
    window = pygame.Rect(0, 0, *size)
    controls = desk.top.controls()
    assert len({control.name for control in controls}) == len(controls)
    for control in controls:
        assert window.contains(control.rect), control.name
        assert min(control.rect.size) >= FINGER, control.name
    apart = max(desk.scale.px(8), 8) - 1
    for one, other in combinations(controls, 2):
        assert not one.rect.inflate(2 * apart, 2 * apart).colliderect(other.rect), one.name


class Watch:
    """Notes the words that were cut short, and where words and paragraphs came to lie."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, surface: pygame.Surface) -> None:
        self.cut: list[str] = []
        self.places: list[pygame.Rect] = []
        fit, draw = text.fit, text.draw_text

        def watched_fit(scale: Scale, string: str, role: text.Role, room: float) -> str:
            shown = fit(scale, string, role, room)
            if shown != string:
                self.cut.append(string)
            return shown

        def watched_draw(target: pygame.Surface, *args: object, **more: object) -> pygame.Rect:
            place = draw(target, *args, **more)  # type: ignore[arg-type]
            if target is surface:
                self.places.append(place)
            return place

        monkeypatch.setattr(text, "fit", watched_fit)
        monkeypatch.setattr(text, "draw_text", watched_draw)


def bare(scale: Scale) -> pygame.Surface:
    return pygame.Surface((1, 1))


def watch_drawing(desk: MatchDesk, monkeypatch: pytest.MonkeyPatch) -> tuple[Watch, pygame.Surface]:
    # What lies behind takes long to paint and says nothing.
    for module in (count_page, out_page, choose, look, match_over):
        monkeypatch.setattr(module, "result_backdrop", bare)
    monkeypatch.setattr(frame, "wood_backdrop", bare)
    buttons._face.cache_clear()
    surface = pygame.Surface(desk.scale.size)
    watch = Watch(monkeypatch, surface)
    desk.top.draw(surface, Attention())
    return watch, surface


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES[:5], *SIZES[-2:]])
@pytest.mark.parametrize("case", CASES)
def test_no_word_is_cut_short_or_lies_under_a_control(
    case: str, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = at(case, size, lang)
    watch, surface = watch_drawing(desk, monkeypatch)
    assert not watch.cut
    drawn_by_itself = {"opener:1", "opener:3"}  # its words lie on it
    controls = [c.rect for c in desk.top.controls() if c.name not in drawn_by_itself]
    for place in watch.places:
        assert surface.get_rect().contains(place)
        assert place.collidelist(controls) == -1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (800, 600)])
@pytest.mark.parametrize("case", CASES)
def test_only_a_long_name_may_be_cut(
    case: str, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = at(case, size, lang, LONG_NAMES)
    watch, surface = watch_drawing(desk, monkeypatch)
    for words in watch.cut:
        assert any(name in words for name in (LONG_NAMES[0], LONG_NAMES[2])), words
    for place in watch.places:
        assert surface.get_rect().contains(place)
