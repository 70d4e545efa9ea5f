"""A party round one device: the hands of everybody at the table, by taps, drags and keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from dekabes.engine import Play, Seat, Tile
from dekabes.record import parse_tile
from dekabes.session import Session
from tests.privacy.faces import Witness
from tests.ui.pilot import FRAME, HELD, Pilot

PLACES = {"open", "end:left", "end:right"}
HAPPENINGS = (
    *("resize", "leave_window", "change_language", "read_rules", "read_log", "read_settings"),
    *("restart_round", "change_who_plays", "undo_on_table", "undo_on_cover", "undo_and_redo"),
    *("decline_undo_on_table", "decline_undo_on_cover", "let_go_early"),
    *("be_told_where_to_look", "be_shown_a_move"),
)
LONGEST = 20_000  # steps of a match
SIZES = ((800, 600), (600, 800), (1024, 600))


def press(pilot: Pilot, key: int, mod: int = 0, held: float = FRAME, letter: str = "") -> None:
    """Press a key for so long and let it go."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
    if letter:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    pilot.wait(held)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
    pilot.wait(FRAME)


def resize(pilot: Pilot, size: tuple[int, int]) -> None:
    """The window gets another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    pilot.wait(2 * FRAME)


def look_away(pilot: Pilot) -> None:
    """The window loses the focus and gets it back."""
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.wait(2 * FRAME)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.wait(FRAME)


class Party:
    """Everybody at the table: plays on by chance, and does by chance what people do meanwhile.

    It tells the witness beforehand in whose hands the device is: whoever held the cover's button
    has it until another answers a cover, or something happens after which nobody is known to.
    """

    def __init__(self, pilot: Pilot, witness: Witness, seed: int = 1) -> None:
        self.pilot = pilot
        self.witness = witness
        self.rng = Random(seed)
        self.done: set[str] = set()
        self._left: list[Callable[[], bool]] = []

    @property
    def session(self) -> Session:
        """The match under way."""
        return self.pilot.desk.table

    def seal(self) -> None:
        """From now on nobody may see a hand."""
        self.witness.entitled = None

    def last_tap(self, target: str) -> None:
        """A tap after which nobody may see a hand, from the very frame in which it is let go."""
        at = self.pilot.middle(target)
        self.pilot.down(at)
        self.seal()
        self.pilot.up(at)

    # Whoever is due.

    def uncover(self, held: float = HELD) -> None:
        """Whoever the cover is for takes the device; before 0.4 s are over nothing may show."""
        seat = Seat(self.pilot.seen["to"])
        at = self.pilot.middle("uncover")
        self.pilot.down(at)
        self.pilot.wait(0.35)
        self.witness.entitled = seat
        self.pilot.wait(held - 0.35)
        self.pilot.up(at)

    def go_on(self) -> None:
        """Do one thing that the screen asks for, or let time pass."""
        pilot = self.pilot
        if not pilot.desk.top.is_resting:
            pilot.wait(FRAME)
            return
        match pilot.screen:
            case "handoff":
                self._at_cover()
            case "look":
                self._answer_look()
            case "choose":
                self._choose()
            case "table" if PLACES & set(pilot.targets):
                self._play()
            case "table" if "button:pass" in pilot.targets:
                self._pass()
            case "round_over":
                self.last_tap("button:next")
            case _:
                pilot.wait(FRAME)

    def _at_cover(self) -> None:
        if "button:ready" in self.pilot.targets and self.rng.random() < 0.3:
            self.last_tap("button:ready")
            self.done.add("waive")
        else:
            self.uncover()

    def _answer_look(self) -> None:
        pilot = self.pilot
        if "button:redeal" in pilot.targets and self.rng.random() < 0.7:
            pilot.tap("button:redeal")
            self.last_tap("button:confirm")
            self.done.add("redeal")
            return
        pilot.tap("button:ready")

    def _choose(self) -> None:
        pilot = self.pilot
        cards = sorted(name for name in pilot.targets if name.startswith("opener:"))
        card = self.rng.choice(cards)
        pilot.tap(card)
        pilot.tap("button:confirm")

    def _pass(self) -> None:
        if self.rng.random() < 0.5:
            self.pilot.tap("button:pass")
        else:
            press(self.pilot, pygame.K_p)
        self.done.add("pass")

    def _play(self) -> None:
        """Perhaps lift another tile first, reorder or sort; then play one in one of the ways."""
        pilot = self.pilot
        plays = [action for action in self.session.view.legal if isinstance(action, Play)]
        play = self.rng.choice(plays)
        if self.rng.random() < 0.2:
            self._fidget()
        way = self.rng.choices((self._by_taps, self._by_drag, self._by_keys), (5, 1, 4))[0]
        way(play)
        assert pilot.seen["preview"], f"{play} is not previewed: {pilot.seen}"
        confirm = self.rng.choice(("button:confirm", "preview", "enter"))
        if confirm == "enter":
            press(pilot, pygame.K_RETURN)
        else:
            pilot.tap(confirm)
        self.done.add(f"{way.__name__} {confirm}")

    def _fidget(self) -> None:
        pilot = self.pilot
        tile = self.rng.choice(self._rack)
        pilot.tap(tile)
        if self.rng.random() < 0.5:
            pilot.tap("button:sort")
        press(pilot, pygame.K_ESCAPE)
        if "button:continue" in pilot.targets:
            pilot.tap("button:continue")  # nothing was lifted: Escape opened the menu
        rack = self._rack
        if len(rack) > 1:
            at = pilot.middle(rack[-1])
            pilot.drag_to(rack[0], at)
            pilot.wait(0.3)

    @property
    def _rack(self) -> list[str]:
        tiles = [name for name in self.pilot.targets if name.startswith("tile:")]
        return sorted(tiles, key=lambda name: self.pilot.targets[name][0])

    def _place(self, play: Play) -> str:
        return "open" if play.end is None else f"end:{play.end.name.lower()}"

    def _target(self, tile: Tile) -> str:
        return next(n for n in self._rack if parse_tile(n.removeprefix("tile:")) == tile)

    def _by_taps(self, play: Play) -> None:
        self.pilot.tap(self._target(play.tile))
        if not self.pilot.seen["preview"]:
            self.pilot.tap(self._place(play))

    def _by_drag(self, play: Play) -> None:
        self.pilot.drag(self._target(play.tile), self._place(play))

    def _by_keys(self, play: Play) -> None:
        press(self.pilot, pygame.K_1 + self._rack.index(self._target(play.tile)))
        if not self.pilot.seen["preview"]:
            key = {"open": pygame.K_l, "end:left": pygame.K_l, "end:right": pygame.K_r}
            if play.end is None:
                self.pilot.tap("open")
            else:
                press(self.pilot, key[self._place(play)])

    # The whole match.

    def play_the_match(self) -> None:
        """Play on until a team has won, and do meanwhile all that people do."""
        self._left = [getattr(self, name) for name in HAPPENINGS]
        self.rng.shuffle(self._left)
        for _ in range(LONGEST):
            if self.pilot.screen == "match_over":
                return
            if self.rng.random() < (0.2 if self.pilot.desk.top.is_resting else 0.03):
                self._interrupt()
            self.go_on()
        raise AssertionError(f"the match did not end; seen: {self.pilot.seen}")

    def _interrupt(self) -> None:
        """Do something else than what the screen asks for; later, if it cannot be done here."""
        if self._left:
            happening = self._left.pop()
            if happening():
                self.done.add(happening.__name__)
            else:
                self._left.insert(self.rng.randint(0, len(self._left)), happening)

    def resize(self) -> bool:
        self.seal()
        resize(self.pilot, self.rng.choice(SIZES))
        return True

    def leave_window(self) -> bool:
        self.seal()
        look_away(self.pilot)
        return True

    def change_language(self) -> bool:
        if not self._open_menu():
            return False
        self.last_tap("button:language")
        self.pilot.tap("button:continue")
        return True

    def read_rules(self) -> bool:
        return self._read("rules")

    def read_log(self) -> bool:
        return self._read("log")

    def read_settings(self) -> bool:
        return self._read("settings")

    def _read(self, page: str) -> bool:
        """Open and close a page from the menu."""
        if not self._open_menu():
            return False
        self.pilot.tap(f"button:{page}")
        assert self.pilot.screen == page
        self.pilot.wait(2 * FRAME)
        self.pilot.tap("button:back")
        self.pilot.tap("button:continue")
        return True

    def restart_round(self) -> bool:
        if not self._open_menu():
            return False
        if "button:restart" not in self.pilot.targets:
            self.pilot.tap("button:continue")
            return False
        self.pilot.tap("button:restart")
        self.last_tap("button:yes")
        return True

    def change_who_plays(self) -> bool:
        """Somebody leaves a seat to a computer, or comes back; one person at least stays."""
        if not self._open_menu():
            return False
        seats = [int(name[5:]) for name in self.pilot.targets if name.startswith("seat:")]
        people = self.session.seating.humans
        seat = Seat(self.rng.choice(seats))
        if people == (seat,):
            self.pilot.tap("button:continue")
            return False
        self.pilot.tap(f"seat:{seat}")
        if self.session.viewer in (None, seat):
            self.last_tap("button:yes")
        else:
            self.pilot.tap("button:yes")
        return True

    def undo_on_table(self) -> bool:
        return self._take_back("table", "yes")

    def undo_on_cover(self) -> bool:
        return self._take_back("handoff", "yes")

    def decline_undo_on_table(self) -> bool:
        return self._take_back("table", "no")

    def decline_undo_on_cover(self) -> bool:
        return self._take_back("handoff", "no")

    def undo_and_redo(self) -> bool:
        """Take a play back, look at the hand that it came from, and bring it back."""
        if not self._take_back("handoff", "yes"):
            return False
        self.uncover()
        self.last_tap("button:redo")
        return True

    def _take_back(self, screen: str, answer: str) -> bool:
        pilot = self.pilot
        asks = pilot.screen == screen and "button:undo" in pilot.targets
        if not asks or not self.session.seating.is_shared:
            return False
        pilot.tap("button:undo")
        if pilot.screen != "confirm":  # the cover came over the table in between
            return False
        self.last_tap(f"button:{answer}") if answer == "yes" else pilot.tap(f"button:{answer}")
        return True

    def be_told_where_to_look(self) -> bool:
        """A hint that is left standing, whatever comes next."""
        if "button:hint" not in self.pilot.targets:
            return False
        self.pilot.tap("button:hint")
        self.pilot.wait(FRAME)
        return True

    def be_shown_a_move(self) -> bool:
        """A hint and its move, which is not played."""
        if not self.be_told_where_to_look() or "button:next" not in self.pilot.targets:
            return False
        self.pilot.tap("button:next")
        if "button:cancel" in self.pilot.targets:
            self.pilot.tap("button:cancel")
        return True

    def let_go_early(self) -> bool:
        """A press on the cover that is let go too early, or slips away."""
        if self.pilot.screen != "handoff":
            return False
        self.seal()
        at = self.pilot.middle("uncover")
        self.pilot.down(at)
        self.pilot.wait(0.3)
        if self.rng.random() < 0.5:
            self.pilot.move((at[0] + 60, at[1]))
            self.pilot.wait(0.3)
        self.pilot.up(at)
        self.pilot.wait(0.2)
        return True

    def _open_menu(self) -> bool:
        if "button:menu" not in self.pilot.targets:
            return False
        self.pilot.tap("button:menu")
        return "button:continue" in self.pilot.targets
