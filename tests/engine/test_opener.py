"""Who opens, and with what."""

from dekabes.engine import (
    Open,
    Phase,
    Play,
    Seat,
    StartRound,
    Tile,
    apply,
    legal_actions,
    match_from,
)
from tests.engine.positions import (
    PLAIN_DEAL,
    after,
    deal_of,
    dealt,
    decisions,
    hand,
    move,
    moves,
    playing,
)


def test_the_holder_of_66_opens_a_first_round_and_must_open_with_66() -> None:
    table = dealt(PLAIN_DEAL)
    assert (table.phase, table.opener, table.seat) == (Phase.PLAY, Seat.THREE, Seat.THREE)
    assert legal_actions(table) == decisions("3:66")


def test_in_a_later_round_the_chooser_picks_itself_or_its_partner() -> None:
    table = dealt(PLAIN_DEAL, match_from((1, 0), 1, Seat.THREE))
    assert (table.phase, table.seat, table.opener) == (Phase.CHOOSE, Seat.THREE, None)
    assert legal_actions(table) == decisions("Open1 Open3")


def test_who_was_chosen_opens_and_its_left_neighbour_follows() -> None:
    table = dealt(PLAIN_DEAL, match_from((1, 0), 1, Seat.THREE))
    chosen = apply(table, Open(Seat.ONE))
    assert (chosen.phase, chosen.opener, chosen.seat) == (Phase.PLAY, Seat.ONE, Seat.ONE)
    assert apply(chosen, move("1:40")).seat is Seat.TWO


def test_the_chooser_may_open_itself() -> None:
    table = dealt(PLAIN_DEAL, match_from((1, 0), 1, Seat.THREE))
    assert apply(table, Open(Seat.THREE)).seat is Seat.THREE


def test_whoever_opens_a_later_round_may_open_with_any_tile() -> None:
    table = after(dealt(PLAIN_DEAL, match_from((1, 0), 1, Seat.THREE)), Open(Seat.THREE))
    assert legal_actions(table) == tuple(
        Play(Seat.THREE, held, None) for held in hand("00 22 30 31 50 60 66")
    )


def test_the_choice_of_opener_changes_no_points() -> None:
    table = dealt(PLAIN_DEAL, match_from((0, 3), 2, Seat.FOUR))
    chosen = apply(table, Open(Seat.TWO))
    assert (chosen.points, chosen.base, chosen.chooser) == ((0, 3), 2, Seat.FOUR)


def test_after_an_empty_hand_the_seat_that_went_out_chooses() -> None:
    table = playing("10 / 64 / 21 / 30", "56 66", seat=2)
    assert apply(table, move("2:64R")).chooser is Seat.TWO


def test_after_a_won_block_the_lowest_count_of_the_winners_chooses() -> None:
    # 8, 11, 3 and 12 pips are left: seat 3 has the lowest count.
    table = playing("30 50 / 65 / 21 / 66", "44", seat=1, passes=3)
    assert apply(table, move("1:pass")).chooser is Seat.THREE


def test_the_lower_seat_number_chooses_if_both_partners_have_the_lowest_count() -> None:
    team_a = playing("30 / 65 / 21 / 66", "44", seat=1, passes=3)
    assert apply(team_a, move("1:pass")).chooser is Seat.ONE
    team_b = playing("65 / 21 / 66 / 30", "44", seat=1, passes=3)
    assert apply(team_b, move("1:pass")).chooser is Seat.TWO


def test_after_a_draw_the_seat_that_opened_chooses_whoever_had_chosen_it() -> None:
    # Seats 1 and 2 have 3 pips each. Seat 1 had chosen seat 3 to open.
    table = playing("30 / 21 / 66 / 65", "44", seat=1, passes=3, opener=Seat.THREE)
    drawn = apply(table, move("1:pass"))
    assert drawn.chooser is Seat.THREE


def test_so_too_after_another_draw() -> None:
    table = playing(
        "30 / 21 / 66 / 65", "44", seat=1, passes=3, base=2, chooser=Seat.THREE, opener=Seat.ONE
    )
    assert apply(table, move("1:pass")).chooser is Seat.ONE


def test_after_a_drawn_first_round_its_opener_chooses_and_66_is_a_tile_like_any_other() -> None:
    table = playing(
        "30 / 21 / 55 / 65", "44", seat=1, passes=3, round=1, chooser=None, opener=Seat.FOUR
    )
    drawn = apply(table, move("1:pass"))
    again = after(drawn, StartRound(2), deal_of(PLAIN_DEAL))
    assert (again.phase, again.seat) == (Phase.CHOOSE, Seat.FOUR)
    opening = apply(again, Open(Seat.TWO))
    assert len(legal_actions(opening)) == 7
    assert Play(Seat.TWO, Tile(3, 2), None) in legal_actions(opening)


def test_the_opening_tile_lies_with_its_higher_number_to_the_left() -> None:
    table = after(dealt(PLAIN_DEAL, match_from((0, 0), 1, Seat.ONE)), Open(Seat.THREE))
    assert apply(table, move("3:31")).line.ends == (3, 1)


def test_a_first_round_opens_with_66_at_both_ends() -> None:
    assert after(dealt(PLAIN_DEAL), *moves("3:66")).line.ends == (6, 6)
