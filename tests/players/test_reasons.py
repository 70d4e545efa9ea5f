"""Reasons, each true of a position made for it."""

from dekabes.engine import Phase, Seat, State, view_for
from dekabes.players.reasons import Kind, Reason, reasons_for
from tests.engine.positions import ENTITLED_DEAL, dealt, decision, moves, playing
from tests.players.selfplay import asked_for, played

THREE_EACH = "/ 66 65 63 / 55 53 50 / 44 43 40"


def reasons(table: State, said: str) -> tuple[Reason, ...]:
    """What speaks for a decision of the seat whose turn it is."""
    return reasons_for(view_for(table, table.seat), decision(said))


def kinds(table: State, said: str) -> list[Kind]:
    return [reason.kind for reason in reasons(table, said)]


def test_going_out_says_so_and_nothing_else() -> None:
    assert reasons(playing(f"61 {THREE_EACH}", "13 32", seat=1), "1:61L") == (Reason(Kind.OUT),)


def test_going_out_where_the_tile_fitted_both_ends_is_a_dekabes() -> None:
    table = playing(f"21 {THREE_EACH}", "13 32", seat=1)
    assert reasons(table, "1:21L") == (Reason(Kind.DEKABES),)
    alike = playing(f"21 {THREE_EACH}", "13 31", seat=1)
    assert reasons(alike, "1:21R") == (Reason(Kind.DEKABES),)


def test_a_double_that_goes_out_is_none() -> None:
    assert reasons(playing(f"11 {THREE_EACH}", "13 31", seat=1), "1:11L") == (Reason(Kind.OUT),)


def test_the_only_tile_that_fits() -> None:
    table = playing(f"61 54 {THREE_EACH}", "13 32", seat=1)
    assert kinds(table, "1:61L")[0] is Kind.ONLY
    two = playing(f"61 62 {THREE_EACH}", "13 32", seat=1)
    assert Kind.ONLY not in kinds(two, "1:61L")


def test_a_pass_and_a_redeal() -> None:
    table = playing(f"54 {THREE_EACH}", "13 32", seat=1)
    assert reasons(table, "1:pass") == (Reason(Kind.PASS),)
    entitled = dealt(ENTITLED_DEAL)  # seat 2 holds 22 44 11 33 66
    assert reasons(entitled, "Redeal2") == (Reason(Kind.REDEAL, count=5),)
    assert reasons(entitled, "Keep2") == (Reason(Kind.KEEP),)


def test_the_chooser_opens_itself_to_shed_doubles() -> None:
    table = playing(f"66 55 41 {THREE_EACH}", "", seat=1, phase=Phase.CHOOSE, opener=None)
    assert reasons(table, "Open1") == (Reason(Kind.DOUBLES, count=2), Reason(Kind.OPENS))
    assert reasons(table, "Open3") == (Reason(Kind.PARTNER_OPENS, seats=(Seat.THREE,)),)


def test_the_chooser_with_one_double_opens_itself_for_the_lead_alone() -> None:
    table = playing(f"66 54 41 {THREE_EACH}", "", seat=1, phase=Phase.CHOOSE, opener=None)
    assert reasons(table, "Open1") == (Reason(Kind.OPENS),)


def blocking(rest: str, others: str) -> State:
    """Seat 1 can join 61 to the left 6, which leaves 1 at both ends and no other tile with 1."""
    return playing(f"61 {rest} / {others}", "63 31 12 20 01 15 54 41 11", seat=1)


def test_a_block_that_no_opponent_can_win() -> None:
    # Seat 1 keeps 00. The others' lightest tiles: 30 has 3 pips.
    table = blocking("00", "30 50 60 / 66 65 64 / 55 44 33")
    assert reasons(table, "1:61L") == (
        Reason(Kind.ONLY),
        Reason(Kind.BLOCKS_SURELY, count=0),
        Reason(Kind.BLOCKS),
        Reason(Kind.SHEDS, count=7),
    )


def test_a_block_that_is_probably_won() -> None:
    # Seat 1 keeps 4 pips. An opponent's single tile has about 6 on average, but may be 00.
    table = blocking("40", "66 / 65 / 64")
    assert reasons(table, "1:61L")[1] == Reason(Kind.BLOCKS_LIKELY, count=4)


def test_a_block_with_a_high_count_is_only_a_block() -> None:
    table = blocking("55", "30 / 00 / 20")
    assert kinds(table, "1:61L") == [Kind.ONLY, Kind.BLOCKS, Kind.SHEDS]


def test_the_last_tile_will_fit_both_ends() -> None:
    table = playing(f"61 62 {THREE_EACH}", "13 32", seat=1)
    assert Kind.DEKABES_NEXT in kinds(table, "1:61L")  # ends 6 and 2, and 62 is left
    assert Kind.OUT_NEXT in kinds(table, "1:61L")


def test_the_last_tile_will_fit_one_end() -> None:
    table = playing(f"61 64 {THREE_EACH}", "13 32", seat=1)
    assert Kind.OUT_NEXT in kinds(table, "1:61L")
    assert Kind.DEKABES_NEXT not in kinds(table, "1:61L")
    elsewhere = playing(f"61 54 {THREE_EACH}", "13 32", seat=1)
    assert Kind.OUT_NEXT not in kinds(elsewhere, "1:61L")


def test_a_last_double_makes_no_dekabes() -> None:
    table = playing(f"61 66 {THREE_EACH}", "13 36", seat=1)  # ends 6 and 6
    assert Kind.DEKABES_NEXT not in kinds(table, "1:61L")
    assert Kind.OUT_NEXT in kinds(table, "1:61L")


def passed(by: str, hand: str = "42 21 30") -> State:
    """5 and 4 were open when these passed; now seat 1 can make both ends 4 with 42."""
    return playing(f"{hand} {THREE_EACH}", "25 54", seat=1, moves=moves(by))


AFTER_TWO_PASSED = "1:54 2:pass 3:52L 4:pass"  # 2 on 5 and 4, 4 on 2 and 4


def test_the_next_opponent_must_pass() -> None:
    table = passed(AFTER_TWO_PASSED)
    assert Reason(Kind.SHUTS, seats=(Seat.TWO,)) in reasons(table, "1:42L")
    assert Kind.SHUTS not in kinds(table, "1:21L")  # 1 and 4: seat 2 may have a 1


def test_an_end_on_which_opponents_passed() -> None:
    table = passed(AFTER_TWO_PASSED)
    lacked = Reason(Kind.LACKED, number=4, seats=(Seat.TWO, Seat.FOUR))
    assert lacked in reasons(table, "1:42L")


def test_all_others_must_pass() -> None:
    table = passed("1:54 2:pass 3:pass 4:pass", "42 21 44")
    after = reasons(table, "1:42L")
    assert after[0] == Reason(Kind.SHUTS_ALL)


def test_only_the_own_tiles_have_a_number() -> None:
    # Five tiles with 6 lie, and both ends are 6.
    laid = "62 23 36 66 65 54 46"
    both = playing(f"60 61 20 {THREE_EACH}", laid, seat=1)
    assert Reason(Kind.ONLY_MINE, number=6) in reasons(both, "1:60L")
    one = playing(f"60 31 20 {THREE_EACH}", laid, seat=1)
    assert Kind.ONLY_MINE not in kinds(one, "1:60L")  # somebody has 61


def test_a_number_that_the_partner_brought_stays_open() -> None:
    table = playing(
        f"42 32 10 {THREE_EACH}", "25 54", seat=1, moves=moves("1:54 2:pass 3:52L 4:pass")
    )
    assert Reason(Kind.PARTNERS, number=2, seats=(Seat.THREE,)) not in reasons(table, "1:42L")
    right = playing(f"40 10 {THREE_EACH}", "25 54", seat=1, moves=table.moves)
    assert Reason(Kind.PARTNERS, number=2, seats=(Seat.THREE,)) in reasons(right, "1:40R")


def test_it_covers_what_an_opponent_brought() -> None:
    table = playing(f"62 40 {THREE_EACH}", "25 54", seat=1, moves=moves("3:54 4:52L"))
    assert Reason(Kind.COVERS, number=2, seats=(Seat.FOUR,)) in reasons(table, "1:62L")
    partners = playing(f"62 40 {THREE_EACH}", "25 54", seat=1, moves=moves("2:54 3:52L 4:pass"))
    assert Kind.COVERS not in kinds(partners, "1:62L")


def test_it_covers_a_number_on_which_the_partner_passed() -> None:
    table = playing(f"62 40 {THREE_EACH}", "25 54", seat=1, moves=moves("1:54 2:52L 3:pass 4:pass"))
    assert Reason(Kind.FREES, number=2, seats=(Seat.THREE,)) in reasons(table, "1:62L")


def test_it_keeps_two_fives_for_later() -> None:
    table = playing(f"51 55 52 40 {THREE_EACH}", "13 32", seat=1)
    assert Reason(Kind.KEEPS, number=5, count=2) in reasons(table, "1:51L")


def test_a_heavy_tile_and_a_double() -> None:
    table = playing(f"61 63 33 10 {THREE_EACH}", "13 34", seat=1)
    assert reasons(table, "1:61L")[-1] == Reason(Kind.SHEDS, count=7)
    opening = playing(f"63 44 10 {THREE_EACH}", "", seat=1)
    assert Reason(Kind.HEAVY, count=9) in reasons(opening, "1:63")
    assert Kind.DOUBLE in kinds(opening, "1:44")
    assert Kind.DOUBLE not in kinds(opening, "1:63")


def test_every_decision_has_a_reason() -> None:
    for state in played(asked_for("REASON_POSITIONS", 500), 8):
        view = view_for(state, state.seat)
        for action in view.legal:
            assert reasons_for(view, action)
