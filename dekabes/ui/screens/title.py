"""The first screen: the name of the game, and the ways from here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from dekabes.i18n import LANGUAGES
from dekabes.ui import text
from dekabes.ui.art.backdrop import menu_backdrop, table_backdrop
from dekabes.ui.art.buttons import BLUE_MARK, RED_MARK
from dekabes.ui.art.lettering import lettering, lettering_room
from dekabes.ui.art.tiles import shadow_surface, tile_surface
from dekabes.ui.controls import Control, Style
from dekabes.ui.screens.frame import (
    Frame,
    draw_all,
    next_language,
    shared_widths,
    with_fitting_signs,
)
from dekabes.ui.screens.questions import is_unfinished, quit_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import IVORY, MUTED, Scale

# A line as it may come to lie, what the table shows while nobody plays: each tile as it lies, its
# corner in short sides, and whether it stands.
LINE = (
    ("15", 2.07, 0.0, False),
    ("41", 0.0, 0.0, False),
    ("42", 0.0, 1.07, True),
    ("26", 1.07, 2.07, False),
    ("66", 3.14, 1.57, True),
    ("63", 4.21, 2.07, False),
    ("35", 6.28, 2.07, True),
    ("05", 5.28, 4.14, False),
    ("40", 3.21, 4.14, False),
    ("34", 1.14, 4.14, False),
)
TILE = 80
EDGE = 40  # the wood around the felt
GAP = 12  # what is between the small buttons
SIGNED_EDGE = 39  # between a small button's word and its edge, half a sign included
BEFORE_TILES = 24  # what stays free between the line under the name and the tiles
TAGLINE = text.BODY.at(24)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies, in units; words begin at the middle line, or are centred on it."""

    middle: float
    left: bool
    size: int
    baseline: float
    tagline: float
    column: tuple[float, float, int]  # corner and width of the buttons
    small: float  # the small buttons' height
    foot: float
    tiles: tuple[float, float]  # the corner of the line


LYING_PLAN = Plan(
    middle=100,
    left=True,
    size=112,
    baseline=182,
    tagline=237,
    column=(96, 288, 448),  # as wide as the name
    small=74,
    foot=700,
    tiles=(622, 178),
)
UPRIGHT_PLAN = Plan(
    middle=400,
    left=False,
    size=148,
    baseline=208,
    tagline=266,
    column=(96, 760, 608),
    small=86,
    foot=1190,
    tiles=(109, 318),
)


def _plan(frame: Frame) -> Plan:
    """The plan for a window: all in the middle of a squarer one, lying with larger buttons.

    There the line under the name is one of two lines, and the buttons keep clear of it.
    """
    plan, half = (UPRIGHT_PLAN if frame.scale.upright else LYING_PLAN), frame.spare / 2
    (x, y, wide), (left, top) = plan.column, plan.tiles
    if frame.scale.upright:
        return replace(
            plan, middle=plan.middle + half, column=(x + half, y, wide), tiles=(left + half, top)
        )
    grown = frame.spare / 6
    down = half - grown
    return replace(
        plan,
        baseline=plan.baseline + down - grown / 2,
        tagline=plan.tagline + down,
        column=(x, y + down + grown / 2, wide),
        small=plan.small + grown,
        foot=plan.foot + down + 2 * grown,
        tiles=(left, top + half),
    )


class TitleScreen(Screen):
    """The name of the game over a lit table, and the ways from here."""

    name = "title"

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    @property
    def _plan(self) -> Plan:
        return _plan(self._frame)

    def controls(self) -> tuple[Control, ...]:
        frame, words = self._frame, self.desk.words
        x, y, wide = self._plan.column
        going_on = is_unfinished(self.desk.session)
        first = [self._going_on(frame.rect(x, y, wide, 96))] if going_on else []
        y += 112 if going_on else 32
        style, high = (Style.SECOND, 75) if going_on else (Style.FIRST, 92)
        label = words("button.new_game")
        new = Control("button:new_game", frame.rect(x, y, wide, high), style, label, "plus")
        return (*first, replace(new, left=going_on), *self._small(x, y + high + 16, wide))

    def _going_on(self, rect: pygame.Rect) -> Control:
        words, view = self.desk.words, self.desk.view
        a, b = view.points
        points = f"{BLUE_MARK}  {a} – {b}  {RED_MARK}"
        number = words("table.round_number", n=max(1, view.round))
        label = words("button.continue")
        return Control(
            "button:continue",
            rect,
            Style.FIRST,
            label,
            "play",
            detail=f"{number}  {points}",
            left=True,
        )

    def _small(self, x: float, y: float, wide: int) -> tuple[Control, ...]:
        words = self.desk.words
        language = LANGUAGES[words.language]
        signs = (
            ("button:rules", words("button.rules"), "rules"),
            ("button:settings", words("button.settings"), "settings"),
            ("button:language", language, "globe"),
            ("button:quit", words("button.quit"), "quit"),
        )
        gap = self._frame.apart(GAP)
        labels = [label for _, label, _ in signs]
        widths = shared_widths(self.desk.scale, labels, 2, wide - gap, SIGNED_EDGE)
        buttons = []
        for place, (name, label, icon) in enumerate(signs):
            row, column = divmod(place, 2)
            left = x + column * (widths[0] + gap)
            top = y + row * (self._plan.small + gap)
            rect = self._frame.rect(left, top, widths[column], self._plan.small)
            buttons.append(Control(name, rect, Style.SECOND, label, icon, left=True))
        return with_fitting_signs(self.desk.scale, buttons)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        frame, words, plan = self._frame, self.desk.words, self._plan
        scale = frame.scale
        surface.blit(_table(scale), (0, 0))
        self._draw_name(surface)
        # Where letters are large the line is longer than what is free, and becomes two.
        free = plan.tiles[0] - BEFORE_TILES - plan.middle
        room = scale.px(free if plan.left else frame.width)
        tagline = text.balanced(scale, words("title.tagline"), TAGLINE, IVORY, room)
        anchor = "midleft" if plan.left else "center"
        surface.blit(tagline, tagline.get_rect(**{anchor: frame.at(plan.middle, plan.tagline)}))
        foot = frame.at(plan.middle, plan.foot)
        text.draw_text(surface, scale, words("title.footnote"), text.SMALL, MUTED, foot, anchor)
        draw_all(surface, scale, self.controls(), attention)

    def _draw_name(self, surface: pygame.Surface) -> None:
        scale, plan = self.desk.scale, self._plan
        role = text.GAME.at(plan.size)
        name = lettering(scale, self.desk.words("title.name"), role)
        x, baseline = self._frame.at(plan.middle, plan.baseline)
        place = name.get_rect(midtop=(x, baseline - text.ascent(scale, role)))
        if plan.left:
            place.x = x - scale.px(4) - lettering_room(scale.font_px(plan.size))
        surface.blit(name, place)

    def act(self, name: str) -> None:
        desk = self.desk
        match name:
            case "button:continue":
                desk.follow()
            case "button:new_game":
                desk.open("setup")
            case "button:language":
                desk.change(replace(desk.settings, lang=next_language(desk.words)))
            case "button:quit":
                self._quit()
            case _:
                desk.open(name.partition(":")[2])

    def _quit(self) -> None:
        if is_unfinished(self.desk.session):
            self.desk.ask(quit_question(self.desk, self._leave_program))
        else:
            self._leave_program()

    def _leave_program(self) -> None:
        self.desk.wants_to_quit = True


@lru_cache(maxsize=2)
def _table(scale: Scale) -> pygame.Surface:
    """The lit table with a line on it: none of this moves."""
    if scale.upright:
        edge = scale.px(EDGE)
        felt = pygame.Rect(0, 0, *scale.size).inflate(-2 * edge, -2 * edge)
        picture = table_backdrop(scale, felt).copy()
    else:
        picture = menu_backdrop(scale).copy()
    s, lain = scale.px(TILE), line_places(scale)
    for placed in lain:
        shadow_surface(s, not placed.upright).blit(picture, *placed.rect.topleft)
    for placed in lain:
        picture.blit(_in_its_light(scale, placed, s), placed.rect)
    return picture


def line_places(scale: Scale) -> tuple[Placed, ...]:
    """Where the tiles of the table's line lie."""
    plan, s = _plan(Frame(scale)), scale.px(TILE)
    left, top = Frame(scale).at(*plan.tiles)
    places = []
    for tile, x, y, stands in LINE:
        size = (s, 2 * s) if stands else (2 * s, s)
        rect = pygame.Rect((left + round(x * s), top + round(y * s)), size)
        places.append(Placed(rect, int(tile[0]), int(tile[1])))
    return tuple(places)


def _in_its_light(scale: Scale, placed: Placed, s: int) -> pygame.Surface:
    """A tile as bright as the felt is where it lies."""
    tile = tile_surface(placed.first, placed.second, s, not placed.upright, scale.dress)
    if scale.upright or scale.contrast:
        return tile
    part = (placed.rect.centerx / scale.width - 0.48) / 0.24
    left = round(255 * (0.78 + 0.18 * min(1.0, max(0.0, part))))
    dim = tile.copy()
    dim.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    return dim
