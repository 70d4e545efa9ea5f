"""Draws every control in every state of touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache

import pygame

from dekabes.engine import Team
from dekabes.ui import text
from dekabes.ui.art import icons, parts, raster
from dekabes.ui.art.emblems import team_sign
from dekabes.ui.art.labels import (
    DOTS,
    DOTS_HIGH,
    SIGN_LINE,
    WORD_LINE,
    Face,
    face_of,
    gap_of,
    icon_size,
    label_room,
    left_edge,
    role_of,
)
from dekabes.ui.art.raster import Sprite
from dekabes.ui.art.slabs import Body, ring, slab, slab_shadow
from dekabes.ui.controls import Control, Style, Touch, sunk
from dekabes.ui.formats import ready
from dekabes.ui.theme import BRASS_LIGHT, DISABLED, INK, IVORY, MUTED, WHITE, Colour, Scale

# A label may hold the teams' signs as these letters.
BLUE_MARK, RED_MARK = "◆", "●"

FOCUS_GAP, FOCUS_RING, FOCUS_GLOW = 3.0, 3.5, 20.0
WORK_RING, WORK_GLOW = 2.5, 16.0
_IN_SHADE = (206, 200, 194, 255)  # what is left of the light on a switch that is pressed
STRONG_PEN = 3.0  # of a check and a cross


def focus_ring(scale: Scale, size: tuple[int, int], radius: int) -> Sprite:
    """The ring of light that shows where the keyboard is."""
    return ring(*size, radius, scale.u, FOCUS_GAP, FOCUS_RING, FOCUS_GLOW)


def draw_controls(
    surface: pygame.Surface, scale: Scale, controls: Iterable[tuple[Control, Touch]]
) -> None:
    """Draw a layer of controls: all their shadows, then all their bodies.

    High contrast has no shadows.
    """
    shown = [pair for pair in controls if pair[0].style is not Style.BARE and _is_seen(*pair)]
    for control, touch in shown:
        if _raised(control, touch) and not scale.contrast:
            radius = _radius(scale, control.style, control.rect.size)
            fallen = slab_shadow(*control.rect.size, radius, scale.u)
            fallen.blit(surface, *control.rect.topleft)
    for (control, _), face in zip(shown, _faces(scale, shown), strict=True):
        _face(face).blit(surface, *control.rect.topleft)


def _faces(scale: Scale, shown: list[tuple[Control, Touch]]) -> list[Face]:
    """The faces of a layer: words on like buttons side by side are of one size."""
    faces = [face_of(scale, control, touch) for control, touch in shown]
    rows = [_likes(control) for control, _ in shown]
    sizes = dict.fromkeys(rows, 99.0)
    for row, face in zip(rows, faces, strict=True):
        if face.label:
            sizes[row] = min(sizes[row], role_of(face, label_room(face)).size)
    return [replace(face, loudest=sizes[row]) for row, face in zip(rows, faces, strict=True)]


def _likes(control: Control) -> tuple[object, ...]:
    """What tells whose likes a control is: those that it names, else those in its row."""
    others = control.likes or (control.style, control.rect.y)
    return others, control.rect.height


def _is_seen(control: Control, touch: Touch) -> bool:
    return control.style is not Style.PLACE or touch is Touch.PRESSED


def _raised(control: Control, touch: Touch) -> bool:
    if not control.enabled or touch is Touch.PRESSED:
        return False
    if control.style is Style.CHOICE:
        return control.chosen
    return control.style not in (Style.SWITCH, Style.QUIET)


def _radius(scale: Scale, style: Style, size: tuple[int, int]) -> int:
    height = min(size)
    if style in (Style.CHECK, Style.CROSS, Style.PILL, Style.QUIET):
        return height // 2
    if style is Style.CHOICE:
        return scale.px(11)
    return min(scale.px(18 if style is Style.FIRST else 16), height // 2)


def _body(face: Face) -> Body | None:
    down = face.touch is Touch.PRESSED
    if _is_chosen(face):
        return Body.BRASS_DOWN if down else Body.BRASS
    match face.style:
        case Style.FIRST | Style.CHECK:
            if not face.enabled:
                return Body.RECESS
            return Body.BRASS_DOWN if down else Body.BRASS
        case Style.CHOICE:
            return Body.WOOD_DOWN if down else None
        case Style.SWITCH | Style.PLACE | Style.BARE:
            return None
        case Style.KEY:
            return Body.KEY_DOWN if down else Body.KEY
        case Style.QUIET:
            return Body.QUIET_DOWN if down else Body.QUIET
    if not face.enabled:
        return Body.RECESS
    if down:
        return Body.WOOD_DOWN
    return Body.WOOD_RING if face.style is Style.CROSS else Body.WOOD


@lru_cache(maxsize=192)
def _face(face: Face) -> Sprite:
    """The painted control: ring of the keyboard, body, sign and words."""
    scale, (width, height) = face.scale, face.size
    radius = _radius(scale, face.style, face.size)
    room = scale.px(FOCUS_GAP + FOCUS_RING + FOCUS_GLOW * 1.5) if _lit(face) else 4
    picture = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA, 32)
    if face.style is Style.SWITCH:
        _switch(picture, face, pygame.Rect(room, room, width, height))
    elif face.style is Style.PLACE:
        picture.blit(_touched(width, height, radius), (room, room))
    elif (body := _body(face)) is not None:
        slab(body, width, height, radius, scale.u, scale.contrast).blit(picture, room, room)
    if face.touch is Touch.HOVER:
        picture.fill((10, 10, 10, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if _focused(face):
        light = focus_ring(scale, (width, height), radius)
        light.blit(picture, room, room)
    elif _at_work(face):
        ring(width, height, radius, scale.u, 0.0, WORK_RING, WORK_GLOW).blit(picture, room, room)
    _dress(picture, face, pygame.Rect(room, room, width, height))
    return Sprite(ready(picture), -room, -room)


def _is_chosen(face: Face) -> bool:
    """Whether it is the one of several that is in force, in a track or among other buttons."""
    return face.chosen and face.style in (Style.CHOICE, Style.SECOND)


def _focused(face: Face) -> bool:
    return face.touch is Touch.FOCUS


def _at_work(face: Face) -> bool:
    """Whether a tool is doing what it was tapped for."""
    return face.style is Style.TOOL and face.chosen


def _lit(face: Face) -> bool:
    return _focused(face) or _at_work(face)


def _switch(picture: pygame.Surface, face: Face, rect: pygame.Rect) -> None:
    parts.draw_switch(picture, face.scale, rect.center, face.chosen, face.enabled)
    if face.touch is Touch.PRESSED:
        picture.fill(_IN_SHADE, special_flags=pygame.BLEND_RGBA_MULT)


def _touched(width: int, height: int, radius: int) -> pygame.Surface:
    """The light on a place that is touched."""
    return raster.painted(raster.rounded_mask(width, height, radius), BRASS_LIGHT, 0.22)


def _colours(face: Face) -> tuple[Colour, Colour]:
    """The colours of the words and of the sign."""
    if not face.enabled:
        return DISABLED, DISABLED
    if face.style in (Style.FIRST, Style.CHECK, Style.KEY) or _is_chosen(face):
        return INK, INK
    ivory = WHITE if face.scale.contrast else IVORY
    if face.style is Style.CROSS:
        return ivory, ivory
    if face.style is Style.QUIET and not face.scale.contrast:
        return MUTED, MUTED
    return ivory, BRASS_LIGHT


def _dress(picture: pygame.Surface, face: Face, rect: pygame.Rect) -> None:
    """Lay the sign and the words upon the body."""
    if face.touch is Touch.PRESSED:
        rect = rect.move(0, sunk(face.scale))
    words, sign = _colours(face)
    if face.style in (Style.CHECK, Style.CROSS):
        name = face.icon or ("check" if face.style is Style.CHECK else "cross")
        icons.draw_icon(picture, name, rect.center, round(rect.height * 0.58), sign, _pen(name))
    elif face.style is Style.TOOL:
        _dress_tool(picture, face, rect, words, sign)
    elif face.style is not Style.SWITCH:
        _dress_words(face)(picture, face, rect, words, sign)


def _pen(icon: str) -> float | None:
    """The width of the pen for a sign that is drawn with a stronger one than the others."""
    return STRONG_PEN if icon in ("check", "cross") else None


def _dress_words(face: Face) -> Callable[..., None]:
    if face.detail:
        return _dress_two
    if face.icon_under:
        return _dress_under
    return _dress_over if face.icon_over else _dress_row


def _dress_tool(
    picture: pygame.Surface, face: Face, rect: pygame.Rect, words: Colour, sign: Colour
) -> None:
    scale = face.scale
    if not face.label:
        icons.draw_icon(picture, face.icon or "", rect.center, min(rect.size) // 2, sign)
        return
    size = scale.px(38) if face.icon else 0
    line = text.line_height(scale, text.TOOL)
    top = rect.centery - (size + line) // 2
    if face.icon:
        icons.draw_icon(picture, face.icon, (rect.centerx, top + size / 2), size, sign)
    spot = (rect.centerx, top + size + line / 2)
    _line(picture, scale, face.label, text.TOOL, words, spot, rect.width - scale.px(6))


def _line(
    picture: pygame.Surface,
    scale: Scale,
    label: str,
    role: text.Role,
    colour: Colour,
    spot: tuple[float, float],
    room: int,
) -> None:
    text.draw_text(picture, scale, label, role, colour, spot, "center", room)


def _dress_row(
    picture: pygame.Surface, face: Face, rect: pygame.Rect, words: Colour, sign: Colour
) -> None:
    """Sign and words side by side, in the middle or from the left edge."""
    scale = face.scale
    icon = icon_size(face) if face.icon else 0
    gap = gap_of(face) if icon and face.label else 0
    room = label_room(face)
    role = role_of(face, room)
    label = text.fit(scale, face.label, role, room) if face.label else ""
    width = text.text_width(scale, label, role) if label else 0
    x = rect.centerx - (icon + gap + width) // 2
    if face.left:  # what leaves no room for the edge stands in the middle
        x = min(x, rect.x + left_edge(face))
    sign_x, words_x = (x + width + gap, x) if face.icon_after else (x, x + icon + gap)
    if face.icon:
        spot = (sign_x + icon / 2, rect.centery)
        icons.draw_icon(picture, face.icon, spot, icon, sign, _pen(face.icon))
    if label:
        text.draw_text(picture, scale, label, role, words, (words_x, rect.centery))


def _dress_over(
    picture: pygame.Surface, face: Face, rect: pygame.Rect, words: Colour, sign: Colour
) -> None:
    """The sign over the word."""
    scale, icon = face.scale, icon_size(face)
    room = label_room(face)
    role = role_of(face, room)
    line = text.line_height(scale, role)
    top = rect.centery - (icon + line) // 2
    if face.icon:
        icons.draw_icon(picture, face.icon, (rect.centerx, top + icon / 2), icon, sign)
    _line(picture, scale, face.label, role, words, (rect.centerx, top + icon + line / 2), room)


def _dress_under(
    picture: pygame.Surface, face: Face, rect: pygame.Rect, words: Colour, sign: Colour
) -> None:
    """The word over a row of dots."""
    scale, room = face.scale, label_room(face)
    role = role_of(face, room)
    line, dots = text.line_height(scale, role), scale.px(DOTS_HIGH)
    top = rect.centery - (line + dots) // 2
    _line(picture, scale, face.label, role, words, (rect.centerx, top + line / 2), room)
    spot = (rect.centerx, top + line + dots / 2)
    icons.draw_icon(picture, face.icon or "", spot, scale.px(DOTS), sign)


def _dress_two(
    picture: pygame.Surface, face: Face, rect: pygame.Rect, words: Colour, _sign: Colour
) -> None:
    """Two lines beside a sign: the match to go on with."""
    scale = face.scale
    role = role_of(face, label_room(face))
    room = rect.right - scale.px(16)
    x = rect.x + scale.px(WORD_LINE if face.left else 0)
    if not face.left:
        wide = max(
            text.text_width(scale, face.label, role),
            text.text_width(scale, face.detail, text.SMALL),
        )
        x = rect.centerx - (wide - (scale.px(52) if face.icon else 0)) // 2
    if face.icon:
        spot = (x - scale.px(WORD_LINE - SIGN_LINE), rect.centery)
        if face.left:
            parts.draw_veil(picture, spot, scale.px(24))
        icons.draw_icon(picture, face.icon, spot, scale.px(32 if face.left else 42), words)
    up, down = rect.centery - scale.px(11), rect.centery + scale.px(17)
    text.draw_text(picture, scale, face.label, role, words, (x, up), max_width=room - x)
    draw_marked(picture, scale, face.detail, text.SMALL, words, (x, down), room - x)


def draw_marked(
    surface: pygame.Surface,
    scale: Scale,
    string: str,
    role: text.Role,
    colour: Colour,
    midleft: tuple[float, float],
    max_width: float,
) -> None:
    """Draw a line in which ◆ and ● stand for the teams' signs."""
    x, y = midleft
    right = x + max_width
    size = round(scale.font_px(role.size) * 0.95)
    run = ""
    for letter in [*string, ""]:
        if letter not in (BLUE_MARK, RED_MARK, ""):
            run += letter
            continue
        if run:
            x = text.draw_text(surface, scale, run, role, colour, (x, y), max_width=right - x).right
            run = ""
        if letter:
            sign = team_sign(Team.B if letter == RED_MARK else Team.A, size)
            surface.blit(sign, sign.get_rect(midleft=(round(x), round(y))))
            x += size
