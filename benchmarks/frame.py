"""How long a redraw of the whole table takes: medians at two sizes, under the dummy driver."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from dekabes.engine import ALL_TILES, End, Line, Phase, Seat, Tile, new_match, view_for
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.model import Cry, Flight, Ghost, TableModel, TableWords
from dekabes.ui.table.painter import draw_table
from dekabes.ui.theme import Scale

SIZES = {(1280, 800): 5.0, (1920, 1080): 9.0}
FRAMES = 200
WORDS = TableWords("Round", "Your turn", "plays", ("1 tile",) * 4, "Pase", "Pase!", "Since")


def main() -> None:
    pygame.display.init()
    for size, limit in SIZES.items():
        still, moving = measured(size, in_flight=False), measured(size, in_flight=True)
        width, height = size
        print(
            f"{width}x{height}: fullest table {still:.2f} ms, with a tile in flight"
            f" {moving:.2f} ms (limit {limit:.0f} ms)"
        )


def measured(size: tuple[int, int], *, in_flight: bool) -> float:
    """The median of many redraws, in milliseconds."""
    surface = pygame.display.set_mode(size)
    scale, geometry, model = Scale.of(size), table_geometry(size), fullest()
    times = []
    for frame in range(FRAMES):
        if in_flight:
            part = frame / FRAMES
            middle = (round(size[0] * part), round(size[1] * part))
            s = round(scale.px(60) + 8 * part)
            flight = Flight(6, 5, middle, s, 90 * part, gliding=True)
            model = replace(model, flights=(flight,))
        start = perf_counter()
        draw_table(surface, scale, geometry, model, WORDS)
        times.append((perf_counter() - start) * 1000)
    return median(times)


def fullest() -> TableModel:
    """A line as long as can be, seven tiles in hand, marks, bubbles and both ghosts."""
    rng = Random(0)
    line = max((random_line(rng) for _ in range(3000)), key=lambda line: len(line.laid))
    hand = (*(tile for tile in ALL_TILES if tile not in {laid.tile for laid in line.laid}),)
    numbers = line.ends or (0, 0)
    view = replace(view_for(new_match(), Seat.ONE), phase=Phase.PLAY, line=line, base=2)
    view = replace(view, counts=(7, 7, 7, 7), hand=hand)
    ghosts = [Ghost(Tile.of(number, 0), end) for number, end in zip(numbers, End, strict=True)]
    return TableModel(
        view=view,
        names=("Nadège", "Wilner", "Josué", "Mirlande"),
        bottom=Seat.ONE,
        slots=ALL_TILES[:7],
        playable=frozenset(ALL_TILES[:3]),
        lifted=ALL_TILES[0],
        ghosts=tuple(ghosts),
        last=line.laid[-1].tile,
        passed=(Seat.TWO, Seat.FOUR),
        cries=(Cry(Seat.FOUR),),
        turn=Seat.ONE,
        points=(3, 3),
    )


def random_line(rng: Random) -> Line:
    """A line that grows until nothing fits."""
    tiles = list(ALL_TILES)
    rng.shuffle(tiles)
    line = Line().opened(tiles.pop())
    while joins := [(tile, end) for tile in tiles for end in End if line.fits(tile, end)]:
        if len(line.laid) == 25:
            break
        tile, end = rng.choice(joins)
        tiles.remove(tile)
        line = line.joined(tile, end)
    return line


if __name__ == "__main__":
    main()
