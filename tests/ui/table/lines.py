"""Lines of tiles for the tests of the table: random ones, and the worst that can be built."""

from __future__ import annotations

from random import Random

from dekabes.engine import ALL_TILES, End, Line, Tile

SIZES = (
    (800, 600),
    (1024, 600),
    (1280, 800),
    (1920, 1080),
    (2560, 1600),
    (3840, 2160),
    (800, 1280),
    (1200, 1920),
)


def random_line(rng: Random, length: int, lean: float) -> Line:
    """A line of at most so many tiles that grows to the left with the chance `lean`."""
    tiles = list(ALL_TILES)
    rng.shuffle(tiles)
    line = Line().opened(tiles.pop())
    while len(line.laid) < length:
        joins = [(tile, end) for end in End for tile in tiles if line.fits(tile, end)]
        if not joins:
            break
        wanted = End.LEFT if rng.random() < lean else End.RIGHT
        tile, end = rng.choice([join for join in joins if join[1] is wanted] or joins)
        tiles.remove(tile)
        line = line.joined(tile, end)
    return line


def longest_chain(start: Tile, length: int, doubles: int) -> list[tuple[int, int]]:
    """A chain of so many tiles from `start` on, with at most so many doubles among them."""
    chain = [(start.high, start.low)]
    used = {start}
    if not _grow(chain, used, length, doubles - start.is_double):
        raise ValueError(f"no chain of {length} tiles with {doubles} doubles")
    return chain


def _grow(chain: list[tuple[int, int]], used: set[Tile], length: int, doubles: int) -> bool:
    if len(chain) == length:
        return True
    end = chain[-1][1]
    # The double of a number at once, if any may still come.
    for other in sorted(range(7), key=lambda number: number != end):
        tile = Tile.of(end, other)
        if tile in used or (tile.is_double and doubles == 0):
            continue
        chain.append((end, other))
        if _grow(chain, used | {tile}, length, doubles - tile.is_double):
            return True
        chain.pop()
    return False


def one_sided(chain: list[tuple[int, int]], end: End) -> Line:
    """The chain laid from its first tile, all to one side."""
    return split(chain, 0 if end is End.RIGHT else len(chain) - 1)


def split(chain: list[tuple[int, int]], opening: int) -> Line:
    """The chain as a line that was opened by its tile number `opening`."""
    line = Line().opened(Tile.of(*chain[opening]))
    low_left = line.laid[0].left != chain[opening][0]
    ahead = [Tile.of(*pair) for pair in chain[opening + 1 :]]
    behind = [Tile.of(*pair) for pair in chain[:opening][::-1]]
    right, left = (behind, ahead) if low_left else (ahead, behind)
    for tile in right:
        line = line.joined(tile, End.RIGHT)
    for tile in left:
        line = line.joined(tile, End.LEFT)
    return line
