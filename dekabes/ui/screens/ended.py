"""What the screens at the end of a round and of a match have in common."""

from __future__ import annotations

from dekabes.engine import RoundEnded
from dekabes.ui.desk import Desk
from dekabes.ui.match.buttons import Button
from dekabes.ui.match.chart import Course
from dekabes.ui.match.motion import Clock
from dekabes.ui.match.round_end import RoundEnd
from dekabes.ui.screens.questions import restart_question, undo_question
from dekabes.ui.screens.screen import Screen

# Seconds that a result stays when nobody is there to go on.
STAYS = 4.0


class EndedScreen(Screen):
    """The hands lie open; a short motion, then everything rests."""

    of_match = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._clock = Clock(0.0, desk.settings.speed.factor)
        self._stayed = 0.0

    @property
    def end(self) -> RoundEnd:
        """The round that has just ended, in the language of now."""
        return round_end(self.desk)

    def begin(self, length: float) -> None:
        """Start the motion, which takes so many seconds at normal speed."""
        self._clock = Clock(length, self.desk.settings.speed.factor)

    @property
    def now(self) -> float:
        """The time of the motion."""
        return self._clock.now

    def go_on(self) -> None:
        """What happens by itself where no person plays."""
        raise NotImplementedError

    def buttons(self) -> tuple[Button, ...]:
        """What can be done besides going on."""
        words, session = self.desk.words, self.desk.table
        shown = []
        if session.can_undo:
            shown.append(Button("button:undo", "undo", words("button.undo")))
        if session.can_restart and session.people:
            shown.append(Button("button:restart", "restart", words("button.restart")))
        looked = Button("button:table", "eye", words("button.table"))
        return (*shown, looked, Button("button:menu", "menu"))

    def act(self, name: str) -> None:
        match name:
            case "button:undo":
                self.desk.ask(undo_question(self.desk, self._undo))
            case "button:restart":
                self.desk.ask(restart_question(self.desk, self._restart))
            case "button:table":
                self.desk.open("table")
            case "button:menu":
                self.desk.open("menu")

    def leave(self) -> None:
        self.desk.open("menu")

    def _undo(self) -> None:
        self.desk.table.undo()
        self.desk.follow()

    def _restart(self) -> None:
        self.desk.table.restart()
        self.desk.follow()

    def step(self, seconds: float) -> bool:
        if self._clock.step(seconds):
            return True
        if not self.desk.table.people:
            self._stayed += seconds
            if self._stayed >= STAYS * self.desk.settings.speed.factor:
                self.go_on()
                return True
        return False

    @property
    def is_resting(self) -> bool:
        return self._clock.is_over

    def finish(self) -> None:
        self._clock.finish()

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(str(tile) for hand in self.end.hands for tile in hand)


def round_end(desk: Desk) -> RoundEnd:
    """The round that has just ended at the table."""
    names = desk.names
    points, base = desk.table.round_began_with
    is_helped = desk.view.round in helped_rounds(desk)
    return RoundEnd(desk.view, names, points, base, desk.words, is_helped)


def helped_rounds(desk: Desk) -> frozenset[int]:
    """The rounds with a hint, as far as it may be told."""
    hints = desk.session.hints if desk.session else None
    return hints.helped_rounds(desk.view) if hints else frozenset()


def course_of(desk: Desk) -> Course:
    """The points of the match under way, from its start on."""
    ends = (event for event in desk.table.log if isinstance(event, RoundEnded))
    first = next(ends, None)
    view = desk.view
    playing = view.round if view.round and not view.phase.is_over else None
    return Course(first.before if first else view.points, view.rounds, playing)
