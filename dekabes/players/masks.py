"""Hands as whole numbers: bit n stands for the tile `ALL_TILES[n]`. Plain Python, no numpy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dekabes.engine import ALL_TILES, NUMBERS, Hand, Tile

ALL = (1 << len(ALL_TILES)) - 1
INDEX: dict[Tile, int] = {tile: index for index, tile in enumerate(ALL_TILES)}
PIPS: tuple[int, ...] = tuple(tile.pips for tile in ALL_TILES)
DOUBLES = sum(1 << index for index, tile in enumerate(ALL_TILES) if tile.is_double)

# By number: all tiles that have it.
WITH: tuple[int, ...] = tuple(
    sum(1 << index for index, tile in enumerate(ALL_TILES) if tile.has(number))
    for number in NUMBERS
)
# By two numbers in either order: the index of the tile that has both.
TILE_AT: tuple[tuple[int, ...], ...] = tuple(
    tuple(INDEX[Tile.of(one, other)] for other in NUMBERS) for one in NUMBERS
)


def mask_of(tiles: Iterable[Tile]) -> int:
    """These tiles as bits."""
    return sum(1 << INDEX[tile] for tile in tiles)


def indices_in(mask: int) -> Iterator[int]:
    """The indices of the tiles of a mask, from the lowest up."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def hand_in(mask: int) -> Hand:
    """The tiles of a mask as the engine's hand."""
    return tuple(ALL_TILES[index] for index in indices_in(mask))


def pips_in(mask: int) -> int:
    """The pips of all tiles of a mask."""
    return sum(PIPS[index] for index in indices_in(mask))


def with_any(numbers: Iterable[int]) -> int:
    """All tiles that have one of these numbers."""
    mask = 0
    for number in numbers:
        mask |= WITH[number]
    return mask
