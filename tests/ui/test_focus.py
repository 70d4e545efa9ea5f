"""Tab and arrows lead from control to control."""

from pygame import Rect

from dekabes.ui.controls import Control, Style
from dekabes.ui.focus import next_in_order, next_towards

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def control(name: str, x: int, y: int, *, enabled: bool = True) -> Control:
    return Control(name, Rect(x, y, 50, 50), Style.SECOND, enabled=enabled)


# Two rows of two; the last one is off.
SQUARE = (
    control("a", 0, 0),
    control("b", 100, 0),
    control("c", 0, 100),
    control("d", 100, 100, enabled=False),
)


def test_tab_goes_round_and_leaves_out_what_is_off() -> None:
    assert next_in_order(SQUARE, None, 1) == "a"
    assert next_in_order(SQUARE, "a", 1) == "b"
    assert next_in_order(SQUARE, "c", 1) == "a"
    assert next_in_order(SQUARE, "a", -1) == "c"
    assert next_in_order((), None, 1) is None


def test_an_arrow_goes_to_the_nearest_that_lies_that_way() -> None:
    assert next_towards(SQUARE, "a", RIGHT) == "b"
    assert next_towards(SQUARE, "a", DOWN) == "c"
    assert next_towards(SQUARE, "c", UP) == "a"


def test_an_arrow_stays_where_nothing_lies_that_way() -> None:
    assert next_towards(SQUARE, "a", LEFT) == "a"
    assert next_towards(SQUARE, "b", UP) == "b"


def test_an_arrow_begins_with_the_first() -> None:
    assert next_towards(SQUARE, None, LEFT) == "a"
    assert next_towards(SQUARE, "gone", LEFT) == "a"
