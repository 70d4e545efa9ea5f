"""Lamps: lit one by one with the number, lost ones go out after them."""

from dekabes.engine import Team
from dekabes.ui.art.lamps import Lamp
from dekabes.ui.match.score import Path, paths

OFF, LIT, NEW, OUT = Lamp.OFF, Lamp.LIT, Lamp.LIGHTING, Lamp.GOING_OUT


def test_points_light_one_lamp_at_a_time_and_the_number_rises_with_them() -> None:
    path = Path(Team.A, 0, 2, start=1.0)
    assert (path.number(0.9), path.lamps(0.9)) == (0, (OFF, OFF, OFF, OFF))
    assert (path.number(1.1), path.lamps(1.1)) == (1, (NEW, OFF, OFF, OFF))
    assert (path.number(1.6), path.lamps(1.6)) == (2, (LIT, NEW, OFF, OFF))
    assert (path.number(9.0), path.lamps(9.0)) == (2, (LIT, NEW, OFF, OFF))


def test_points_beyond_the_fourth_are_in_the_number_only() -> None:
    path = Path(Team.B, 3, 7)
    assert path.lamps(9.0) == (LIT, LIT, LIT, NEW)
    assert path.number(9.0) == 7


def test_lost_lamps_leave_embers() -> None:
    path = Path(Team.B, 3, 0, start=1.0)
    assert (path.number(0.0), path.lamps(0.0)) == (3, (LIT, LIT, LIT, OFF))
    assert (path.number(9.0), path.lamps(9.0)) == (0, (OUT, OUT, OUT, OFF))


def test_points_that_stay_have_no_new_lamp() -> None:
    path = Path(Team.A, 2, 2)
    assert path.lamps(9.0) == (LIT, LIT, OFF, OFF)
    assert path.number(9.0) == 2


def test_what_is_lost_goes_out_when_what_is_won_has_been_lit() -> None:
    blue, red = paths((1, 0), (0, 2), 0.5)
    assert red.start == 0.5
    assert blue.start == red.span.stop
