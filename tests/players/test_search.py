"""Search: what each decision brings in worlds that may be true."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

import numpy as np
import pytest
from numpy.random import PCG64, Generator

from dekabes.engine import (
    Action,
    Open,
    Phase,
    Play,
    Seat,
    StartRound,
    State,
    Team,
    View,
    apply,
    legal_actions,
    match_from,
    view_for,
)
from dekabes.players import advise, choose, masks, player_for, search
from dekabes.players.batch import Batch
from dekabes.players.duel import heaviest
from dekabes.players.duplicate import deal_without_redeal
from dekabes.players.effort import EFFORTS, Effort
from dekabes.players.equity import known
from dekabes.players.levels import Weighing
from dekabes.players.moves import PASS, Ints
from dekabes.players.options import Option
from dekabes.players.policy import trained
from dekabes.players.search import evaluate, outcomes
from dekabes.players.sight import Sight
from dekabes.players.unseen import Unseen
from dekabes.players.worlds import all_worlds, count
from tests.engine.positions import after, move
from tests.engine.sampler import completed
from tests.players.rounds import ended_with
from tests.players.selfplay import asked_for, played
from tests.players.test_belief import by_the_engine

POSITIONS = asked_for("ALIKE_POSITIONS", 12)
DEALS = asked_for("ALIKE_DEALS", 2)
SMALL = Effort(work=4000, worlds=200, candidates=200)
ABOUT = pytest.approx


def decided(number: int, seed: int) -> Iterator[State]:
    """So many states whose seat has a choice, other than whether to demand a redeal."""
    found = 0
    for state in played(100 * number, seed):
        if found < number and state.phase is not Phase.REDEAL and len(legal_actions(state)) > 1:
            found += 1
            yield state


def decisions(number: int, seed: int) -> Iterator[View]:
    """The same as the seats see them."""
    return (view_for(state, state.seat) for state in decided(number, seed))


def dealt_otherwise(state: State, view: View, rng: Random) -> State:
    """The same as far as the seat can know, but others hold other tiles."""
    while (other := completed(view, rng)).hands == state.hands:
        pass
    return other


@pytest.mark.parametrize("level", EFFORTS)
def test_what_looks_alike_gets_the_same_choice_hint_and_figures(level: str) -> None:
    """`ALIKE_POSITIONS=1000 ALIKE_DEALS=20` tries so many positions, each in so many deals."""
    rng = Random(1)
    for number, state in enumerate(decided(POSITIONS, 2)):
        view = view_for(state, state.seat)
        if count(Unseen.of(view)) == 1:
            continue  # the seat knows all hands
        choice, advice = choose(level, view, number), advise(level, view, number)
        for _ in range(DEALS):
            alike = view_for(dealt_otherwise(state, view, rng), view.viewer)
            assert alike == view
            assert choose(level, alike, number) == choice
            assert advise(level, alike, number) == advice


# What the figures are, from the rules alone: a player is put in the policy's place that draws no
# lots, so that the engine can play each world to its end.


class Greedy:
    """Plays on as greedy does, and believes as ever."""

    def __call__(self, batch: Batch, rng: Generator) -> Ints:
        return heaviest(batch, rng)

    def log_chances(self, sight: Sight, moves: Ints) -> np.ndarray:
        return trained().log_chances(sight, moves)


@pytest.fixture
def greedily(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "trained", Greedy)


def end_of(state: State) -> State:
    """The end of the round when all seats are greedy from now on."""
    while state.seat is not None:
        state = apply(state, choose("greedy", view_for(state, state.seat), 0))
    return state


def points_of(end: State, team: Team) -> int:
    """What an ended round brought a team."""
    result = end.rounds[-1].result
    return result.value if result.team is team else -result.value


def chance_of(end: State, team: Team) -> float:
    """A team's chance of the match after a round: whoever opens the next one has the table's."""
    if end.winner is not None:
        return float(end.winner is team)
    begun = apply(end, StartRound(end.round + 1))
    assert begun.chooser
    opens = begun.chooser.team
    ours, theirs = begun.points if opens is Team.A else begun.points[::-1]
    chance = known().chances[begun.base][ours - theirs]
    return chance if opens is team else 1 - chance


def by_the_rules(state: State, action: Action, likely: Iterable[float]) -> Option:
    """The figures of a decision, from each world of its seat and how likely that is."""
    assert state.seat
    team, value, win, equity, total = state.seat.team, 0.0, 0.0, 0.0, 0.0
    worlds = all_worlds(Unseen.of(view_for(state, state.seat))).tolist()
    for weight, world in zip(likely, worlds, strict=True):
        one, two, three, four = map(masks.hand_in, world)
        end = end_of(apply(replace(state, hands=(one, two, three, four)), action))
        points = points_of(end, team)
        total += weight
        value += weight * points
        win += weight * (points > 0)
        equity += weight * chance_of(end, team)
    return Option(action, value / total, win / total, equity / total)


def endings(number: int, seed: int) -> Iterator[State]:
    """So many states late in random rounds at all scores, where a seat knows of few worlds."""
    rng = Random(seed)
    scores = ((0, 0), (3, 0), (0, 3), (2, 0), (0, 2), (1, 0), (0, 1))
    while number:
        start = match_from(rng.choice(scores), rng.choice((1, 2)), rng.choice(tuple(Seat)))
        opens = Open(rng.choice(start.chooser.team.seats if start.chooser else ()))
        state = after(start, StartRound(1), deal_without_redeal(rng), opens)
        while state.seat and number:
            view = view_for(state, state.seat)
            # With equal ends left and right come to the same, but greedy prefers the left one.
            is_plain = len(set(view.line.ends or ())) == 2 and len(view.legal) > 1
            if is_plain and 1 < count(Unseen.of(view)) <= 20:
                yield state
                number -= 1
                break
            state = apply(state, rng.choice(view.legal))


@pytest.mark.usefixtures("greedily")
def test_the_figures_are_those_of_the_rules_for_both_teams_at_all_scores() -> None:
    seen = set()
    for number, state in enumerate(endings(30, 1)):
        view = view_for(state, state.seat)
        worlds = count(Unseen.of(view))
        # Each world comes once.
        for option in evaluate(view, Random(number), Effort(work=10**6, worlds=worlds)):
            expected = by_the_rules(state, option.action, [1.0] * worlds)
            assert option.value == ABOUT(expected.value)
            assert option.win == ABOUT(expected.win)
            assert option.equity == ABOUT(expected.equity)
        assert state.seat
        assert state.opener
        seen.add((state.seat.team, state.opener.team, state.base))
    assert len(seen) == 8


@pytest.mark.usefixtures("greedily")
def test_with_belief_each_world_counts_by_how_likely_the_moves_were_in_it() -> None:
    furthest = 0.0
    for number, state in enumerate(endings(12, 2)):
        view = view_for(state, state.seat)
        worlds = all_worlds(Unseen.of(view))
        likely = [by_the_engine(view, world) for world in worlds.tolist()]
        effort = Effort(work=10**7, worlds=4000, candidates=4000)
        for option in evaluate(view, Random(number), effort):
            expected = by_the_rules(state, option.action, likely)
            # Of 4000 worlds each has its share but for a remainder of less than one.
            off = len(worlds) / 4000
            assert option.win == ABOUT(expected.win, abs=off)
            assert option.value == ABOUT(expected.value, abs=4 * view.base * off)
            assert option.equity == ABOUT(expected.equity, abs=2 * off)
            unweighed = by_the_rules(state, option.action, [1.0] * len(worlds))
            furthest = max(furthest, abs(option.win - unweighed.win))
    assert furthest > 0.2


@pytest.mark.usefixtures("greedily")
def test_each_of_the_two_openers_begins_the_rounds_that_are_played_out_for_it() -> None:
    rng, differing = Random(3), 0
    for _ in range(8):
        state = after(match_from((0, 0), 1, Seat.TWO), StartRound(1), deal_without_redeal(rng))
        assert state.hands
        view = view_for(state, Seat.TWO)
        assert view.legal == (Open(Seat.TWO), Open(Seat.FOUR))
        world = np.array([[masks.mask_of(hand) for hand in state.hands]], np.uint32)
        found = outcomes(view, view.legal, world, Generator(PCG64(0)))
        expected = [points_of(end_of(apply(state, action)), Team.A) for action in view.legal]
        assert found.ravel().tolist() == expected
        differing += expected[0] != expected[1]
    assert differing >= 3


# Positions of which each figure can be said without counting: seats of team B with one tile left.


@dataclass(frozen=True)
class Story:
    """A seat of team B whose decision settles the round in every world: its points in bases."""

    words: str
    left: str
    points: int

    def view(self, points: tuple[int, int], base: int) -> View:
        state = replace(ended_with(self.words, self.left), points=points, base=base)
        return view_for(state, state.seat)


# The ends are 6 and 0, and seat 4 plays 65 as its last: the other end is 0.
DOMINO = Story(
    "3:41 4:31R 1:63R 2:64R 3:40R 4:60R 1:43L 2:33L 3:62R 4:30L 1:52R 2:20L 3:32L 4:55R"
    " 1:53L 2:51L 3:pass 4:61L 1:50R 2:10R 3:66L 4:11R 1:21R 2:pass 3:42R",
    "22 / 44 54 / 00 / 65",
    1,
)
# The ends are 1 and 2, and seat 2 plays 21 as its last.
DEKABES = Story(
    "1:54 2:42R 3:32R 4:53L 1:33R 2:30R 3:10R 4:61R 1:60R 2:31L 3:51L 4:40R 1:55L 2:43R"
    " 3:52L 4:22L 1:pass 2:20L 3:63R 4:66R 1:50L 2:62R 3:65L 4:64L 1:41L",
    "00 / 21 / 44 / 11",
    2,
)


@pytest.mark.parametrize("level", EFFORTS)
@pytest.mark.parametrize(
    ("story", "points", "base", "expected"),
    [
        # With four points the match is won; else team B opens the next round at base 1, with what
        # the round brought it and what it had, and team A has lost its own.
        (DOMINO, (0, 0), 1, (1, 1)),
        (DOMINO, (3, 0), 1, (1, 1)),
        (DOMINO, (0, 1), 1, (1, 2)),
        (DOMINO, (0, 3), 1, None),
        (DOMINO, (0, 0), 2, (1, 2)),
        (DOMINO, (0, 2), 2, None),
        (DEKABES, (0, 0), 1, (1, 2)),
        (DEKABES, (3, 0), 1, (1, 2)),
        (DEKABES, (0, 1), 1, (1, 3)),
        (DEKABES, (0, 2), 1, None),
        (DEKABES, (0, 0), 2, None),
    ],
)
def test_a_last_tile_wins_the_round_for_team_b(
    level: str, story: Story, points: tuple[int, int], base: int, expected: tuple[int, int] | None
) -> None:
    view = story.view(points, base)
    options = evaluate(view, Random(1), EFFORTS[level])
    assert len(options) == story.points  # either end, where it fits both
    for option in options:
        assert (option.win, option.value) == (1.0, story.points * base)
        chance = known().chances[expected[0]][expected[1]] if expected else 1.0
        assert option.equity == ABOUT(chance)


# The ends are 3 and 6, and seat 2 holds 32, 63 and 66. Seat 4 passed on 6 and 5, so 20 and 22 are
# its; of 53 and 50 seats 1 and 3 have one each.
THREE_ENDS = (
    "3:21 4:42L 1:40L 2:11R 3:30L 4:33L 1:61R 2:43L 3:44L 4:62R 1:64L 2:52R 3:55R 4:pass"
    " 1:60L 2:00L 3:54R 4:41R 1:51R 2:pass 3:10L 4:31L 1:65R"
)


@pytest.mark.parametrize("level", EFFORTS)
@pytest.mark.parametrize(
    ("points", "base", "drawn", "lost", "lost_by_dekabes"),
    [
        # After a draw team A opens again, at base 2 and with the points as they stand; after its
        # win at base 1 with what it has won besides, if that are not four points.
        ((0, 0), 1, (2, 0), (1, 1), (1, 2)),
        ((1, 0), 1, (2, 1), (1, 2), (1, 3)),
        ((0, 3), 1, (2, -3), (1, 1), (1, 2)),
        ((3, 0), 1, (2, 3), None, None),
        ((0, 2), 2, (2, -2), (1, 2), None),
    ],
)
def test_what_ends_a_round_for_sure_is_worth_what_that_end_is_worth(
    level: str,
    points: tuple[int, int],
    base: int,
    drawn: tuple[int, int],
    lost: tuple[int, int] | None,
    lost_by_dekabes: tuple[int, int] | None,
) -> None:
    state = ended_with(THREE_ENDS, "53 / 32 63 66 / 50 / 20 22")
    view = view_for(replace(state, points=points, base=base), Seat.TWO)
    figures = {option.action: option for option in evaluate(view, Random(1), EFFORTS[level])}
    ends = (
        # Only 66 fits; then 32 (5 pips) stands against 50, also 5: a draw.
        ("2:63L", 0, drawn),
        # Whoever holds 53 plays it to the 3 as its last.
        ("2:66R", -1, lost),
        # The same, and now it fits both ends.
        ("2:63R", -2, lost_by_dekabes),
    )
    for word, bases, place in ends:
        option = figures[move(word)]
        assert (option.win, option.value) == (0.0, bases * base)
        chance = known().chances[place[0]][place[1]] if place else 1.0
        assert option.equity == ABOUT(1 - chance)


@pytest.mark.parametrize("level", EFFORTS)
def test_a_level_chooses_and_advises_what_its_own_effort_finds(level: str) -> None:
    other = EFFORTS["strong" if level == "expert" else "expert"]
    differing = 0
    for number, view in enumerate(decisions(6, 3)):
        options = evaluate(view, Random(number), EFFORTS[level])
        assert choose(level, view, number) == options[0].action
        assert tuple(each.figures for each in advise(level, view, number)) == options
        assert [each.action for each in advise(level, view, number)] == [
            option.action for option in options
        ]
        differing += evaluate(view, Random(number), other) != options
    assert differing == 6


def test_each_level_has_its_own_effort() -> None:
    assert player_for("strong") == Weighing(Effort(work=6_000, worlds=100))
    assert player_for("expert") == Weighing(Effort(80_000, worlds=2000, candidates=4000))


def test_every_legal_decision_is_an_option_the_best_first() -> None:
    for number, view in enumerate(decisions(30, 4)):
        options = evaluate(view, Random(number), SMALL)
        assert sorted(map(str, view.legal)) == sorted(str(option.action) for option in options)
        equities = [option.equity for option in options]
        assert equities == sorted(equities, reverse=True)
        for option in options:
            assert 0 <= option.equity <= 1
            assert 0 <= option.win <= 1
            assert -2 * view.base <= option.value <= 2 * view.base


def test_with_equal_ends_both_ways_to_join_a_tile_weigh_the_same() -> None:
    seen = 0
    for view in decisions(2000, 5):
        if view.line.ends and view.line.ends[0] == view.line.ends[1]:
            by_tile: dict[object, set[float]] = {}
            for option in evaluate(view, Random(1), SMALL):
                assert isinstance(option.action, Play)
                by_tile.setdefault(option.action.tile, set()).add(option.equity)
            assert all(len(equities) == 1 for equities in by_tile.values())
            seen += 1
        if seen == 5:
            break
    assert seen == 5


def test_the_choice_of_an_opener_is_weighed_as_well() -> None:
    chooses = (v for v in decisions(400, 6) if v.phase is Phase.CHOOSE)
    options = evaluate(next(chooses), Random(1), SMALL)
    assert len(options) == 2
    assert all(isinstance(option.action, Open) for option in options)


def test_no_more_tiles_are_laid_than_the_work_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    effort = Effort(work=2000, worlds=10**4, candidates=100)
    laid, rounds, before = 0, 0, 0
    step = Batch.step

    def counting(batch: Batch, moves: Ints) -> None:
        nonlocal laid, rounds
        if batch.turn >= before:  # the moves that were made already are no work
            laid += int((moves != PASS).sum())
            rounds = max(rounds, len(moves))
        step(batch, moves)

    monkeypatch.setattr(Batch, "step", counting)
    for number, view in enumerate(decisions(20, 7)):
        laid, rounds, before = 0, 0, len(view.moves)
        evaluate(view, Random(number), effort)
        assert 0 < laid <= effort.work
        # As many rounds as that allows: one more world would be too much.
        options = len({a.tile if isinstance(a, Play) else a for a in view.legal})
        left = sum(view.counts or ())
        assert rounds <= effort.work / left < rounds + 2 * max(options, len(view.legal))
