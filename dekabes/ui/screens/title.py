"""The first screen: the name of the game, and the ways from here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from dekabes.engine import Line
from dekabes.engine.line import Laid
from dekabes.i18n import LANGUAGES
from dekabes.ui import text
from dekabes.ui.art.backdrop import menu_backdrop, table_backdrop
from dekabes.ui.art.buttons import BLUE_MARK, RED_MARK
from dekabes.ui.art.tiles import shadow_surface, tile_surface
from dekabes.ui.controls import Control, Style
from dekabes.ui.screens.frame import Frame, draw_all, next_language, with_fitting_sign
from dekabes.ui.screens.questions import is_unfinished, quit_question
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.table.layout import Placed, lay_out
from dekabes.ui.theme import IVORY, MUTED, Scale

# A line as it may come to lie: what the table shows while nobody plays.
_LAID = ("14", "44", "42", "26", "66", "63", "33", "35", "50", "01")
LINE = Line(tuple(Laid(int(one[0]), int(one[1])) for one in _LAID), _LAID.index("66"))
TILE = 80
EDGE = 40  # the wood around the felt
SMALL, GAP = 72, 12  # the small buttons' height, and what is between them
LANGUAGE = 284  # the width that a language's name needs
TAGLINE = text.BODY.at(24)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies, in units; words begin at the middle line, or are centred on it."""

    middle: int
    left: bool
    size: int
    baseline: int
    tagline: int
    column: tuple[int, int, int]  # corner and width of the buttons
    foot: int
    tiles: tuple[int, int, int, int]


LYING = Plan(
    middle=100,
    left=True,
    size=112,
    baseline=182,
    tagline=237,
    column=(96, 288, 460),
    foot=700,
    tiles=(616, 150, 590, 480),
)
UPRIGHT = Plan(
    middle=400,
    left=False,
    size=148,
    baseline=208,
    tagline=266,
    column=(96, 760, 608),
    foot=1180,
    tiles=(80, 300, 640, 420),
)


class TitleScreen(Screen):
    """The name of the game over a lit table, and the ways from here."""

    name = "title"

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    @property
    def _plan(self) -> Plan:
        return UPRIGHT if self.desk.scale.upright else LYING

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

    def _small(self, x: int, y: int, wide: int) -> tuple[Control, ...]:
        words = self.desk.words
        language = LANGUAGES[words.language]
        signs = (
            ("button:rules", words("button.rules"), "rules"),
            ("button:settings", words("button.settings"), "settings"),
            ("button:language", language, "globe"),
            ("button:quit", words("button.quit"), "quit"),
        )
        room = wide - GAP
        # A language's own name is longer than what stands beside it.
        longer = max(room / 2, LANGUAGE)
        places = (
            (x, y, room / 2),
            (x + room / 2 + GAP, y, room / 2),
            (x, y + SMALL + GAP, longer),
            (x + longer + GAP, y + SMALL + GAP, room - longer),
        )
        controls = (
            Control(
                name,
                self._frame.rect(left, top, width, SMALL),
                Style.SECOND,
                label,
                icon,
                left=True,
            )
            for (name, label, icon), (left, top, width) in zip(signs, places, strict=True)
        )
        return tuple(with_fitting_sign(self.desk.scale, control) for control in controls)

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        frame, words, plan = self._frame, self.desk.words, self._plan
        scale = frame.scale
        surface.blit(_table(scale), (0, 0))
        self._draw_name(surface)
        # Where letters are large the line has no room beside the tiles, and becomes two.
        room = scale.px(plan.tiles[0] - plan.middle if plan.left else frame.width)
        tagline = text.paragraph(scale, words("title.tagline"), TAGLINE, IVORY, room)
        anchor = "midleft" if plan.left else "center"
        surface.blit(tagline, tagline.get_rect(**{anchor: frame.at(plan.middle, plan.tagline)}))
        foot = frame.at(plan.middle, plan.foot)
        text.draw_text(surface, scale, words("title.footnote"), text.SMALL, MUTED, foot, anchor)
        draw_all(surface, scale, self.controls(), attention)

    def _draw_name(self, surface: pygame.Surface) -> None:
        scale, plan = self.desk.scale, self._plan
        role = text.GAME.at(plan.size)
        name = text.lettering(scale, self.desk.words("title.name"), role)
        x, baseline = self._frame.at(plan.middle, plan.baseline)
        place = name.get_rect(midtop=(x, baseline - text.ascent(scale, role)))
        if plan.left:
            place.x = x - scale.px(4) - text.lettering_room(scale.font_px(plan.size))
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
    area = Frame(scale).rect(*(UPRIGHT if scale.upright else LYING).tiles)
    lain = lay_out(LINE, area, scale.px(TILE))
    for placed in lain.tiles:
        shadow_surface(lain.s, not placed.upright).blit(picture, *placed.rect.topleft)
    for placed in lain.tiles:
        picture.blit(_in_its_light(scale, placed, lain.s), placed.rect)
    return picture


def _in_its_light(scale: Scale, placed: Placed, s: int) -> pygame.Surface:
    """A tile as bright as the felt is where it lies."""
    tile = tile_surface(placed.first, placed.second, s, not placed.upright)
    if scale.upright:
        return tile
    part = (placed.rect.centerx / scale.width - 0.48) / 0.24
    left = round(255 * (0.82 + 0.14 * min(1.0, max(0.0, part))))
    dim = tile.copy()
    dim.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    return dim
