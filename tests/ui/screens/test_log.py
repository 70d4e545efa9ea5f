"""The log: the newest first, page by page, and nothing that is not public."""

from dekabes.engine import Passed, RoundEnded, RoundStarted, Seat, TilePlayed
from dekabes.ui.match.log_rows import RoundHeading, Row, Told
from dekabes.ui.screens.log import LogScreen
from tests.ui.screens.rounds import MatchDesk


def log_of(record: str, size: tuple[int, int] = (1280, 800)) -> tuple[MatchDesk, LogScreen]:
    desk = MatchDesk(record, "log", size=size)
    screen = desk.top
    assert isinstance(screen, LogScreen)
    return desk, screen


def all_rows(desk: MatchDesk, screen: LogScreen) -> list[Row]:
    """The rows of this page and of all older ones."""
    seen = list(screen.rows)
    while f"page:{screen.page + 1}" in desk.targets:
        desk.tap(f"page:{screen.page + 1}")
        seen += screen.rows
    return seen


def test_the_newest_stands_first_under_its_round() -> None:
    _, screen = log_of("unfinished_round_over")
    heading, ended, last, *_ = screen.rows
    assert heading == RoundHeading(2)
    assert isinstance(ended, RoundEnded)
    assert isinstance(last, TilePlayed)
    assert (last.seat, str(last.tile)) == (Seat.TWO, "65")


def test_a_pass_tells_the_ends_at_which_it_failed() -> None:
    desk, screen = log_of("unfinished_round_over")
    # Left: 61 11 51 54 43 63 62, so 2. Right: 64 44 42 21 41 40 50 55, so 5.
    passes = [row for row in all_rows(desk, screen) if isinstance(row, Passed)]
    assert passes[0] == Passed(Seat.ONE, (2, 5))


def test_pages_lead_to_older_and_newer_rows() -> None:
    desk, screen = log_of("match")
    assert desk.targets == ["button:back", "page:2", "round:10"]
    first = screen.rows
    desk.tap("page:2")
    assert screen.page == 2
    assert screen.rows != first
    assert desk.targets == ["button:back", "round:11", "page:1", "page:3", "round:10"]
    desk.tap("page:1")
    assert screen.rows == first


def test_double_arrows_lead_from_round_to_round() -> None:
    desk, screen = log_of("match")  # eleven rounds
    first = screen.rows
    desk.tap("round:10")
    heading, ended, *_ = begin = screen.rows
    assert heading == RoundHeading(10)
    assert isinstance(ended, RoundEnded)
    desk.tap(f"page:{screen.page + 1}")
    assert screen.rows[0] == RoundHeading(10)
    desk.tap("round:10")  # from within a round first to where it begins
    assert screen.rows == begin
    desk.tap("round:11")
    assert screen.rows == first
    for number in range(10, 0, -1):
        desk.tap(f"round:{number}")
    assert screen.rows[0] == RoundHeading(1)
    assert "round:0" not in desk.targets


def test_pages_are_numbered_within_their_round() -> None:
    desk, screen = log_of("match")
    under = len(screen.rows) - 1  # rows under a heading
    starts = [place for place, one in enumerate(desk.table.log) if isinstance(one, RoundStarted)]
    tenth = desk.table.log[starts[9] : starts[10]]
    pages = -(-sum(isinstance(event, Told) for event in tenth) // under)
    desk.tap("round:10")
    assert screen.of_round == (1, pages)
    for number in range(2, pages + 1):
        desk.tap(f"page:{screen.page + 1}")
        assert screen.of_round == (number, pages)
    desk.tap(f"page:{screen.page + 1}")
    assert screen.rows[0] == RoundHeading(9)
    assert screen.of_round[0] == 1


def test_a_log_of_one_round_has_no_double_arrows() -> None:
    desk, screen = log_of("unfinished_play", (800, 600))
    assert {row.round for row in screen.rows if isinstance(row, RoundHeading)} == {1}
    assert desk.targets == ["button:back", "page:2"]
    desk.tap("page:2")
    assert not [one.name for one in screen.controls() if one.name.startswith("round:")]


def test_every_row_is_on_some_page_and_the_last_page_leads_no_further() -> None:
    desk, screen = log_of("match")
    seen = all_rows(desk, screen)
    told = [event for event in desk.table.log if isinstance(event, Told)]
    assert [row for row in seen if not isinstance(row, RoundHeading)] == told[::-1]
    assert "page:1" not in desk.targets


def test_a_log_with_nothing_in_it_has_only_the_way_back() -> None:
    desk, screen = log_of("unfinished_deal_none")
    assert screen.rows == ()
    assert desk.targets == ["button:back"]


def test_a_larger_window_with_fewer_pages_shows_its_last_one() -> None:
    desk, screen = log_of("match", (1280, 800))
    while f"page:{screen.page + 1}" in desk.targets:
        desk.tap(f"page:{screen.page + 1}")
    pages = screen.page
    desk.resize((1280, 1024))
    assert screen.page < pages
    assert screen.rows
    assert desk.targets == ["button:back", "round:1", f"page:{screen.page - 1}"]


def test_the_log_shows_no_hand() -> None:
    _, screen = log_of("unfinished_play")
    assert screen.faces == ()
