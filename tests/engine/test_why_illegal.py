"""Every reason why an action is illegal, with its sentence."""

import pytest

from dekabes.engine import (
    Action,
    Deal,
    IllegalAction,
    Keep,
    Open,
    Redeal,
    Rule,
    Seat,
    StartRound,
    State,
    apply,
    match_from,
    why_illegal,
)
from tests.engine.positions import (
    ENTITLED_DEAL,
    PLAIN_DEAL,
    after,
    deal_of,
    dealt,
    decision,
    hands,
    moves,
    playing,
)

NEW = State()
BEGUN = after(NEW, StartRound(1))
FIRST = dealt(PLAIN_DEAL)  # seat 3 is to open with 66
ASKED = dealt(ENTITLED_DEAL)  # seat 2 may demand a redeal
CHOOSING = dealt(PLAIN_DEAL, match_from((0, 0), 1, Seat.FOUR))
OPENING = after(CHOOSING, Open(Seat.TWO))
MIDDLE = playing("64 00 / 51 33 / 22 / 65", "45 56", seat=1)
OVER = after(playing("30 / 64 / 21 / 10", "55 56", seat=2), *moves("2:64R"))
MATCH_OVER = after(playing("30 / 64 / 21 / 10", "55 56", seat=2, points=(0, 3)), *moves("2:64R"))

NO_ANSWER = (
    "seat {} has no redeal question to answer: only a seat that holds five doubles or more has"
    " one, once, before anyone opens"
)
UNANSWERED = "seat 2 holds five doubles or more and must first keep its hand or demand a redeal"
SHORT = "10 40 51 52 11 65 61 / 62 55 41 53 32 33 / 22 66 30 00 60 50 31 / 21 43 42 63 54 64 20"
TWICE = "10 40 51 52 11 65 61 / 62 55 41 53 32 33 10 / 22 66 30 00 60 50 31 / 21 43 42 63 54 64 20"
TWICE_IN_HAND = PLAIN_DEAL.replace("40", "10")

CASES: list[tuple[State, Action | str, Rule, str]] = [
    # Starting a round.
    (NEW, StartRound(2), Rule.ROUND_NUMBER, "round 1 comes next, not 2"),
    (NEW, StartRound(0), Rule.ROUND_NUMBER, "round 1 comes next, not 0"),
    (OVER, StartRound(2), Rule.ROUND_NUMBER, "round 3 comes next, not 2"),
    (OVER, StartRound(4), Rule.ROUND_NUMBER, "round 3 comes next, not 4"),
    (BEGUN, StartRound(2), Rule.ROUND_UNFINISHED, "round 1 is not over yet"),
    (MIDDLE, StartRound(3), Rule.ROUND_UNFINISHED, "round 2 is not over yet"),
    (MATCH_OVER, StartRound(3), Rule.MATCH_OVER, "the match is over, no round may follow"),
    # Dealing.
    (NEW, deal_of(PLAIN_DEAL), Rule.ROUND_NOT_STARTED, "no round has been started yet"),
    (FIRST, deal_of(PLAIN_DEAL), Rule.ALREADY_DEALT, "the hands are dealt already"),
    (ASKED, deal_of(PLAIN_DEAL), Rule.ALREADY_DEALT, "the hands are dealt already"),
    (OVER, deal_of(PLAIN_DEAL), Rule.ROUND_OVER, "round 2 is over"),
    (MATCH_OVER, deal_of(PLAIN_DEAL), Rule.MATCH_OVER, "the match is over"),
    (BEGUN, Deal(hands(PLAIN_DEAL)[:3]), Rule.HAND_SIZE, "a deal has four hands, not 3"),
    (BEGUN, deal_of(SHORT), Rule.HAND_SIZE, "seat 2 is dealt 6 tiles, not seven"),
    (BEGUN, deal_of(TWICE), Rule.DEALT_TWICE, "10 is dealt twice"),
    (BEGUN, deal_of(TWICE_IN_HAND), Rule.DEALT_TWICE, "10 is dealt twice"),
    # The redeal question.
    (NEW, "Keep2", Rule.ROUND_NOT_STARTED, "no round has been started yet"),
    (BEGUN, "Redeal2", Rule.NOT_DEALT, "the hands are not dealt yet"),
    (FIRST, "Keep3", Rule.NOT_ENTITLED, NO_ANSWER.format(3)),
    (FIRST, "Redeal3", Rule.NOT_ENTITLED, NO_ANSWER.format(3)),
    (ASKED, "Keep1", Rule.NOT_ENTITLED, NO_ANSWER.format(1)),
    (ASKED, "Redeal4", Rule.NOT_ENTITLED, NO_ANSWER.format(4)),
    (after(ASKED, Keep(Seat.TWO)), "Keep2", Rule.NOT_ENTITLED, NO_ANSWER.format(2)),
    (after(ASKED, Keep(Seat.TWO)), "Redeal2", Rule.NOT_ENTITLED, NO_ANSWER.format(2)),
    (MIDDLE, "Redeal1", Rule.NOT_ENTITLED, NO_ANSWER.format(1)),
    (OVER, "Keep1", Rule.ROUND_OVER, "round 2 is over"),
    (MATCH_OVER, "Redeal1", Rule.MATCH_OVER, "the match is over"),
    (ASKED, "2:66", Rule.REDEAL_UNANSWERED, UNANSWERED),
    (ASKED, "2:pass", Rule.REDEAL_UNANSWERED, UNANSWERED),
    (ASKED, "Open2", Rule.REDEAL_UNANSWERED, UNANSWERED),
    # Choosing who opens.
    (NEW, "Open1", Rule.ROUND_NOT_STARTED, "no round has been started yet"),
    (BEGUN, "Open1", Rule.NOT_DEALT, "the hands are not dealt yet"),
    (
        FIRST,
        "Open3",
        Rule.OPENER_SETTLED,
        "in a match's first round the holder of 66 opens, nobody chooses",
    ),
    (OPENING, "Open4", Rule.OPENER_SETTLED, "seat 2 is to open already"),
    (CHOOSING, "Open1", Rule.OPENER_TEAM, "seat 4 chooses itself or its partner, not seat 1"),
    (CHOOSING, "Open3", Rule.OPENER_TEAM, "seat 4 chooses itself or its partner, not seat 3"),
    (CHOOSING, "4:64", Rule.OPENER_UNCHOSEN, "seat 4 must first choose who opens"),
    (CHOOSING, "2:pass", Rule.OPENER_UNCHOSEN, "seat 4 must first choose who opens"),
    (OVER, "Open2", Rule.ROUND_OVER, "round 2 is over"),
    (MATCH_OVER, "Open2", Rule.MATCH_OVER, "the match is over"),
    # Opening.
    (FIRST, "3:60", Rule.DOUBLE_SIX_OPENS, "a match's first round must be opened with 66"),
    (FIRST, "3:66L", Rule.OPENING_END, "the opening tile is joined to no end"),
    (OPENING, "2:62R", Rule.OPENING_END, "the opening tile is joined to no end"),
    (OPENING, "2:pass", Rule.OPENER_MUST_OPEN, "seat 2 opens and cannot pass"),
    (FIRST, "3:pass", Rule.OPENER_MUST_OPEN, "seat 3 opens and cannot pass"),
    # Playing.
    (NEW, "1:64L", Rule.ROUND_NOT_STARTED, "no round has been started yet"),
    (BEGUN, "1:64L", Rule.NOT_DEALT, "the hands are not dealt yet"),
    (FIRST, "1:10", Rule.TURN, "it is seat 3's turn"),
    (MIDDLE, "2:51L", Rule.TURN, "it is seat 1's turn"),
    (MIDDLE, "1:65L", Rule.NOT_HELD, "seat 1 does not hold 65"),
    (MIDDLE, "1:64", Rule.END_UNNAMED, "it is not said which end 64 is joined to"),
    (MIDDLE, "1:00L", Rule.DOES_NOT_FIT, "00 does not fit the left end, which is 4"),
    (MIDDLE, "1:00R", Rule.DOES_NOT_FIT, "00 does not fit the right end, which is 6"),
    (OVER, "1:30L", Rule.ROUND_OVER, "round 2 is over"),
    (MATCH_OVER, "1:30L", Rule.MATCH_OVER, "the match is over"),
    # Passing.
    (NEW, "1:pass", Rule.ROUND_NOT_STARTED, "no round has been started yet"),
    (MIDDLE, "1:pass", Rule.MUST_PLAY, "seat 1 holds 64 and must play"),
    (MIDDLE, "3:pass", Rule.TURN, "it is seat 1's turn"),
    (OVER, "3:pass", Rule.ROUND_OVER, "round 2 is over"),
    (MATCH_OVER, "3:pass", Rule.MATCH_OVER, "the match is over"),
]


@pytest.mark.parametrize(
    ("state", "said", "rule", "sentence"),
    CASES,
    ids=[f"{case[2].value}-{number}" for number, case in enumerate(CASES)],
)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(
    state: State, said: Action | str, rule: Rule, sentence: str
) -> None:
    action = decision(said) if isinstance(said, str) else said
    before = hash(state)
    with pytest.raises(IllegalAction) as refusal:
        apply(state, action)
    assert (refusal.value.reason.rule, refusal.value.reason.sentence) == (rule, sentence)
    assert str(refusal.value) == sentence
    assert why_illegal(state, action) == refusal.value.reason
    assert hash(state) == before


def test_every_rule_has_its_case() -> None:
    assert {case[2] for case in CASES} == set(Rule)


def test_what_is_legal_has_no_reason() -> None:
    legal: list[tuple[State, Action]] = [
        (NEW, StartRound(1)),
        (BEGUN, deal_of(PLAIN_DEAL)),
        (ASKED, Redeal(Seat.TWO)),
        (ASKED, Keep(Seat.TWO)),
        (CHOOSING, Open(Seat.TWO)),
        (FIRST, decision("3:66")),
        (OPENING, decision("2:32")),
        (MIDDLE, decision("1:64R")),
        (OVER, StartRound(3)),
    ]
    assert [why_illegal(state, action) for state, action in legal] == [None] * len(legal)
