"""Words on the screen: two typefaces, drawn crisp at the real pixel size and kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

import pygame

from dekabes.ui.assets import FONTS
from dekabes.ui.formats import ready
from dekabes.ui.graphemes import graphemes, is_mark, is_unseen
from dekabes.ui.slices import breathe
from dekabes.ui.theme import Colour, Scale

READING = "AtkinsonHyperlegibleNext-Regular.ttf"
READING_HALF = "AtkinsonHyperlegibleNext-SemiBold.ttf"
READING_BOLD = "AtkinsonHyperlegibleNext-Bold.ttf"
SHOWING = "Eczar-Bold.ttf"
SHOWING_HEAVY = "Eczar-ExtraBold.ttf"


@dataclass(frozen=True, slots=True)
class Role:
    """What a piece of text is for: its typeface, its size in units and its line height."""

    font: str
    size: float
    line: float = 1.28

    def at(self, size: float) -> Role:
        """The same voice, louder or softer."""
        return replace(self, size=size)

    @property
    def strong(self) -> Role:
        return replace(self, font=READING_BOLD)


GAME = Role(SHOWING_HEAVY, 112, 1.08)
CRY = Role(SHOWING_HEAVY, 150, 1.08)
SCREEN_TITLE = Role(SHOWING, 48, 1.08)
PANEL_TITLE = Role(SHOWING, 30, 1.08)
SECTION = Role(SHOWING, 28, 1.08)
SCORE = Role(SHOWING, 34, 1.08)
TURN = Role(SHOWING, 27, 1.08)
BUBBLE = Role(SHOWING, 29, 1.08)
FIRST = Role(READING_BOLD, 28)
SECOND = Role(READING_HALF, 24)
NAME = Role(READING_HALF, 23)
TOOL = Role(READING_HALF, 20)
PASS = Role(READING_BOLD, 20)
BODY = Role(READING, 22)
SMALL = Role(READING, 20)

# A letter that no font has; the name itself is kept as typed.
UNKNOWN = "•"
_NO_LETTER = "\U0010fffe"
ELLIPSIS = "…"
_NEAR = 4  # pixels: nobody sees that lines could be narrower still by less
_MIDDLE = 0.33  # how far above the baseline the middle of a capital lies, in ems


def _finer(px: int) -> int:
    """How many times larger letters are drawn before they are averaged down.

    Drawn at the final size each letter would start on a whole pixel, which spoils the spacing.
    """
    return 4 if px < 60 else 2


@lru_cache(maxsize=64)
def _font(name: str, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(FONTS / name), px)


@lru_cache(maxsize=2048)
def has_letter(name: str, letter: str) -> bool:
    """Whether a typeface has a picture of its own for a letter; one of no width is none."""
    font = _font(name, 32)
    return font.size(letter)[0] > 0 and _picture(font, letter) != _picture(font, _NO_LETTER)


def _picture(font: pygame.font.Font, letter: str) -> tuple[tuple[int, int], bytes]:
    surface = font.render(letter, antialias=True, color=(255, 255, 255))
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")


@lru_cache(maxsize=1024)
def shown(string: str, font: str) -> str:
    """The string as a typeface can draw it: one neutral mark for each letter that it lacks."""
    return "".join(_shown(letter, font) for letter in graphemes(string))


def _shown(letter: str, font: str) -> str:
    """A letter with the marks upon it that the typeface has too."""
    first, marks = letter[0], letter[1:]
    if first.isspace() and first < "\x7f":
        return " "
    if is_unseen(first):
        return ""
    if not has_letter(font, first):
        return "" if is_mark(first) else UNKNOWN
    return first + "".join(mark for mark in marks if is_mark(mark) and has_letter(font, mark))


def text_width(scale: Scale, string: str, role: Role) -> int:
    """How many pixels wide a string is."""
    return _width(shown(string, role.font), role.font, scale.font_px(role.size))


@lru_cache(maxsize=4096)
def _width(string: str, font: str, px: int) -> int:
    finer = _finer(px)
    return -(-_font(font, px * finer).size(string)[0] // finer)


def line_height(scale: Scale, role: Role) -> int:
    """How many pixels one line of a paragraph takes."""
    return round(scale.font_px(role.size) * role.line)


def ascent(scale: Scale, role: Role) -> int:
    """How many pixels the baseline lies below the top of a rendered line."""
    return _ascent(role.font, scale.font_px(role.size))


def _ascent(name: str, px: int) -> int:
    finer = _finer(px)
    return -(-_font(name, px * finer).get_ascent() // finer)


def text_surface(scale: Scale, string: str, role: Role, colour: Colour) -> pygame.Surface:
    """A rendered line, as high as its typeface is; shared, so never drawn upon."""
    breathe()
    px, colour = scale.font_px(role.size), scale.voiced(colour)
    return _rendered(shown(string, role.font), role.font, px, colour)


@lru_cache(maxsize=1024)
def _rendered(string: str, name: str, px: int, colour: Colour) -> pygame.Surface:
    finer = _finer(px)
    font = _font(name, px * finer)
    # As much below the middle of a capital as above it: what is centred looks centred.
    above = _ascent(name, px)
    width, height = max(1, _width(string, name, px)), 2 * above - round(2 * _MIDDLE * px)
    large = pygame.Surface((width * finer, height * finer), pygame.SRCALPHA, 32)
    large.fill((*colour, 0))
    # The baseline falls between two pixels of the small picture, so that feet stay sharp.
    if font.size(string)[0]:  # pygame does not render what has no width
        letters = font.render(string, antialias=True, color=colour)
        breathe()
        large.blit(letters, (0, -font.get_ascent() % finer), special_flags=pygame.BLEND_RGBA_MAX)
    breathe()
    return ready(pygame.transform.smoothscale(large, (width, height)))


def draw_text(
    surface: pygame.Surface,
    scale: Scale,
    string: str,
    role: Role,
    colour: Colour,
    anchor_pos: tuple[float, float],
    anchor: str = "midleft",
    max_width: float | None = None,
) -> pygame.Rect:
    """Draw a line by one of its corners, edges or its "baseline"; too long, it ends in "…"."""
    if max_width is not None:
        string = fit(scale, string, role, max_width)
    line = text_surface(scale, string, role, colour)
    place = _placed(line.get_rect(), anchor_pos, anchor, ascent(scale, role))
    surface.blit(line, place)
    return place


def _placed(rect: pygame.Rect, pos: tuple[float, float], anchor: str, baseline: int) -> pygame.Rect:
    x, y = round(pos[0]), round(pos[1])
    if anchor == "baseline":
        rect.topleft = (x, y - baseline)
    else:
        setattr(rect, anchor, (x, y))
    return rect


def fit(scale: Scale, string: str, role: Role, max_width: float) -> str:
    """The string, or as much of its beginning as there is room for, then "…"."""
    if text_width(scale, string, role) <= max_width:
        return string
    letters = graphemes(string)
    shortest, longest = 0, len(letters)
    while shortest < longest:
        middle = (shortest + longest + 1) // 2
        if text_width(scale, _begun(letters[:middle]), role) <= max_width:
            shortest = middle
        else:
            longest = middle - 1
    return _begun(letters[:shortest])


def _begun(letters: list[str]) -> str:
    return "".join(letters).rstrip() + ELLIPSIS


def fit_end(scale: Scale, string: str, role: Role, max_width: float) -> str:
    """The string, or "…" and as much of its end as there is room for: where somebody types."""
    letters = graphemes(string)
    for start in range(len(letters)):
        shortened = (ELLIPSIS if start else "") + "".join(letters[start:])
        if text_width(scale, shortened, role) <= max_width:
            return shortened
    return ELLIPSIS


def loudest(scale: Scale, string: str, roles: Sequence[Role], room: float) -> Role:
    """The first of these voices in which a line fits whole, or the last of them."""
    fitting = (role for role in roles if text_width(scale, string, role) <= room)
    return next(fitting, roles[-1])


@lru_cache(maxsize=1024)
def softer(
    scale: Scale, string: str, role: Role, room: float, least: float = 20, lines: int = 1
) -> Role:
    """The voice for a few lines, as much softer as makes them fit whole, but not under `least`."""
    steps = ceil(max(0.0, role.size - least))
    voices = [role.at(role.size - step) for step in range(steps + 1)]
    return next((voice for voice in voices if fits(scale, string, voice, room, lines)), voices[-1])


def fits(scale: Scale, string: str, role: Role, room: float, lines: int = 1) -> bool:
    """Whether so many lines hold all words whole."""
    units = [unit for words in _words(string) for unit in _unbroken(words)]
    whole = all(_line_width(scale, unit, role) <= room for unit in units)
    return whole and len(wrap(scale, string, role, room)) <= lines


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a paragraph, in the plain voice or the strong one."""

    string: str
    strong: bool = False


def unmarked(string: str) -> str:
    """A string whose own stars do not open the strong voice of a paragraph."""
    return string.replace("*", "*\u200b")


def is_whole(scale: Scale, string: str, role: Role, max_width: float, lines: int) -> bool:
    """Whether a paragraph takes at most so many lines, and no word of it is cut."""
    wrapped = wrap(scale, string, role, max_width)
    shown = "".join(word.string for line in wrapped for word in line)
    return len(wrapped) <= lines and shown == string.replace("**", "").replace("\n", "")


def _words(string: str) -> list[list[Word]]:
    """The words of each line; **two stars** open and close the strong voice."""
    lines: list[list[Word]] = []
    strong = False
    for line in string.split("\n"):
        words: list[Word] = []
        for run, part in enumerate(line.split("**")):
            strong = strong != (run > 0)
            words += [Word(word, strong) for word in part.replace(" ", " \0").split("\0") if word]
        lines.append(words)
    return lines


def wrap(scale: Scale, string: str, role: Role, max_width: float) -> list[list[Word]]:
    """The lines of a paragraph, broken at spaces; a word keeps the space that follows it.

    A word that is too long for a line of its own ends in "…".
    """
    out: list[list[Word]] = []
    for words in _words(string):
        line: list[Word] = []
        for whole in _unbroken(words):
            unit = _fitted(scale, whole, role, max_width)
            if line and _line_width(scale, line + unit, role) > max_width:
                out.append(line)
                line = []
            line = line + unit
        out.append(line)
    return out


def _unbroken(words: list[Word]) -> list[list[Word]]:
    """Words grouped where no space parts them, as a strong word and the stop after it."""
    groups: list[list[Word]] = []
    for word in words:
        if groups and not groups[-1][-1].string.endswith(" "):
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


def _fitted(scale: Scale, unit: list[Word], role: Role, max_width: float) -> list[Word]:
    """What no space parts, its longest word shortened as far as a line has no room for it."""
    too_wide = _line_width(scale, unit, role) - max_width
    if too_wide <= 0:
        return unit
    at = max(range(len(unit)), key=lambda place: len(unit[place].string))
    word = unit[at]
    voice = role.strong if word.strong else role
    room = text_width(scale, word.string.rstrip(" "), voice) - too_wide
    space = " " if word.string.endswith(" ") else ""
    shorter = Word(fit(scale, word.string.rstrip(" "), voice, room) + space, word.strong)
    return [*unit[:at], shorter, *unit[at + 1 :]]


def _runs(line: list[Word]) -> list[Word]:
    """The line's words joined as far as the voice stays the same."""
    runs: list[Word] = []
    for word in line:
        if runs and runs[-1].strong == word.strong:
            runs[-1] = Word(runs[-1].string + word.string, word.strong)
        else:
            runs.append(word)
    if runs:
        runs[-1] = Word(runs[-1].string.rstrip(" "), runs[-1].strong)
    return runs


def _line_width(scale: Scale, line: list[Word], role: Role) -> int:
    return sum(
        text_width(scale, run.string, role.strong if run.strong else role) for run in _runs(line)
    )


def paragraph(
    scale: Scale,
    string: str,
    role: Role,
    colour: Colour,
    max_width: float,
    align: str = "left",
) -> pygame.Surface:
    """Wrapped text with **strong** words, as wide as its longest line; shared, as all text."""
    return _paragraph(scale, string, role, colour, int(max_width), align)


def balanced(
    scale: Scale,
    string: str,
    role: Role,
    colour: Colour,
    max_width: float,
    align: str = "left",
) -> pygame.Surface:
    """A paragraph whose lines are about equally long: no word is left alone on the last one."""
    width = _narrowest(scale, string, role, int(max_width))
    return paragraph(scale, string, role, colour, width, align)


@lru_cache(maxsize=256)
def _narrowest(scale: Scale, string: str, role: Role, widest: int) -> int:
    """About the least width at which a paragraph has no more lines than at the widest."""
    lines = len(wrap(scale, string, role, widest))
    units = [unit for words in _words(string) for unit in _unbroken(words)]
    longest = max((_line_width(scale, unit, role) for unit in units), default=0)
    too_narrow = min(widest, max(widest // 2, longest - 1))  # no word is cut that has room
    while lines > 1 and widest - too_narrow > _NEAR:
        middle = (too_narrow + widest) // 2
        if len(wrap(scale, string, role, middle)) > lines:
            too_narrow = middle
        else:
            widest = middle
    return widest


@lru_cache(maxsize=256)
def _paragraph(
    scale: Scale, string: str, role: Role, colour: Colour, max_width: int, align: str
) -> pygame.Surface:
    lines = wrap(scale, string, role, max_width)
    widths = [_line_width(scale, line, role) for line in lines]
    step = line_height(scale, role)
    surface = pygame.Surface((max([1, *widths]), step * len(lines)), pygame.SRCALPHA, 32)
    surface.fill((*colour, 0))
    room = {"left": 0.0, "center": 0.5}[align]
    for place, line in enumerate(lines):
        x = round((surface.get_width() - widths[place]) * room)
        for run in _runs(line):
            voice = role.strong if run.strong else role
            middle = step * place + step // 2
            x = _blit_run(surface, text_surface(scale, run.string, voice, colour), x, middle)
    return ready(surface)


def _blit_run(surface: pygame.Surface, run: pygame.Surface, x: int, middle: int) -> int:
    rect = run.get_rect(midleft=(x, middle))
    surface.blit(run, rect, special_flags=pygame.BLEND_RGBA_MAX)
    return rect.right
