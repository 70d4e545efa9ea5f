"""How long frames take while experts think: the app's own loop, full window, thinking process.

A frame is a whole turn of the loop: from when events were read until it waits for the next ones.
It counts as one while an expert thought if a question was open at its begin or at its end. All
times are on the clock, with whatever the machine does beside it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import Any
from unittest.mock import patch

import pygame

from dekabes.app import main as dekabes
from dekabes.session.questions import P, Question, Questions, T
from dekabes.ui import run
from dekabes.ui.app import App
from tests.endtoend.program import on
from tests.endtoend.server import xvfb

FRAMES = 2000  # while an expert thought
LIMIT = 16.7  # milliseconds
SIZE = "1920x1080"
# As one plays, and without a pause, so that an expert thinks nearly all the time.
SPEEDS = ("normal", "none")
OPTIONS = ["play", "--lang", "en", "--size", SIZE]
OPTIONS += ["--seats", ",".join(["computer:expert"] * 4)]


@dataclass(frozen=True, slots=True)
class Frame:
    """One turn of the loop."""

    ms: float
    thinks: bool  # whether an expert thought meanwhile


class MeasuredApp(App):
    """An app that notes its frames, and leaves when there are enough or a match is over."""

    frames: list[Frame]
    begun: float
    thought: bool
    question: Question[Any] | None

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        MeasuredApp.begun = perf_counter()
        MeasuredApp.thought = self.thinks()
        is_enough = sum(frame.thinks for frame in self.frames) >= FRAMES
        self.desk.wants_to_quit = is_enough or self.desk.top.name == "match_over"
        return super().frame(events, seconds)

    @classmethod
    def thinks(cls) -> bool:
        """Whether a question is open."""
        return cls.question is not None and not cls.question.is_answered

    @classmethod
    def end_turn(cls) -> None:
        """Note how long the frame took with all that the loop did after it."""
        ms = (perf_counter() - cls.begun) * 1000
        cls.frames.append(Frame(ms, cls.thought or cls.thinks()))


def main() -> None:
    with TemporaryDirectory() as name, xvfb(Path(name), SIZE) as display:
        os.environ.update(on(display))
        os.environ.pop("SDL_VIDEODRIVER", None)
        for speed in SPEEDS:
            start = monotonic()
            frames = measured(speed, name)
            print(f"{SIZE}, speed {speed}, four experts: {monotonic() - start:.0f} s")
            while_thinking = [frame for frame in frames if frame.thinks]
            tell(f"speed {speed}, while an expert thought", while_thinking)
            tell(f"speed {speed}, all", frames)


def tell(name: str, frames: Sequence[Frame]) -> None:
    times = sorted(frame.ms for frame in frames)
    share = sum(ms < LIMIT for ms in times) / len(times)
    print(
        f"{name}: {share:.2%} of {len(times):,} under {LIMIT} ms (wanted: 99.9%);"
        f" median {median(times):.2f} ms, p99 {quantiles(times, n=100)[-1]:.1f} ms,"
        f" longest {', '.join(f'{ms:.0f}' for ms in times[-5:])} ms"
    )


def measured(speed: str, folder: str) -> list[Frame]:
    """The frames of matches of four experts, until there are enough."""
    frames: list[Frame] = []
    awaited, asked = run._awaited, Questions.ask

    def noted(
        clock: pygame.time.Clock, hertz: int, longest: float
    ) -> tuple[list[pygame.event.Event], float]:
        MeasuredApp.end_turn()
        return awaited(clock, hertz, longest)

    def noting(
        self: Questions, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> Question[T]:
        MeasuredApp.question = question = asked(self, work, *args, **kwargs)
        return question

    with (
        patch.object(run, "App", MeasuredApp),
        patch.object(run, "_awaited", noted),
        patch.object(Questions, "ask", noting),
    ):
        for seed in count(1):
            MeasuredApp.frames, MeasuredApp.question = [*frames], None
            dekabes([*OPTIONS, "--seed", str(seed), "--speed", speed, "--data-dir", folder])
            # The first picture is drawn before anybody thinks.
            frames += MeasuredApp.frames[len(frames) + 1 :]
            if sum(frame.thinks for frame in frames) >= FRAMES:
                break
    return frames


if __name__ == "__main__":
    main()
