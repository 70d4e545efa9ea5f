"""The tile that ended a round, between what it was laid to."""

from pathlib import Path

import pytest

from dekabes.engine import End, Laid, View, view_for
from dekabes.record import read_record
from dekabes.ui.match.lastmove import Shown, at_its_end, before_last, between_both_ends, last_play

RECORDS = Path(__file__).parents[2] / "data" / "records"


def view_of(record: str) -> View:
    return view_for(read_record((RECORDS / f"{record}.dkb").read_bytes(), record).state, None)


def test_a_domino_at_the_left_end_with_the_two_tiles_after_it() -> None:
    # … 2:10L 2:30L 4:33L
    shown = at_its_end(view_of("double_last_both_ends"))
    assert shown == (Shown(Laid(3, 3), won=True), Shown(Laid(3, 0)), Shown(Laid(0, 1)))


def test_a_domino_at_the_right_end_with_the_two_tiles_before_it() -> None:
    # … 3:44R 4:42R 1:62R
    shown = at_its_end(view_of("match"))
    assert shown == (Shown(Laid(4, 4)), Shown(Laid(4, 2)), Shown(Laid(2, 6), won=True))


def test_a_dekabes_stands_between_the_two_ends_that_it_fitted() -> None:
    # The left end was 1 (51L), the right end 6 (64R), the last tile 61.
    shown = between_both_ends(view_of("dekabes_two_numbers"))
    assert shown == (Shown(Laid(4, 6)), Shown(Laid(6, 1), won=True), Shown(Laid(1, 5)))


def test_where_both_ends_were_equal_it_stands_at_each_once_as_a_ghost() -> None:
    # Both ends were 4 (40R and 43L), the last tile 64 went to the left.
    shown = between_both_ends(view_of("equal_ends_dekabes"))
    assert shown == (
        Shown(Laid(0, 4)),
        Shown(Laid(4, 6), ghost=True),
        Shown(Laid(6, 4), won=True, apart=True),
        Shown(Laid(4, 3)),
    )


def test_the_line_before_the_last_tile() -> None:
    view = view_of("equal_ends_dekabes")
    before = before_last(view)
    assert before.ends == (4, 4)
    assert before.joined(last_play(view).tile, End.LEFT) == view.line


def test_no_tile_ended_a_blocked_round() -> None:
    with pytest.raises(TypeError):
        last_play(view_of("blocked_team_a"))
