"""A pilot: plays on the real loop by the names of the trace, with a clock that it turns itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar

import pygame

from dekabes.engine import History, State, new_match
from dekabes.players import advise, choose
from dekabes.record import LEVELS
from dekabes.session import Hints, Occupant, Questions, Seating, Session, Thinker
from dekabes.ui.app import App
from dekabes.ui.desk import Desk
from dekabes.ui.memory import Memory
from dekabes.ui.screens.all import SCREENS, ask
from dekabes.ui.settings import Settings, Speed
from dekabes.ui.sound import Speaker
from dekabes.ui.theme import USUAL, Dress, Theme
from dekabes.ui.trace import UiTrace
from dekabes.ui.window import Window

FRAME = 1 / 60
CALM = 0.45
HELD = 0.45  # seconds: long enough to uncover a hand
P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(Executor):
    """An executor that works when it is asked, in the same process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def seating(human: int | None = 1, level: str = "easy") -> Seating:
    """One person at a seat (None: nobody) and computers at the others."""
    one, two, three, four = (
        Occupant(None if seat == human else level, "Ana" if seat == human else "")
        for seat in (1, 2, 3, 4)
    )
    return Seating((one, two, three, four))


def seating_of(*who: str) -> Seating:
    """Who sits at seats 1 to 4: a person's name, or a computer's level ("easy")."""
    one, two, three, four = (
        Occupant(each) if each in LEVELS else Occupant(None, each) for each in who
    )
    return Seating((one, two, three, four))


def session_of(
    who: Seating, history: History | None = None, *, start: State | None = None, seed: str = "1"
) -> Session:
    """A session whose computers answer at once."""
    history = history or History.of(start or new_match())
    hints = Hints(Questions(AtOnce()), advise, seed)
    return Session(history, who, Thinker(Questions(AtOnce()), choose), seed=seed, hints=hints)


class TakeOff(Protocol):
    """Makes a pilot that is put away after the test."""

    def __call__(
        self,
        session: Session | None,
        *,
        size: tuple[int, int] = ...,
        speed: Speed = ...,
        lang: str = ...,
        touch: bool = ...,
        memory: Memory | None = ...,
    ) -> Pilot: ...


class Pilot:
    """The app with hands: taps and drags named targets through posted pointer events."""

    def __init__(
        self,
        session: Session | None,
        folder: Path,
        *,
        size: tuple[int, int] = (1280, 800),
        speed: Speed = Speed.NONE,
        lang: str = "en",
        touch: bool = True,
        memory: Memory | None = None,
        dress: Dress = USUAL,
    ) -> None:
        self.now = 0.0
        self.touch = touch
        folder.mkdir()
        self._lines: list[dict[str, Any]] = []
        self._read_to = 0
        self._trace_file = folder / "trace.jsonl"
        window = Window(size, fullscreen=False, invisible=True)
        settings = Settings(
            lang=lang,
            speed=speed,
            tiles=Theme.IVORY if dress.contrast else dress.theme,
            coloured_pips=dress.coloured,
            high_contrast=dress.contrast,
        )
        self.desk = Desk(
            size=window.canvas,
            settings=settings,
            speaker=Speaker(),
            make_session=session_of,
            screens=SCREENS,
            sheet=ask,
            memory=memory,
        )
        if session:
            self.desk.seat(session)
        else:
            self.desk.show("title")
        self._trace = UiTrace(self._trace_file)
        self.app = App(self.desk, window, lambda: self.now, self._trace)
        self.wait(FRAME)

    def leave(self) -> None:
        """Put the trace away, and the screens with what they laid for themselves."""
        for screen in self.desk.pile:
            screen.close()
        self._trace.close()

    # What is to be seen.

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines of the trace but the first."""
        self._read()
        return self._lines[1:]

    @property
    def seen(self) -> dict[str, Any]:
        """The last line of the trace."""
        self._read()
        return self._lines[-1]

    def _read(self) -> None:
        """What the trace has told since it was last read."""
        with self._trace_file.open(encoding="utf-8") as file:
            file.seek(self._read_to)
            new = file.read()
            self._read_to = file.tell()
        self._lines += [json.loads(line) for line in new.split("\n")[:-1]]

    @property
    def screen(self) -> str:
        """The name of the screen."""
        return str(self.seen["screen"])

    @property
    def targets(self) -> dict[str, list[int]]:
        """What can be touched."""
        targets: dict[str, list[int]] = self.seen["targets"]
        return targets

    def middle(self, target: str) -> tuple[int, int]:
        """The middle of a target."""
        x, y, width, height = self.targets[target]
        return x + width // 2, y + height // 2

    # Hands.

    def post(self, kind: int, **values: Any) -> None:  # noqa: ANN401
        """Post a pointer event, marked as touch or not, and turn the loop once."""
        pygame.event.post(pygame.event.Event(kind, touch=self.touch, **values))
        self.wait(FRAME)

    def down(self, at: tuple[int, int]) -> None:
        """Put the finger down."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)

    def move(self, at: tuple[int, int]) -> None:
        """Move the finger that is down."""
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))

    def up(self, at: tuple[int, int]) -> None:
        """Lift the finger."""
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def tap(self, target: str) -> None:
        """Tap the middle of a target."""
        self.tap_at(self.middle(target))
        if target in {"button:ready", "button:redeal"}:
            self.wait(CALM)  # what follows takes no second tap for a moment

    def tap_at(self, at: tuple[int, int]) -> None:
        """Tap a place."""
        self.down(at)
        self.up(at)

    def drag_to(self, target: str, at: tuple[int, int]) -> None:
        """Drag a target to a place and let it go there."""
        start = self.middle(target)
        self.down(start)
        for part in (0.3, 0.6, 1.0):
            x = start[0] + (at[0] - start[0]) * part
            y = start[1] + (at[1] - start[1]) * part
            self.move((round(x), round(y)))
        self.up(at)

    def drag(self, target: str, to: str) -> None:
        """Drag a target onto another one."""
        self.drag_to(target, self.middle(to))

    def hold(self, target: str, seconds: float) -> None:
        """Hold the middle of a target for so long; what came in its place gets the release."""
        at = self.middle(target)
        self.down(at)
        self.wait(seconds)
        self.up(at)

    def uncover(self) -> None:
        """Wait for the cover, hold its button, and so see the hand of whoever it was for."""
        self.wait_for(lambda: self.screen == "handoff")
        self.hold("uncover", HELD)

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.wait(FRAME)

    # Time.

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        until = self.now + seconds
        while self.now < until - 1e-9:
            self.now += FRAME
            self.app.frame(pygame.event.get(), FRAME)

    def wait_for(self, condition: Callable[[], bool], seconds: float = 30.0) -> None:
        """Let time pass until something holds; AssertionError if it does not come about."""
        until = self.now + seconds
        while not condition():
            assert self.now < until, f"waited {seconds} seconds in vain; seen: {self.seen}"
            self.wait(FRAME)

    def wait_for_turn(self) -> None:
        """Let the computers play until a person is to do something."""
        self.wait_for(lambda: self.is_asked)

    @property
    def is_asked(self) -> bool:
        """Whether a person is to do something."""
        seen = self.seen
        if seen["screen"] == "table":
            return seen["seat"] is not None and seen["state"]["seat"] == seen["seat"]
        return True

    def shot(self, path: Path) -> None:
        """Write what is shown as a picture."""
        pygame.image.save(self.app.window.surface, path)
