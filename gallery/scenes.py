"""The scenes of the gallery: every screen in the moments that are worth a look.

A scene leads a pilot from the start of the app, or from the end of a record, to its moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from dekabes.cli.files import load_record
from dekabes.engine import (
    History,
    Kind,
    Open,
    Phase,
    Seat,
    StartRound,
    legal_actions,
    match_from,
    view_for,
)
from dekabes.session import Seating, Session, may_be_hinted
from dekabes.ui.memory import Memory
from dekabes.ui.screens.rulebook import PAGES
from dekabes.ui.settings import Speed
from dekabes.ui.theme import USUAL, Dress
from tests.engine.positions import ENTITLED_ELSEWHERE, PLAIN_DEAL, deal_of
from tests.ui.pilot import FRAME, Pilot, seating_of, session_of

RECORDS = Path(__file__).parent.parent / "tests" / "data" / "records"
NAMES = ("Nadège", "Wilner", "Josué", "Mirlande")
SETTLED = 6.0  # seconds after which every animation has come to rest


@dataclass(frozen=True, slots=True)
class Look:
    """How the app is looked at: its size, its language, its dress, and where its trace goes."""

    size: tuple[int, int]
    lang: str
    folder: Path
    dress: Dress = USUAL

    def pilot(self, session: Session | None, speed: Speed = Speed.NONE) -> Pilot:
        return Pilot(
            session,
            self.folder,
            size=self.size,
            speed=speed,
            lang=self.lang,
            memory=Memory(),
            dress=self.dress,
        )


Scene = Callable[[Look], Pilot]


def alone() -> Seating:
    return seating_of(NAMES[0], *["easy"] * 3)


def party() -> Seating:
    return seating_of(*NAMES)


def recorded(name: str) -> History:
    return load_record(str(RECORDS / f"{name}.dkb")).history()


# How many moves of this round lead to seat 1: with a choice, to pass, with the longest line.
MIDDLE, STUCK, LONG = 10, 14, 22
# The place in the record of a whole match where seat 1 plays on at 3–0 in the middle of round 7.
SEVENTH_ROUND = 208


def later_round(moves: int) -> History:
    """A later round, gone on with by the last of the legal moves so many times."""
    history = History.of(match_from((3, 0), 2, Seat.ONE), [StartRound(1), deal_of(PLAIN_DEAL)])
    for _ in range(moves + 1):  # who opens is chosen first
        history = history.then(legal_actions(history.state)[-1])
    return history


# Menus.


def title(look: Look) -> Pilot:
    return look.pilot(None)


def title_with_match(look: Look) -> Pilot:
    pilot = look.pilot(session_of(alone(), recorded("match").at(SEVENTH_ROUND)))
    pilot.tap("button:menu")
    pilot.tap("button:quit")
    return pilot


def setup(look: Look) -> Pilot:
    pilot = look.pilot(None)
    pilot.tap("button:new_game")
    return pilot


def name_entry(look: Look) -> Pilot:
    pilot = setup(look)
    pilot.tap("seat:1")
    for key in ("key:a", "key:n", "key:é"):
        pilot.tap(key)
    return pilot


def at_menu(name: str) -> Scene:
    def scene(look: Look) -> Pilot:
        pilot = look.pilot(session_of(alone(), recorded("unfinished_play")))
        pilot.wait_for_turn()
        pilot.tap("button:menu")
        if name:
            pilot.tap(f"button:{name}")
        return pilot

    return scene


def long_log(look: Look) -> Pilot:
    """The log of a match with several rounds behind it."""
    pilot = look.pilot(session_of(alone(), recorded("dekabes_two_numbers")))
    pilot.wait(SETTLED)
    pilot.tap("button:menu")
    pilot.tap("button:log")
    return pilot


def page(name: str, number: int) -> Scene:
    def scene(look: Look) -> Pilot:
        pilot = at_menu(name)(look)
        pilot.tap(f"page:{number}")
        return pilot

    return scene


# At the table.


def mine(moves: int, who: Seating | None = None, speed: Speed = Speed.NONE) -> Scene:
    """A person in turn in mid-round."""

    def scene(look: Look) -> Pilot:
        pilot = look.pilot(session_of(who or alone(), later_round(moves)), speed)
        pilot.wait_for_turn()
        return pilot

    return scene


def opening(look: Look) -> Pilot:
    history = History.of(match_from((3, 0), 2, Seat.ONE), [StartRound(1), deal_of(PLAIN_DEAL)])
    return look.pilot(session_of(alone(), history.then(Open(Seat.ONE))))


def hint(taps: int) -> Scene:
    def scene(look: Look) -> Pilot:
        pilot = mine(MIDDLE)(look)
        for _ in range(taps):
            pilot.tap("button:hint")
        return pilot

    return scene


def previewed(look: Look, speed: Speed = Speed.NONE) -> Pilot:
    pilot = mine(MIDDLE, speed=speed)(look)
    preview(pilot)
    pilot.wait(0.5)
    return pilot


def preview(pilot: Pilot) -> None:
    tile, end = playable(pilot)
    pilot.tap(tile)
    if pilot.seen["preview"] is None:
        pilot.tap(end)


def dragged(look: Look) -> Pilot:
    pilot = mine(MIDDLE, speed=Speed.NORMAL)(look)
    tile, end = playable(pilot)
    start, goal = pilot.middle(tile), pilot.middle(end)
    pilot.down(start)
    for part in (0.3, 0.6, 0.85):
        x, y = (round(a + (b - a) * part) for a, b in zip(start, goal, strict=True))
        pilot.move((x, y))
    pilot.wait(0.3)
    return pilot


def playable(pilot: Pilot) -> tuple[str, str]:
    """A tile of the hand that fits and where it goes, as targets."""
    move = str(pilot.seen["state"]["legal"][-1]).partition(":")[2]
    return f"tile:{move[:2]}", {"L": "end:left", "R": "end:right"}.get(move[2:], "open")


def needs(look: Look) -> Pilot:
    pilot = mine(MIDDLE)(look)
    fits = {f"tile:{move[2:4]}" for move in pilot.seen["state"]["legal"]}
    pilot.tap(next(name for name in pilot.targets if name.startswith("tile:") and name not in fits))
    return pilot


def flying(look: Look) -> Pilot:
    """The tile that was just confirmed is on its way."""
    pilot = previewed(look, Speed.NORMAL)
    pilot.tap("button:confirm")
    pilot.wait(8 * FRAME)
    return pilot


# Everyone at one device.


def cover(look: Look) -> Pilot:
    pilot = look.pilot(session_of(party(), later_round(MIDDLE)))
    pilot.wait_for(lambda: pilot.screen == "handoff")
    return pilot


def uncovering(look: Look) -> Pilot:
    pilot = cover(look)
    pilot.down(pilot.middle("uncover"))
    pilot.wait(0.25)
    return pilot


def since(look: Look, speed: Speed = Speed.NONE) -> Pilot:
    pilot = look.pilot(session_of(party(), later_round(MIDDLE)), speed)
    pilot.uncover()
    pilot.wait_for_turn()
    return pilot


def shut(look: Look) -> Pilot:
    """The rack is shut and the tile on its way."""
    pilot = since(look, Speed.NORMAL)
    preview(pilot)
    pilot.wait(0.5)
    pilot.tap("button:confirm")
    pilot.wait(8 * FRAME)
    return pilot


def question(look: Look) -> Pilot:
    pilot = cover(look)
    pilot.tap("button:undo")
    return pilot


def look_cover(look: Look) -> Pilot:
    history = History.of(match_from((0, 0), 1, Seat.ONE), [StartRound(1)])
    pilot = look.pilot(session_of(party(), history.then(deal_of(ENTITLED_ELSEWHERE))))
    pilot.wait_for(lambda: pilot.screen == "handoff")
    return pilot


def private_look(look: Look) -> Pilot:
    pilot = look_cover(look)
    pilot.uncover()
    return pilot


def look_ready(look: Look) -> Pilot:
    pilot = private_look(look)
    pilot.tap("button:ready")
    pilot.uncover()
    return pilot


def entitled(look: Look) -> Pilot:
    """Who plays alone holds six doubles, and is asked whether to demand a redeal."""
    return _entitled(look, alone())


def entitled_shared(look: Look) -> Pilot:
    """The same where the device goes round: a look that hardly differs from the others'."""
    return _entitled(look, party())


def _entitled(look: Look, seating: Seating) -> Pilot:
    history = History.of(match_from((0, 0), 1, Seat.ONE), [StartRound(1)])
    pilot = look.pilot(session_of(seating, history.then(deal_of(ENTITLED_ELSEWHERE))))
    while "button:redeal" not in pilot.targets:
        pilot.wait_for(lambda: pilot.screen in {"handoff", "look"})
        if pilot.screen == "handoff":
            pilot.uncover()
        else:
            pilot.tap("button:ready")
    return pilot


def choose_opener(look: Look) -> Pilot:
    return look.pilot(session_of(alone(), recorded("unfinished_choose")))


# Ends.


def ended(
    record: str,
    phase: Phase = Phase.ROUND_OVER,
    speed: Speed = Speed.NONE,
    seconds: float = SETTLED,
    who: Seating | None = None,
    kind: Kind | None = None,
) -> Scene:
    """The first round of a record that ended so, some seconds after its last tile."""

    def scene(look: Look) -> Pilot:
        history = recorded(record)
        session = session_of(who or alone(), history.at(end_of(history, phase, kind)))
        pilot = look.pilot(session, speed)
        pilot.wait(seconds)
        return pilot

    return scene


def helped(record: str, phase: Phase = Phase.ROUND_OVER) -> Scene:
    """The same among four people, one of whom was given a hint for the last tile."""

    def scene(look: Look) -> Pilot:
        history = recorded(record)
        end = end_of(history, phase)
        session = session_of(party(), history.at(end))
        looks = (view_for(state, state.seat) for state in reversed(history.states[:end]))
        if session.hints:
            session.hints.ask(next(view for view in looks if may_be_hinted(view)))
            session.hints.take()
        pilot = look.pilot(session)
        pilot.wait(SETTLED)
        return pilot

    return scene


def end_of(history: History, phase: Phase, kind: Kind | None = None) -> int:
    """The place in a record where a round, or the match, is first over, ended in such a way."""
    return next(
        place
        for place, state in enumerate(history.states)
        if state.phase is phase and kind in (None, state.rounds[-1].result.kind)
    )


SCENES: dict[str, Scene] = {
    "title": title,
    "title-match": title_with_match,
    "setup": setup,
    "name": name_entry,
    "menu": at_menu(""),
    "rules-1": at_menu("rules"),
    **{f"rules-{number}": page("rules", number) for number in range(2, len(PAGES) + 1)},
    "log": at_menu("log"),
    "log-long": long_log,
    "settings": at_menu("settings"),
    "opening": opening,
    "table": mine(MIDDLE),
    "preview": previewed,
    "drag": dragged,
    "flying": flying,
    "needs": needs,
    "pass": mine(STUCK),
    "hint-where": hint(1),
    "hint-move": hint(2),
    "longest": mine(LONG),
    "cover": cover,
    "uncovering": uncovering,
    "since": since,
    "shut": shut,
    "question": question,
    "look-cover": look_cover,
    "look": private_look,
    "look-ready": look_ready,
    "entitled": entitled,
    "entitled-shared": entitled_shared,
    "choose": choose_opener,
    "domino": ended("match"),
    "dekabes": ended("unfinished_deal"),
    "dekabes-burst": ended("unfinished_deal", speed=Speed.NORMAL, seconds=1.2),
    "blocked": ended("blocked_team_a"),
    "draw": ended("draw_first_round"),
    "match-over": ended("dekabes_two_numbers", Phase.MATCH_OVER),
    "domino-helped": helped("match"),
    "dekabes-party": ended("unfinished_deal", who=party()),
    "blocked-tie": ended("blocked_partners_tie", who=party(), kind=Kind.BLOCKED),
    "blocked-helped": helped("blocked_team_a"),
    "match-over-long": helped("match", Phase.MATCH_OVER),
    "match-over-draw": ended("dekabes_after_draw", Phase.MATCH_OVER, who=party()),
}
