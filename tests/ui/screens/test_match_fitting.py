"""The screens beside the table in every size and language: all can be touched, nothing is cut."""

from __future__ import annotations

import pytest

from dekabes.engine import Seat
from dekabes.i18n import LANGUAGES
from dekabes.ui.match import count_page, out_page
from dekabes.ui.screens import choose, frame, look, match_over
from tests.ui.screens.fitting import Watch, assert_touchable, bare
from tests.ui.screens.rounds import LONG_NAMES, NAMES, WIDEST_NAMES, MatchDesk

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
    assert_touchable(desk, max(desk.scale.px(8), 8) - 1)


def watched(desk: MatchDesk, monkeypatch: pytest.MonkeyPatch) -> Watch:
    for module in (count_page, out_page, choose, look, match_over):
        monkeypatch.setattr(module, "result_backdrop", bare)
    monkeypatch.setattr(frame, "wood_backdrop", bare)
    watch = Watch(desk.scale.size, monkeypatch)
    watch.draw(desk.top)
    return watch


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES[:5], *SIZES[-2:]])
@pytest.mark.parametrize("case", CASES)
def test_no_word_is_cut_short_or_lies_under_a_control(
    case: str, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = at(case, size, lang)
    watch = watched(desk, monkeypatch)
    assert not watch.cut
    watch.assert_inside()
    drawn_by_itself = {"opener:1", "opener:3"}  # its words lie on it
    watch.assert_beside([c.rect for c in desk.top.controls() if c.name not in drawn_by_itself])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (800, 600)])
@pytest.mark.parametrize("names", [LONG_NAMES, WIDEST_NAMES])
@pytest.mark.parametrize("case", CASES)
def test_only_a_long_name_may_be_cut(
    case: str,
    names: tuple[str, ...],
    size: tuple[int, int],
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = at(case, size, lang, names)
    watch = watched(desk, monkeypatch)
    for words in watch.cut:
        assert any(words.rstrip(",.…") in name for name in names), words
    watch.assert_inside()
