"""How long a frame of the app takes of the processor while something moves, without a screen.

Median and 99th percentile of what the frames take in which a tile of a full hand is dragged, a
computer's tile flies, and a dékabès is celebrated; and in how many presses the very first frame
after a press shows it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import thread_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from dekabes.ui.rehearsal import Rehearsal, played
from dekabes.ui.settings import Speed
from tests.ui.pilot import FRAME, Pilot, seating, session_of

SIZES = {(1280, 800): 3.0, (1920, 1080): 6.0, (2560, 1600): 10.0}  # the milliseconds wanted
FRAMES = 200
DEKABES = 4  # the seed of the made-up deal that ends so


def main() -> None:
    for (width, height), wanted in SIZES.items():
        told = [
            f"{name} {median(times):.2f} / {quantiles(times, n=100)[-1]:.2f}"
            for name, times in motions((width, height))
        ]
        print(f"{width}x{height}: {', '.join(told)} ms (median / p99; wanted {wanted:.0f} ms)")
    shown = list(presses())
    print(f"a press is shown in the first frame after it is seen: {sum(shown)} of {len(shown)}")


def motions(size: tuple[int, int]) -> Iterator[tuple[str, list[float]]]:
    """The processor's milliseconds for each frame of each motion."""
    with TemporaryDirectory() as name:
        pilot = flown(Path(name) / "drag", size, human=1)
        yield "drag", dragged(pilot)
        pilot = flown(Path(name) / "flight", size, human=None)
        yield "tile in flight", frames(pilot, moving=True)
        pilot.desk.seat(session_of(seating(1), played("round_over", DEKABES, (0, 0))))
        yield "celebration", frames(pilot)


def flown(folder: Path, size: tuple[int, int], *, human: int | None) -> Pilot:
    """The app at the table, with all that is painted ahead."""
    session = session_of(seating(human), seed="5")
    pilot = Pilot(session, folder, size=size, speed=Speed.NORMAL, touch=False)
    rehearsal = Rehearsal(pilot.desk)
    while rehearsal.step():
        pass
    return pilot


def frames(pilot: Pilot, *, moving: bool = False) -> list[float]:
    """What each of the next frames takes that shows something, or in which something moves."""
    times: list[float] = []
    for _ in range(10 * FRAMES):
        moves = not pilot.desk.top.is_resting
        ms, shown = timed(pilot)
        if shown and (moves or not moving) and len(times) < FRAMES:
            times.append(ms)
    return times


def timed(pilot: Pilot) -> tuple[float, bool]:
    """What a frame takes, and whether it shows something new."""
    start = thread_time()
    shown = pilot.app.frame(pygame.event.get(), FRAME)
    return (thread_time() - start) * 1000, shown


def dragged(pilot: Pilot) -> list[float]:
    """The frames in which a tile of the hand follows the pointer over the felt."""
    pilot.wait_for_turn()
    tile = next(target for target in pilot.targets if target.startswith("tile:"))
    x, y = pilot.middle(tile)
    pilot.down((x, y))
    times: list[float] = []
    for frame in range(FRAMES):
        at = (x + frame % 100, y - 2 * frame)
        moved = {"pos": at, "rel": (0, 0), "buttons": (1, 0, 0)}
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, moved))
        times.append(timed(pilot)[0])
    pilot.up((x, y))
    return times


def presses() -> Iterator[bool]:
    """Whether the first frame after each of some presses shows it."""
    with TemporaryDirectory() as name:
        pilot = flown(Path(name) / "presses", (1280, 800), human=1)
        pilot.wait_for_turn()
        for target in [*pilot.targets] * 5:
            at = pilot.middle(target)
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
            yield timed(pilot)[1]
            pilot.app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], FRAME)


if __name__ == "__main__":
    main()
