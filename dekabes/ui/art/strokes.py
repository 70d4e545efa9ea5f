"""Lines and shapes written as SVG path data, measured into masks of any size."""

from __future__ import annotations

import re
from functools import lru_cache
from math import atan2, ceil, cos, hypot, pi, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from dekabes.ui.art.raster import Mask, cover, grid
from dekabes.ui.slices import breathe

Vertex = tuple[float, float]
Chain = list[Vertex]

_TOKENS = re.compile(r"[A-Z]|-?\d*\.?\d+")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 5, "Z": 0}
_STEPS = 12  # chords for a curve, or for half a turn


@lru_cache(maxsize=256)
def outline(path: str) -> tuple[tuple[Vertex, ...], ...]:
    """The sub-paths of a path as chains of points.

    Absolute M, L, H, V, C, Z as in SVG; A takes rx ry large-arc sweep-as-sign-free x y without
    the tilt: "A rx ry flags x y" with flags 0 to 3 (1 sweeps clockwise, 2 takes the long way).
    """
    tokens: list[str] = _TOKENS.findall(path)
    chains: list[Chain] = []
    place = 0
    while place < len(tokens):
        command = tokens[place]
        place += 1
        count = _COUNTS[command]
        while True:
            numbers = [float(token) for token in tokens[place : place + count]]
            place += count
            _step(chains, command, numbers)
            if not count or place >= len(tokens) or tokens[place].isalpha():
                break
    return tuple(tuple(chain) for chain in chains)


def _step(chains: list[Chain], command: str, numbers: list[float]) -> None:
    if command == "M":
        chains.append([(numbers[0], numbers[1])])
        return
    chain = chains[-1]
    x, y = chain[-1]
    match command:
        case "L":
            chain.append((numbers[0], numbers[1]))
        case "H":
            chain.append((numbers[0], y))
        case "V":
            chain.append((x, numbers[0]))
        case "C":
            chain += _curve((x, y), numbers)
        case "A":
            chain += _arc((x, y), numbers)
        case _:
            chain.append(chain[0])


def _curve(start: Vertex, numbers: list[float]) -> Chain:
    x1, y1, x2, y2, x3, y3 = numbers
    out = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        out.append(
            (a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3)
        )
    return out


def _arc(start: Vertex, numbers: list[float]) -> Chain:
    rx, ry, flags, x, y = numbers
    clockwise, long_way = bool(int(flags) & 1), bool(int(flags) & 2)
    # On the unit circle: the ends are scaled, the centre lies across their middle.
    ax, ay, bx, by = start[0] / rx, start[1] / ry, x / rx, y / ry
    span = max(hypot(bx - ax, by - ay), 1e-9)
    away = sqrt(max(0.0, 1 - span * span / 4)) * (1 if clockwise != long_way else -1)
    radius = max(1.0, span / 2)  # an arc too small for its ends grows, as in SVG
    cx = (ax + bx) / 2 - away * (by - ay) / span
    cy = (ay + by) / 2 + away * (bx - ax) / span
    first, last = atan2(ay - cy, ax - cx), atan2(by - cy, bx - cx)
    turn = (last - first) % (2 * pi) if clockwise else -((first - last) % (2 * pi))
    steps = max(2, ceil(abs(turn) / pi * 2 * _STEPS))
    angles = [first + turn * step / steps for step in range(1, steps)]
    arc = [((cx + radius * cos(a)) * rx, (cy + radius * sin(a)) * ry) for a in angles]
    return [*arc, (x, y)]


def _segments(
    path: str, k: float, offset: Vertex
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    starts: Chain = []
    ends: Chain = []
    for chain in outline(path):
        starts += chain[:-1]
        ends += chain[1:]
    shift = np.asarray(offset, np.float32)
    return (
        np.asarray(starts, np.float32) * np.float32(k) + shift,
        np.asarray(ends, np.float32) * np.float32(k) + shift,
    )


def line_distance(size: tuple[int, int], path: str, k: float, offset: Vertex = (0, 0)) -> Mask:
    """How far every pixel is from a path's line, the path scaled by k and then moved."""
    x, y = grid(*size)
    nearest = np.full(size, 1e9, np.float32)
    for (ax, ay), (bx, by) in zip(*_segments(path, k, offset), strict=True):
        breathe()
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-9)
        along = np.clip(along, 0, 1)
        np.minimum(nearest, np.hypot(x - ax - along * dx, y - ay - along * dy), out=nearest)
    return nearest


def shape_distance(size: tuple[int, int], path: str, k: float, offset: Vertex = (0, 0)) -> Mask:
    """The signed distance to a filled path, negative inside; every sub-path closes."""
    x, y = grid(*size)
    inside = np.zeros(size, bool)
    for (ax, ay), (bx, by) in zip(*_segments(path, k, offset), strict=True):
        breathe()
        if ay == by:
            continue
        crosses = (ay > y) != (by > y)
        inside ^= crosses & (x < ax + (y - ay) * (bx - ax) / (by - ay))
    distance = line_distance(size, path, k, offset)
    return np.where(inside, -distance, distance).astype(np.float32)


def stroke(
    size: tuple[int, int], path: str, k: float, width: float, offset: Vertex = (0, 0)
) -> Mask:
    """A path drawn with a round pen of the given width in pixels."""
    return cover(line_distance(size, path, k, offset) - width / 2)


def shape(
    size: tuple[int, int], path: str, k: float, swell: float = 0.0, offset: Vertex = (0, 0)
) -> Mask:
    """A filled path, its edge moved outwards by `swell` pixels, which rounds its corners."""
    return cover(shape_distance(size, path, k, offset) - swell)
