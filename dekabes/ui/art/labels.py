"""How the words of a control are set: how large, in what room, beside or under which sign."""

from __future__ import annotations

from dataclasses import dataclass

from dekabes.ui import text
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.theme import Scale

_VOICES = {Style.FIRST: text.FIRST, Style.QUIET: text.BODY}
LEAST_MARGIN = 8  # pixels between a word and its button's edge
FIRST_AIR = 10  # units more that a first button's words would have
UNDER_MARGIN = 4  # the same for a choice's word under or over its sign
DOTS, DOTS_HIGH = 36, 6  # the side of a sign that is but a row of dots, and what they need of it
# In a column of wide buttons all signs stand in one line, and so do all words.
WIDE, SIGN_LINE, WORD_LINE = 400, 48, 90


@dataclass(frozen=True, slots=True)
class Face:
    """All that decides a control's picture, so that it is painted once."""

    scale: Scale
    size: tuple[int, int]
    style: Style
    touch: Touch
    label: str
    icon: str | None
    enabled: bool
    detail: str
    chosen: bool
    icon_after: bool
    icon_over: bool
    icon_under: bool
    left: bool
    loudest: float = 99  # the largest size that its words may take


def face_of(scale: Scale, control: Control, touch: Touch) -> Face:
    """What a control's picture is made from."""
    return Face(
        scale.bare,
        control.rect.size,
        control.style,
        touch if control.enabled else Touch.REST,
        control.label,
        control.icon,
        control.enabled,
        control.detail,
        control.chosen,
        control.icon_after,
        control.icon_over,
        control.icon_under,
        control.left,
    )


def role_of(face: Face, room: int) -> text.Role:
    """The voice of a label: as large as its button, a step softer when that makes it fit.

    On a first button that is with air at both ends: its words do not touch the edge of the brass.
    """
    if face.style is Style.FIRST:
        room -= 2 * face.scale.px(FIRST_AIR)
    voice = _VOICES.get(face.style, text.SECOND)
    roles = [voice.at(min(size, face.loudest)) for size in _sizes(face)]
    return text.loudest(face.scale, face.label, roles, room)


def _sizes(face: Face) -> tuple[int, ...]:
    """The sizes that a label may take, the best first."""
    wide, high = (side / face.scale.u for side in face.size)
    match face.style:
        case Style.FIRST:
            return (28, 26, 24, 22) if wide >= 200 else (23, 22)
        case Style.CHOICE | Style.PILL:
            return (22, 20)
        case Style.QUIET:
            return (21, 20)
        case Style.KEY:
            return (29, 24)
        case _ if len(face.label) == 1:  # its accent is to be told from others
            return (27, 24)
        case _:
            return (26 if high >= 90 else 24 if high >= 73 else 22, 22, 20)


def label_room(face: Face) -> int:
    """The width that is left for words."""
    room = face.size[0] - 2 * _margin(face)
    if face.detail:
        return face.size[0] - face.scale.px(106)
    if face.icon_over or face.icon_under or not face.icon:
        return room
    return room - icon_size(face) - gap_of(face)


def icon_size(face: Face) -> int:
    """The side of a control's sign."""
    if face.style is Style.QUIET:
        return face.scale.px(26)
    return face.scale.px(36 if face.size[1] >= face.scale.px(80) else 32)


def has_room_beside(scale: Scale, control: Control) -> bool:
    """Whether a control's sign and its whole word fit side by side."""
    face = face_of(scale, control, Touch.REST)
    return _least_width(face) <= label_room(face)


def has_room_over(scale: Scale, control: Control) -> bool:
    """Whether a control's sign fits over its whole word."""
    face = face_of(scale, control, Touch.REST)
    wide, high = face.size
    room = wide - 2 * _margin(face)
    line = text.line_height(scale, text.SECOND.at(_sizes(face)[-1]))
    return _least_width(face) <= room and icon_size(face) + line + LEAST_MARGIN <= high


def _least_width(face: Face) -> int:
    return text.text_width(face.scale, face.label, text.SECOND.at(_sizes(face)[-1]))


def _margin(face: Face) -> int:
    if _in_track(face) and (face.icon_over or face.icon_under):
        return UNDER_MARGIN
    return max(LEAST_MARGIN, face.scale.px(10 if _in_track(face) else 16))


def _in_track(face: Face) -> bool:
    return face.style is Style.CHOICE


def _is_wide(face: Face) -> bool:
    return face.left and face.size[0] >= face.scale.px(WIDE)


def gap_of(face: Face) -> int:
    """What is between a sign and the word beside it."""
    if _is_wide(face):
        return face.scale.px(WORD_LINE - SIGN_LINE) - icon_size(face) // 2
    return face.scale.px(10 if _in_track(face) else 14)


def left_edge(face: Face) -> int:
    """Where what does not stand in the middle begins."""
    if _is_wide(face) and face.icon:
        return face.scale.px(SIGN_LINE) - icon_size(face) // 2
    return face.scale.px(22 if face.size[0] < face.scale.px(240) else 26)
