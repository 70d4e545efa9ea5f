"""A piece of felt in its frame, as menus show it: a small table, a strip for an example."""

from __future__ import annotations

from functools import lru_cache

import pygame

from dekabes.ui.art.felt import FRAME, RADIUS, felt_surface, lay_frame
from dekabes.ui.art.raster import Sprite, painted, rounded_mask
from dekabes.ui.art.slabs import outline
from dekabes.ui.formats import ready
from dekabes.ui.theme import PLAIN_FELT, PLAIN_OUTLINE, WHITE, Scale

PLAIN_REACH = 9  # how far plain felt lies beyond its place, where otherwise its frame would


def draw_mat(surface: pygame.Surface, scale: Scale, felt: pygame.Rect) -> None:
    """Draw a piece of felt; its frame lies outside of it."""
    if scale.contrast:
        reach = scale.px(PLAIN_REACH)
        whole = felt.inflate(2 * reach, 2 * reach)
        surface.blit(_plain_mat(*whole.size, scale.u), whole)
        return
    _mat(felt.width, felt.height, scale.u).blit(surface, *felt.topleft)


@lru_cache(maxsize=8)
def _plain_mat(width: int, height: int, u: float) -> pygame.Surface:
    radius = (RADIUS + PLAIN_REACH) * u
    picture = painted(rounded_mask(width, height, radius), PLAIN_FELT)
    picture.blit(outline(width, height, round(radius), u, 2, PLAIN_OUTLINE), (0, 0))
    return picture


@lru_cache(maxsize=8)
def _mat(width: int, height: int, u: float) -> Sprite:
    reach = round((FRAME + 1) * u)
    picture = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA, 32)
    felt = pygame.Rect(reach, reach, width, height)
    picture.blit(felt_surface(felt.size, u), felt)
    lay_frame(picture, felt, u)
    corners = painted(rounded_mask(*picture.get_size(), (RADIUS + FRAME) * u), WHITE)
    picture.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return Sprite(ready(picture), -reach, -reach)
