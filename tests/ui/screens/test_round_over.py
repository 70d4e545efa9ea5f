"""The end of a round: what is shown, what moves and rests, what can be done."""

import pytest

from dekabes.engine import Pass, Seat, StartRound
from dekabes.ui.screens.screen import Screen
from dekabes.ui.settings import Speed
from tests.ui.screens.rounds import MatchDesk

STEP = 1 / 120


def over(record: str = "unfinished_round_over", human: Seat | None = Seat.ONE) -> MatchDesk:
    return MatchDesk(record, "round_over", human)


def turn_until_rest(screen: Screen) -> int:
    steps = 0
    while screen.step(STEP):
        steps += 1
    return steps


def test_all_four_hands_lie_open() -> None:
    shown = over().table.view.shown
    assert shown is not None
    faces = over().top.faces
    assert faces == tuple(str(tile) for hand in shown for tile in hand)
    assert len(faces) == 28 - 25  # 26 moves, one of them a pass


def test_it_moves_for_a_while_and_then_rests() -> None:
    screen = over().top
    seen = [screen.is_resting]
    assert turn_until_rest(screen) > 0
    seen.append(screen.is_resting)
    assert seen == [False, True]
    assert not screen.step(STEP)


def test_a_touch_cuts_the_motion_to_its_end() -> None:
    screen = over().top
    screen.step(STEP)
    screen.finish()
    assert screen.is_resting
    assert not screen.step(STEP)


def test_without_animation_it_rests_at_once() -> None:
    desk = MatchDesk("equal_ends_dekabes", "round_over", speed=Speed.NONE)
    assert desk.top.is_resting
    assert not desk.top.step(STEP)


def test_calm_takes_longer_and_quick_takes_less() -> None:
    steps = [
        turn_until_rest(MatchDesk("blocked_team_a", "round_over", speed=speed).top)
        for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW)
    ]
    assert steps == sorted(steps)
    assert steps[0] < steps[1] < steps[2]


def test_next_starts_the_next_round() -> None:
    desk = over()
    desk.tap("button:next")
    assert desk.table.history.past[-1] == StartRound(3)
    assert desk.top.name == "table"


@pytest.mark.parametrize("name", ["table", "menu"])
def test_table_and_menu_are_laid_over_it(name: str) -> None:
    desk = over()
    desk.tap(f"button:{name}")
    assert desk.top.name == name
    desk.back()
    assert desk.top.name == "round_over"


def test_undo_asks_first_and_says_that_the_round_is_practice_then() -> None:
    desk = over()
    before = desk.table.history
    desk.tap("button:undo")
    assert desk.top.name == "confirm"
    assert desk.table.history is before
    desk.tap("button:no")
    assert desk.top.name == "round_over"
    desk.tap("button:undo")
    desk.tap("button:yes")
    # Seat 1's last decision was 00R, with 65L of seat 2 after it.
    assert desk.table.history.cursor == before.cursor - 2
    assert desk.top.name == "table"


def test_restart_asks_first_and_gives_the_same_hands_again() -> None:
    desk = over()
    desk.tap("button:restart")
    assert desk.top.name == "confirm"
    desk.tap("button:yes")
    assert desk.table.view.moves == ()
    assert desk.table.view.round == 2
    assert desk.top.name == "table"


def test_where_only_computers_play_it_goes_on_by_itself_after_four_seconds() -> None:
    desk = over(human=None)
    screen = desk.top
    assert "button:undo" not in desk.targets
    screen.finish()
    for _ in range(round(3.9 / STEP)):
        screen.step(STEP)
    assert desk.top is screen
    for _ in range(round(0.2 / STEP)):
        if desk.top is screen:
            screen.step(STEP)
    assert desk.table.history.past[-1] == StartRound(3)


def test_where_a_person_plays_it_waits_for_ever() -> None:
    desk = over()
    screen = desk.top
    screen.finish()
    for _ in range(round(10 / STEP)):
        assert not screen.step(STEP)
    assert not isinstance(desk.table.history.past[-1], StartRound)


def test_a_blocked_round_ended_with_four_passes_and_shows_no_last_tile() -> None:
    desk = over("blocked_team_a")
    assert all(isinstance(action, Pass) for action in desk.table.history.past[-3:])
    assert desk.targets[0] == "button:next"
