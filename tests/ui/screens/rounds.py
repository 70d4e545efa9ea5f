"""A desk for the tests of the screens beside the table: real ones, over a bare stand-in for it."""

from __future__ import annotations

from dekabes.engine import SEATS, Seat
from dekabes.session import Occupant, Seating, Session
from dekabes.ui.controls import Control
from dekabes.ui.desk import Desk, MakeScreen
from dekabes.ui.screens.choose import ChooseScreen
from dekabes.ui.screens.confirm import ConfirmScreen
from dekabes.ui.screens.log import LogScreen
from dekabes.ui.screens.look import LookScreen
from dekabes.ui.screens.match_over import MatchOverScreen
from dekabes.ui.screens.round_over import RoundOverScreen
from dekabes.ui.settings import Settings, Speed
from dekabes.ui.sound import Speaker
from tests.ui.screens.menus import _bare, session_of

SCREENS: dict[str, MakeScreen] = {
    "look": LookScreen,
    "choose": ChooseScreen,
    "round_over": RoundOverScreen,
    "match_over": MatchOverScreen,
    "log": LogScreen,
    **{name: _bare(name) for name in ("table", "menu", "setup")},
}
NAMES = ("Ana", "Wilner", "Josué", "Mirlande")
LONG_NAMES = ("Nadège-Marguerite", "Wilner", "Jean-Baptiste Toussaint", "Mirlande")
# As long as a name can be typed, with and without a place to break it.
WIDEST_NAMES = ("Maximiliano Fernández WW", "W" * 24, "M" * 24, "María-José Etxeberría Ug")


def seating(human: Seat | None, names: tuple[str, ...] = NAMES) -> Seating:
    """One person among computers, or none."""
    one, two, three, four = (
        Occupant(None if seat == human else "steady", names[seat.index]) for seat in SEATS
    )
    return Seating((one, two, three, four))


class MatchDesk(Desk):
    """A desk at the end of a record, on one of the screens of the match."""

    def __init__(
        self,
        record: str,
        screen: str,
        human: Seat | None = Seat.ONE,
        *,
        size: tuple[int, int] = (1280, 800),
        lang: str = "en",
        speed: Speed = Speed.NORMAL,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.started: list[Seating] = []
        super().__init__(
            size=size,
            settings=Settings(lang=lang, speed=speed),
            speaker=Speaker(),
            make_session=self._make,
            screens=SCREENS,
            sheet=ConfirmScreen,
        )
        self.session = session_of(record, seating(human, names))
        self.show(screen)

    def _make(self, seats: Seating) -> Session:
        self.started.append(seats)
        return session_of("unfinished_deal_none", seats)

    @property
    def targets(self) -> list[str]:
        """What acts now."""
        return [control.name for control in self.top.controls() if control.enabled]

    def control(self, name: str) -> Control:
        """A control of the top screen."""
        return next(control for control in self.top.controls() if control.name == name)

    def tap(self, name: str) -> None:
        """Do what a tap on a control does; it has to be there."""
        assert name in self.targets
        self.top.act(name)
