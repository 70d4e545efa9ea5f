"""A name for a seat: typed on the screen or on a keyboard, or one that stands ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from dekabes.engine import Seat
from dekabes.ui import text
from dekabes.ui.art.emblems import medallion
from dekabes.ui.art.parts import draw_plate, draw_recess
from dekabes.ui.art.slabs import ring
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.draft import Draft
from dekabes.ui.match.room import Room, evenly
from dekabes.ui.names import usual_name
from dekabes.ui.screens import keyboard
from dekabes.ui.screens.frame import MARGIN, Frame, back_control, draw_all, draw_page
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.theme import BRASS_LIGHT, IVORY, MUTED, RECESS_MENU, Scale, mix
from dekabes.ui.touchable import apart, finger

READY = "choice:name:"
FIELD, PILL, DONE = 90, 56, 88
ACCENT, ACCENT_UPRIGHT = 68, 84
MOST_KEY, MOST_KEY_UPRIGHT = 108, 110
DONE_WIDE, BADGE = 316, 100
_PILL_EDGE = 22  # between a ready name and the end of its pill
_RING, _GLOW = 2.5, 12  # round the field, which always takes what is typed
_INSET = 28  # between the field's edge and what is typed
_FAINT = mix(MUTED, RECESS_MENU, 0.38)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands."""

    badge: Rect
    field: Rect
    done: Rect
    label: Rect
    ready: tuple[Rect, ...]
    accents: Rect
    letters: Rect


def _plan(scale: Scale, label: int) -> _Plan:
    """Where everything stands, where the word before the ready names is so wide."""
    frame = Frame(scale)
    top = back_control(frame).rect.bottom + scale.px(20)
    room = Room(frame.rect(MARGIN, 0, frame.width - 2 * MARGIN, frame.height - MARGIN))
    room.top(top - room.rest.y)
    return _upright(scale, room) if scale.upright else _lying(scale, room, label)


def _lying(scale: Scale, room: Room, label: int) -> _Plan:
    gap = apart(scale, 12)
    head = Room(room.top(finger(scale, FIELD), apart(scale, 14)))
    badge = head.left(scale.px(BADGE), scale.px(16))
    done = head.right(scale.px(DONE_WIDE), scale.px(18))
    names = Room(room.top(finger(scale, PILL), gap))
    word = names.left(label, scale.px(14))
    accents = room.top(_accents(scale), gap)
    letters = _letters(scale, room, MOST_KEY)
    return _Plan(badge, head.rest, done, word, (names.rest,), accents, letters)


def _upright(scale: Scale, room: Room) -> _Plan:
    gap = apart(scale, 14)
    head = Room(room.top(finger(scale, FIELD), apart(scale, 18)))
    badge = head.left(scale.px(BADGE), scale.px(16))
    word = room.top(text.line_height(scale, text.SMALL), scale.px(6))
    ready = evenly(room.top(2 * finger(scale, PILL) + gap, gap), 2, gap, down=True)
    done = room.bottom(finger(scale, DONE), apart(scale, 20))
    keys = Room(room.rest)
    keys.top(_accents(scale), gap)
    letters = _letters(scale, keys, MOST_KEY_UPRIGHT)
    accents = letters.move(0, -gap - _accents(scale))
    accents.height = _accents(scale)
    return _Plan(badge, head.rest, done, word, ready, accents, letters)


def _accents(scale: Scale) -> int:
    """The height of the keys with accents."""
    count = len(keyboard.accent_rows(scale))
    high = finger(scale, ACCENT_UPRIGHT if scale.upright else ACCENT)
    return count * high + (count - 1) * apart(scale)


def _letters(scale: Scale, room: Room, most: int) -> Rect:
    """The lower end of what is left, as high as keys may grow."""
    rows, gap = keyboard.ROWS, apart(scale, 10)
    return room.bottom(min(room.rest.height, rows * scale.px(most) + (rows - 1) * gap))


class NameEntryScreen(Screen):
    """Keys, ready names and what has been typed; it takes itself off the pile."""

    name = "setup"
    types = True

    def __init__(
        self,
        desk: Desk,
        seat: Seat,
        name: str,
        others: tuple[str, ...],
        done: Callable[[str], None],
        *,
        is_human: bool = True,
    ) -> None:
        super().__init__(desk)
        self._seat = seat
        self._is_human = is_human
        self._others = {other.casefold() for other in others}
        self._done = done
        self._azerty = keyboard.starts_with_azerty(desk.words.language)
        self.draft = Draft.of(name)

    @property
    def _plan(self) -> _Plan:
        scale = self.desk.scale
        return _plan(scale, text.text_width(scale, self.desk.words("entry.ready"), text.SMALL))

    # What can be touched.

    def controls(self) -> tuple[Control, ...]:
        scale, words, plan = self.desk.scale, self.desk.words, self._plan
        return (
            back_control(Frame(scale)),
            Control("button:confirm", plan.done, Style.FIRST, words("entry.done"), "check"),
            *_pills(scale, plan.ready, self._ready),
            *keyboard.accent_keys(scale, plan.accents, self.draft),
            *keyboard.letter_keys(scale, plan.letters, self.draft, words, azerty=self._azerty),
        )

    @property
    def _ready(self) -> list[str]:
        """The ready names that nobody else at the table has."""
        names = self.desk.words("entry.names").split(", ")
        return [name for name in names if name.casefold() not in self._others]

    def act(self, name: str) -> None:
        if name == "button:back":
            self.leave()
        elif name == "button:confirm":
            self._take(self.draft.finished)
        elif name.startswith(READY):
            self._take(name.removeprefix(READY))
        else:
            self._strike(name)

    def _strike(self, name: str) -> None:
        """A key was struck."""
        match name:
            case keyboard.SHIFT:
                self.draft = self.draft.shifted()
            case keyboard.ERASE:
                self.draft = self.draft.without_last()
            case keyboard.CLEAR:
                self.draft = self.draft.cleared()
            case keyboard.LAYOUT:
                self._azerty = not self._azerty
            case keyboard.SPACE:
                self.draft = self.draft.typed(" ")
            case _:
                self.draft = self.draft.struck(name.removeprefix(keyboard.KEY))

    def _take(self, name: str) -> None:
        """Go back with a name."""
        self.desk.back()
        self._done(name)

    def is_struck(self, name: str) -> bool:
        return name.startswith(keyboard.KEY)

    # A keyboard with keys.

    def write(self, letters: str) -> None:
        self.draft = self.draft.typed(letters)

    def key(self, key: int) -> bool:
        erases = key in (pygame.K_BACKSPACE, pygame.K_DELETE)
        if erases:
            self.draft = self.draft.without_last()
        return erases

    # The picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, words, plan = self.desk.scale, self.desk.words, self._plan
        title = words("entry.title" if self._is_human else "entry.title_computer")
        draw_page(surface, Frame(scale), title)
        size = min(plan.badge.width, round(plan.badge.height * 1.14))
        sign = Rect(0, 0, size, size)
        sign.midleft = plan.badge.midleft
        medallion(self._seat, size, flat=scale.contrast).blit(surface, *sign.topleft)
        self._draw_field(surface, plan.field)
        spot = plan.label.midleft
        text.draw_text(surface, scale, words("entry.ready"), text.SMALL, MUTED, spot)
        draw_all(surface, scale, self.controls(), attention)

    def _draw_field(self, surface: pygame.Surface, field: Rect) -> None:
        """What is typed and where it goes on, or faintly the name that is used without any."""
        scale, name = self.desk.scale, self.draft.name
        if scale.contrast:
            draw_plate(surface, scale, field, turn=True)
        else:
            draw_recess(surface, scale, field, menu=True)
            light = ring(*field.size, scale.px(18), scale.u, 0, _RING, _GLOW)
            light.blit(surface, *field.topleft)
        room = field.width - 2 * scale.px(_INSET)
        x, y = field.x + scale.px(_INSET), field.centery
        usual = usual_name(self._seat, self.desk.words, is_human=self._is_human)
        says = name or usual
        role = text.softer(scale, says, text.SCREEN_TITLE, room)
        says = text.fit_end(scale, says, role, room) if name else says
        colour = IVORY if name else _FAINT
        end = text.draw_text(surface, scale, says, role, colour, (x, y), max_width=room).right
        caret = Rect(0, 0, max(2, scale.px(4)), round(field.height * 0.54))
        caret.midleft = ((end if name else x) + scale.px(4), y)
        if not name:
            caret.right = x - scale.px(4)
        pygame.draw.rect(surface, BRASS_LIGHT, caret)


def _pills(scale: Scale, rows: tuple[Rect, ...], names: list[str]) -> list[Control]:
    """As many ready names as there is room for, whole, each row filled from end to end."""
    gap, edge = apart(scale), 2 * scale.px(_PILL_EDGE)
    least = finger(scale, PILL)
    waiting = [(name, max(least, text.text_width(scale, name, _PILL) + edge)) for name in names]
    pills: list[Control] = []
    for row in rows:
        count = 0
        while count < len(waiting) and _length(waiting[: count + 1], gap) <= row.width:
            count += 1
        pills += _spread(row, waiting[:count], gap)
        waiting = waiting[count:]
    return pills


_PILL = text.SECOND.at(22)


def _length(pills: list[tuple[str, int]], gap: int) -> int:
    return sum(width for _, width in pills) + gap * (len(pills) - 1)


def _spread(row: Rect, pills: list[tuple[str, int]], gap: int) -> list[Control]:
    """Pills side by side, all wider by the same as far as the row goes."""
    spare = row.width - _length(pills, gap)
    out, x = [], row.x
    for number, (name, width) in enumerate(pills):
        wider = spare * (number + 1) // len(pills) - spare * number // len(pills)
        place = Rect(x, row.y, width + wider, row.height)
        out.append(Control(READY + name, place, Style.PILL, name, likes="names"))
        x = place.right + gap
    return out
